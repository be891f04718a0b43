// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <zlib.h>

#include "base/digest.h"
#include "base/system_file.h"

namespace heldout {

namespace {

constexpr std::size_t kBufferSize = std::size_t(256) * 1024;

} // namespace

struct InputFile::State
{
    State(std::string name, Descriptor opened)
        : path(std::move(name))
        , descriptor(std::move(opened))
    {
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State()
    {
        if (inflating)
            inflateEnd(&stream);
    }

    Status fill();
    Result<std::span<const char>> nextUnpacked();
    Result<bool> beginNextMember();
    [[nodiscard]] tl::unexpected<Error> failPacked(PhrasePattern<1> what) const
    {
        return failFile(Code::NotThisFormat, path, Phrase::of(what, baseName(path)),
            Phrase::of("Fetch or copy the file again."));
    }

    std::string path;
    Descriptor descriptor;
    std::uint64_t size = 0;
    std::uint64_t read = 0;
    bool atEnd = false; // of the file on disk
    bool packed = false;
    bool inflating = false; // stream is initialised
    bool memberEnded = false; // the last gzip member is complete
    std::vector<char> raw = std::vector<char>(kBufferSize);
    std::size_t rawBegin = 0; // not yet handed on: raw[rawBegin, rawEnd)
    std::size_t rawEnd = 0;
    std::vector<char> unpacked;
    z_stream stream{};
    Digest digest;
};

/// Appends to what is still unused in `raw`, which must leave room.
Status InputFile::State::fill()
{
    if (atEnd)
        return {};
    if (rawBegin == rawEnd)
        rawBegin = rawEnd = 0;
    ssize_t got = 0;
    do {
        got = ::read(descriptor.get(), raw.data() + rawEnd, raw.size() - rawEnd);
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        return failFile(Code::UnreadableFile, path,
            Phrase::of("Reading “%1” failed: %2.", baseName(path), systemReason(errno)));
    atEnd = got == 0;
    const auto count = static_cast<std::size_t>(got);
    digest.addBytes({raw.data() + rawEnd, count});
    rawEnd += count;
    read += count;
    return {};
}

/// True when another gzip member follows, false at the end of the file. Padding with zeros is no data.
Result<bool> InputFile::State::beginNextMember()
{
    constexpr std::size_t kMagic = 2;
    for (;;) {
        while (rawEnd - rawBegin < kMagic && !atEnd) {
            if (rawBegin > 0) {
                std::copy(raw.begin() + static_cast<std::ptrdiff_t>(rawBegin),
                    raw.begin() + static_cast<std::ptrdiff_t>(rawEnd), raw.begin());
                rawEnd -= rawBegin;
                rawBegin = 0;
            }
            if (Status filled = fill(); !filled)
                return fail(std::move(filled.error()));
        }
        if (rawBegin == rawEnd)
            return false;
        if (raw[rawBegin] != 0)
            break;
        ++rawBegin;
    }
    if (rawEnd - rawBegin < kMagic || raw[rawBegin] != '\x1f' || raw[rawBegin + 1] != '\x8b')
        return failPacked(
            Phrase::later("“%1” is no whole gzip file: other bytes follow the compressed data."));
    inflateReset(&stream);
    memberEnded = false;
    return true;
}

Result<std::span<const char>> InputFile::State::nextUnpacked()
{
    for (;;) {
        if (memberEnded) {
            Result<bool> more = beginNextMember();
            if (!more)
                return fail(std::move(more.error()));
            if (!*more)
                return std::span<const char>{};
        }
        if (rawBegin == rawEnd) {
            if (Status filled = fill(); !filled)
                return fail(std::move(filled.error()));
        }
        stream.next_in = reinterpret_cast<Bytef*>(raw.data() + rawBegin);
        stream.avail_in = static_cast<uInt>(rawEnd - rawBegin);
        stream.next_out = reinterpret_cast<Bytef*>(unpacked.data());
        stream.avail_out = static_cast<uInt>(unpacked.size());
        const int code = inflate(&stream, Z_NO_FLUSH);
        rawBegin = rawEnd - stream.avail_in;
        const std::size_t produced = unpacked.size() - stream.avail_out;
        if (code == Z_STREAM_END)
            memberEnded = true;
        else if (code == Z_BUF_ERROR && produced == 0 && atEnd)
            return failPacked(
                Phrase::later("“%1” is no whole gzip file: it ends in the middle, a part is missing."));
        else if (code != Z_OK && code != Z_BUF_ERROR)
            return failPacked(Phrase::later("“%1” is no whole gzip file: the compressed data is damaged."));
        if (produced > 0)
            return std::span<const char>(unpacked.data(), produced);
    }
}

InputFile::InputFile(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

InputFile::InputFile(InputFile&&) noexcept = default;
InputFile& InputFile::operator=(InputFile&&) noexcept = default;
InputFile::~InputFile() = default;

Result<InputFile> InputFile::open(const std::string& path)
{
    Result<OpenedFile> opened = openRegularFile(path);
    if (!opened)
        return fail(std::move(opened.error()));
    auto state = std::make_unique<State>(path, std::move(opened->descriptor));
    state->size = opened->size;
    while (state->rawEnd < 3 && !state->atEnd) {
        if (Status filled = state->fill(); !filled)
            return fail(std::move(filled.error()));
    }
    // Method 8 is the only one there is; asking for it keeps text that begins with the two bytes as text.
    if (state->rawEnd >= 3 && state->raw[0] == '\x1f' && state->raw[1] == '\x8b' && state->raw[2] == 8) {
        constexpr int kGzipOnly = 16;
        if (inflateInit2(&state->stream, MAX_WBITS + kGzipOnly) != Z_OK)
            return failFile(
                Code::Internal, path, Phrase::of("There is not enough memory to unpack the file."));
        state->inflating = true;
        state->packed = true;
        state->unpacked.resize(kBufferSize);
    }
    return InputFile(std::move(state));
}

Result<std::span<const char>> InputFile::next()
{
    State& state = *m_state;
    if (state.packed)
        return state.nextUnpacked();
    if (state.rawBegin == state.rawEnd) {
        if (Status filled = state.fill(); !filled)
            return fail(std::move(filled.error()));
    }
    const std::span<const char> bytes(state.raw.data() + state.rawBegin, state.rawEnd - state.rawBegin);
    state.rawBegin = state.rawEnd;
    return bytes;
}

const std::string& InputFile::path() const
{
    return m_state->path;
}

bool InputFile::compressed() const
{
    return m_state->packed;
}

std::uint64_t InputFile::bytesOnDisk() const
{
    return m_state->size;
}

std::uint64_t InputFile::bytesRead() const
{
    return m_state->read;
}

Result<std::string> InputFile::sha256()
{
    State& state = *m_state;
    while (!state.atEnd) {
        state.rawBegin = state.rawEnd;
        if (Status filled = state.fill(); !filled)
            return fail(std::move(filled.error()));
    }
    return state.digest.finish();
}

std::string_view baseName(std::string_view path)
{
    const std::size_t nameEnd = path.find_last_not_of('/'); // npos: nothing but slashes, which stay
    return path.substr(nameEnd == std::string_view::npos ? 0 : path.rfind('/', nameEnd) + 1);
}

Result<std::string> readFile(const std::string& path, std::uint64_t limit)
{
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(std::move(file.error()));
    std::string content;
    if (!file->compressed())
        content.reserve(static_cast<std::size_t>(std::min(file->bytesOnDisk(), limit)));
    for (;;) {
        Result<std::span<const char>> bytes = file->next();
        if (!bytes)
            return fail(std::move(bytes.error()));
        if (bytes->empty())
            return content;
        if (bytes->size() > limit - content.size()) {
            return failFile(Code::InvalidArgument, path,
                Phrase::of(
                    "“%1” holds more than the %2 bytes that are read at once.", baseName(path), limit));
        }
        content.append(bytes->data(), bytes->size());
    }
}

} // namespace heldout
