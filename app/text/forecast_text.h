// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/forecast.h"

#include <QString>

namespace mazzo::app {

/// "10", "10+" or "≤ 17".
[[nodiscard]] QString forecastNumberText(const goldfish::Forecast::Number& number);

}  // namespace mazzo::app
