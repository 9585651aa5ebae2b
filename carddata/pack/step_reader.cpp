// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/step_reader.h"

#include "carddata/pack/known_ids.h"
#include "model/deck_file/limits.h"

#include <array>

namespace mazzo::carddata {

namespace {

using Step = Procedure::Step;
using Kind = Step::Kind;

constexpr long long kMaxDealtCards = 10'000;  // what the table can lay out

/// The keys of a step besides `do`, `when`, `from-turn` and `clause`: those it needs, and those it may have.
struct StepShape {
    std::string_view word;
    Kind kind;
    std::vector<std::string_view> required;
    std::vector<std::string_view> allowed;
};

const std::array<StepShape, 10>& stepShapes()
{
    static const std::array<StepShape, 10> shapes{{
        {"deal", Kind::Deal, {"to"}, {"section", "cards"}},
        {"shuffle", Kind::Shuffle, {"zone"}, {}},
        {"opening-hand", Kind::OpeningHand, {}, {}},
        {"draw", Kind::Draw, {}, {"count", "up-to"}},
        {"mulligan", Kind::Mulligan, {}, {}},
        {"move", Kind::Move, {"zone", "to"}, {"count"}},
        {"set", Kind::Set, {"counter", "count"}, {}},
        {"add", Kind::Add, {"counter", "count"}, {}},
        {"clear", Kind::Clear, {"zone", "state"}, {}},
        {"limit", Kind::Limit, {"to"}, {}},
    }};
    return shapes;
}

void checkKeys(const ObjectReader& object, const StepShape& shape)
{
    for (const std::string_view key : shape.required) object.require(key);
    for (const std::string_view key : {"to", "section", "cards", "zone", "count", "up-to", "counter", "state"})
        if (std::ranges::find(shape.required, key) == shape.required.end() &&
            std::ranges::find(shape.allowed, key) == shape.allowed.end())
            object.refuse({key}, shape.word);
}

std::vector<Procedure::CardCount> readCards(const ObjectReader& object, Reading& reading)
{
    std::vector<Procedure::CardCount> cards;
    if (object.list("cards").size() > static_cast<std::size_t>(kMaxDealtCards)) {
        reading.mistake("pack.too-many", *object.find("cards"), {std::to_string(kMaxDealtCards)});
        return cards;
    }
    for (const JsonNode& item : object.list("cards")) {
        const ObjectReader line(item, shapes::kDealtCard, reading);
        const JsonNode* card = line.find("card");
        cards.push_back({line.id("card"), line.whole("count", {1, kMaxCopiesPerLine}).value_or(1),
                         card ? reading.document.place(*card) : Place{}});
    }
    return cards;
}

void readWhen(const ObjectReader& object, const Game& game, Step& step, Reading& reading)
{
    const JsonNode* node = object.find("when");
    if (!node) return;
    const auto* members = node->as<JsonNode::Object>();
    if (!members) return reading.wrongType(*node, "object");
    for (const auto& [key, value] : *members) {
        const std::string& id = *key.as<std::string>();
        const auto option = findKnown("pack.unknown-option", &key, id, game.options, reading);
        const std::string word = readText(value, reading);
        if (!option || word.empty()) continue;
        const auto canonical = game.options[*option].canonical(word);
        if (canonical) step.when[id] = *canonical;
        else reading.unknown("pack.unknown-choice", value, word, idsOf(game.options[*option].values));
    }
}

Step readStep(const JsonNode& node, const Procedure& procedure, const Game& game, Reading& reading)
{
    const ObjectReader object(node, shapes::kStep, reading);
    Step step;
    std::vector<std::string_view> words;
    for (const StepShape& shape : stepShapes()) words.push_back(shape.word);
    const auto place = object.oneOf("do", words);
    if (!place) return step;
    const StepShape& shape = stepShapes()[*place];
    checkKeys(object, shape);
    step.kind = shape.kind;
    step.zone = object.has("counter") ? object.id("counter") : readTableZone(object, "zone", procedure, reading);
    if (object.has("counter"))
        findKnown("pack.unknown-counter", object.find("counter"), step.zone, procedure.counters, reading);
    step.to = readTableZone(object, "to", procedure, reading);
    step.section = object.id("section");
    if (object.has("section"))
        findKnown("pack.unknown-zone", object.find("section"), step.section, game.zones, reading);
    step.cards = readCards(object, reading);
    step.count = readAmount(object, "count", step.kind == Kind::Draw ? Amount{1, {}} : Amount{}, game, reading);
    step.upTo = readAmount(object, "up-to", {-1, {}}, game, reading);
    step.state = object.id("state");
    step.fromTurn = object.whole("from-turn", {0, 999}).value_or(0);
    step.clause = object.clauseId("clause");
    readWhen(object, game, step, reading);
    if (step.kind == Kind::Move && !step.zone.empty() && step.zone == step.to)
        reading.mistake("pack.same-zone", *object.find("to"), {step.to});
    return step;
}

}  // namespace

Amount readAmount(const ObjectReader& object, std::string_view key, Amount otherwise, const Game& game,
                  Reading& reading)
{
    const JsonNode* node = object.find(key);
    if (!node) return otherwise;
    if (const auto* option = node->as<std::string>()) {
        const auto found = findKnown("pack.unknown-option", node, *option, game.options, reading);
        if (found && game.options[*found].type == Option::Type::Flag)
            reading.mistake("pack.no-number", *node, {*option});
        return {0, *option};
    }
    return {readWhole(*node, {0, 9999}, reading).value_or(0), {}};
}

std::string readTableZone(const ObjectReader& object, std::string_view key, const Procedure& procedure,
                          Reading& reading)
{
    std::string zone = object.id(key);
    if (object.has(key)) findKnown("pack.unknown-zone", object.find(key), zone, procedure.zones, reading);
    return zone;
}

std::vector<Step> readSteps(const ObjectReader& object, std::string_view key, const Procedure& procedure,
                            const Game& game, Reading& reading)
{
    constexpr std::size_t kMaxSteps = 1000;
    std::vector<Step> steps;
    const JsonNode::List& list = object.list(key);
    if (list.size() > kMaxSteps) {
        reading.mistake("pack.too-many", *object.find(key), {std::to_string(kMaxSteps)});
        return steps;
    }
    long long dealt = 0;
    for (const JsonNode& item : list) {
        steps.push_back(readStep(item, procedure, game, reading));
        for (const Procedure::CardCount& line : steps.back().cards) dealt += line.count;
        if (dealt <= kMaxDealtCards) continue;
        reading.mistake("pack.too-many", item, {std::to_string(kMaxDealtCards)});
        break;
    }
    return steps;
}

}  // namespace mazzo::carddata
