// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mazzo::cli {

/// The manual page `mazzo(1)` in roff, made from the command table, in the language of the translations in use.
[[nodiscard]] QString manPage();

}  // namespace mazzo::cli
