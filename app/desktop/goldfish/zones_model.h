// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/piece_lists.h"

namespace mazzo::desktop {

/// The hand and the other zones of the table that are not on the board.
class ZonesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(QString handName READ handName NOTIFY changed)
    Q_PROPERTY(QString handId READ handId NOTIFY changed)  ///< its zone
    Q_PROPERTY(mazzo::desktop::TableModel* hand READ hand CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* spreads READ spreads CONSTANT)  ///< zones whose cards lie side by side
    Q_PROPERTY(mazzo::desktop::TableModel* piles READ piles CONSTANT)

public:
    explicit ZonesModel(QObject* parent = nullptr);

    void show(const TableView& view);
    void clear();

    [[nodiscard]] QString handName() const { return m_handName; }
    [[nodiscard]] QString handId() const { return m_handId; }
    [[nodiscard]] TableModel* hand() { return &m_hand; }
    [[nodiscard]] TableModel* spreads() { return &m_spreads; }
    [[nodiscard]] TableModel* piles() { return &m_piles; }

signals:
    void changed();

private:
    struct Row {
        QString zoneId;  ///< empty for a zone of another seat: nothing can be put there
        QString name;
        int amount = 0;
        bool counted = true;  ///< else only the top card is known
        QString look;
        TableModel* pieces = nullptr;
        uint topId = 0;
        QString topName;
        QString topTouch;
        QString spoken;
        bool wide = false;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles();
    };

    QString m_handName;
    QString m_handId;
    PieceLists m_pieces;
    RowList<PieceRow> m_hand;
    RowList<Row> m_spreads;
    RowList<Row> m_piles;
};

}  // namespace mazzo::desktop
