// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "arguments.h"
#include "console.h"
#include "project/project.h"

namespace heldout::cli {

template <typename T>
using Outcome = tl::expected<T, Failure>;

[[nodiscard]] inline tl::unexpected<Failure> failed(Error error, During during)
{
    return tl::unexpected<Failure>(Failure{std::move(error), during});
}

[[nodiscard]] project::Environment environment();

/// The project a command works on: the one that was named, or one in a temporary folder that goes with this
/// value.
class Workspace
{
public:
    enum class Need : std::uint8_t {
        Read, ///< must exist; opened for reading only when it or a full disk cannot be written
        Write, ///< must exist
        Create, ///< made when it does not exist
    };
    [[nodiscard]] static Outcome<Workspace> named(const std::string& path, Need need);
    [[nodiscard]] static Outcome<Workspace> temporary();

    Workspace(Workspace&& other) noexcept;
    Workspace& operator=(Workspace&&) = delete;
    ~Workspace();

    [[nodiscard]] project::Project& project() const { return *m_project; }
    [[nodiscard]] bool isTemporary() const { return !m_folder.empty(); }
    /// Deletes what cancelled imports and removals left in the project, unless somebody else has it open.
    /// Only a stop request is a failure: the room can be given back another time.
    [[nodiscard]] Outcome<void> tidy(JobContext& job) const;
    /// The full disk, where it is what lets the project only be read.
    [[nodiscard]] Error explained(const Error& error) const;
    /// Takes back the file when this command made it: it failed and nothing shall be left.
    void discardNew();

private:
    Workspace() = default;

    std::shared_ptr<project::Project> m_project;
    std::optional<Error> m_noRoom;
    std::string m_folder; ///< "" unless temporary
    std::string m_newFile; ///< "" unless made by this command
};

/// Names of the splits to compare.
struct Sides
{
    std::string dataset, test, train;
};
/// Whether the work needs training items; without them a training split that is not there is the test split.
enum class Training : std::uint8_t { Needed, Spared };
/// Imports the files of `sides` into a temporary project.
[[nodiscard]] Outcome<Sides> importSides(
    Workspace& workspace, const SidesArguments& sides, Console& console, JobContext& job);
/// Fills in what the user left open where there is one choice only; else says which there are.
[[nodiscard]] Outcome<Sides> chooseSides(
    Workspace& workspace, const SidesArguments& sides, Training training = Training::Needed);
[[nodiscard]] bool hasFiles(const SidesArguments& sides);
/// Wrong mixtures of --project, files and split names.
[[nodiscard]] Status checkSides(
    const std::string& project, const SidesArguments& sides, Training training = Training::Needed);

} // namespace heldout::cli
