// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packs/new_pack.h"

#include "carddata/pack/json_values.h"
#include "carddata/pack/tidy_json.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

// Texts have both languages here; a new pack keeps one of them.
constexpr const char* kNewGame = R"json({
"format": 1, "id": "", "version": "0.1.0", "name": {}, "about": {
  "en": "A small game to start from: change its cards and rules as you like.",
  "it": "Un piccolo gioco da cui partire: cambia carte e regole come vuoi."},
"languages": [],
"zones": [{"id": "deck", "name": {"en": "Deck", "it": "Mazzo"}}],
"types": [
  {"id": "creature", "name": {"en": "Creature", "it": "Creatura"}, "plural": {"en": "Creatures", "it": "Creature"}},
  {"id": "spell", "name": {"en": "Spell", "it": "Magia"}, "plural": {"en": "Spells", "it": "Magie"}}],
"fields": [
  {"id": "cost", "name": {"en": "Cost", "it": "Costo"}, "type": "number", "min": 0},
  {"id": "colour", "name": {"en": "Colour", "it": "Colore"}, "type": "text", "types": ["creature"], "choices": [
    {"id": "red", "name": {"en": "Red", "it": "Rosso"}}, {"id": "blue", "name": {"en": "Blue", "it": "Blu"}}]}],
"rules": [
  {"id": "R-1", "title": {"en": "Deck size", "it": "Carte del mazzo"},
   "text": {"en": "A deck has at least 12 cards.", "it": "Un mazzo ha almeno 12 carte."},
   "check": "count(zone:deck) >= 12", "short": "unfinished"},
  {"id": "R-2", "title": {"en": "Copies of a card", "it": "Copie di una carta"},
   "text": {"en": "A deck has at most three copies of a card.", "it": "Un mazzo ha al massimo tre copie di una carta."},
   "each": "zone:deck", "check": "copies(zone:deck) <= 3"},
  {"id": "R-3", "title": {"en": "One colour", "it": "Un solo colore"},
   "text": {"en": "All creatures of a deck have the same colour.",
            "it": "Tutte le creature di un mazzo hanno lo stesso colore."},
   "check": "distinct(colour, zone:deck) <= 1"}],
"procedure": {
  "zones": [
    {"id": "hand", "name": {"en": "Hand", "it": "Mano"}},
    {"id": "deck", "name": {"en": "Deck", "it": "Mazzo"}, "sight": "hidden"},
    {"id": "table", "name": {"en": "Table", "it": "Tavolo"}},
    {"id": "discard", "name": {"en": "Discard pile", "it": "Scarti"}}],
  "counters": [{"id": "life", "name": {"en": "Life", "it": "Vita"}, "start": 10}],
  "draw-pile": "deck", "hand": "hand", "opening-hand": 4,
  "mulligan": {"kind": "whole-hand", "to": "deck", "less": 1},
  "reshuffle": {"timing": "never"},
  "set-up": [
    {"do": "deal", "section": "deck", "to": "deck"}, {"do": "shuffle", "zone": "deck"},
    {"do": "opening-hand"}, {"do": "mulligan"}],
  "phases": [
    {"id": "draw", "name": {"en": "Draw", "it": "Pesca"}, "enter": [{"do": "draw", "from-turn": 2}]},
    {"id": "play", "name": {"en": "Play", "it": "Gioco"}}]}
})json";

struct NewCard {
    const char* id;
    const char* english;
    const char* italian;
    int cost;
    const char* colour;  ///< empty for a spell
};

constexpr std::array kNewCards{
    NewCard{"fox", "Fox", "Volpe", 1, "red"},       NewCard{"wolf", "Wolf", "Lupo", 2, "red"},
    NewCard{"bear", "Bear", "Orso", 3, "red"},      NewCard{"crab", "Crab", "Granchio", 1, "blue"},
    NewCard{"otter", "Otter", "Lontra", 2, "blue"}, NewCard{"owl", "Owl", "Gufo", 3, "blue"},
    NewCard{"campfire", "Campfire", "Falò", 1, ""}, NewCard{"storm", "Storm", "Tempesta", 2, ""}};

struct NewDeck {
    const char* file;
    const char* expect;  ///< empty for a deck to start from
    std::array<int, kNewCards.size()> copies;
};

// For every rule a deck on each side of it; the first deck is on the right side of all of them.
constexpr std::array kNewDecks{NewDeck{"decks/red.deck", "", {3, 3, 2, 0, 0, 0, 2, 2}},
                               NewDeck{"examples/twelve-cards.deck", "legal", {0, 0, 0, 3, 3, 2, 2, 2}},
                               NewDeck{"examples/eleven-cards.deck", "unfinished R-1", {3, 3, 2, 0, 0, 0, 2, 1}},
                               NewDeck{"examples/four-foxes.deck", "illegal R-2", {4, 3, 2, 0, 0, 0, 2, 1}},
                               NewDeck{"examples/two-colours.deck", "illegal R-3", {3, 3, 1, 1, 0, 0, 2, 2}}};

/// Keeps one language of every text.
void keepLanguage(Json& json, const std::string& language)
{
    if (json.is_object() && json.contains("en") && json.contains("it")) json = {{language, json[language]}};
    else if (json.is_structured())
        for (Json& item : json) keepLanguage(item, language);
}

Json gameJson(const std::string& id, const NewPack& pack)
{
    Json game = Json::parse(kNewGame);
    keepLanguage(game, pack.language);
    game["id"] = id;
    game["name"] = {{pack.language, pack.name}};
    game["languages"] = {pack.language};
    if (pack.author.empty()) return game;
    // Behind `about`, where a person would write it.
    Json ordered = Json::object();
    for (const auto& [key, value] : game.items()) {
        ordered[key] = value;
        if (key == "about") ordered["author"] = pack.author;
    }
    return ordered;
}

const char* nameOf(const NewCard& card, const std::string& language)
{
    return language == "it" ? card.italian : card.english;
}

Json cardsJson(const std::string& language)
{
    Json cards = Json::array();
    int number = 0;
    for (const NewCard& card : kNewCards) {
        const bool isSpell = *card.colour == '\0';
        Json json{{"id", card.id},
                  {"number", ++number},
                  {"name", {{language, nameOf(card, language)}}},
                  {"type", isSpell ? "spell" : "creature"},
                  {"fields", {{"cost", card.cost}}}};
        if (!isSpell) json["fields"]["colour"] = card.colour;
        cards.push_back(std::move(json));
    }
    return {{"format", 1}, {"cards", std::move(cards)}};
}

Json productsJson(const std::string& id, const NewPack& pack)
{
    Json lines = Json::array();
    for (const NewCard& card : kNewCards) lines.push_back({{"card", card.id}, {"count", 3}});
    Json box{{"id", id + "-base"}, {"name", {{pack.language, pack.name}}}, {"cards", std::move(lines)}};
    return {{"format", 1}, {"products", Json::array({std::move(box)})}};
}

std::string deckText(const NewDeck& deck, const std::string& id, const NewPack& pack)
{
    std::string text;
    if (*deck.expect != '\0') text = "expect: " + std::string(deck.expect) + "\n";
    else text = pack.language == "it" ? "name: Rosso\n" : "name: Red\n";
    text += "game: " + id + "\n\n[deck]\n";
    for (std::size_t i = 0; i < kNewCards.size(); ++i)
        if (deck.copies[i] > 0)
            text += std::to_string(deck.copies[i]) + " " + nameOf(kNewCards[i], pack.language) + "\n";
    return text;
}

Result<void> writePackFile(const fs::path& file, const std::string& text)
{
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream) return failure({Error::Kind::Io, "file.unwritable", {file.string(), 0, 0}, {}, error.message()});
    return {};
}

Result<void> writePack(const fs::path& folder, const std::string& id, const NewPack& pack)
{
    auto done = writePackFile(folder / "game.json", tidyJson(gameJson(id, pack)))
                    .and_then([&] { return writePackFile(folder / "cards.json", tidyJson(cardsJson(pack.language))); })
                    .and_then(
                        [&] { return writePackFile(folder / "products.json", tidyJson(productsJson(id, pack))); });
    for (const NewDeck& deck : kNewDecks)
        if (done) done = writePackFile(folder / deck.file, deckText(deck, id, pack));
    return done;
}

/// "fox-and-owl" becomes "Fox and owl".
std::string nameFor(std::string id)
{
    std::ranges::replace(id, '-', ' ');
    if (id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
    return id;
}

}  // namespace

std::string packIdFor(std::string_view name)
{
    constexpr std::size_t kMaxId = 64;
    std::string id;
    for (const char c : folded(name)) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (isPlain) id += c;
        else if (!id.empty() && id.back() != '-') id += '-';
        if (id.size() == kMaxId) break;
    }
    while (id.ends_with('-')) id.pop_back();
    return id;
}

Result<void> makePack(const fs::path& folder, const NewPack& wanted)
{
    std::error_code error;
    const fs::path target = (fs::absolute(folder, error) / "").lexically_normal().parent_path();
    const std::string id = target.filename().string();
    if (!isId(id)) return failure({Error::Kind::Refused, "pack.new-id", {}, {id, packIdFor(id)}, {}});
    if (fs::exists(fs::symlink_status(target, error)) &&
        !(fs::is_directory(target, error) && fs::is_empty(target, error)))
        return failure({Error::Kind::Refused, "pack.new-exists", {}, {target.string()}, {}});
    NewPack pack = wanted;
    if (pack.name.empty()) pack.name = nameFor(id);
    // Whole or not at all: an empty folder can be replaced by another one.
    const fs::path part = target.parent_path() / ("." + id + ".part");
    fs::remove_all(part, error);
    auto done = writePack(part, id, pack);
    if (done) {
        fs::rename(part, target, error);
        if (error) done = failure({Error::Kind::Io, "file.unwritable", {target.string(), 0, 0}, {}, error.message()});
    }
    std::error_code ignored;
    fs::remove_all(part, ignored);
    return done;
}

}  // namespace mazzo::app
