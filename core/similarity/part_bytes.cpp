// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a comparison as bytes, and back.
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "base/byte_order.h"
#include "base/digest.h"
#include "similarity/shards.h"

namespace heldout::similarity {

namespace {

constexpr std::string_view kMagic = "heldout part 1\n";
constexpr std::size_t kDigestLength = 64; // hex digits
constexpr std::size_t kBitsAByte = 8;

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
    [[nodiscard]] std::string finish()
    {
        m_bytes += sha256(m_bytes);
        return std::move(m_bytes);
    }
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

void writeSearch(Writer& writer, const PartialSearch& search)
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
    }
}

/// The digest tells that bytes were changed, not that they were made up: no row may lie outside the side.
PartialSearch readSearch(Reader& reader, std::uint64_t trainCount)
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
        reader.require(ties == 0 || best.row < trainCount);
        std::vector<Candidate> kept(reader.count(kCandidateBytes));
        for (Candidate& candidate : kept) {
            candidate = reader.candidate();
            reader.require(candidate.row < trainCount);
        }
        search.best.emplace_back(best, ties, std::move(kept));
    }
    return search;
}

tl::unexpected<Error> notAPart(const std::string& file, Phrase message)
{
    return failFile(Code::NotThisFormat, file, std::move(message), Phrase::of("Make the part again."));
}

} // namespace

std::string toBytes(const ShardPart& part)
{
    Writer writer;
    writer.raw(kMagic);
    writer.text(part.identity);
    writer.number(part.shard.number);
    writer.number(part.shard.of);
    writer.number(part.found.trainCount);
    writer.number(std::uint64_t{part.found.searches.size()});
    for (const PartialSearch& search : part.found.searches)
        writeSearch(writer, search);
    return writer.finish();
}

Result<ShardPart> partFromBytes(std::string_view bytes, const std::string& file)
{
    if (!bytes.starts_with(kMagic))
        return notAPart(file, Phrase::of("“%1” is not a part of a comparison.", file));
    const std::size_t size = bytes.size() < kMagic.size() + kDigestLength ? 0 : bytes.size() - kDigestLength;
    if (size == 0 || sha256(bytes.substr(0, size)) != bytes.substr(size))
        return notAPart(file, Phrase::of("“%1” was cut off or changed.", file));
    Reader reader(bytes.substr(kMagic.size(), size - kMagic.size()));
    ShardPart part;
    part.identity = reader.text();
    part.shard.number = reader.number<std::uint32_t>();
    part.shard.of = reader.number<std::uint32_t>();
    part.found.trainCount = reader.number<std::uint64_t>();
    constexpr std::size_t kSearchBytes = 56;
    const std::size_t searches = reader.count(kSearchBytes);
    for (std::size_t i = 0; i < searches; ++i)
        part.found.searches.push_back(readSearch(reader, part.found.trainCount));
    if (!reader.isWhole())
        return notAPart(file, Phrase::of("“%1” was cut off or changed.", file));
    return part;
}

} // namespace heldout::similarity
