// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/row_list.h"
#include "model/collection/collection_counts.h"

namespace mazzo::desktop {

/// The maybe pile in place of a zone: no zone of a game can have this id.
inline constexpr const char* kMaybeZone = "~maybe";

/// A line of the deck's list. `kind` is "zone", "group" or "card"; the amount of a zone or group is that of its cards,
/// the goal how many cards a rule asks for, or -1.
struct DeckCardRow {
    QString kind;
    QString zoneId;
    QString cardId;
    QString name;
    int amount = 0;
    int typeIndex = -1;
    bool unknown = false;
    bool guilty = false;
    QString note;
    QString owned;
    bool lacking = false;
    int goal = -1;
    QString spoken;
    QString picture{};  ///< its address; empty if the card has none
    QString trait{};    ///< such as its race or colour; empty if not known
    QString cost{};     ///< the first of its numbers: "3" or "?"; empty if it has none
    QString numbers{};  ///< the other known ones: "Attack 2 · Range 1"
    QStringList tags{};
    QString effect{};  ///< what one copy more does to the odds of a question, in percentage points
    QString effectAbout{};
    QString printing{};  ///< which the deck file names: "core 12"; empty if it names none

    bool operator==(const DeckCardRow&) const = default;
    [[nodiscard]] static Roles<DeckCardRow> roles()
    {
        return {{"kind", &DeckCardRow::kind},
                {"zoneId", &DeckCardRow::zoneId},
                {"cardId", &DeckCardRow::cardId},
                {"name", &DeckCardRow::name},
                {"amount", &DeckCardRow::amount},
                {"typeIndex", &DeckCardRow::typeIndex},
                {"unknown", &DeckCardRow::unknown},
                {"guilty", &DeckCardRow::guilty},
                {"note", &DeckCardRow::note},
                {"owned", &DeckCardRow::owned},
                {"lacking", &DeckCardRow::lacking},
                {"goal", &DeckCardRow::goal},
                {"spoken", &DeckCardRow::spoken},
                {"picture", &DeckCardRow::picture},
                {"trait", &DeckCardRow::trait},
                {"cost", &DeckCardRow::cost},
                {"numbers", &DeckCardRow::numbers},
                {"tags", &DeckCardRow::tags},
                {"printing", &DeckCardRow::printing},
                {"effect", &DeckCardRow::effect},
                {"effectAbout", &DeckCardRow::effectAbout}};
    }
};

/// A column of the deck's cards: a short text for each, and what it says in full.
struct CardEffects {
    struct Cell {
        QString text;
        QString about;
    };
    std::map<std::pair<ZoneIndex, CardIndex>, Cell> cells;

    [[nodiscard]] const Cell* of(ZoneIndex zone, CardIndex card) const
    {
        const auto found = cells.find({zone, card});
        return found == cells.end() ? nullptr : &found->second;
    }
};

/// How the rows of a deck are arranged, and what they show besides the cards.
struct DeckLayout {
    QString sort;                             ///< "pack", "name", "type" or a number's field
    QString grouping;                         ///< see `groupingRows`
    const CollectionCounts* owned = nullptr;  ///< null: owned copies are not shown
    bool built = false;                       ///< its copies are reserved for it
    std::string language;
    const CardEffects* effects = nullptr;  ///< null: there is no such column
};

/// Zones with their cards, and the maybe pile unless the deck is empty.
[[nodiscard]] QList<DeckCardRow> deckCardRows(const OpenDeck& open, const DeckCheckResult* check,
                                              const DeckLayout& layout);

/// A card in a zone of the deck or in the maybe pile; the name if the catalogue does not know it.
struct DeckLine {
    bool maybe = false;
    ZoneIndex zone{};
    std::optional<CardIndex> card;
    std::string unknownCard;
    int copies = 0;
};

/// The line of the deck that a row shows; nothing for zones and groups.
[[nodiscard]] std::optional<DeckLine> lineOf(const OpenDeck& open, const DeckCardRow& row);

}  // namespace mazzo::desktop
