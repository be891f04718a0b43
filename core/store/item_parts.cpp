// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/item_parts.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace heldout::store {

namespace {

constexpr const char* kTags = "tags";
constexpr unsigned kSeven = 7;
constexpr unsigned kMore = 0x80;

void appendVarint(std::string& bytes, std::uint32_t value)
{
    while (value >= kMore) {
        bytes += static_cast<char>(value | kMore);
        value >>= kSeven;
    }
    bytes += static_cast<char>(value);
}

/// Unset behind the end, and when the number is too long.
std::optional<std::uint32_t> nextVarint(std::span<const std::byte>& bytes)
{
    std::uint32_t value = 0;
    for (unsigned shift = 0; shift < 32 && !bytes.empty(); shift += kSeven) {
        const auto byte = std::to_integer<std::uint32_t>(bytes.front());
        bytes = bytes.subspan(1);
        value |= (byte & (kMore - 1)) << shift;
        if (byte < kMore)
            return value;
    }
    return std::nullopt;
}

tl::unexpected<Error> damagedTokens()
{
    return fail(Code::DamagedProject, Phrase::of("The tokens of an item cannot be read."));
}

} // namespace

Status insertMention(Database& database, const MentionRow& row, const Mention& mention)
{
    Status status = execute(database, Sql::MentionInsert, row.set, row.instance, row.n, row.type,
        mention.first, mention.last, row.surface, row.score);
    int f = 0;
    for (const TextSpan& piece : mention.fragments) {
        if (status)
            status = execute(
                database, Sql::FragmentInsert, row.set, row.instance, row.n, f++, piece.first, piece.last);
    }
    return status;
}

Result<std::vector<PredictedMention>> readMentions(Database& database, Id set, std::int64_t instance)
{
    std::vector<PredictedMention> mentions;
    Query query(database, Sql::MentionsOf, set, instance);
    while (query.next()) {
        Result<std::string> type = oneText(database, Sql::NameText, query.integer(3));
        if (!type)
            return fail(type.error());
        PredictedMention& one = mentions.emplace_back();
        one.mention = {static_cast<std::uint32_t>(query.integer(0)),
            static_cast<std::uint32_t>(query.integer(1)), std::move(*type), query.string(2), {}};
        if (!query.isNull(4))
            one.score = query.real(4);
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    Query pieces(database, Sql::FragmentsOfItem, set, instance);
    while (pieces.next()) {
        const std::uint64_t n = pieces.natural(0);
        if (n < mentions.size())
            mentions[n].mention.fragments.push_back({static_cast<std::uint32_t>(pieces.integer(1)),
                static_cast<std::uint32_t>(pieces.integer(2))});
    }
    if (Status status = pieces.status(); !status)
        return fail(status.error());
    return mentions;
}

Status fillFragments(Database& database, Id set, std::int64_t firstItem, std::vector<SpanView>& spans)
{
    if (spans.empty())
        return {};
    Query query(database, Sql::FragmentsBetween, set,
        firstItem + static_cast<std::int64_t>(spans.front().ordinal),
        firstItem + static_cast<std::int64_t>(spans.back().ordinal));
    std::size_t at = 0;
    while (query.next()) {
        const std::pair key(static_cast<std::uint64_t>(query.integer(0) - firstItem), query.natural(1));
        const auto keyOf
            = [&](std::size_t i) { return std::pair(spans[i].ordinal, std::uint64_t{spans[i].n}); };
        while (at < spans.size() && keyOf(at) < key)
            ++at;
        if (at < spans.size() && keyOf(at) == key) // else of a page before or after
            spans[at].fragments.push_back(
                {static_cast<std::uint32_t>(query.integer(2)), static_cast<std::uint32_t>(query.integer(3))});
    }
    return query.status();
}

Status insertTokens(Database& database, std::int64_t instance, const Instance& item)
{
    if (item.tokens.empty())
        return {};
    std::string bytes;
    std::uint32_t end = 0;
    for (const TextSpan& token : item.tokens) {
        if (token.first < end || token.last < token.first)
            return fail(Code::InvalidArgument, Phrase::of("The tokens of an item are not in order."));
        appendVarint(bytes, token.first - end);
        appendVarint(bytes, token.last - token.first);
        end = token.last;
    }
    std::optional<std::string> columns;
    if (!item.tags.empty())
        columns = nlohmann::json{{kTags, item.tags}}.dump();
    return execute(database, Sql::TokensInsert, instance,
        Blob{std::as_bytes(std::span<const char>(bytes.data(), bytes.size()))}, columns);
}

Result<TokensView> readTokens(const Query& row, std::int64_t firstItem)
{
    TokensView view;
    view.ordinal = static_cast<std::uint64_t>(row.integer(0) - firstItem);
    std::span<const std::byte> bytes = row.blob(1);
    std::uint32_t end = 0;
    while (!bytes.empty()) {
        const auto gap = nextVarint(bytes);
        const auto length = nextVarint(bytes);
        if (!gap || !length)
            return damagedTokens();
        view.tokens.push_back({end + *gap, end + *gap + *length});
        end += *gap + *length;
    }
    if (row.isNull(2))
        return view;
    const auto columns = nlohmann::json::parse(row.view(2), nullptr, false);
    const auto tags = columns.is_object() ? columns.find(kTags) : columns.end();
    if (!columns.is_object() || tags == columns.end() || !tags->is_array())
        return damagedTokens();
    for (const auto& tag : *tags) {
        if (!tag.is_string())
            return damagedTokens();
        view.tags.push_back(tag.get<std::string>());
    }
    return view.tags.size() == view.tokens.size() ? Result<TokensView>(std::move(view)) : damagedTokens();
}

} // namespace heldout::store
