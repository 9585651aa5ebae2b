// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/query.h"

#include "model/query/query_parser.h"

#include <algorithm>

namespace mazzo::model {

namespace {

Result<Query> parsedQuery(std::string_view text, const Game& game, Scanner::Place place, DeckAtHand deck)
{
    SyntaxBuilder builder(text, game, place);
    auto syntax = builder.finish(builder.checkText() ? QueryParser(builder, deck).query() : std::nullopt);
    if (!syntax) return failure(std::move(syntax.error()));
    return Query{std::move(*syntax)};
}

}  // namespace

Result<Query> parseQuery(std::string_view text, const Game& game, DeckAtHand deck)
{
    return parsedQuery(text, game, Scanner::Place::Search, deck);
}

Result<Query> parseFinishedQuery(std::string_view text, const Game& game)
{
    return parsedQuery(text, game, Scanner::Place::Pile, DeckAtHand::No);
}

bool needsCollection(const Query& query)
{
    return std::ranges::any_of(query.syntax.nodes, [](const Node& node) {
        return node.kind == Node::Kind::Holds || node.kind == Node::Kind::InPlace;
    });
}

bool needsDeck(const Query& query)
{
    return std::ranges::any_of(query.syntax.nodes, [](const Node& node) { return node.kind == Node::Kind::CanAdd; });
}

std::vector<FieldIndex> fieldsUsed(const Query& query) { return fieldsUsed(query.syntax); }

}  // namespace mazzo::model
