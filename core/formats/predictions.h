// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "data/prediction.h"
#include "formats/formats.h"

/// Reading what systems predict. The formats are those of data sets; what their columns mean differs:
///   Tsv, Csv   a row an item: label column(s), a column of scores a class, or one of the positive class
///   Jsonl      the same by names; a list is several labels, an object of numbers is scores by class
///   Lines      a line an item: its label; joined by position
///   Bc2gm      lines `ID|start end|text` (NAME.eval): offsets of characters that are no white space
///   Brat       .ann files, or a folder of them: mentions and relations; the file's name is the id
///   Conll      a line a token: predicted tag, perhaps the gold one before it; joined by position
namespace heldout::formats {

/// What a file of predictions says of an item.
enum class PredictionTask : std::uint8_t {
    Labels, ///< labels, scores or both
    Mentions, ///< and relations where the format has them
    Tags, ///< a tag a token
};

/// Which column is what: its name or "#N" (from 1); "" = none.
struct PredictionColumns
{
    std::string id;
    std::string text; ///< Conll: the tokens
    std::vector<std::string> labels; ///< predicted; Conll: the one column of predicted tags
    std::vector<std::string> scores; ///< one a class; or one alone: of the positive class
    std::string gold; ///< Conll alone: the column of gold tags

    [[nodiscard]] bool empty() const
    {
        return id.empty() && text.empty() && labels.empty() && scores.empty() && gold.empty();
    }
    friend bool operator==(const PredictionColumns&, const PredictionColumns&) = default;
};

/// Labels of the items that are predicted, where they are known: what options leave open follows from them.
struct ItemLabels
{
    std::set<std::string, std::less<>> names; ///< a column of numbers that has one for its name holds scores
    std::string positive; ///< one of two; "" = there are not two
    bool several = false; ///< some item has none or more than one
};

struct PredictionOptions
{
    std::optional<FormatId> format; ///< unset = detect
    PredictionColumns columns; ///< empty() = as detected
    bool recogniseOthers = false; ///< as in ReadOptions; columns of labels and of scores are one choice
    std::optional<bool> header;
    char separator = 0; ///< Csv: 0 = detect
    /// Tables: what separates the labels of one cell, such as "|" or ", "; "" = a cell is one label, unless
    /// it is a JSON list of texts and numbers. Blanks around a label do not count; a label twice counts once.
    std::string labelSeparator;
    ItemLabels itemLabels;
    /// Classes of the columns of scores, in their order. Empty = their names, without "score", "prob",
    /// "probability", "logit", "p" in front or behind unless an item has the whole name for a label; columns
    /// without names are numbered from 0. One column alone is of `positive`, which one name here is as well.
    std::vector<std::string> classes;
    /// One column of scores: the class it is of. "" = that of `classes`, else the label its name tells where
    /// an item has it, else the positive one of the items, else "1".
    std::string positive;
    /// ... and the class that is meant below the threshold. "" = the other label of two, else "0".
    std::string negative;
    /// Where there are scores and no labels: the label is the class with the greatest score (the first of
    /// equal ones); of one column alone it is `positive` from this score on.
    double threshold = 0.5;
    /// Every class with a score of `threshold` and more is a label. Unset = as the items have it.
    std::optional<bool> severalLabels;
    BratOptions brat;
};

/// What a file of predictions seems to be, and why.
struct PredictionDetection
{
    FormatId format = FormatId::Lines;
    PredictionTask task = PredictionTask::Labels;
    bool header = false;
    char separator = '\t';
    bool hasIds = false; ///< else items are told by position alone
    /// Items without any prediction are not in the file (Bc2gm): absent means no mentions, not forgotten.
    bool absentIsEmpty = false;
    bool tagsMarkMentions = false; ///< Conll: as in Detection
    Phrase reason;
    std::vector<std::string> columnNames; ///< "" each when there is no header
    PredictionColumns columns; ///< proposal, as "#N" or JSON names
};

/// Looks at the first 1 MB, or into the folder. Refuses as detect() does.
[[nodiscard]] Result<PredictionDetection> detectPredictions(const std::string& path);

struct PredictionPreview
{
    PredictionDetection detection; ///< with the options applied
    std::vector<std::string> heads; ///< one a column; "" = no name
    std::vector<PreviewRow> rows;
    std::vector<Diagnostic> diagnostics; ///< of the rows shown; none that need an item's text
    bool complete = false;
};
[[nodiscard]] Result<PredictionPreview> previewPredictions(
    const std::string& path, const PredictionOptions& options, std::size_t maxRows = 200);

/// The text of the item with this id, as the project holds it; unset when there is no such item. Called from
/// the reader's thread, once for each id at most and in the order of the predictions; the view is used until
/// the next call or the end of reading. A failure ends the reading and is handed on.
/// Bc2gm needs it: its offsets have no meaning without the text. Brat asks for it when no .txt lies beside an
/// .ann. Without one (an empty function) such mentions are refused.
using TextOf = std::function<Result<std::optional<std::string_view>>(std::string_view key)>;

/// Takes what a reader finds. Both calls come in file order, from the reader's thread. An id that stands
/// twice is a DuplicateKey diagnostic and both rows are handed over.
class PredictionSink
{
public:
    virtual ~PredictionSink() = default;
    [[nodiscard]] virtual Status row(Prediction&& prediction) = 0;
    [[nodiscard]] virtual Status diagnostic(const Diagnostic& diagnostic) = 0;
};

struct PredictionReport
{
    PredictionDetection detection; ///< what was used in the end
    std::vector<SourceReport> sources; ///< the file, or every file of a folder
    std::uint64_t predictions = 0; ///< handed over
    std::uint64_t rows = 0; ///< with those that were refused: what positions count
    std::uint64_t mentions = 0;
    std::uint64_t relations = 0;
    std::vector<std::string> classes; ///< with scores, in the order first met
    std::string settings; ///< canonical JSON
};

/// Reads the whole file (plain or gzip), or a folder of BRAT. Bad rows are diagnostics with line, column and
/// what was done; the reader goes on. Fails as read() does. Memory: one row and a hash of the ids; Bc2gm
/// holds the file.
[[nodiscard]] Result<PredictionReport> readPredictions(const std::string& path,
    const PredictionOptions& options, const TextOf& textOf, PredictionSink& sink, JobContext& job);

} // namespace heldout::formats
