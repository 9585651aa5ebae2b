// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The opposing army that the player enters, and the predicted result of the fight. Shown if the engine offers an
/// action with the role Opposing.
class OpposingArmy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool available READ available NOTIFY changed)  ///< does this table have an opposing army at all?
    Q_PROPERTY(bool entering READ entering NOTIFY changed)    ///< can it be entered now?
    Q_PROPERTY(QString form READ form NOTIFY changed)         ///< how a unit is written: "A/D/R"
    Q_PROPERTY(mazzo::desktop::TableModel* units READ units CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* words READ words CONSTANT)  ///< whole armies in a word: a copy of one's own
    Q_PROPERTY(mazzo::desktop::TableModel* owners READ owners CONSTANT)  ///< whose army, if there are several opponents
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY changed)
    Q_PROPERTY(bool forecasting READ forecasting NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString clause READ clause NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* strikes READ strikes CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* results READ results CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* notes READ notes CONSTANT)
    Q_PROPERTY(bool canResolve READ canResolve NOTIFY changed)

public:
    explicit OpposingArmy(QObject* parent = nullptr);

    void show(const TableView& view);
    void clear();

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool entering() const { return !m_verb.isEmpty(); }
    [[nodiscard]] QString form() const { return m_form; }
    [[nodiscard]] TableModel* units() { return &m_units; }
    [[nodiscard]] TableModel* words() { return &m_words; }
    [[nodiscard]] TableModel* owners() { return &m_owners; }
    [[nodiscard]] QString owner() const { return m_owner; }
    void setOwner(const QString& owner);
    [[nodiscard]] bool forecasting() const { return !m_headline.isEmpty(); }
    [[nodiscard]] QString headline() const { return m_headline; }
    [[nodiscard]] QString clause() const { return m_clause; }
    [[nodiscard]] TableModel* strikes() { return &m_strikes; }
    [[nodiscard]] TableModel* results() { return &m_results; }
    [[nodiscard]] TableModel* notes() { return &m_notes; }
    [[nodiscard]] bool canResolve() const { return !m_resolve.isEmpty(); }

public slots:
    void add(const QString& unit);  ///< "5/3/2"; an empty text does nothing
    void remove(int row);
    /// Changes one number of a unit: 0 is the first of the form. An empty text means unknown.
    void setNumber(int row, int part, const QString& number);
    void useWord(int row);
    void resolve();

signals:
    void changed();
    void requested(const QString& action);  ///< an action as text

private:
    struct UnitRow {
        QString text;
        QString name;  ///< of a card; empty for a unit that is only numbers
        QStringList numbers;
        bool reserve = false;
        QString owner;

        bool operator==(const UnitRow&) const = default;
        [[nodiscard]] static Roles<UnitRow> roles();
    };
    struct WordRow {
        QString word;
        QString label;

        bool operator==(const WordRow&) const = default;
        [[nodiscard]] static Roles<WordRow> roles() { return {{"word", &WordRow::word}, {"label", &WordRow::label}}; }
    };
    struct StrikeRow {
        bool own = false;
        QString attack;
        QString defence;
        int attackNumber = 0;
        int defenceNumber = 0;
        QString result;
        bool hit = false;
        bool unsure = false;

        bool operator==(const StrikeRow&) const = default;
        [[nodiscard]] static Roles<StrikeRow> roles();
    };
    struct ResultRow {
        QString name;
        bool own = false;
        int lost = 0;
        QString before;
        QString after;
        bool worse = false;
        QString totals;

        bool operator==(const ResultRow&) const = default;
        [[nodiscard]] static Roles<ResultRow> roles();
    };
    struct NoteRow {
        QString text;
        QString clause;
        bool warning = false;

        bool operator==(const NoteRow&) const = default;
        [[nodiscard]] static Roles<NoteRow> roles()
        {
            return {{"text", &NoteRow::text}, {"clause", &NoteRow::clause}, {"warning", &NoteRow::warning}};
        }
    };

    void showOffers(const TableView& view);
    void showUnits(const TableView& view);
    void showForecast(const TableView& view);
    void enter(const QList<UnitRow>& units);
    [[nodiscard]] QList<UnitRow> ownedUnits() const;  ///< of the chosen owner

    bool m_available = false;
    QString m_verb;
    QString m_resolve;
    QString m_form;
    QString m_owner;
    QString m_headline;
    QString m_clause;
    QList<UnitRow> m_allUnits;
    RowList<UnitRow> m_units;
    RowList<WordRow> m_words;
    RowList<WordRow> m_owners;
    RowList<StrikeRow> m_strikes;
    RowList<ResultRow> m_results;
    RowList<NoteRow> m_notes;
};

}  // namespace mazzo::desktop
