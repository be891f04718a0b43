// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/diagnostic.h"
#include "data/instance.h"
#include "formats/formats.h"
#include "formats/predictions.h"
#include "leakage/leakage.h"
#include "similarity/similarity.h"
#include "text/compare_texts.h"

/// Plain values that the use cases of a project take and give. Percentages are 0 .. 100.
namespace heldout::project {

using ObjectId = std::int64_t; ///< data sets, splits, runs; never reused in a project

struct SplitInfo
{
    ObjectId id = 0;
    std::string name;
    SplitRole role = SplitRole::Other;
    std::uint64_t items = 0;
    std::uint64_t documents = 0; ///< distinct; 0 = no document ids
    std::optional<std::uint64_t> mentions; ///< unset = the format has none
    std::uint64_t relations = 0; ///< gold ones, between the mentions
    bool labels = false;
    formats::FormatId format = formats::FormatId::Lines;
    std::vector<formats::SourceReport> sources;
    std::string importedAt; ///< UTC, ISO 8601
    std::string digest;
    std::uint64_t notes = 0; ///< diagnostics of severity Note
};

struct DatasetInfo
{
    ObjectId id = 0;
    std::string name;
    std::vector<SplitInfo> splits; ///< train, dev, test, others; by name within a role
};

struct TextRow
{
    std::uint64_t ordinal = 0; ///< row in the split, from 0
    std::string key; ///< id in the file, or the row number
    std::string text; ///< cut on a grapheme border when longer than the limit asked for
    bool cut = false;
    std::string document;
    std::vector<std::string> labels;
    std::optional<std::uint64_t> mentions;
};

struct DocumentOnBothSides
{
    std::string document;
    std::uint64_t testItems = 0;
    std::uint64_t trainItems = 0;
};

enum class JoinBy : std::uint8_t {
    Id,
    Position, ///< row i is of item i; refused unless there are as many rows as items
};
[[nodiscard]] const char* name(JoinBy join); ///< "id", "position"
inline constexpr auto kJoins = {JoinBy::Id, JoinBy::Position};

/// Gold labels of whole texts in a file of their own, read as labels that are predicted are.
struct LabelSource
{
    std::string path; ///< "" = none
    formats::PredictionOptions options;
    JoinBy join = JoinBy::Id;
};

struct ImportRequest
{
    std::vector<std::string> paths; ///< read in order into one split
    std::string dataset;
    std::string split;
    std::optional<SplitRole> role; ///< unset = by the split's name
    formats::ReadOptions options;
    LabelSource labels; ///< where there is one, all labels are from it
    bool replace = false; ///< an existing split of the name is swapped; else AlreadyExists
};

struct ImportOutcome
{
    ObjectId splitId = 0;
    std::uint64_t instances = 0;
    std::uint64_t documents = 0;
    std::optional<std::uint64_t> mentions; ///< unset where the files bring none
    std::vector<formats::SourceReport> sources;
    std::vector<Diagnostic>
        diagnostics; ///< as stored: the first 10,000 a file, one line for the rest of a code
};

/// What is compared. Embeddings are of the whole texts.
enum class CompareUnit : std::uint8_t { Text, Mentions, Embeddings };
[[nodiscard]] const char* name(CompareUnit unit); ///< "text", "mentions", "embeddings"
[[nodiscard]] const char* name(similarity::Scoring scoring); ///< "exact", "as-published"
[[nodiscard]] const char* name(text::StopWords stopWords); ///< "english", "none"
[[nodiscard]] const char* name(similarity::GramUnit unit); ///< "words", "characters"
[[nodiscard]] const char* name(similarity::Weighting weighting); ///< "counts", "binary", "tf-idf"
[[nodiscard]] const char* name(similarity::Measure measure); ///< "cosine", "jaccard", "containment"

/// Of `values` the one that name() calls `word`; else the first.
template <typename T>
[[nodiscard]] T named(std::string_view word, std::initializer_list<T> values)
{
    for (const T value : values) {
        if (word == name(value))
            return value;
    }
    return *values.begin();
}
inline constexpr auto kUnits = {CompareUnit::Text, CompareUnit::Mentions, CompareUnit::Embeddings};
inline constexpr auto kScorings = {similarity::Scoring::Exact, similarity::Scoring::AsPublished};
inline constexpr auto kStopWordLists = {text::StopWords::English, text::StopWords::None};
inline constexpr auto kGramUnits = {similarity::GramUnit::Words, similarity::GramUnit::Characters};
inline constexpr auto kWeightings
    = {similarity::Weighting::Counts, similarity::Weighting::Binary, similarity::Weighting::TfIdf};
inline constexpr auto kMeasures
    = {similarity::Measure::Cosine, similarity::Measure::Jaccard, similarity::Measure::Containment};

/// N-grams of n units, or of n to longest.
struct NgramSizes
{
    int n = 1;
    int longest = 0; ///< 0 = only n

    constexpr NgramSizes(
        int shortest, int most = 0) // NOLINT(google-explicit-constructor): one size is a size
        : n(shortest)
        , longest(most > shortest ? most : 0)
    {
    }
    friend bool operator==(const NgramSizes&, const NgramSizes&) = default;
};
[[nodiscard]] std::string name(const NgramSizes& sizes); ///< "2", "2-4"
/// Of such a name; nothing for another word. How long n-grams may be the engine says.
[[nodiscard]] std::optional<NgramSizes> ngramSizes(std::string_view name);
[[nodiscard]] inline NgramSizes sizesOf(const similarity::Options& options)
{
    return {options.n, options.longest};
}

/// Paths of the .npy files with the vectors of both sides, and of files with the id of each of their rows;
/// "" = row i is of item i.
struct VectorFiles
{
    std::string test, train;
    std::string testNames, trainNames;

    friend bool operator==(const VectorFiles&, const VectorFiles&) = default;
};

/// Which runs a comparison is: one for each of `ngrams`; of embeddings one, for which only sides, files, top
/// and least score are looked at.
struct CompareRequest
{
    std::string dataset;
    std::string testSplit;
    std::string trainSplit;
    CompareUnit unit = CompareUnit::Text;
    std::vector<NgramSizes> ngrams{1, 2, 3};
    similarity::GramUnit grams = similarity::GramUnit::Words;
    similarity::Weighting weighting = similarity::Weighting::Counts;
    similarity::Measure measure = similarity::Measure::Cosine;
    similarity::Scoring scoring = similarity::Scoring::Exact;
    text::StopWords stopWords = text::StopWords::English;
    std::uint32_t top = 6; ///< the best match and five others; similarity::kAllPartners = every pair
    double minScore = 0; ///< percent; from 0, of embeddings from -100
    VectorFiles vectors; ///< of embeddings

    /// Of the run for one of `ngrams`. A split compared with itself: no item is its own partner.
    [[nodiscard]] similarity::Options optionsFor(const NgramSizes& sizes) const;
    /// Of all runs, none twice.
    [[nodiscard]] std::vector<similarity::Options> allOptions() const;
};
/// Whether its settings go together, which no data are needed for. InvalidArgument.
[[nodiscard]] Status checkRequest(const CompareRequest& request);

/// A stored comparison for one n. Everything a page, a table and the terminal show of it.
struct ComparisonRun
{
    ObjectId id = 0;
    bool stored = false; ///< was there before it was asked for
    bool outdated = false; ///< an input is gone or has changed since
    Phrase outdatedBecause; ///< names the input; empty when up to date
    std::string dataset, testSplit, trainSplit;
    ObjectId testSplitId = 0, trainSplitId = 0;
    std::uint64_t testItems = 0, trainItems = 0;
    CompareUnit unit = CompareUnit::Text;
    similarity::Options options; ///< of embeddings only top, minScore and within say something
    VectorFiles vectors; ///< of embeddings, as they were called then
    std::uint64_t dimensions = 0; ///< of embeddings
    leakage::Summary summary;
    std::vector<leakage::RankPart> rankParts; ///< four
    leakage::IdenticalTexts identical;
    std::uint64_t emptyTest = 0, emptyTrain = 0; ///< without n-grams; of embeddings vectors of zeros
    std::uint64_t testVocabulary = 0, sharedVocabulary = 0; ///< of embeddings none
    std::string programVersion;
    std::string startedAt; ///< UTC, ISO 8601
    std::int64_t durationMs = 0;
    std::string settings; ///< canonical JSON
};

/// Similarity of the test items of one class; of several labels an item, of one combination of them.
struct ClassSummary
{
    std::vector<std::string> labels;
    leakage::Summary summary;
};

/// A pair as the list shows it. `pos` is its place by score descending.
struct PairRow
{
    std::uint64_t pos = 0;
    std::uint64_t testOrdinal = 0; ///< instance row in its split; for mentions the sentence's row
    std::string testKey;
    std::string testText; ///< cut to the limit asked for
    std::optional<std::uint64_t> trainOrdinal;
    std::string trainKey; ///< "" without a partner
    double score = 0;
    std::optional<std::uint64_t> dot, norm2Test, norm2Train; ///< unset of embeddings
    std::uint32_t ties = 0;
    std::uint32_t flags
        = 0; ///< bits of the store: 1 label conflict, 2 same document, 4 8 16 same text, 32 empty
};

/// Which pairs a list shows. Unset = no bound.
struct PairFilter
{
    std::optional<std::int32_t> fromMilli; ///< thousandths of a percent, inclusive
    std::optional<std::int32_t> toMilli; ///< exclusive; 100000 = inclusive
    bool notIdentical = false; ///< leaves out pairs with the same text (bits 4, 8, 16)
    std::string words; ///< both sides searched, ignoring case; also ids
};

struct PairSide
{
    std::uint64_t ordinal = 0;
    std::string key;
    std::string text; ///< whole
    std::string document;
    std::vector<std::string> labels;
    std::vector<Mention> mentions;
    std::uint64_t line = 0; ///< row in the source file, from 1, as far as known; 0 = not known
    /// The compared mention when the run compares mentions; else unset.
    std::optional<Mention> compared;
};

struct OtherPartner
{
    std::uint32_t rank = 0; ///< from 2
    std::uint64_t trainOrdinal = 0;
    std::string trainKey;
    std::string trainText; ///< cut
    double score = 0;
};

struct PairDetail
{
    PairRow row;
    PairSide test;
    std::optional<PairSide> train;
    std::vector<OtherPartner> others;
    text::Comparison marks; ///< over the two texts
    text::EngineViews asCompared; ///< empty of embeddings
    /// Scores of the same pair under the other n-gram sizes: n and percent, for 1, 2, 3. Empty with tf-idf
    /// and of embeddings.
    std::vector<std::pair<int, double>> scores;
};

/// One line of `matches`, in the order of the test file.
enum class Listed : std::uint8_t {
    Best, ///< the best match of every test item
    Partners, ///< every partner that the run kept, the best one first
};

struct MatchLine
{
    std::string testId, trainId; ///< trainId "" without a partner
    std::uint32_t rank = 1; ///< 0 without a partner
    double score = 0;
    std::optional<std::uint64_t> dot, norm2Test, norm2Train; ///< unset of embeddings
    std::uint32_t ties = 0;
};

} // namespace heldout::project
