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

/// Words, or characters with runs of blanks folded.
std::vector<std::string> unitsOf(const std::string& text, const Options& options)
{
    std::vector<std::string> words;
    if (options.unit == similarity::GramUnit::Characters) {
        for (const char c : text) {
            if (c != ' ' || words.empty() || words.back() != " ")
                words.emplace_back(1, c);
        }
        return words;
    }
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        const bool stop = options.stopWords == text::StopWords::English && (word == "the" || word == "of");
        if (word.size() >= 2 && !stop)
            words.push_back(word);
    }
    return words;
}

Counts countNgrams(const std::string& text, const Options& options)
{
    const std::vector<std::string> units = unitsOf(text, options);
    const char* between = options.unit == similarity::GramUnit::Words ? " " : "";
    Counts counts;
    for (int length = options.n; length <= options.longestN(); ++length) {
        const auto n = static_cast<std::size_t>(length);
        for (std::size_t i = 0; i + n <= units.size(); ++i) {
            std::string ngram = units[i];
            for (std::size_t j = 1; j < n; ++j)
                ngram += between + units[i + j];
            std::uint64_t& count = counts[ngram];
            count = options.weighting == similarity::Weighting::Binary ? 1 : count + 1;
        }
    }
    return counts;
}

/// Squared inverse document frequencies in steps of 1/4096; all 1 for other weightings.
class Weights
{
public:
    Weights(const std::vector<Counts>& test, const Options& options)
        : m_used(options.weighting == similarity::Weighting::TfIdf)
        , m_items(test.size())
    {
        for (const Counts& counts : test) {
            for (const auto& [ngram, count] : counts)
                ++m_itemsWith[ngram];
        }
    }
    [[nodiscard]] std::uint64_t operator()(const std::string& ngram) const
    {
        if (!m_used)
            return 1;
        const auto found = m_itemsWith.find(ngram);
        const double with = found == m_itemsWith.end() ? 0 : static_cast<double>(found->second);
        const double idf = std::log((1.0 + static_cast<double>(m_items)) / (1.0 + with)) + 1;
        const auto steps = static_cast<std::uint64_t>(std::llround(idf * 4096));
        return steps * steps;
    }

private:
    bool m_used;
    std::size_t m_items;
    Counts m_itemsWith;
};

std::uint64_t squaredNorm(const Counts& counts, const Weights& weights)
{
    std::uint64_t sum = 0;
    for (const auto& [ngram, count] : counts)
        sum += count * count * weights(ngram);
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

Scored scorePair(const Counts& test, std::uint64_t testNorm2, const Counts& train, std::uint64_t trainNorm2,
    std::uint32_t row, const Weights& weights)
{
    Scored scored{row, 0, trainNorm2, 0, 0};
    const double testLength = std::sqrt(static_cast<double>(testNorm2));
    const double trainLength = std::sqrt(static_cast<double>(scored.norm2));
    for (const auto& [ngram, count] : test) {
        const auto found = train.find(ngram);
        if (found == train.end())
            continue;
        scored.dot += count * found->second * weights(ngram);
        const double left = static_cast<double>(count) / testLength;
        const double right = static_cast<double>(found->second) / trainLength;
        scored.cosine += left * right;
    }
    return scored;
}

/// Of the sets.
std::pair<std::uint64_t, std::uint64_t> fraction(
    const Scored& scored, std::uint64_t testNorm2, similarity::Measure measure)
{
    return {scored.dot,
        measure == similarity::Measure::Jaccard ? testNorm2 + scored.norm2 - scored.dot : testNorm2};
}

/// All 192 bits: what stands above the lowest 64, and those.
std::pair<Wide, std::uint64_t> product(Wide a, std::uint64_t b)
{
    const Wide low = Wide{static_cast<std::uint64_t>(a)} * b;
    return {(a >> 64) * b + (low >> 64), static_cast<std::uint64_t>(low)};
}

/// Sign of a - b.
int compare(const Scored& a, const Scored& b, std::uint64_t testNorm2, const Options& options)
{
    if (options.scoring == Scoring::AsPublished)
        return a.cosine < b.cosine ? -1 : a.cosine > b.cosine ? 1 : 0;
    if (options.measure != similarity::Measure::Cosine) {
        const auto [leftDot, wholeA] = fraction(a, testNorm2, options.measure);
        const auto [rightDot, wholeB] = fraction(b, testNorm2, options.measure);
        return leftDot * wholeB < rightDot * wholeA ? -1 : leftDot * wholeB > rightDot * wholeA ? 1 : 0;
    }
    const auto left = product(Wide{a.dot} * a.dot, b.norm2);
    const auto right = product(Wide{b.dot} * b.dot, a.norm2);
    return left < right ? -1 : left > right ? 1 : 0;
}

bool meets(const Scored& scored, std::uint64_t testNorm2, const Options& options)
{
    if (options.scoring == Scoring::AsPublished)
        return scored.cosine * 100 >= options.minScore;
    const auto milli = static_cast<std::uint64_t>(std::llround(options.minScore * 1000));
    if (options.measure != similarity::Measure::Cosine) {
        const auto [dot, whole] = fraction(scored, testNorm2, options.measure);
        return dot * 100'000 >= milli * whole;
    }
    if (options.weighting
        == similarity::Weighting::TfIdf) // the weights have room for two factors, not for four
        return std::sqrt(static_cast<double>(testNorm2) * static_cast<double>(scored.norm2))
            * options.minScore
            <= 100 * static_cast<double>(scored.dot);
    return Wide{scored.dot} * scored.dot * 10'000'000'000u >= Wide{milli} * milli * testNorm2 * scored.norm2;
}

double percent(const Scored& scored, std::uint64_t testNorm2, const Options& options)
{
    if (options.scoring == Scoring::AsPublished)
        return scored.cosine * 100;
    if (options.measure != similarity::Measure::Cosine) {
        const auto [dot, whole] = fraction(scored, testNorm2, options.measure);
        return 100 * static_cast<double>(dot) / static_cast<double>(whole);
    }
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
    std::vector<Counts> items;
    for (const std::string& text : test)
        items.push_back(countNgrams(text, options));
    const Weights weights(items, options);
    std::vector<Counts> rows;
    std::vector<std::uint64_t> norms;
    std::set<std::string> inTrain;
    std::set<std::string> inTest;
    for (const std::string& text : train) {
        rows.push_back(countNgrams(text, options));
        norms.push_back(squaredNorm(rows.back(), weights));
        result.emptyTrain += rows.back().empty() ? 1 : 0;
        for (const auto& [ngram, count] : rows.back())
            inTrain.insert(ngram);
    }
    for (std::uint32_t i = 0; i < test.size(); ++i) {
        const Counts& counts = items[i];
        const std::uint64_t norm2 = squaredNorm(counts, weights);
        result.emptyTest += counts.empty() ? 1 : 0;
        for (const auto& [ngram, count] : counts)
            inTest.insert(ngram);
        std::vector<Scored> scored;
        for (std::uint32_t row = 0; row < rows.size(); ++row) {
            const bool all = options.top == similarity::kAllPartners;
            if (options.within && (all ? row <= i : row == i))
                continue;
            scored.push_back(scorePair(counts, norm2, rows[row], norms[row], row, weights));
            if (scored.back().dot == 0 || (all && !meets(scored.back(), norm2, options)))
                scored.pop_back();
        }
        std::ranges::stable_sort(
            scored, [&](const Scored& a, const Scored& b) { return compare(a, b, norm2, options) > 0; });
        similarity::Match match;
        match.test = i;
        match.norm2Test = norm2;
        if (!scored.empty()) {
            const Scored& best = scored.front();
            match.train = best.row;
            match.score = percent(best, norm2, options);
            match.dot = best.dot;
            match.norm2Train = best.norm2;
            match.ties = static_cast<std::uint32_t>(std::ranges::count_if(
                scored, [&](const Scored& other) { return compare(other, best, norm2, options) == 0; }));
        }
        result.matches.push_back(match);
        for (std::uint32_t rank = 2; rank <= std::min<std::size_t>(options.top, scored.size()); ++rank) {
            const Scored& row = scored[rank - 1];
            if (!meets(row, norm2, options))
                break;
            result.partners.push_back({i, rank, row.row, percent(row, norm2, options), row.dot, row.norm2});
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

std::string differenceFromAllPairs(const std::vector<BestMatches>& results,
    const std::vector<std::string>& test, const std::vector<std::string>& train,
    const std::vector<Options>& options)
{
    if (results.size() != options.size())
        return "number of results";
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::string difference = firstDifference(results[i], compareAllPairs(test, train, options[i]));
        if (!difference.empty())
            return "options " + std::to_string(i) + ": " + difference;
    }
    return {};
}

} // namespace heldout::tests
