// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/combat.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/face_down.h"
#include "goldfish/sovereign/force.h"
#include "goldfish/sovereign/task_runner.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

/// Whether its damage kills a piece; one whose Force is not known is never said to die.
bool isDead(const Setup& setup, const Table& table, const Piece& piece)
{
    const auto force = fullForce(setup, table, piece);
    return force && dies(*force, piece.count("damage"));
}

const Piece* firstDead(const Setup& setup, const Table& table)
{
    std::vector<const Piece*> pieces = allHaerian(setup, table);
    const std::vector<const Piece*> built = buildings(setup, table);
    pieces.insert(pieces.end(), built.begin(), built.end());
    const std::vector<const Piece*> theirs = enemyBuildings(table);
    pieces.insert(pieces.end(), theirs.begin(), theirs.end());
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const Piece* piece) { return isDead(setup, table, *piece); });
    return found == pieces.end() ? nullptr : *found;
}

/// The opponent picks face-down cards in their order: a passive player has no preference.
void hurtOpponent(State& state, int damage)
{
    std::vector<Piece>& pieces = state.table().pile("opponent").pieces;
    int left = damage;
    for (auto piece = pieces.begin(); piece != pieces.end() && left > 0;) {
        if (piece->thing != "covered") ++piece;
        else {
            piece = pieces.erase(piece);
            --left;
        }
    }
    if (left > 0) state.log("SV-E03", "sovereign.opponent-beyond", {left}, true);
}

/// A Building is attacked without Equipment, because no Haerian fights back, and deals no damage (SV-T21, SV-T22).
void attackBuilding(const Setup& setup, State& state, const Piece& haerian, PieceId building)
{
    const auto force = currentForce(setup, state.table(), haerian);
    if (force) hurt(setup, state, building, *force, true, "SV-T22");
    else state.log("SV-T22", "sovereign.dealt-unknown", {haerian.card}, true);
}

}  // namespace

void moveTo(const Setup& setup, State& state, PieceId id, const std::string& place)
{
    Table& table = state.table();
    Piece& piece = pieceOf(table, id);
    piece.place = place;
    if (isEnemy(piece)) {
        state.log("SV-T15", "sovereign.enemy-moved", {place});
        return stepOn(setup, state, place);
    }
    state.log("SV-T15", "sovereign.moved", {piece.card, place});
    std::vector<Piece>& theirs = table.pile("opponent").pieces;
    if (std::erase_if(theirs,
                      [&place](const Piece& other) { return other.thing == "covered" && other.place == place; }) > 0)
        state.log("SV-T16", "sovereign.opponent-picked-up", {place});
}

void fight(const Setup& setup, State& state, PieceId attacker, const Operand& target)
{
    Piece& piece = pieceOf(state.table(), attacker);
    piece.set("fought");
    if (target.word != "opponent") {
        const Piece* attacked = state.table().piece(target.piece);
        state.log("SV-T17", "sovereign.fights", {piece.card, target.word});
        if (attacked && isEnemyBuilding(*attacked)) return attackBuilding(setup, state, piece, target.piece);
        state.doNext({{Op::Equip, 1, piece.card, attacker, target.piece, {}, "SV-T21"},
                      {Op::Clash, 1, piece.card, attacker, target.piece, {}, "SV-T17"}});
        return state.doNext(tasksOf(setup, piece, Trigger::Assault, "SV-T28", target.piece));
    }
    const auto force = currentForce(setup, state.table(), piece);
    if (!force) return state.log("SV-T19", "sovereign.force-unknown", {piece.card}, true);
    state.log("SV-T19", "sovereign.strikes-player", {piece.card, *force});
    hurtOpponent(state, *force);
}

void equip(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen)
{
    if (chosen.empty() || !state.table().piece(task.source)) return;
    Piece& tool = pieceOf(state.table(), chosen.front().piece);
    Piece& haerian = pieceOf(state.table(), task.source);
    tool.set("exhausted");
    const auto force = fullForce(setup, state.table(), tool);
    if (force) {
        haerian.setCount("bonus", haerian.count("bonus") + *force);
        state.log(task.clause, "sovereign.equipped", {tool.card, haerian.card, *force});
    } else {
        haerian.set(kForceUnknown);
        state.log(task.clause, "sovereign.equipped-unknown", {tool.card, haerian.card}, true);
    }
    if (lasting(setup, tool.card, Op::Again) > 0) state.doNext({task});
}

void clash(const Setup& setup, State& state, const Task& task)
{
    const Piece* own = state.table().piece(task.source);
    const Piece* enemy = state.table().piece(task.target);
    if (!own || !enemy || own->place.empty()) return;
    const auto dealt = currentForce(setup, state.table(), *own);
    const auto taken = currentForce(setup, state.table(), *enemy);
    if (dealt) hurt(setup, state, task.target, *dealt, true, task.clause);
    else state.log(task.clause, "sovereign.dealt-unknown", {own->card}, true);
    // An enemy's Force is what the player said it is.
    hurt(setup, state, task.source, *taken, true, task.clause);
}

void hurt(const Setup& setup, State& state, PieceId id, int damage, bool inCombat, const std::string& clause)
{
    if (damage <= 0) return;
    Piece& piece = pieceOf(state.table(), id);
    piece.setCount("damage", piece.count("damage") + damage);
    if (isEnemy(piece)) return state.log(clause, "sovereign.enemy-damaged", {damage, piece.place});
    if (isEnemyBuilding(piece)) return state.log(clause, "sovereign.enemy-building-damaged", {damage, piece.place});
    state.log(clause, "sovereign.damaged", {piece.card, damage});
    if (!fullForce(setup, state.table(), piece)) {
        state.log("SV-T18", "sovereign.force-unknown", {piece.card}, true);
        state.doNext({{Op::ConfirmDeath, 1, piece.card, id, {}, {}, "SV-T18"}});
    }
    if (!inCombat) state.doNext(tasksOf(setup, piece, Trigger::Immolation, "SV-T28"));
}

bool settleDeaths(const Setup& setup, State& state)
{
    bool any = false;
    while (const Piece* dead = firstDead(setup, state.table())) {
        any = true;
        const Piece piece = *dead;
        if (isEnemy(piece) || isEnemyBuilding(piece)) {
            static_cast<void>(taken(state.table(), piece.id));
            if (isEnemy(piece)) state.log("SV-T18", "sovereign.enemy-died");
            else state.log("SV-X05", "sovereign.enemy-building-destroyed", {piece.place}, true);
            continue;
        }
        const bool building = CardValues(setup).type(piece.card) == Type::Building;
        state.log(building ? "SV-X05" : "SV-T18", building ? "sovereign.destroyed" : "sovereign.died", {piece.card},
                  building);
        move(state.table(), piece.id, "afterlife");
        if (!building) state.doNext(tasksOf(setup, piece, Trigger::Testament, "SV-T28"));
    }
    return any;
}

}  // namespace mazzo::goldfish::sovereign
