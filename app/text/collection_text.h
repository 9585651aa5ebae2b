// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "import/collection/collection_file.h"
#include "model/collection/lot.h"

#include <QString>

namespace mazzo::app {

/// What was done to the collection; what it was done with stands behind it: "box added", "lent to".
[[nodiscard]] QString words(CollectionReason reason);
/// What became of a row of a file: "matched".
[[nodiscard]] QString words(ImportedRow::State state);

/// The collection knows cards by their ids, people by their names: the error with the name in the id's place.
[[nodiscard]] Error withCardName(Error error, const LoadedGame& game, std::string_view language);

}  // namespace mazzo::app
