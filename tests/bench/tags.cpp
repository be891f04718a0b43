// SPDX-License-Identifier: GPL-3.0-or-later
// Measures reading tags and scoring their mentions, on one thread:
//   heldout_bench_tags [--tags N] [--rounds N]
// The tags are made up: sentences of 25 tokens, five types, about one token in four in a mention, one in
// eight predicted otherwise. Prints lines of a name and a number; seconds are the median of the rounds.
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "measuring.h"
#include "metrics/mention_scorer.h"
#include "metrics/tag_decoder.h"
#include "metrics/token_accuracy.h"

using namespace heldout;
using namespace heldout::metrics;

namespace {

struct Sentence
{
    std::vector<std::string> gold, predicted;
};

std::vector<Sentence> makeSentences(std::size_t tags)
{
    constexpr std::size_t kTokens = 25;
    constexpr std::array kTypes{"protein", "cell_type", "DNA", "cell_line", "RNA"};
    Random random(1);
    std::vector<Sentence> sentences(tags / kTokens);
    for (Sentence& sentence : sentences) {
        while (sentence.gold.size() < kTokens) {
            if (random.below(7) != 0) {
                sentence.gold.emplace_back("O");
                continue;
            }
            const std::string type = kTypes.at(random.below(kTypes.size()));
            sentence.gold.push_back("B-" + type);
            for (std::uint64_t more = random.below(4); more > 0 && sentence.gold.size() < kTokens; --more)
                sentence.gold.push_back("I-" + type);
        }
        sentence.predicted = sentence.gold;
        for (std::string& tag : sentence.predicted) {
            if (random.below(8) == 0)
                tag = tag == "O" ? "B-protein" : "O";
        }
    }
    return sentences;
}

/// Seconds for all of it; -1 when the tags are refused.
double score(const std::vector<Sentence>& sentences, MentionMode mode, const TagRules& rules)
{
    const double start = bench::cpuSeconds();
    TagDecoder ofGold(rules);
    TagDecoder ofPredicted(rules);
    TokenAccuracy accuracy;
    MentionScorer scorer(mode);
    std::vector<Mention> gold;
    std::vector<Mention> predicted;
    for (const Sentence& sentence : sentences) {
        if (!ofGold.decode(sentence.gold, gold) || !ofPredicted.decode(sentence.predicted, predicted)
            || !accuracy.add(sentence.gold, sentence.predicted))
            return -1;
        scorer.score(gold, predicted);
    }
    return scorer.totals().items == sentences.size() ? bench::cpuSeconds() - start : -1;
}

} // namespace

int main(int count, char** values)
{
    std::size_t tags = 1'000'000;
    int rounds = 9;
    for (int i = 1; i + 1 < count; i += 2) {
        if (std::string_view(values[i]) == "--tags")
            tags = bench::numberOf<std::size_t>(values[i + 1]);
        else if (std::string_view(values[i]) == "--rounds")
            rounds = std::max(1, bench::numberOf<int>(values[i + 1]));
    }
    const std::vector<Sentence> sentences = makeSentences(tags);
    std::printf("tags %zu\n", tags);
    for (const bool strict : {false, true}) {
        const TagRules rules = strict ? TagRules{TagScheme::Iob2, InvalidTags::Drop} : TagRules{};
        for (const MentionMode mode : {MentionMode::Strict, MentionMode::Partial, MentionMode::Type}) {
            std::vector<double> seconds;
            for (int round = 0; round < rounds; ++round)
                seconds.push_back(score(sentences, mode, rules));
            std::printf(
                "cpu_%s_%s %.4f\n", strict ? "iob2" : "conlleval", toText(mode), bench::median(seconds));
        }
    }
    return 0;
}
