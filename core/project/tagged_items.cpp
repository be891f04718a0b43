// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/tagged_items.h"

#include <algorithm>
#include <set>

#include "metrics/tag_decoder.h"
#include "project/span_list.h"

namespace heldout::project {

namespace {

constexpr const char* kOutside = "O";

/// Tokens and gold tags of the items that have them.
struct GoldTags
{
    std::vector<std::vector<TextSpan>> tokens; ///< by item
    std::vector<std::vector<std::string>> tags;
};

Result<GoldTags> goldTags(store::Store& store, const store::SplitRow& split, JobContext& job)
{
    GoldTags gold;
    gold.tokens.resize(static_cast<std::size_t>(split.items));
    gold.tags.resize(static_cast<std::size_t>(split.items));
    bool any = false;
    auto read = store.readTokens(
        split.id,
        [&](std::span<const store::TokensView> items) -> Status {
            for (const store::TokensView& item : items) {
                gold.tokens[item.ordinal] = item.tokens;
                gold.tags[item.ordinal] = item.tags;
                any = any || !item.tags.empty();
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    if (!any)
        return fail(Code::InvalidArgument, Phrase::of("The split %1 has no gold tags.", split.name),
            Phrase::of("Load it from a file of one token a line."));
    return gold;
}

Result<metrics::TagRules> tagRules(const MentionRules& rules, const GoldTags& gold)
{
    metrics::TagRules result;
    if (rules.tagReading == TagReading::Conlleval)
        return result;
    result.invalid = metrics::InvalidTags::Drop;
    if (!rules.tagScheme.empty()) {
        result.scheme = tagSchemeFromText(rules.tagScheme);
        if (!result.scheme)
            return fail(Code::InvalidArgument, Phrase::of("%1 is not a scheme of tags.", rules.tagScheme),
                Phrase::of("Choose IOB1, IOB2, IOE1, IOE2, IOBES or BILOU."));
        return result;
    }
    TagSchemeDetector detector;
    for (const std::vector<std::string>& tags : gold.tags) {
        if (auto added = detector.add(tags); !added)
            return fail(added.error());
    }
    auto detected = detector.result();
    if (!detected)
        return fail(detected.error());
    result.scheme = detected->scheme;
    return result;
}

/// Decodes the tags of an item into mentions in the bytes of its text.
Status decode(metrics::TagDecoder& decoder, const std::vector<std::string>& tags,
    const std::vector<TextSpan>& tokens, std::vector<Mention>& mentions)
{
    if (auto decoded = decoder.decode(tags, mentions); !decoded)
        return decoded;
    return metrics::placeInText(mentions, tokens);
}

/// Predicted tags are stored one by one where their token stands; those that are not there are O.
std::vector<std::string> tagsOf(const std::vector<Mention>& stored, const std::vector<TextSpan>& tokens)
{
    std::vector<std::string> tags(tokens.size(), kOutside);
    for (const Mention& tag : stored) {
        const auto token = std::ranges::lower_bound(tokens, tag.first, {}, &TextSpan::first);
        if (token != tokens.end())
            tags[static_cast<std::size_t>(token - tokens.begin())] = tag.type;
    }
    return tags;
}

} // namespace

Result<TaggedItems> TaggedItems::load(store::Store& store, const store::SplitRow& split,
    const MentionRules& rules, const std::vector<ObjectId>& systems, JobContext& job)
{
    auto gold = goldTags(store, split, job);
    if (!gold)
        return fail(gold.error());
    auto tags = tagRules(rules, *gold);
    if (!tags)
        return fail(tags.error());
    TaggedItems items;
    if (tags->scheme)
        items.m_scheme = toText(*tags->scheme);
    items.m_gold.resize(gold->tags.size());
    metrics::TagDecoder goldDecoder(*tags);
    for (std::size_t item = 0; item < gold->tags.size(); ++item) {
        if (auto done = decode(goldDecoder, gold->tags[item], gold->tokens[item], items.m_gold[item]); !done)
            return fail(done.error());
    }
    items.m_goldRepairs = goldDecoder.repairs().mentions;
    for (const ObjectId system : systems) {
        SpanList::Types types;
        auto spans = SpanList::load(store, split, store::Store::SpansOf::Predictions, system, types, job);
        if (!spans)
            return fail(spans.error());
        if (auto known = SpanList::nameTypes(store, types); !known)
            return fail(known.error());
        ByItem& predicted = items.m_predicted.emplace_back(gold->tags.size());
        metrics::TagDecoder decoder(*tags);
        std::vector<Mention> stored;
        for (std::size_t item = 0; item < predicted.size(); ++item) {
            spans->mentions(item, types, stored);
            const std::vector<TextSpan>& tokens = gold->tokens[item];
            if (auto done = decode(decoder, tagsOf(stored, tokens), tokens, predicted[item]); !done)
                return fail(done.error());
        }
    }
    return items;
}

Result<DecodedItem> decodeItem(store::Store& store, ObjectId split, std::uint64_t ordinal,
    const MentionRules& rules, const std::vector<Mention>& predictedTags)
{
    metrics::TagRules tagRules;
    if (rules.tagReading == TagReading::Strict)
        tagRules = {tagSchemeFromText(rules.tagScheme), metrics::InvalidTags::Drop, {}};
    auto tokens = store.tokens(split, ordinal);
    if (!tokens)
        return fail(tokens.error());
    DecodedItem item;
    metrics::TagDecoder gold(tagRules);
    metrics::TagDecoder predicted(tagRules);
    Status done = decode(gold, tokens->tags, tokens->tokens, item.gold);
    if (done)
        done = decode(predicted, tagsOf(predictedTags, tokens->tokens), tokens->tokens, item.predicted);
    if (!done)
        return fail(done.error());
    return item;
}

std::vector<std::string> TaggedItems::typeNames() const
{
    std::set<std::string> names;
    const auto add = [&](const ByItem& items) {
        for (const std::vector<Mention>& mentions : items) {
            for (const Mention& mention : mentions)
                names.insert(mention.type);
        }
    };
    add(m_gold);
    for (const ByItem& items : m_predicted)
        add(items);
    return {names.begin(), names.end()};
}

} // namespace heldout::project
