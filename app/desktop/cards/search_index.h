// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"

#include <mutex>

namespace mazzo::desktop {

/// One value that the cards of a game can be narrowed down to: a type, or a choice of a field.
struct Facet {
    std::optional<FieldIndex> field;  ///< none: the card's type
    std::size_t choice = 0;           ///< position among the game's types or the field's choices

    [[nodiscard]] std::string id(const Game& game) const;  ///< "type:unit", "race:numan"
};

[[nodiscard]] std::vector<Facet> facetsOf(const Game& game);

/// What searches of one snapshot need again and again: the cards of each facet, and the orders they can be sorted in.
/// Made on the first search, on a worker thread.
class SearchIndex {
public:
    explicit SearchIndex(GameSnapshot game) : m_game(std::move(game)) {}

    [[nodiscard]] const LoadedGame& game() const { return *m_game; }
    [[nodiscard]] const GameSnapshot& snapshot() const { return m_game; }
    [[nodiscard]] const std::vector<MatchSet>& facetCards();  ///< for each of `facetsOf`
    /// All cards in the order of "name", "type" or a number field (unknown ones last); by name where the collection
    /// decides; any other word is the pack's own order.
    [[nodiscard]] const std::vector<CardIndex>& order(const std::string& sort, const std::string& language);

private:
    [[nodiscard]] std::vector<CardIndex> sorted(const std::string& sort, const std::string& language);

    GameSnapshot m_game;
    std::mutex m_lock;
    std::optional<std::vector<MatchSet>> m_facetCards;
    std::map<std::pair<std::string, std::string>, std::vector<CardIndex>> m_orders;
};

}  // namespace mazzo::desktop
