// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/free_play.h"
#include "goldfish/sovereign/effects.h"

namespace mazzo::goldfish::sovereign {

/// Something still to be done; the first one of the list may wait for an answer.
struct Task {
    Op op = Op::Draw;
    int amount = 1;
    CardIndex card = noCard;  ///< whose effect it is
    PieceId source{};         ///< that card, if it is still there
    PieceId target{};
    std::string place;
    std::string clause;
};

/// A game of Sovereign in progress. `base` holds the table and where its procedure stands.
struct State {
    FreeState base;
    bool choosesOrder = false;  ///< first or second?
    bool goesFirst = true;
    bool usedVocation = false;  ///< this turn
    std::vector<Task> tasks;

    [[nodiscard]] Table& table() { return base.table; }
    [[nodiscard]] const Table& table() const { return base.table; }

    /// To be done before what already waits, in this order.
    void doNext(const std::vector<Task>& more) { tasks.insert(tasks.begin(), more.begin(), more.end()); }
    void log(std::string clause, std::string key, std::vector<NoteArgument> arguments = {}, bool warning = false)
    {
        base.table.log.push_back({std::move(clause), std::move(key), std::move(arguments), 0, warning});
    }
};

/// The effects of a card that a trigger sets off, as tasks.
[[nodiscard]] std::vector<Task> tasksOf(const Setup& setup, const Piece& piece, Trigger trigger,
                                        const std::string& clause, PieceId target = {});

/// Does everything that needs no answer, deaths included.
void run(const Setup& setup, State& state);

/// Does one task; `chosen` is the answer, or all there was to choose from.
void perform(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen);

// Playing (SV-T07 to SV-T13).
void playCard(const Setup& setup, State& state, const Action& action);
void enter(const Setup& setup, State& state, const Task& task);

// Haerian (SV-T14 to SV-T21).
void moveTo(const Setup& setup, State& state, PieceId id, const std::string& place);
void fight(const Setup& setup, State& state, PieceId attacker, const Operand& target);
void equip(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen);
void clash(const Setup& setup, State& state, const Task& task);
void hurt(const Setup& setup, State& state, PieceId id, int damage, bool inCombat, const std::string& clause);
/// Moves everything to the Afterlife that its damage kills; true if something died.
bool settleDeaths(const Setup& setup, State& state);

// The turn (SV-T01 to SV-T06).
void enterPhase(const Setup& setup, State& state, int phase);
void endTurn(const Setup& setup, State& state);
void drawCards(const Setup& setup, State& state, int count, const std::string& clause);

// Vocation, Crystals and Realms (SV-T23 to SV-T27).
void useVocation(const Setup& setup, State& state, PieceId id);
void crystallise(const Setup& setup, State& state, const std::string& colour);
void accessRealms(State& state, const Action& action);

// What an opponent would do (SV-T30).
void takeDamage(State& state, int damage);
void loseCovered(State& state, const std::vector<Operand>& places);
void stepOn(const Setup& setup, State& state, const std::string& place);
void springSnare(const Setup& setup, State& state, const Task& task, bool used);
/// What a Snare does to the enemy that stepped on its card (`place`) and those beside it; only told of one that is not
/// on the table.
void snap(const Setup& setup, State& state, const Task& task);
void gainFaceDown(State& state, const std::string& place);
void placeEnemy(State& state, const std::string& place, int force, bool bulwark);
/// The enemy fights a Haerian of the player, which deals damage too and may be helped by Equipment, a Building or the
/// player (SV-T17, SV-T19, SV-T22).
void fightAsEnemy(const Setup& setup, State& state, PieceId attacker, const Operand& target);

}  // namespace mazzo::goldfish::sovereign
