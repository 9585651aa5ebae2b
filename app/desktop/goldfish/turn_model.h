// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// What a position shows besides its cards: turn, phases, counters, and the question or outcome.
class TurnModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(QString title READ title NOTIFY changed)  ///< "Turn 3"
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(
        QString warnings READ warnings NOTIFY changed)  ///< what the last step could not decide or assumed; a line each
    Q_PROPERTY(mazzo::desktop::TableModel* phases READ phases CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* counters READ counters CONSTANT)

public:
    explicit TurnModel(QObject* parent = nullptr);

    void show(const TableView& view);
    void clear();

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString question() const { return m_question; }
    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] QString warnings() const { return m_warnings; }
    [[nodiscard]] TableModel* phases() { return &m_phases; }
    [[nodiscard]] TableModel* counters() { return &m_counters; }

signals:
    void changed();

private:
    struct PhaseRow {
        QString name;
        bool current = false;

        bool operator==(const PhaseRow&) const = default;
        [[nodiscard]] static Roles<PhaseRow> roles()
        {
            return {{"name", &PhaseRow::name}, {"current", &PhaseRow::current}};
        }
    };
    struct CounterRow {
        QString counterId;  ///< empty if it cannot be changed by hand
        QString name;
        int value = 0;
        QString spoken;

        bool operator==(const CounterRow&) const = default;
        [[nodiscard]] static Roles<CounterRow> roles()
        {
            return {{"counterId", &CounterRow::counterId},
                    {"name", &CounterRow::name},
                    {"value", &CounterRow::value},
                    {"spoken", &CounterRow::spoken}};
        }
    };

    QString m_title;
    QString m_question;
    QString m_outcome;
    QString m_warnings;
    RowList<PhaseRow> m_phases;
    RowList<CounterRow> m_counters;
};

}  // namespace mazzo::desktop
