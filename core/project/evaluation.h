// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "project/predictions.h"

/// Scores of systems' predictions by groups of test items. All measures are 0 .. 1; unset is
/// undefined (0/0, or a count the grouping does not have). Rows, systems and curves stand in one order each,
/// and refer to each other by index.
namespace heldout::project {

enum class Grouping : std::uint8_t {
    None, ///< all items in one row
    Interval, ///< of similarity
    RankPart, ///< equal parts by rank of similarity, the least similar first
    Class, ///< a row of counts for each label; its items are those of that label
    Document,
    MentionType, ///< a row of counts for each type of mentions, or of relations
    Seen, ///< gold mentions whose words stand among the training mentions, and others: recall only
    Length, ///< words of the text
    Field, ///< a field of `extra`
    Overlap, ///< by text fields that are seen in training
};
/// "none", "interval", "rank", "class", "document", "type", "seen", "length", "field", "overlap"
[[nodiscard]] const char* name(Grouping grouping);
inline constexpr auto kGroupings
    = {Grouping::None, Grouping::Interval, Grouping::RankPart, Grouping::Class, Grouping::Document,
        Grouping::MentionType, Grouping::Seen, Grouping::Length, Grouping::Field, Grouping::Overlap};

/// Grouped by how similar items are to training items.
[[nodiscard]] constexpr bool needsSimilarity(Grouping by)
{
    return by == Grouping::Interval || by == Grouping::RankPart;
}
/// Grouped by anything that training items tell; other groups do without a training split.
[[nodiscard]] constexpr bool needsTraining(Grouping by)
{
    return needsSimilarity(by) || by == Grouping::Seen || by == Grouping::Overlap;
}

struct GroupBy
{
    Grouping by = Grouping::Interval;
    /// Of Interval in thousandths of a percent, ascending inside (0, 100000]; 100000 makes a row of its own
    /// for what is exactly 100.
    std::vector<std::uint32_t> borders{25000, 50000, 75000};
    std::uint32_t parts = 4; ///< of RankPart, and of Length without `lengths`
    std::vector<std::uint32_t> lengths; ///< of Length: words at which a group begins, ascending
    std::string field; ///< of Field: its name
    /// Of Overlap: text fields ("text" is the text itself), the one that decides first, for example answer
    /// and question; one similarity border in thousandths of a percent, unset = the same text.
    std::vector<std::string> fields;
    std::optional<std::uint32_t> overlapBorder;
    bool ignoringCase = false; ///< of Seen and of Overlap by the same text
    /// Of Interval and RankPart by similarity of mentions: every mention of a sentence that has a mention in
    /// the group, as published; such groups overlap. Else a gold mention belongs to the group of its own
    /// score, and only recall is defined.
    bool asPublished = false;

    friend bool operator==(const GroupBy&, const GroupBy&) = default;
};

enum class Metric : std::uint8_t { F1, Precision, Recall, Accuracy, Mcc };
[[nodiscard]] const char* name(Metric metric); ///< "f1", "precision", "recall", "accuracy", "mcc"
inline constexpr auto kMetrics
    = {Metric::F1, Metric::Precision, Metric::Recall, Metric::Accuracy, Metric::Mcc};

/// Over the labels; of mentions always Micro.
enum class Average : std::uint8_t { Positive, Macro, Micro, Weighted };
[[nodiscard]] const char* name(Average average); ///< "positive", "macro", "micro", "weighted"
inline constexpr auto kAverages = {Average::Positive, Average::Macro, Average::Micro, Average::Weighted};

/// When a predicted mention is a gold one.
enum class MatchMode : std::uint8_t {
    Strict, ///< same span and type; of tags conlleval or strict, by how they are read
    Exact, ///< same span
    Partial, ///< spans that overlap count one half
    Type, ///< any overlap of the same type
    Left, ///< same begin and type
    Right, ///< same end and type
    Alternatives, ///< BC2GM's rule: same span as the gold mention or an accepted alternative of it
};
/// "strict", "exact", "partial", "type", "left", "right", "alternatives"
[[nodiscard]] const char* name(MatchMode mode);
inline constexpr auto kMatchModes = {MatchMode::Strict, MatchMode::Exact, MatchMode::Partial, MatchMode::Type,
    MatchMode::Left, MatchMode::Right, MatchMode::Alternatives};

/// How gold and predicted tags become mentions.
enum class TagReading : std::uint8_t {
    Conlleval, ///< lenient: every letter is taken
    Strict, ///< by the scheme; mentions that break its rules are dropped
};
[[nodiscard]] const char* name(TagReading reading); ///< "conlleval", "strict"
inline constexpr auto kTagReadings = {TagReading::Conlleval, TagReading::Strict};

struct EvaluateRequest
{
    std::string dataset, testSplit;
    std::string trainSplit; ///< "" when no grouping asks for training items
    std::vector<ObjectId> systems; ///< empty = all of the split's task, by name
    bool relations = false; ///< of mentions: Task::Relations is scored instead
    /// Where similarity comes from: a stored comparison of the two splits, or, when 0, the one of
    /// `similarity` (its first n-gram size), which is made when it is not stored.
    ObjectId similarityRun = 0;
    CompareRequest similarity; ///< sides are taken from this request
    GroupBy group;
    std::optional<GroupBy> crossed;
    Metric metric = Metric::F1; ///< of headline, trend and curve
    std::optional<Average> average; ///< unset = Positive of two labels, else Macro
    std::string positiveLabel; ///< "" = the greater of two labels by value ("1" of "0" and "1")
    /// Labels that macro, micro and weighted averages and their counts leave aside, such as "no relation".
    /// They keep their rows, and accuracy and Matthews correlation keep them. With any, an unset average is
    /// Macro of two labels too. Labels of items only, not types of mentions.
    std::vector<std::string> leftOut;
    std::optional<MatchMode> mode; ///< unset = Alternatives where the split has any, else Strict
    TagReading tagReading = TagReading::Conlleval;
    std::string tagScheme; ///< of TagReading::Strict: "" = as detected in the gold tags, "IOB2" ...
    std::uint32_t resamples = 2000; ///< 0 = no bounds, differences, trends and curves
    std::uint64_t seed = 1;
    double confidence = 0.95;
};

struct Bounds
{
    double low = 0, high = 0;
};
struct Measured
{
    std::optional<double> value;
    std::optional<Bounds> bounds; ///< percentile bootstrap over test items
};

/// What one system got in one group.
struct ScoreCell
{
    /// Halves only with MatchMode::Partial. `fp` is unset where gold mentions are grouped.
    std::optional<double> tp, fp, fn;
    std::uint64_t correct = 0; ///< items that are wholly right
    Measured precision, recall, f1, accuracy, mcc;

    [[nodiscard]] const Measured& of(Metric metric) const;
    [[nodiscard]] Measured& of(Metric metric);
};

struct GroupRow
{
    Phrase title; ///< "25 to under 50", the class, the document ...
    Phrase crossedTitle; ///< of the second grouping
    std::size_t group = 0; ///< number in the first grouping; its order is the one to show
    std::size_t crossedGroup = 0;
    /// Of intervals thousandths of a percent, of lengths words; [from, to), the last one includes its end.
    std::optional<std::int64_t> from, to;
    std::optional<double> least, greatest; ///< similarity in percent within the group
    std::uint64_t items = 0; ///< test items; gold mentions where those are grouped
    double percent = 0; ///< of all of them
    std::uint64_t gold = 0; ///< gold labels or mentions
    bool few = false; ///< fewer than kFewItems items
    std::vector<ScoreCell> cells; ///< by system
};
inline constexpr std::uint64_t kFewItems = 30;

/// Nearest and farthest group that have kFewItems and a defined value; none with fewer than two of them, or
/// when the groups have no order of similarity.
struct Headline
{
    std::size_t system = 0;
    std::size_t nearest = 0, farthest = 0; ///< indexes of rows
    double nearestValue = 0, farthestValue = 0;
    double difference = 0; ///< nearest - farthest
    std::optional<Bounds> bounds; ///< of the difference
    Phrase sentence;
};

/// Permutation test of whether the metric rises with similarity, over the groups in their order
/// (metrics/trend.h).
struct TrendTest
{
    std::optional<double> slope; ///< change of the metric for one percent of similarity
    std::optional<double> pRises, pFalls, p;
};

/// A moving window over the items sorted by similarity (metrics/curve.h).
struct CurvePoint
{
    double similarity = 0; ///< percent, mean of the window
    double from = 0, to = 0; ///< least and greatest in the window
    std::optional<double> value;
    std::optional<Bounds> bounds;
    std::uint64_t items = 0; ///< in the window
};

/// The row that stands for all items, where an index of a row is asked for.
inline constexpr std::size_t kAllRows = static_cast<std::size_t>(-1);

/// Of two systems in one row: the metric of `b` minus that of `a`, with a paired bootstrap.
struct PairedDifference
{
    std::size_t a = 0, b = 0;
    std::size_t row = 0; ///< rows.size() = all items
    double difference = 0;
    std::optional<Bounds> bounds;
    std::optional<double> pValue;
};

/// `b` minus `a`; unset without one of the values.
[[nodiscard]] std::optional<double> difference(const Measured& a, const Measured& b);

struct Evaluation
{
    ObjectId run = 0;
    bool stored = false; ///< was there before it was asked for
    bool outdated = false;
    Phrase outdatedBecause;
    std::string dataset, testSplit, trainSplit;
    ObjectId testSplitId = 0;
    ObjectId similarityRun = 0; ///< 0 = none was needed
    CompareUnit similarityUnit = CompareUnit::Text;
    similarity::Options similarityOptions;
    Task task = Task::Classification;
    GroupBy group;
    std::optional<GroupBy> crossed;
    Metric metric = Metric::F1;
    Average average = Average::Micro;
    std::string positiveLabel; ///< of Average::Positive
    std::vector<std::string> leftOut; ///< what the average leaves aside, ascending; none of Positive
    MatchMode mode = MatchMode::Strict;
    TagReading tagReading = TagReading::Conlleval;
    std::string tagScheme; ///< of TagReading::Strict, as used
    std::uint64_t tagRepairs = 0; ///< gold mentions whose tags broke the scheme
    bool mentionsGrouped = false; ///< rows group gold mentions: items counts them, and only recall is defined
    std::uint32_t resamples = 0;
    std::uint64_t seed = 0;
    double confidence = 0;
    std::vector<SystemInfo> systems; ///< as they are called now where they still are there
    std::vector<GroupRow> rows;
    GroupRow all;
    std::vector<Headline> headlines; ///< at most one a system
    /// By system; empty unless items are grouped by similarity and nothing is crossed.
    std::vector<TrendTest> trends;
    std::vector<std::vector<CurvePoint>> curves;
    std::vector<PairedDifference> differences;
    std::string programVersion;
    std::string startedAt; ///< UTC, ISO 8601
    std::int64_t durationMs = 0;
    std::string settings; ///< canonical JSON

    /// Of system `b` minus `a`, in whichever order it was made; `row` may be kAllRows. Nothing without it.
    [[nodiscard]] std::optional<PairedDifference> differenceOf(
        std::size_t row, std::size_t a, std::size_t b) const;
};

enum class Outcome : std::uint8_t {
    Found, ///< a gold mention that was predicted, a predicted one that is right; a right label
    Alternative, ///< found by one of the accepted alternatives
    Missed, ///< a gold mention or label that was not predicted
    Wrong, ///< a predicted mention or label that is not gold
    Partly, ///< MatchMode::Partial: an overlap
};

struct MarkedMention
{
    Mention mention;
    Outcome outcome = Outcome::Found;
};

/// A relation whose arguments are places in the list of mentions it goes with.
struct MarkedRelation
{
    Relation relation;
    Outcome outcome = Outcome::Found; ///< gold: Found, Missed; predicted: Found, Wrong
};

/// An item behind a cell.
struct EvaluatedItem
{
    std::uint64_t ordinal = 0; ///< row in the split
    std::string key, text, document;
    std::vector<std::string> labels; ///< gold
    std::vector<Mention> mentions, alternatives; ///< gold
    std::vector<Relation> relations; ///< gold, between `mentions`; of Task::Relations
    struct OfSystem
    {
        bool predicted = false; ///< the system has a prediction for the item
        bool right = false; ///< wholly
        std::vector<std::string> labels;
        std::optional<double> score;
        std::vector<MarkedMention> gold; ///< one for each of `mentions`: Found, Alternative, Missed, Partly
        std::vector<MarkedMention> mentions; ///< predicted: Found, Alternative, Wrong, Partly
        std::vector<MarkedRelation> goldRelations; ///< one for each of EvaluatedItem::relations
        std::vector<MarkedRelation> relations; ///< predicted, between the predicted `mentions`
    };
    std::vector<OfSystem> systems; ///< as in the evaluation
    std::optional<double> similarity; ///< percent; of mentions the greatest of the item's
    std::string trainKey, trainText; ///< of the closest training item; "" without one
};

enum class Which : std::uint8_t { All, Wrong, Right };

/// A pair of near-identical texts with different labels.
struct LabelConflict
{
    std::uint64_t pos = 0; ///< place of the test item in the comparison, as in PairRow
    std::uint32_t rank = 1; ///< of the training item among the partners that were kept; 1 = the best match
    std::uint64_t testOrdinal = 0, trainOrdinal = 0;
    std::string testKey, trainKey, testText, trainText; ///< texts cut to the limit asked for
    std::vector<std::string> testLabels, trainLabels;
    double score = 0; ///< percent
};
struct LabelConflicts
{
    ObjectId run = 0;
    std::uint64_t total = 0; ///< pairs; within one split each once
    std::uint64_t testItems = 0; ///< distinct test items of these
    std::vector<LabelConflict> list; ///< by score descending, at most as many as asked for
};

/// Looks at a file of predictions without a project. NotThisFormat for a project file.
[[nodiscard]] Result<formats::PredictionPreview> previewPredictions(
    const std::string& path, const formats::PredictionOptions& options);

/// Systems and their scores, within a project: Project::evaluations(). Lives as long as the project; threads
/// as there.
class Evaluations
{
public:
    virtual ~Evaluations() = default;

    // --- systems
    /// Joins a system's predictions to a split's items. NoRows when they are joined by position and the
    /// counts differ, or the ids of the file meet none of the split's; InvalidArgument when the split has no
    /// gold answers of the kind; AlreadyExists.
    [[nodiscard]] virtual Result<PredictionOutcome> loadPredictions(
        const PredictionRequest& request, JobContext& job)
        = 0;
    /// What a preview of predictions of a split goes by; loadPredictions() looks by itself. NotFound.
    [[nodiscard]] virtual Result<formats::ItemLabels> itemLabels(
        const std::string& dataset, const std::string& split, JobContext& job)
        = 0;
    [[nodiscard]] virtual Result<std::vector<SystemInfo>> systems(ObjectId split) = 0; ///< by name
    /// Evaluations that used it become outdated.
    [[nodiscard]] virtual Status removeSystem(ObjectId system) = 0;
    [[nodiscard]] virtual Status renameSystem(ObjectId system, const std::string& name) = 0;
    /// Names of the fields that items carry beside text, label, id and document, by name.
    [[nodiscard]] virtual Result<std::vector<std::string>> fields(ObjectId split, JobContext& job) = 0;

    // --- evaluations
    /// The same request over the same data shows the stored one. NotFound; InvalidArgument when the settings
    /// do not go together (the message says which).
    [[nodiscard]] virtual Result<Evaluation> evaluate(const EvaluateRequest& request, JobContext& job) = 0;
    /// The evaluation when it is stored and up to date.
    [[nodiscard]] virtual Result<std::optional<Evaluation>> storedEvaluation(
        const EvaluateRequest& request, JobContext& job)
        = 0;
    [[nodiscard]] virtual Result<std::vector<Evaluation>> evaluations() = 0; ///< newest first
    [[nodiscard]] virtual Result<Evaluation> evaluation(ObjectId run) = 0;
    /// Items behind a cell: ordinals ascending. `row` may be kAllRows; `system` matters for Wrong and Right.
    /// Where gold mentions are grouped, the items that have one of the group.
    [[nodiscard]] virtual Result<std::vector<std::uint32_t>> items(
        ObjectId run, std::size_t row, std::size_t system, Which which)
        = 0;
    /// NotFound when the split or a system is not what it was.
    [[nodiscard]] virtual Result<EvaluatedItem> item(ObjectId run, std::uint64_t ordinal) = 0;

    // --- labels
    /// Pairs of a stored comparison of texts whose labels differ, best matches and the further partners that
    /// it kept; an item without a label differs from none. `fromMilli` = the least score in thousandths of a
    /// percent; unset = only texts that are the same but for case or white space (of further partners those
    /// with a score of 100 %). Listed by score descending, then in the order of the files. Reads the labels
    /// of both sides and the pairs from the least score on. InvalidArgument of mentions; NotFound when the
    /// comparison is outdated; Cancelled.
    [[nodiscard]] virtual Result<LabelConflicts> labelConflicts(ObjectId similarityRun,
        std::optional<std::int32_t> fromMilli, std::size_t limit, std::size_t maxBytes, JobContext& job)
        = 0;
};

} // namespace heldout::project
