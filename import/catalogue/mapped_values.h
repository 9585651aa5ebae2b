// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/mapping.h"
#include "import/catalogue/source_card.h"

namespace mazzo::importer {

/// The text on one line, without control characters and blanks at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

/// What a card says for a mapped value; `prefix` is the path of a printing.
[[nodiscard]] std::vector<std::string> valuesOf(const SourceCard& card, const MappedValue& mapped,
                                                const std::string& prefix = {});
/// The first of these values; empty if there is none.
[[nodiscard]] std::string valueOf(const SourceCard& card, const MappedValue& mapped, const std::string& prefix = {});
/// A printed text, whose lines stay.
[[nodiscard]] std::string longTextOf(const SourceCard& card, const MappedValue& mapped);

}  // namespace mazzo::importer
