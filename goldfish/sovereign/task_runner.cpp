// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/task_runner.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/choices.h"
#include "goldfish/sovereign/combat.h"
#include "goldfish/sovereign/crystals.h"
#include "goldfish/sovereign/enemies.h"
#include "goldfish/sovereign/face_down.h"
#include "goldfish/sovereign/play_card.h"
#include "goldfish/sovereign/turn.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

/// Fantocci made in play; the pile they come from never ends (SV-T27).
void generate(const Setup& setup, State& state, std::string_view parameter, std::string_view zone, int count,
              const char* key)
{
    const auto card = setup.catalogue->find(setup.procedure.word(parameter));
    if (!card) return state.log("SV-T27", "sovereign.no-fantoccio", {}, true);
    for (int made = 0; made < count; ++made) {
        Piece piece;
        piece.card = *card;
        piece.token = true;
        create(state.table(), zone, std::move(piece));
    }
    state.log("SV-T27", key, {*card, count});
}

void sprout(const Setup& setup, State& state, int count)
{
    generate(setup, state, "sprout-card", "realms-open", count, "sovereign.sprouted");
}

void crystalliseBy(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen)
{
    if (chosen.empty()) return state.log(task.clause, "sovereign.by-hand", {task.card}, true);
    if (chosen.front().word == "sprout") return sprout(setup, state, task.amount);
    crystallise(setup, state, chosen.front().word);
}

/// Cards that go from one zone to another.
void moveChosen(State& state, const std::vector<Operand>& chosen, std::string_view zone, const std::string& clause,
                const char* key)
{
    for (const Operand& operand : chosen) {
        state.log(clause, key, {operand.card});
        move(state.table(), operand.piece, zone);
    }
}

void recover(State& state, const std::vector<Operand>& chosen, const std::string& clause)
{
    for (const Operand& operand : chosen) {
        pieceOf(state.table(), operand.piece).set("exhausted", false);
        state.log(clause, "sovereign.recovered", {operand.card});
    }
}

/// A sacrificed Crystal leaves the game (SV-T24).
void sacrificeCrystal(State& state, const std::vector<Operand>& chosen)
{
    for (const Operand& operand : chosen) {
        static_cast<void>(taken(state.table(), operand.piece));
        state.log("SV-T24", "sovereign.sacrificed", {operand.card});
    }
}

/// An effect moves a Haerian to the Afterlife: that is no death, and no Testament (SV-T28, SV-T18).
void sendAway(State& state, PieceId id, const std::string& clause)
{
    const Piece piece = *state.table().piece(id);
    if (isEnemy(piece)) {
        static_cast<void>(taken(state.table(), id));
        return state.log(clause, "sovereign.dismissed");
    }
    state.log(clause, "sovereign.resolved", {piece.card});
    move(state.table(), id, "afterlife");
}

/// A Haerian whose Force is not known dies because the player says so.
void die(const Setup& setup, State& state, PieceId id, const std::string& clause)
{
    const Piece piece = *state.table().piece(id);
    state.log(clause, "sovereign.died", {piece.card});
    move(state.table(), id, "afterlife");
    state.doNext(tasksOf(setup, piece, Trigger::Testament, "SV-T28"));
}

void addBonus(State& state, const Task& task)
{
    const Pile* pile = state.table().pileOf(task.source);
    if (!pile || pile->zone != "field") return;
    Piece& piece = pieceOf(state.table(), task.source);
    piece.setCount("bonus", piece.count("bonus") + task.amount);
    state.log(task.clause, "sovereign.bonus", {piece.card, task.amount});
}

void toHaerian(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen)
{
    for (const Operand& operand : chosen) {
        const PieceId id = operand.piece;
        switch (task.op) {
        case Op::Damage: hurt(setup, state, id, task.amount, false, task.clause); break;
        case Op::Spread: hurt(setup, state, id, 1, false, task.clause); break;
        case Op::DestroyDamaged: sendAway(state, id, task.clause); break;
        case Op::Hold:
            pieceOf(state.table(), id).set("moved");
            if (operand.card == noCard) state.log(task.clause, "sovereign.enemy-held");
            else state.log(task.clause, "sovereign.held", {operand.card});
            break;
        default:
            if (operand.card == noCard)
                state.log(task.clause, "sovereign.chose-enemy", {state.table().piece(id)->place});
            else state.log(task.clause, "sovereign.chose", {operand.card});
            state.doNext({{Op::ShiftTo, 1, task.card, task.source, id, {}, task.clause}});
            break;
        }
    }
    if (chosen.empty()) state.log(task.clause, "sovereign.no-target", {task.card});
}

/// What is done to the top of the Chronicles.
void toChronicles(State& state, const Task& task, const std::vector<Operand>& chosen)
{
    std::vector<Piece>& pieces = state.table().pile("chronicles").pieces;
    if (pieces.empty()) return state.log("SV-T29", "sovereign.chronicles-empty", {}, true);
    if (task.op == Op::Look) return state.log(task.clause, "sovereign.looked", {pieces.front().card});
    if (chosen.empty()) return state.log(task.clause, "sovereign.left-on-top", {});
    const auto end = task.op == Op::SinkTop ? pieces.begin()
                                            : std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
                                                  return piece.id == chosen.front().piece;
                                              });
    std::rotate(end, end + 1, pieces.end());
    state.log(task.clause, "sovereign.sunk", {1});
}

void performStep(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen)
{
    switch (task.op) {
    case Op::ShiftTo:
        if (!chosen.empty()) moveTo(setup, state, task.target, chosen.front().word);
        break;
    case Op::Enter: enter(setup, state, task); break;
    case Op::Bury:
        moveChosen(state, {cardOperand(task.card, task.source)}, "afterlife", task.clause, "sovereign.resolved");
        break;
    case Op::Equip: equip(setup, state, task, chosen); break;
    case Op::Clash: clash(setup, state, task); break;
    case Op::LoseCovered: loseCovered(state, chosen); break;
    case Op::Snare: springSnare(setup, state, task, !chosen.empty()); break;
    case Op::ConfirmDeath:
        if (!chosen.empty() && state.table().piece(task.source)) die(setup, state, task.source, task.clause);
        break;
    case Op::EnterPhase: enterPhase(setup, state, task.amount); break;
    case Op::EndTurn: endTurn(setup, state); break;
    default: break;  // lasting effects are read where they count
    }
}

}  // namespace

std::vector<Task> tasksOf(const Setup& setup, const Piece& piece, Trigger trigger, const std::string& clause,
                          PieceId target)
{
    std::vector<Task> tasks;
    for (const CardEffect& effect : effectsOf(setup, piece.card, trigger))
        tasks.push_back({effect.op,
                         effect.amount,
                         piece.card,
                         piece.id,
                         target,
                         {},
                         effect.clause.empty() ? clause : effect.clause});
    return tasks;
}

void run(const Setup& setup, State& state)
{
    while (state.base.waits == FreeState::Waits::ForNothing) {
        if (settleDeaths(setup, state)) continue;
        if (state.tasks.empty()) return;
        const Task task = state.tasks.front();
        const auto chosen = forced(state.table(), choiceFor(setup, state, task));
        if (!chosen) return;
        state.tasks.erase(state.tasks.begin());
        perform(setup, state, task, *chosen);
    }
}

void perform(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen)
{
    switch (task.op) {
    case Op::Draw: return drawCards(setup, state, task.amount, task.clause);
    case Op::Sanctify: return generate(setup, state, "sanctify-card", "afterlife", task.amount, "sovereign.sanctified");
    case Op::Sprout: return sprout(setup, state, task.amount);
    case Op::Crystallise:
    case Op::CrystalliseOrSprout: return crystalliseBy(setup, state, task, chosen);
    case Op::ReturnHaerian:
    case Op::ReturnFantoccio: return moveChosen(state, chosen, "hand", task.clause, "sovereign.returned");
    case Op::RecoverCrystal:
    case Op::RecoverEquipment: return recover(state, chosen, task.clause);
    case Op::Damage:
    case Op::Spread:
    case Op::DestroyDamaged:
    case Op::Hold:
    case Op::Shift: return toHaerian(setup, state, task, chosen);
    case Op::Bonus: return addBonus(state, task);
    case Op::Strike:
        return state.table().piece(task.target) ? hurt(setup, state, task.target, task.amount, false, task.clause)
                                                : void();
    case Op::SinkTop:
    case Op::Sift:
    case Op::Look: return toChronicles(state, task, chosen);
    case Op::SinkHand: return moveChosen(state, chosen, "chronicles", task.clause, "sovereign.sunk-from-hand");
    case Op::GiveFantoccio: return moveChosen(state, chosen, "afterlife", task.clause, "sovereign.tribute");
    case Op::GiveCrystal: return sacrificeCrystal(state, chosen);
    case Op::EnteringDamage:
    case Op::RowDamage:
    case Op::EnteringHold: return snap(setup, state, task);
    default: return performStep(setup, state, task, chosen);
    }
}

}  // namespace mazzo::goldfish::sovereign
