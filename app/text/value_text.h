// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

#include <QString>

#include <span>

namespace mazzo::app {

/// A value as players read it: "3", "at least 2", "Earth, Sea", "yes", "not known".
[[nodiscard]] QString displayText(const Value& value, const Field& field, std::string_view language);

/// "rulebook", "derived", "provisional", "sample", "yours".
[[nodiscard]] QString originName(Origin origin);

/// "Rests on provisional values."; empty if there are no origins.
[[nodiscard]] QString restsOnText(std::span<const Origin> origins);

[[nodiscard]] QString fromUtf8(std::string_view text);

}  // namespace mazzo::app
