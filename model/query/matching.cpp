// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/matching.h"

#include "model/query/answers.h"
#include "model/query/holding.h"
#include "model/query/query.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

/// A query and what it reads; `zone` is the zone of the cards, if they are in one.
struct Asked {
    const Syntax& syntax;
    const Game& game;
    const Catalogue& catalogue;
    std::optional<ZoneIndex> zone;
    SearchContext context;
};

Truth zoneAnswer(const Asked& asked, const Node& node)
{
    return asked.zone ? truth(*asked.zone == node.zone()) : Truth::Unknown;
}

MatchSet everywhere(const Catalogue& catalogue, Truth answer)
{
    return {CardBits(catalogue.size(), answer == Truth::Yes), CardBits(catalogue.size(), answer != Truth::No)};
}

/// Ids are asked for with or without the game's name before them.
bool idAnswer(const Asked& asked, const Node& node, CardIndex card)
{
    std::string_view wanted = asked.syntax.text(node).folded;
    const std::string_view id = asked.catalogue.id(card);
    if (wanted.starts_with(asked.game.id) && wanted.substr(asked.game.id.size()).starts_with(':'))
        wanted.remove_prefix(asked.game.id.size() + 1);
    if (node.comparison == Comparison::Contains) return id.find(wanted) != std::string_view::npos;
    return (id == wanted) == (node.comparison == Comparison::Equal);
}

MatchSet idAnswers(const Asked& asked, const Node& node)
{
    CardBits cards(asked.catalogue.size());
    for (std::size_t i = 0; i < asked.catalogue.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (idAnswer(asked, node, card)) cards.insert(card);
    }
    return {cards, cards};
}

/// A card whose text is not known has one all the same.
MatchSet textPresence(const Catalogue& catalogue)
{
    MatchSet present = catalogue.textMatches(Comparison::Contains, "");
    present.yes = present.possible;
    return present;
}

MatchSet collectionAnswers(const Asked& asked, const Node& node)
{
    const CollectionCounts* facts = asked.context.collection;
    if (facts == nullptr) return everywhere(asked.catalogue, Truth::Unknown);
    const CardBits cards = node.kind == Kind::Holds
                               ? holdingAnswers(*facts, static_cast<Holding>(node.index), node.comparison, node.number)
                               : placeAnswers(*facts, node.comparison, asked.syntax.text(node).folded);
    return {cards, cards};
}

MatchSet answers(const Asked& asked, const Node& node)
{
    const Catalogue& catalogue = asked.catalogue;
    switch (node.kind) {
    case Kind::Name: return catalogue.nameMatches(node.comparison, asked.syntax.text(node).folded);
    case Kind::Text: return catalogue.textMatches(node.comparison, asked.syntax.text(node).folded);
    case Kind::Id: return idAnswers(asked, node);
    case Kind::Type: return catalogue.typeIs(node.type());
    case Kind::Number: return catalogue.numberMatches(node.field(), node.comparison, node.number);
    case Kind::Word: return catalogue.wordMatches(node.field(), node.comparison, asked.syntax.text(node).folded);
    case Kind::Flag: return catalogue.flagSet(node.field());
    case Kind::Has: return catalogue.has(node.field());
    case Kind::Unknown: return catalogue.unknown(node.field());
    case Kind::HasText: return textPresence(catalogue);
    case Kind::UnknownText: return catalogue.unknownText();
    case Kind::InZone: return everywhere(catalogue, zoneAnswer(asked, node));
    case Kind::CanAdd:
        return asked.context.addable ? MatchSet{*asked.context.addable, *asked.context.addable}
                                     : everywhere(catalogue, Truth::Unknown);
    case Kind::Holds:
    case Kind::InPlace: return collectionAnswers(asked, node);
    case Kind::Everything: return everywhere(catalogue, Truth::Yes);
    default: return everywhere(catalogue, Truth::No);
    }
}

bool isEmpty(const CardBits& cards)
{
    return std::ranges::all_of(cards.words(), [](std::uint64_t word) { return word == 0; });
}

MatchSet matching(const Asked& asked, NodeIndex index)
{
    const Node& node = asked.syntax[index];
    const auto children = asked.syntax.children(node);
    if (node.kind != Kind::And && node.kind != Kind::Or && node.kind != Kind::Not) return answers(asked, node);
    MatchSet result = matching(asked, children.front());
    if (node.kind == Kind::Not) result.negate();
    for (const NodeIndex child : children.subspan(1)) {
        if (node.kind == Kind::Or) {
            result |= matching(asked, child);
        } else {
            // Nothing is left to be narrowed: what follows need not be asked.
            if (isEmpty(result.possible)) return result;
            result &= matching(asked, child);
        }
    }
    return result;
}

Truth nameAnswer(Comparison comparison, std::string_view foldedName, std::string_view foldedText)
{
    if (comparison > Comparison::NotEqual) return Truth::No;  // names have no order
    if (comparison == Comparison::Contains) return truth(foldedName.find(foldedText) != std::string_view::npos);
    return truth((foldedName == foldedText) == (comparison == Comparison::Equal));
}

Truth wordTruth(const Asked& asked, const Node& node, CardIndex card)
{
    const Field& field = asked.game[node.field()];
    const std::string& text = asked.syntax.text(node).folded;
    auto meanings = meaningsIn(field, text);
    if (field.refersToCards) {
        if (const auto named = asked.catalogue.findFolded(text)) meanings.push_back(folded(asked.catalogue.id(*named)));
    }
    return wordAnswer(asked.catalogue.value(card, node.field()), field, node.comparison, text, meanings);
}

Truth answer(const Asked& asked, const Node& node, CardIndex card)
{
    const Catalogue& catalogue = asked.catalogue;
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Nothing: return Truth::No;
    case Kind::Id: return truth(idAnswer(asked, node, card));
    case Kind::Type: return truth(catalogue.type(card) == node.type());
    case Kind::InZone: return zoneAnswer(asked, node);
    case Kind::Word: return wordTruth(asked, node, card);
    case Kind::Has: return truth(!catalogue.absent(card, node.field()));
    case Kind::Number:
        if (catalogue.absent(card, node.field())) return Truth::No;
        return compared(catalogue.number(card, node.field()), node.comparison, Interval::exactly(node.number));
    case Kind::Flag: {
        const Value value = catalogue.value(card, node.field());
        if (std::holds_alternative<Unknown>(value)) return Truth::Unknown;
        return truth(value == Value(true));
    }
    case Kind::Unknown: {
        const Value value = catalogue.value(card, node.field());
        return truth(!isAbsent(value) && !isKnown(value));
    }
    default: return answers(asked, node)[card];  // names and texts are indexed for all cards together
    }
}

}  // namespace

Truth matches(const Query& query, const Game& game, const Catalogue& catalogue, CardIndex card,
              std::optional<ZoneIndex> zone)
{
    const Asked asked{query.syntax, game, catalogue, zone, {}};
    return queryTruth(query.syntax, query.syntax.root, [&](const Node& node) { return answer(asked, node, card); });
}

Truth matchesUnknownCard(const Syntax& syntax, NodeIndex root, std::string_view foldedName, ZoneIndex zone)
{
    return queryTruth(syntax, root, [&](const Node& node) {
        switch (node.kind) {
        case Kind::Everything: return Truth::Yes;
        case Kind::Nothing: return Truth::No;
        case Kind::Name: return nameAnswer(node.comparison, foldedName, syntax.text(node).folded);
        case Kind::Id: return truth(node.comparison == Comparison::NotEqual);
        case Kind::InZone: return truth(node.zone() == zone);
        default: return Truth::Unknown;
        }
    });
}

MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue, std::optional<ZoneIndex> zone)
{
    return matching({query.syntax, game, catalogue, zone, {}}, query.syntax.root);
}

MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue, const CardBits& addable)
{
    return matching({query.syntax, game, catalogue, std::nullopt, {&addable, nullptr}}, query.syntax.root);
}

MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue, const SearchContext& context)
{
    return matching({query.syntax, game, catalogue, std::nullopt, context}, query.syntax.root);
}

MatchSet matchesAll(const Syntax& syntax, NodeIndex root, const Game& game, const Catalogue& catalogue,
                    std::optional<ZoneIndex> zone)
{
    return matching({syntax, game, catalogue, zone, {}}, root);
}

}  // namespace mazzo::model
