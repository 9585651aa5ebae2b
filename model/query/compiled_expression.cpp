// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/compiled_expression.h"

#include "model/query/deck_source.h"

namespace mazzo::model {

struct CompiledExpression::Program {
    BoundExpression bound;
    EvaluationTables tables;

    Program(const Expression& expression, const Game& game, const Catalogue& catalogue, const Settings& settings,
            EvaluationPlan plan = {})
        : bound(bind(expression.syntax, game, settings, plan)),
          tables(std::move(plan), game, catalogue, UncertainCopies::Possible)
    {}
};

CompiledExpression::CompiledExpression(const Expression& expression, const Game& game, const Catalogue& catalogue,
                                       const Settings& settings)
    : m_program(std::make_unique<Program>(expression, game, catalogue, settings))
{}

CompiledExpression::CompiledExpression(CompiledExpression&&) noexcept = default;
CompiledExpression& CompiledExpression::operator=(CompiledExpression&&) noexcept = default;
CompiledExpression::~CompiledExpression() = default;

Answer CompiledExpression::evaluate(const Deck& deck, std::optional<CardIndex> card) const
{
    thread_local DeckTotals totals;  // its memory is reused
    totals.computePiles(m_program->tables, deck);
    const Syntax& syntax = m_program->bound.syntax;
    const DeckSource source(m_program->bound, totals, card ? at(*card) : DeckSource::kNoCard);
    const Evaluation evaluation(syntax, source);
    switch (sortOf(syntax[syntax.root].kind)) {
    case Sort::Condition: return evaluation.condition(syntax.root);
    case Sort::Number: {
        const Number number = evaluation.number(syntax.root);
        return number.present == Truth::Yes ? number.range : Interval{};
    }
    case Sort::List: break;
    }
    WordList list;
    bool decided = true;
    const bool complete = source.eachWord(syntax.root, [&](std::uint32_t word, Truth listed) {
        if (listed == Truth::Yes) list.certain.push_back(m_program->tables.words()[word]);
        else decided = false;
    });
    list.complete = complete && decided;
    return list;
}

}  // namespace mazzo::model
