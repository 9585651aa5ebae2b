// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/piece_rows.h"
#include "goldfish/session.h"

#include <algorithm>

namespace mazzo::desktop {

// What the table's lists show, as rows in the order of these roles.

/// How the pack wants its zones to lie: in which order, which take all the room of their row, which only while
/// something is there.
struct ZonePlan {
    std::vector<std::string> order;
    std::vector<std::string> wide;
    std::vector<std::string> asNeeded;

    [[nodiscard]] std::size_t rank(std::string_view zone) const
    {
        return static_cast<std::size_t>(std::ranges::find(order, zone) - order.begin());
    }
    [[nodiscard]] bool isWide(std::string_view zone) const { return std::ranges::find(wide, zone) != wide.end(); }
    [[nodiscard]] bool isAsNeeded(std::string_view zone) const
    {
        return std::ranges::find(asNeeded, zone) != asNeeded.end();
    }
};
[[nodiscard]] ZonePlan planOf(const Procedure& procedure);

/// A place of the board: where it lies on it, from 0 to 1.
struct BoardPlace {
    const Procedure::Region* region = nullptr;
    double x = 0;
    double y = 0;
};

/// Nothing if the pack does not say where its regions lie (parameters `map-x` and `map-y`).
[[nodiscard]] std::vector<BoardPlace> boardOf(const Procedure& procedure);
/// The columns and rows of a board whose places are the cells of a grid; nothing for a map.
[[nodiscard]] std::optional<std::pair<int, int>> gridOf(const std::vector<BoardPlace>& board);

inline const QList<QByteArray> kCounterRoles{"name", "value", "spoken"};
[[nodiscard]] QList<RowsModel::Row> counterRows(const TableSight& sight);

inline const QList<QByteArray> kPhaseRoles{"name", "current"};
[[nodiscard]] QList<RowsModel::Row> phaseRows(const TableSight& sight);

inline const QList<QByteArray> kLogRoles{"step", "words", "clause", "isAction", "warning", "undone"};
/// Everything that happened, the steps that were undone too. Words each step once: a long game is shown as quickly as a
/// short one.
class TableLog {
public:
    [[nodiscard]] QList<RowsModel::Row> rows(const goldfish::Session& session, std::string_view language);
    void clear() { m_steps.clear(); }  ///< another game, or another language

private:
    struct Step {
        goldfish::Action action;  // none for the set-up
        QList<RowsModel::Row> rows;
    };

    std::vector<Step> m_steps;
};

inline const QList<QByteArray> kWayRoles{"label", "note", "clause", "provisional", "begins", "byHand"};
[[nodiscard]] QList<RowsModel::Row> wayRows(const std::vector<Way>& ways);

}  // namespace mazzo::desktop
