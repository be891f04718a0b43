// SPDX-License-Identifier: GPL-3.0-or-later
// What was used to read a file, as JSON.
#include <array>

#include <nlohmann/json.hpp>

#include "formats/prediction_reading.h"
#include "formats/read_plan.h"

namespace heldout::formats {

namespace {

/// Keys in alphabetical order, no blanks: the same settings give the same bytes.
std::string written(const nlohmann::json& json)
{
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void addBrat(const BratOptions& options, nlohmann::json& json)
{
    constexpr std::array kUnits{"characters", "utf16", "bytes"};
    json["items"] = options.lineByLine ? "lines" : "documents";
    json["line_break"] = options.lineBreak.value_or(0);
    json["offsets"] = kUnits.at(static_cast<std::size_t>(options.offsets));
}

} // namespace

std::string settingsOf(const Plan& plan)
{
    const Detection& detection = plan.detection;
    nlohmann::json json{{"columns",
                            {{"document", plan.columns.document}, {"id", plan.columns.id},
                                {"label", plan.columns.label}, {"text", plan.columns.text}}},
        {"document_pattern", plan.documentPattern}, {"format", name(detection.format)},
        {"header", detection.header}};
    if (detection.format == FormatId::Tsv || detection.format == FormatId::Csv)
        json["separator"] = std::string(1, detection.separator);
    if (detection.format == FormatId::Bc2gm) {
        json["alternative_file"] = baseName(detection.alternativeFile);
        json["mention_file"] = baseName(detection.mentionFile);
    }
    if (detection.format == FormatId::Brat)
        addBrat(plan.brat, json);
    if (detection.format == FormatId::Conll) {
        json["separator"] = std::string(1, detection.separator);
        json["mentions"] = detection.tagsMarkMentions;
    }
    return written(json);
}

std::string settingsOf(const PredictionPlan& plan)
{
    const PredictionOptions& options = plan.options;
    nlohmann::json json{
        {"columns",
            {{"gold", plan.columns.gold}, {"id", plan.columns.id}, {"labels", plan.columns.labels},
                {"scores", plan.columns.scores}, {"text", plan.columns.text}}},
        {"format", name(plan.detection.format)}, {"header", plan.detection.header}};
    if (plan.detection.task == PredictionTask::Labels) {
        json["classes"] = options.classes;
        json["label_separator"] = options.labelSeparator;
        json["negative"] = options.negative;
        json["positive"] = options.positive;
        json["several_labels"] = options.severalLabels.value_or(false);
        json["threshold"] = options.threshold;
    }
    if (plan.detection.format != FormatId::Brat && plan.detection.separator != 0)
        json["separator"] = std::string(1, plan.detection.separator);
    if (plan.detection.format == FormatId::Brat)
        addBrat(options.brat, json);
    return written(json);
}

} // namespace heldout::formats
