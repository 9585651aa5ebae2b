// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/pile_term.h"

#include "model/query/matching.h"
#include "model/text.h"

namespace mazzo::goldfish::odds {

using Kind = Node::Kind;

PileTerm::PileTerm(const Setup& setup, const Syntax& syntax, NodeIndex pile)
    : m_setup(&setup), m_node(syntax[pile]), m_syntax(&syntax), m_query(syntax.child(syntax[pile]))
{}

Interval PileTerm::number(CardIndex card) const
{
    return m_setup->catalogue->lacksNumber(card, m_node.field()) ? Interval::exactly(0)
                                                                 : m_setup->catalogue->number(card, m_node.field());
}

std::optional<std::vector<std::int64_t>> PileTerm::words(CardIndex card) const
{
    if (m_setup->isUnknownCard(card)) {
        if (m_node.subject != Subject::Name) return std::nullopt;
        return std::vector<std::int64_t>{m_table.add(std::string(m_setup->name(card, {})))};
    }
    const auto words = wordsOf(*m_setup->game, *m_setup->catalogue, m_node.subject, m_node.field(), card);
    if (!words) return std::nullopt;
    std::vector<std::int64_t> numbers;
    for (const std::string& word : *words) numbers.push_back(m_table.add(word));
    return numbers;
}

Truth PileTerm::belongs(const Dealt& dealt) const
{
    if (m_setup->isUnknownCard(dealt.card))
        return matchesUnknownCard(*m_syntax, m_query, folded(m_setup->name(dealt.card, {})), dealt.zone);
    auto found = m_answers.find(dealt.zone);
    if (found == m_answers.end())
        found = m_answers
                    .emplace(dealt.zone,
                             matchesAll(*m_syntax, m_query, *m_setup->game, *m_setup->catalogue, dealt.zone))
                    .first;
    return found->second[dealt.card];
}

std::optional<int> PileTerm::adds(const Dealt& dealt) const
{
    if (isList()) return std::nullopt;
    const Truth mine = belongs(dealt);
    if (mine == Truth::No) return 0;
    if (mine == Truth::Unknown) return std::nullopt;
    if (m_node.kind != Kind::Sum) return 1;
    if (m_setup->isUnknownCard(dealt.card)) return std::nullopt;
    const Interval value = number(dealt.card);
    return value.isExact() ? std::optional(value.lo) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> PileTerm::values(const Dealt& dealt) const
{
    const Truth mine = belongs(dealt);
    if (mine == Truth::No) return std::vector<std::int64_t>{};
    if (mine == Truth::Unknown || !isList()) return std::nullopt;
    return words(dealt.card);
}

void PileTerm::describe(const Dealt& dealt, std::vector<std::int64_t>& signature) const
{
    const Truth mine = belongs(dealt);
    signature.push_back(static_cast<std::int64_t>(mine));
    if (mine == Truth::No) return;
    const bool unknownCard = m_setup->isUnknownCard(dealt.card);
    if (unknownCard) {
        // In a list of values each unknown card may have a value of its own.
        signature.push_back(isList() ? static_cast<std::int64_t>(at(dealt.card)) : -1);
        signature.push_back(static_cast<std::int64_t>(at(dealt.zone)));
    } else if (m_node.kind == Kind::Sum) {
        const Interval value = number(dealt.card);
        signature.insert(signature.end(), {value.lo, value.hi});
    } else if (isList()) {
        const auto own = words(dealt.card);
        signature.push_back(own ? static_cast<std::int64_t>(own->size()) : 0);
        if (own) signature.insert(signature.end(), own->begin(), own->end());
        signature.push_back(own ? -1 : static_cast<std::int64_t>(at(dealt.card)));
    }
}

}  // namespace mazzo::goldfish::odds
