// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a comparison as bytes, and back.
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "base/byte_order.h"
#include "base/digest.h"
#include "base/files.h"
#include "similarity/shards.h"

namespace heldout::similarity {

namespace {

constexpr std::string_view kVersion = "1\n";
constexpr std::size_t kDigestLength = 64; // hex digits
constexpr std::size_t kBitsAByte = 8;
constexpr std::size_t kStep = std::size_t{1} << 20; // bytes between two looks at the stop request

class Writer
{
public:
    template <typename T>
    void number(T value)
    {
        const auto bytes = std::bit_cast<std::array<char, sizeof(T)>>(littleEndian(value));
        m_bytes.append(bytes.data(), bytes.size());
    }
    void text(std::string_view text)
    {
        number(std::uint64_t{text.size()});
        m_bytes += text;
    }
    void bits(const std::vector<bool>& bits)
    {
        number(std::uint64_t{bits.size()});
        for (std::size_t first = 0; first < bits.size(); first += kBitsAByte) {
            std::uint8_t byte = 0;
            for (std::size_t i = first; i < std::min(first + kBitsAByte, bits.size()); ++i)
                byte = static_cast<std::uint8_t>(byte | (bits[i] ? 1U << (i - first) : 0U));
            number(byte);
        }
    }
    void candidate(const Candidate& candidate)
    {
        number(candidate.row);
        number(candidate.dot);
        number(candidate.norm2);
        number(candidate.cosine);
    }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }
    void raw(std::string_view bytes) { m_bytes += bytes; }

private:
    std::string m_bytes;
};

/// Never reads past the end: what is missing is 0, and then isWhole() is false, as it is when something is
/// not as it must be.
class Reader
{
public:
    explicit Reader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    template <typename T>
    [[nodiscard]] T number()
    {
        std::array<char, sizeof(T)> bytes{};
        std::ranges::copy(take(sizeof(T)), bytes.begin());
        return littleEndian(std::bit_cast<T>(bytes));
    }
    [[nodiscard]] std::string text() { return std::string(take(number<std::uint64_t>())); }
    /// A number of things that take at least `bytes` each.
    [[nodiscard]] std::size_t count(std::size_t bytes)
    {
        const auto count = number<std::uint64_t>();
        require(count <= m_bytes.size() / bytes);
        return m_whole ? count : 0;
    }
    [[nodiscard]] std::vector<bool> bits()
    {
        const auto count = number<std::uint64_t>();
        require(count / kBitsAByte <= m_bytes.size());
        std::vector<bool> bits(m_whole ? count : 0);
        for (std::size_t first = 0; first < bits.size(); first += kBitsAByte) {
            const auto byte = number<std::uint8_t>();
            for (std::size_t i = first; i < std::min(first + kBitsAByte, bits.size()); ++i)
                bits[i] = (byte >> (i - first) & 1U) != 0;
        }
        return bits;
    }
    [[nodiscard]] Candidate candidate()
    {
        Candidate candidate;
        candidate.row = number<std::uint32_t>();
        candidate.dot = number<std::uint64_t>();
        candidate.norm2 = number<std::uint64_t>();
        candidate.cosine = number<double>();
        return candidate;
    }
    void require(bool fact) { m_whole = m_whole && fact; }
    [[nodiscard]] bool isWhole() const { return m_whole && m_bytes.empty(); }

private:
    std::string_view take(std::uint64_t size)
    {
        require(size <= m_bytes.size());
        if (!m_whole)
            return {};
        const std::string_view part = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return part;
    }

    std::string_view m_bytes;
    bool m_whole = true;
};

void writeOptions(Writer& writer, const Options& options)
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

Options readOptions(Reader& reader)
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

Status writeSearch(Writer& writer, const PartialSearch& search, const JobContext& job)
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
        writer.candidate(best.best());
        writer.number(std::uint64_t{best.kept().size()});
        for (const Candidate& candidate : best.kept())
            writer.candidate(candidate);
        if (Status going = job.checkStop(); !going)
            return going;
    }
    return {};
}

Result<PartialSearch> readSearch(Reader& reader, const JobContext& job)
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
        const Candidate best = reader.candidate();
        std::vector<Candidate> kept(reader.count(kCandidateBytes));
        for (Candidate& candidate : kept)
            candidate = reader.candidate();
        search.best.emplace_back(best, ties, std::move(kept));
        if (Status going = job.checkStop(); !going)
            return fail(std::move(going.error()));
    }
    return search;
}

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
    const Shard first = part.shard;
    if (first.number < 1 || first.number > first.of || part.shards < 1
        || part.shards - 1 > first.of - first.number || found.trainCount >= kNoRow)
        return false;
    const Shard last{first.number + (part.shards - 1), first.of};
    const std::uint64_t from = first.firstOf(found.trainCount);
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

tl::unexpected<Error> notAPart(const std::string& file, Phrase message)
{
    return failFile(Code::NotThisFormat, file, std::move(message), Phrase::of("Make the part again."));
}

tl::unexpected<Error> cutOff(const std::string& file)
{
    return notAPart(file, Phrase::of("“%1” was cut off or changed.", baseName(file)));
}

} // namespace

Result<std::string> toBytes(const ShardPart& part, const JobContext& job)
{
    Writer writer;
    writer.raw(kPartMagic);
    writer.raw(kVersion);
    writer.text(part.identity);
    writer.number(part.shard.number);
    writer.number(part.shard.of);
    writer.number(part.shards);
    writer.number(part.durationMs);
    writer.number(part.found.trainCount);
    writer.number(std::uint64_t{part.found.searches.size()});
    for (const PartialSearch& search : part.found.searches) {
        if (Status written = writeSearch(writer, search, job); !written)
            return fail(std::move(written.error()));
    }
    auto digest = digestOf(writer.bytes(), job);
    if (!digest)
        return fail(std::move(digest.error()));
    writer.raw(*digest);
    return writer.take();
}

Result<ShardPart> partFromBytes(std::string_view bytes, const std::string& file, const JobContext& job)
{
    if (!bytes.starts_with(kPartMagic))
        return notAPart(file, Phrase::of("“%1” is not a part of a comparison.", baseName(file)));
    if (!bytes.substr(kPartMagic.size()).starts_with(kVersion))
        return notAPart(file, Phrase::of("“%1” was made by another version of Heldout.", baseName(file)));
    constexpr std::size_t kHead = kPartMagic.size() + kVersion.size();
    const std::size_t size = bytes.size() < kHead + kDigestLength ? 0 : bytes.size() - kDigestLength;
    auto digest = digestOf(bytes.substr(0, size), job);
    if (!digest)
        return fail(std::move(digest.error()));
    if (size == 0 || *digest != bytes.substr(size))
        return cutOff(file);
    Reader reader(bytes.substr(kHead, size - kHead));
    ShardPart part;
    part.file = file;
    part.identity = reader.text();
    part.shard.number = reader.number<std::uint32_t>();
    part.shard.of = reader.number<std::uint32_t>();
    part.shards = reader.number<std::uint32_t>();
    part.durationMs = reader.number<std::uint64_t>();
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
        return cutOff(file);
    return part;
}

} // namespace heldout::similarity
