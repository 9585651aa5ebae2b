// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/printed_texts.h"
#include "app/desktop/collection/collection_snapshot.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <set>

namespace mazzo::desktop {

/// Cards of one game by their positions; what a row shows is made when a view asks for it, so that a hundred thousand
/// rows cost no more than the few visible ones.
class CardList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY chosenChanged)

public:
    enum Role {
        CardId = Qt::UserRole,
        Name,
        TypeLine,
        TypeIndex,
        Numbers,
        Excerpt,
        TextMissing,
        SetLabel,
        Provisional,
        Unknowns,
        Undecided,
        Amount,
        Spoken,
        Owned,
        InDecks,
        Free,
        Wanted,
        Lent,
        Places,
        Chosen,
        Picture
    };
    Q_ENUM(Role)

    /// How many copies of a card the list's owner wants shown, such as those in the open deck.
    using AmountOf = std::function<int(CardIndex)>;

    explicit CardList(QObject* parent = nullptr);

    void setAmounts(AmountOf amountOf) { m_amountOf = std::move(amountOf); }
    void refreshAmounts();

    /// What the player owns of each card; null: not known.
    void setCollection(CollectionState collection);

    /// `yes` says which of the cards are sure to be meant; the others are marked as undecided.
    void show(GameSnapshot game, std::vector<CardIndex> cards, CardBits yes, CardTexts texts = {});
    /// More of the texts that were requested.
    void addTexts(const GameSnapshot& game, CardTexts texts);
    /// The cards whose texts a view needs and that were not requested before.
    [[nodiscard]] std::vector<CardIndex> takeRequested() { return std::exchange(m_requested, {}); }
    void retranslate();
    [[nodiscard]] int count() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] const std::vector<CardIndex>& cards() const { return m_cards; }
    Q_INVOKABLE QString cardIdAt(int row) const;
    Q_INVOKABLE int rowOf(const QString& cardId) const;  ///< -1 if it is not in the list
    Q_INVOKABLE QString nameOf(const QString& cardId) const;

    // Selected cards stay selected while they are not in the list.
    [[nodiscard]] int chosenCount() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] const std::set<CardIndex>& chosen() const { return m_chosen; }
    Q_INVOKABLE void choose(int row, bool chosen);
    Q_INVOKABLE void chooseBetween(int from, int to);  ///< both included
    Q_INVOKABLE void chooseAll();                      ///< of the list
    Q_INVOKABLE void chooseNone();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void chosenChanged();
    void textsRequested();  ///< once for all cards that a view shows at the same time

private:
    [[nodiscard]] QString excerpt(CardIndex card) const;
    [[nodiscard]] QVariant collected(CardIndex card, int role) const;
    void tellChosen(int from, int to);
    [[nodiscard]] QString spoken(CardIndex card) const;  ///< the row as a screen reader says it

    AmountOf m_amountOf;
    GameSnapshot m_game;
    std::vector<CardIndex> m_cards;
    CardBits m_yes;
    CollectionState m_collection;
    std::set<CardIndex> m_chosen;
    CardTexts m_texts;
    mutable std::set<CardIndex> m_known;         // cards whose texts were requested
    mutable std::vector<CardIndex> m_requested;  // the newest of those
};

}  // namespace mazzo::desktop
