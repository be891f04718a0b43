// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "formats/detection.h"

namespace heldout::formats {

using namespace std::string_view_literals;

namespace {

// The better known first: where two stand side by side, the earlier one is meant.
constexpr std::array kTextNames{"text"sv, "sentence"sv, "sent"sv, "content"sv, "question"sv, "query"sv,
    "review"sv, "utterance"sv, "tweet"sv, "comment"sv, "passage"sv, "premise"sv, "sentence1"sv, "text1"sv,
    "abstract"sv, "body"sv, "input"sv, "prompt"sv, "source"sv, "message"sv, "document_text"sv, "title"sv};
constexpr std::array kLabelNames{"label"sv, "labels"sv, "class"sv, "category"sv, "sentiment"sv, "target"sv,
    "gold"sv, "gold_label"sv, "polarity"sv, "intent"sv, "answer"sv, "relation"sv, "tag"sv, "y"sv, "stars"sv,
    "rating"sv, "score"sv};
constexpr std::array kPredictionNames{"prediction"sv, "predictions"sv, "predicted"sv, "pred"sv, "preds"sv,
    "predicted_label"sv, "predicted_labels"sv, "pred_label"sv, "pred_labels"sv, "label_pred"sv,
    "prediction_label"sv, "predicted_class"sv, "pred_class"sv, "y_pred"sv, "yhat"sv, "y_hat"sv,
    "hypothesis"sv, "system"sv, "output"sv, "response"sv, "label"sv, "labels"sv, "class"sv, "category"sv,
    "answer"sv, "relation"sv, "intent"sv, "sentiment"sv, "tag"sv};
constexpr std::array kScoreWords{"score"sv, "scores"sv, "prob"sv, "probs"sv, "proba"sv, "probability"sv,
    "probabilities"sv, "logit"sv, "logits"sv, "confidence"sv, "p"sv};
constexpr std::array kIdNames{"id"sv, "idx"sv, "uid"sv, "guid"sv, "uuid"sv, "_id"sv, "index"sv, "key"sv,
    "sentence_id"sv, "sent_id"sv, "text_id"sv, "instance_id"sv, "example_id"sv, "qid"sv, "number"sv};
constexpr std::array kDocumentNames{"document"sv, "doc"sv, "document_id"sv, "doc_id"sv, "docid"sv,
    "documentid"sv, "pmid"sv, "pubmed_id"sv, "article_id"sv, "article"sv, "abstract_id"sv, "source_id"sv,
    "group"sv};

std::string folded(std::string_view name)
{
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        if (c == ' ' || c == '-')
            return '_';
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    return lower;
}

template <std::size_t N>
std::size_t rankIn(const std::array<std::string_view, N>& known, std::string_view name)
{
    const std::string lower = folded(name.substr(name.rfind('.') + 1)); // a path counts by its last part
    const auto* const found = std::find(known.begin(), known.end(), lower);
    return found == known.end() ? kUnknownName : static_cast<std::size_t>(found - known.begin());
}

} // namespace

std::size_t textRank(std::string_view name)
{
    return rankIn(kTextNames, name);
}

std::size_t labelRank(std::string_view name)
{
    return rankIn(kLabelNames, name);
}

std::size_t idRank(std::string_view name)
{
    return rankIn(kIdNames, name);
}

std::size_t documentRank(std::string_view name)
{
    return rankIn(kDocumentNames, name);
}

std::size_t predictionRank(std::string_view name)
{
    return rankIn(kPredictionNames, name);
}

std::optional<std::string> classOfScores(std::string_view name)
{
    const std::string lower = folded(name);
    for (const std::string_view word : kScoreWords) {
        if (lower == word)
            return std::string();
        if (name.size() <= word.size() + 1)
            continue;
        const auto isJoint = [](char c) { return c == '_' || c == '.'; };
        if (lower.starts_with(word) && isJoint(lower[word.size()]))
            return std::string(name.substr(word.size() + 1));
        if (lower.ends_with(word) && isJoint(lower[lower.size() - word.size() - 1]))
            return std::string(name.substr(0, name.size() - word.size() - 1));
    }
    return std::nullopt;
}

std::optional<std::size_t> bestNamed(
    const std::vector<std::string>& names, std::size_t (*rank)(std::string_view))
{
    std::optional<std::size_t> best;
    std::size_t bestRank = kUnknownName;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::size_t here = rank(names[i]);
        if (here < bestRank) {
            best = i;
            bestRank = here;
        }
    }
    return best;
}

std::string bestName(const std::vector<std::string>& names, std::size_t (*rank)(std::string_view))
{
    const std::optional<std::size_t> best = bestNamed(names, rank);
    return best ? names[*best] : std::string();
}

} // namespace heldout::formats
