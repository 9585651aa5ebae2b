// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/row_list.h"
#include "model/collection/edits.h"

namespace mazzo::desktop {

/// The lots of one card, and the notes about each.
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
    Q_PROPERTY(mazzo::desktop::TableModel* lots READ lots CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)  ///< those that hold the card

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
    [[nodiscard]] TableModel* lots() { return &m_lots; }
    [[nodiscard]] TableModel* decks() { return &m_decks; }

public slots:
    void show(const QString& cardId);
    void setCount(int row, int count);  ///< 0 removes the lot
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
    struct LotRow {
        qlonglong lotId = 0;
        bool wish = false;
        int amount = 0;
        QString printing;
        QString condition;
        QString language;
        QString finish;
        QString place;
        QString note;
        QString date;
        QString price;
        QString lentTo;
        QString lentSince;
        int priority = 0;
        QString spoken;

        bool operator==(const LotRow&) const = default;
        [[nodiscard]] static Roles<LotRow> roles()
        {
            return {
                {"lotId", &LotRow::lotId},         {"wish", &LotRow::wish},           {"amount", &LotRow::amount},
                {"printing", &LotRow::printing},   {"condition", &LotRow::condition}, {"language", &LotRow::language},
                {"finish", &LotRow::finish},       {"place", &LotRow::place},         {"note", &LotRow::note},
                {"date", &LotRow::date},           {"price", &LotRow::price},         {"lentTo", &LotRow::lentTo},
                {"lentSince", &LotRow::lentSince}, {"priority", &LotRow::priority},   {"spoken", &LotRow::spoken}};
        }
    };
    struct DeckRow {
        QString name;
        int amount = 0;
        bool built = false;

        bool operator==(const DeckRow&) const = default;
        [[nodiscard]] static Roles<DeckRow> roles()
        {
            return {{"name", &DeckRow::name}, {"amount", &DeckRow::amount}, {"built", &DeckRow::built}};
        }
    };

    [[nodiscard]] std::optional<CardIndex> card() const;
    [[nodiscard]] Copies copies() const;
    [[nodiscard]] std::optional<LotId> lotAt(int row) const;
    void put(int row, const LotNotes& notes, std::optional<int> copies);
    void fill();
    void addAs(Lot::Kind kind, int copies);

    CollectionController& m_controller;
    CollectionState m_state;
    QString m_cardId;
    RowList<LotRow> m_lots;
    RowList<DeckRow> m_decks;
};

/// The note of that name, as views call it: "place", "condition", "language", "finish", "note", "price", "date",
/// "printing", "priority".
[[nodiscard]] LotNotes noteCalled(const QString& field, const QString& value);

}  // namespace mazzo::desktop
