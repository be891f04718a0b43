// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the scheme, the policy and the side; then come two sentences of tags, blanks between
// tags and a line feed between the sentences.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "metrics/mention_scorer.h"
#include "metrics/tag_decoder.h"
#include "metrics/token_accuracy.h"

namespace {

using namespace heldout;
using namespace heldout::metrics;

void require(bool promise)
{
    if (!promise)
        std::abort();
}

std::vector<std::string_view> tagsOf(std::string_view text)
{
    std::vector<std::string_view> tags;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t last = std::min(text.find(' ', first), text.size());
        tags.push_back(text.substr(first, last - first));
        first = last + 1;
    }
    return tags;
}

TagRules rulesOf(std::uint8_t byte)
{
    TagRules rules;
    if (byte % 7 != 0)
        rules.scheme = kTagSchemes[byte % 7U - 1U];
    rules.invalid = static_cast<InvalidTags>(byte / 7 % 3);
    rules.side = static_cast<TagSide>(byte / 21 % 2);
    return rules;
}

/// What was decoded is in order, and comes back from every scheme.
void checkMentions(const std::vector<Mention>& mentions, std::size_t tokens)
{
    for (std::size_t i = 0; i < mentions.size(); ++i) {
        require(mentions[i].first < mentions[i].last && mentions[i].last <= tokens);
        require(i == 0 || mentions[i - 1].last <= mentions[i].first);
    }
    for (const TagScheme scheme : kTagSchemes) {
        const auto tags = encodeTags(mentions, tokens, scheme);
        require(tags.has_value());
        std::vector<Mention> again;
        require(TagDecoder({scheme, InvalidTags::Refuse}).decode(*tags, again).has_value());
        require(again.size() == mentions.size());
        for (std::size_t i = 0; i < again.size(); ++i)
            require(again[i].first == mentions[i].first && again[i].last == mentions[i].last
                && again[i].type == mentions[i].type);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t border = std::min(text.find('\n'), text.size());
    const auto gold = tagsOf(text.substr(0, border));
    const auto predicted = tagsOf(text.substr(std::min(border + 1, text.size())));
    TagDecoder decoder(rulesOf(data[0]));
    std::vector<Mention> ofGold;
    std::vector<Mention> ofPredicted;
    if (decoder.decode(gold, ofGold))
        checkMentions(ofGold, gold.size());
    else
        ofGold.clear();
    if (decoder.decode(predicted, ofPredicted))
        checkMentions(ofPredicted, predicted.size());
    else
        ofPredicted.clear();
    for (const MentionMode mode : {MentionMode::Strict, MentionMode::Exact, MentionMode::Partial,
             MentionMode::Type, MentionMode::Left, MentionMode::Right}) {
        const Counts all = MentionScorer(mode).score(ofGold, ofPredicted).all;
        require(all.gold() == static_cast<double>(ofGold.size()));
        require(all.predicted() == static_cast<double>(ofPredicted.size()));
    }
    TokenAccuracy accuracy;
    require(accuracy.add(gold, predicted).has_value() == (gold.size() == predicted.size()));
    return 0;
}
