// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo::desktop {

/// Can I build it? Every deck of a game with what is missing for it; for those that are chosen, together: what to get,
/// and what to take from where.
class BuildPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(mazzo::desktop::RowsModel* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* wants READ wants CONSTANT)  ///< the exact shortage of the chosen decks
    Q_PROPERTY(mazzo::desktop::RowsModel* packing READ packing CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* conflicts READ conflicts CONSTANT)  ///< cards that built decks contend for
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY changed)
    Q_PROPERTY(QString chosenNames READ chosenNames NOTIFY changed)
    Q_PROPERTY(int lacking READ lacking NOTIFY changed)  ///< copies, for all chosen decks at once
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    Q_PROPERTY(bool wishesComplete READ wishesComplete NOTIFY changed)  ///< all that is lacking is wished for already

public:
    explicit BuildPanel(CollectionController& controller, QObject* parent = nullptr);

    void setState(CollectionState state);
    void retranslate();

    [[nodiscard]] RowsModel* decks() { return &m_decks; }
    [[nodiscard]] RowsModel* wants() { return &m_wants; }
    [[nodiscard]] RowsModel* packing() { return &m_packing; }
    [[nodiscard]] RowsModel* conflicts() { return &m_conflicts; }
    [[nodiscard]] int chosenCount() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] QString chosenNames() const;
    [[nodiscard]] int lacking() const { return m_lacking; }
    [[nodiscard]] int needed() const { return m_needed; }
    [[nodiscard]] bool wishesComplete() const { return m_wishesComplete; }

public slots:
    void toggle(int row);  ///< chooses a deck, or lets it go
    void chooseNone();
    void wantAll();  ///< wishes up to the shortage
    void setBuilt(int row, bool built);
    void copyWants();  ///< to the clipboard, a line for each card
    void copyPacking();

signals:
    void changed();

private:
    /// A deck stays chosen while the list changes around it: the library's by id, a ready-made one by name.
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
    RowsModel m_decks;
    RowsModel m_wants;
    RowsModel m_packing;
    RowsModel m_conflicts;
};

}  // namespace mazzo::desktop
