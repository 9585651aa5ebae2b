// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Can I build it? Every deck of a game with what is missing for it; for the chosen ones together: which cards to get,
/// and where the others are.
class BuildPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* wants READ wants CONSTANT)  ///< the exact shortage of the chosen decks
    Q_PROPERTY(mazzo::desktop::TableModel* packing READ packing CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* conflicts READ conflicts CONSTANT)  ///< cards that built decks contend for
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY changed)
    Q_PROPERTY(QString chosenNames READ chosenNames NOTIFY changed)
    Q_PROPERTY(int lacking READ lacking NOTIFY changed)  ///< copies, for all chosen decks at once
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    Q_PROPERTY(bool wishesComplete READ wishesComplete NOTIFY changed)  ///< all that is lacking is wished for already

public:
    explicit BuildPanel(CollectionController& controller, QObject* parent = nullptr);

    void setState(CollectionState state);
    void retranslate();

    [[nodiscard]] TableModel* decks() { return &m_decks; }
    [[nodiscard]] TableModel* wants() { return &m_wants; }
    [[nodiscard]] TableModel* packing() { return &m_packing; }
    [[nodiscard]] TableModel* conflicts() { return &m_conflicts; }
    [[nodiscard]] int chosenCount() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] QString chosenNames() const;
    [[nodiscard]] int lacking() const { return m_lacking; }
    [[nodiscard]] int needed() const { return m_needed; }
    [[nodiscard]] bool wishesComplete() const { return m_wishesComplete; }

public slots:
    void toggle(int row);  ///< chooses a deck, or removes the choice
    void chooseNone();
    void wantAll();  ///< wishes up to the shortage
    void setBuilt(int row, bool built);
    void copyWants();  ///< to the clipboard, a line for each card
    void copyPacking();

signals:
    void changed();

private:
    struct DeckRow {
        QString name;
        bool precon = false;
        bool built = false;
        int amount = 0;
        int lacking = 0;
        int percent = 0;
        QString detail;
        bool chosen = false;
        QString spoken;

        bool operator==(const DeckRow&) const = default;
        [[nodiscard]] static Roles<DeckRow> roles()
        {
            return {{"name", &DeckRow::name},     {"precon", &DeckRow::precon},   {"built", &DeckRow::built},
                    {"amount", &DeckRow::amount}, {"lacking", &DeckRow::lacking}, {"percent", &DeckRow::percent},
                    {"detail", &DeckRow::detail}, {"chosen", &DeckRow::chosen},   {"spoken", &DeckRow::spoken}};
        }
    };
    struct WantRow {
        QString name;
        int need = 0;
        int have = 0;
        int lacking = 0;
        int wished = 0;
        bool advisory = false;  ///< the game can do without these copies
        QString spoken;

        bool operator==(const WantRow&) const = default;
        [[nodiscard]] static Roles<WantRow> roles()
        {
            return {{"name", &WantRow::name},       {"need", &WantRow::need},     {"have", &WantRow::have},
                    {"lacking", &WantRow::lacking}, {"wished", &WantRow::wished}, {"advisory", &WantRow::advisory},
                    {"spoken", &WantRow::spoken}};
        }
    };
    struct PackingRow {
        QString deck;
        QString name;
        int amount = 0;
        QString place;
        bool lacking = false;
        QString spoken;

        bool operator==(const PackingRow&) const = default;
        [[nodiscard]] static Roles<PackingRow> roles()
        {
            return {{"deck", &PackingRow::deck},   {"name", &PackingRow::name},       {"amount", &PackingRow::amount},
                    {"place", &PackingRow::place}, {"lacking", &PackingRow::lacking}, {"spoken", &PackingRow::spoken}};
        }
    };
    struct ConflictRow {
        QString name;
        int need = 0;
        int have = 0;
        QString decks;
        QString spoken;

        bool operator==(const ConflictRow&) const = default;
        [[nodiscard]] static Roles<ConflictRow> roles()
        {
            return {{"name", &ConflictRow::name},
                    {"need", &ConflictRow::need},
                    {"have", &ConflictRow::have},
                    {"decks", &ConflictRow::decks},
                    {"spoken", &ConflictRow::spoken}};
        }
    };

    /// Identifies a deck while the list changes: one of the library by id, a preconstructed one by name.
    using Key = std::pair<std::optional<DeckId>, std::string>;
    [[nodiscard]] static Key keyOf(const Candidate& deck) { return {deck.id, deck.id ? std::string() : deck.name}; }

    [[nodiscard]] std::vector<const Candidate*> chosen() const;
    [[nodiscard]] std::vector<Shortage> shortage() const;
    void showDecks();
    void showChosen();
    void showConflicts();

    CollectionController& m_controller;
    CollectionState m_state;
    std::vector<Key> m_chosen;  // in the order they were chosen: the first packs first
    int m_lacking = 0;
    int m_needed = 0;
    bool m_wishesComplete = false;
    RowList<DeckRow> m_decks;
    RowList<WantRow> m_wants;
    RowList<PackingRow> m_packing;
    RowList<ConflictRow> m_conflicts;
};

}  // namespace mazzo::desktop
