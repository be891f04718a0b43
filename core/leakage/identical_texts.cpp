// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <exception>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "data/text_list.h"
#include "leakage/leakage.h"
#include "text/fold.h"

namespace heldout::leakage {

namespace {

constexpr std::uint8_t kSameText = 4;
constexpr std::uint8_t kSameIgnoringCase = 8;
constexpr std::uint8_t kSameIgnoringSpace = 16;

void keep(std::string_view text, std::string& form)
{
    form.assign(text);
}

/// Groups of test items that are equal in one form, until the training side shows it. A group is known by the
/// hash of the form and one of its items; equality is decided on the forms.
class Waiting
{
public:
    using Fold = void (*)(std::string_view text, std::string& form);

    Waiting(const TextList& texts, std::size_t most, Fold fold)
        : m_texts(texts)
        , m_fold(fold)
        , m_slots(std::bit_ceil(most + most / 4 + 1))
    {
    }
    /// `item` is the number of `text` among the texts; at most as many as the object was made for.
    void add(std::string_view text, std::uint32_t item)
    {
        Slot& slot = slotOf(text);
        if (slot.items == 0)
            slot = {m_hash, item, 0, 0};
        ++slot.items;
    }
    /// Counts the items with this text once, however often it is seen.
    void see(std::string_view text)
    {
        Slot& slot = slotOf(text);
        if (slot.items == 0 || slot.seen != 0)
            return;
        slot.seen = 1;
        m_seen += slot.items;
    }
    [[nodiscard]] std::uint64_t seen() const { return m_seen; }
    /// Items that share their text with another one.
    [[nodiscard]] std::uint64_t repeated() const
    {
        std::uint64_t items = 0;
        for (const Slot& slot : m_slots)
            items += slot.items > 1 ? slot.items : 0;
        return items;
    }

private:
    struct Slot
    {
        std::uint32_t hash = 0; ///< upper half
        std::uint32_t first = 0; ///< one of the items
        std::uint32_t items : 31 = 0; ///< 0 = free
        std::uint32_t seen : 1 = 0;
    };

    Slot& slotOf(std::string_view text)
    {
        m_fold(text, m_form);
        const std::uint64_t hash = std::hash<std::string_view>{}(m_form);
        m_hash = static_cast<std::uint32_t>(hash >> 32U);
        const std::size_t mask = m_slots.size() - 1;
        for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
            Slot& slot = m_slots[at];
            if (slot.items == 0)
                return slot;
            if (slot.hash != m_hash)
                continue;
            m_fold(m_texts[slot.first], m_other);
            if (m_other == m_form)
                return slot;
        }
    }

    const TextList& m_texts;
    Fold m_fold;
    std::vector<Slot> m_slots; // never more than four fifths full
    std::uint64_t m_seen = 0;
    std::uint32_t m_hash = 0; // of m_form, as in a slot
    std::string m_form, m_other; // scratch
};

/// Texts of both sides on their way through the forms.
class Count
{
public:
    Count(std::size_t most, JobContext& job)
        : m_job(job)
        , m_most(most)
        , m_forms{Waiting(m_texts, most, keep), Waiting(m_texts, most, text::foldCase),
              Waiting(m_texts, most, text::foldSpace)}
    {
    }

    Status readTest(TextSource& test)
    {
        return pass(test, [&](std::string_view text) -> Status {
            if (m_texts.size() == m_most)
                return fail(Code::Internal, Phrase::of("A side has more texts than it said."),
                    Phrase::of("Start again."));
            const auto item = static_cast<std::uint32_t>(m_texts.size());
            m_texts.add(text);
            for (Waiting& form : m_forms)
                form.add(text, item);
            return {};
        });
    }
    Status readTrain(TextSource& train)
    {
        return pass(train, [&](std::string_view text) -> Status {
            for (Waiting& form : m_forms)
                form.see(text);
            return {};
        });
    }
    [[nodiscard]] IdenticalTexts result() const
    {
        return {m_forms[0].seen(), m_forms[1].seen(), m_forms[2].seen()};
    }

    [[nodiscard]] IdenticalTexts repeated() const
    {
        return {m_forms[0].repeated(), m_forms[1].repeated(), m_forms[2].repeated()};
    }

private:
    template <typename Each>
    Status pass(TextSource& source, const Each& each)
    {
        return source.read([&](std::span<const std::string_view> texts) -> Status {
            for (const std::string_view text : texts) {
                Status status = each(text);
                if (status)
                    status = m_job.checkStop();
                if (!status)
                    return status;
            }
            m_job.advance(texts.size());
            return {};
        });
    }

    JobContext& m_job;
    std::size_t m_most;
    TextList m_texts; // of the test side
    std::array<Waiting, 3> m_forms; // as they are, case folded, white space folded
};

/// Without `train`: texts that stand in `test` more than once.
Result<IdenticalTexts> countTexts(TextSource& test, TextSource* train, JobContext& job)
{
    if (test.count() >= similarity::kNoRow / 2)
        return fail(Code::InvalidArgument, Phrase::of("The test side has more than 2,147,483,646 items."),
            Phrase::of("Compare a part of it."));
    try {
        job.begin(Stage::Counting, Unit::Texts, test.count() + (train != nullptr ? train->count() : 0));
        Count count(static_cast<std::size_t>(test.count()), job);
        Status status = count.readTest(test);
        if (status && train != nullptr)
            status = count.readTrain(*train);
        if (!status)
            return fail(std::move(status.error()));
        job.end();
        return train != nullptr ? count.result() : count.repeated();
    } catch (const std::exception& exception) {
        return fail(Code::Internal, Phrase::of("Counting identical texts failed: %1.", exception.what()));
    }
}

} // namespace

Result<IdenticalTexts> countIdenticalTexts(TextSource& test, TextSource& train, JobContext& job)
{
    return countTexts(test, &train, job);
}

Result<IdenticalTexts> countRepeatedTexts(TextSource& texts, JobContext& job)
{
    return countTexts(texts, nullptr, job);
}

std::uint8_t samenessFlags(std::string_view a, std::string_view b)
{
    if (a == b)
        return kSameText | kSameIgnoringCase | kSameIgnoringSpace;
    std::uint8_t flags = 0;
    std::string left;
    std::string right;
    text::foldCase(a, left);
    text::foldCase(b, right);
    flags |= left == right ? kSameIgnoringCase : std::uint8_t{0};
    text::foldSpace(a, left);
    text::foldSpace(b, right);
    flags |= left == right ? kSameIgnoringSpace : std::uint8_t{0};
    return flags;
}

} // namespace heldout::leakage
