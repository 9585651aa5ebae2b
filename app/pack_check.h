// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"
#include "model/texts.h"

#include <filesystem>
#include <stop_token>

namespace mazzo::app {

/// The result of checking a pack's folder.
struct PackCheck {
    Texts name;  ///< of the game; empty if the pack cannot be read, and then nothing is counted
    std::size_t cards = 0;
    std::size_t products = 0;
    std::size_t decks = 0;
    std::size_t examples = 0;
    std::size_t rules = 0;  ///< clauses, judged or not
    Errors mistakes;
    Errors warnings;  ///< what is allowed, but probably not meant
};

/// Reads the pack, runs its examples and looks for its engines. An expansion pack is read against the installed pack
/// that it extends. Ends soon after `stop` is requested, then without all warnings. For any thread.
[[nodiscard]] PackCheck checkPack(const std::filesystem::path& folder, const std::stop_token& stop = {});

}  // namespace mazzo::app
