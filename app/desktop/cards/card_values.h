// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The values and the printed text of a card, each with where it comes from. What is not known can be entered.
class CardValues : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("CardPage has one")
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)  ///< the printed text, empty if unknown or none
    Q_PROPERTY(bool printedUnknown READ printedUnknown NOTIFY changed)
    Q_PROPERTY(bool printedIsYours READ printedIsYours NOTIFY changed)
    Q_PROPERTY(bool saving READ saving NOTIFY refusalChanged)  ///< is a value on its way into the library?
    Q_PROPERTY(QString refusedField READ refusedField NOTIFY refusalChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)  ///< why the last value was not accepted

public:
    explicit CardValues(GameStore& store, QObject* parent = nullptr);

    /// Without a card there are no rows.
    void show(GameSnapshot game, std::optional<Card> card);
    void retranslate();

    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] QString printed() const;
    [[nodiscard]] bool printedUnknown() const;
    [[nodiscard]] bool printedIsYours() const { return m_card && m_ownText; }
    [[nodiscard]] bool saving() const { return m_saving; }
    [[nodiscard]] QString refusedField() const { return m_refusedField; }
    [[nodiscard]] QString refusal() const;

public slots:
    /// Stores what the player reads on the card; `entered` or `refusal` reports the result.
    void enter(const QString& field, const QString& text);
    void resetValue(const QString& field);  ///< to what the pack says
    void dismissRefusal();

signals:
    void changed();
    void refusalChanged();
    void entered(const QString& field);  ///< or reset

private:
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

    [[nodiscard]] GameStore::Done whenStored(const QString& field);
    [[nodiscard]] ValueRow valueRow(std::size_t field) const;

    GameStore& m_store;
    GameSnapshot m_game;
    std::optional<Card> m_card;
    bool m_ownText = false;  // is the printed text the player's?
    bool m_saving = false;
    QString m_refusedField;
    std::optional<Error> m_refusal;
    RowList<ValueRow> m_rows;
};

}  // namespace mazzo::desktop
