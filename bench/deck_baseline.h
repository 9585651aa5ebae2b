// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"

#include <string>
#include <unordered_map>

namespace mazzo::bench {

/// Reads `N Name` lines as one would write it first: a stream, a line, a folded name, a hash map. No quotes, no
/// printings, no places of mistakes.
class PlainDeckReader {
public:
    PlainDeckReader(const Catalogue& catalogue, std::span<const Card> cards);

    [[nodiscard]] Deck read(const std::string& text) const;

private:
    std::unordered_map<std::string, CardIndex> m_cards;
};

}  // namespace mazzo::bench
