// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/card_source.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

Truth CardSource::cardAnswer(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Nothing: return Truth::No;
    case Kind::Name: return m_card.nameMatches(node.comparison, m_syntax.text(node).folded);
    case Kind::Text: return m_card.textMatches(node.comparison, m_syntax.text(node).folded);
    case Kind::Id: return truth(idMatches(m_card.id(), node.comparison, wantedId(m_game, m_syntax.text(node).folded)));
    case Kind::Type: return truth(std::ranges::count(m_card.types(), node.type()) > 0);
    case Kind::Printed:
        return truth(m_card.printedAs(static_cast<PrintingPart>(node.index), linesOf(m_syntax.text(node).folded)));
    case Kind::HasText: return truth(m_card.textMatches(Comparison::Contains, "") != Truth::No);
    case Kind::UnknownText: return truth(m_card.hasUnknownText());
    case Kind::Word: return wordAnswer(node);
    case Kind::Has: return truth(!isAbsent(m_card.value(node.field())));
    case Kind::Unknown: {
        const Value value = m_card.value(node.field());
        return truth(!isAbsent(value) && !isKnown(value));
    }
    case Kind::Flag: {
        const Value value = m_card.value(node.field());
        return std::holds_alternative<Unknown>(value) ? Truth::Unknown : truth(value == Value(true));
    }
    case Kind::Number: {
        const Number number = cardNumber(index);
        return compared(number.range, node.comparison, Interval::exactly(node.number)) & number.present;
    }
    case Kind::InZone: return m_zone ? truth(*m_zone == node.zone()) : Truth::Unknown;
    default: return Truth::Unknown;  // needs a deck or a collection
    }
}

Number CardSource::cardNumber(NodeIndex index) const
{
    const FieldIndex field = m_syntax[index].field();
    const auto number = numberIn(m_card.value(field), m_game[field]);
    return number ? Number{*number} : Number{{}, Truth::No};
}

Truth CardSource::wordAnswer(const Node& node) const
{
    const Field& field = m_game[node.field()];
    const std::string& text = m_syntax.text(node).folded;
    // A number is no printed text, whatever it turns out to be.
    if (field.type == Field::Type::Number && std::holds_alternative<Interval>(m_card.value(node.field())))
        return Truth::No;
    auto meanings = meaningsIn(field, text);
    if (field.refersToCards) {
        if (const auto id = m_card.idOfCardNamed(text)) meanings.push_back(folded(*id));
    }
    return model::wordAnswer(m_card.value(node.field()), field, node.comparison, text, meanings);
}

std::optional<Words> CardSource::words(NodeIndex list) const
{
    return wordsOf(m_game, m_card, m_syntax[list].subject, m_syntax[list].field());
}

std::optional<Words> CardSource::foldedWords(NodeIndex list) const
{
    auto found = words(list);
    if (found)
        for (std::string& word : *found) word = folded(word);
    return found;
}

Interval CardSource::length(NodeIndex list) const
{
    if (const auto found = words(list)) return Interval::exactly(static_cast<int>(found->size()));
    return m_game[m_syntax[list].field()].type == Field::Type::Words ? Interval::atLeast(0) : Interval::exactly(1);
}

Truth CardSource::contains(NodeIndex list, const Word& word) const
{
    const auto found = foldedWords(list);
    return found ? truth(std::ranges::find(*found, word) != found->end()) : Truth::Unknown;
}

}  // namespace mazzo::model
