// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/judgement.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

/// Gathers what is not known of the cards that a condition speaks of.
class Gatherer {
public:
    Gatherer(const RuleBook::Data& book, const Tally& tally, std::size_t row) : m_book(book), m_tally(tally), m_row(row)
    {}

    void gather(const Syntax& written, const Formula& bound, NodeIndex index);
    void gather(const Syntax& query, CardIndex card)
    {
        for (const FieldIndex field : fieldsUsed(query)) add(card, field);
    }
    [[nodiscard]] std::vector<MissingValue> facts() &&;

private:
    void add(CardIndex card, FieldIndex field);
    void gatherPile(const Node& node, std::uint32_t pile);

    const RuleBook::Data& m_book;
    const Tally& m_tally;
    std::size_t m_row;
    std::vector<MissingValue> m_facts;
};

void Gatherer::add(CardIndex card, FieldIndex field)
{
    for (const FieldIndex base : m_book.baseFields[at(field)]) {
        const Value value = m_book.catalogue->value(card, base);
        if (!isAbsent(value) && !isKnown(value)) m_facts.push_back({card, base});
    }
}

void Gatherer::gatherPile(const Node& node, std::uint32_t pile)
{
    const bool reads = node.kind == Kind::Sum ||
                       ((node.kind == Kind::Distinct || node.kind == Kind::Values) && node.subject == Subject::Field);
    for (const Tally::Line& line : m_tally.lines()) {
        const Truth in = m_tally.lineIn(pile, line);
        const CardIndex card = m_tally.card(line.row);
        if (in == Truth::No) continue;
        if (node.kind == Kind::Copies && m_book.groups[at(card)] != m_book.groups[at(m_tally.card(m_row))]) continue;
        if (in == Truth::Unknown) gather(m_book.layout.piles[pile].query.syntax, card);
        if (reads) add(card, node.field());
    }
}

void Gatherer::gather(const Syntax& written, const Formula& bound, NodeIndex index)
{
    const Node& node = bound.syntax[index];
    const std::uint32_t place = bound.place(index);
    switch (node.kind) {
    case Kind::Count: return gatherPile(node, place);
    case Kind::Copies: return gatherPile(node, m_book.layout.copies[place]);
    case Kind::Sum: return gatherPile(node, m_book.layout.sums[place].pile);
    case Kind::Distinct:
    case Kind::Values: return gatherPile(node, m_book.layout.lists[place].pile);
    case Kind::Everything:
    case Kind::Nothing:
    case Kind::Literal: return;
    default: break;
    }
    const bool ofCard = isCardQuestion(node.kind) || node.kind == Kind::FieldNumber || node.kind == Kind::FieldWords;
    if (ofCard && m_row != RowSource::kNoRow) return gather(subtree(written, index), m_tally.card(m_row));
    for (const NodeIndex child : bound.syntax.children(node)) gather(written, bound, child);
}

std::vector<MissingValue> Gatherer::facts() &&
{
    std::ranges::sort(m_facts);
    const auto repeated = std::ranges::unique(m_facts);
    m_facts.erase(repeated.begin(), repeated.end());
    return std::move(m_facts);
}

}  // namespace

std::vector<MissingValue> missingValues(const RuleBook::Data& book, const CompiledRule& rule, const RulePart& part,
                                        Tally& tally, std::size_t row)
{
    Gatherer gatherer(book, tally, row);
    gatherer.gather(rule.written, rule.check, part.node);
    if (rule.when) gatherer.gather(rule.whenWritten, *rule.when, rule.when->syntax.root);
    if (rule.each && row != RowSource::kNoRow)
        gatherer.gather(book.layout.piles[*rule.each].query.syntax, tally.card(row));
    return std::move(gatherer).facts();
}

}  // namespace mazzo::validators
