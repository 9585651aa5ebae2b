// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <QString>

namespace mazzo::app {

/// A value as players read it (`displayText`), with the names of the cards that it refers to instead of their ids.
[[nodiscard]] QString referenceText(const Value& value, const Field& field, const LoadedGame& loaded,
                                    std::string_view language);

}  // namespace mazzo::app
