// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/part_file.h"

#include <algorithm>
#include <utility>

#include "base/digest.h"
#include "base/files.h"
#include "base/numbers.h"

namespace heldout {

namespace {

constexpr std::size_t kDigestLength = 64; // hex digits
constexpr std::size_t kStep = std::size_t{1} << 20; // bytes between two looks at the stop request

Result<std::string> digestOf(std::string_view bytes, const JobContext& job)
{
    Digest digest;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(kStep, bytes.size()))) {
        if (Status going = job.checkStop(); !going)
            return fail(std::move(going.error()));
        digest.addBytes(bytes.substr(0, kStep));
    }
    return digest.finish();
}

tl::unexpected<Error> notAPart(const std::string& file, Phrase message)
{
    return failFile(Code::NotThisFormat, file, std::move(message), Phrase::of("Make the part again."));
}

tl::unexpected<Error> wrongPart(Phrase message, Phrase hint)
{
    return fail(Code::InvalidArgument, std::move(message), std::move(hint));
}

bool sameComparison(const PartLabel& a, const PartLabel& b)
{
    return a.identity == b.identity && a.shard.of == b.shard.of;
}

std::string nameOf(const PartLabel& part)
{
    return part.file.empty()
        ? toText(std::uint64_t{part.shard.number}) + '/' + toText(std::uint64_t{part.shard.of})
        : part.file;
}

Status missing(std::uint64_t number, std::uint64_t of)
{
    return wrongPart(
        Phrase::of("Part %1 of %2 is missing.", number, of), Phrase::of("Give the files of all parts."));
}

Status heldTwice(const PartLabel& part, const PartLabel& again)
{
    return wrongPart(Phrase::of("“%1” and “%2” both hold part %3 of %4.", nameOf(part), nameOf(again),
                         std::uint64_t{again.shard.number}, std::uint64_t{again.shard.of}),
        Phrase::of("Give each part once."));
}

PartLabel readLabel(ByteReader& reader)
{
    PartLabel label;
    label.identity = reader.text();
    label.shard.number = reader.number<std::uint32_t>();
    label.shard.of = reader.number<std::uint32_t>();
    label.shards = reader.number<std::uint32_t>();
    label.durationMs = reader.number<std::uint64_t>();
    return label;
}

/// Also false when the label was not all there.
bool isPossible(const PartLabel& label)
{
    const Shard& shard = label.shard;
    return shard.isThere() && label.shards >= 1 && label.shards - 1 <= shard.of - shard.number;
}

} // namespace

std::optional<PartLabel> labelIn(std::string_view bytes)
{
    const std::size_t kindEnd = bytes.starts_with(kPartMagic) ? bytes.find('\n') : std::string_view::npos;
    if (kindEnd == std::string_view::npos)
        return std::nullopt;
    ByteReader reader(bytes.substr(kindEnd + 1));
    PartLabel label = readLabel(reader);
    return isPossible(label) ? std::optional(std::move(label)) : std::nullopt;
}

bool isPartOf(std::string_view bytes, std::string_view kind)
{
    return bytes.starts_with(kPartMagic) && bytes.substr(kPartMagic.size()).starts_with(kind);
}

ByteWriter beginPart(std::string_view kind, const PartLabel& label)
{
    ByteWriter writer;
    writer.raw(kPartMagic);
    writer.raw(kind);
    writer.text(label.identity);
    writer.number(label.shard.number);
    writer.number(label.shard.of);
    writer.number(label.shards);
    writer.number(label.durationMs);
    return writer;
}

Result<std::string> sealPart(ByteWriter writer, const JobContext& job)
{
    auto digest = digestOf(writer.bytes(), job);
    if (!digest)
        return fail(std::move(digest.error()));
    writer.raw(*digest);
    return writer.take();
}

Result<OpenedPart> openPart(
    std::string_view bytes, std::string_view kind, const std::string& file, const JobContext& job)
{
    if (!bytes.starts_with(kPartMagic))
        return notAPart(file, Phrase::of("“%1” is not a part of a comparison.", baseName(file)));
    if (!isPartOf(bytes, kind))
        return notAPart(file, Phrase::of("“%1” was made by another version of Heldout.", baseName(file)));
    const std::size_t head = kPartMagic.size() + kind.size();
    const std::size_t size = bytes.size() < head + kDigestLength ? 0 : bytes.size() - kDigestLength;
    auto digest = digestOf(bytes.substr(0, size), job);
    if (!digest)
        return fail(std::move(digest.error()));
    if (size == 0 || *digest != bytes.substr(size))
        return cutOffPart(file);
    OpenedPart part{{}, ByteReader(bytes.substr(head, size - head))};
    part.label = readLabel(part.rest);
    part.label.file = file;
    if (!isPossible(part.label))
        return cutOffPart(file);
    return part;
}

tl::unexpected<Error> cutOffPart(const std::string& file)
{
    return notAPart(file, Phrase::of("“%1” was cut off or changed.", baseName(file)));
}

tl::unexpected<Error> differentParts(const PartLabel& a, const PartLabel& b)
{
    return wrongPart(Phrase::of("“%1” and “%2” are not parts of the same comparison.", nameOf(a), nameOf(b)),
        Phrase::of("Give parts that were made with the same files, settings and number of parts."));
}

Status checkParts(std::span<const PartLabel* const> parts)
{
    if (parts.empty())
        return wrongPart(Phrase::of("No part was given."), Phrase::of("Give the files of all parts."));
    const PartLabel& first = *parts.front();
    for (const PartLabel* part : parts) {
        if (!sameComparison(first, *part))
            return differentParts(first, *part);
    }
    const std::uint64_t of = first.shard.of;
    std::uint64_t expected = 1;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartLabel& part = *parts[i];
        if (part.shard.number > expected)
            return missing(expected, of);
        if (part.shard.number < expected)
            return heldTwice(*parts[i - 1], part); // the first one is no less than 1
        expected += part.shards;
    }
    return expected > of ? Status{} : missing(expected, of);
}

Status checkFollows(const PartLabel& part, const PartLabel& next)
{
    if (!sameComparison(part, next))
        return differentParts(part, next);
    const std::uint64_t end = std::uint64_t{part.shard.number} + part.shards;
    if (next.shard.number < end)
        return heldTwice(part, next);
    return next.shard.number > end ? missing(end, part.shard.of) : Status{};
}

void joinLabels(PartLabel& part, const PartLabel& next)
{
    part.shards += next.shards;
    part.durationMs = std::max(part.durationMs, next.durationMs);
}

Status checkShard(const Shard& shard)
{
    if (!shard.isThere())
        return wrongPart(
            Phrase::of("There is no part %1 of %2.", std::uint64_t{shard.number}, std::uint64_t{shard.of}),
            Phrase::of("Parts count from 1."));
    return {};
}

} // namespace heldout
