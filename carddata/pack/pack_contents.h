// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstdint>
#include <filesystem>
#include <map>

namespace mazzo::carddata {

/// What a pack states, by id, for comparing two versions of it. Formatting and the order of keys do not matter.
struct PackContents {
    struct Item {
        std::string name;  ///< in the first language that it has
        std::uint64_t hash = 0;
    };
    using Items = std::map<std::string, Item, std::less<>>;

    Items rules;
    Items cards;  ///< with the corrections of an expansion pack
};

/// Reads as much as can be read; what is wrong with the pack is found by `loadPack`.
[[nodiscard]] PackContents packContents(const std::filesystem::path& folder);

/// What is different between two versions, as names in the order of ids.
struct ContentDifference {
    std::vector<std::string> added;
    std::vector<std::string> changed;
    std::vector<std::string> removed;

    [[nodiscard]] bool isEmpty() const { return added.empty() && changed.empty() && removed.empty(); }
};
[[nodiscard]] ContentDifference difference(const PackContents::Items& before, const PackContents::Items& after);

}  // namespace mazzo::carddata
