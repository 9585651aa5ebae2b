// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/piece_rows.h"

namespace mazzo::desktop {

/// The card on the table that the player is looking at, with its whole text.
class CardPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)  ///< empty for tokens and unknown cards
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    Q_PROPERTY(int typeIndex READ typeIndex NOTIFY changed)
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QStringList states READ states NOTIFY changed)
    Q_PROPERTY(QString where READ where NOTIFY changed)  ///< the zone or region it is in
    Q_PROPERTY(QString printed READ printed NOTIFY changed)
    Q_PROPERTY(QString setLabel READ setLabel NOTIFY changed)
    Q_PROPERTY(int unknowns READ unknowns NOTIFY changed)
    Q_PROPERTY(bool provisional READ provisional NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY changed)

public:
    explicit CardPreview(CardTextSource cardText, QObject* parent = nullptr);

    void show(const TableView* view, uint pieceId);  ///< nothing without a view, or if the piece is not visible
    void refresh(const TableView& view);             ///< the piece may be somewhere else now
    void clear();

    [[nodiscard]] bool shown() const { return m_card.shown; }
    [[nodiscard]] QString cardId() const { return m_card.cardId; }
    [[nodiscard]] QString name() const { return m_card.piece.name; }
    [[nodiscard]] QString typeLine() const { return m_card.piece.typeLine; }
    [[nodiscard]] int typeIndex() const { return m_card.piece.typeIndex; }
    [[nodiscard]] QStringList numbers() const { return m_card.piece.numbers; }
    [[nodiscard]] QStringList states() const { return m_card.piece.states; }
    [[nodiscard]] QString where() const { return m_card.where; }
    [[nodiscard]] QString printed() const { return m_card.printed; }
    [[nodiscard]] QString setLabel() const { return m_card.setLabel; }
    [[nodiscard]] int unknowns() const { return m_card.piece.unknowns; }
    [[nodiscard]] QString picture() const { return m_card.piece.picture; }
    [[nodiscard]] bool provisional() const { return m_card.piece.provisional; }

signals:
    void changed();

private:
    struct PreviewedCard {
        bool shown = false;
        PieceRow piece;
        QString cardId;
        QString where;
        QString printed;
        QString setLabel;

        bool operator==(const PreviewedCard&) const = default;
    };

    void setCard(const PreviewedCard& card);

    CardTextSource m_cardText;
    uint m_pieceId = 0;  // 0: none
    PreviewedCard m_card;
};

}  // namespace mazzo::desktop
