// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/enemies.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/combat.h"
#include "goldfish/sovereign/face_down.h"
#include "goldfish/sovereign/force.h"

namespace mazzo::goldfish::sovereign {

void placeEnemy(State& state, const std::string& place, int force, bool bulwark)
{
    Piece enemy;
    enemy.thing = "enemy";
    enemy.token = true;
    enemy.place = place;
    enemy.setCount("force", force);
    enemy.set("bulwark", bulwark);
    create(state.table(), "opponent", std::move(enemy));
    state.log("SV-T30", bulwark ? "sovereign.bulwark-came" : "sovereign.enemy-came", {force, place});
}

void placeEnemyBuilding(State& state, const std::string& place, int resistance)
{
    Piece building;
    building.thing = "enemy-building";
    building.token = true;
    building.place = place;
    building.setCount("force", resistance);
    create(state.table(), "opponent", std::move(building));
    state.log("SV-T30", "sovereign.enemy-built", {resistance, place});
}

void armEnemy(State& state, PieceId enemy, int force)
{
    Piece& piece = pieceOf(state.table(), enemy);
    piece.setCount("bonus", piece.count("bonus") + force);
    piece.set("armed");
    state.log("SV-T21", "sovereign.enemy-armed", {force});
}

void fightAsEnemy(const Setup& setup, State& state, PieceId attacker, const Operand& target)
{
    Piece& enemy = pieceOf(state.table(), attacker);
    enemy.set("fought");
    // An enemy's Force is what the player said it is.
    const int force = *currentForce(setup, state.table(), enemy);
    if (target.card == noCard) {
        state.log("SV-T19", "sovereign.enemy-strikes", {force});
        return takeDamage(state, force);
    }
    state.log("SV-T17", "sovereign.enemy-fights", {target.card});
    if (CardValues(setup).type(target.card) == Type::Building)
        return hurt(setup, state, target.piece, force, true, "SV-T22");
    state.doNext({{Op::Equip, 1, target.card, target.piece, attacker, {}, "SV-T21"},
                  {Op::Clash, 1, target.card, target.piece, attacker, {}, "SV-T17"}});
}

void snap(const Setup& setup, State& state, const Task& task)
{
    std::vector<PieceId> caught;
    bool entering = false;
    for (const Piece* enemy : enemies(state.table())) {
        const bool here = enemy->place == task.place;
        entering = entering || here;
        if (here || (task.op == Op::RowDamage && sameRow(enemy->place, task.place))) caught.push_back(enemy->id);
    }
    const char* key = task.op == Op::EnteringDamage ? "sovereign.snare-damage"
                      : task.op == Op::RowDamage    ? "sovereign.snare-row"
                                                    : "sovereign.snare-hold";
    if (!entering || task.op == Op::EnteringHold) state.log(task.clause, key, {task.amount});
    for (const PieceId enemy : caught) {
        if (task.op == Op::EnteringHold) pieceOf(state.table(), enemy).set("fought");
        else hurt(setup, state, enemy, task.amount, false, task.clause);
    }
}

}  // namespace mazzo::goldfish::sovereign
