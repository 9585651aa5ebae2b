// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// A card of any game, by its ids.
struct CardName {
    std::string game;
    std::string card;  ///< the part after "<game>:"

    bool operator==(const CardName&) const = default;
};

/// What one card has printed on it.
struct PrintedText {
    std::string card;  ///< the part after "<game>:"
    Texts text;

    bool operator==(const PrintedText&) const = default;
};

/// The picture of one card as a layer names it: a path, absolute or in the layer's folder.
struct CardImage {
    std::string card;   ///< the part after "<game>:"
    std::string image;  ///< empty: the card has none, whatever the layers below say

    bool operator==(const CardImage&) const = default;
};

/// The tables `card` and `card_search`.
class CardRepository {
public:
    explicit CardRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<Card>> all(const Game& game) const;          ///< by permanent number
    [[nodiscard]] Result<Card> one(const Game& game, std::string_view id) const;  ///< NotFound if there is none
    [[nodiscard]] Result<std::vector<PrintedText>> texts(std::string_view game,
                                                         std::span<const std::string> ids) const;  ///< empty ones too
    [[nodiscard]] Result<std::vector<CardImage>> images(std::string_view game) const;  ///< of cards that have one
    [[nodiscard]] Result<bool> exists(std::string_view game, std::string_view id) const;
    [[nodiscard]] Result<std::int64_t> count(std::string_view game) const;
    [[nodiscard]] Result<void> add(const Game& game, std::span<const Card> cards) const;
    /// The cards of every game whose names or texts have all these words (the last may be half a word), best first.
    [[nodiscard]] Result<std::vector<CardName>> search(std::string_view words, int limit) const;

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
