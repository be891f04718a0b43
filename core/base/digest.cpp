// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include <array>
#include <cstdint>
#include <new>

#include <openssl/evp.h>

namespace heldout {

struct Digest::State
{
    State()
        : context(EVP_MD_CTX_new())
    {
        if (context == nullptr || EVP_DigestInit_ex(context, EVP_sha256(), nullptr) != 1) {
            EVP_MD_CTX_free(context);
            throw std::bad_alloc();
        }
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { EVP_MD_CTX_free(context); }

    EVP_MD_CTX* context;
};

Digest::Digest()
    : m_state(std::make_unique<State>())
{
}

Digest::Digest(Digest&&) noexcept = default;
Digest& Digest::operator=(Digest&&) noexcept = default;
Digest::~Digest() = default;

void Digest::add(std::string_view part)
{
    std::array<char, 8> frame{};
    std::uint64_t length = part.size();
    for (char& byte : frame) {
        byte = static_cast<char>(length & 0xffU);
        length >>= 8U;
    }
    addBytes({frame.data(), frame.size()});
    addBytes(part);
}

void Digest::addBytes(std::string_view bytes)
{
    if (m_state != nullptr && !bytes.empty())
        EVP_DigestUpdate(m_state->context, bytes.data(), bytes.size());
}

std::string Digest::finish()
{
    if (m_state == nullptr)
        return {};
    std::array<unsigned char, EVP_MAX_MD_SIZE> raw{};
    unsigned length = 0;
    EVP_DigestFinal_ex(m_state->context, raw.data(), &length);
    m_state.reset();
    constexpr const char* kDigits = "0123456789abcdef";
    std::string hex;
    hex.reserve(2 * static_cast<std::size_t>(length));
    for (unsigned i = 0; i < length; ++i) {
        hex += kDigits[raw[i] >> 4U];
        hex += kDigits[raw[i] & 0xfU];
    }
    return hex;
}

std::string sha256(std::string_view bytes)
{
    Digest digest;
    digest.addBytes(bytes);
    return digest.finish();
}

} // namespace heldout
