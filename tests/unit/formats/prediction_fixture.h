// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "formats/predictions.h"
#include "unit/formats/reading_fixture.h"

namespace heldout::formats {

/// Keeps every prediction and diagnostic.
class KeepingPredictions final : public PredictionSink
{
public:
    Status row(Prediction&& prediction) override
    {
        rows.push_back(std::move(prediction));
        return {};
    }
    Status diagnostic(const Diagnostic& diagnostic) override { return findings.diagnostic(diagnostic); }

    /// Labels, one row behind the other: "a+b|c|".
    [[nodiscard]] QByteArray labels() const
    {
        QByteArray all;
        for (const Prediction& prediction : rows) {
            QByteArray row;
            for (const std::string& label : prediction.labels)
                row += (row.isEmpty() ? "" : "+") + QByteArray::fromStdString(label);
            all += row + '|';
        }
        return all;
    }

    std::vector<Prediction> rows;
    KeepingSink findings;
};

/// A file of predictions, and the texts of the items they are about.
class PredictionFile
{
public:
    explicit PredictionFile(const QByteArray& bytes, const QString& name = QStringLiteral("file.txt"))
        : file(bytes, name)
    {
    }
    Result<PredictionReport> read(const PredictionOptions& options = {})
    {
        sink = KeepingPredictions();
        JobContext job;
        TextOf textOf;
        if (!texts.empty()) {
            textOf = [this](std::string_view key) -> Result<std::optional<std::string_view>> {
                const auto found = texts.find(std::string(key));
                if (found == texts.end())
                    return std::optional<std::string_view>{};
                return std::optional<std::string_view>(found->second);
            };
        }
        return readPredictions(file.path, options, textOf, sink, job);
    }

    FileToRead file;
    KeepingPredictions sink;
    std::map<std::string, std::string> texts;
};

} // namespace heldout::formats
