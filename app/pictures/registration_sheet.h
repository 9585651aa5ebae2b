// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/list_sheet.h"
#include "import/outline.h"

namespace mazzo::app {

/// A sheet to hand in at an event; `note` is added to the subtitle: who plays what, the list zone by zone with its
/// totals, and the QR code.
[[nodiscard]] ListSheet registrationSheet(const Outline& outline, const Game& game, std::string_view language,
                                          const std::string& code, const QString& note = {});

}  // namespace mazzo::app
