// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/layered_cards.h"

#include "carddata/pack/expansion_definition.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::carddata {

namespace {

/// What the pack says, in the form in which layers say it.
LayerCard saidByPack(const Game& game, const Card& card)
{
    LayerCard says;
    says.id = card.id;
    says.number = card.number;
    says.name = card.name;
    if (!card.version.empty()) says.version = card.version;
    for (const TypeIndex type : card.moreTypes) says.moreTypes.push_back(game[type].id);
    if (!card.printings.empty()) says.printings = card.printings;
    says.back = card.back;
    says.aliases = card.aliases;
    says.type = game[card.type].id;
    says.set = card.set;
    for (std::size_t i = 0; i < card.values.size(); ++i)
        if (game.fields[i].derived.empty() && !isAbsent(card.values[i].value))
            says.values.emplace(game.fields[i].id, card.values[i]);
    says.textState = card.textState;
    says.text = card.text;
    says.rulings = card.rulings;
    says.image = card.image;
    return says;
}

std::optional<FieldValue> saidOf(std::string_view field, const LayerCard& says)
{
    const auto text = [](std::string_view words) { return FieldValue{std::string(words), Origin::User, {}, {}, {}}; };
    if (field == "name") return says.name.empty() ? std::nullopt : std::optional(text(says.name.in({})));
    if (field == "type") return says.type.empty() ? std::nullopt : std::optional(text(says.type));
    if (field == "set") return says.set ? std::optional(text(*says.set)) : std::nullopt;
    if (field == kTextField) {
        if (!says.textState || *says.textState == Card::TextState::None) return std::nullopt;
        if (*says.textState == Card::TextState::Unknown) return FieldValue{Unknown{}, Origin::User, {}, {}, {}};
        return text(says.text.in({}));
    }
    const auto found = says.values.find(field);
    return found == says.values.end() ? std::nullopt : std::optional(found->second);
}

tl::unexpected<Error> noSuchCard(const Game& game, std::string_view id)
{
    return failure({Error::Kind::NotFound, "library.no-such-card", {}, {game.id, std::string(id)}, {}});
}

}  // namespace

std::vector<std::pair<std::string_view, FieldValue>> LayeredCard::values(std::string_view field) const
{
    std::vector<std::pair<std::string_view, FieldValue>> said;
    for (const auto& [id, says] : layers)
        if (auto value = saidOf(field, says)) said.emplace_back(id, std::move(*value));
    return said;
}

std::string_view LayeredCard::layerOf(std::string_view field) const
{
    const bool ownCounts = std::ranges::find(ignored, field) == ignored.end();
    std::string_view counts;
    for (const auto& [id, says] : layers)
        if ((id != kOwnLayer || ownCounts) && saidOf(field, says)) counts = id;
    return counts;
}

bool isSample(const Game& game, const Card& card)
{
    if (isLayerNumber(card.number)) return false;
    const auto set = std::ranges::find(game.sets, card.set, &CardSet::id);
    return set != game.sets.end() && !set->official;
}

CardMerger LayeredCards::merger(const Game& game) const { return {game, (m_images / game.id).string()}; }

Result<std::optional<Card>> LayeredCards::below(const Game& game, std::string_view id) const
{
    std::optional<Card> card;
    auto row = CardRepository(m_database).one(game, id);
    if (row) card = std::move(*row);
    else if (row.error().kind != Error::Kind::NotFound) return failure(row.error());
    const CardMerger merge = merger(game);
    for (const GameLayer& layer : game.layers) {
        if (layer.id == kPackLayer || layer.id == kOwnLayer) continue;
        const auto says = ExpansionRepository(m_database).card(layer.id, id);
        if (!says) return failure(says.error());
        if (!*says) continue;
        if ((*says)->adds()) card = merge.added(**says);
        else if (card) merge.extend(*card, **says);
    }
    return card;
}

Result<LayeredCard> LayeredCards::layers(const Game& game, std::string_view id) const
{
    LayeredCard layered;
    auto row = CardRepository(m_database).one(game, id);
    if (!row && row.error().kind != Error::Kind::NotFound) return failure(row.error());
    if (row) layered.layers.push_back({std::string(kPackLayer), saidByPack(game, *row)});
    for (const GameLayer& layer : game.layers) {
        if (layer.id == kPackLayer || layer.id == kOwnLayer) continue;
        auto says = ExpansionRepository(m_database).card(layer.id, id);
        if (!says) return failure(says.error());
        if (*says) layered.layers.push_back({layer.id, std::move(**says)});
    }
    auto card = below(game, id);
    if (!card) return failure(card.error());
    auto own = OwnRepository(m_database).one(game.id, id);
    if (!own) return failure(own.error());
    if (*own && (*own)->adds()) *card = merger(game).added(**own);
    else if (*own && *card)
        for (const UserValue& left : merger(game).layOwn(**card, **own)) layered.ignored.push_back(left.field);
    if (!*card) return noSuchCard(game, id);
    if (*own) layered.layers.push_back({std::string(kOwnLayer), std::move(**own)});
    layered.card = std::move(**card);
    return layered;
}

Result<Card> LayeredCards::card(const Game& game, std::string_view id) const
{
    auto own = OwnRepository(m_database).one(game.id, id);
    if (!own) return failure(own.error());
    std::optional<Card> card;
    if (*own && (*own)->adds()) {
        card = merger(game).added(**own);
    } else {
        auto under = below(game, id);
        if (!under) return failure(under.error());
        card = std::move(*under);
        if (card && *own) merger(game).layOwn(*card, **own);
    }
    if (!card) return noSuchCard(game, id);
    return std::move(*card);
}

Result<LayeredCards::All> LayeredCards::all(const Game& game, std::vector<Card> pack) const
{
    All merged{std::move(pack), {}};
    std::vector<std::pair<bool, LayerCard>> sayings;  // whether it is the player's
    for (const GameLayer& layer : game.layers) {
        if (layer.id == kPackLayer) continue;
        const bool isOwn = layer.id == kOwnLayer;
        auto cards = isOwn ? OwnRepository(m_database).all(game.id) : ExpansionRepository(m_database).cards(layer.id);
        if (!cards) return failure(cards.error());
        for (LayerCard& card : *cards) sayings.emplace_back(isOwn, std::move(card));
    }
    if (!sayings.empty()) {
        const CardMerger merge = merger(game);
        std::unordered_map<std::string, std::size_t> places;
        for (std::size_t i = 0; i < merged.cards.size(); ++i) places.emplace(merged.cards[i].id, i);
        for (const auto& [isOwn, says] : sayings) {
            if (says.adds()) {
                auto card = merge.added(says);
                if (!card) continue;
                places.emplace(says.id, merged.cards.size());
                merged.cards.push_back(std::move(*card));
            } else if (const auto found = places.find(says.id); found != places.end()) {
                Card& card = merged.cards[found->second];
                if (!isOwn) merge.extend(card, says);
                else std::ranges::move(merge.layOwn(card, says), std::back_inserter(merged.contradicted));
            }
        }
    }
    if (game.samplesHidden) std::erase_if(merged.cards, [&game](const Card& card) { return isSample(game, card); });
    return merged;
}

Result<void> LayeredCards::extend(Game& game) const
{
    game.layers = {{std::string(kPackLayer), game.name, game.version}};
    const auto expansions = ExpansionRepository(m_database).of(game.id);
    if (!expansions) return failure(expansions.error());
    for (const StoredExpansion& stored : *expansions) {
        const auto expansion = expansionFromDefinition(stored.definition);
        if (!expansion) return failure(expansion.error());
        extendGame(game, *expansion);
    }
    const OwnRepository own(m_database);
    const auto state = own.state(game.id);
    if (!state) return failure(state.error());
    game.layerRevision = state->revision;
    game.layers.push_back({std::string(kOwnLayer), {}, {}});
    const auto choices = own.choices(game.id);
    if (!choices) return failure(choices.error());
    for (const auto& [field, id, name] : *choices) {
        Texts names(std::vector<Texts::Entry>{{game.languages.front(), name}});
        if (field == "set") {
            if (std::ranges::find(game.sets, id, &CardSet::id) == game.sets.end())
                game.sets.push_back({id, std::move(names), true, {}});
        } else if (const auto index = game.field(field)) {
            std::vector<Choice>& known = game.fields[at(*index)].choices;
            if (std::ranges::find(known, id, &Choice::id) == known.end()) known.push_back({id, std::move(names)});
        }
    }
    return {};
}

}  // namespace mazzo::carddata
