// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/form_keys.h"

#include <QString>

namespace mazzo::desktop {

/// What a key of a pack is called in the game editor; the key itself if it has no name.
[[nodiscard]] QString keyTitle(std::string_view form, std::string_view key);
/// What it means, in a sentence; may be empty.
[[nodiscard]] QString keyHelp(std::string_view form, std::string_view key);
/// One of the words of a choice.
[[nodiscard]] QString choiceText(std::string_view form, std::string_view key, std::string_view word);
/// What an item of a list of that form is called when one is added: "New field".
[[nodiscard]] QString newItemText(std::string_view form);

}  // namespace mazzo::desktop
