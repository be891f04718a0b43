// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace heldout {

/// SHA-256 over parts. add() frames each part by its length, so ("a","bc") and ("ab","c") differ.
class Digest
{
public:
    Digest();
    Digest(Digest&&) noexcept;
    Digest& operator=(Digest&&) noexcept;
    ~Digest();
    void add(std::string_view part);
    void addBytes(std::string_view bytes); ///< without framing
    /// 64 hex digits. Ends the digest.
    [[nodiscard]] std::string finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace heldout
