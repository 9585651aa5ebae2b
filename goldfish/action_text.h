// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish {

/// The canonical text: card names in that language (the pack's first if empty), words as ids; quoted where it
/// would otherwise be ambiguous.
[[nodiscard]] std::string textOf(const Action& action, const Setup& setup, std::string_view language = {});

/// The offers as texts: each plain action, and lists once, as `marshal …`.
[[nodiscard]] std::vector<std::string> listed(const std::vector<Offer>& offers, const Setup& setup,
                                              std::string_view language = {});

/// The name of an operand with its mark, unquoted.
[[nodiscard]] std::string nameOf(const Operand& operand, const Setup& setup, std::string_view language = {});

}  // namespace mazzo::goldfish
