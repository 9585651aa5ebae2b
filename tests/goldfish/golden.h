// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/session.h"

#include <filesystem>

namespace mazzo::goldfish {

/// Plays the game of a golden file again and says where it differs; empty if it does not. A file reads
///
///     # any comments
///     deck decks/adam-finn.deck      a deck of the pack (decks/ or examples/)
///     rules it                       optional, as in a deck file's header
///     option cp 15                   any number of these
///     seed 7
///     start
///       EZ-S09 drew 10: Marine, …    what the set-up logged: clause, key, arguments; `!` before a warning
///     do keep
///       EZ-S14 kept 10
///     end
///       hand: Marine, Veil           every pile in order, states in brackets, then the counters and the outcome
///
/// Only the lines above `start` and the `do` lines are written by hand. With the environment variable
/// MAZZO_WRITE_GOLDEN set to 1 the rest is written anew instead of compared; a line `random 40` then becomes up to 40
/// random actions, `random 40 keep next` up to 40 with these verbs.
[[nodiscard]] std::string goldenBreach(const Pack& pack, const Catalogue& catalogue, const std::filesystem::path& file);

/// One note as a golden file has it.
[[nodiscard]] std::string goldenText(const Note& note, const Setup& setup);

}  // namespace mazzo::goldfish
