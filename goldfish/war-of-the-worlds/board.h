// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/table.h"
#include "goldfish/war-of-the-worlds/card_effects.h"

#include <map>

namespace mazzo::goldfish::waroftheworlds {

using Regions = std::vector<std::string>;

/// Queries of the rules about the map and the hand. Set-up and table must outlive it.
class Board {
public:
    Board(const Setup& setup, const Table& table);

    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] const std::vector<Piece>& pieces() const { return m_pieces; }
    [[nodiscard]] std::vector<CardIndex> hand() const;
    /// The same board with one copy of that card less in hand: what is left while it is played.
    [[nodiscard]] Board without(CardIndex card) const;

    /// What a card does; compiled once for this board and its copies, because rules look cards up region by region.
    [[nodiscard]] const CardEffects& effects(CardIndex card) const;

    [[nodiscard]] Regions regions(std::string_view kind = {}) const;  ///< of that kind, in the order of the pack
    [[nodiscard]] bool is(std::string_view region, std::string_view kind) const;
    [[nodiscard]] const Regions& next(std::string_view region) const;  ///< WW-F12
    [[nodiscard]] std::string place(std::string_view kind) const;      ///< the first region of a kind

    [[nodiscard]] int count(std::string_view thing) const;
    [[nodiscard]] int count(std::string_view thing, std::string_view region) const;
    [[nodiscard]] int fresh(std::string_view thing, std::string_view region) const;  ///< not used this turn
    [[nodiscard]] const Piece* building(
        std::string_view region) const;  ///< the tile of a card; the Invasion Ship is none

    [[nodiscard]] bool hasAlienBuilding(std::string_view region) const;  ///< the Invasion Ship included (WW-K27)
    [[nodiscard]] const Piece* humanBuilding(std::string_view region) const;
    [[nodiscard]] bool isHostile(std::string_view region) const;      ///< WW-F13
    [[nodiscard]] bool isAlienTarget(std::string_view region) const;  ///< WW-T26: a Tripod or an alien building
    [[nodiscard]] bool isHumanTarget(std::string_view region) const;
    [[nodiscard]] int buildings(std::string_view cardId) const;      ///< tiles of that card
    [[nodiscard]] int miniaturesLeft(std::string_view thing) const;  ///< in supply (WW-C13)

private:
    const Setup& m_setup;
    const std::vector<Piece>& m_pieces;
    const std::vector<Piece>& m_hand;
    CardIndex m_played = noCard;
    std::shared_ptr<std::map<CardIndex, CardEffects>> m_effects;
};

}  // namespace mazzo::goldfish::waroftheworlds
