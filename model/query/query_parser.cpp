// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"
#include "model/query/query.h"
#include "model/query/vocabulary.h"

#include <algorithm>

namespace mazzo::model {

// In a search whatever is missing asks nothing; in an expression, which a pack states or a player has finished, it is a
// mistake.

Result<Query> parseQuery(std::string_view text, const Game& game, DeckAtHand deck)
{
    auto syntax = Parser(text, game, deck).query();
    if (!syntax) return failure(std::move(syntax.error()));
    return Query{std::move(*syntax)};
}

Result<Query> parseFinishedQuery(std::string_view text, const Game& game)
{
    auto syntax = Parser(text, game).query(Scanner::Place::Pile);
    if (!syntax) return failure(std::move(syntax.error()));
    return Query{std::move(*syntax)};
}

bool asksForCollection(const Query& query)
{
    return std::ranges::any_of(query.syntax.nodes, [](const Node& node) {
        return node.kind == Node::Kind::Holds || node.kind == Node::Kind::InPlace;
    });
}

bool asksForDeck(const Query& query)
{
    return std::ranges::any_of(query.syntax.nodes, [](const Node& node) { return node.kind == Node::Kind::CanAdd; });
}

std::vector<FieldIndex> fieldsUsed(const Query& query) { return fieldsUsed(query.syntax); }

bool Parser::atQueryEnd()
{
    m_scanner.skipBlanks();
    return m_scanner.atEnd() || m_scanner.peek() == ')' || (strict() && m_scanner.peek() == ',');
}

Parser::Parsed Parser::orQuery()
{
    Parts parts;
    do {
        if (const Parsed part = andQuery()) parts.push_back(*part);
    } while (m_scanner.acceptKeyword("or"));
    return joined(Node::Kind::Or, parts);
}

Parser::Parsed Parser::andQuery()
{
    Parts parts;
    bool joins = true;
    while (true) {
        if (atQueryEnd() || m_scanner.atKeyword("or")) {
            if (joins && strict() && !failed()) fail("query.missing", m_scanner.position(), {"term"});
            return joined(Node::Kind::And, parts);
        }
        if (m_scanner.acceptKeyword("and")) {
            if (joins && strict()) fail("query.missing", m_scanner.position(), {"term"});
            joins = true;
            continue;
        }
        if (const Parsed part = unaryQuery()) parts.push_back(*part);
        joins = false;
    }
}

Parser::Parsed Parser::unaryQuery()
{
    const Level level(*this);
    if (failed()) return std::nullopt;
    const std::size_t position = m_scanner.position();
    if (!m_scanner.acceptKeyword("not") && !m_scanner.accept('-'))
        return m_scanner.peek() == '(' ? bracketQuery() : term();
    if (atQueryEnd() || m_scanner.atKeyword("or") || m_scanner.atKeyword("and")) {
        if (strict()) fail("query.missing", m_scanner.position(), {"term"});
        return std::nullopt;
    }
    const Parsed inner = unaryQuery();
    if (!inner) return std::nullopt;
    return add(Node::Kind::Not, position, std::span(&*inner, 1));
}

Parser::Parsed Parser::bracketQuery()
{
    m_scanner.moveTo(m_scanner.position() + 1);
    const Parsed inner = orQuery();
    if (!m_scanner.accept(')') && strict() && !failed()) fail("query.missing", m_scanner.position(), {")"});
    return inner;
}

Parser::Parsed Parser::term()
{
    const std::size_t position = m_scanner.position();
    if (!countTerm(position)) return std::nullopt;
    if (m_scanner.comparison()) return fail("query.unexpected", position, {std::string(1, m_scanner.peek())});
    const Lexeme word = m_scanner.peek() == '"' ? m_scanner.phrase() : m_scanner.name();
    if (!word.closed && strict()) return fail("query.missing", m_scanner.position(), {"\""});
    if (!word.quoted && m_scanner.peek() == '(' &&
        std::ranges::find(queryFunctions(), word.text) != queryFunctions().end())
        return fail("query.needs-pile", position, {word.text});
    if (const auto comparison = m_scanner.acceptComparison()) return atom(word, *comparison);
    // `cost <= 3`: a comparison may stand apart, a colon may not (a name may be followed by one).
    const std::size_t end = m_scanner.position();
    m_scanner.skipBlanks();
    const auto apart = m_scanner.comparison();
    if (apart && *apart != Comparison::Contains) return atom(word, *m_scanner.acceptComparison());
    m_scanner.moveTo(end);
    return nameAtom(word);
}

}  // namespace mazzo::model
