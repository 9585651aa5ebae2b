// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_relations.h"
#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/latest_task.h"
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
    Q_PROPERTY(QString printed READ printed NOTIFY changed)  ///< the printed text, empty if unknown or none
    Q_PROPERTY(bool printedUnknown READ printedUnknown NOTIFY changed)
    Q_PROPERTY(bool printedIsYours READ printedIsYours NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* values READ values CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* rulings READ rulings CONSTANT)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(int frame READ frame NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY changed)  ///< its address; empty if there is none
    Q_PROPERTY(
        QString owned READ owned NOTIFY changed)  ///< how many copies the player has; empty if nothing is noted down
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)  ///< that hold it
    Q_PROPERTY(mazzo::desktop::TableModel* similar READ similar CONSTANT)
    Q_PROPERTY(bool relating READ relating NOTIFY related)     ///< are decks and similar cards still being looked for?
    Q_PROPERTY(bool saving READ saving NOTIFY refusalChanged)  ///< is a value on its way into the library?
    Q_PROPERTY(QString refusedField READ refusedField NOTIFY refusalChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)  ///< why the last value was not accepted

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
    [[nodiscard]] QString printed() const;
    [[nodiscard]] bool printedUnknown() const;
    [[nodiscard]] bool printedIsYours() const { return m_card && m_ownText; }
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] int frame() const;
    [[nodiscard]] QString picture() const;
    [[nodiscard]] QString owned() const;
    [[nodiscard]] TableModel* decks() { return &m_decks; }
    [[nodiscard]] TableModel* similar() { return &m_similar; }
    [[nodiscard]] bool relating() const { return m_relationFinder.busy(); }
    [[nodiscard]] TableModel* values() { return &m_values; }
    [[nodiscard]] TableModel* rulings() { return &m_rulings; }
    [[nodiscard]] bool saving() const { return m_saving; }
    [[nodiscard]] QString refusedField() const { return m_refusedField; }
    [[nodiscard]] QString refusal() const;

public slots:
    void findRelations();  ///< decks may have changed: which contain it, and which cards are similar?
    /// Stores what the player reads on the card; `entered` or `refusal` reports the result.
    void enter(const QString& field, const QString& text);
    void resetValue(const QString& field);  ///< to what the pack says
    void dismissRefusal();

signals:
    void changed();
    void refusalChanged();
    void entered(const QString& field);  ///< or reset
    void related();

private:
    struct DeckRow {
        QString deckId;
        QString name;
        int copies = 0;

        bool operator==(const DeckRow&) const = default;
        [[nodiscard]] static Roles<DeckRow> roles()
        {
            return {{"deckId", &DeckRow::deckId}, {"name", &DeckRow::name}, {"copies", &DeckRow::copies}};
        }
    };
    struct SimilarRow {
        QString cardId;
        QString name;
        QString typeLine;
        int typeIndex = 0;

        bool operator==(const SimilarRow&) const = default;
        [[nodiscard]] static Roles<SimilarRow> roles()
        {
            return {{"cardId", &SimilarRow::cardId},
                    {"name", &SimilarRow::name},
                    {"typeLine", &SimilarRow::typeLine},
                    {"typeIndex", &SimilarRow::typeIndex}};
        }
    };
    struct ValueRow {
        QString fieldId;
        QString name;
        QString about;
        QString value;
        QString knowledge;
        QString origin;
        QString originId;
        QString clause;
        QString note;
        bool editable = false;
        QString typed;
        QStringList choices;

        bool operator==(const ValueRow&) const = default;
        [[nodiscard]] static Roles<ValueRow> roles()
        {
            return {{"fieldId", &ValueRow::fieldId},     {"name", &ValueRow::name},
                    {"about", &ValueRow::about},         {"value", &ValueRow::value},
                    {"knowledge", &ValueRow::knowledge}, {"origin", &ValueRow::origin},
                    {"originId", &ValueRow::originId},   {"clause", &ValueRow::clause},
                    {"note", &ValueRow::note},           {"editable", &ValueRow::editable},
                    {"typed", &ValueRow::typed},         {"choices", &ValueRow::choices}};
        }
    };
    struct RulingRow {
        QString words;
        QString clause;

        bool operator==(const RulingRow&) const = default;
        [[nodiscard]] static Roles<RulingRow> roles()
        {
            return {{"words", &RulingRow::words}, {"clause", &RulingRow::clause}};
        }
    };

    void applyRelations(const CardRelations& relations);
    void refreshOwned(const QString& gameId);
    void showRelations();
    [[nodiscard]] GameStore::Done whenStored(const QString& field);
    void reload();
    [[nodiscard]] ValueRow valueRow(std::size_t field) const;

    GameStore& m_store;
    CollectionController& m_collection;
    GameSnapshot m_game;
    std::optional<Card> m_card;
    CardIndex m_index{};
    bool m_ownText = false;  // is the printed text the player's?
    bool m_saving = false;
    QString m_refusedField;
    std::optional<Error> m_refusal;
    std::shared_ptr<const CollectionCounts> m_owned;
    CardRelations m_relations;
    struct RelationQuestion {
        GameSnapshot game;
        CardIndex card{};
        std::vector<DeckSnapshot> decks;
    };
    LatestTask<RelationQuestion, CardRelations> m_relationFinder;
    RowList<DeckRow> m_decks;
    RowList<SimilarRow> m_similar;
    RowList<ValueRow> m_values;
    RowList<RulingRow> m_rulings;
};

}  // namespace mazzo::desktop
