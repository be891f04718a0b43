// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "store/types.h"

namespace heldout::store {

struct ImportTarget
{
    std::string dataset;
    std::string split;
    SplitRole role = SplitRole::Other;
    bool replace = false; ///< swap an existing split of the name, keeping its id; else AlreadyExists
    std::string now; ///< UTC, ISO 8601
};

struct ImportFacts
{
    std::vector<SourceRow> sources;
    bool mentions = false; ///< the format has gold mentions, even if this file has none
    bool alternatives = false; ///< ... and alternatives
};

/// One import. Rows go into the file in chunks under ids that nobody sees; publish() makes the split visible
/// in one small transaction. A writer that is destroyed before leaves only rows for Store::sweep. After a
/// failed call every further one fails the same way. One thread at a time; any number of writers beside each
/// other.
class ImportWriter
{
public:
    struct State;
    explicit ImportWriter(std::unique_ptr<State> state);
    ImportWriter(ImportWriter&&) noexcept;
    ImportWriter& operator=(ImportWriter&&) noexcept;
    ~ImportWriter();

    /// The next item. Buffers up to 8,192 items or 1 MB, then writes them. Mentions and alternatives are
    /// sorted by (first, last); the arguments of relations follow their mentions.
    [[nodiscard]] Status add(Instance&& instance);
    /// A finding of a reader, kept for the source whose path is `diagnostic.file`: the first 10,000 of a file
    /// in full, then one line for the rest of each code with its count in `repeats`.
    [[nodiscard]] Status diagnostic(const Diagnostic& diagnostic);
    [[nodiscard]] std::uint64_t rows() const; ///< items added so far

    /// Makes the split visible. AlreadyExists when somebody took the name meanwhile; Cancelled when the job
    /// of the import was stopped before.
    [[nodiscard]] Result<SplitRow> publish(const ImportFacts& facts);

private:
    std::unique_ptr<State> m_state;
};

} // namespace heldout::store
