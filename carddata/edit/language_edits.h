// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/pack_document.h"

namespace mazzo::carddata {

/// Adds a language to a game: every text gets the one in the first language, to be translated. Removing one removes its
/// texts; the last one stays.
[[nodiscard]] PackStep addLanguageStep(const PackDocument& document, const std::string& language);
[[nodiscard]] PackStep removeLanguageStep(const PackDocument& document, const std::string& language);

}  // namespace mazzo::carddata
