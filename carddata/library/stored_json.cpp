// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/stored_json.h"

#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;  // languages keep the order of the pack

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json jsonOf(const FieldValue& fieldValue)
{
    Json object = {{"value", valueJson(fieldValue.value)}, {"origin", idOf(fieldValue.origin)}};
    if (!fieldValue.clause.empty()) object["clause"] = fieldValue.clause;
    if (!fieldValue.note.empty()) object["note"] = textsJson(fieldValue.note);
    if (fieldValue.certain != Value(Unknown{}))
        object["certain"] = isAbsent(fieldValue.certain) ? Json("absent")
                                                         : Json::array({valueJson(fieldValue.certain)});
    return object;
}

Json jsonOf(const Effect& effect)
{
    Json object = {{"when", effect.when}, {"do", effect.verb}};
    if (effect.amount) object["amount"] = *effect.amount;
    for (const auto& [id, argument] : effect.arguments)
        std::visit([&](const auto& value) { object["with"][id] = value; }, argument);
    if (!effect.clause.empty()) object["clause"] = effect.clause;
    object["origin"] = idOf(effect.origin);
    return object;
}

// Readers may throw on a wrong shape; `read` below turns that into an error.

Texts textsOf(const Json& json)
{
    std::vector<Texts::Entry> entries;
    for (const auto& [language, words] : json.items()) entries.push_back({language, words.get<std::string>()});
    return Texts(std::move(entries));
}

Value valueOf(const Json& json)
{
    if (json.is_null()) return Unknown{};
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return Interval::exactly(json.get<int>());
    if (json.is_object()) return Interval{json.value("min", Interval::kLowest), json.value("max", Interval::kHighest)};
    if (json.is_array()) return json.get<Words>();
    return json.get<std::string>();
}

Origin originOf(const std::string& id)
{
    static constexpr std::array kAll{Origin::Rulebook, Origin::Derived, Origin::Provisional, Origin::Sample,
                                     Origin::User};
    for (const Origin origin : kAll)
        if (idOf(origin) == id) return origin;
    throw Json::other_error::create(501, "no such origin: " + id, nullptr);
}

FieldValue fieldValueOf(const Json& json)
{
    FieldValue fieldValue{valueOf(json.at("value")),
                          originOf(json.at("origin").get<std::string>()),
                          json.value("clause", ""),
                          {},
                          Unknown{}};
    if (const auto note = json.find("note"); note != json.end()) fieldValue.note = textsOf(*note);
    if (const auto certain = json.find("certain"); certain != json.end())
        fieldValue.certain = certain->is_string() ? Value(Absent{}) : valueOf(certain->at(0));
    return fieldValue;
}

Effect::Argument argumentOf(const Json& json)
{
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return json.get<int>();
    return json.get<std::string>();
}

Effect effectOf(const Json& json)
{
    Effect effect;
    effect.when = json.at("when").get<std::string>();
    effect.verb = json.at("do").get<std::string>();
    if (const auto amount = json.find("amount"); amount != json.end()) effect.amount = amount->get<int>();
    if (const auto with = json.find("with"); with != json.end())
        for (const auto& [id, argument] : with->items()) effect.arguments.emplace(id, argumentOf(argument));
    effect.clause = json.value("clause", "");
    // Effects that a player entered name no origin.
    const auto origin = json.find("origin");
    effect.origin = origin != json.end() ? originOf(origin->get<std::string>()) : Origin::User;
    return effect;
}

template <class Read>
auto read(std::string_view text, Read convert) -> Result<decltype(convert(Json()))>
{
    try {
        return convert(Json::parse(text));
    } catch (const Json::exception& problem) {
        return failure({Error::Kind::Corrupt, "library.corrupt", {}, {}, problem.what()});
    }
}

}  // namespace

std::string toJson(const Texts& texts) { return dumped(textsJson(texts)); }

std::string toJson(const std::vector<std::string>& list) { return dumped(Json(list)); }

std::string toJson(const std::vector<Ruling>& rulings)
{
    Json array = Json::array();
    for (const Ruling& ruling : rulings) array.push_back({{"text", textsJson(ruling.text)}, {"clause", ruling.clause}});
    return dumped(array);
}

std::string printsToJson(const Game& game, const Card& card)
{
    Json object = Json::object();
    if (!card.version.empty()) object["version"] = textsJson(card.version);
    for (const TypeIndex type : card.moreTypes) object["types"].push_back(game[type].id);
    for (const Printing& printing : card.printings)
        object["printings"].push_back(
            Json::array({printing.set, printing.number, printing.rarity, printing.finishes, printing.image}));
    if (card.back)
        object["back"] = {
            {"name", textsJson(card.back->name)}, {"text", textsJson(card.back->text)}, {"image", card.back->image}};
    return object.empty() ? std::string() : dumped(object);
}

Result<void> readPrints(const Game& game, std::string_view text, Card& card)
{
    if (text.empty()) return {};
    const auto readAll = [&](const Json& object) {
        if (const auto version = object.find("version"); version != object.end()) card.version = textsOf(*version);
        for (const Json& type : object.value("types", Json::array())) {
            const auto found = std::ranges::find(game.types, type.get<std::string>(), &CardType::id);
            if (found != game.types.end()) card.moreTypes.push_back(static_cast<TypeIndex>(found - game.types.begin()));
        }
        if (const auto printings = object.find("printings"); printings != object.end()) {
            card.printings.reserve(printings->size());
            for (const Json& printing : *printings)
                card.printings.push_back({printing.at(0).get<std::string>(), printing.at(1).get<std::string>(),
                                          printing.at(2).get<std::string>(),
                                          printing.at(3).get<std::vector<std::string>>(),
                                          printing.at(4).get<std::string>()});
        }
        if (const auto back = object.find("back"); back != object.end())
            card.back = CardBack{textsOf(back->at("name")), textsOf(back->at("text")), back->value("image", "")};
        return true;
    };
    const auto done = read(text, readAll);
    return done ? Result<void>() : failure(done.error());
}

std::string toJson(const Value& value) { return dumped(valueJson(value)); }

std::string toJson(const std::optional<Effects>& effects)
{
    if (!effects) return "null";
    Json array = Json::array();
    for (const Effect& effect : *effects) array.push_back(jsonOf(effect));
    return dumped(array);
}

std::string valuesToJson(const Game& game, const std::vector<FieldValue>& values)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!isAbsent(values[i].value)) object[game.fields.at(i).id] = jsonOf(values[i]);
    return dumped(object);
}

Result<Texts> textsFromJson(std::string_view json) { return read(json, textsOf); }

Result<std::vector<std::string>> listFromJson(std::string_view json)
{
    return read(json, [](const Json& array) { return array.get<std::vector<std::string>>(); });
}

Result<std::vector<Ruling>> rulingsFromJson(std::string_view json)
{
    return read(json, [](const Json& array) {
        std::vector<Ruling> rulings;
        for (const Json& ruling : array)
            rulings.push_back({textsOf(ruling.at("text")), ruling.at("clause").get<std::string>()});
        return rulings;
    });
}

Result<Value> valueFromJson(std::string_view json) { return read(json, valueOf); }

Result<std::optional<Effects>> effectsFromJson(std::string_view json)
{
    return read(json, [](const Json& array) -> std::optional<Effects> {
        if (array.is_null()) return std::nullopt;
        Effects effects;
        for (const Json& effect : array) effects.push_back(effectOf(effect));
        return effects;
    });
}

Result<std::vector<FieldValue>> valuesFromJson(const Game& game, std::string_view json)
{
    return read(json, [&game](const Json& object) {
        std::vector<FieldValue> values(game.fields.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto found = object.find(game.fields[i].id); found != object.end())
                values[i] = fieldValueOf(*found);
        return values;
    });
}

}  // namespace mazzo::carddata
