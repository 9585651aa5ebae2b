// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_search.h"
#include "app/desktop/collection/build_panel.h"
#include "app/desktop/collection/card_lots.h"
#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/collection/collection_import.h"
#include "app/desktop/collection/collection_totals.h"

#include <QUrl>

namespace mazzo::desktop {

/// What the player owns of one game: sums, the cards that a search finds with their copies, and everything that can be
/// done with them. Every change is stored at once, on a worker thread, and can be undone.
class CollectionPage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)  ///< was the collection read?
    Q_PROPERTY(bool empty READ empty NOTIFY changed)  ///< nothing is owned or wanted
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)  ///< what Undo would undo; empty if nothing
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    Q_PROPERTY(QString exported READ exported NOTIFY exportedChanged)  ///< what became of the last export
    Q_PROPERTY(mazzo::desktop::CollectionTotals* totals READ totals CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardLots* lots READ lots CONSTANT)
    Q_PROPERTY(mazzo::desktop::BuildPanel* builds READ builds CONSTANT)
    Q_PROPERTY(mazzo::desktop::CollectionImport* imports READ imports CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* products READ products CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* unknownCards READ unknownCards
                   CONSTANT)  ///< names that the catalogue does not have
    Q_PROPERTY(mazzo::desktop::TableModel* borrowers READ borrowers CONSTANT)  ///< who has how many cards

public:
    CollectionPage(GameStore& store, CollectionController& controller, std::shared_ptr<PrintedTexts> texts,
                   QObject* parent = nullptr);

    void setGame(const GameSnapshot& game);
    void retranslate();

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool known() const { return m_state != nullptr; }
    [[nodiscard]] bool empty() const { return known() && m_state->lotIndex->lots().empty(); }
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString undoText() const { return wordsOf(m_controller.undoable()); }
    [[nodiscard]] QString redoText() const { return wordsOf(m_controller.redoable()); }
    [[nodiscard]] QString exported() const { return m_exported; }
    [[nodiscard]] CollectionTotals* totals() { return &m_totals; }
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] CardLots* lots() { return &m_lots; }
    [[nodiscard]] BuildPanel* builds() { return &m_builds; }
    [[nodiscard]] CollectionImport* imports() { return &m_import; }
    [[nodiscard]] TableModel* products() { return &m_products; }
    [[nodiscard]] TableModel* unknownCards() { return &m_unknownCards; }
    [[nodiscard]] TableModel* borrowers() { return &m_borrowers; }

public slots:
    void refresh();                                    ///< another program may have changed it
    void sortBy(const QString& column);                ///< the same again turns it around
    void changeCopies(const QString& cardId, int by);  ///< adds copies without notes, or removes copies
    void changeWishes(const QString& cardId, int by);
    void addBoxes(const QString& productId, int boxes, const QString& place);
    void removeBoxes(const QString& productId, int boxes);
    void undo();
    void redo();
    void exportTo(const QUrl& file);
    void dismissProblem();
    void dismissExported();

    // With all owned copies of the cards that were chosen in the table.
    void noteChosen(
        const QString& field,
        const QString& value);  ///< "place", "condition", "language", "finish", "note", "price", "date", "printing"
    void lendChosen(const QString& to, int copies);  ///< at most so many of each lot that is not lent yet
    [[nodiscard]] int lendableCopies() const;        ///< of the largest lot of the selected cards
    void returnChosen();
    void wantChosen(int copies);  ///< so many of each
    void removeChosen();          ///< lots and wishes; what is lent stays

    void identify(const QString& name,
                  const QString& cardName);  ///< all lots of a name that the catalogue does not have are this card's

signals:
    void changed();
    void busyChanged();
    void problemChanged();
    void historyChanged();
    void exportedChanged();

private:
    struct ProductRow {
        QString productId;
        QString name;
        QString about;
        int amount = 0;
        int different = 0;
        bool partial = false;

        bool operator==(const ProductRow&) const = default;
        [[nodiscard]] static Roles<ProductRow> roles()
        {
            return {{"productId", &ProductRow::productId}, {"name", &ProductRow::name},
                    {"about", &ProductRow::about},         {"amount", &ProductRow::amount},
                    {"different", &ProductRow::different}, {"partial", &ProductRow::partial}};
        }
    };
    struct UnknownCardRow {
        QString name;
        int amount = 0;
        QString spoken;

        bool operator==(const UnknownCardRow&) const = default;
        [[nodiscard]] static Roles<UnknownCardRow> roles()
        {
            return {{"name", &UnknownCardRow::name},
                    {"amount", &UnknownCardRow::amount},
                    {"spoken", &UnknownCardRow::spoken}};
        }
    };
    struct BorrowerRow {
        QString name;
        int amount = 0;
        QString since;

        bool operator==(const BorrowerRow&) const = default;
        [[nodiscard]] static Roles<BorrowerRow> roles()
        {
            return {{"name", &BorrowerRow::name}, {"amount", &BorrowerRow::amount}, {"since", &BorrowerRow::since}};
        }
    };

    [[nodiscard]] QString wordsOf(const std::optional<CollectionStep>& step) const;
    [[nodiscard]] QString wordsOf(const Error& error) const;
    void applyState(const QString& gameId);
    void apply(CollectionStore::Change change);
    void changeBy(const QString& cardId, Lot::Kind kind, int by);
    void say(const QString& problem);
    void showProducts();
    void showUnknownCards();
    void showBorrowers();
    template <class Fits>
    [[nodiscard]] std::vector<LotId> chosenLots(Fits fits) const;

    GameStore& m_store;
    CollectionController& m_controller;
    GameSnapshot m_game;
    CollectionState m_state;
    QString m_problem;
    QString m_exported;
    std::vector<Product> m_boxes;
    CollectionTotals m_totals;
    CardSearch m_search;
    CardLots m_lots;
    BuildPanel m_builds;
    CollectionImport m_import;
    RowList<ProductRow> m_products;
    RowList<UnknownCardRow> m_unknownCards;
    RowList<BorrowerRow> m_borrowers;
};

}  // namespace mazzo::desktop
