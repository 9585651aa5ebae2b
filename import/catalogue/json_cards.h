// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/source_card.h"

#include <istream>

namespace mazzo::importer {

/// Objects of a JSON file, read one after the other. `path` says where they are: "data" for a list under that key,
/// "data.*.cards" for the lists of every member. Without a path they are the list that the file is, or its first list
/// of objects.
[[nodiscard]] Result<void> readJsonCards(std::istream& stream, const std::string& file, const std::string& path,
                                         const SourceSink& sink);

}  // namespace mazzo::importer
