// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "import/collection/collection_file.h"
#include "model/collection/lot.h"

#include <QString>

namespace mazzo::app {

/// The name of a change, to be followed by its detail: "box added", "lent to".
[[nodiscard]] QString changeName(CollectionReason reason);
/// The state of an imported row: "matched".
[[nodiscard]] QString rowStateName(ImportedRow::State state);

/// The error with the card's id replaced by its name.
[[nodiscard]] Error withCardName(Error error, const LoadedGame& game, std::string_view language);

}  // namespace mazzo::app
