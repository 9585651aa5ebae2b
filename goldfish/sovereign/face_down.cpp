// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/face_down.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/task_runner.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

const Piece* coveredAt(const Table& table, std::string_view place)
{
    const std::vector<Piece>& pieces = table.pile("facedown").pieces;
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [place](const Piece& piece) { return piece.place == place; });
    return found == pieces.end() ? nullptr : &*found;
}

void logIfNoneLeft(State& state)
{
    if (state.table().pile("facedown").pieces.empty()) state.log("SV-E03", "sovereign.none-covered", {}, true);
}

void pickUp(State& state, PieceId id)
{
    state.log("SV-T16", "sovereign.picked-up", {state.table().piece(id)->card});
    move(state.table(), id, "hand");
    logIfNoneLeft(state);
}

}  // namespace

void takeDamage(State& state, int damage)
{
    const std::vector<Piece>& covered = state.table().pile("facedown").pieces;
    const auto have = static_cast<int>(covered.size());
    state.log("SV-T20", "sovereign.took", {damage});
    if (damage == 0) return;
    if (damage < have) return state.doNext({{Op::LoseCovered, damage, noCard, {}, {}, {}, "SV-T20"}});
    std::vector<Operand> all;
    for (const Piece& piece : covered) all.push_back(wordOperand(piece.place));
    loseCovered(state, all);
    if (damage > have) state.log("SV-E03", "sovereign.beyond", {damage - have}, true);
}

void loseCovered(State& state, const std::vector<Operand>& places)
{
    std::vector<CardIndex> lost;
    for (const Operand& operand : places) {
        const Piece* piece = coveredAt(state.table(), operand.word);
        lost.push_back(piece->card);
        move(state.table(), piece->id, "afterlife");
    }
    const auto count = static_cast<int>(lost.size());
    if (count > 0) state.log("SV-T20", "sovereign.lost-covered", {count, std::move(lost)});
    logIfNoneLeft(state);
}

void stepOn(const Setup& setup, State& state, const std::string& place)
{
    const Piece* piece = coveredAt(state.table(), place);
    if (!piece) return;
    if (CardValues(setup).has(piece->card, "insidia"))
        return state.doNext({{Op::Snare, 1, piece->card, piece->id, {}, {}, "SV-T16"}});
    pickUp(state, piece->id);
}

void springSnare(const Setup& setup, State& state, const Task& task, bool used)
{
    if (!used) return pickUp(state, task.source);
    const Piece piece = *state.table().piece(task.source);
    move(state.table(), piece.id, "field");
    state.log("SV-T16", "sovereign.snare", {piece.card});
    std::vector<Task> effects = tasksOf(setup, piece, Trigger::Snare, "SV-T28");
    for (Task& effect : effects) effect.place = piece.place;
    if (effects.empty()) state.log("SV-F08", "sovereign.by-hand", {piece.card}, true);
    state.doNext({{Op::Bury, 1, piece.card, piece.id, {}, {}, "SV-T16"}});
    state.doNext(effects);
    logIfNoneLeft(state);
}

void gainFaceDown(State& state, const std::string& place)
{
    moveFirst(state.table(), "chronicles", "facedown", 1);
    state.table().pile("facedown").pieces.back().place = place;
    state.log("SV-T30", "sovereign.gained-covered", {place});
}

}  // namespace mazzo::goldfish::sovereign
