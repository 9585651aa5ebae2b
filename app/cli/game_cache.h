// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"

#include <map>
#include <memory>

namespace mazzo::cli {

/// Loads each game once, when it is first needed.
class GameCache {
public:
    explicit GameCache(const Library& library) : m_library(library) {}

    /// Null if the pack is not installed or cannot be read; its decks are still listed.
    [[nodiscard]] const LoadedGame* game(const std::string& id);

private:
    const Library& m_library;
    std::map<std::string, std::unique_ptr<const LoadedGame>> m_games;
};

}  // namespace mazzo::cli
