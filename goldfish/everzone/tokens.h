// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace mazzo::goldfish::everzone {

/// The race tokens of three players in a battle (EZ-S16, EZ-T58). Players are named by their races (EZ-C20);
/// the first is the one at the table.
struct Tokens {
    std::array<std::string, 3> races;
    std::array<std::optional<std::size_t>, 3> targets;  ///< whom each attacks; nothing while unknown
    bool open = false;                                  ///< they are being placed
    int allyResources = 0;                              ///< what the ally uses of the common limit (EZ-T60)

    bool operator==(const Tokens&) const = default;
};

/// Who fights against whom.
struct Front {
    enum class Kind { Unknown, FreeForAll, Alliance };

    Kind kind = Kind::Unknown;
    std::size_t lone = 0;  ///< of an alliance: the player whom the two others attack

    bool operator==(const Front&) const = default;
};

/// Three different targets are a free-for-all (EZ-T59); two equal ones an alliance (EZ-T60).
[[nodiscard]] Front frontOf(const std::array<std::optional<std::size_t>, 3>& targets);

/// Whether the player at the table has an ally.
[[nodiscard]] bool isAllied(const Tokens& tokens);

/// Whom the strike of the player at the table hurts: the target, or both who are allied against that player.
[[nodiscard]] std::vector<std::size_t> struckBy(const Tokens& tokens);

}  // namespace mazzo::goldfish::everzone
