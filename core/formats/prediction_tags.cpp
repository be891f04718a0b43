// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of a token a line.
#include <optional>
#include <utility>

#include "formats/conll.h"
#include "formats/file_names.h"
#include "formats/prediction_reading.h"

namespace heldout::formats {

namespace {

class PredictionTags
{
public:
    explicit PredictionTags(const PredictionReading& reading)
        : m_reading(reading)
        , m_columns(reading.plan.detection.columnNames.size())
    {
    }

    Status run()
    {
        const PredictionPlan& plan = m_reading.plan;
        const PredictionColumns& columns = plan.columns;
        const auto place = [&plan](const std::string& wanted) {
            return findMapped(wanted, plan.detection.columnNames, plan.path, plan.lenientColumns);
        };
        const auto tag = place(columns.labels.empty() ? std::string() : columns.labels.front());
        const auto word = place(columns.text);
        const auto gold = place(columns.gold);
        for (const auto* const found : {&tag, &word, &gold}) {
            if (!*found)
                return fail(found->error());
        }
        if (!*tag && !plan.lenientColumns) {
            return failFile(Code::InvalidArgument, plan.path, Phrase::of("No column is the predicted tag."),
                Phrase::of("Choose the column of the tags."));
        }
        m_tag = tag->value_or(m_columns - 1);
        m_word = *word;
        m_gold = *gold;
        SentenceReader sentences(m_reading.source, m_reading.rows, m_reading.tap,
            {plan.detection.separator, m_columns}, stemOf(plan.path), m_word);
        for (;;) {
            const Result<bool> more = sentences.next(m_sentence);
            if (!more)
                return fail(more.error());
            if (!*more)
                return {};
            if (Status status = take(); !status)
                return status;
        }
    }

private:
    void copy(std::size_t column, std::vector<std::string>& tags) const
    {
        for (std::size_t i = 0; i < m_sentence.tokens(); ++i)
            tags.emplace_back(m_sentence.cells[i * m_columns + column]);
    }

    Status take()
    {
        Rows& rows = m_reading.rows;
        const bool repaired = rows.isRepaired();
        m_prediction = Prediction();
        if (m_reading.plan.detection.tagsMarkMentions) {
            for (const std::optional<std::size_t> column : {std::optional(m_tag), m_gold}) {
                if (!column)
                    continue;
                const Result<bool> good = m_check.parse(rows, m_sentence, m_columns, *column);
                if (!good)
                    return fail(good.error());
                if (!*good)
                    return {};
            }
        }
        if (m_word) {
            if (Status status
                = joinTokens(m_sentence, m_columns, *m_word, m_prediction.text, m_prediction.tokens);
                !status)
                return status;
        }
        m_prediction.key = m_sentence.key;
        m_prediction.document = m_sentence.document;
        copy(m_tag, m_prediction.tags);
        if (m_gold)
            copy(*m_gold, m_prediction.goldTags);
        rows.beginRow(m_sentence.lines.front());
        if (repaired)
            rows.markRepaired();
        return takeRow(m_reading, m_prediction);
    }

    const PredictionReading& m_reading;
    std::size_t m_columns;
    std::size_t m_tag = 0;
    std::optional<std::size_t> m_word, m_gold;
    TokenSentence m_sentence;
    TagColumn m_check;
    Prediction m_prediction;
};

} // namespace

Status readPredictionTags(const PredictionReading& reading)
{
    return PredictionTags(reading).run();
}

} // namespace heldout::formats
