// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/amendment_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/option_reader.h"
#include "carddata/pack/value_reader.h"

#include <unordered_map>

namespace mazzo::carddata {

namespace {

void readEntries(const JsonNode& node, const Game& game, Amendment& amendment, Reading& reading)
{
    const ObjectReader object(node, shapes::kAmendedCard, reading);
    const std::string card = object.id("card");
    const JsonNode* fields = object.find("fields");
    if (!fields) return;
    const auto* members = fields->as<JsonNode::Object>();
    if (!members) return reading.wrongType(*fields, "object");
    for (const auto& [key, value] : *members) {
        const auto& id = *key.as<std::string>();
        const auto field = game.field(id);
        if (!field) {
            reading.unknown("pack.unknown-field", key, id, idsOf(game.fields));
        } else if (!game[*field].derived.empty()) {
            reading.mistake("pack.derived-field", key, {id});
        } else {
            FieldValue read = readFieldValue(value, game[*field], Origin::Rulebook, reading);
            amendment.entries.push_back(
                {card, *field, std::move(read.value), read.origin, reading.document.place(key)});
        }
    }
}

void readOption(const ObjectReader& object, const Game& game, Amendment& amendment, Reading& reading)
{
    if (!object.has("option")) return object.refuse({"value"}, "option");
    object.require("value");
    amendment.option = object.id("option");
    amendment.value = object.text("value");
    const auto option = findKnown("pack.unknown-option", object.find("option"), amendment.option, game.options,
                                  reading);
    if (!option || amendment.value.empty()) return;
    if (auto canonical = game.options[*option].canonical(amendment.value)) amendment.value = std::move(*canonical);
    else
        reading.unknown("pack.unknown-choice", *object.find("value"), amendment.value,
                        idsOf(game.options[*option].values));
}

}  // namespace

std::vector<Amendment> readAmendments(const ObjectReader& object, const Game& game, Reading& reading)
{
    std::vector<Amendment> amendments;
    IdSet taken;
    for (const JsonNode& item : object.list("amendments")) {
        const ObjectReader reader(item, shapes::kAmendment, reading);
        Amendment amendment;
        amendment.id = reader.newId("id", taken);
        amendment.name = reader.texts("name");
        amendment.editions = readEditions(reader, game, reading);
        readOption(reader, game, amendment, reading);
        if (amendment.editions.empty() && !reader.has("editions")) reader.require("option");
        for (const JsonNode& card : reader.list("cards")) readEntries(card, game, amendment, reading);
        amendments.push_back(std::move(amendment));
    }
    return amendments;
}

void checkAmendedCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes)
{
    if (game.amendments.empty()) return;
    std::unordered_map<std::string_view, const Card*> known;
    for (const Card& card : cards) known.emplace(card.id, &card);
    for (const Amendment& amendment : game.amendments) {
        for (const Amendment::Entry& entry : amendment.entries) {
            if (!isId(entry.card)) continue;
            const auto card = known.find(entry.card);
            const Field& field = game[entry.field];
            if (card == known.end())
                mistakes.add({Error::Kind::Parse, "pack.unknown-card", entry.place, {entry.card}, {}});
            else if (!appliesTo(field, *card->second))
                mistakes.add({Error::Kind::Parse,
                              "pack.misplaced-field",
                              entry.place,
                              {field.id, game[card->second->type].id},
                              {}});
        }
    }
}

}  // namespace mazzo::carddata
