// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_relations_model.h"
#include "app/desktop/cards/card_values.h"
#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// One card in full: every field with where it comes from, its text, its rulings; what is not known can be typed in.
class CardPage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString otherNames READ otherNames NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    Q_PROPERTY(int typeIndex READ typeIndex NOTIFY changed)
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QString setLabel READ setLabel NOTIFY changed)
    Q_PROPERTY(bool provisional READ provisional NOTIFY changed)
    Q_PROPERTY(int unknowns READ unknowns NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::CardValues* values READ values CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardRelationsModel* relations READ relations CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* rulings READ rulings CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* printings READ printings CONSTANT)
    Q_PROPERTY(QString backName READ backName NOTIFY changed)  ///< of the other side; empty if there is none
    Q_PROPERTY(QString backText READ backText NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(int frame READ frame NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY changed)  ///< its address; empty if there is none
    Q_PROPERTY(
        QString owned READ owned NOTIFY changed)  ///< how many copies the player has; empty if nothing is noted down

public:
    CardPage(GameStore& store, CollectionController& collection, QObject* parent = nullptr);

    void show(GameSnapshot game, const QString& cardId);
    void retranslate();

    [[nodiscard]] QString cardId() const { return m_card ? QString::fromStdString(m_card->id) : QString(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString otherNames() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] int typeIndex() const;
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QString setLabel() const;
    [[nodiscard]] bool provisional() const;
    [[nodiscard]] int unknowns() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] int frame() const;
    [[nodiscard]] QString picture() const;
    [[nodiscard]] QString owned() const;
    [[nodiscard]] CardValues* values() { return &m_values; }
    [[nodiscard]] CardRelationsModel* relations() { return &m_relations; }
    [[nodiscard]] TableModel* rulings() { return &m_rulings; }
    [[nodiscard]] TableModel* printings() { return &m_printings; }
    [[nodiscard]] QString backName() const;
    [[nodiscard]] QString backText() const;

public slots:
    void findRelations();  ///< decks may have changed: which contain it, and which cards are similar?

signals:
    void changed();

private:
    struct RulingRow {
        QString words;
        QString clause;

        bool operator==(const RulingRow&) const = default;
        [[nodiscard]] static Roles<RulingRow> roles()
        {
            return {{"words", &RulingRow::words}, {"clause", &RulingRow::clause}};
        }
    };

    struct PrintingRow {
        QString set;
        QString number;
        QString rarity;
        QString finish;

        bool operator==(const PrintingRow&) const = default;
        [[nodiscard]] static Roles<PrintingRow> roles()
        {
            return {{"set", &PrintingRow::set},
                    {"number", &PrintingRow::number},
                    {"rarity", &PrintingRow::rarity},
                    {"finish", &PrintingRow::finish}};
        }
    };

    void refreshOwned(const QString& gameId);
    void showPrintings();
    [[nodiscard]] std::optional<Card> readCard(const std::string& cardId);
    void reload();

    GameStore& m_store;
    CollectionController& m_collection;
    GameSnapshot m_game;
    std::optional<Card> m_card;
    CardIndex m_index{};
    std::shared_ptr<const CollectionCounts> m_owned;
    CardValues m_values;
    CardRelationsModel m_relations;
    RowList<RulingRow> m_rulings;
    RowList<PrintingRow> m_printings;
};

}  // namespace mazzo::desktop
