// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/chart_rows.h"

namespace mazzo::desktop {

/// What the cards of a deck can be grouped by: nothing (empty), "type", "tag", or the id of a field.
[[nodiscard]] QList<ChartFieldRow> groupingRows(const Game& game, std::string_view language);

/// A group of cards; groups sort by place, then name.
struct CardGroup {
    int place = 0;
    QString name;

    bool operator==(const CardGroup&) const = default;
    bool operator<(const CardGroup& other) const
    {
        return place != other.place ? place < other.place : name < other.name;
    }
};

/// The group that a card of the deck belongs to: one, even if the card has several values or tags. Cards without the
/// value come last.
[[nodiscard]] CardGroup groupOf(const OpenDeck& open, CardIndex card, const QString& grouping,
                                std::string_view language);

}  // namespace mazzo::desktop
