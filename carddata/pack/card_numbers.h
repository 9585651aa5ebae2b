// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/error.h"

#include <filesystem>
#include <map>
#include <span>

namespace mazzo::carddata {

/// The permanent numbers of a pack's cards, by card id; those of removed cards too.
using CardNumbers = std::map<std::string, std::uint32_t, std::less<>>;

/// Whether every card has the number that is known for it, and no new card has a number that is known for another.
[[nodiscard]] bool keepsNumbers(std::span<const Card> cards, const CardNumbers& known);

/// `pack.number-changed` at every number in the card files of a pack or expansion that `keepsNumbers` objects to.
[[nodiscard]] Errors changedNumbers(const std::filesystem::path& folder, const CardNumbers& known);

/// A file of a pack with other numbers in it. Nothing else in its text is different.
struct RenumberedFile {
    std::string file;
    std::string text;
    std::size_t changes = 0;
};

/// The card files of a pack with the known numbers; a new card keeps its number if it is free, and otherwise gets the
/// next free one, as do cards without a number. Files that stay as they are are left out.
[[nodiscard]] Checked<std::vector<RenumberedFile>> carryNumbers(const std::filesystem::path& folder,
                                                                const CardNumbers& known);

}  // namespace mazzo::carddata
