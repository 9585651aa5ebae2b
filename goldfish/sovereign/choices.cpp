// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/choices.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::sovereign {

namespace {

template <class Wanted>
std::vector<Operand> choose(const Table& table, std::string_view zone, Wanted wanted)
{
    std::vector<Operand> operands;
    for (const Piece& piece : table.pile(zone).pieces)
        if (wanted(piece)) operands.push_back(operandOf(table, piece));
    return operands;
}

TaskChoice pick(std::vector<Operand> choices, int min = 1, int max = 1)
{
    const auto size = static_cast<int>(choices.size());
    return {TaskChoice::Kind::Pick, std::move(choices), std::min(min, size), std::min(max, size)};
}

TaskChoice recover(std::vector<Operand> choices, int amount)
{
    TaskChoice choice = pick(std::move(choices), amount > 1 ? 0 : 1, amount);
    choice.takesAll = true;
    return choice;
}

/// Which Haerian, of those on the battlefield.
TaskChoice target(const Setup& setup, const Table& table, Op op, int amount)
{
    std::vector<const Piece*> pieces = allHaerian(setup, table);
    if (op == Op::DestroyDamaged) std::erase_if(pieces, [](const Piece* piece) { return piece->count("damage") == 0; });
    if (op == Op::Shift)
        std::erase_if(pieces, [&](const Piece* piece) { return reach(setup, table, piece->place, 1).empty(); });
    return op == Op::Spread ? pick(operandsOf(table, pieces), 0, amount) : pick(operandsOf(table, pieces));
}

TaskChoice colour(const Setup& setup, const Task& task)
{
    const CardValues values(setup);
    TaskChoice choice;
    choice.kind = TaskChoice::Kind::Colour;
    // A Class whose colours are unknown may Crystallise any: the player knows the card.
    const bool any = task.card == noCard || values.isUnknown(task.card, "crystallises");
    choice.choices = wordOperands(any ? values.colours() : values.words(task.card, "crystallises"));
    choice.maySprout = task.op == Op::CrystalliseOrSprout;
    // Its Vocation may be something else, which the player carries out by hand.
    choice.maySkip = any && task.card != noCard;
    return choice;
}

TaskChoice fromPiles(const Setup& setup, const Table& table, const Task& task)
{
    const CardValues values(setup);
    const auto isFantoccio = [&values](const Piece& piece) { return values.flag(piece.card, "fantoccio"); };
    switch (task.op) {
    case Op::ReturnHaerian:
        return pick(choose(table, "afterlife", [&](const Piece& piece) {
            const auto force = values.force(piece.card);
            return values.type(piece.card) == Type::Haerian && force && *force <= task.amount;
        }));
    case Op::ReturnFantoccio: return pick(choose(table, "afterlife", isFantoccio));
    case Op::RecoverCrystal:
        return recover(choose(table, "crystals", [](const Piece& piece) { return piece.is("exhausted"); }),
                       task.amount);
    case Op::RecoverEquipment: return recover(operandsOf(table, equipment(setup, table, true)), task.amount);
    case Op::SinkHand: return pick(goldfish::operandsOf(table.pile("hand")));
    case Op::Sift: {
        std::vector<Operand> top = goldfish::operandsOf(table.pile("chronicles"));
        top.resize(std::min(top.size(), static_cast<std::size_t>(task.amount)));
        return pick(std::move(top));
    }
    case Op::GiveCrystal: return pick(goldfish::operandsOf(table.pile("crystals")));
    case Op::GiveFantoccio: {
        std::vector<Operand> own = choose(table, "field", isFantoccio);
        const std::vector<Operand> more = choose(table, "realms-open", isFantoccio);
        own.insert(own.end(), more.begin(), more.end());
        return pick(std::move(own));
    }
    default: return {};
    }
}

bool alike(const Table& table, const Operand& one, const Operand& other)
{
    const Piece* left = table.piece(one.piece);
    const Piece* right = table.piece(other.piece);
    if (!left || !right || one.card != other.card || one.word != other.word) return false;
    return table.pileOf(one.piece) == table.pileOf(other.piece) && left->place == right->place &&
           left->states == right->states && left->counters == right->counters;
}

struct Key {
    Op op;
    const char* key;
};

constexpr std::array kKeys{
    Key{Op::Damage, "sovereign.ask-damage"},
    Key{Op::Spread, "sovereign.ask-spread"},
    Key{Op::DestroyDamaged, "sovereign.ask-destroy"},
    Key{Op::Hold, "sovereign.ask-hold"},
    Key{Op::Shift, "sovereign.ask-shift"},
    Key{Op::ShiftTo, "sovereign.ask-shift-to"},
    Key{Op::Crystallise, "sovereign.ask-colour"},
    Key{Op::CrystalliseOrSprout, "sovereign.ask-colour-or-sprout"},
    Key{Op::ReturnHaerian, "sovereign.ask-return"},
    Key{Op::ReturnFantoccio, "sovereign.ask-return"},
    Key{Op::RecoverCrystal, "sovereign.ask-recover"},
    Key{Op::RecoverEquipment, "sovereign.ask-recover"},
    Key{Op::SinkHand, "sovereign.ask-sink-hand"},
    Key{Op::Sift, "sovereign.ask-sift"},
    Key{Op::SinkTop, "sovereign.ask-sink-top"},
    Key{Op::GiveCrystal, "sovereign.ask-tribute"},
    Key{Op::GiveFantoccio, "sovereign.ask-tribute"},
    Key{Op::Equip, "sovereign.ask-equip"},
    Key{Op::LoseCovered, "sovereign.ask-lose"},
    Key{Op::Snare, "sovereign.ask-snare"},
    Key{Op::ConfirmDeath, "sovereign.ask-death"},
};

}  // namespace

TaskChoice choiceFor(const Setup& setup, const State& state, const Task& task)
{
    const Table& table = state.table();
    switch (task.op) {
    case Op::DestroyDamaged:
    case Op::Damage:
    case Op::Spread:
    case Op::Hold:
    case Op::Shift: return target(setup, table, task.op, task.amount);
    case Op::ShiftTo:
        return table.piece(task.target) ? pick(wordOperands(reach(setup, table, table.piece(task.target)->place, 1)))
                                        : TaskChoice{};
    case Op::Crystallise:
    case Op::CrystalliseOrSprout: return colour(setup, task);
    case Op::SinkTop:
        if (table.pile("chronicles").pieces.empty()) return {};
        return {TaskChoice::Kind::YesOrNo, {}};
    case Op::Snare:
    case Op::ConfirmDeath: return {TaskChoice::Kind::YesOrNo, {}};
    case Op::Equip: {
        if (!table.piece(task.source) || table.piece(task.source)->place.empty() || !table.piece(task.target))
            return {};
        TaskChoice choice = pick(operandsOf(table, equipment(setup, table, false)));
        choice.maySkip = true;
        return choice;
    }
    case Op::LoseCovered: {
        std::vector<std::string> places;
        for (const Piece& piece : table.pile("facedown").pieces) places.push_back(piece.place);
        return pick(wordOperands(places), task.amount, task.amount);
    }
    default: return fromPiles(setup, table, task);
    }
}

std::optional<std::vector<Operand>> forced(const Table& table, const TaskChoice& choice)
{
    if (choice.kind == TaskChoice::Kind::Nothing || (choice.choices.empty() && choice.kind == TaskChoice::Kind::Pick))
        return std::vector<Operand>{};
    if (choice.kind == TaskChoice::Kind::YesOrNo || choice.maySkip || choice.maySprout) return std::nullopt;
    if (choice.kind == TaskChoice::Kind::Colour)
        return choice.choices.size() < 2 ? std::optional(choice.choices) : std::nullopt;
    const auto size = static_cast<int>(choice.choices.size());
    if (size <= choice.min || (choice.takesAll && size <= choice.max)) return choice.choices;
    const bool same = std::all_of(choice.choices.begin(), choice.choices.end(),
                                  [&](const Operand& other) { return alike(table, choice.choices.front(), other); });
    if (!same || (choice.min != choice.max && !choice.takesAll)) return std::nullopt;
    return std::vector<Operand>(choice.choices.begin(), choice.choices.begin() + choice.max);
}

std::vector<Offer> offersFor(const TaskChoice& choice, const std::string& clause)
{
    if (choice.kind == TaskChoice::Kind::YesOrNo) return {offered("yes", clause), offered("no", clause)};
    std::vector<Offer> offers;
    if (choice.kind == TaskChoice::Kind::Colour) {
        if (!choice.choices.empty()) offers.push_back(offered("crystallise", choice.choices, clause));
        if (choice.maySprout) offers.push_back(offered("pick", {wordOperand("sprout")}, clause));
        if (choice.maySkip) offers.push_back(offered("skip", clause));
        return offers;
    }
    offers.push_back(offeredList("pick", choice.choices, choice.min, choice.max, clause));
    if (choice.maySkip) offers.push_back(offered("skip", clause));
    return offers;
}

Note questionFor(const State& state, const Task& task)
{
    const auto found = std::find_if(kKeys.begin(), kKeys.end(), [&task](const Key& key) { return key.op == task.op; });
    Note note{task.clause, found == kKeys.end() ? "" : found->key, {task.amount}};
    if (task.op == Op::SinkTop) note.arguments = {state.table().pile("chronicles").pieces.front().card};
    else if (task.card != noCard) note.arguments.emplace_back(task.card);
    else if (task.op == Op::Crystallise) note.key = "sovereign.ask-start-colour";
    return note;
}

std::vector<Operand> answer(const Action& action)
{
    if (action.is("yes")) return {wordOperand("yes")};
    return action.parts.empty() ? std::vector<Operand>{} : action.operands();
}

}  // namespace mazzo::goldfish::sovereign
