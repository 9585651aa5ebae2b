// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_judge.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/rows_model.h"
#include "model/collection/collection_counts.h"

namespace mazzo::desktop {

// What the editor's lists show, as rows in the order of these roles.

inline const QList<QByteArray> kDeckCardRoles{"kind",   "zoneId", "cardId", "name",    "amount", "typeIndex", "unknown",
                                              "guilty", "note",   "owned",  "lacking", "goal",   "spoken"};

/// How the rows of a deck are to be laid out, and what stands beside them.
struct DeckLayout {
    QString sort;  ///< "pack", "name", "type" or a number's field
    bool grouped = true;
    const CollectionCounts* owned = nullptr;  ///< null: nothing is said about copies owned
    bool built = false;                       ///< the copies that it holds are its own
    std::string language;
};

/// Zones with their cards. `kind` is "zone", "group" or "card"; the amount of a zone or group is that of its cards,
/// the goal how many a rule asks for, or -1.
[[nodiscard]] QList<RowsModel::Row> deckCardRows(const OpenDeck& open, const Judgement* judgement,
                                                 const DeckLayout& layout);

/// Which card of which zone a row of the deck is about; the name if the catalogue does not know it.
struct DeckLine {
    ZoneIndex zone{};
    std::optional<CardIndex> card;
    std::string unknownCard;
    int copies = 0;
};

/// The line that a row stands for; nothing for zones and groups.
[[nodiscard]] std::optional<DeckLine> lineOf(const OpenDeck& open, const RowsModel& rows, int row);

inline const QList<QByteArray> kRuleRoles{"status", "title", "details", "clause",  "source", "have",
                                          "least",  "most",  "fixes",   "finding", "words"};

/// The checklist: what is wrong first, then what is missing, then what holds; rules that are not judged are left out.
[[nodiscard]] QList<RowsModel::Row> ruleRows(const OpenDeck& open, const Judgement& judgement,
                                             std::string_view language);

inline const QList<QByteArray> kOptionRoles{"optionId", "name", "about", "value", "shown", "choices", "least", "most"};

/// The edition first, then the options of it. Choices are lists of {value, text}; an option with a wide range has none
/// and a least and most.
[[nodiscard]] QList<RowsModel::Row> optionRows(const OpenDeck& open, std::string_view language);

inline const QList<QByteArray> kBarRoles{"label", "amount", "share", "unknown", "place", "spoken"};

/// How many copies have which value of a field ("type": which type). Cards that lack the field are left out; unknown
/// values are a bar of their own. The place is the value, or its position among the field's choices or the game's
/// types.
[[nodiscard]] QList<RowsModel::Row> barRows(const OpenDeck& open, const QString& field, std::string_view language);

/// The first number that the deck knows something about, else "type".
[[nodiscard]] QString firstChart(const OpenDeck& open);

/// The fields that a chart can be drawn of: {fieldId, name}.
[[nodiscard]] QList<RowsModel::Row> chartFieldRows(const Game& game, std::string_view language);

}  // namespace mazzo::desktop
