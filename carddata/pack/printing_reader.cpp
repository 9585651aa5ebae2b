// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/printing_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/unique_names.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kMaxPrintings = 2000;   // of one card
constexpr std::size_t kMaxNumberLength = 16;  // of a collector number or a symbol

template <class T>
std::unordered_set<std::string> idSet(const std::vector<T>& items)
{
    std::unordered_set<std::string> ids;
    for (const T& item : items) ids.insert(item.id);
    return ids;
}

template <class T>
void checkId(std::string_view code, const JsonNode* node, const std::string& id,
             const std::unordered_set<std::string>& known, const std::vector<T>& items, Reading& reading)
{
    if (node && isId(id) && !known.contains(id)) reading.unknown(code, *node, id, idsOf(items));
}

/// A collector number stands in braces in deck files, after the set's id.
std::string readCollectorNumber(const ObjectReader& object, Reading& reading)
{
    const JsonNode* node = object.find("number");
    if (!node) return {};
    std::string number = readText(*node, reading);
    if (number.size() > kMaxNumberLength || number.find_first_of(" \t\n{}") != std::string::npos)
        reading.mistake("pack.bad-number", *node, {number});
    return number;
}

}  // namespace

PrintingReader::PrintingReader(const Game& game, const PackFiles& files)
    : m_game(game),
      m_files(files),
      m_sets(idSet(game.sets)),
      m_rarities(idSet(game.rarities)),
      m_finishes(idSet(game.finishes))
{}

std::vector<Printing> PrintingReader::printings(const ObjectReader& card, Reading& reading) const
{
    std::vector<Printing> printings;
    const JsonNode::List& list = card.list("printings");
    if (list.size() > kMaxPrintings)
        reading.mistake("pack.too-many", *card.find("printings"), {std::to_string(kMaxPrintings)});
    std::set<std::pair<std::string, std::string>> taken;
    for (const JsonNode& node : std::span(list).first(std::min(list.size(), kMaxPrintings))) {
        printings.push_back(printing(node, reading));
        const Printing& last = printings.back();
        if (!taken.emplace(last.set, last.number).second)
            reading.mistake("pack.duplicate-printing", node, {last.set, last.number});
    }
    return printings;
}

Printing PrintingReader::printing(const JsonNode& node, Reading& reading) const
{
    const ObjectReader object(node, shapes::kPrinting, reading);
    Printing printing;
    printing.set = object.id("set");
    checkId("pack.unknown-set", object.find("set"), printing.set, m_sets, m_game.sets, reading);
    printing.number = readCollectorNumber(object, reading);
    printing.rarity = object.id("rarity");
    checkId("pack.unknown-rarity", object.find("rarity"), printing.rarity, m_rarities, m_game.rarities, reading);
    if (const JsonNode* finish = object.find("finish")) {
        const auto add = [&](const JsonNode& item) {
            printing.finishes.push_back(readId(item, reading));
            checkId("pack.unknown-finish", &item, printing.finishes.back(), m_finishes, m_game.finishes, reading);
        };
        if (const auto* list = finish->as<JsonNode::List>()) std::ranges::for_each(*list, add);
        else add(*finish);
    }
    printing.image = image(object, reading);
    return printing;
}

std::string PrintingReader::image(const ObjectReader& object, Reading& reading) const
{
    const JsonNode* node = object.find("image");
    if (!node) return {};
    std::string path = readText(*node, reading);
    if (!path.empty()) std::ignore = m_files.check(path, reading.document.place(*node));
    return path;
}

std::optional<CardBack> PrintingReader::back(const ObjectReader& card, InLanguages need, Reading& reading) const
{
    const JsonNode* node = card.find("back");
    if (!node) return std::nullopt;
    const ObjectReader object(*node, shapes::kBack, reading);
    CardBack back;
    back.name = object.texts("name", InLanguages::Some);
    for (const Texts::Entry& name : back.name.entries())
        if (name.words.find_first_of("\n\t") != std::string::npos)
            reading.mistake("pack.control-character", *object.find("name"));
    if (const JsonNode* text = object.find("text")) back.text = readTexts(*text, reading, need);
    back.image = image(object, reading);
    return back;
}

std::vector<Choice> readPrintingChoices(const ObjectReader& object, std::string_view key, Reading& reading)
{
    std::vector<Choice> choices;
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list(key)) {
        const ObjectReader choice(item, shapes::kChoice, reading);
        choices.push_back({choice.newId("id", taken), choice.texts("name")});
        names.claimAll(choices.back().id, item, reading);
    }
    return choices;
}

FaceLayout readFaceLayout(const ObjectReader& object, const Game& game, Reading& reading)
{
    FaceLayout face;
    const JsonNode* node = object.find("card-face");
    if (!node) return face;
    const ObjectReader reader(*node, shapes::kCardFace, reading);
    IdSet shown;
    for (const JsonNode& item : reader.list("fields")) {
        const ObjectReader field(item, shapes::kShownField, reading);
        face.fields.push_back({field.id("field"), field.texts("label")});
        const std::string& id = face.fields.back().field;
        findKnown("pack.unknown-field", field.find("field"), id, game.fields, reading);
        if (!shown.insert(id).second) reading.mistake("pack.duplicate-id", item, {id});
    }
    IdSet codes;
    for (const JsonNode& item : reader.list("symbols")) {
        const ObjectReader symbol(item, shapes::kSymbol, reading);
        face.symbols.push_back({symbol.text("code"), symbol.text("text"), symbol.texts("name")});
        const FaceLayout::Symbol& last = face.symbols.back();
        if (!last.code.empty() && !codes.insert(last.code).second)
            reading.mistake("pack.duplicate-id", item, {last.code});
        if (last.code.size() > kMaxNumberLength || last.text.size() > kMaxNumberLength)
            reading.mistake(
                "pack.too-large", item,
                {std::to_string(std::max(last.code.size(), last.text.size())), std::to_string(kMaxNumberLength)});
    }
    return face;
}

}  // namespace mazzo::carddata
