// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_card_rows.h"
#include "app/desktop/decks/deck_groups.h"
#include "app/desktop/decks/deck_rules.h"
#include "app/desktop/shell/zone_row.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The cards of the deck in the editor, zone by zone, with what the player owns of them.
class DeckCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(mazzo::desktop::TableModel* cards READ cards CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* zones READ zones CONSTANT)  ///< and the maybe pile
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY changed)  ///< "pack", "name", "type" or a number's field
    Q_PROPERTY(QString grouping READ grouping WRITE setGrouping NOTIFY changed)  ///< see `groupingRows`
    Q_PROPERTY(mazzo::desktop::TableModel* groupings READ groupings CONSTANT)    ///< to choose from
    Q_PROPERTY(QStringList tags READ tags NOTIFY changed)                        ///< of the cards of the deck
    Q_PROPERTY(bool hasOwned READ hasOwned NOTIFY ownedChanged)    ///< does the player own cards of the game?
    Q_PROPERTY(int unknownNames READ unknownNames NOTIFY changed)  ///< cards that the game does not have
    Q_PROPERTY(QString setUp READ setUp NOTIFY changed)  ///< piles and cards on the table; empty without shared piles
    Q_PROPERTY(QStringList unrecognisedLines READ unrecognisedLines NOTIFY changed)  ///< of the file; kept as they are

public:
    DeckCards(const std::optional<OpenDeck>& open, const DeckRules& rules, QObject* parent = nullptr);

    void reset();  ///< another deck: its default order, nothing known about owned cards
    void refresh();
    void setBuilt(bool built);
    /// What the player owns of the deck's game; null if that is not known, or nothing is owned.
    void setOwned(std::shared_ptr<const CollectionCounts> owned);
    [[nodiscard]] const std::shared_ptr<const CollectionCounts>& owned() const { return m_owned; }
    [[nodiscard]] bool built() const { return m_built; }
    void setEffects(CardEffects effects);                       ///< what copies do to the odds; empty: no such column
    [[nodiscard]] std::optional<DeckLine> line(int row) const;  ///< nothing for zones and groups
    [[nodiscard]] int copies(CardIndex card) const;             ///< in all zones

    [[nodiscard]] TableModel* cards() { return &m_cards; }
    [[nodiscard]] TableModel* zones() { return &m_zones; }
    [[nodiscard]] int total() const;
    [[nodiscard]] QString sort() const { return m_sort; }
    [[nodiscard]] QString grouping() const { return m_grouping; }
    [[nodiscard]] TableModel* groupings() { return &m_groupings; }
    [[nodiscard]] QStringList tags() const;
    [[nodiscard]] const QList<DeckCardRow>& rows() const { return m_cards.rows(); }
    [[nodiscard]] bool hasOwned() const { return m_owned != nullptr; }
    [[nodiscard]] int unknownNames() const;
    [[nodiscard]] QString setUp() const;
    [[nodiscard]] QStringList unrecognisedLines() const;
    void setSort(const QString& sort);
    void setGrouping(const QString& grouping);

signals:
    void changed();
    void ownedChanged();

private:
    const std::optional<OpenDeck>& m_open;  // the editor's
    const DeckRules& m_rules;
    bool m_built = false;
    std::shared_ptr<const CollectionCounts> m_owned;
    CardEffects m_effects;
    QString m_sort = QStringLiteral("pack");
    QString m_grouping = QStringLiteral("type");
    RowList<ChartFieldRow> m_groupings;
    RowList<DeckCardRow> m_cards;
    RowList<ZoneRow> m_zones;
};

}  // namespace mazzo::desktop
