// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/rows_model.h"
#include "model/collection/edits.h"

namespace mazzo::desktop {

/// The lots of one card, and what can be noted down about each.
class CardLots : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)  ///< empty: no card is shown
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int owned READ owned NOTIFY changed)
    Q_PROPERTY(int inDecks READ inDecks NOTIFY changed)
    Q_PROPERTY(int free READ free NOTIFY changed)  ///< negative: built decks need more than there is
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    Q_PROPERTY(int lent READ lent NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::RowsModel* lots READ lots CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* decks READ decks CONSTANT)  ///< those that hold the card

public:
    explicit CardLots(CollectionController& controller, QObject* parent = nullptr);

    void setState(CollectionState state);
    void retranslate() { fill(); }

    [[nodiscard]] QString cardId() const { return m_cardId; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] int owned() const { return copies().owned; }
    [[nodiscard]] int inDecks() const { return copies().inDecks; }
    [[nodiscard]] int free() const { return copies().atHand() - copies().inDecks; }
    [[nodiscard]] int wanted() const { return copies().wanted; }
    [[nodiscard]] int lent() const { return copies().lent; }
    [[nodiscard]] RowsModel* lots() { return &m_lots; }
    [[nodiscard]] RowsModel* decks() { return &m_decks; }

public slots:
    void show(const QString& cardId);
    void setCount(int row, int count);  ///< 0 takes the lot away
    void note(int row, const QString& field, const QString& value);
    void split(int row, int copies, const QString& field, const QString& value);  ///< only so many copies of it
    void lend(int row, int copies, const QString& to);
    void giveBack(int row, int copies);
    void remove(int row);
    void add(int copies);  ///< with nothing noted
    void want(int copies);

signals:
    void changed();

private:
    [[nodiscard]] std::optional<CardIndex> card() const;
    [[nodiscard]] Copies copies() const;
    [[nodiscard]] std::optional<LotId> lotAt(int row) const;
    void put(int row, const LotNotes& notes, std::optional<int> copies);
    void fill();
    void addAs(Lot::Kind kind, int copies);

    CollectionController& m_controller;
    CollectionState m_state;
    QString m_cardId;
    RowsModel m_lots;
    RowsModel m_decks;
};

/// The note of that name, as views call it: "place", "condition", "language", "finish", "note", "price", "date",
/// "printing", "priority".
[[nodiscard]] LotNotes noteCalled(const QString& field, const QString& value);

}  // namespace mazzo::desktop
