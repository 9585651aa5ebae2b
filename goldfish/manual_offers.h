// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/table.h"

namespace mazzo::goldfish {

/// Whether the verb is that of a manual action: `manual draw`, `manual move` and so on.
[[nodiscard]] bool isManual(std::string_view verb);

/// The controls that the procedure implies: all zones of the player, its counters and its states. Engines adapt them.
[[nodiscard]] ManualControls procedureControls(const Setup& setup);

/// Every manual action that is possible on a table, with its operands: the cards that can be moved, the zones and
/// places they can be moved to, the counters with the changes they allow, and so on. A name that several different
/// pieces have means the one in the hand, else the one that is visible; the others need a mark, `Marine @field`.
[[nodiscard]] std::vector<Offer> manualOffers(const Setup& setup, const Table& table);

/// Why a manual action, which need not be well-formed, is not possible.
[[nodiscard]] Note manualRefusal(const Setup& setup, const Table& table, std::string_view text);

}  // namespace mazzo::goldfish
