// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/shell/rows_model.h"

#include <QThreadPool>

#include <atomic>

namespace mazzo::desktop {

/// Every state that one deck had, with what changed from each to the next; worked out beside the GUI thread.
class DeckHistory : public QObject {
    Q_OBJECT

public:
    explicit DeckHistory(GameStore& store, QObject* parent = nullptr);
    ~DeckHistory() override;

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
    void work(std::uint64_t number, std::vector<DeckRevision> revisions);
    void take(QList<RowsModel::Row> rows);

    GameStore& m_store;
    std::optional<DeckId> m_deck;
    std::atomic_uint64_t m_number = 0;  // of the newest question; older ones end early
    bool m_busy = false;
    RowsModel m_rows;
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
