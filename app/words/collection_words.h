#pragma once

#include "import/collection/collection_file.h"
#include "model/collection/lot.h"

#include <QString>

namespace mazzo {

/// What was done to the collection; what it was done with stands behind it: "box added", "lent to".
[[nodiscard]] QString words(CollectionReason reason);
/// What became of a row of a file: "matched".
[[nodiscard]] QString words(ImportedRow::State state);

} // namespace mazzo
