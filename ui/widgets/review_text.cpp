// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace heldout::ui {

namespace {

constexpr char16_t kIsolate = 0x2066;
constexpr char16_t kEndIsolate = 0x2069;
constexpr char16_t kNarrowSpace = 0x202F;
constexpr char32_t kReplacement = 0xFFFD;

struct NamedCharacter
{
    char32_t character;
    const char* name;
};

constexpr std::array kNamed{
    NamedCharacter{0x7F, "DEL"},
    NamedCharacter{0x85, "NEL"},
    NamedCharacter{0xAD, "SHY"},
    NamedCharacter{0x61C, "ALM"},
    NamedCharacter{0x200B, "ZWSP"},
    NamedCharacter{0x200E, "LRM"},
    NamedCharacter{0x200F, "RLM"},
    NamedCharacter{0x202A, "LRE"},
    NamedCharacter{0x202B, "RLE"},
    NamedCharacter{0x202C, "PDF"},
    NamedCharacter{0x202D, "LRO"},
    NamedCharacter{0x202E, "RLO"},
    NamedCharacter{0x2060, "WJ"},
    NamedCharacter{0x2066, "LRI"},
    NamedCharacter{0x2067, "RLI"},
    NamedCharacter{0x2068, "FSI"},
    NamedCharacter{0x2069, "PDI"},
    NamedCharacter{0xFEFF, "BOM"},
    NamedCharacter{0xFFFC, "OBJ"},
};

constexpr std::array kC0Names{"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "TAB", "LF", "VT",
    "FF", "CR", "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US"};

// Marks and isolates act on a few words at most and honest texts need them; overrides and embeddings can make
// a text read as something that it is not, so they are only named.
bool keepsItsEffect(char32_t character)
{
    return character == 0x61C || character == 0x200E || character == 0x200F
        || (character >= 0x2066 && character <= 0x2069);
}

struct Decoded
{
    char32_t character = kReplacement;
    std::size_t bytes = 1;
};

Decoded decodeAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    if (lead < 0x80)
        return {lead, 1};
    std::size_t length = 0;
    char32_t value = 0;
    if (lead >= 0xC2 && lead <= 0xDF) {
        length = 2;
        value = lead & 0x1Fu;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        length = 3;
        value = lead & 0x0Fu;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        length = 4;
        value = lead & 0x07u;
    }
    if (length == 0 || at + length > text.size())
        return {};
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0u) != 0x80u)
            return {};
        value = (value << 6u) | (byte(at + i) & 0x3Fu);
    }
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    if (overlong || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return {};
    return {value, length};
}

void appendCharacter(QString& text, char32_t character)
{
    if (QChar::requiresSurrogates(character)) {
        text.append(QChar(QChar::highSurrogate(character)));
        text.append(QChar(QChar::lowSurrogate(character)));
    } else {
        text.append(QChar(static_cast<char16_t>(character)));
    }
}

qsizetype countCharacters(std::string_view text)
{
    return std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; });
}

// The bytes that are shown: at most `limit` UTF-16 units, never ending inside a grapheme.
std::string_view cutToLimit(std::string_view text, qsizetype limit)
{
    if (limit <= 0 || static_cast<qsizetype>(text.size()) <= limit)
        return text;
    // A grapheme longer than the slack (a long pile of combining marks) is cut where it is.
    constexpr qsizetype kSlack = 64;
    QString head;
    std::vector<std::size_t> starts;
    std::size_t at = 0;
    while (at < text.size() && head.size() < limit + kSlack) {
        const Decoded decoded = decodeAt(text, at);
        appendCharacter(head, decoded.character);
        starts.resize(static_cast<std::size_t>(head.size()), at);
        at += decoded.bytes;
    }
    if (head.size() <= limit)
        return text.substr(0, at);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, head);
    finder.setPosition(limit);
    qsizetype end = finder.isAtBoundary() ? limit : finder.toPreviousBoundary();
    if (end <= limit - kSlack)
        end = limit;
    return text.substr(0, starts[static_cast<std::size_t>(end)]);
}

} // namespace

ReviewTextMaker::ReviewTextMaker(const ReviewTextInput& input, qsizetype limit)
    : m_text(cutToLimit(input.text, limit))
{
    m_out.characters = countCharacters(input.text);
    m_out.cut = m_text.size() < input.text.size();
    wantMarks(input);
    const auto afterMarks = static_cast<std::ptrdiff_t>(m_wanted.size());
    wantMentions(input);
    // Marks come in order already, and there may be very many of them.
    std::ranges::sort(m_wanted.begin() + afterMarks, m_wanted.end(), {}, &Wanted::byte);
    std::ranges::inplace_merge(m_wanted, m_wanted.begin() + afterMarks, {}, &Wanted::byte);
    m_out.shown.reserve(static_cast<qsizetype>(m_text.size()));
    m_out.source.reserve(static_cast<qsizetype>(m_text.size()));
}

bool ReviewTextMaker::goOn(std::size_t bytes)
{
    const std::size_t end = m_at + std::min(bytes, m_text.size() - m_at);
    while (m_at < end)
        takeCharacter();
    return m_at >= m_text.size();
}

ReviewText ReviewTextMaker::take()
{
    goOn(m_text.size());
    give(static_cast<std::size_t>(-1));
    m_out.paragraphs.push_back({m_paragraphStart, m_out.shown.size(), false});
    std::erase_if(m_out.marks, [](const auto& mark) { return mark.first >= mark.last; });
    std::erase_if(m_out.mentions, [](const auto& mention) { return mention.first >= mention.last; });
    for (auto& paragraph : m_out.paragraphs)
        paragraph.rightToLeft
            = QStringView(m_out.shown).mid(paragraph.first, paragraph.last - paragraph.first).isRightToLeft();
    return std::move(m_out);
}

void ReviewTextMaker::wantMarks(const ReviewTextInput& input)
{
    if (!input.marks)
        return;
    m_out.marks.reserve(input.marks->size());
    for (const auto& mark : *input.marks) {
        if (mark.first >= m_text.size())
            break;
        m_out.marks.push_back({-1, -1, mark.kind, mark.pair});
    }
    for (std::size_t i = 0; i < m_out.marks.size(); ++i) {
        m_wanted.push_back({(*input.marks)[i].first, &m_out.marks[i].first});
        m_wanted.push_back({(*input.marks)[i].last, &m_out.marks[i].last});
    }
}

void ReviewTextMaker::wantMentions(const ReviewTextInput& input)
{
    std::vector<Mention> mentions;
    if (input.mentions)
        mentions = *input.mentions;
    std::ranges::stable_sort(mentions, {}, &Mention::first);
    const auto isCompared = [&](const Mention& m) {
        return input.compared && m.first == input.compared->first && m.last == input.compared->last;
    };
    if (input.compared && std::ranges::none_of(mentions, isCompared))
        mentions.insert(
            std::ranges::upper_bound(mentions, input.compared->first, {}, &Mention::first), *input.compared);
    m_out.mentions.reserve(mentions.size());
    for (const auto& mention : mentions) {
        m_out.mentions.push_back({-1, -1, QString::fromStdString(mention.type), isCompared(mention)});
        m_wanted.push_back({mention.first, &m_out.mentions.back().first});
        m_wanted.push_back({mention.last, &m_out.mentions.back().last});
    }
}

void ReviewTextMaker::give(std::size_t byte)
{
    while (m_next < m_wanted.size() && m_wanted[m_next].byte <= byte) {
        *m_wanted[m_next].place = m_out.shown.size();
        ++m_next;
    }
}

void ReviewTextMaker::takeCharacter()
{
    give(m_at);
    const Decoded decoded = decodeAt(m_text, m_at);
    const char32_t c = decoded.character;
    const bool windowsBreak = c == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n';
    if (c == '\n' || c == 0x2028 || c == 0x2029 || windowsBreak) {
        m_out.paragraphs.push_back({m_paragraphStart, m_out.shown.size(), false});
        appendBoth(c);
        if (windowsBreak) {
            ++m_at;
            give(m_at);
            appendBoth(U'\n');
        }
        m_paragraphStart = m_out.shown.size();
    } else {
        append(c);
    }
    m_at += decoded.bytes;
}

void ReviewTextMaker::appendBoth(char32_t c)
{
    appendCharacter(m_out.shown, c);
    appendCharacter(m_out.source, c);
}

void ReviewTextMaker::append(char32_t c)
{
    const QString name = controlName(c);
    if (name.isEmpty()) {
        appendBoth(c);
        return;
    }
    // The name is isolated, so that its letters do not pull the words around it into their direction.
    m_out.m_steps.push_back({m_out.shown.size(), m_out.source.size(), true});
    const qsizetype first = m_out.shown.size();
    m_out.shown += QChar(kIsolate);
    m_out.shown += QChar(kNarrowSpace) + name + QChar(kNarrowSpace);
    m_out.shown += QChar(kEndIsolate);
    m_out.controls.push_back({first, m_out.shown.size()});
    if (keepsItsEffect(c))
        appendCharacter(m_out.shown, c);
    appendCharacter(m_out.source, c);
    m_out.m_steps.push_back({m_out.shown.size(), m_out.source.size(), false});
}

qsizetype ReviewText::toSource(qsizetype shownPlace) const
{
    auto after = std::ranges::upper_bound(m_steps, shownPlace, {}, &Step::shown);
    if (after == m_steps.begin())
        return shownPlace;
    const Step& step = *std::prev(after);
    return step.name ? step.source : step.source + (shownPlace - step.shown);
}

QString ReviewText::sourceBetween(qsizetype first, qsizetype last) const
{
    const qsizetype from = toSource(std::clamp<qsizetype>(first, 0, shown.size()));
    qsizetype to = toSource(std::clamp<qsizetype>(last, 0, shown.size()));
    // A selection that ends inside a boxed name takes the character.
    const auto at = std::ranges::upper_bound(controls, last, {}, &Span::first);
    if (at != controls.begin() && last > std::prev(at)->first && last < std::prev(at)->last)
        ++to;
    return source.mid(from, to - from);
}

ReviewText makeReviewText(const ReviewTextInput& input, qsizetype limit)
{
    return ReviewTextMaker(input, limit).take();
}

QString controlName(char32_t character)
{
    if (character < kC0Names.size())
        return QString::fromLatin1(kC0Names.at(character));
    if (character < 0x7F)
        return {};
    const auto found = std::ranges::find(kNamed, character, &NamedCharacter::character);
    if (found != kNamed.end())
        return QString::fromLatin1(found->name);
    const bool otherControl = character <= 0x9F || (character >= 0x2061 && character <= 0x206F)
        || (character >= 0xFFF9 && character <= 0xFFFB);
    if (!otherControl)
        return {};
    return QStringLiteral("U+%1").arg(static_cast<uint>(character), 4, 16, QLatin1Char('0')).toUpper();
}

} // namespace heldout::ui
