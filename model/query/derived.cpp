// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/evaluation.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

/// One card's own facts; there is no pile and there are no settings, and the parser has refused to ask for them.
class CardSource {
public:
    using Word = std::string;

    CardSource(const Syntax& syntax, const Game& game, const Card& card) : m_syntax(syntax), m_game(game), m_card(card)
    {}

    [[nodiscard]] Truth cardAnswer(NodeIndex index) const;
    [[nodiscard]] Number cardNumber(NodeIndex index) const
    {
        const FieldIndex field = m_syntax[index].field();
        const auto number = numberIn(value(field), m_game[field]);
        return number ? Number{*number} : Number{{}, Truth::No};
    }
    [[nodiscard]] Interval length(NodeIndex list) const
    {
        const auto words = listed(list);
        if (words) return Interval::exactly(static_cast<int>(words->size()));
        const Node& node = m_syntax[list];
        return m_game[node.field()].type == Field::Type::Words ? Interval::atLeast(0) : Interval::exactly(1);
    }
    template <class Visit>
    [[nodiscard]] bool eachWord(NodeIndex list, const Visit& visit) const
    {
        const auto words = listed(list);
        if (words)
            for (const std::string& word : *words) visit(folded(word), Truth::Yes);
        return words.has_value();
    }
    [[nodiscard]] Truth contains(NodeIndex list, const Word& word) const
    {
        const auto words = listed(list);
        if (!words) return Truth::Unknown;
        return truth(std::ranges::any_of(*words, [&](const std::string& each) { return folded(each) == word; }));
    }
    [[nodiscard]] std::optional<Words> listed(NodeIndex list) const;

    // Never asked for: see above.
    [[nodiscard]] Truth setting(const Node&) const { return Truth::Unknown; }
    [[nodiscard]] Interval pileNumber(NodeIndex) const { return {}; }
    [[nodiscard]] Number optionNumber(const Node&) const { return {}; }

private:
    [[nodiscard]] const Value& value(FieldIndex field) const { return m_card.values[at(field)].value; }
    [[nodiscard]] Truth textAnswer(const Node& node) const;

    const Syntax& m_syntax;
    const Game& m_game;
    const Card& m_card;
};

std::optional<Words> CardSource::listed(NodeIndex list) const
{
    const Node& node = m_syntax[list];
    switch (node.subject) {
    case Subject::Name:
        return Words{std::string(m_card.name.in(m_game.languages.empty() ? "" : m_game.languages.front()))};
    case Subject::Id: return Words{m_card.id};
    case Subject::Type: return Words{m_game[m_card.type].id};
    case Subject::Field: break;
    }
    return wordsIn(value(node.field()));
}

/// Is one of the texts it, or does one contain it?
bool anyMatches(const Words& texts, Comparison comparison, const std::string& wanted)
{
    return std::ranges::any_of(texts, [&](const std::string& text) {
        const std::string have = folded(text);
        return comparison == Comparison::Contains ? have.find(wanted) != std::string::npos : have == wanted;
    });
}

Truth CardSource::textAnswer(const Node& node) const
{
    Words texts;
    if (node.kind == Kind::Name) {
        texts = m_card.aliases;
        for (const Texts::Entry& name : m_card.name.entries()) texts.push_back(name.words);
    } else if (node.kind == Kind::Id) {
        texts = {m_card.id, m_game.id + ':' + m_card.id};
    } else {
        for (const Texts::Entry& text : m_card.text.entries()) texts.push_back(text.words);
        for (const Ruling& ruling : m_card.rulings)
            for (const Texts::Entry& text : ruling.text.entries()) texts.push_back(text.words);
    }
    const bool unknown = node.kind == Kind::Text && m_card.textState == Card::TextState::Unknown;
    if (node.kind == Kind::HasText) return truth(m_card.textState != Card::TextState::None || !texts.empty());
    Truth found = truth(anyMatches(texts, node.comparison, m_syntax.text(node).folded));
    if (unknown) found = found | Truth::Unknown;
    if (node.comparison != Comparison::NotEqual) return found;
    return (!found) & truth(unknown || !texts.empty());
}

Truth CardSource::cardAnswer(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Name:
    case Kind::Text:
    case Kind::Id:
    case Kind::HasText: return textAnswer(node);
    case Kind::UnknownText: return truth(m_card.textState == Card::TextState::Unknown);
    case Kind::Type: return truth(m_card.type == node.type());
    case Kind::Has: return truth(!isAbsent(value(node.field())));
    case Kind::Unknown: return truth(!isAbsent(value(node.field())) && !isKnown(value(node.field())));
    case Kind::Flag:
        return std::holds_alternative<Unknown>(value(node.field())) ? Truth::Unknown
                                                                    : truth(value(node.field()) == Value(true));
    case Kind::Number: {
        const auto number = numberIn(value(node.field()), m_game[node.field()]);
        return number ? compared(*number, node.comparison, Interval::exactly(node.number)) : Truth::No;
    }
    case Kind::Word: {
        const std::string& text = m_syntax.text(node).folded;
        const Field& field = m_game[node.field()];
        return wordAnswer(value(node.field()), field, node.comparison, text, meaningsIn(field, text));
    }
    default: return Truth::No;
    }
}

Value valueOf(const Number& number)
{
    if (number.present == Truth::No) return Absent{};
    const bool bounded = number.range.hasLowerBound() || number.range.hasUpperBound();
    return number.present == Truth::Yes && bounded ? Value(number.range) : Value(Unknown{});
}

}  // namespace

Value evaluate(const Expression& expression, const Game& game, const Card& card)
{
    const Syntax& syntax = expression.syntax;
    const CardSource source(syntax, game, card);
    const Evaluation evaluation(syntax, source);
    switch (sortOf(syntax[syntax.root].kind)) {
    case Sort::Number: return valueOf(evaluation.number(syntax.root));
    case Sort::Condition: {
        const Truth answer = evaluation.condition(syntax.root);
        return answer == Truth::Unknown ? Value(Unknown{}) : Value(answer == Truth::Yes);
    }
    case Sort::List: break;
    }
    const auto words = source.listed(syntax.root);
    return words ? Value(*words) : Value(Unknown{});
}

}  // namespace mazzo::model
