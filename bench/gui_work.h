// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/measured.h"
#include "model/card.h"
#include "model/game.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <filesystem>
#include <vector>

namespace mazzo::bench {

inline constexpr std::size_t kCards = 100'000;
inline constexpr double kBudget = 4.0;  ///< milliseconds

/// A hundred thousand cards from a seed, their texts in all languages of the pack.
[[nodiscard]] std::vector<Card> packedCards();
/// The synthetic game and these cards as a pack, with a rule of each usual kind, in the folder of a player's packs.
[[nodiscard]] bool writePack(const std::filesystem::path& home, const Game& game, const std::vector<Card>& cards);

/// What this thread has worked, whatever the others did meanwhile.
[[nodiscard]] double threadMilliseconds();

/// What a view asks for: every role of the rows in sight.
void look(const QAbstractItemModel& model);

/// The GUI thread's own work from what the player does until everything about it is shown; waiting for other threads
/// costs nothing.
template <class Do, class Busy>
double ownWork(const Do& act, const Busy& busy)
{
    const double begin = threadMilliseconds();
    act();
    while (busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    return threadMilliseconds() - begin;
}

void print(const char* what, const Times& times);

}  // namespace mazzo::bench
