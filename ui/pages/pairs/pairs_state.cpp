// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pairs_state.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "session/words.h"

namespace heldout::ui {

namespace {

constexpr double kAll = 100'000;

QJsonArray sizesToJson(const QList<int>& sizes)
{
    QJsonArray array;
    for (const int size : sizes)
        array.append(size);
    return array;
}

QList<int> sizesFrom(const QJsonValue& value)
{
    QList<int> sizes;
    const QJsonArray array = value.toArray();
    for (const auto& size : array)
        sizes.append(std::clamp(size.toInt(), 0, 100'000));
    return sizes;
}

std::optional<std::int32_t> boundFrom(const QJsonValue& value)
{
    if (!value.isDouble())
        return {};
    return static_cast<std::int32_t>(std::clamp(value.toDouble(), -kAll, kAll));
}

} // namespace

std::string toJson(const PairsState& state)
{
    QJsonObject filter;
    if (state.filter.fromMilli)
        filter.insert(QStringLiteral("from"), static_cast<qint64>(*state.filter.fromMilli));
    if (state.filter.toMilli)
        filter.insert(QStringLiteral("to"), static_cast<qint64>(*state.filter.toMilli));
    filter.insert(QStringLiteral("not_identical"), state.filter.notIdentical);
    filter.insert(QStringLiteral("words"), fromUtf8(state.filter.words));
    const QJsonObject object{
        {QStringLiteral("run"), static_cast<qint64>(state.run)},
        {QStringLiteral("filter"), filter},
        {QStringLiteral("pos"), static_cast<qint64>(state.pos)},
        {QStringLiteral("as_compared"), state.asCompared},
        {QStringLiteral("mentions"), state.mentions},
        {QStringLiteral("shared"), state.shared},
        {QStringLiteral("others"), state.others},
        {QStringLiteral("columns"), sizesToJson(state.columns)},
        {QStringLiteral("rows"), sizesToJson(state.rows)},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

PairsState pairsStateFrom(const std::string& json)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    const QJsonObject filter = object.value(QStringLiteral("filter")).toObject();
    PairsState state;
    state.run = object.value(QStringLiteral("run")).toInteger();
    state.filter.fromMilli = boundFrom(filter.value(QStringLiteral("from")));
    state.filter.toMilli = boundFrom(filter.value(QStringLiteral("to")));
    state.filter.notIdentical = filter.value(QStringLiteral("not_identical")).toBool();
    state.filter.words = filter.value(QStringLiteral("words")).toString().toStdString();
    state.pos
        = static_cast<std::uint64_t>(std::max<qint64>(0, object.value(QStringLiteral("pos")).toInteger()));
    state.asCompared = object.value(QStringLiteral("as_compared")).toBool();
    state.mentions = object.value(QStringLiteral("mentions")).toBool();
    state.shared = object.value(QStringLiteral("shared")).toBool(true);
    state.others = object.value(QStringLiteral("others")).toBool();
    state.columns = sizesFrom(object.value(QStringLiteral("columns")));
    state.rows = sizesFrom(object.value(QStringLiteral("rows")));
    return state;
}

} // namespace heldout::ui
