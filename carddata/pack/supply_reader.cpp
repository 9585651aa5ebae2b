// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/supply_reader.h"

#include "carddata/pack/known_ids.h"

namespace mazzo::carddata {

namespace {

std::vector<std::string> readCardIds(const ObjectReader& object, std::string_view key, Reading& reading)
{
    std::vector<std::string> ids;
    for (const JsonNode& item : object.list(key)) ids.push_back(readId(item, reading));
    return ids;
}

void checkNumberField(const JsonNode* node, const std::string& id, const Game& game, Reading& reading)
{
    const auto found = findKnown("pack.unknown-field", node, id, game.fields, reading);
    if (found && game.fields[*found].type != Field::Type::Number) reading.mistake("pack.no-number", *node, {id});
}

std::vector<Supply::Size> readSizes(const ObjectReader& object, const Option* option, const Game& game,
                                    Reading& reading)
{
    std::vector<Supply::Size> sizes;
    for (const JsonNode& item : object.list("sizes")) {
        const ObjectReader size(item, shapes::kSupplySize, reading);
        sizes.push_back({size.text("value"), size.id("field")});
        checkNumberField(size.find("field"), sizes.back().field, game, reading);
        if (option && size.has("value") && !option->canonical(sizes.back().value))
            reading.unknown("pack.unknown-choice", *size.find("value"), sizes.back().value, idsOf(option->values));
    }
    return sizes;
}

}  // namespace

std::optional<Supply> readSupply(const ObjectReader& object, const Game& game, Reading& reading)
{
    const JsonNode* node = object.find("supply");
    if (!node) return std::nullopt;
    const ObjectReader reader(*node, shapes::kSupply, reading);
    Supply supply;
    supply.place = reading.document.place(*node);
    supply.zone = reader.id("zone");
    findKnown("pack.unknown-zone", reader.find("zone"), supply.zone, game.zones, reading);
    supply.base = readCardIds(reader, "base", reading);
    supply.flexible = readCardIds(reader, "flexible", reading);
    supply.option = reader.id("option");
    const auto option = findKnown("pack.unknown-option", reader.find("option"), supply.option, game.options, reading);
    supply.sizes = readSizes(reader, option ? &game.options[*option] : nullptr, game, reading);
    supply.start = reader.id("start");
    if (reader.has("start")) checkNumberField(reader.find("start"), supply.start, game, reading);
    supply.product = reader.id("product");
    supply.clause = reader.clauseId("clause");
    return supply;
}

void checkSupplyCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes)
{
    if (!game.supply) return;
    for (const auto* ids : {&game.supply->base, &game.supply->flexible})
        for (const std::string& id : *ids)
            if (isId(id) && std::ranges::find(cards, id, &Card::id) == cards.end())
                mistakes.add({Error::Kind::Parse, "pack.unknown-card", game.supply->place, {id}, {}});
}

}  // namespace mazzo::carddata
