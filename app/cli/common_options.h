// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

#include <QtGlobal>

namespace mazzo::cli {

// Options that several commands have.
inline constexpr CommandOption kRulesOption{"--rules", "ID",
                                            QT_TRANSLATE_NOOP("commands", "Use this edition instead of the deck's")};
inline constexpr CommandOption kSetOption{"--set", "OPTION=VALUE",
                                          QT_TRANSLATE_NOOP("commands", "Set an option of the game; can be repeated")};
inline constexpr CommandOption kSeedOption{
    "--seed", "N", QT_TRANSLATE_NOOP("commands", "Seed of the random numbers; the same seed repeats a run")};
inline constexpr CommandOption kOutOption{
    "-o", "FILE", QT_TRANSLATE_NOOP("commands", "Write to this file instead of standard output")};
inline constexpr CommandOption kFromOption{
    "--from", "FORMAT", QT_TRANSLATE_NOOP("commands", "Format of the file; without it the content decides")};
inline constexpr CommandOption kGameOption{
    "--game", "ID", QT_TRANSLATE_NOOP("commands", "The game of a file that does not name its own")};
inline constexpr CommandOption kAskOption{
    "--ask", "EXPR",
    QT_TRANSLATE_NOOP("commands", "A condition on the hand, such as count(type:unit) >= 5; can be repeated")};
inline constexpr CommandOption kCountOption{
    "--count", "WHAT",
    QT_TRANSLATE_NOOP("commands", "Count the cards in the hand (default), all cards seen so far, or those set aside "
                                  "unseen: hand, seen or aside")};
inline constexpr CommandOption kDrawOption{"--draw", "N",
                                           QT_TRANSLATE_NOOP("commands", "Draw N cards beyond the opening hand")};
inline constexpr CommandOption kMulliganOption{
    "--mulligan", "POLICY", QT_TRANSLATE_NOOP("commands", "Mulligan until the condition holds: 'keep if EXPR'")};
inline constexpr CommandOption kOwnedOption{
    "--owned", nullptr, QT_TRANSLATE_NOOP("commands", "Add only free copies of cards in the collection")};
inline constexpr CommandOption kTurnOption{
    "--turn", "T", QT_TRANSLATE_NOOP("commands", "Include the automatic draws up to own turn T")};
inline constexpr CommandOption kTurnsOption{"--turns", "N",
                                            QT_TRANSLATE_NOOP("commands", "Also show the odds on turns 1 to N")};

}  // namespace mazzo::cli
