// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <span>

namespace mazzo::goldfish {

/// The parts of a procedure that an engine relies on. A pack that names the engine must have all of them; whatever else
/// an engine reads (options, parameters, fields, words) may be missing.
struct EngineNeeds {
    std::span<const std::string_view> zones;
    std::span<const std::string_view> counters;
    std::span<const std::string_view> phases;
    std::span<const std::string_view> parameters;
    bool piles = false;    ///< `draw-pile` and `hand`
    bool regions = false;  ///< at least one place on the board
};

/// A part that a procedure lacks, as a pack writes it: the key, and the id of the missing element.
struct MissingPart {
    std::string_view key;
    std::string_view id;  ///< empty if the whole key is missing

    bool operator==(const MissingPart&) const = default;
};

/// What a procedure lacks for the engine that it names; nothing if the engine is unknown.
[[nodiscard]] std::vector<MissingPart> missingParts(const Procedure& procedure);

}  // namespace mazzo::goldfish
