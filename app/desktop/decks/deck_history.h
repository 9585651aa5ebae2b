// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo::desktop {

/// Every state that one deck had, with what changed from each to the next; worked out beside the GUI thread.
class DeckHistory : public QObject {
    Q_OBJECT

public:
    explicit DeckHistory(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] RowsModel* rows() { return &m_rows; }
    [[nodiscard]] const std::optional<DeckId>& deck() const { return m_deck; }
    [[nodiscard]] bool busy() const { return m_busy; }
    void show(DeckId deck);
    void hide();
    void refresh();  ///< it may have one more

signals:
    void changed();
    void failed(const mazzo::model::Error& error);

private:
    struct Question {
        std::vector<DeckRevision> revisions;
        GameSnapshot game;
        std::string language;
    };

    [[nodiscard]] static QList<RowsModel::Row> rowsOf(const Question& question, const TaskControl& control);
    void compare(std::vector<DeckRevision> revisions);
    void take(QList<RowsModel::Row> rows);

    GameStore& m_store;
    std::optional<DeckId> m_deck;
    std::uint64_t m_number = 0;  // of the newest request to the library
    bool m_busy = false;
    RowsModel m_rows;
    LatestTask<Question, QList<RowsModel::Row>> m_task;
};

}  // namespace mazzo::desktop
