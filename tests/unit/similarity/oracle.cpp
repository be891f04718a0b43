// SPDX-License-Identifier: GPL-3.0-or-later
#include "unit/similarity/oracle.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <sstream>

namespace heldout::tests {

namespace {

using similarity::BestMatches;
using similarity::Options;
using similarity::Scoring;
__extension__ using Wide = unsigned __int128;

using Counts = std::map<std::string, std::uint64_t>; // in code-point order

Counts countNgrams(const std::string& text, const Options& options)
{
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        const bool stop = options.stopWords == text::StopWords::English && (word == "the" || word == "of");
        if (word.size() >= 2 && !stop)
            words.push_back(word);
    }
    const auto n = static_cast<std::size_t>(options.n);
    Counts counts;
    for (std::size_t i = 0; i + n <= words.size(); ++i) {
        std::string ngram = words[i];
        for (std::size_t j = 1; j < n; ++j)
            ngram += ' ' + words[i + j];
        ++counts[ngram];
    }
    return counts;
}

std::uint64_t squaredNorm(const Counts& counts)
{
    std::uint64_t sum = 0;
    for (const auto& [ngram, count] : counts)
        sum += count * count;
    return sum;
}

struct Scored
{
    std::uint32_t row = 0;
    std::uint64_t dot = 0;
    std::uint64_t norm2 = 0;
    double score = 0;
    double cosine = 0;
};

Scored scorePair(const Counts& test, std::uint64_t testNorm2, const Counts& train, std::uint32_t row)
{
    Scored scored{row, 0, squaredNorm(train), 0, 0};
    const double testLength = std::sqrt(static_cast<double>(testNorm2));
    const double trainLength = std::sqrt(static_cast<double>(scored.norm2));
    for (const auto& [ngram, count] : test) {
        const auto found = train.find(ngram);
        if (found == train.end())
            continue;
        scored.dot += count * found->second;
        const double left = static_cast<double>(count) / testLength;
        const double right = static_cast<double>(found->second) / trainLength;
        scored.cosine += left * right;
    }
    return scored;
}

/// Sign of a - b.
int compare(const Scored& a, const Scored& b, Scoring scoring)
{
    if (scoring == Scoring::AsPublished)
        return a.cosine < b.cosine ? -1 : a.cosine > b.cosine ? 1 : 0;
    const Wide left = Wide{a.dot} * a.dot * b.norm2;
    const Wide right = Wide{b.dot} * b.dot * a.norm2;
    return left < right ? -1 : left > right ? 1 : 0;
}

bool meets(const Scored& scored, std::uint64_t testNorm2, const Options& options)
{
    if (options.scoring == Scoring::AsPublished)
        return scored.cosine * 100 >= options.minScore;
    const auto milli = static_cast<std::uint64_t>(std::llround(options.minScore * 1000));
    return Wide{scored.dot} * scored.dot * 10'000'000'000u >= Wide{milli} * milli * testNorm2 * scored.norm2;
}

double percent(const Scored& scored, std::uint64_t testNorm2, Scoring scoring)
{
    if (scoring == Scoring::AsPublished)
        return scored.cosine * 100;
    if (Wide{scored.dot} * scored.dot == Wide{testNorm2} * scored.norm2)
        return 100;
    const double length = std::sqrt(static_cast<double>(testNorm2) * static_cast<double>(scored.norm2));
    return 100 * static_cast<double>(scored.dot) / length;
}

} // namespace

std::vector<std::string> randomTexts(
    Random& random, std::size_t count, std::size_t words, std::size_t longest)
{
    std::vector<std::string> texts(count);
    for (std::string& text : texts) {
        for (std::uint64_t i = random.below(longest + 1); i > 0; --i) {
            const double skewed = random.unit() * random.unit();
            const auto word = static_cast<std::size_t>(skewed * static_cast<double>(words));
            text += word == 0 ? "the "
                : word == 1   ? "of "
                : word == 2   ? "x "
                              : "w" + std::to_string(word) + ' ';
        }
    }
    return texts;
}

BestMatches compareAllPairs(
    const std::vector<std::string>& test, const std::vector<std::string>& train, const Options& options)
{
    BestMatches result;
    result.options = options;
    result.trainCount = train.size();
    std::vector<Counts> rows;
    std::set<std::string> inTrain;
    std::set<std::string> inTest;
    for (const std::string& text : train) {
        rows.push_back(countNgrams(text, options));
        result.emptyTrain += rows.back().empty() ? 1 : 0;
        for (const auto& [ngram, count] : rows.back())
            inTrain.insert(ngram);
    }
    for (std::uint32_t i = 0; i < test.size(); ++i) {
        const Counts counts = countNgrams(test[i], options);
        const std::uint64_t norm2 = squaredNorm(counts);
        result.emptyTest += counts.empty() ? 1 : 0;
        for (const auto& [ngram, count] : counts)
            inTest.insert(ngram);
        std::vector<Scored> scored;
        for (std::uint32_t row = 0; row < rows.size(); ++row) {
            scored.push_back(scorePair(counts, norm2, rows[row], row));
            if (scored.back().dot == 0)
                scored.pop_back();
        }
        std::ranges::stable_sort(
            scored, [&](const Scored& a, const Scored& b) { return compare(a, b, options.scoring) > 0; });
        similarity::Match match;
        match.test = i;
        match.norm2Test = norm2;
        if (!scored.empty()) {
            const Scored& best = scored.front();
            match.train = best.row;
            match.score = percent(best, norm2, options.scoring);
            match.dot = best.dot;
            match.norm2Train = best.norm2;
            match.ties = static_cast<std::uint32_t>(std::ranges::count_if(
                scored, [&](const Scored& other) { return compare(other, best, options.scoring) == 0; }));
        }
        result.matches.push_back(match);
        for (std::uint32_t rank = 2; rank <= std::min<std::size_t>(options.top, scored.size()); ++rank) {
            const Scored& row = scored[rank - 1];
            if (!meets(row, norm2, options))
                break;
            result.partners.push_back(
                {i, rank, row.row, percent(row, norm2, options.scoring), row.dot, row.norm2});
        }
    }
    result.testVocabulary = inTest.size();
    for (const std::string& ngram : inTest)
        result.sharedVocabulary += inTrain.contains(ngram) ? 1 : 0;
    return result;
}

std::string firstDifference(const BestMatches& a, const BestMatches& b)
{
    const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value); };
    if (a.trainCount != b.trainCount || a.emptyTest != b.emptyTest || a.emptyTrain != b.emptyTrain)
        return "counts of items";
    if (a.testVocabulary != b.testVocabulary || a.sharedVocabulary != b.sharedVocabulary)
        return "counts of n-grams";
    if (a.matches.size() != b.matches.size() || a.partners.size() != b.partners.size())
        return "number of matches or partners";
    for (std::size_t i = 0; i < a.matches.size(); ++i) {
        const similarity::Match& x = a.matches[i];
        const similarity::Match& y = b.matches[i];
        if (x.test != y.test || x.train != y.train || bits(x.score) != bits(y.score) || x.dot != y.dot
            || x.norm2Test != y.norm2Test || x.norm2Train != y.norm2Train || x.ties != y.ties)
            return "match " + std::to_string(i);
    }
    for (std::size_t i = 0; i < a.partners.size(); ++i) {
        const similarity::Partner& x = a.partners[i];
        const similarity::Partner& y = b.partners[i];
        if (x.test != y.test || x.rank != y.rank || x.train != y.train || bits(x.score) != bits(y.score)
            || x.dot != y.dot || x.norm2Train != y.norm2Train)
            return "partner " + std::to_string(i);
    }
    return {};
}

} // namespace heldout::tests
