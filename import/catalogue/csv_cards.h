// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/source_card.h"

#include <istream>

namespace mazzo::importer {

/// A table with a line for each card or printing; the heads of the columns are the names of the values.
[[nodiscard]] Result<void> readCsvCards(std::istream& stream, const std::string& file, const SourceSink& sink);

}  // namespace mazzo::importer
