// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of labels of which only some were named.
#include "arguments.h"

#include <algorithm>
#include <iterator>

#include "base/numbers.h"

namespace heldout::cli {

namespace {

/// Whether a column that was recognised is one of those that were named.
bool isNamed(const std::string& column, const formats::PredictionColumns& named,
    const std::vector<std::string>& columnNames)
{
    std::vector<std::string> names = named.labels;
    names.insert(names.end(), named.scores.begin(), named.scores.end());
    names.push_back(named.id);
    return std::ranges::any_of(names, [&](const std::string& name) {
        const auto place = std::ranges::find(columnNames, name);
        return name == column
            || (place != columnNames.end()
                && "#" + toText(static_cast<std::uint64_t>(place - columnNames.begin()) + 1) == column);
    });
}

bool hasColumns(formats::FormatId format)
{
    return format != formats::FormatId::Conll && format != formats::FormatId::Brat
        && format != formats::FormatId::Bc2gm;
}

} // namespace

Status recogniseOthers(const std::string& path, project::JoinBy join, formats::PredictionOptions& options)
{
    if (options.columns.empty())
        return {};
    formats::PredictionOptions open = options;
    open.columns = {};
    auto preview = project::previewPredictions(path, open);
    if (!preview)
        return fail(preview.error());
    const formats::PredictionDetection& found = preview->detection;
    if (!hasColumns(found.format))
        return {};
    const formats::PredictionColumns named = options.columns;
    const auto isFree = [&](const std::string& column) { return !isNamed(column, named, found.columnNames); };
    formats::PredictionColumns& columns = options.columns;
    if (columns.id.empty() && join == project::JoinBy::Id && isFree(found.columns.id))
        columns.id = found.columns.id;
    if (isFree(found.columns.text))
        columns.text = found.columns.text;
    if (!columns.labels.empty() || !columns.scores.empty())
        return {};
    std::ranges::copy_if(found.columns.labels, std::back_inserter(columns.labels), isFree);
    std::ranges::copy_if(found.columns.scores, std::back_inserter(columns.scores), isFree);
    return {};
}

Result<project::LabelSource> labelSource(const GoldArguments& gold)
{
    project::LabelSource source;
    source.path = gold.file;
    if (gold.file.empty())
        return source;
    if (!gold.as.empty())
        source.options.format = formats::formatFromName(gold.as);
    source.options.columns.id = gold.id;
    if (!gold.label.empty())
        source.options.columns.labels = {gold.label};
    source.join = gold.join == project::name(project::JoinBy::Position) ? project::JoinBy::Position
                                                                        : project::JoinBy::Id;
    if (auto others = recogniseOthers(source.path, source.join, source.options); !others)
        return fail(others.error());
    return source;
}

} // namespace heldout::cli
