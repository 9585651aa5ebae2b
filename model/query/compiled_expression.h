// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/query/expression.h"
#include "model/settings.h"

#include <memory>
#include <variant>

namespace mazzo::model {

/// A list of words; if it is not complete, others are possible.
struct WordList {
    Words certain;
    bool complete = true;
};
using Answer = std::variant<Truth, Interval, WordList>;

/// One expression compiled for one catalogue and settings. Evaluating is const and may run in several threads. Valid
/// until a value of the catalogue changes.
class CompiledExpression {
public:
    CompiledExpression(const Expression& expression, const Game& game, const Catalogue& catalogue,
                       const Settings& settings);
    CompiledExpression(CompiledExpression&&) noexcept;
    CompiledExpression& operator=(CompiledExpression&&) noexcept;
    ~CompiledExpression();

    [[nodiscard]] Answer evaluate(const Deck& deck, std::optional<CardIndex> card = {}) const;

private:
    struct Program;
    std::unique_ptr<Program> m_program;
};

}  // namespace mazzo::model
