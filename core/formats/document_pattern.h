// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "base/result.h"

namespace heldout::formats {

/// A regular expression that finds an item's document id in its own id.
class DocumentPattern
{
public:
    /// InvalidArgument when `pattern` is no regular expression or has no group.
    [[nodiscard]] static Result<DocumentPattern> compile(const std::string& pattern);
    DocumentPattern(DocumentPattern&&) noexcept;
    DocumentPattern& operator=(DocumentPattern&&) noexcept;
    ~DocumentPattern();

    /// Sets `document` to what the first group covers in the first place of `id` that fits; an id without
    /// such a place leaves it as it is. InvalidArgument when the search takes too many steps.
    [[nodiscard]] Status find(const std::string& id, std::string& document);

private:
    struct State;
    explicit DocumentPattern(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace heldout::formats
