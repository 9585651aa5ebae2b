// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish {

/// The offered action that a text means, or nothing. Verbs and card names may be in any language of the pack.
[[nodiscard]] std::optional<Action> readAction(std::string_view text, const std::vector<Offer>& offers,
                                               const Setup& setup);

/// Parses an action without comparing it with any offer. Engines explain from it why they refuse an action.
[[nodiscard]] Action readUnchecked(std::string_view text, const Setup& setup);

/// The text of an action after its verb.
[[nodiscard]] std::string_view actionOperands(std::string_view text);

}  // namespace mazzo::goldfish
