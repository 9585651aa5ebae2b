// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/outline.h"

namespace mazzo::importer {

/// The faces of a deck's cards on sheets of 10 by 7, in the order of `faces`; the caller draws them.
struct TtsSheets {
    std::vector<std::string>
        faces;  ///< the address of each sheet's picture; fewer than needed: those cards have no picture
    std::string back;
};

inline constexpr int kTtsColumns = 10;
inline constexpr int kTtsRows = 7;

/// The different cards of a deck in their order on the sheets.
[[nodiscard]] std::vector<Outline::Line> ttsFaces(const Outline& outline);

/// A saved object of Tabletop Simulator: one pile for each zone.
[[nodiscard]] Written writeTts(const Outline& outline, const Game& game, std::string_view language,
                               const TtsSheets& sheets);

}  // namespace mazzo::importer
