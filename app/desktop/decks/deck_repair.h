// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The smallest change that makes a deck legal: searched for on a worker thread, shown, and applied by the editor.
class DeckRepair : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "", "working", "found", "nothing", "none" or "gave-up"
    Q_PROPERTY(bool ownedOnly READ ownedOnly NOTIFY changed)           ///< only with cards that the player owns?
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)      ///< what to know before it is applied
    Q_PROPERTY(QStringList gaps READ gaps NOTIFY changed)              ///< values and cards that are missing
    Q_PROPERTY(mazzo::desktop::TableModel* steps READ steps CONSTANT)  ///< or the rules that cannot all hold

public:
    struct Question {
        SharedRules rules;
        Deck deck;
        std::function<int(CardIndex)> allowed;  ///< the most copies of a card; empty if any number is allowed
    };

    explicit DeckRepair(QObject* parent = nullptr);

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] bool ownedOnly() const { return m_ownedOnly; }
    [[nodiscard]] QStringList warnings() const { return m_warnings; }
    [[nodiscard]] QStringList gaps() const { return m_gaps; }
    [[nodiscard]] TableModel* steps() { return &m_steps; }
    [[nodiscard]] const std::optional<Repair>& found() const { return m_found; }
    [[nodiscard]] bool working() const { return m_state == "working"; }

    void begin(bool ownedOnly);      ///< the search starts with the next call of search()
    void search(Question question);  ///< a newer question replaces an older one

public slots:
    void dismiss();

signals:
    void changed();

private:
    struct StepRow {
        QString words;
        bool adds = false;

        bool operator==(const StepRow&) const = default;
        [[nodiscard]] static Roles<StepRow> roles() { return {{"words", &StepRow::words}, {"adds", &StepRow::adds}}; }
    };

    void show(const Repair& repair);
    void showConflict(const NoRepair& none);

    QString m_state;
    bool m_ownedOnly = false;
    GameSnapshot m_game;  // of the last question
    std::optional<Repair> m_found;
    QStringList m_warnings;
    QStringList m_gaps;
    RowList<StepRow> m_steps;
    LatestTask<Question, std::variant<Repair, NoRepair>> m_task;
};

}  // namespace mazzo::desktop
