// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/card_merger.h"

#include "carddata/library/stored_json.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

std::optional<TypeIndex> typeNamed(const Game& game, std::string_view id)
{
    const auto found = std::ranges::find(game.types, id, &CardType::id);
    if (found == game.types.end()) return std::nullopt;
    return static_cast<TypeIndex>(found - game.types.begin());
}

std::vector<TypeIndex> typesNamed(const Game& game, const std::vector<std::string>& ids)
{
    std::vector<TypeIndex> types;
    for (const std::string& id : ids)
        if (const auto type = typeNamed(game, id)) types.push_back(*type);
    return types;
}

}  // namespace

CardMerger::CardMerger(const Game& game, std::string ownImages)
    : m_game(game), m_ownImages(std::move(ownImages)), m_derived(game)
{}

std::optional<Card> CardMerger::added(const LayerCard& layer) const
{
    const auto type = typeNamed(m_game, layer.type);
    if (!type) return std::nullopt;
    Card card;
    card.id = layer.id;
    card.number = layer.number;
    card.type = *type;
    card.moreTypes = typesNamed(m_game, layer.moreTypes);
    card.values.resize(m_game.fields.size());
    Origin origin = Origin::User;
    for (const auto& [field, value] : layer.values) origin = value.origin;
    fillUp(card, origin);
    layParts(card, layer);
    for (const auto& [id, value] : layer.values) {
        const auto field = m_game.field(id);
        if (field && appliesTo(m_game[*field], card) && m_game[*field].derived.empty()) card.values[at(*field)] = value;
    }
    layText(card, layer);
    m_derived.compute(card);
    return card;
}

void CardMerger::extend(Card& card, const LayerCard& layer) const
{
    layParts(card, layer);
    for (const auto& [id, value] : layer.values) {
        const auto field = m_game.field(id);
        if (field && appliesTo(m_game[*field], card) && m_game[*field].derived.empty()) card.values[at(*field)] = value;
    }
    layText(card, layer);
    m_derived.compute(card);
}

std::vector<UserValue> CardMerger::layOwn(Card& card, const LayerCard& layer) const
{
    std::vector<UserValue> left;
    layParts(card, layer);
    for (const auto& [id, value] : layer.values) {
        const auto field = m_game.field(id);
        const bool fits = field && appliesTo(m_game[*field], card) && m_game[*field].derived.empty();
        const bool counts = fits && (layer.corrections.contains(id) || mayBe(m_game, card, id, value.value));
        if (counts) card.values[at(*field)] = value;
        else left.push_back({card.id, id, value.value, layer.changedAt});
    }
    const bool textCounts = layer.corrections.contains(kTextField) || card.textState == Card::TextState::Unknown;
    if (textCounts) layText(card, layer);
    else if (layer.textState == Card::TextState::Known)
        left.push_back({card.id, std::string(kTextField), std::string(layer.text.in({})), layer.changedAt});
    m_derived.compute(card);
    return left;
}

void CardMerger::layParts(Card& card, const LayerCard& layer) const
{
    if (!layer.name.empty()) card.name = withLanguages(layer.name);
    if (layer.aliases) card.aliases = *layer.aliases;
    if (layer.set) card.set = *layer.set;
    if (const auto type = typeNamed(m_game, layer.type); type && *type != card.type) {
        card.type = *type;
        card.moreTypes = typesNamed(m_game, layer.moreTypes);
        fillUp(card, Origin::User);
    }
    if (layer.version) card.version = withLanguages(*layer.version);
    if (layer.printings) card.printings.insert(card.printings.end(), layer.printings->begin(), layer.printings->end());
    if (card.set.empty() && !card.printings.empty()) card.set = card.printings.front().set;
    if (layer.back) card.back = *layer.back;
    if (layer.rulings) card.rulings = *layer.rulings;
    for (Ruling& ruling : card.rulings) ruling.text = withLanguages(ruling.text);
    card.clauses.insert(card.clauses.end(), layer.clauses.begin(), layer.clauses.end());
    if (layer.effects) {
        if (auto effects = effectsFromJson(*layer.effects)) card.effects = std::move(*effects);
    }
    if (layer.image)
        card.image = layer.image->empty() || layer.image->starts_with('/') ? *layer.image
                                                                           : m_ownImages + "/" + *layer.image;
}

void CardMerger::layText(Card& card, const LayerCard& layer) const
{
    if (!layer.textState) return;
    card.textState = *layer.textState;
    card.text = withLanguages(layer.text);
}

/// What a card has that does not say: the field's preset, nothing where that is allowed, else something unknown.
void CardMerger::fillUp(Card& card, Origin origin) const
{
    for (std::size_t i = 0; i < m_game.fields.size(); ++i) {
        const Field& field = m_game.fields[i];
        FieldValue& value = card.values[i];
        if (!appliesTo(field, card)) value = FieldValue{};
        else if (!field.derived.empty()) value = {Unknown{}, Origin::Derived, {}, {}, Unknown{}};
        else if (isAbsent(value.value) && field.preset) value = {*field.preset, origin, {}, {}, *field.preset};
        else if (isAbsent(value.value) && !field.optional) value = {Unknown{}, origin, {}, {}, Unknown{}};
    }
}

/// A text that names no language is in the game's first one, and so stands in for all of them.
Texts CardMerger::withLanguages(const Texts& texts) const
{
    std::vector<Texts::Entry> entries = texts.entries();
    for (Texts::Entry& entry : entries)
        if (entry.language.empty()) entry.language = m_game.languages.front();
    return Texts(std::move(entries));
}

}  // namespace mazzo::carddata
