// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/evaluation.h"
#include "model/query/matching.h"
#include "model/query/pile.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

}  // namespace

struct CompiledExpression::Program {
    Program(const Expression& expression, const Game& game, const Catalogue& catalogue);

    Syntax syntax;
    WordTable table;
    std::vector<Pile> piles;
    std::vector<MatchSet> cardAnswers;
    std::vector<NumberColumn> numbers;
    std::vector<WordColumn> words;
    std::optional<std::uint32_t> identity;  ///< a word column; none: each card is itself

    // For each node: its pile or its card answers, and its column.
    std::vector<std::uint32_t> slots;
    std::vector<std::uint32_t> columns;

private:
    void compile(NodeIndex index, const Game& game, const Catalogue& catalogue);
    [[nodiscard]] std::uint32_t numberColumn(FieldIndex field, const Game& game, const Catalogue& catalogue);
    [[nodiscard]] std::uint32_t wordColumn(Subject subject, FieldIndex field, const Game& game,
                                           const Catalogue& catalogue);
};

CompiledExpression::Program::Program(const Expression& expression, const Game& game, const Catalogue& catalogue)
    : syntax(expression.syntax), slots(syntax.nodes.size()), columns(syntax.nodes.size())
{
    compile(syntax.root, game, catalogue);
}

void CompiledExpression::Program::compile(NodeIndex index, const Game& game, const Catalogue& catalogue)
{
    const Node& node = syntax[index];
    if (node.kind == Kind::FieldNumber || node.kind == Kind::Sum)
        columns[at(index)] = numberColumn(node.field(), game, catalogue);
    if (node.kind == Kind::FieldWords || node.kind == Kind::Values || node.kind == Kind::Distinct)
        columns[at(index)] = wordColumn(node.subject, node.field(), game, catalogue);
    if (node.kind == Kind::Copies && game.identity != "name") {
        if (const auto field = game.field(game.identity))
            identity = wordColumn(Subject::Field, *field, game, catalogue);
    }
    if (isCardQuestion(node.kind)) {
        slots[at(index)] = static_cast<std::uint32_t>(cardAnswers.size());
        cardAnswers.push_back(matchesAll(syntax, index, game, catalogue, {}));
    } else if (isPileNumber(node.kind) || node.kind == Kind::Values) {
        slots[at(index)] = static_cast<std::uint32_t>(piles.size());
        piles.emplace_back(syntax, syntax.child(node), game, catalogue);
    } else {
        for (const NodeIndex child : syntax.children(node)) compile(child, game, catalogue);
    }
}

std::uint32_t CompiledExpression::Program::numberColumn(FieldIndex field, const Game& game, const Catalogue& catalogue)
{
    const auto found = std::ranges::find(numbers, field, &NumberColumn::field);
    const auto position = static_cast<std::uint32_t>(found - numbers.begin());
    if (found == numbers.end()) numbers.emplace_back(game, catalogue, field);
    return position;
}

std::uint32_t CompiledExpression::Program::wordColumn(Subject subject, FieldIndex field, const Game& game,
                                                      const Catalogue& catalogue)
{
    const auto found = std::ranges::find_if(words,
                                            [&](const WordColumn& column) { return column.isOf(subject, field); });
    const auto position = static_cast<std::uint32_t>(found - words.begin());
    if (found == words.end()) words.emplace_back(game, catalogue, subject, field, table);
    return position;
}

namespace {

/// A deck, its settings and perhaps one card, as an evaluation asks for them.
template <class Program>
class DeckSource {
public:
    using Word = std::uint32_t;

    DeckSource(const Program& program, const Deck& deck, const Settings& settings, std::optional<CardIndex> card)
        : m_program(program), m_deck(deck), m_settings(settings), m_card(card)
    {}

    [[nodiscard]] Truth cardAnswer(NodeIndex index) const
    {
        return m_card ? m_program.cardAnswers[m_program.slots[at(index)]][*m_card] : Truth::Unknown;
    }
    [[nodiscard]] Number cardNumber(NodeIndex index) const
    {
        const NumberColumn& column = m_program.numbers[m_program.columns[at(index)]];
        if (!m_card) return {{}, Truth::Unknown};
        return {column.ranges[at(*m_card)], truth(column.present.contains(*m_card))};
    }
    [[nodiscard]] Truth setting(const Node& node) const
    {
        if (node.kind == Kind::Given) return truth(m_deck.given(node.zone()));
        const std::string& wanted = m_program.syntax.text(node).typed;
        const bool is = wanted ==
                        (node.kind == Kind::OptionIs ? m_settings.options[node.index].text : m_settings.edition);
        return truth(is == (node.comparison == Comparison::Equal));
    }
    [[nodiscard]] Number optionNumber(const Node& node) const
    {
        const auto number = m_settings.options[node.index].number;
        return number ? Number{Interval::exactly(*number)} : Number{{}, Truth::No};
    }
    [[nodiscard]] Interval pileNumber(NodeIndex index) const
    {
        const Pile& pile = pileOf(index);
        switch (m_program.syntax[index].kind) {
        case Kind::Count: return pile.count(m_deck);
        case Kind::Sum: return pile.sum(m_deck, m_program.numbers[m_program.columns[at(index)]]);
        case Kind::Distinct: return pile.distinct(m_deck, columnOf(index), m_program.table.size());
        default: break;
        }
        if (!m_card) return Interval::atLeast(0);
        return m_program.identity ? pile.copies(m_deck, *m_card, m_program.words[*m_program.identity])
                                  : pile.copies(m_deck, *m_card);
    }
    [[nodiscard]] Interval length(NodeIndex list) const
    {
        const WordColumn& column = columnOf(list);
        if (m_program.syntax[list].kind == Kind::Values)
            return pileOf(list).distinct(m_deck, column, m_program.table.size());
        if (!m_card) return Interval::atLeast(0);
        if (column.isKnown(*m_card)) return Interval::exactly(static_cast<int>(column.words(*m_card).size()));
        return column.isSingle() ? Interval::exactly(1) : Interval{0, column.mostWords()};
    }
    /// True if no word was left out; each is listed for certain or perhaps.
    template <class Visit>
    [[nodiscard]] bool eachWord(NodeIndex list, const Visit& visit) const
    {
        const WordColumn& column = columnOf(list);
        bool complete = true;
        const auto visitCard = [&](CardIndex card, Truth belongs) {
            for (const Word word : column.words(card)) visit(word, belongs);
            complete = complete && column.isKnown(card);
        };
        if (m_program.syntax[list].kind == Kind::Values) return !pileOf(list).each(m_deck, visitCard) && complete;
        if (m_card) visitCard(*m_card, Truth::Yes);
        return complete && m_card.has_value();
    }
    [[nodiscard]] Truth contains(NodeIndex list, Word wanted) const
    {
        Truth found = Truth::No;
        const bool complete = eachWord(list, [&](Word word, Truth listed) {
            if (word == wanted) found = found | listed;
        });
        return complete ? found : found | Truth::Unknown;
    }

private:
    [[nodiscard]] const Pile& pileOf(NodeIndex index) const { return m_program.piles[m_program.slots[at(index)]]; }
    [[nodiscard]] const WordColumn& columnOf(NodeIndex index) const
    {
        return m_program.words[m_program.columns[at(index)]];
    }

    const Program& m_program;
    const Deck& m_deck;
    const Settings& m_settings;
    std::optional<CardIndex> m_card;
};

template <class Source>
WordList listOf(const Source& source, const WordTable& table, NodeIndex list)
{
    std::vector<std::uint32_t> certain;
    std::vector<std::uint32_t> possible;
    const bool complete = source.eachWord(list, [&](std::uint32_t word, Truth listed) {
        auto& words = listed == Truth::Yes ? certain : possible;
        if (std::ranges::find(words, word) == words.end()) words.push_back(word);
    });
    const bool decided = std::ranges::all_of(
        possible, [&](std::uint32_t word) { return std::ranges::find(certain, word) != certain.end(); });
    WordList result{{}, complete && decided};
    for (const std::uint32_t word : certain) result.certain.push_back(table[word]);
    return result;
}

}  // namespace

CompiledExpression::CompiledExpression(const Expression& expression, const Game& game, const Catalogue& catalogue)
    : m_program(std::make_unique<Program>(expression, game, catalogue))
{}

CompiledExpression::CompiledExpression(CompiledExpression&&) noexcept = default;
CompiledExpression& CompiledExpression::operator=(CompiledExpression&&) noexcept = default;
CompiledExpression::~CompiledExpression() = default;

Answer CompiledExpression::evaluate(const Deck& deck, const Settings& settings, std::optional<CardIndex> card) const
{
    const Syntax& syntax = m_program->syntax;
    const DeckSource source(*m_program, deck, settings, card);
    const Evaluation evaluation(syntax, source);
    switch (sortOf(syntax[syntax.root].kind)) {
    case Sort::Condition: return evaluation.condition(syntax.root);
    case Sort::Number: {
        const Number number = evaluation.number(syntax.root);
        return number.present == Truth::Yes ? number.range : Interval{};
    }
    case Sort::List: break;
    }
    return listOf(source, m_program->table, syntax.root);
}

}  // namespace mazzo::model
