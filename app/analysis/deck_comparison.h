// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/odds_by_turn.h"
#include "model/collection/shortage.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

#include <array>
#include <map>

namespace mazzo::app {

/// What is asked about each of two decks.
struct ComparisonOrder {
    std::vector<goldfish::odds::Question> asks;
    std::optional<goldfish::odds::Question> keep;
    goldfish::odds::When when;
    int turns = 5;
};

/// What is known about one of them.
struct DeckFigures {
    Report report;
    std::vector<Shortage> missing;                               ///< empty if the collection is not known
    std::vector<goldfish::odds::ExactOdds> opening;              ///< by question
    std::vector<std::vector<goldfish::odds::ExactOdds>> byTurn;  ///< by turn, then question
    std::optional<Error> noOdds;  ///< why there are none, such as a deck that is too small
};

/// Checks a deck, counts what is missing, and answers the questions. `owned` may be null; `built`: its copies are its
/// own. Stopped by `watch`, the odds are incomplete.
[[nodiscard]] Checked<DeckFigures> deckFigures(const Game& game, const Catalogue& catalogue, const DeckFile& deck,
                                               const CollectionCounts* owned, bool built, const ComparisonOrder& order,
                                               const goldfish::odds::Watch& watch);

/// How many copies both decks have.
struct BothCopies {
    int first = 0;
    int second = 0;

    bool operator==(const BothCopies&) const = default;
};

/// By zone and card; unknown cards by their name.
using ComparedLines = std::map<std::pair<ZoneIndex, std::string>, BothCopies>;
[[nodiscard]] ComparedLines comparedLines(const std::array<const Deck*, 2>& decks, const Catalogue& catalogue,
                                          std::string_view language);

/// By the value of a numeric field. Values that are not exactly known are left out.
using ComparedCurve = std::map<int, BothCopies>;
[[nodiscard]] ComparedCurve comparedCurve(const std::array<const Deck*, 2>& decks, const Catalogue& catalogue,
                                          FieldIndex field);

[[nodiscard]] std::vector<FieldIndex> numericFields(const Game& game);

}  // namespace mazzo::app
