// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/json.h"

#include "model/deck_file/readable.h"
#include "model/json_shape.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::importer {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kFormat = "mazzo-deck";
constexpr int kVersion = 1;
constexpr std::size_t kMaxDepth = 32;   // A deck needs five; the parser's memory grows with each.
constexpr std::size_t kMaxKeys = 1000;  // A deck needs as many as its game has options.

Result<Json> parsed(std::string_view text)
{
    const JsonShape shape = jsonShapeOf(text);
    if (shape.depth > kMaxDepth) return parseFailure("format.too-deep", {}, {std::to_string(kMaxDepth)});
    if (shape.keys > kMaxKeys) return parseFailure("format.too-many-keys", {}, {std::to_string(kMaxKeys)});
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        return parseFailure("format.bad-json", placeAt(text, error.byte == 0 ? 0 : error.byte - 1));
    } catch (const Json::exception&) {
        return parseFailure("format.bad-json");  // a number beyond all bounds has no place
    }
}

std::string textAt(const Json& object, const char* key)
{
    const auto found = object.find(key);
    if (found == object.end()) return {};
    if (found->is_string()) return found->get<std::string>();
    if (found->is_boolean()) return found->get<bool>() ? "yes" : "no";
    return found->is_number_integer() ? found->dump() : std::string();
}

const Json& listAt(const Json& object, const char* key)
{
    static const Json kNone = Json::array();
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : kNone;
}

/// A line of something that is no card, which is kept as a comment.
ListedDeck::Line ignoredLine(const Json& value, const std::string& zone)
{
    ListedDeck::Line line;
    line.section = zone;
    line.text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    line.kind = ListedDeck::Line::Kind::Ignored;
    return line;
}

void readCard(const Json& card, const std::string& zone, ListedDeck& deck)
{
    ListedDeck::Line line = ignoredLine(card, zone);
    if (card.is_object()) {
        line.name = textAt(card, "name");
        line.id = textAt(card, "card");
        line.printing = textAt(card, "printing");
        const auto count = card.find("count");
        const bool counted = count != card.end() && count->is_number_integer() && *count >= 1 &&
                             *count <= 1'000'000'000;
        if (counted) line.copies = count->get<int>();
        if (line.name.empty()) line.name = line.id;
        if ((counted || count == card.end()) && !trimmed(line.name).empty()) line.kind = ListedDeck::Line::Kind::Card;
    }
    deck.lines.push_back(std::move(line));
}

void readZone(const Json& zone, ListedDeck& deck)
{
    const auto cards = zone.is_object() ? zone.find("cards") : zone.end();
    if (!zone.is_object() || (cards != zone.end() && !cards->is_array())) {
        deck.lines.push_back(ignoredLine(zone, {}));
        return;
    }
    const std::string id = textAt(zone, "zone");
    deck.sections.push_back(id);
    for (const Json& card : listAt(zone, "cards")) {
        if (deck.lines.size() > kMaxDeckLines) return;  // the file is refused
        readCard(card, id, deck);
    }
}

ListedDeck readAll(const Json& root)
{
    ListedDeck deck;
    deck.game = textAt(root, "game");
    deck.name = textAt(root, "name");
    deck.edition = textAt(root, "rules");
    if (const auto options = root.find("options"); options != root.end() && options->is_object()) {
        for (const auto& [key, value] : options->items()) deck.options.push_back({key, textAt(*options, key.c_str())});
    }
    for (const Json& note : listAt(root, "notes")) {
        if (note.is_string()) deck.notes.push_back(note.get<std::string>());
    }
    if (const auto zones = root.find("zones"); zones != root.end() && !zones->is_array())
        deck.lines.push_back(ignoredLine(*zones, {}));
    for (const Json& zone : listAt(root, "zones")) {
        if (deck.lines.size() > kMaxDeckLines) break;
        readZone(zone, deck);
    }
    return deck;
}

Json jsonOf(const Outline::Section& section, const Game& game, const Catalogue& catalogue)
{
    Json cards = Json::array();
    for (const Outline::Line& line : section.lines) {
        Json card{{"count", line.copies}, {"name", line.name}};
        if (line.card) card["card"] = game.id + ":" + std::string(catalogue.id(*line.card));
        if (!line.printing.empty()) card["printing"] = line.printing;
        cards.push_back(std::move(card));
    }
    return {{"zone", game[section.zone].id}, {"cards", std::move(cards)}};
}

}  // namespace

Result<ListedDeck> readJsonDeck(std::string_view text)
{
    const auto root = parsed(text);
    if (!root) return failure(root.error());
    if (!root->is_object() || textAt(*root, "format") != kFormat) return parseFailure("format.other", {}, {"json"});
    const auto version = root->find("version");
    if (version == root->end() || !version->is_number_integer() || *version != kVersion) {
        const bool newer = version != root->end() && version->is_number_integer() && *version > kVersion;
        return newer ? parseFailure("share.newer", {}, {version->dump(), std::to_string(kVersion)})
                     : parseFailure("format.other", {}, {"json"});
    }
    ListedDeck deck = readAll(*root);
    if (deck.lines.size() > kMaxDeckLines) return failure(tooManyDeckLines());
    return deck;
}

Written writeJsonDeck(const Outline& outline, const Game& game, const Catalogue& catalogue)
{
    Json root{{"format", kFormat},         {"version", kVersion},  {"game", game.id},
              {"catalogue", game.version}, {"name", outline.name}, {"rules", outline.edition}};
    root["options"] = Json::object();
    for (const Draft::Choice& choice : outline.options) root["options"][choice.key] = choice.value;
    root["notes"] = outline.notes;
    root["zones"] = Json::array();
    for (const Outline::Section& section : outline.sections) root["zones"].push_back(jsonOf(section, game, catalogue));
    return {root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n", {}};
}

}  // namespace mazzo::importer
