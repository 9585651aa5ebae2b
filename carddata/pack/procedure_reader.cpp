// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/procedure_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/step_reader.h"
#include "carddata/pack/unique_names.h"

#include <unordered_set>

namespace mazzo::carddata {

namespace {

/// The base with the members of an edition over it: objects are joined, anything else is replaced.
JsonNode joined(const JsonNode& base, const JsonNode& over)
{
    const auto* members = over.as<JsonNode::Object>();
    if (!members || !base.as<JsonNode::Object>()) return over;
    JsonNode result = base;
    auto& own = std::get<JsonNode::Object>(result.content);
    for (const JsonNode::Member& member : *members) {
        const auto& key = *member.key.as<std::string>();
        const auto found = std::ranges::find_if(
            own, [&key](const JsonNode::Member& known) { return *known.key.as<std::string>() == key; });
        if (found == own.end()) own.push_back(member);
        else found->value = joined(found->value, member.value);
    }
    return result;
}

void readZones(const ObjectReader& object, Procedure& procedure, Reading& reading)
{
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list("zones", limits::kProcedureParts)) {
        const ObjectReader zone(item, shapes::kTableZone, reading);
        const auto sight = zone.oneOf("sight", {"open", "hidden", "top"});
        procedure.zones.push_back(
            {zone.newId("id", taken), zone.texts("name"), static_cast<Procedure::Sight>(sight.value_or(0))});
        names.claimAll(procedure.zones.back().id, item, reading);
    }
}

void readCounters(const ObjectReader& object, const Game& game, Procedure& procedure, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("counters", limits::kProcedureParts)) {
        const ObjectReader counter(item, shapes::kTableCounter, reading);
        procedure.counters.push_back(
            {counter.newId("id", taken), counter.texts("name"), readAmount(counter, "start", {}, game, reading),
             counter.whole("min", {-9999, 9999}).value_or(0), counter.whole("max", {-9999, 9999}).value_or(999)});
    }
}

void readMulligan(const ObjectReader& object, const Game& game, Procedure& procedure, Reading& reading)
{
    const JsonNode* node = object.find("mulligan");
    if (!node) return;
    const ObjectReader mulligan(*node, shapes::kMulligan, reading);
    Procedure::Mulligan& rule = procedure.mulligan;
    const auto kind = mulligan.oneOf("kind", {"none", "whole-hand", "exchange", "bottom"});
    rule.kind = static_cast<Procedure::Mulligan::Kind>(kind.value_or(0));
    if (rule.kind == Procedure::Mulligan::Kind::WholeHand) mulligan.require("to");
    rule.to = readTableZone(mulligan, "to", procedure, reading);
    rule.less = readAmount(mulligan, "less", rule.less, game, reading);
    rule.leastHand = readAmount(mulligan, "least-hand", rule.leastHand, game, reading);
    rule.most = readAmount(mulligan, "most", rule.most, game, reading);
    rule.times = readAmount(mulligan, "times", rule.times, game, reading);
    rule.clause = mulligan.clauseId("clause");
    rule.free = readAmount(mulligan, "free", rule.free, game, reading);
    if (rule.kind == Procedure::Mulligan::Kind::Bottom) mulligan.refuse({"to", "most"}, "bottom");
    if (rule.kind == Procedure::Mulligan::Kind::Exchange && rule.free != Amount{})
        mulligan.refuse({"free"}, "exchange");
    // Engines play the mulligans of their own games, and none is of this kind.
    if (!procedure.engine.empty() && rule.kind == Procedure::Mulligan::Kind::Bottom)
        mulligan.refuse({"kind"}, "engine");
}

void readReshuffle(const ObjectReader& object, Procedure& procedure, Reading& reading)
{
    const JsonNode* node = object.find("reshuffle");
    if (!node) return;
    const ObjectReader reshuffle(*node, shapes::kReshuffle, reading);
    const auto when = reshuffle.oneOf("timing", {"never", "on-need", "immediate"});
    procedure.reshuffle.when = static_cast<Procedure::Reshuffle::When>(when.value_or(0));
    if (procedure.reshuffle.when != Procedure::Reshuffle::When::Never) reshuffle.require("from");
    procedure.reshuffle.from = readTableZone(reshuffle, "from", procedure, reading);
    procedure.reshuffle.clause = reshuffle.clauseId("clause");
}

void readPhases(const ObjectReader& object, const Game& game, Procedure& procedure, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("phases", limits::kProcedureParts)) {
        const ObjectReader phase(item, shapes::kPhase, reading);
        procedure.phases.push_back({phase.newId("id", taken), phase.texts("name"), phase.clauseId("clause"),
                                    readSteps(phase, "enter", procedure, game, reading),
                                    readSteps(phase, "leave", procedure, game, reading)});
    }
}

std::vector<std::string> readIds(const ObjectReader& object, std::string_view key, Reading& reading)
{
    std::vector<std::string> ids;
    for (const JsonNode& item : object.list(key)) ids.push_back(readId(item, reading));
    return ids;
}

/// Places are called as the board's own table calls them, "L04": capitals are allowed.
void readRegions(const ObjectReader& object, Procedure& procedure, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("regions", limits::kProcedureParts)) {
        const ObjectReader region(item, shapes::kRegion, reading);
        Procedure::Region read{region.clauseId("id"), region.texts("name"), readIds(region, "kinds", reading), {}};
        for (const JsonNode& next : region.list("next")) read.next.push_back(readClauseId(next, reading));
        if (!read.id.empty() && !taken.insert(read.id).second)
            reading.mistake("pack.duplicate-id", *region.find("id"), {read.id});
        procedure.regions.push_back(std::move(read));
    }
    for (const JsonNode& item : object.list("regions", limits::kProcedureParts)) {
        const JsonNode* next = item.find("next");
        if (!next || !next->as<JsonNode::List>()) continue;
        for (const JsonNode& id : *next->as<JsonNode::List>()) {
            const auto* word = id.as<std::string>();
            if (word && isClauseId(*word) && !procedure.region(*word))
                reading.unknown("pack.unknown-region", id, *word, idsOf(procedure.regions));
        }
    }
}

void readParameter(const JsonNode& item, IdSet& taken, Procedure& procedure, Reading& reading)
{
    const ObjectReader object(item, shapes::kParameter, reading);
    std::string id = object.newId("id", taken);
    if (object.has("lines")) {
        object.refuse({"value"}, "lines");
        std::vector<std::string> lines;
        for (const JsonNode& line : object.list("lines")) lines.push_back(readText(line, reading));
        procedure.parameters[id] = std::move(lines);
        return;
    }
    object.require("value");
    const JsonNode* value = object.find("value");
    if (!value) return;
    if (const auto* flag = value->as<bool>()) procedure.parameters[id] = *flag;
    else if (value->as<std::int64_t>())
        procedure.parameters[id] = readWhole(*value, {-9999, 9999}, reading).value_or(0);
    else if (value->as<JsonNode::List>()) procedure.parameters[id] = readIds(object, "value", reading);
    else procedure.parameters[id] = readId(*value, reading);
}

void readWords(const ObjectReader& object, Procedure& procedure, Reading& reading)
{
    IdSet taken;
    for (const JsonNode& item : object.list("words", limits::kProcedureParts)) {
        const ObjectReader word(item, shapes::kWord, reading);
        std::string id = word.newId("id", taken);
        procedure.words[std::move(id)] = word.texts("name");
    }
}

Procedure readProcedure(const JsonNode& node, const Game& game, Reading& reading)
{
    const ObjectReader object(node, shapes::kProcedure, reading);
    Procedure procedure;
    procedure.engine = object.id("engine");
    readZones(object, procedure, reading);
    readCounters(object, game, procedure, reading);
    procedure.states = readIds(object, "states", reading);
    procedure.drawPile = readTableZone(object, "draw-pile", procedure, reading);
    procedure.hand = readTableZone(object, "hand", procedure, reading);
    procedure.openingHand = readAmount(object, "opening-hand", {}, game, reading);
    procedure.handLimit = readAmount(object, "hand-limit", {-1, {}}, game, reading);
    readMulligan(object, game, procedure, reading);
    readReshuffle(object, procedure, reading);
    procedure.setUp = readSteps(object, "set-up", procedure, game, reading);
    readPhases(object, game, procedure, reading);
    readRegions(object, procedure, reading);
    readWords(object, procedure, reading);
    IdSet taken;
    for (const JsonNode& item : object.list("parameters", limits::kProcedureParts))
        readParameter(item, taken, procedure, reading);
    return procedure;
}

/// What an edition changes, by edition; keys that are no edition are reported.
const JsonNode* changesOf(const std::string& edition, const JsonNode& procedure)
{
    const JsonNode* editions = procedure.find("editions");
    return editions ? editions->find(edition) : nullptr;
}

void checkEditions(const JsonNode& procedure, const Game& game, Reading& reading)
{
    const JsonNode* editions = procedure.find("editions");
    if (!editions) return;
    const auto* members = editions->as<JsonNode::Object>();
    if (!members) return reading.wrongType(*editions, "object");
    for (const auto& [key, value] : *members) {
        findKnown("pack.unknown-edition", &key, *key.as<std::string>(), game.editions, reading);
        if (!value.as<JsonNode::Object>()) reading.wrongType(value, "object");
    }
}

}  // namespace

std::vector<Procedure> readProcedures(const ObjectReader& object, const Game& game, Reading& reading)
{
    std::vector<Procedure> procedures;
    const JsonNode* node = object.find("procedure");
    if (!node) return procedures;
    checkEditions(*node, game, reading);
    // What all editions share is read once for each; its mistakes are reported once.
    Errors reported;
    for (const Edition& edition : game.editions) {
        Mistakes mistakes;
        Reading own{reading.document, mistakes, reading.languages};
        const JsonNode* changes = changesOf(edition.id, *node);
        procedures.push_back(readProcedure(changes ? joined(*node, *changes) : *node, game, own));
        if (procedures.size() == 1) reading.mistakes.addUntranslated(mistakes);
        for (Error& error : mistakes.take()) {
            if (std::ranges::find(reported, error) != reported.end()) continue;
            reported.push_back(error);
            reading.mistakes.add(std::move(error));
        }
    }
    return procedures;
}

void checkDealtCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes)
{
    Errors reported;
    std::unordered_set<std::string_view> ids;
    for (const Card& card : cards) ids.insert(card.id);
    for (const Procedure& procedure : game.procedures) {
        for (const Procedure::Step& step : procedure.setUp) {
            for (const Procedure::CardCount& line : step.cards) {
                if (!isId(line.card) || ids.contains(line.card)) continue;
                Error error{Error::Kind::Parse, "pack.unknown-card", line.place, {line.card}, {}};
                if (std::ranges::find(reported, error) != reported.end()) continue;
                reported.push_back(error);
                mistakes.add(std::move(error));
            }
        }
    }
}

}  // namespace mazzo::carddata
