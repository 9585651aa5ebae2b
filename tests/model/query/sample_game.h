// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/query/compiled_expression.h"
#include "model/query/matching.h"

namespace mazzo::tests::sample {

/// A small made-up game in English and Italian: every kind of field, known, unknown and absent values.
[[nodiscard]] Game game();
[[nodiscard]] std::vector<Card> cards(const Game& game);

/// The game with its cards, and short functions for queries.
struct World {
    Game game = sample::game();
    std::vector<Card> cards = sample::cards(game);
    Catalogue catalogue = Catalogue::build(game, cards);

    [[nodiscard]] CardIndex card(std::string_view id) const;
    [[nodiscard]] ZoneIndex zone(std::string_view id) const { return *game.zone(id); }
    [[nodiscard]] Query query(std::string_view text) const;         ///< fails the test if it is none
    [[nodiscard]] std::string found(std::string_view query) const;  ///< ids that match, then "?" and the undecided ones
    /// Evaluates an expression for a deck; the answer as text: "yes", "3", "2..5", "2..", "..4", "[a b]", "[a …]", or
    /// the error's code.
    [[nodiscard]] std::string evaluated(std::string_view expression, const Deck& deck,
                                        std::string_view card = {}) const;
    [[nodiscard]] std::string evaluated(std::string_view expression, const Deck& deck, const Settings& settings,
                                        std::string_view card) const;
};

[[nodiscard]] std::string written(const Answer& answer);
[[nodiscard]] std::string written(const Error& error);  ///< "code@column arg arg"

}  // namespace mazzo::tests::sample
