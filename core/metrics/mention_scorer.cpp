// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/mention_scorer.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "metrics/mention_matching.h"

namespace heldout::metrics {

namespace {

struct ModeName
{
    MentionMode mode;
    const char* name;
};
constexpr std::array kModeNames{
    ModeName{MentionMode::Strict, "strict"},
    ModeName{MentionMode::Exact, "exact"},
    ModeName{MentionMode::Partial, "partial"},
    ModeName{MentionMode::Type, "type"},
    ModeName{MentionMode::Left, "left"},
    ModeName{MentionMode::Right, "right"},
    ModeName{MentionMode::Alternatives, "alternatives"},
};

} // namespace

const char* toText(MentionMode mode)
{
    return std::ranges::find(kModeNames, mode, &ModeName::mode)->name;
}

std::optional<MentionMode> mentionModeFromText(std::string_view text)
{
    for (const ModeName& named : kModeNames) {
        if (named.name == text)
            return named.mode;
    }
    return std::nullopt;
}

class MentionScorer::Impl
{
public:
    explicit Impl(MentionMode mode)
        : m_mode(mode)
    {
    }

    const MentionOutcome& score(std::span<const Mention> gold, std::span<const Mention> predicted,
        std::span<const Mention> alternatives);
    [[nodiscard]] MentionTotals totals() const;
    void merge(const Impl& other);

    TypeNames types;

private:
    struct OfType
    {
        Counts counts;
        std::uint64_t predicted = 0;
    };
    /// 2 tp and 2 tp + fp + fn of an item, in halves: equal items are added up as one, so that the mean does
    /// not depend on their order.
    using Fraction = std::pair<std::uint64_t, std::uint64_t>;

    void count();
    Counts& countsOf(const OrderedMentions::Entry& entry);
    void addToTotals();

    MentionMode m_mode;
    TypeNames m_alternativeTypes; // a type that only alternatives have gets no row
    OrderedMentions m_gold, m_predicted, m_alternatives;
    OneToOneMatching m_matching;
    MentionOutcome m_outcome;
    std::vector<Counts> m_counts; // by type: of the item
    std::vector<std::uint32_t> m_met; // types of the item
    std::vector<OfType> m_totals; // by type
    std::uint64_t m_items = 0;
    std::uint64_t m_rightItems = 0;
    std::map<Fraction, std::uint64_t> m_itemScores;
};

const MentionOutcome& MentionScorer::Impl::score(
    std::span<const Mention> gold, std::span<const Mention> predicted, std::span<const Mention> alternatives)
{
    m_gold.assign(gold, types);
    m_predicted.assign(predicted, types);
    m_outcome.gold.assign(gold.size(), {});
    m_outcome.predicted.assign(predicted.size(), {});
    if (m_mode == MentionMode::Alternatives) {
        m_alternatives.assign(alternatives, m_alternativeTypes);
        matchWithAlternatives(m_gold, m_predicted, m_alternatives, m_outcome);
    } else {
        m_matching.match(m_mode, m_gold, m_predicted, m_outcome);
    }
    count();
    addToTotals();
    return m_outcome;
}

Counts& MentionScorer::Impl::countsOf(const OrderedMentions::Entry& entry)
{
    Counts& counts = m_counts[entry.type];
    if (counts == Counts{})
        m_met.push_back(entry.type);
    return counts;
}

void MentionScorer::Impl::count()
{
    m_counts.resize(types.names().size());
    m_totals.resize(types.names().size());
    m_met.clear();
    for (std::size_t g = 0; g < m_gold.size(); ++g) {
        const Match how = m_outcome.gold[m_gold[g].place].how;
        const double found = how == Match::None ? 0 : how == Match::Overlap ? 0.5 : 1;
        countsOf(m_gold[g]) += {found, 0, 1 - found};
    }
    for (std::size_t p = 0; p < m_predicted.size(); ++p) {
        ++m_totals[m_predicted[p].type].predicted;
        const Match how = m_outcome.predicted[m_predicted[p].place].how;
        if (how == Match::None || how == Match::Overlap)
            countsOf(m_predicted[p]).fp += how == Match::Overlap ? 0.5 : 1;
    }
    std::ranges::sort(m_met);
    m_outcome.counts.classes.clear();
    m_outcome.all = {};
    for (const std::uint32_t type : m_met) {
        m_outcome.counts.classes.push_back({type, m_counts[type]});
        m_outcome.all += m_counts[type];
        m_counts[type] = {};
    }
}

void MentionScorer::Impl::addToTotals()
{
    for (const ClassCounts& ofType : m_outcome.counts.classes)
        m_totals[ofType.label].counts += ofType.counts;
    const Counts& all = m_outcome.all;
    ++m_items;
    m_rightItems += all.fp == 0 && all.fn == 0 ? 1U : 0U;
    const auto found = static_cast<std::uint64_t>(4 * all.tp);
    const auto whole = found + static_cast<std::uint64_t>(2 * (all.fp + all.fn));
    if (whole > 0)
        ++m_itemScores[{found, whole}];
}

MentionTotals MentionScorer::Impl::totals() const
{
    MentionTotals totals;
    for (std::size_t type = 0; type < m_totals.size(); ++type) {
        const OfType& of = m_totals[type];
        if (of.counts == Counts{} && of.predicted == 0)
            continue;
        totals.types.push_back({types.names()[type], of.counts, of.predicted});
        totals.all += of.counts;
        totals.predicted += of.predicted;
    }
    std::ranges::sort(totals.types, {}, &TypeRow::type);
    totals.items = m_items;
    totals.rightItems = m_rightItems;
    double sum = 0;
    std::uint64_t scored = 0;
    for (const auto& [fraction, times] : m_itemScores) {
        sum += static_cast<double>(times) * static_cast<double>(fraction.first)
            / static_cast<double>(fraction.second);
        scored += times;
    }
    if (scored > 0)
        totals.meanItemF1 = sum / static_cast<double>(scored);
    return totals;
}

void MentionScorer::Impl::merge(const Impl& other)
{
    for (std::size_t type = 0; type < other.m_totals.size(); ++type) {
        const std::uint32_t mine = types.numberOf(other.types.names()[type]);
        if (m_totals.size() <= mine)
            m_totals.resize(mine + 1);
        m_totals[mine].counts += other.m_totals[type].counts;
        m_totals[mine].predicted += other.m_totals[type].predicted;
    }
    m_items += other.m_items;
    m_rightItems += other.m_rightItems;
    for (const auto& [fraction, times] : other.m_itemScores)
        m_itemScores[fraction] += times;
}

MentionScorer::MentionScorer(MentionMode mode, std::span<const std::string> types)
    : m_impl(std::make_unique<Impl>(mode))
{
    for (const std::string& type : types)
        m_impl->types.numberOf(type);
}

MentionScorer::~MentionScorer() = default;
MentionScorer::MentionScorer(MentionScorer&& other) noexcept = default;
MentionScorer& MentionScorer::operator=(MentionScorer&& other) noexcept = default;

const MentionOutcome& MentionScorer::score(
    std::span<const Mention> gold, std::span<const Mention> predicted, std::span<const Mention> alternatives)
{
    return m_impl->score(gold, predicted, alternatives);
}

const std::vector<std::string>& MentionScorer::types() const
{
    return m_impl->types.names();
}

MentionTotals MentionScorer::totals() const
{
    return m_impl->totals();
}

void MentionScorer::merge(const MentionScorer& other)
{
    m_impl->merge(*other.m_impl);
}

} // namespace heldout::metrics
