// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/maker/trial_pack.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "app/desktop/shell/text_row.h"

namespace mazzo::desktop {

/// A small table next to the procedure of a game that is being edited: a deck of the pack is dealt with the same seed
/// and the same actions again whenever something changes.
class LiveTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GameEditor")
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "none", "working", "table" or "problem"
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)  ///< "Turn 2 · Draw"
    Q_PROPERTY(QString deckFile READ deckFile NOTIFY changed)
    Q_PROPERTY(bool canStepBack READ canStepBack NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* counters READ counters CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* actions READ actions CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* log READ log CONSTANT)

public:
    explicit LiveTable(QObject* parent = nullptr);

    void setPack(SharedTrial pack);
    void clear();
    void retranslate() { deal(); }

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString phase() const { return m_phase; }
    [[nodiscard]] QString deckFile() const { return QString::fromStdString(m_deckFile); }
    [[nodiscard]] bool canStepBack() const { return !m_done.empty(); }
    [[nodiscard]] TableModel* zones() { return &m_zones; }
    [[nodiscard]] TableModel* counters() { return &m_counters; }
    [[nodiscard]] TableModel* actions() { return &m_actions; }
    [[nodiscard]] TableModel* log() { return &m_log; }

public slots:
    void useDeck(const QString& file);
    void act(int row);
    void stepBack();
    void dealAgain();  ///< with another seed

signals:
    void changed();

private:
    struct Question {
        SharedTrial pack;
        std::string deckFile;
        std::uint64_t seed = 1;
        std::vector<std::string> actions;
        std::string language;
    };
    struct ZoneRow {
        QString name;
        QString cards;
        int amount = 0;

        bool operator==(const ZoneRow&) const = default;
        [[nodiscard]] static Roles<ZoneRow> roles()
        {
            return {{"name", &ZoneRow::name}, {"cards", &ZoneRow::cards}, {"amount", &ZoneRow::amount}};
        }
    };
    struct ActionRow {
        QString label;
        QString typed;

        bool operator==(const ActionRow&) const = default;
        [[nodiscard]] static Roles<ActionRow> roles()
        {
            return {{"label", &ActionRow::label}, {"typed", &ActionRow::typed}};
        }
    };
    struct Answer {
        QString problem;
        QString phase;
        std::size_t done = 0;  ///< actions that are still possible
        QList<ZoneRow> zones;
        QList<TextRow> counters;
        QList<ActionRow> actions;
        QList<TextRow> log;
    };

    [[nodiscard]] static Answer played(const Question& question);
    void deal();
    void show(Answer answer);

    LatestTask<Question, Answer> m_task;
    SharedTrial m_pack;
    std::string m_deckFile;
    std::uint64_t m_seed = 1;
    std::vector<std::string> m_done;
    QString m_state = QStringLiteral("none");
    QString m_problem;
    QString m_phase;
    RowList<ZoneRow> m_zones;
    RowList<TextRow> m_counters;
    RowList<ActionRow> m_actions;
    RowList<TextRow> m_log;
};

}  // namespace mazzo::desktop
