// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/missing_values.h"

#include "model/query/deck_source.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

/// Collects the unknown values of the cards that a condition reads.
class MissingValueCollector {
public:
    MissingValueCollector(const RuleBook::Data& book, const DeckTotals& totals, std::size_t row)
        : m_book(book), m_totals(totals), m_row(row)
    {}

    void add(const Syntax& written, const BoundExpression& bound, NodeIndex index);
    void add(const Syntax& query, CardIndex card)
    {
        for (const FieldIndex field : fieldsUsed(query)) add(card, field);
    }
    [[nodiscard]] std::vector<MissingValue> values() &&;

private:
    void add(CardIndex card, FieldIndex field);
    void addPile(const Node& node, std::uint32_t pile);
    void addRelatedLists(std::uint32_t pile);
    void addAllowances(const Syntax& written, const BoundExpression& bound, NodeIndex index);

    const RuleBook::Data& m_book;
    const DeckTotals& m_totals;
    std::size_t m_row;
    std::vector<MissingValue> m_missing;
};

void MissingValueCollector::add(CardIndex card, FieldIndex field)
{
    for (const FieldIndex base : m_book.baseFields[at(field)]) {
        const Value value = m_book.catalogue->value(card, base);
        if (!isAbsent(value) && !isKnown(value)) m_missing.push_back({card, base});
    }
}

void MissingValueCollector::addPile(const Node& node, std::uint32_t pile)
{
    const bool isSum = isPileNumber(node.kind) && node.kind != Kind::Count && node.kind != Kind::Copies &&
                       node.kind != Kind::Distinct;
    const bool reads = isSum ||
                       ((node.kind == Kind::Distinct || node.kind == Kind::Values) && node.subject == Subject::Field);
    for (const DeckTotals::Line& line : m_totals.lines()) {
        const Truth in = m_totals.lineIn(pile, line);
        const CardIndex card = m_totals.cardOf(line.row);
        if (in == Truth::No) continue;
        if (node.kind == Kind::Copies && m_book.tables->groupOf(card) != m_book.tables->groupOf(m_totals.cardOf(m_row)))
            continue;
        if (in == Truth::Unknown) add(m_book.plan().piles[pile].query.syntax, card);
        if (reads) add(card, node.field());
    }
    addRelatedLists(pile);
}

/// The lists that the query of a pile refers to.
void MissingValueCollector::addRelatedLists(std::uint32_t pile)
{
    for (const std::uint32_t index : m_book.plan().piles[pile].relations) {
        const EvaluationPlan::Relation& relation = m_book.plan().relations[index];
        if (relation.list == EvaluationPlan::Relation::kCurrentValue) continue;
        const EvaluationPlan::List& list = m_book.plan().lists[relation.list];
        Node values;
        values.kind = Kind::Values;
        values.subject = m_book.plan().words[list.column].subject;
        values.index = static_cast<std::uint16_t>(m_book.plan().words[list.column].field);
        addPile(values, list.pile);
    }
}

void MissingValueCollector::addAllowances(const Syntax& written, const BoundExpression& bound, NodeIndex index)
{
    const Node& node = bound.syntax[index];
    const EvaluationPlan::Allowances& allowances = m_book.plan().allowances[bound.indexOf(index)];
    addPile(node, allowances.pile);
    for (const std::uint32_t pile : allowances.piles) {
        for (const DeckTotals::Line& line : m_totals.lines())
            if (m_totals.lineIn(allowances.pile, line) != Truth::No && m_totals.lineIn(pile, line) == Truth::Unknown)
                add(m_book.plan().piles[pile].query.syntax, m_totals.cardOf(line.row));
        addRelatedLists(pile);
    }
    const auto children = bound.syntax.children(node);
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        add(written, bound, children[i + 1]);
        add(written, bound, children[i + 2]);
    }
}

void MissingValueCollector::add(const Syntax& written, const BoundExpression& bound, NodeIndex index)
{
    const Node& node = bound.syntax[index];
    const std::uint32_t place = bound.indexOf(index);
    switch (node.kind) {
    case Kind::Count: return addPile(node, place);
    case Kind::Copies: return addPile(node, m_book.plan().copies[place]);
    case Kind::Sum:
    case Kind::SumOnce:
    case Kind::Least:
    case Kind::Greatest: return addPile(node, m_book.plan().sums[place].pile);
    case Kind::Unplaced: return addAllowances(written, bound, index);
    case Kind::Distinct:
    case Kind::Values: return addPile(node, m_book.plan().lists[place].pile);
    case Kind::Everything:
    case Kind::Nothing:
    case Kind::Literal: return;
    default: break;
    }
    const bool ofCard = isCardCondition(node.kind) || node.kind == Kind::FieldNumber || node.kind == Kind::FieldWords;
    if (ofCard && m_row != DeckSource::kNoCard) return add(subtree(written, index), m_totals.cardOf(m_row));
    for (const NodeIndex child : bound.syntax.children(node)) add(written, bound, child);
}

std::vector<MissingValue> MissingValueCollector::values() &&
{
    std::ranges::sort(m_missing);
    const auto repeated = std::ranges::unique(m_missing);
    m_missing.erase(repeated.begin(), repeated.end());
    return std::move(m_missing);
}

}  // namespace

std::vector<MissingValue> missingValues(const RuleBook::Data& book, const CompiledRule& rule, const RulePart& part,
                                        const DeckTotals& totals, std::size_t row)
{
    MissingValueCollector collector(book, totals, row);
    collector.add(rule.written, rule.check, part.node);
    if (rule.when) collector.add(rule.whenWritten, *rule.when, rule.when->syntax.root);
    if (rule.each && row != DeckSource::kNoCard)
        collector.add(book.plan().piles[*rule.each].query.syntax, totals.cardOf(row));
    return std::move(collector).values();
}

}  // namespace mazzo::validators
