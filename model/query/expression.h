// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/query/syntax.h"
#include "model/settings.h"

#include <memory>
#include <variant>

namespace mazzo::model {

/// What about this pile? A condition, a number or a list over a deck, its settings and, with `each`, one card.
struct Expression {
    Syntax syntax;
};

/// Whether an expression may speak of one card (`limit`, `is:champion`, `copies(…)`).
enum class Scope : std::uint8_t { Piles, PilesAndOneCard, OfOneCard };

[[nodiscard]] Result<Expression> parseExpression(std::string_view text, const Game& game, Scope speaks);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Expression& expression);

/// "at least 20 cards that are units in Forces"; English and Italian.
[[nodiscard]] std::string describe(const Expression& expression, const Game& game, std::string_view language);

/// The value of a derived field: the card's other facts decide it.
[[nodiscard]] Value evaluate(const Expression& expression, const Game& game, const Card& card);

/// What an expression is: a condition, a number, or a list of words of which some may be uncertain.
struct WordList {
    Words certain;
    bool complete = true;
};
using Answer = std::variant<Truth, Interval, WordList>;

/// An expression made ready for one catalogue: every query in it is answered for all cards beforehand, so that judging
/// a deck only adds up. Valid until a fact of the catalogue changes.
class CompiledExpression {
public:
    CompiledExpression(const Expression& expression, const Game& game, const Catalogue& catalogue);
    CompiledExpression(CompiledExpression&&) noexcept;
    CompiledExpression& operator=(CompiledExpression&&) noexcept;
    ~CompiledExpression();

    [[nodiscard]] Answer evaluate(const Deck& deck, const Settings& settings, std::optional<CardIndex> card = {}) const;

private:
    struct Program;
    std::unique_ptr<Program> m_program;
};

}  // namespace mazzo::model
