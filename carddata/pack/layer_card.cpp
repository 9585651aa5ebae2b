// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/layer_card.h"

#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;  // languages keep their order

constexpr std::array kOrigins{Origin::Rulebook, Origin::Derived, Origin::Provisional, Origin::Sample, Origin::User};
constexpr std::string_view kAbsent = "absent";

Json layerValue(const Value& value) { return isAbsent(value) ? Json{{kAbsent, true}} : valueJson(value); }

/// A player's own value is written plainly, because there are many of them.
Json jsonOf(const FieldValue& value)
{
    const FieldValue plain{value.value, Origin::User, {}, {}, value.value};
    if (value == plain) return layerValue(value.value);
    Json object{{"value", layerValue(value.value)}, {"origin", idOf(value.origin)}};
    if (!value.clause.empty()) object["clause"] = value.clause;
    if (!value.note.empty()) object["note"] = textsJson(value.note);
    if (value.certain != Value(Unknown{})) object["certain"] = layerValue(value.certain);
    return object;
}

// Readers may throw on a wrong shape; `layerCardFromJson` turns that into an error.

Texts textsOf(const Json& json)
{
    // A text without a language is the player's, from before there were layers.
    if (json.is_string()) return Texts(std::vector<Texts::Entry>{{std::string(), json.get<std::string>()}});
    std::vector<Texts::Entry> entries;
    for (const auto& [language, words] : json.items()) entries.push_back({language, words.get<std::string>()});
    return Texts(std::move(entries));
}

Value valueOf(const Json& json)
{
    if (json.is_null()) return Unknown{};
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return Interval::exactly(json.get<int>());
    if (json.is_array()) return json.get<Words>();
    if (!json.is_object()) return json.get<std::string>();
    if (json.contains(kAbsent)) return Absent{};
    return Interval{json.value("min", Interval::kLowest), json.value("max", Interval::kHighest)};
}

FieldValue fieldValueOf(const Json& json)
{
    FieldValue value;
    if (!json.is_object() || !json.contains("value")) {
        value.value = valueOf(json);
        value.origin = Origin::User;
        value.certain = value.value;
        return value;
    }
    value.value = valueOf(json.at("value"));
    const std::string origin = json.at("origin").get<std::string>();
    for (const Origin each : kOrigins)
        if (idOf(each) == origin) value.origin = each;
    value.clause = json.value("clause", "");
    if (const auto note = json.find("note"); note != json.end()) value.note = textsOf(*note);
    if (const auto certain = json.find("certain"); certain != json.end()) value.certain = valueOf(*certain);
    return value;
}

std::vector<Ruling> rulingsOf(const Json& json)
{
    std::vector<Ruling> rulings;
    for (const Json& ruling : json) rulings.push_back({textsOf(ruling.at("text")), ruling.value("clause", "")});
    return rulings;
}

std::vector<Printing> printingsOf(const Json& json)
{
    std::vector<Printing> printings;
    for (const Json& printing : json)
        printings.push_back({printing.at("set").get<std::string>(), printing.value("number", ""),
                             printing.value("rarity", ""), printing.value("finishes", std::vector<std::string>{}),
                             printing.value("image", "")});
    return printings;
}

LayerCard cardOf(const Json& json)
{
    LayerCard card;
    const auto read = [&json](const char* key, auto take) {
        if (const auto found = json.find(key); found != json.end()) take(*found);
    };
    read("name", [&](const Json& part) { card.name = textsOf(part); });
    read("version", [&](const Json& part) { card.version = textsOf(part); });
    read("types", [&](const Json& part) { card.moreTypes = part.get<std::vector<std::string>>(); });
    read("printings", [&](const Json& part) { card.printings = printingsOf(part); });
    read("back", [&](const Json& part) {
        card.back = CardBack{textsOf(part.at("name")), textsOf(part.at("text")), part.value("image", "")};
    });
    read("aliases", [&](const Json& part) { card.aliases = part.get<std::vector<std::string>>(); });
    read("type", [&](const Json& part) { card.type = part.get<std::string>(); });
    read("set", [&](const Json& part) { card.set = part.get<std::string>(); });
    read("fields", [&](const Json& part) {
        for (const auto& [field, value] : part.items()) card.values.emplace(field, fieldValueOf(value));
    });
    read("corrections", [&](const Json& part) { card.corrections = part.get<std::set<std::string, std::less<>>>(); });
    read("text", [&](const Json& part) {
        card.textState = part.is_null() ? Card::TextState::Unknown : Card::TextState::Known;
        if (part.is_boolean()) card.textState = Card::TextState::None;
        else if (!part.is_null()) card.text = textsOf(part);
    });
    read("rulings", [&](const Json& part) { card.rulings = rulingsOf(part); });
    read("clauses", [&](const Json& part) { card.clauses = part.get<std::vector<std::string>>(); });
    read("effects", [&](const Json& part) { card.effects = part.dump(); });
    read("image", [&](const Json& part) { card.image = part.get<std::string>(); });
    read("changed", [&](const Json& part) { card.changedAt = part.get<std::string>(); });
    return card;
}

}  // namespace

bool LayerCard::isEmpty() const
{
    LayerCard bare;
    bare.id = id;
    bare.number = number;
    return saysTheSameAs(bare);
}

bool LayerCard::saysTheSameAs(const LayerCard& other) const
{
    LayerCard same = other;
    same.changedAt = changedAt;
    return *this == same;
}

std::string toJson(const LayerCard& card)
{
    Json json = Json::object();
    if (!card.name.empty()) json["name"] = textsJson(card.name);
    if (card.version) json["version"] = textsJson(*card.version);
    if (!card.moreTypes.empty()) json["types"] = card.moreTypes;
    if (card.printings) json["printings"] = printingsJson(*card.printings);
    if (card.back)
        json["back"] = {
            {"name", textsJson(card.back->name)}, {"text", textsJson(card.back->text)}, {"image", card.back->image}};
    if (card.aliases) json["aliases"] = *card.aliases;
    if (!card.type.empty()) json["type"] = card.type;
    if (card.set) json["set"] = *card.set;
    if (!card.values.empty()) {
        Json& fields = json["fields"] = Json::object();
        for (const auto& [field, value] : card.values) fields[field] = jsonOf(value);
    }
    if (!card.corrections.empty()) json["corrections"] = card.corrections;
    if (card.textState == Card::TextState::Known) json["text"] = textsJson(card.text);
    if (card.textState == Card::TextState::Unknown) json["text"] = nullptr;
    if (card.textState == Card::TextState::None) json["text"] = false;
    if (card.rulings) {
        Json& rulings = json["rulings"] = Json::array();
        for (const Ruling& ruling : *card.rulings)
            rulings.push_back({{"text", textsJson(ruling.text)}, {"clause", ruling.clause}});
    }
    if (!card.clauses.empty()) json["clauses"] = card.clauses;
    if (card.effects) json["effects"] = Json::parse(*card.effects, nullptr, false);
    if (card.image) json["image"] = *card.image;
    if (!card.changedAt.empty()) json["changed"] = card.changedAt;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<LayerCard> layerCardFromJson(std::string_view text)
{
    try {
        return cardOf(Json::parse(text));
    } catch (const Json::exception& problem) {
        return failure({Error::Kind::Corrupt, "library.corrupt", {}, {}, problem.what()});
    }
}

bool changesValuesOnly(const LayerCard& before, const LayerCard& after)
{
    LayerCard like = after;
    like.values = before.values;
    like.corrections = before.corrections;
    like.text = before.text;
    like.textState = before.textState;
    like.image = before.image;
    like.effects = before.effects;
    like.changedAt = before.changedAt;
    return like == before;
}

}  // namespace mazzo::carddata
