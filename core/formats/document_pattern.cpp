// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/document_pattern.h"

#include <utility>

#include <unicode/regex.h>
#include <unicode/unistr.h>

namespace heldout::formats {

namespace {

// ICU's unit: some thousands of steps, about a millisecond.
constexpr std::int32_t kMostSteps = 100;
constexpr std::int32_t kMostStackBytes = 1 << 20;

} // namespace

struct DocumentPattern::State
{
    std::string text;
    std::unique_ptr<icu::RegexMatcher> matcher;
    icu::UnicodeString input; // the matcher reads it where it is
};

DocumentPattern::DocumentPattern(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

DocumentPattern::DocumentPattern(DocumentPattern&&) noexcept = default;
DocumentPattern& DocumentPattern::operator=(DocumentPattern&&) noexcept = default;
DocumentPattern::~DocumentPattern() = default;

Result<DocumentPattern> DocumentPattern::compile(const std::string& pattern)
{
    auto state = std::make_unique<State>();
    state->text = pattern;
    UErrorCode status = U_ZERO_ERROR;
    state->matcher = std::make_unique<icu::RegexMatcher>(icu::UnicodeString::fromUTF8(pattern), 0U, status);
    if (U_FAILURE(status)) {
        return fail(Code::InvalidArgument,
            Phrase::of(
                "The document pattern “%1” is no regular expression (%2).", pattern, u_errorName(status)));
    }
    if (state->matcher->groupCount() < 1) {
        return fail(Code::InvalidArgument, Phrase::of("The document pattern “%1” has no group.", pattern),
            Phrase::of(
                "Put round brackets around the part that names the document, for example ^(P[0-9]+)."));
    }
    state->matcher->setTimeLimit(kMostSteps, status);
    state->matcher->setStackLimit(kMostStackBytes, status);
    if (U_FAILURE(status))
        return fail(
            Code::Internal, Phrase::of("The document pattern cannot be used (%1).", u_errorName(status)));
    return DocumentPattern(std::move(state));
}

Status DocumentPattern::find(const std::string& id, std::string& document)
{
    State& state = *m_state;
    state.input = icu::UnicodeString::fromUTF8(id);
    state.matcher->reset(state.input);
    UErrorCode status = U_ZERO_ERROR;
    const bool found = state.matcher->find(status) != 0;
    if (found && U_SUCCESS(status)) {
        document.clear();
        state.matcher->group(1, status).toUTF8String(document);
    }
    if (U_FAILURE(status)) {
        return fail(Code::InvalidArgument,
            Phrase::of("The document pattern “%1” takes too long for the id “%2” (%3).", state.text, id,
                u_errorName(status)),
            Phrase::of("Choose a simpler pattern."));
    }
    return {};
}

} // namespace heldout::formats
