// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <string>
#include <string_view>
#include <unordered_map>

#include "leakage/leakage.h"
#include "text/fold.h"

namespace heldout::leakage {

namespace {

constexpr std::uint8_t kSameText = 4;
constexpr std::uint8_t kSameIgnoringCase = 8;
constexpr std::uint8_t kSameIgnoringSpace = 16;

/// Texts of the test side in one form, with how many items have each, until the training side shows them.
class Waiting
{
public:
    void add(std::string_view text) { ++m_items[std::string(text)]; }
    /// Counts the items with this text once, however often it is seen.
    void see(const std::string& text)
    {
        const auto found = m_items.find(text);
        if (found == m_items.end())
            return;
        m_seen += found->second;
        m_items.erase(found);
    }
    [[nodiscard]] std::uint64_t seen() const { return m_seen; }

private:
    std::unordered_map<std::string, std::uint64_t> m_items;
    std::uint64_t m_seen = 0;
};

struct Forms
{
    Waiting exact, folded, spaced;
    std::string scratch;

    template <typename Each>
    void visit(std::string_view text, const Each& each)
    {
        scratch.assign(text);
        each(exact, scratch);
        text::foldCase(text, scratch);
        each(folded, scratch);
        text::foldSpace(text, scratch);
        each(spaced, scratch);
    }
};

Status readBoth(TextSource& test, TextSource& train, Forms& forms, JobContext& job)
{
    std::uint64_t done = 0;
    const auto pass = [&](TextSource& source, const auto& each) {
        return source.read([&](std::span<const std::string_view> texts) -> Status {
            for (const std::string_view text : texts) {
                forms.visit(text, each);
                if (Status status = job.checkStop(); !status)
                    return status;
            }
            done += texts.size();
            job.advanceTo(done);
            return {};
        });
    };
    Status status = pass(test, [](Waiting& waiting, const std::string& text) { waiting.add(text); });
    if (status)
        status = pass(train, [](Waiting& waiting, const std::string& text) { waiting.see(text); });
    return status;
}

} // namespace

Result<IdenticalTexts> countIdenticalTexts(TextSource& test, TextSource& train, JobContext& job)
{
    try {
        job.begin(Stage::Counting, Unit::Texts, test.count() + train.count());
        Forms forms;
        if (Status status = readBoth(test, train, forms, job); !status)
            return fail(std::move(status.error()));
        job.end();
        return IdenticalTexts{forms.exact.seen(), forms.folded.seen(), forms.spaced.seen()};
    } catch (const std::exception& exception) {
        return fail(
            Code::Internal, std::string("Counting identical texts failed: ") + exception.what() + '.');
    }
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
