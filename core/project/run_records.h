// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "project/types.h"

namespace heldout::project {

inline constexpr const char* kSimilarityKind = "similarity"; ///< kind of a comparison's run
inline constexpr const char* kSummaryResult = "summary"; ///< name of its result
inline constexpr const char* kPosColumn = "pos"; ///< test item to pos
inline constexpr const char* kHistogramColumn = "histogram";
inline constexpr const char* kTestItemColumn = "test_item"; ///< mentions: instance ordinal, n
inline constexpr const char* kTrainItemColumn = "train_item";

/// How the scores of a run compare: those of embeddings are doubles and compare as they are.
[[nodiscard]] inline similarity::ScoreRule ruleOf(CompareUnit unit, const similarity::Options& options)
{
    return unit == CompareUnit::Embeddings ? similarity::ScoreRule(similarity::Scoring::AsPublished)
                                           : options.rule();
}

/// What a comparison's run says of itself: its settings, and its result.
struct RunRecord
{
    CompareUnit unit = CompareUnit::Text;
    similarity::Options options;
    std::string dataset, testSplit, trainSplit; ///< names at the time
    ObjectId testSplitId = 0, trainSplitId = 0;
    std::uint64_t testItems = 0, trainItems = 0;
    leakage::Summary summary;
    std::vector<leakage::RankPart> rankParts;
    leakage::IdenticalTexts identical;
    std::uint64_t emptyTest = 0, emptyTrain = 0;
    std::uint64_t testVocabulary = 0, sharedVocabulary = 0;
    VectorFiles vectors; ///< of embeddings
    std::uint64_t dimensions = 0;

    [[nodiscard]] similarity::ScoreRule rule() const { return ruleOf(unit, options); }
};

/// Canonical JSON (sorted keys) of everything that decides the rows of a run, its inputs apart.
[[nodiscard]] std::string settingsJson(CompareUnit unit, const similarity::Options& options);
[[nodiscard]] std::string resultJson(const RunRecord& record);
/// DamagedProject when they are not what the two functions above write.
[[nodiscard]] Result<RunRecord> readRecord(const std::string& settings, const std::string& result);

} // namespace heldout::project
