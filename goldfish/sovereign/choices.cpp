// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/ask.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/facts.h"

#include <algorithm>

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

Ask pick(std::vector<Operand> choices, int least = 1, int most = 1)
{
    const auto size = static_cast<int>(choices.size());
    return {Ask::Kind::Pick, std::move(choices), std::min(least, size), std::min(most, size)};
}

Ask recover(std::vector<Operand> choices, int amount)
{
    Ask ask = pick(std::move(choices), amount > 1 ? 0 : 1, amount);
    ask.takesAll = true;
    return ask;
}

/// Which Haerian, of those on the battlefield.
Ask target(const Setup& setup, const Table& table, Op op, int amount)
{
    std::vector<const Piece*> pieces = allHaerian(setup, table);
    if (op == Op::DestroyDamaged) std::erase_if(pieces, [](const Piece* piece) { return piece->count("damage") == 0; });
    if (op == Op::Shift)
        std::erase_if(pieces, [&](const Piece* piece) { return reach(setup, table, piece->place, 1).empty(); });
    return op == Op::Spread ? pick(operandsOf(table, pieces), 0, amount) : pick(operandsOf(table, pieces));
}

Ask colour(const Setup& setup, const Task& task)
{
    const Facts facts(setup);
    Ask ask;
    ask.kind = Ask::Kind::Colour;
    ask.choices = wordOperands(task.card == noCard ? facts.colours() : facts.words(task.card, "crystallises"));
    ask.maySprout = task.op == Op::CrystalliseOrSprout;
    return ask;
}

Ask fromPiles(const Setup& setup, const Table& table, const Task& task)
{
    const Facts facts(setup);
    const auto isFantoccio = [&facts](const Piece& piece) { return facts.flag(piece.card, "fantoccio"); };
    switch (task.op) {
    case Op::ReturnHaerian:
        return pick(choose(table, "afterlife", [&](const Piece& piece) {
            const auto force = facts.force(piece.card);
            return facts.type(piece.card) == Type::Haerian && force && *force <= task.amount;
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

}  // namespace

Ask askOf(const Setup& setup, const State& state, const Task& task)
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
                                        : Ask{};
    case Op::Crystallise:
    case Op::CrystalliseOrSprout: return colour(setup, task);
    case Op::SinkTop:
        if (table.pile("chronicles").pieces.empty()) return {};
        return {Ask::Kind::YesOrNo, {}};
    case Op::Snare:
    case Op::AskDeath: return {Ask::Kind::YesOrNo, {}};
    case Op::Equip: {
        if (!table.piece(task.source) || table.piece(task.source)->place.empty() || !table.piece(task.target))
            return {};
        Ask ask = pick(operandsOf(table, equipment(setup, table, false)));
        ask.maySkip = true;
        return ask;
    }
    case Op::LoseCovered: {
        std::vector<std::string> places;
        for (const Piece& piece : table.pile("facedown").pieces) places.push_back(piece.place);
        return pick(wordOperands(places), task.amount, task.amount);
    }
    default: return fromPiles(setup, table, task);
    }
}

std::optional<std::vector<Operand>> forced(const Table& table, const Ask& ask)
{
    if (ask.kind == Ask::Kind::Nothing || (ask.choices.empty() && ask.kind == Ask::Kind::Pick))
        return std::vector<Operand>{};
    if (ask.kind == Ask::Kind::YesOrNo || ask.maySkip || ask.maySprout) return std::nullopt;
    if (ask.kind == Ask::Kind::Colour) return ask.choices.size() < 2 ? std::optional(ask.choices) : std::nullopt;
    const auto size = static_cast<int>(ask.choices.size());
    if (size <= ask.least || (ask.takesAll && size <= ask.most)) return ask.choices;
    const bool same = std::all_of(ask.choices.begin(), ask.choices.end(),
                                  [&](const Operand& choice) { return alike(table, ask.choices.front(), choice); });
    if (!same || (ask.least != ask.most && !ask.takesAll)) return std::nullopt;
    return std::vector<Operand>(ask.choices.begin(), ask.choices.begin() + ask.most);
}

std::vector<Offer> offersFor(const Ask& ask, const std::string& clause)
{
    if (ask.kind == Ask::Kind::YesOrNo) return {offered("yes", clause), offered("no", clause)};
    std::vector<Offer> offers;
    if (ask.kind == Ask::Kind::Colour) {
        if (!ask.choices.empty()) offers.push_back(offered("crystallise", ask.choices, clause));
        if (ask.maySprout) offers.push_back(offered("pick", {wordOperand("sprout")}, clause));
        return offers;
    }
    offers.push_back(offeredList("pick", ask.choices, ask.least, ask.most, clause));
    if (ask.maySkip) offers.push_back(offered("skip", clause));
    return offers;
}

std::vector<Operand> answer(const Action& action)
{
    if (action.is("yes")) return {wordOperand("yes")};
    return action.parts.empty() ? std::vector<Operand>{} : action.operands();
}

}  // namespace mazzo::goldfish::sovereign
