// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/instance.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace heldout {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Word
{
    std::string_view word;
    SplitRole role;
};

constexpr std::array kWords{
    Word{"train", SplitRole::Train},
    Word{"training", SplitRole::Train},
    Word{"trn", SplitRole::Train},
    Word{"dev", SplitRole::Dev},
    Word{"devel", SplitRole::Dev},
    Word{"development", SplitRole::Dev},
    Word{"val", SplitRole::Dev},
    Word{"valid", SplitRole::Dev},
    Word{"validation", SplitRole::Dev},
    Word{"tune", SplitRole::Dev},
    Word{"tuning", SplitRole::Dev},
    Word{"test", SplitRole::Test},
    Word{"testing", SplitRole::Test},
    Word{"tst", SplitRole::Test},
    Word{"eval", SplitRole::Test},
    Word{"evaluation", SplitRole::Test},
};

std::optional<SplitRole> roleOfWord(std::string_view lowerWord)
{
    const auto* const found = std::find_if(
        kWords.begin(), kWords.end(), [&](const Word& word) { return word.word == lowerWord; });
    if (found == kWords.end())
        return std::nullopt;
    return found->role;
}

} // namespace

const char* toText(SplitRole role)
{
    switch (role) {
    case SplitRole::Train:
        return "train";
    case SplitRole::Dev:
        return "dev";
    case SplitRole::Test:
        return "test";
    case SplitRole::Other:
        break;
    }
    return "other";
}

SplitRole roleFromName(const std::string& splitName)
{
    // Words are runs of ASCII letters ("test_2019" has one); the last known one counts ("train-dev" is a dev
    // set).
    SplitRole role = SplitRole::Other;
    std::string word;
    for (std::size_t i = 0; i <= splitName.size(); ++i) {
        if (i < splitName.size() && isLetter(splitName[i])) {
            word += static_cast<char>(splitName[i] | 0x20);
            continue;
        }
        role = roleOfWord(word).value_or(role);
        word.clear();
    }
    return role;
}

} // namespace heldout
