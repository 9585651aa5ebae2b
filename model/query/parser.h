// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/expression.h"
#include "model/query/query.h"
#include "model/query/scanner.h"
#include "model/query/syntax.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// Reads both layers of the language. The first mistake is kept and sends the scanner to the end, so that every loop
/// stops by itself.
class Parser {
public:
    Parser(std::string_view text, const Game& game, DeckAtHand deck = DeckAtHand::No)
        : m_text(text), m_game(game), m_scanner(text, Scanner::Place::Search), m_deck(deck)
    {}

    [[nodiscard]] Result<Syntax> query(Scanner::Place place = Scanner::Place::Search);
    [[nodiscard]] Result<Syntax> expression(Scope speaks);

private:
    using Parsed = std::optional<NodeIndex>;  // nothing: it asks nothing, or there was a mistake
    using Parts = std::vector<NodeIndex>;

    // Building, limits and mistakes (parser.cpp).
    [[nodiscard]] bool acceptable();
    [[nodiscard]] Result<Syntax> finished(Parsed root);
    NodeIndex add(Node node, std::span<const NodeIndex> children = {});
    NodeIndex add(Node::Kind kind, std::size_t position, std::span<const NodeIndex> children = {});
    [[nodiscard]] Parsed joined(Node::Kind kind, const Parts& parts);
    [[nodiscard]] std::uint32_t textOf(std::string_view typed);
    [[nodiscard]] bool countTerm(std::size_t position);
    std::nullopt_t fail(std::string_view code, std::size_t position, std::vector<std::string> args = {});
    std::nullopt_t failUnknown(std::string_view code, const Lexeme& typed,
                               const std::vector<std::string_view>& candidates);
    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] int column(std::size_t position) const;
    [[nodiscard]] bool strict() const { return m_scanner.place() != Scanner::Place::Search; }

    // Queries (query_parser.cpp).
    [[nodiscard]] Parsed orQuery();
    [[nodiscard]] Parsed andQuery();
    [[nodiscard]] Parsed unaryQuery();
    [[nodiscard]] Parsed bracketQuery();
    [[nodiscard]] Parsed term();
    [[nodiscard]] bool atQueryEnd();

    // Questions about one card (atom_parser.cpp).
    [[nodiscard]] Parsed nameAtom(const Lexeme& word);
    [[nodiscard]] Parsed atom(const Lexeme& name, Comparison comparison);
    [[nodiscard]] std::optional<Lexeme> value();
    [[nodiscard]] Parsed textAtom(Node::Kind kind, const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed typeAtom(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed zoneAtom(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed isAtom(const Lexeme& value);
    [[nodiscard]] Parsed hasAtom(const Lexeme& value);
    [[nodiscard]] Parsed unknownAtom(const Lexeme& value);
    [[nodiscard]] Parsed canAtom(const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] std::optional<std::size_t> holdingCalled(std::string_view name) const;
    [[nodiscard]] Parsed holdingAtom(std::size_t holding, const Lexeme& name, Comparison comparison,
                                     const Lexeme& value);
    [[nodiscard]] Parsed fieldAtom(FieldIndex field, const Lexeme& name, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed numberAtom(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed wordAtom(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed flagAtom(FieldIndex field, Comparison comparison, const Lexeme& value);
    [[nodiscard]] Parsed mirroredIf(bool mirror, Parsed parsed, std::size_t position);
    [[nodiscard]] Parsed noSuchChoice(Comparison comparison, const Lexeme& value,
                                      const std::vector<std::string_view>& candidates);

    // Expressions (expression_parser.cpp).
    [[nodiscard]] Parsed orCondition();
    [[nodiscard]] Parsed andCondition();
    [[nodiscard]] Parsed notCondition();
    [[nodiscard]] Parsed comparison();
    [[nodiscard]] Parsed sum();
    [[nodiscard]] Parsed product();
    [[nodiscard]] Parsed unary();
    [[nodiscard]] Parsed primary();
    [[nodiscard]] Parsed literal();
    [[nodiscard]] Parsed named(const Lexeme& name);
    [[nodiscard]] Parsed bareField(FieldIndex field, const Lexeme& name);
    [[nodiscard]] Parsed expect(Sort sort, Parsed parsed);
    [[nodiscard]] bool closeBracket();

    // Functions (function_parser.cpp).
    [[nodiscard]] Parsed call(const Lexeme& name);
    [[nodiscard]] Parsed pileCall(Node::Kind kind, const Lexeme& name, bool withSubject);
    [[nodiscard]] Parsed pileQuery();
    [[nodiscard]] bool subject(Node& node);
    [[nodiscard]] Parsed listCall(Node::Kind kind, const Lexeme& name, std::size_t lists);
    [[nodiscard]] Parsed extremeCall(Node::Kind kind, const Lexeme& name);
    [[nodiscard]] Parsed ifCall(const Lexeme& name);
    [[nodiscard]] Parsed givenCall(const Lexeme& name);
    [[nodiscard]] Parsed optionCall(const Lexeme& name);
    [[nodiscard]] Parsed editionTerm(const Lexeme& name);
    [[nodiscard]] Parsed optionTerm(OptionIndex option, const Lexeme& name);
    [[nodiscard]] Parsed optionIs(OptionIndex option, const Lexeme& name);

    std::string_view m_text;
    const Game& m_game;
    Scanner m_scanner;
    DeckAtHand m_deck;
    Scope m_speaks = Scope::Piles;
    Syntax m_syntax;
    std::optional<Error> m_error;
    int m_depth = 0;
    int m_terms = 0;

    friend class Level;
};

/// One level deeper while it lives; too many are a mistake.
class Level {
public:
    explicit Level(Parser& parser);
    ~Level() { --m_parser.m_depth; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

private:
    Parser& m_parser;
};

}  // namespace mazzo::model
