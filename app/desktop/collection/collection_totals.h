// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_snapshot.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// How many cards of one game the player owns, has in built decks, wants and has lent.
class CollectionTotals : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("CollectionPage has one")
    Q_PROPERTY(int owned READ owned NOTIFY changed)
    Q_PROPERTY(int different READ different NOTIFY changed)
    Q_PROPERTY(int cards READ cards NOTIFY changed)  ///< of the game
    Q_PROPERTY(int free READ free NOTIFY changed)
    Q_PROPERTY(int inDecks READ inDecks NOTIFY changed)
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    Q_PROPERTY(int lent READ lent NOTIFY changed)
    Q_PROPERTY(int unknownCardCopies READ unknownCardCopies NOTIFY changed)

public:
    using QObject::QObject;

    /// `cards` is the size of the game's catalogue.
    void update(const CollectionSums& sums, int cards);

    [[nodiscard]] int owned() const { return m_sums.copies.owned; }
    [[nodiscard]] int different() const { return m_sums.different; }
    [[nodiscard]] int cards() const { return m_cards; }
    [[nodiscard]] int free() const { return m_sums.free; }
    [[nodiscard]] int inDecks() const { return m_sums.copies.inDecks; }
    [[nodiscard]] int wanted() const { return m_sums.copies.wanted; }
    [[nodiscard]] int lent() const { return m_sums.copies.lent; }
    [[nodiscard]] int unknownCardCopies() const { return m_sums.unknown; }

signals:
    void changed();

private:
    CollectionSums m_sums;
    int m_cards = 0;
};

}  // namespace mazzo::desktop
