// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/bits.h"
#include "import/share/shared_deck.h"

namespace mazzo::importer::share {

/// The printings that a zone names, each with its copies.
[[nodiscard]] std::size_t printingCount(const SharedDeck::Zone& zone);

/// Whether the printings of each card are sorted, can be in a deck file, and are no more than its copies.
[[nodiscard]] bool arePrintingsSound(const SharedDeck::Zone& zone);

/// Whether a line of a deck file can hold the text.
[[nodiscard]] bool isLine(std::string_view text);

/// How many items follow; each takes a bit or more, so a larger number is no code of ours.
[[nodiscard]] std::size_t readCount(BitReader& reader, int order);

/// The last part of a code: the printings of all cards in the order of the code.
void writePrintings(BitWriter& writer, const SharedDeck& deck);
void readPrintings(BitReader& reader, SharedDeck& deck);

}  // namespace mazzo::importer::share
