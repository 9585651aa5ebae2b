// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish {

/// The canonical text: card names in that language (the pack's first if none is given), words as ids; quoted where the
/// reader would stumble.
[[nodiscard]] std::string textOf(const Action& action, const Setup& setup, std::string_view language = {});

/// The offered action that a text means, or nothing.
[[nodiscard]] std::optional<Action> readAction(std::string_view text, const std::vector<Offer>& offers,
                                               const Setup& setup);

/// The text as an action that need not be offered: what an engine explains a refusal from.
[[nodiscard]] Action readLoosely(std::string_view text, const Setup& setup);

/// The offers as texts: each plain action, and lists once, as `marshal …`.
[[nodiscard]] std::vector<std::string> listed(const std::vector<Offer>& offers, const Setup& setup,
                                              std::string_view language = {});

/// The name of an operand with its mark, unquoted.
[[nodiscard]] std::string nameOf(const Operand& operand, const Setup& setup, std::string_view language = {});

}  // namespace mazzo::goldfish
