// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"
#include "carddata/library/decks/stored_deck.h"

namespace mazzo::desktop {

/// The removed decks, kept until the player deletes them for good.
class DeckBin : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckLibrary")
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)  ///< removed last first
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY changed)  ///< in place of the decks

public:
    explicit DeckBin(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] TableModel* decks() { return &m_rows; }
    [[nodiscard]] int count() const { return m_rows.count(); }
    [[nodiscard]] bool shown() const { return m_shown; }
    void setShown(bool shown);
    void refresh();

public slots:
    void restore(const QString& deckId);
    void purge(const QString& deckId);  ///< for good
    void empty();                       ///< purges all of them

signals:
    void changed();

private:
    struct BinRow {
        QString deckId;
        QString name;
        QString gameName;
        QString removed;
        int amount = 0;

        bool operator==(const BinRow&) const = default;
        [[nodiscard]] static Roles<BinRow> roles()
        {
            return {{"deckId", &BinRow::deckId},
                    {"name", &BinRow::name},
                    {"gameName", &BinRow::gameName},
                    {"removed", &BinRow::removed},
                    {"amount", &BinRow::amount}};
        }
    };

    void show(std::vector<StoredDeck> decks);

    GameStore& m_store;
    bool m_shown = false;
    RowList<BinRow> m_rows;
};

}  // namespace mazzo::desktop
