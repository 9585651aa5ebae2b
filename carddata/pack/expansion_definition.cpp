// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/expansion_definition.h"

#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

Texts textsFrom(const Json& json)
{
    std::vector<Texts::Entry> entries;
    for (const auto& [language, words] : json.items()) entries.push_back({language, words.get<std::string>()});
    return Texts(std::move(entries));
}

Product expansionProduct(const Json& json)
{
    Product product{json.at("id"), textsFrom(json.at("name")), textsFrom(json.at("note")), json.at("partial"), {}};
    for (const Json& line : json.at("cards")) product.lines.push_back({line.at(0), line.at(1)});
    return product;
}

Expansion expansionOf(const Json& json)
{
    Expansion expansion;
    expansion.id = json.at("id");
    expansion.game = json.at("game");
    expansion.version = json.at("version");
    expansion.name = textsFrom(json.at("name"));
    expansion.about = textsFrom(json.at("about"));
    for (const Json& set : json.at("sets"))
        expansion.sets.push_back(
            {set.at("id"), textsFrom(set.at("name")), set.at("official"), textsFrom(set.at("label"))});
    for (const Json& field : json.at("choices")) {
        FieldChoices choices{field.at("field"), {}};
        for (const Json& choice : field.at("choices"))
            choices.choices.push_back({choice.at("id"), textsFrom(choice.at("name"))});
        expansion.choices.push_back(std::move(choices));
    }
    for (const Json& region : json.value("regions", Json::array())) {
        RegionCorrection correction{region.at("id"), {}, {}, {}};
        if (region.contains("name")) correction.name = textsFrom(region.at("name"));
        if (region.contains("kinds")) correction.kinds = region.at("kinds").get<std::vector<std::string>>();
        if (region.contains("next")) correction.next = region.at("next").get<std::vector<std::string>>();
        expansion.regions.push_back(std::move(correction));
    }
    for (const Json& product : json.at("products")) expansion.products.push_back(expansionProduct(product));
    return expansion;
}
}  // namespace

std::string expansionDefinition(const Expansion& expansion)
{
    Json json{{"id", expansion.id},
              {"game", expansion.game},
              {"version", expansion.version},
              {"name", textsJson(expansion.name)},
              {"about", textsJson(expansion.about)}};
    json["sets"] = Json::array();
    for (const CardSet& set : expansion.sets)
        json["sets"].push_back({{"id", set.id},
                                {"name", textsJson(set.name)},
                                {"official", set.official},
                                {"label", textsJson(set.label)}});
    json["choices"] = Json::array();
    for (const auto& [field, choices] : expansion.choices) {
        Json list = Json::array();
        for (const Choice& choice : choices) list.push_back({{"id", choice.id}, {"name", textsJson(choice.name)}});
        json["choices"].push_back({{"field", field}, {"choices", std::move(list)}});
    }
    json["regions"] = Json::array();
    for (const RegionCorrection& region : expansion.regions) {
        Json correction{{"id", region.id}};
        if (region.name) correction["name"] = textsJson(*region.name);
        if (region.kinds) correction["kinds"] = *region.kinds;
        if (region.next) correction["next"] = *region.next;
        json["regions"].push_back(std::move(correction));
    }
    json["products"] = Json::array();
    for (const Product& product : expansion.products) {
        Json lines = Json::array();
        for (const auto& [card, count] : product.lines) lines.push_back(Json::array({card, count}));
        json["products"].push_back({{"id", product.id},
                                    {"name", textsJson(product.name)},
                                    {"note", textsJson(product.note)},
                                    {"partial", product.partial},
                                    {"cards", std::move(lines)}});
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Expansion> expansionFromDefinition(std::string_view text)
{
    try {
        return expansionOf(Json::parse(text));
    } catch (const Json::exception& problem) {
        return failure({Error::Kind::Corrupt, "library.corrupt", {}, {}, problem.what()});
    }
}

}  // namespace mazzo::carddata
