// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/printing.h"
#include "model/query/query.h"
#include "model/query/syntax_builder.h"

namespace mazzo::model {

/// Parses a condition on one card: a word of its name, or a field, a comparison and a value (`cost<=3`).
class ConditionParser {
public:
    ConditionParser(SyntaxBuilder& builder, DeckAtHand deck)
        : m_builder(builder), m_scanner(builder.scanner()), m_game(builder.game()), m_deck(deck)
    {}

    using Parsed = SyntaxBuilder::Parsed;
    [[nodiscard]] Parsed nameCondition(const Lexeme& word);
    /// The field and the comparison are read already, the value is not.
    [[nodiscard]] Parsed condition(const Lexeme& name, Comparison comparison);

private:
    using Parts = SyntaxBuilder::Parts;

    [[nodiscard]] std::optional<Lexeme> value();
    [[nodiscard]] Parsed valueCondition(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed commonCondition(std::string_view called, const Lexeme& name, Comparison comparison,
                                         const Lexeme& value);
    [[nodiscard]] Parsed textCondition(Node::Kind kind, const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed typeCondition(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed zoneCondition(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed isCondition(const Lexeme& value);
    [[nodiscard]] Parsed hasCondition(const Lexeme& value);
    [[nodiscard]] Parsed unknownCondition(const Lexeme& value);
    [[nodiscard]] Parsed canCondition(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed fieldCondition(FieldIndex field, const Lexeme& name, Comparison comparison,
                                        const Lexeme& value);
    [[nodiscard]] Parsed numberCondition(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed wordCondition(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed flagCondition(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] std::optional<PrintingPart> printingPartCalled(std::string_view name) const;
    Parsed printingCondition(PrintingPart part, const Lexeme& name, Comparison comparison, const Lexeme& value);
    Parsed printedNumberCondition(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] std::optional<std::size_t> holdingCalled(std::string_view name) const;
    [[nodiscard]] Parsed holdingCondition(std::size_t holding, const Lexeme& name, Comparison comparison,
                                          const Lexeme& value);
    [[nodiscard]] Parsed noSuchChoice(Comparison comparison, const Lexeme& value,
                                      const std::vector<std::string_view>& candidates);

    SyntaxBuilder& m_builder;
    Scanner& m_scanner;
    const Game& m_game;
    DeckAtHand m_deck;
};

}  // namespace mazzo::model
