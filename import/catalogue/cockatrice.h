// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/source_card.h"

#include <istream>

namespace mazzo::importer {

/// Cockatrice's cards.xml, versions 3 and 4. The properties of a card keep their names; its printings are
/// `printings.N.set`, `.number`, `.rarity` and `.image`. Tokens are counted in `leftOut`. The other side of a card
/// comes as `back.name` and `back.text`.
[[nodiscard]] Result<void> readCockatrice(std::istream& stream, const std::string& file, const SourceSink& sink,
                                          std::size_t& leftOut);

}  // namespace mazzo::importer
