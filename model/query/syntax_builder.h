// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/scanner.h"
#include "model/query/syntax.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// What the parsers of one text share: the scanner, the nodes built so far, the limits and the first error. An error
/// moves the scanner to the end of the text, so that every loop of a parser stops by itself.
class SyntaxBuilder {
public:
    using Parsed = std::optional<NodeIndex>;  ///< nothing: there is no condition, or there was an error
    using Parts = std::vector<NodeIndex>;

    /// One level deeper while it lives; too many levels are an error.
    class Level {
    public:
        explicit Level(SyntaxBuilder& builder);
        ~Level() { --m_builder.m_depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        SyntaxBuilder& m_builder;
    };

    SyntaxBuilder(std::string_view text, const Game& game, Scanner::Place place)
        : m_text(text), m_game(game), m_scanner(text, place)
    {}

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] Scanner& scanner() { return m_scanner; }
    [[nodiscard]] const Node& operator[](NodeIndex index) const { return m_syntax[index]; }
    /// In a search whatever is missing is ignored, because it may still be typed. In an expression, which a pack states
    /// or a player has finished, it is an error.
    [[nodiscard]] bool strict() const { return m_scanner.place() != Scanner::Place::Search; }

    /// Whether the condition of an `every` is being parsed, which may read the current value.
    [[nodiscard]] bool isInEvery() const { return m_inEvery; }
    void setInEvery(bool inEvery) { m_inEvery = inEvery; }

    [[nodiscard]] bool checkText();  ///< its length and encoding
    [[nodiscard]] bool countTerm(std::size_t position);
    [[nodiscard]] bool closeBracket();
    [[nodiscard]] Parsed expect(Sort sort, Parsed parsed);
    /// The parsed text, or the first error. Text after the root is an error.
    [[nodiscard]] Result<Syntax> finish(Parsed root);

    NodeIndex add(Node node, std::span<const NodeIndex> children = {});
    NodeIndex add(Node::Kind kind, std::size_t position, std::span<const NodeIndex> children = {});
    [[nodiscard]] Parsed join(Node::Kind kind, const Parts& parts);
    [[nodiscard]] Parsed negateIf(bool negate, Parsed parsed, std::size_t position);
    [[nodiscard]] std::uint32_t addText(std::string_view typed);
    [[nodiscard]] std::uint32_t addText(std::string_view typed,
                                        std::string meaning);  ///< with what it is compared with
    void setColumn(NodeIndex node, std::size_t position);
    [[nodiscard]] int column(std::size_t position) const;

    std::nullopt_t fail(std::string_view code, std::size_t position, std::vector<std::string> args = {});
    std::nullopt_t failUnknown(std::string_view code, const Lexeme& typed,
                               const std::vector<std::string_view>& candidates);
    std::nullopt_t failUnexpected();  ///< the character at the scanner's position
    [[nodiscard]] bool failed() const { return m_error.has_value(); }

private:
    std::string_view m_text;
    const Game& m_game;
    Scanner m_scanner;
    Syntax m_syntax;
    std::optional<Error> m_error;
    int m_depth = 0;
    int m_terms = 0;
    bool m_inEvery = false;
};

}  // namespace mazzo::model
