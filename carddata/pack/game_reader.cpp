// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/game_reader.h"

#include "carddata/pack/amendment_reader.h"
#include "carddata/pack/card_size.h"
#include "carddata/pack/expression_check.h"
#include "carddata/pack/field_reader.h"
#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/option_reader.h"
#include "carddata/pack/printing_reader.h"
#include "carddata/pack/procedure_reader.h"
#include "carddata/pack/rule_reader.h"
#include "carddata/pack/supply_reader.h"
#include "carddata/pack/unique_names.h"

namespace mazzo::carddata {

namespace {

void readLanguages(const ObjectReader& object, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("languages", limits::kLanguages)) {
        std::string language = readId(item, reading);
        if (!taken.insert(language).second) reading.mistake("pack.duplicate-id", item, {language});
        else reading.languages.push_back(std::move(language));
    }
    if (const JsonNode* list = object.find("languages");
        list && list->as<JsonNode::List>() && reading.languages.empty())
        reading.mistake("pack.empty-list", *list, {"languages"});
}

void readEditionList(const ObjectReader& object, Game& game, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("editions", limits::kEditions)) {
        const ObjectReader edition(item, shapes::kEdition, reading);
        game.editions.push_back({edition.newId("id", taken), edition.texts("name")});
    }
    if (game.editions.empty()) game.editions.push_back({"base", game.name});
}

void readBooks(const ObjectReader& object, Game& game, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("books", limits::kBooks)) {
        const ObjectReader book(item, shapes::kBook, reading);
        game.books.push_back({book.newId("id", taken), book.texts("title"), book.id("edition")});
        findKnown("pack.unknown-edition", book.find("edition"), game.books.back().edition, game.editions, reading);
    }
}

void readZones(const ObjectReader& object, Game& game, Reading& reading)
{
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list("zones", limits::kZones)) {
        const ObjectReader zone(item, shapes::kZone, reading);
        game.zones.push_back({zone.newId("id", taken), zone.texts("name"), zone.texts("about"), zone.flag("optional"),
                              zone.text("takes"), zone.flag("only"), readEditions(zone, game, reading)});
        if (game.zones.back().takesOnly) zone.require("takes");
        names.claimAll(game.zones.back().id, item, reading);
    }
}

/// After the fields, which the queries ask for.
void checkTakes(const ObjectReader& object, const Game& game, Reading& reading)
{
    for (const JsonNode& item : object.list("zones")) checkQuery(item.find("takes"), game, reading);
}

void readTypes(const ObjectReader& object, Game& game, Reading& reading)
{
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list("types", limits::kTypes)) {
        const ObjectReader type(item, shapes::kType, reading);
        game.types.push_back({type.newId("id", taken), type.texts("name"), type.texts("plural")});
        names.claimAll(game.types.back().id, item, reading);
    }
}

void readSets(const ObjectReader& object, Game& game, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("sets", limits::kSets)) {
        const ObjectReader set(item, shapes::kSet, reading);
        game.sets.push_back(
            {set.newId("id", taken), set.texts("name"), set.flag("official", true), set.texts("label")});
        if (!game.sets.back().official) set.require("label");
    }
}

void readFields(const ObjectReader& object, GameDraft& draft, Reading& reading)
{
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list("fields", limits::kFields)) {
        const std::size_t before = reading.mistakes.count();
        draft.game.fields.push_back(readField(item, draft.game, taken, reading));
        names.claimAll(draft.game.fields.back().id, item, reading);
        draft.doubtful.push_back(reading.mistakes.count() != before);
    }
}

void readIdentity(const ObjectReader& object, Game& game, Reading& reading)
{
    const JsonNode* node = object.find("identity");
    if (!node) return;
    game.identity = readId(*node, reading);
    if (game.identity != "name" && game.identity != "id")
        findKnown("pack.unknown-field", node, game.identity, game.fields, reading);
}

void readCardFiles(const ObjectReader& object, GameDraft& draft, Reading& reading)
{
    for (const JsonNode& item : object.list("card-files", limits::kCardFiles)) {
        draft.cardFiles.push_back(readText(item, reading));
        draft.cardFilePlaces.push_back(reading.document.place(item));
    }
    if (object.has("card-files")) return;
    draft.cardFiles = {"cards.json"};
    draft.cardFilePlaces = {{"cards.json", 0, 0}};
}

}  // namespace

void checkFormat(const JsonNode* format, Reading& reading)
{
    if (!format) return;
    const auto* number = format->as<std::int64_t>();
    if (!number) reading.wrongType(*format, "number");
    else if (*number != 1) reading.mistake("pack.unknown-format", *format, {std::to_string(*number), "1"});
}

void checkCredits(const ObjectReader& object)
{
    for (const char* key : {"author", "license", "website", "requires"}) std::ignore = object.text(key);
}

GameDraft readGame(const JsonDocument& document, const std::string& folderName, Mistakes& mistakes)
{
    Reading reading{document, mistakes, {}};
    const ObjectReader object(document.root, shapes::kGame, reading);
    GameDraft draft;
    Game& game = draft.game;
    checkFormat(object.find("format"), reading);
    readLanguages(object, reading);
    game.languages = reading.languages;
    game.id = object.id("id");
    if (isId(game.id) && game.id != folderName)
        reading.mistake("pack.folder-name", *object.find("id"), {game.id, folderName});
    game.version = object.text("version");
    game.name = object.texts("name");
    game.about = object.texts("about");
    checkCredits(object);
    readEditionList(object, game, reading);
    readBooks(object, game, reading);
    IdSet optionIds;
    for (const JsonNode& item : object.list("options", limits::kOptions))
        game.options.push_back(readOption(item, game, optionIds, reading));
    readZones(object, game, reading);
    readTypes(object, game, reading);
    readFields(object, draft, reading);
    readSets(object, game, reading);
    game.rarities = readPrintingChoices(object, "rarities", reading);
    game.finishes = readPrintingChoices(object, "finishes", reading);
    game.face = readFaceLayout(object, game, reading);
    checkTakes(object, game, reading);
    readIdentity(object, game, reading);
    static_cast<void>(readCardSize(object, reading));  // only what is wrong with it; who prints cards asks for it
    readCardFiles(object, draft, reading);
    // Of too long a list no field was read.
    if (const JsonNode::List& fields = object.list("fields"); fields.size() == game.fields.size())
        draft.derived = DerivedFields(game, fields, reading);
    for (const JsonNode& item : object.list("rules", limits::kRules))
        game.rules.push_back(readRule(item, game, reading));
    for (std::size_t i = 0; i < game.zones.size(); ++i)
        for (Rule& rule :
             rulesOfZone(game.zones[i], game, reading.document.place(object.list("zones", limits::kZones)[i])))
            game.rules.push_back(std::move(rule));
    game.amendments = readAmendments(object, game, reading);
    game.supply = readSupply(object, game, reading);
    game.procedures = readProcedures(object, game, reading);
    return draft;
}

}  // namespace mazzo::carddata
