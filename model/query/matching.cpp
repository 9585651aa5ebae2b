// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/matching.h"

#include "model/query/card_source.h"
#include "model/query/catalogue_card.h"
#include "model/query/holding.h"

#include <algorithm>
#include <array>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

/// A query and what it reads; `zone` is the zone of the cards, if they are in one.
struct SearchInput {
    const Syntax& syntax;
    const Game& game;
    const Catalogue& catalogue;
    std::optional<ZoneIndex> zone;
    SearchContext context;
};

MatchSet everywhere(const Catalogue& catalogue, Truth answer)
{
    return {CardBits(catalogue.size(), answer == Truth::Yes), CardBits(catalogue.size(), answer != Truth::No)};
}

MatchSet idAnswers(const SearchInput& input, const Node& node)
{
    const std::string_view wanted = wantedId(input.game, input.syntax.text(node).folded);
    const std::size_t size = input.catalogue.size();
    CardBits found(size);
    // In blocks: then the places of their texts in memory are fetched together.
    std::array<std::optional<CardIndex>, 256> cards;
    std::array<std::string_view, 256> ids;
    for (std::size_t begin = 0; begin < size; begin += cards.size()) {
        const std::size_t count = std::min(cards.size(), size - begin);
        for (std::size_t i = 0; i < count; ++i) cards[i] = static_cast<CardIndex>(begin + i);
        input.catalogue.ids(std::span(cards).first(count), ids);
        for (std::size_t i = 0; i < count; ++i)
            if (idMatches(ids[i], node.comparison, wanted)) found.insert(*cards[i]);
    }
    return {found, found};
}

/// A card whose text is unknown still has a text.
MatchSet textPresence(const Catalogue& catalogue)
{
    MatchSet present = catalogue.textMatches(Comparison::Contains, "");
    present.yes = present.possible;
    return present;
}

MatchSet collectionAnswers(const SearchInput& input, const Node& node)
{
    const CollectionCounts* counts = input.context.collection;
    if (counts == nullptr) return everywhere(input.catalogue, Truth::Unknown);
    const CardBits cards = node.kind == Kind::Holds
                               ? holdingAnswers(*counts, static_cast<Holding>(node.index), node.comparison, node.number)
                               : placeAnswers(*counts, node.comparison, input.syntax.text(node).folded);
    return {cards, cards};
}

MatchSet answers(const SearchInput& input, const Node& node)
{
    const Catalogue& catalogue = input.catalogue;
    switch (node.kind) {
    case Kind::Name: return catalogue.nameMatches(node.comparison, input.syntax.text(node).folded);
    case Kind::Text: return catalogue.textMatches(node.comparison, input.syntax.text(node).folded);
    case Kind::Id: return idAnswers(input, node);
    case Kind::Type: return catalogue.typeIs(node.type());
    case Kind::Printed:
        return catalogue.printedAs(static_cast<PrintingPart>(node.index), linesOf(input.syntax.text(node).folded));
    case Kind::Number: return catalogue.numberMatches(node.field(), node.comparison, node.number);
    case Kind::Word: return catalogue.wordMatches(node.field(), node.comparison, input.syntax.text(node).folded);
    case Kind::Flag: return catalogue.flagSet(node.field());
    case Kind::Has: return catalogue.has(node.field());
    case Kind::Unknown: return catalogue.unknown(node.field());
    case Kind::HasText: return textPresence(catalogue);
    case Kind::UnknownText: return catalogue.unknownText();
    case Kind::InZone: return everywhere(catalogue, input.zone ? truth(*input.zone == node.zone()) : Truth::Unknown);
    case Kind::CanAdd:
        return input.context.addable ? MatchSet{*input.context.addable, *input.context.addable}
                                     : everywhere(catalogue, Truth::Unknown);
    case Kind::Holds:
    case Kind::InPlace: return collectionAnswers(input, node);
    case Kind::Everything: return everywhere(catalogue, Truth::Yes);
    case Kind::Among:
    case Kind::HasValue: return everywhere(catalogue, Truth::Unknown);  // they depend on a deck
    default: return everywhere(catalogue, Truth::No);
    }
}

bool isEmpty(const CardBits& cards)
{
    return std::ranges::all_of(cards.words(), [](std::uint64_t word) { return word == 0; });
}

/// All cards at once: each condition is a loop over one column or an index, and sets of cards are joined bit by bit.
/// Evaluating the cards one by one (`CardSource`) gives the same answers, but would be too slow for a search.
MatchSet matching(const SearchInput& input, NodeIndex index)
{
    const Node& node = input.syntax[index];
    const auto children = input.syntax.children(node);
    if (node.kind != Kind::And && node.kind != Kind::Or && node.kind != Kind::Not) return answers(input, node);
    MatchSet result = matching(input, children.front());
    if (node.kind == Kind::Not) result.negate();
    for (const NodeIndex child : children.subspan(1)) {
        if (node.kind == Kind::Or) {
            result |= matching(input, child);
        } else {
            // Nothing is left to be narrowed: what follows need not be input.
            if (isEmpty(result.possible)) return result;
            result &= matching(input, child);
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

}  // namespace

Truth matches(const Query& query, const Game& game, const Catalogue& catalogue, CardIndex card,
              std::optional<ZoneIndex> zone)
{
    const CatalogueCard values(catalogue, card);
    const CardSource source(query.syntax, game, values, zone);
    return Evaluation(query.syntax, source).condition(query.syntax.root);
}

std::optional<CardIndex> namedCard(const Query& query, const Catalogue& catalogue)
{
    const Syntax& syntax = query.syntax;
    const Node& root = syntax[syntax.root];
    std::string name;
    const auto add = [&](const Node& node) {
        if (node.kind != Kind::Name || node.comparison != Comparison::Contains) return;
        name.append(name.empty() ? "" : " ").append(syntax.text(node).folded);
    };
    add(root);
    if (root.kind == Kind::And)
        for (const NodeIndex child : syntax.children(root)) add(syntax[child]);
    return name.empty() ? std::nullopt : catalogue.findFolded(name);
}

Truth matchesUnknownCard(const Syntax& syntax, NodeIndex root, std::string_view foldedName, ZoneIndex zone)
{
    return joinedTruth(syntax, root, [&](NodeIndex index) {
        const Node& node = syntax[index];
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
