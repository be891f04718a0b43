// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a comparison as bytes, and back.
#include <algorithm>
#include <utility>

#include "data/part_file.h"
#include "similarity/shards.h"

namespace heldout::similarity {

namespace {

constexpr std::string_view kKind = "1\n";

void writeCandidate(ByteWriter& writer, const Candidate& candidate)
{
    writer.number(candidate.row);
    writer.number(candidate.dot);
    writer.number(candidate.norm2);
    writer.number(candidate.cosine);
}

Candidate readCandidate(ByteReader& reader)
{
    Candidate candidate;
    candidate.row = reader.number<std::uint32_t>();
    candidate.dot = reader.number<std::uint64_t>();
    candidate.norm2 = reader.number<std::uint64_t>();
    candidate.cosine = reader.number<double>();
    return candidate;
}

void writeOptions(ByteWriter& writer, const Options& options)
{
    writer.number(options.n);
    writer.number(options.longest);
    writer.number(options.unit);
    writer.number(options.stopWords);
    writer.number(options.weighting);
    writer.number(options.measure);
    writer.number(options.scoring);
    writer.number(options.top);
    writer.number(options.minScore);
    writer.number(std::uint8_t{options.within});
}

Options readOptions(ByteReader& reader)
{
    Options options;
    options.n = reader.number<int>();
    options.longest = reader.number<int>();
    options.unit = reader.number<GramUnit>();
    options.stopWords = reader.number<text::StopWords>();
    options.weighting = reader.number<Weighting>();
    options.measure = reader.number<Measure>();
    options.scoring = reader.number<Scoring>();
    options.top = reader.number<std::uint32_t>();
    options.minScore = reader.number<double>();
    options.within = reader.number<std::uint8_t>() != 0;
    return options;
}

Status writeSearch(ByteWriter& writer, const PartialSearch& search, const JobContext& job)
{
    writeOptions(writer, search.options);
    writer.number(search.vocabulary);
    writer.number(search.emptyTrain);
    writer.bits(search.found);
    writer.number(std::uint64_t{search.best.size()});
    for (std::size_t item = 0; item < search.best.size(); ++item) {
        const BestRows& best = search.best[item];
        writer.number(search.norm2Test[item]);
        writer.number(best.ties());
        writeCandidate(writer, best.best());
        writer.number(std::uint64_t{best.kept().size()});
        for (const Candidate& candidate : best.kept())
            writeCandidate(writer, candidate);
        if (Status going = job.checkStop(); !going)
            return going;
    }
    return {};
}

Result<PartialSearch> readSearch(ByteReader& reader, const JobContext& job)
{
    constexpr std::size_t kCandidateBytes = 28;
    constexpr std::size_t kItemBytes = 8 + 4 + kCandidateBytes + 8;
    PartialSearch search;
    search.options = readOptions(reader);
    search.vocabulary = reader.number<std::uint64_t>();
    search.emptyTrain = reader.number<std::uint64_t>();
    search.found = reader.bits();
    const std::size_t items = reader.count(kItemBytes);
    search.norm2Test.reserve(items);
    search.best.reserve(items);
    for (std::size_t item = 0; item < items; ++item) {
        search.norm2Test.push_back(reader.number<std::uint64_t>());
        const auto ties = reader.number<std::uint32_t>();
        const Candidate best = readCandidate(reader);
        std::vector<Candidate> kept(reader.count(kCandidateBytes));
        for (Candidate& candidate : kept)
            candidate = readCandidate(reader);
        search.best.emplace_back(best, ties, std::move(kept));
        if (Status going = job.checkStop(); !going)
            return fail(std::move(going.error()));
    }
    return search;
}

bool isKnown(const Options& options)
{
    return options.unit <= GramUnit::Characters && options.stopWords <= text::StopWords::English
        && options.weighting <= Weighting::TfIdf && options.measure <= Measure::Containment
        && options.scoring <= Scoring::AsPublished && checkOptions(options).has_value();
}

/// The digest tells that bytes were changed, not that they were made up.
bool isSound(const ShardPart& part)
{
    const PartialComparison& found = part.found;
    if (found.trainCount >= kNoRow)
        return false;
    const Shard last{part.shard.number + (part.shards - 1), part.shard.of};
    const std::uint64_t from = part.shard.firstOf(found.trainCount);
    const std::uint64_t to = last.lastOf(found.trainCount);
    const auto isOwn
        = [&](const Candidate& candidate) { return candidate.row >= from && candidate.row < to; };
    const auto holdsOwn = [&](const BestRows& best) {
        return best.ties() == 0 ? best.kept().empty()
                                : isOwn(best.best()) && std::ranges::all_of(best.kept(), isOwn);
    };
    return !found.searches.empty() && std::ranges::all_of(found.searches, [&](const PartialSearch& search) {
        return isKnown(search.options) && std::ranges::all_of(search.best, holdsOwn);
    });
}

} // namespace

Result<std::string> toBytes(const ShardPart& part, const JobContext& job)
{
    ByteWriter writer = beginPart(kKind, part);
    writer.number(part.found.trainCount);
    writer.number(std::uint64_t{part.found.searches.size()});
    for (const PartialSearch& search : part.found.searches) {
        if (Status written = writeSearch(writer, search, job); !written)
            return fail(std::move(written.error()));
    }
    return sealPart(std::move(writer), job);
}

Result<ShardPart> partFromBytes(std::string_view bytes, const std::string& file, const JobContext& job)
{
    Result<OpenedPart> opened = openPart(bytes, kKind, file, job);
    if (!opened)
        return fail(std::move(opened.error()));
    ByteReader& reader = opened->rest;
    ShardPart part{std::move(opened->label), {}};
    part.found.trainCount = reader.number<std::uint64_t>();
    constexpr std::size_t kSearchBytes = 56;
    const std::size_t searches = reader.count(kSearchBytes);
    for (std::size_t i = 0; i < searches; ++i) {
        auto search = readSearch(reader, job);
        if (!search)
            return fail(std::move(search.error()));
        part.found.searches.push_back(std::move(*search));
    }
    if (!reader.isWhole() || !isSound(part))
        return cutOffPart(file);
    return part;
}

} // namespace heldout::similarity
