// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/digest.h"
#include "base/job.h"
#include "store/diagnostic_log.h"
#include "store/import_writer.h"
#include "store/interner.h"
#include "store/shared.h"
#include "store/writer_progress.h"

namespace heldout::store {

struct ImportWriter::State : WriterProgress
{
    State(std::shared_ptr<Store::Shared> store, ImportTarget into, JobContext& context);
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State();

    /// Finds or makes the data set, takes the ids and marks all that will be written as garbage.
    [[nodiscard]] Status begin(Database& database);
    [[nodiscard]] Status flush();
    [[nodiscard]] Result<std::size_t> writeItem(Database& database, std::size_t i);
    [[nodiscard]] Status writeMentions(Database& database, Id set, std::int64_t instance,
        const Instance& item, const std::vector<Mention>& mentions);
    [[nodiscard]] Status writeDocuments();
    [[nodiscard]] Result<Id> publishIn(Database& database, const ImportFacts& facts);
    [[nodiscard]] Status replaceOld(Database& database, Id split, const std::string& digest);
    [[nodiscard]] Status insertSets(Database& database, Id split, const ImportFacts& facts);
    void digestItem(const Instance& item);

    struct Span
    {
        std::int64_t items = 0, first = 0, last = 0;
    };

    std::shared_ptr<Store::Shared> shared;
    ImportTarget target;
    JobContext& job;
    std::optional<Interner> interner;
    Id dataset = 0;
    Id import = 0; ///< owner of the document counts; the split's id when the split is new
    Id goldSet = 0;
    Id alternativeSet = 0;
    std::int64_t firstId = 0;
    std::vector<Id> garbage; ///< marks of this import: items, gold, alternatives
    Id datasetGarbage = 0; ///< mark of a data set that this import made; 0 = it was there

    std::vector<Instance> pending;
    std::size_t pendingBytes = 0;
    std::uint64_t written = 0;
    std::uint64_t rows = 0;
    std::uint64_t labelled = 0;
    std::uint64_t goldCount = 0;
    std::uint64_t relationCount = 0;
    std::uint64_t alternativeCount = 0;
    std::unordered_map<std::int64_t, Span> documents;
    DiagnosticLog log;
    Digest itemDigest;
    Digest goldDigest;
    Digest alternativeDigest;
    std::string itemHash, goldHash, alternativeHash; ///< set when publishing
    std::string frame; ///< scratch
    std::vector<Id> oldGarbage; ///< what a replaced import left
};

/// Ids an import reserves; what it does not use goes back when nobody took ids behind it.
inline constexpr std::int64_t kReservedItems = std::int64_t{1} << 32;

} // namespace heldout::store
