// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "json_writer.h"

namespace heldout::cli {

Outcome<void> runNew(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    auto made = project::Project::create(common.project, environment());
    if (!made)
        return failed(made.error(), During::OpeningProject);
    const project::ProjectInfo info = (*made)->info();

    std::string json;
    JsonWriter writer(json);
    writer.beginObject().member("project", info.path).member("uuid", info.uuid);
    writer.member("format", info.format).member("created_by", info.createdBy);
    writer.key("settings").beginObject().endObject().endObject();

    Table table{
        "project", "New project", {{"project", "Project"}, {"uuid", "UUID"}, {"format", "Format", true}}, {}};
    table.rows.push_back({info.path, info.uuid, static_cast<std::uint64_t>(info.format)});
    return print(common, common.format.value_or(Format::Table), {table}, json);
}

} // namespace heldout::cli
