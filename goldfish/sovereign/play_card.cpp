// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/play_card.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/choices.h"
#include "goldfish/sovereign/task_runner.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

/// The Crystals that the player named, by colour.
Pool poolOf(const CardValues& values, const std::vector<Operand>& colours)
{
    const std::vector<std::string> known = values.colours();
    Pool pool(known.size());
    for (const Operand& operand : colours)
        ++pool[static_cast<std::size_t>(std::find(known.begin(), known.end(), operand.word) - known.begin())];
    return pool;
}

void exhaust(const CardValues& values, State& state, Pool pool)
{
    const std::vector<std::string> known = values.colours();
    std::vector<CardIndex> used;
    for (Piece& piece : state.table().pile("crystals").pieces) {
        const auto colour = static_cast<std::size_t>(
            std::find(known.begin(), known.end(), values.colourOf(piece)) - known.begin());
        if (piece.is("exhausted") || colour == known.size() || pool[colour] == 0) continue;
        piece.set("exhausted");
        --pool[colour];
        used.push_back(piece.card);
    }
    const auto count = static_cast<int>(used.size());
    if (count > 0) state.log("SV-T08", "sovereign.paid", {count, std::move(used)});
}

const Action::Part* partWith(const Action& action, std::string_view link)
{
    const auto found = std::find_if(action.parts.begin(), action.parts.end(),
                                    [link](const Action::Part& part) { return part.link == link; });
    return found == action.parts.end() ? nullptr : &*found;
}

void payFor(const Setup& setup, State& state, CardIndex card, const Action::Part* choice)
{
    const CardValues values(setup);
    const auto cost = values.cost(card);
    if (!cost) {
        state.log("SV-F02", "sovereign.cost-unknown", {card}, true);
        return exhaust(values, state, choice ? poolOf(values, choice->operands) : Pool(values.colours().size()));
    }
    const Pool ready = values.ready(state.table());
    exhaust(values, state, choice ? *pay(*cost, ready, poolOf(values, choice->operands)) : *pay(*cost, ready));
}

}  // namespace

std::vector<const Piece*> playable(const Setup& setup, const Table& table)
{
    const CardValues values(setup);
    std::vector<const Piece*> pieces;
    for (const Piece& piece : table.pile("hand").pieces) pieces.push_back(&piece);
    for (const Piece& piece : table.pile("realms-open").pieces)
        if (values.flag(piece.card, "fantoccio")) pieces.push_back(&piece);
    return pieces;
}

std::vector<std::string> entryPlaces(const Setup& setup, const Table& table, CardIndex card)
{
    const Type type = CardValues(setup).type(card);
    if (type == Type::Haerian) return freePlaces(setup, table, "starting-line");
    return type == Type::Building ? buildingPlaces(setup, table) : std::vector<std::string>{};
}

std::optional<Note> playRefusal(const Setup& setup, const State& state, const Piece& piece)
{
    const CardValues values(setup);
    const Type type = values.type(piece.card);
    if (type == Type::Class || type == Type::Crystal) return Note{"SV-T07", "sovereign.not-playable", {piece.card}};
    const auto cost = values.cost(piece.card);
    if (cost && !canPay(*cost, values.ready(state.table())))
        return Note{"SV-T08", "sovereign.cannot-pay", {piece.card}};
    if (type == Type::Haerian && entryPlaces(setup, state.table(), piece.card).empty())
        return Note{"SV-T10", "sovereign.no-free-zone", {piece.card}};
    if (type == Type::Building && entryPlaces(setup, state.table(), piece.card).empty())
        return Note{"SV-T22", "sovereign.no-free-zone", {piece.card}};
    for (const Task& task : tasksOf(setup, piece, Trigger::Tribute, "SV-T09"))
        if (choiceFor(setup, state, task).choices.empty()) return Note{"SV-T09", "sovereign.no-tribute", {piece.card}};
    return std::nullopt;
}

void playCard(const Setup& setup, State& state, const Action& action)
{
    const Operand& operand = action.operand();
    const Action::Part* at = partWith(action, "at");
    const std::vector<std::string> places = entryPlaces(setup, state.table(), operand.card);
    payFor(setup, state, operand.card, partWith(action, "with"));
    Task task{Op::Enter,     1,  operand.card,
              operand.piece, {}, at ? at->operands.front().word : places.empty() ? std::string{} : places.front(),
              "SV-T07"};
    state.doNext({std::move(task)});
    state.doNext(tasksOf(setup, *state.table().piece(operand.piece), Trigger::Tribute, "SV-T09"));
}

void enter(const Setup& setup, State& state, const Task& task)
{
    move(state.table(), task.source, "field");
    Piece& piece = pieceOf(state.table(), task.source);
    piece.place = task.place;
    switch (CardValues(setup).type(task.card)) {
    case Type::Haerian:
        piece.set("entered");
        state.log("SV-T10", "sovereign.entered", {task.card, task.place});
        state.doNext(tasksOf(setup, piece, Trigger::Intervention, "SV-T28"));
        break;
    case Type::Building: state.log("SV-T22", "sovereign.built", {task.card, task.place}); break;
    case Type::Equipment: state.log("SV-T12", "sovereign.laid-ready", {task.card}); break;
    case Type::Event: {
        state.log("SV-T07", "sovereign.cast", {task.card});
        state.doNext({{Op::Bury, 1, task.card, task.source, {}, {}, "SV-T11"}});
        state.doNext(tasksOf(setup, piece, Trigger::Play, "SV-T11"));
        break;
    }
    default:
        piece.set("entered", !task.place.empty());
        if (task.place.empty()) state.log("SV-T07", "sovereign.unknown-card", {task.card}, true);
        else state.log("SV-T10", "sovereign.entered", {task.card, task.place});
        break;
    }
    if (isByHand(setup, task.card)) state.log("SV-F08", "sovereign.by-hand", {task.card}, true);
}

}  // namespace mazzo::goldfish::sovereign
