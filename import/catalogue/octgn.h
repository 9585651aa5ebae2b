// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/source_card.h"

#include <istream>

namespace mazzo::importer {

/// A set of OCTGN (set.xml). A card has `name`, its properties by their names, and `printings.0.set` with the code of
/// the set's name; an alternate side comes as `back.` before each of its values.
[[nodiscard]] Result<void> readOctgnSet(std::istream& stream, const std::string& file, const SourceSink& sink);

}  // namespace mazzo::importer
