// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/free_play.h"
#include "goldfish/sovereign/card_effects.h"

namespace mazzo::goldfish::sovereign {

/// Something still to be done; the first task of the list may wait for an answer.
struct Task {
    Op op = Op::Draw;
    int amount = 1;
    CardIndex card = noCard;  ///< whose effect it is
    PieceId source{};         ///< that card, if it is still on the table
    PieceId target{};
    std::string place;
    std::string clause;
};

/// A game of Sovereign in progress. `base` holds the table and the progress of its procedure.
struct State {
    FreeState base;
    bool choosesOrder = false;  ///< first or second?
    bool goesFirst = true;
    bool usedVocation = false;  ///< this turn
    std::vector<Task> tasks;

    [[nodiscard]] Table& table() { return base.table; }
    [[nodiscard]] const Table& table() const { return base.table; }

    /// Puts these tasks, in this order, before those that are already waiting.
    void doNext(const std::vector<Task>& more) { tasks.insert(tasks.begin(), more.begin(), more.end()); }
    void log(std::string clause, std::string key, std::vector<NoteArgument> arguments = {}, bool warning = false)
    {
        base.table.log.push_back({std::move(clause), std::move(key), std::move(arguments), 0, warning});
    }
};

}  // namespace mazzo::goldfish::sovereign
