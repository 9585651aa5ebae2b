// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/derived_values.h"
#include "carddata/library/user_value.h"
#include "carddata/pack/layer_card.h"

namespace mazzo::carddata {

/// Puts cards together from what the layers say about them.
class CardMerger {
public:
    /// Image names of the own layer are completed with `ownImages`, the folder they are in.
    CardMerger(const Game& game, std::string ownImages);

    /// A card that a layer adds; nothing if the game has no such card type (any more).
    [[nodiscard]] std::optional<Card> added(const LayerCard& layer) const;

    /// Lays the changes of an expansion pack over a card.
    void extend(Card& card, const LayerCard& layer) const;

    /// Lays the player's changes over a card. A value that contradicts what is known below, without being a correction,
    /// is left out and returned: the pack has come to know better.
    std::vector<UserValue> layOwn(Card& card, const LayerCard& layer) const;

private:
    void layParts(Card& card, const LayerCard& layer) const;
    void layText(Card& card, const LayerCard& layer) const;
    void fillUp(Card& card, Origin origin) const;
    [[nodiscard]] Texts withLanguages(const Texts& texts) const;

    const Game& m_game;
    std::string m_ownImages;
    DerivedValues m_derived;
};

}  // namespace mazzo::carddata
