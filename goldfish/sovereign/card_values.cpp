// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/card_values.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::sovereign {

namespace {

struct TypeName {
    std::string_view id;
    Type type;
};

constexpr std::array kTypes{
    TypeName{"haerian", Type::Haerian},   TypeName{"evento", Type::Event}, TypeName{"equipaggiamento", Type::Equipment},
    TypeName{"edificio", Type::Building}, TypeName{"classe", Type::Class}, TypeName{"cristallo", Type::Crystal}};

}  // namespace

Value CardValues::value(CardIndex card, std::string_view field) const
{
    const auto index = m_setup->game->field(field);
    if (card == noCard || m_setup->isUnknownCard(card)) return Unknown{};
    return index ? m_setup->catalogue->value(card, *index) : Value(Absent{});
}

Type CardValues::type(CardIndex card) const
{
    if (card == noCard || m_setup->isUnknownCard(card)) return Type::Unknown;
    const std::string& id = (*m_setup->game)[m_setup->catalogue->type(card)].id;
    const auto found = std::find_if(kTypes.begin(), kTypes.end(),
                                    [&id](const TypeName& name) { return name.id == id; });
    return found == kTypes.end() ? Type::Unknown : found->type;
}

std::optional<Cost> CardValues::cost(CardIndex card) const
{
    const Value number = value(card, "cost");
    const Value pips = value(card, "colours");
    const auto* total = std::get_if<Interval>(&number);
    const auto* coloured = std::get_if<Words>(&pips);
    if (!total || !total->isExact() || !coloured) return std::nullopt;
    const std::vector<std::string> known = colours();
    Cost cost{total->lo - static_cast<int>(coloured->size()), Pool(known.size())};
    for (const std::string& colour : *coloured) {
        const auto place = std::find(known.begin(), known.end(), colour);
        if (place == known.end()) return std::nullopt;
        ++cost.coloured[static_cast<std::size_t>(place - known.begin())];
    }
    return cost;
}

std::optional<int> CardValues::force(CardIndex card) const
{
    const Value number = value(card, "force");
    const auto* force = std::get_if<Interval>(&number);
    return force && force->isExact() ? std::optional(force->lo) : std::nullopt;
}

Words CardValues::words(CardIndex card, std::string_view field) const
{
    const Value found = value(card, field);
    const auto* words = std::get_if<Words>(&found);
    return words ? *words : Words{};
}

bool CardValues::isUnknown(CardIndex card, std::string_view field) const
{
    const Value found = value(card, field);
    return !isAbsent(found) && !isKnown(found);
}

bool CardValues::flag(CardIndex card, std::string_view field) const
{
    const Value found = value(card, field);
    const bool* flag = std::get_if<bool>(&found);
    return flag && *flag;
}

bool CardValues::has(CardIndex card, std::string_view keyword) const
{
    const Words keywords = words(card, "keywords");
    return std::find(keywords.begin(), keywords.end(), keyword) != keywords.end();
}

bool CardValues::hasText(CardIndex card) const
{
    return card == noCard || m_setup->isUnknownCard(card) ||
           m_setup->catalogue->textState(card) != Card::TextState::None;
}

std::vector<std::string> CardValues::colours() const
{
    std::vector<std::string> ids;
    if (const auto field = m_setup->game->field("colours"))
        for (const Choice& choice : (*m_setup->game)[*field].choices) ids.push_back(choice.id);
    return ids;
}

CardIndex CardValues::crystal(std::string_view colour) const
{
    for (std::size_t index = 0; index < m_setup->catalogue->size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (type(card) == Type::Crystal && words(card, "colours") == Words{std::string(colour)}) return card;
    }
    return noCard;
}

std::string CardValues::colourOf(const Piece& crystal) const
{
    if (crystal.card == noCard) return crystal.thing;
    const Words colours = words(crystal.card, "colours");
    return colours.empty() ? std::string{} : colours.front();
}

Pool CardValues::ready(const Table& table) const
{
    const std::vector<std::string> known = colours();
    Pool pool(known.size());
    for (const Piece& piece : table.pile("crystals").pieces) {
        const auto place = std::find(known.begin(), known.end(), colourOf(piece));
        if (!piece.is("exhausted") && place != known.end()) ++pool[static_cast<std::size_t>(place - known.begin())];
    }
    return pool;
}

}  // namespace mazzo::goldfish::sovereign
