// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/game_file.h"

#include "carddata/pack/json_document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace mazzo::importer {

namespace {

using Json = nlohmann::ordered_json;
using Added = std::vector<std::pair<std::string, std::string>>;

std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

Json textsJson(const std::vector<std::string>& languages, const std::string& words)
{
    Json texts = Json::object();
    for (const std::string& language : languages) texts[language] = words;
    return texts;
}

/// `{"id": …, "name": …}` on a line of its own.
std::string entryOf(const std::pair<std::string, std::string>& added, const std::vector<std::string>& languages)
{
    const Json entry{{"id", added.first}, {"name", textsJson(languages, added.second)}};
    return "\n    " + entry.dump(-1, ' ', false, Json::error_handler_t::replace);
}

struct Insertion {
    std::size_t offset = 0;
    std::string text;
};

/// At the end of the list of that key, or as a new key before the rules.
Insertion insertionOf(const JsonDocument& document, const char* key, const Added& added,
                      const std::vector<std::string>& languages)
{
    std::string entries;
    for (const auto& each : added) entries += (entries.empty() ? "" : ",") + entryOf(each, languages);
    const JsonNode* list = document.root.find(key);
    if (list != nullptr && list->as<JsonNode::List>()) {
        const bool isEmpty = list->as<JsonNode::List>()->empty();
        return {list->offset + 1, entries + (isEmpty ? "\n  " : ",")};
    }
    const auto& members = *document.root.as<JsonNode::Object>();
    const auto rules = std::ranges::find_if(
        members, [](const JsonNode::Member& member) { return *member.key.as<std::string>() == "rules"; });
    const std::size_t offset = rules == members.end() ? document.root.offset + 1 : rules->key.offset;
    return {offset, "\"" + std::string(key) + "\": [" + entries + "\n  ],\n  "};
}

Json choicesJson(const Added& added, const std::string& language)
{
    Json list = Json::array();
    for (const auto& [id, name] : added) list.push_back({{"id", id}, {"name", {{language, name}}}});
    return list;
}

const char* typeId(Field::Type type)
{
    switch (type) {
    case Field::Type::Text: return "text";
    case Field::Type::Number: return "number";
    case Field::Type::Words: return "words";
    case Field::Type::Flag: return "flag";
    }
    return "text";
}

}  // namespace

std::string newGameFile(const std::string& id, const Game& learned, const GameAdditions& additions)
{
    const std::string& language = additions.language;
    const auto text = [&](std::string_view words) { return Json{{language, words}}; };
    Json game{{"format", 1},
              {"id", id},
              {"version", "1.0.0"},
              {"name", text(id)},
              {"about", text(id)},
              {"languages", {language}},
              {"zones",
               {{{"id", "main"}, {"name", text("Main deck")}},
                {{"id", "sideboard"}, {"name", text("Sideboard")}, {"optional", true}}}}};
    for (const CardType& type : learned.types)
        game["types"].push_back(
            {{"id", type.id}, {"name", text(type.name.in({}))}, {"plural", text(type.plural.in({}))}});
    for (const Field& field : learned.fields) {
        Json json{{"id", field.id}, {"name", text(field.name.in({}))}, {"type", typeId(field.type)}};
        if (field.type == Field::Type::Number && field.domain.hasLowerBound()) json["min"] = field.domain.lo;
        if (field.printed) json["printed"] = true;
        json["optional"] = true;
        game["fields"].push_back(std::move(json));
    }
    if (!additions.sets.empty()) game["sets"] = choicesJson(additions.sets, language);
    if (!additions.rarities.empty()) game["rarities"] = choicesJson(additions.rarities, language);
    if (!additions.finishes.empty()) game["finishes"] = choicesJson(additions.finishes, language);
    game["rules"] = Json::array();
    return game.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string extendedGameFile(const std::filesystem::path& file, const GameAdditions& additions,
                             const std::vector<std::string>& languages)
{
    Mistakes mistakes;
    const auto document = parseJson(file.string(), contentOf(file), mistakes);
    if (!document) return {};
    std::vector<Insertion> insertions;
    if (!additions.sets.empty()) insertions.push_back(insertionOf(*document, "sets", additions.sets, languages));
    if (!additions.rarities.empty())
        insertions.push_back(insertionOf(*document, "rarities", additions.rarities, languages));
    if (!additions.finishes.empty())
        insertions.push_back(insertionOf(*document, "finishes", additions.finishes, languages));
    std::ranges::stable_sort(insertions, {}, &Insertion::offset);
    std::string text = document->text;
    for (auto next = insertions.rbegin(); next != insertions.rend(); ++next) text.insert(next->offset, next->text);
    return text;
}

std::vector<std::string> cardFilesOf(const std::filesystem::path& pack)
{
    const Json json = Json::parse(contentOf(pack / "game.json"), nullptr, false);
    std::vector<std::string> files;
    if (json.is_object() && json.contains("card-files"))
        for (const Json& file : json["card-files"])
            if (file.is_string()) files.push_back(file.get<std::string>());
    if (files.empty()) files.emplace_back("cards.json");
    return files;
}

}  // namespace mazzo::importer
