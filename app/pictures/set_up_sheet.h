// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/list_sheet.h"
#include "carddata/library/library.h"
#include "model/collection/table_set_up.h"

namespace mazzo::app {

/// The copies of a box that a game does not use, in the order of the box.
[[nodiscard]] std::vector<Product::Line> leftInTheBox(const TableSetUp& setUp, const Product& box,
                                                      const LoadedGame& loaded);

/// The piles and the start decks, as sections of a list.
[[nodiscard]] std::vector<ListSheet::Section> setUpSections(const TableSetUp& setUp, const LoadedGame& loaded,
                                                            std::string_view language);

/// What stays in the box, as a section of a list.
[[nodiscard]] ListSheet::Section boxSection(const std::vector<Product::Line>& lines, const LoadedGame& loaded,
                                            std::string_view language);

/// "17 piles with 250 cards, and 2 start decks of 10: 270 cards".
[[nodiscard]] QString setUpTotal(const TableSetUp& setUp);

}  // namespace mazzo::app
