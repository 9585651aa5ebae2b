// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/tts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::importer {

using Json = nlohmann::ordered_json;

namespace {

constexpr int kPerSheet = kTtsColumns * kTtsRows;
constexpr int kMaxCopies = 10'000;  // Of one pile; the game itself gives up long before.

bool isSame(const Outline::Line& a, const Outline::Line& b) { return a.card == b.card && a.name == b.name; }

Json transform(double x)
{
    return {{"posX", x},   {"posY", 1},   {"posZ", 0},   {"rotX", 0},  {"rotY", 180},
            {"rotZ", 180}, {"scaleX", 1}, {"scaleY", 1}, {"scaleZ", 1}};
}

Json customDeck(std::size_t sheet, const TtsSheets& sheets)
{
    return {{"FaceURL", sheet < sheets.faces.size() ? sheets.faces[sheet] : std::string()},
            {"BackURL", sheets.back},
            {"NumWidth", kTtsColumns},
            {"NumHeight", kTtsRows},
            {"BackIsHidden", true},
            {"UniqueBack", false}};
}

/// Sheets count from 1, cells from 0.
int cardId(std::size_t face)
{
    return (static_cast<int>(face) / kPerSheet + 1) * 100 + static_cast<int>(face) % kPerSheet;
}

Json cardOf(const Outline::Line& line, std::size_t face, const TtsSheets& sheets, double x)
{
    const std::size_t sheet = face / kPerSheet;
    return {{"Name", "Card"},
            {"Nickname", line.name},
            {"Description", line.printing},
            {"Transform", transform(x)},
            {"CardID", cardId(face)},
            {"CustomDeck", {{std::to_string(sheet + 1), customDeck(sheet, sheets)}}}};
}

Json pileOf(const Outline::Section& section, const std::vector<Outline::Line>& faces, const TtsSheets& sheets,
            std::string name, double x)
{
    Json ids = Json::array(), decks = Json::object(), cards = Json::array();
    for (const Outline::Line& line : section.lines) {
        const auto face = static_cast<std::size_t>(
            std::ranges::find_if(faces, [&](const Outline::Line& other) { return isSame(line, other); }) -
            faces.begin());
        decks[std::to_string(face / kPerSheet + 1)] = customDeck(face / kPerSheet, sheets);
        for (int copy = 0; copy < line.copies && ids.size() < kMaxCopies; ++copy) {
            ids.push_back(cardId(face));
            cards.push_back(cardOf(line, face, sheets, x));
        }
    }
    // A single card is no deck there.
    if (cards.size() == 1) return cards.front();
    return {{"Name", "DeckCustom"},      {"Nickname", std::move(name)},    {"Transform", transform(x)},
            {"DeckIDs", std::move(ids)}, {"CustomDeck", std::move(decks)}, {"ContainedObjects", std::move(cards)}};
}

}  // namespace

std::vector<Outline::Line> ttsFaces(const Outline& outline)
{
    std::vector<Outline::Line> faces;
    for (const Outline::Section& section : outline.sections) {
        for (const Outline::Line& line : section.lines) {
            if (std::ranges::none_of(faces, [&](const Outline::Line& face) { return isSame(face, line); }))
                faces.push_back(line);
        }
    }
    return faces;
}

Written writeTts(const Outline& outline, const Game& game, std::string_view language, const TtsSheets& sheets)
{
    constexpr double kBetweenPiles = 3;
    const std::vector<Outline::Line> faces = ttsFaces(outline);
    Json piles = Json::array();
    for (const Outline::Section& section : outline.sections) {
        if (section.lines.empty()) continue;
        std::string name(game[section.zone].name.in(language));
        if (!outline.name.empty()) name = outline.name + ": " + name;
        piles.push_back(
            pileOf(section, faces, sheets, std::move(name), kBetweenPiles * static_cast<double>(piles.size())));
    }
    const Json save{{"SaveName", outline.name}, {"ObjectStates", std::move(piles)}};
    Errors lost = lostBy({.name = true, .notes = false, .printings = true, .settings = false}, outline, game);
    if (sheets.faces.empty() && !faces.empty())
        lost.push_back({Error::Kind::Refused, "format.no-pictures", {}, {}, {}});
    return {save.dump(2, ' ', false, Json::error_handler_t::replace) + "\n", std::move(lost)};
}

}  // namespace mazzo::importer
