// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/game_data.h"

#include <algorithm>
#include <set>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::size_t kBasePiles = at(Kind::FirstCombat) - 1;

std::optional<int> numberOf(const Setup& setup, CardIndex card, std::string_view id)
{
    const auto field = setup.game->field(id);
    if (!field || setup.isUnknownCard(card) || setup.catalogue->absent(card, *field)) return std::nullopt;
    const Value value = setup.catalogue->value(card, *field);
    const auto* number = std::get_if<Interval>(&value);
    return number && number->isExact() ? std::optional(number->lo) : std::nullopt;
}

bool isSet(const Setup& setup, CardIndex card, std::string_view id)
{
    const auto field = setup.game->field(id);
    if (!field || setup.isUnknownCard(card)) return false;
    const Value value = setup.catalogue->value(card, *field);
    const auto* flag = std::get_if<bool>(&value);
    return flag && *flag;
}

std::uint8_t flagsOf(const Setup& setup, CardIndex card)
{
    if (setup.isUnknownCard(card)) return 0;
    const std::string& type = (*setup.game)[setup.catalogue->type(card)].id;
    int flags = 0;
    if (type == "azione") flags |= GameData::Action;
    if (type == "mirare") flags |= GameData::Mirare;
    if (type == "vittoria") flags |= GameData::Victory;
    if (isSet(setup, card, "attacco")) flags |= GameData::Attack;
    return static_cast<std::uint8_t>(flags);
}

std::int8_t small(std::optional<int> number, int otherwise)
{
    return static_cast<std::int8_t>(std::clamp(number.value_or(otherwise), -100, 100));
}

/// Gives a card the next number and reads its values.
void add(const Setup& setup, GameData& data, CardIndex card)
{
    const std::size_t place = data.kinds++;
    data.card[place] = card;
    data.flags[place] = flagsOf(setup, card);
    data.cost[place] = small(numberOf(setup, card, "cost"), GameData::kUnknown);
    data.colpi[place] = small(numberOf(setup, card, "colpi"), 0);
    const auto points = setup.game->field("points");
    const bool scores = !setup.isUnknownCard(card) && points && !setup.catalogue->absent(card, *points);
    data.points[place] = small(numberOf(setup, card, "points"),
                               scores || setup.isUnknownCard(card) ? GameData::kUnknown : 0);
    const int copies = numberOf(setup, card, "pile" + std::to_string(data.players)).value_or(10);
    data.pile[place] = static_cast<std::uint8_t>(std::clamp(copies, 0, kMaxCopies / 2));
}

Limits limitsOf(const Setup& setup)
{
    const Procedure& procedure = setup.procedure;
    Limits limits;
    limits.openingHand = setup.value(procedure.openingHand);
    for (const Procedure::Phase& phase : procedure.phases)
        for (const Procedure::Step& step : phase.leave)
            if (step.kind == Procedure::Step::Kind::Draw) limits.newHand = setup.value(step.count);
    for (const Procedure::TableCounter& counter : procedure.counters) {
        if (counter.id == "azioni") limits.actions = setup.value(counter.start);
        if (counter.id == "obiettivi") limits.buys = setup.value(counter.start);
        if (counter.id == "colpi") limits.colpi = setup.value(counter.start);
    }
    limits.emptyPiles = procedure.number("empty-piles", limits.emptyPiles);
    return limits;
}

void readOptions(const Setup& setup, GameData& data)
{
    if (const auto players = setup.game->option("players"))
        data.players = std::clamp(setup.settings.options[mazzo::model::at(*players)].number.value_or(2), 2, 4);
    data.bots = setup.option("opponents") == "yes";
    for (const char seat : setup.option("last-won"))
        if (seat >= '1' && seat <= '4') data.lastWinners |= 1U << (seat - '1');
    data.optionalTrashing = setup.option("optional-trashing") == "yes";
    data.phantomSeats = setup.option("phantom-seats") == "yes";
    data.openInformation = setup.option("open-information") == "yes";
    const std::string_view radio = setup.option("radio");
    data.radio = radio == "highest"  ? RadioChoice::Highest
                 : radio == "random" ? RadioChoice::Random
                                     : RadioChoice::Player;
}

/// The cards that a parameter of the pack lists; ids that the pack does not have are `noCard`.
std::vector<CardIndex> listed(const Setup& setup, std::string_view parameter)
{
    std::vector<CardIndex> cards;
    const auto found = setup.procedure.parameters.find(parameter);
    const auto* ids = found == setup.procedure.parameters.end() ? nullptr
                                                                : std::get_if<std::vector<std::string>>(&found->second);
    for (const std::string& id : ids ? *ids : std::vector<std::string>{})
        cards.push_back(setup.catalogue->find(setup.game->id + ':' + id).value_or(noCard));
    return cards;
}

Result<void> addBasePiles(const Setup& setup, GameData& data)
{
    const std::vector<CardIndex> base = listed(setup, "base-piles");
    for (const CardIndex card : base)
        if (data.kinds <= kBasePiles && card != noCard) add(setup, data, card);
    if (data.kinds == kBasePiles + 1) return {};
    return failure({Error::Kind::NotFound, "goldfish.unknown-card", {}, {setup.game->id + ":base-piles"}, {}});
}

Effects effectsOf(const Setup& setup, CardIndex card)
{
    if (setup.isUnknownCard(card)) return {};
    return setup.catalogue->effects(card).value_or(Effects{});
}

std::optional<CardIndex> namedBy(const Setup& setup, const Effect& effect)
{
    const std::string_view id = namedCard(effect);
    return id.empty() ? std::nullopt : setup.catalogue->find(setup.game->id + ':' + std::string(id));
}

/// Adds the cards of the deck file and those that their effects name, then as many others of the catalogue as there is
/// space for, because strategies may name them. They are numbered in the order of the catalogue; unknown cards follow.
Result<void> addOtherCards(const Setup& setup, GameData& data)
{
    std::set<CardIndex> known;
    std::vector<CardIndex> unknown;
    const auto want = [&](CardIndex card) {
        if (data.kindOf(card) != Kind::None) return;
        if (!setup.isUnknownCard(card)) known.insert(card);
        else if (std::ranges::find(unknown, card) == unknown.end()) unknown.push_back(card);
    };
    for (const std::string_view section : {"kingdom", "deck"})
        for (const CardIndex card : setup.section(section)) want(card);
    for (const CardIndex card : std::vector(known.begin(), known.end()))
        for (const Effect& effect : effectsOf(setup, card))
            if (const auto named = namedBy(setup, effect)) want(*named);
    if (data.kinds + known.size() + unknown.size() > kMaxKinds)
        return failure({Error::Kind::Limit, "goldfish.too-many-cards", {}, {std::to_string(kMaxKinds)}, {}});
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        if (data.kinds + known.size() + unknown.size() == kMaxKinds) break;
        want(static_cast<CardIndex>(index));
    }
    for (const CardIndex card : known) add(setup, data, card);
    for (const CardIndex card : unknown) add(setup, data, card);
    return {};
}

std::uint16_t clausePlace(GameData& data, const std::string& clause)
{
    const auto found = std::ranges::find(data.clauses, clause);
    const auto place = static_cast<std::uint16_t>(found - data.clauses.begin());
    if (found == data.clauses.end()) data.clauses.push_back(clause);
    return place;
}

void compile(const Setup& setup, GameData& data, std::size_t place)
{
    for (const Effect& effect : effectsOf(setup, data.card[place])) {
        std::optional<Instruction> instruction = instructionOf(effect);
        if (!instruction) continue;
        if (namesCard(instruction->op)) {
            const auto named = namedBy(setup, effect);
            instruction->kind = named ? data.kindOf(*named) : Kind::None;
            if (instruction->kind == Kind::None) continue;
        }
        if (!effect.clause.empty()) instruction->clause = clausePlace(data, effect.clause);
        if (instruction->op == Op::Protect)
            data.flags[place] = static_cast<std::uint8_t>(data.flags[place] | GameData::Reaction);
        else if (instruction->op == Op::PointForCards)
            data.cardsPerPoint[place] = static_cast<std::uint8_t>(std::max<int>(1, instruction->amount));
        else data.instructions.push_back(*instruction);
    }
}

/// Turns the effects of every kind into instructions, so that nothing is looked up by name while a game is played.
void compileEffects(const Setup& setup, GameData& data)
{
    data.clauses = {"ZB-T03"};  // of effects without a clause
    for (std::size_t place = 1; place < data.kinds; ++place) {
        data.firstInstruction[place] = static_cast<std::uint16_t>(data.instructions.size());
        compile(setup, data, place);
    }
    for (std::size_t place = data.kinds; place <= kMaxKinds; ++place)
        data.firstInstruction[place] = static_cast<std::uint16_t>(data.instructions.size());
}

/// The pack lists the cards that bots play, the best first. Other cards come first if they give Azioni, which cost
/// nothing, else last.
void rankPlays(const Setup& setup, GameData& data)
{
    constexpr int kStep = 10;
    const std::vector<CardIndex> order = listed(setup, "bot-plays");
    const auto count = static_cast<int>(order.size());
    for (std::size_t place = 1; place < data.kinds; ++place) {
        const std::span<const Instruction> program = data.program(kindAt(place));
        if (program.empty()) continue;
        const auto found = std::ranges::find(order, data.card[place]);
        const bool givesActions = std::ranges::any_of(
            program, [](const Instruction& instruction) { return instruction.op == Op::Actions; });
        const int priority = found != order.end() ? (count - static_cast<int>(found - order.begin())) * kStep
                             : givesActions       ? (count + 1) * kStep
                                                  : kStep / 2;
        data.playPriority[place] = static_cast<std::int16_t>(priority);
    }
}

void choosePiles(const Setup& setup, GameData& data)
{
    for (std::size_t base = 1; base <= kBasePiles; ++base) data.supply.push_back(kindAt(base));
    for (const CardIndex card : setup.section("kingdom")) {
        const Kind kind = data.kindOf(card);
        const bool known = std::ranges::find(data.supply, kind) != data.supply.end();
        if (setup.isUnknownCard(card) || (known && kind < Kind::FirstCombat)) data.withoutPile.push_back(card);
        else if (!known) data.supply.push_back(kind);
    }
}

}  // namespace

Kind GameData::kindOf(CardIndex index) const
{
    for (std::size_t place = 1; place < kinds; ++place)
        if (card[place] == index) return kindAt(place);
    return Kind::None;
}

Result<GameData> gameDataOf(const Setup& setup)
{
    GameData data;
    data.card.fill(noCard);
    data.limits = limitsOf(setup);
    readOptions(setup, data);
    if (auto added = addBasePiles(setup, data); !added) return failure(added.error());
    if (auto added = addOtherCards(setup, data); !added) return failure(added.error());
    compileEffects(setup, data);
    rankPlays(setup, data);
    choosePiles(setup, data);
    return data;
}

}  // namespace mazzo::goldfish::zombinion
