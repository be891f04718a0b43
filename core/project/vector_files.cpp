// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/vector_files.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

#include "base/files.h"
#include "embeddings/embeddings.h"
#include "formats/npy.h"
#include "project/item_key.h"
#include "project/project.h"

namespace heldout::project {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// The rows of a file, and which items they are of.
class ItemVectors final : public VectorSource
{
public:
    /// `items`: by row; empty = as the rows.
    ItemVectors(formats::NpyFile file, std::vector<std::uint32_t> items)
        : m_file(std::move(file))
        , m_items(std::move(items))
    {
    }
    [[nodiscard]] const std::string& name() const override { return m_file.name(); }
    [[nodiscard]] std::uint64_t rows() const override { return m_file.rows(); }
    [[nodiscard]] std::size_t columns() const override { return m_file.columns(); }
    [[nodiscard]] std::uint32_t item(std::uint64_t row) const override
    {
        return m_items.empty() ? static_cast<std::uint32_t>(row) : m_items[row];
    }
    [[nodiscard]] Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& job) override
    {
        return m_file.read(first, count, out, job);
    }

private:
    formats::NpyFile m_file;
    std::vector<std::uint32_t> m_items;
};

tl::unexpected<Error> refuse(const std::string& path, Phrase what, Phrase hint)
{
    return failFile(Code::InvalidArgument, path, std::move(what), std::move(hint));
}

/// A file to be read once, and where its digest goes.
struct ToDigest
{
    InputFile file;
    std::string& digest;
};

/// To the end of a file. `before`: bytes of those before it.
Result<std::string> digestOf(InputFile& file, std::uint64_t before, JobContext& job)
{
    for (;;) {
        if (Status going = job.checkStop(); !going)
            return fail(going.error());
        auto bytes = file.next();
        if (!bytes)
            return fail(bytes.error());
        job.advanceTo(before + file.bytesRead());
        if (bytes->empty())
            return file.sha256();
    }
}

Status digestAll(ComparedSides& sides, JobContext& job)
{
    std::vector<ToDigest> files;
    std::uint64_t total = 0;
    for (VectorSide* side : {&sides.testVectors, &sides.trainVectors}) {
        for (const auto& [path, digest] :
            {std::pair(&side->path, &side->digest), std::pair(&side->names, &side->namesDigest)}) {
            if (path->empty())
                continue;
            auto file = InputFile::open(*path);
            if (!file)
                return fail(file.error());
            total += file->bytesOnDisk();
            files.push_back({std::move(*file), *digest});
        }
    }
    job.begin(Stage::Reading, Unit::Bytes, total);
    std::uint64_t before = 0;
    for (ToDigest& one : files) {
        auto digest = digestOf(one.file, before, job);
        if (!digest)
            return fail(digest.error());
        one.digest = std::move(*digest);
        before += one.file.bytesOnDisk();
    }
    job.end();
    return {};
}

Result<formats::NpyFile> openVectors(const std::string& path)
{
    if (auto data = checkIsData(path); !data)
        return fail(data.error());
    return formats::NpyFile::open(path);
}

Status checkCount(const formats::NpyFile& file, const store::SplitRow& split)
{
    if (file.rows() == split.items)
        return {};
    return refuse(file.name(),
        Phrase::of("Vectors in “%1”: %2. Items of %3 in %4: %5.", baseName(file.name()), file.rows(),
            split.name, split.datasetName, split.items),
        Phrase::of("Row by row there must be one for each. Otherwise give a file with the id of each row."));
}

/// Names of rows to the rows that have them.
using RowOf = std::unordered_map<std::string_view, std::uint32_t>;

Result<RowOf> rowsByName(const std::vector<std::string>& names, const std::string& path)
{
    RowOf rows;
    rows.reserve(names.size());
    for (std::size_t row = 0; row < names.size(); ++row) {
        const auto [at, isNew] = rows.try_emplace(names[row], static_cast<std::uint32_t>(row));
        if (!isNew)
            return refuse(path,
                Phrase::of("The id “%1” stands on lines %2 and %3 of “%4”.", names[row],
                    std::uint64_t{at->second} + 1, std::uint64_t{row} + 1, baseName(path)),
                Phrase::of("Each row of the vectors needs an id of its own."));
    }
    return rows;
}

/// Items that no row is named by.
struct Missing
{
    std::uint64_t count = 0;
    std::string first;
};

tl::unexpected<Error> itemsWithoutRow(
    const Missing& missing, const store::SplitRow& split, const std::string& path)
{
    return refuse(path,
        missing.count == 1
            ? Phrase::of("The item “%1” of %2 has no vector: its id is not in “%3”.", missing.first,
                  split.name, baseName(path))
            : Phrase::of("%1 items of %2 have no vector: their ids are not in “%3”. The first is “%4”.",
                  missing.count, split.name, baseName(path), missing.first),
        Phrase::of("Every item of the split needs a vector."));
}

tl::unexpected<Error> rowsWithoutItem(const std::vector<std::uint32_t>& items,
    const std::vector<std::string>& names, const store::SplitRow& split, const std::string& path)
{
    const auto first = static_cast<std::size_t>(std::ranges::find(items, kNone) - items.begin());
    const auto count = static_cast<std::uint64_t>(std::ranges::count(items, kNone));
    return refuse(path,
        count == 1 ? Phrase::of("The id “%1” on line %2 of “%3” is of no item of %4.", names[first],
                         std::uint64_t{first} + 1, baseName(path), split.name)
                   : Phrase::of("%1 ids in “%2” are of no item of %3. The first is “%4” on line %5.", count,
                         baseName(path), split.name, names[first], std::uint64_t{first} + 1),
        Phrase::of("Leave out their vectors, or choose the files of this split."));
}

/// The item of each row.
Result<std::vector<std::uint32_t>> itemsByNames(store::Store& store, const store::SplitRow& split,
    const std::string& path, std::uint64_t rows, JobContext& job)
{
    if (auto data = checkIsData(path); !data)
        return fail(data.error());
    auto names = formats::readRowNames(path, rows, job);
    if (!names)
        return fail(names.error());
    auto rowOf = rowsByName(*names, path);
    if (!rowOf)
        return fail(rowOf.error());
    std::vector<std::uint32_t> items(names->size(), kNone);
    Missing missing;
    auto read = store.readItems(
        split.id,
        [&](std::span<const store::ItemView> chunk) -> Status {
            for (const store::ItemView& item : chunk) {
                const std::string key = keyOf(item);
                const auto at = rowOf->find(key);
                if (at == rowOf->end()) {
                    if (missing.count++ == 0)
                        missing.first = key;
                    continue;
                }
                std::uint32_t& place = items[at->second];
                if (place != kNone)
                    return refuse(path,
                        Phrase::of(
                            "Two items of %1 have the id “%2”, so that ids do not tell which is which.",
                            split.name, key),
                        Phrase::of("Compare row by row, without a file of ids."));
                place = static_cast<std::uint32_t>(item.ordinal);
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    if (missing.count > 0)
        return itemsWithoutRow(missing, split, path);
    if (std::ranges::find(items, kNone) != items.end())
        return rowsWithoutItem(items, *names, split, path);
    return items;
}

Result<std::unique_ptr<VectorSource>> openSide(
    store::Store& store, const store::SplitRow& split, const VectorSide& side, JobContext& job)
{
    auto file = openVectors(side.path);
    if (!file)
        return fail(file.error());
    std::vector<std::uint32_t> items;
    if (side.names.empty()) {
        if (auto fits = checkCount(*file, split); !fits)
            return fail(fits.error());
    } else {
        auto joined = itemsByNames(store, split, side.names, file->rows(), job);
        if (!joined)
            return fail(joined.error());
        items = std::move(*joined);
    }
    return std::make_unique<ItemVectors>(std::move(*file), std::move(items));
}

} // namespace

Status examineVectors(const VectorFiles& files, ComparedSides& sides, JobContext& job)
{
    sides.testVectors = {files.test, files.testNames, {}, {}};
    sides.trainVectors = {files.train, files.trainNames, {}, {}};
    auto test = openVectors(files.test);
    if (!test)
        return fail(test.error());
    auto train = openVectors(files.train);
    if (!train)
        return fail(train.error());
    if (auto fits = files.testNames.empty() ? checkCount(*test, sides.test) : Status{}; !fits)
        return fits;
    if (auto fits = files.trainNames.empty() ? checkCount(*train, sides.train) : Status{}; !fits)
        return fits;
    if (auto fit = embeddings::checkDimensions(*test, *train); !fit)
        return fit;
    for (const std::string& names : {files.testNames, files.trainNames}) {
        if (auto data = names.empty() ? Status{} : checkIsData(names); !data)
            return data;
    }
    sides.dimensions = test->columns();
    if (auto digested = digestAll(sides, job); !digested)
        return digested;
    const VectorSide& a = sides.testVectors;
    const VectorSide& b = sides.trainVectors;
    if (sides.test.id == sides.train.id && (a.digest != b.digest || a.namesDigest != b.namesDigest))
        return refuse(files.train,
            Phrase::of("A split that is compared with itself has the same vectors on both sides."),
            Phrase::of("Give one file twice."));
    return {};
}

Result<BothVectors> vectorsOf(store::Store& store, const ComparedSides& sides, JobContext& job)
{
    auto test = openSide(store, sides.test, sides.testVectors, job);
    if (!test)
        return fail(test.error());
    auto train = openSide(store, sides.train, sides.trainVectors, job);
    if (!train)
        return fail(train.error());
    return BothVectors{std::move(*test), std::move(*train)};
}

} // namespace heldout::project
