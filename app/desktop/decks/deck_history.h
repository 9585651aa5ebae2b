// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Every state of one deck, with the changes from each to the next; calculated on a worker thread.
class DeckHistory : public QObject {
    Q_OBJECT

public:
    struct Row {
        int revision = 0;
        QString reason;
        QString when;
        QString added;
        QString removed;
        QString settings;
        bool current = false;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"revision", &Row::revision}, {"reason", &Row::reason},   {"when", &Row::when},
                    {"added", &Row::added},       {"removed", &Row::removed}, {"settings", &Row::settings},
                    {"current", &Row::current}};
        }
    };

    explicit DeckHistory(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] const std::optional<DeckId>& deck() const { return m_deck; }
    [[nodiscard]] bool busy() const { return m_busy; }
    void show(DeckId deck);
    void hide();
    void refresh();  ///< there may be a new revision

signals:
    void changed();
    void failed(const mazzo::model::Error& error);

private:
    struct Question {
        std::vector<DeckRevision> revisions;
        GameSnapshot game;
        std::string language;
    };

    [[nodiscard]] static QList<Row> rowsOf(const Question& question, const TaskControl& control);
    void compare(std::vector<DeckRevision> revisions);
    void setRows(QList<Row> rows);

    GameStore& m_store;
    std::optional<DeckId> m_deck;
    std::uint64_t m_number = 0;  // of the newest request to the library
    bool m_busy = false;
    RowList<Row> m_rows;
    LatestTask<Question, QList<Row>> m_task;
};

}  // namespace mazzo::desktop
