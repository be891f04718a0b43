// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/diagnostic.h"
#include "data/instance.h"

/// Plain rows of the project file. An ordinal is an item's row in its split, from 0.
namespace heldout::store {

using Id = std::int64_t; ///< data sets, splits, annotation sets, runs, columns: one counter, never reused

enum class OpenMode : std::uint8_t { ReadWrite, ReadOnly };

struct FileInfo
{
    std::string path;
    std::string uuid;
    std::string createdBy;
    int format = 0; ///< user_version
    bool readOnly = false;
    bool uncleanExit = false; ///< the last session did not close the file
    bool journal = false; ///< no WAL here (network folder): a rollback journal
    std::uint64_t bytes = 0;
};

struct DatasetRow
{
    Id id = 0;
    std::string name;
    std::string createdAt;
};

struct SplitRow
{
    Id id = 0;
    Id dataset = 0;
    std::string datasetName;
    std::string name;
    SplitRole role = SplitRole::Other;
    std::int64_t firstId = 0; ///< instance id of ordinal 0
    std::uint64_t items = 0;
    std::string digest; ///< over ids, texts, labels, documents
    std::uint64_t documents = 0; ///< distinct; 0 = no document ids
    std::uint64_t labelled = 0; ///< items with a label
    std::uint64_t notes = 0; ///< diagnostics of severity Note, repeats counted
    std::optional<std::uint64_t> mentions; ///< gold; unset = the format has none
    std::uint64_t relations = 0; ///< gold ones, between the mentions
    std::string mentionDigest; ///< of the gold mentions and relations; "" without any
    Id documentOwner = 0; ///< whose rows in split_document are this split's
};

/// A file that was read. `firstRow` = ordinal of its first item; unset when it brought none.
struct SourceRow
{
    std::string path;
    std::uint64_t bytes = 0;
    std::string sha256;
    std::string settings; ///< canonical JSON: format, columns
    std::optional<std::uint64_t> firstRow;
    std::uint64_t taken = 0;
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    std::string importedAt;
};

/// An item as a list shows it.
struct ItemRow
{
    std::uint64_t ordinal = 0;
    std::string key; ///< "" = the row number is the id
    std::string text; ///< cut on a code point border when longer than asked for
    bool cut = false;
    std::uint64_t bytes = 0; ///< of the whole text
    std::string document; ///< "" = none
    std::vector<std::string> labels;
    std::optional<std::uint64_t> mentions; ///< gold; unset = the split has none
    std::string extra; ///< JSON object; "" = none
};

/// An item in a stream; the views die with the call that hands it over.
struct ItemView
{
    std::uint64_t ordinal = 0;
    std::string_view key; ///< "" = the row number is the id
    std::string_view text;
};

/// What classes and documents are compared by. 0 = none; ids of one data set can be compared.
struct ItemFacts
{
    std::int64_t document = 0;
    std::int64_t labelSet = 0;
};

/// A gold mention in a stream, by (ordinal, n). `surface` is what the file writes, or the covered text.
struct MentionView
{
    std::uint64_t ordinal = 0;
    std::uint32_t n = 0; ///< from 0 within the item
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::string_view surface;
};

/// A span of a set in a stream, by (ordinal, n).
struct SpanView
{
    std::uint64_t ordinal = 0;
    std::uint32_t n = 0; ///< from 0 within the item
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::int64_t type = 0; ///< Store::typeName() tells the name; types of one data set can be compared
    std::optional<double> score;
    std::vector<TextSpan> fragments; ///< as in Mention
};

/// A relation of a set in a stream, by (ordinal, n). Its arguments are the numbers of mentions of the set.
struct RelationView
{
    std::uint64_t ordinal = 0;
    std::uint32_t n = 0; ///< from 0 within the item
    Relation relation;
};

/// Tokens of an item that came from a format of one token a line.
struct TokensView
{
    std::uint64_t ordinal = 0;
    std::vector<TextSpan> tokens;
    std::vector<std::string> tags; ///< as the file writes them; one a token, or none
};

/// What one system predicted for the items of a split.
struct PredictionRow
{
    Id id = 0;
    Id split = 0;
    std::string task, name;
    std::string joinedBy;
    std::uint64_t joined = 0, missing = 0, surplus = 0, duplicate = 0;
    std::uint64_t mentions = 0, relations = 0;
    bool scores = false; ///< there is a column of scores
    bool current = false; ///< the split is still the one they were joined to
    std::string digest;
};
/// Columns of a set of predictions, one value an item; a task has those it needs.
inline constexpr const char* kLabelColumn = "label"; ///< u32, label set, 0 = no prediction
inline constexpr const char* kScoreColumn = "score"; ///< f64, NaN = none
inline constexpr const char* kJoinedColumn = "joined"; ///< u8, 1 = there is a prediction

struct SharedDocument
{
    std::string document;
    std::uint64_t testItems = 0;
    std::uint64_t trainItems = 0;
};

/// A row of a comparison; its pos is its place by score descending.
struct MatchRow
{
    std::uint64_t pos = 0; ///< set by readers; writers count themselves
    std::uint32_t test = 0; ///< ordinal in the run's test side
    std::optional<std::uint32_t> train; ///< unset = score 0
    double score = 0; ///< percent
    std::optional<std::uint64_t> dot; ///< this and the norms: unset where the score is no ratio of integers
    std::optional<std::uint64_t> norm2Test;
    std::optional<std::uint64_t> norm2Train;
    std::uint32_t ties = 0;
    std::optional<std::int64_t> labelSet; ///< of the test item
    std::uint32_t flags = 0; ///< bits of MatchFlag
};

enum MatchFlag : std::uint32_t {
    kLabelConflict = 1,
    kSameDocument = 2,
    kSameText = 4,
    kSameIgnoringCase = 8,
    kSameIgnoringSpace = 16,
    kEmptyVector = 32,
};

/// A partner of rank 2 and more.
struct PartnerRow
{
    std::uint32_t test = 0;
    std::uint32_t rank = 0;
    std::uint32_t train = 0;
    double score = 0;
    std::optional<std::uint64_t> dot; ///< as in MatchRow
    std::optional<std::uint64_t> norm2Train;
};

/// An input of a run. The run is outdated when Store::objectDigest(kind, id) is not `digest` any more; what
/// stays outside the project outdates nothing.
struct RunInput
{
    std::string role; ///< "test", "train" ...
    int n = 0; ///< several of one role, in order
    /// "split" (texts, labels, documents), "mentions" (with their relations) and "alternatives" (gold ones;
    /// id of the split), "predictions", or what stays outside the project and has no id: "vectors", "names"
    /// (of their rows), labelled by their path
    std::string kind;
    Id id = 0;
    std::string label; ///< its name for people, at the time
    std::string digest;
};

struct RunRow
{
    Id id = 0;
    std::string kind; ///< "similarity" ...
    std::string settings; ///< canonical JSON
    std::string programVersion;
    std::string startedAt;
    std::int64_t durationMs = 0;
    std::uint64_t rowCount = 0;
    std::string title;
    std::vector<RunInput> inputs; ///< by (role, n)
};

struct NamedJson
{
    std::string name;
    std::string json;
};

} // namespace heldout::store
