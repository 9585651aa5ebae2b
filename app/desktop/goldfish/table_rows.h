// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_ways.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"
#include "goldfish/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::desktop {

/// The translation context of the table's rows.
struct TableRows {
    Q_DECLARE_TR_FUNCTIONS(TableRows)
};

// What the table's lists show, as rows in the order of these roles.

/// What the rows are made from.
struct TableSight {
    const LoadedGame& loaded;
    const goldfish::Setup& setup;
    const goldfish::Table& table;
    const ActionMaker* maker = nullptr;  ///< the action that is being put together, if one is
    std::string language;
};

inline const QList<QByteArray> kPieceRoles{"pieceId",  "name",        "typeLine", "typeIndex", "numbers",
                                           "copies",   "faceDown",    "hidden",   "states",    "touch",
                                           "unknowns", "provisional", "spoken"};

/// The piece as a row; `together` pieces that look alike are one. A hidden one shows its back and nothing else.
[[nodiscard]] RowsModel::Row pieceRow(const TableSight& sight, const goldfish::Piece& piece, bool hidden,
                                      int together = 1);

/// How a zone is laid out: all its cards side by side, as a supply with numbers, or as one pile.
enum class ZoneLook { Spread, Supply, Pile, OnBoard };
[[nodiscard]] ZoneLook lookOf(const TableSight& sight, const goldfish::Pile& pile);

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

/// "Field", "Seat 2: Field".
[[nodiscard]] QString zoneName(const TableSight& sight, const goldfish::Pile& pile);

/// The pieces of a zone that do not lie on a place of the board.
[[nodiscard]] QList<RowsModel::Row> zonePieceRows(const TableSight& sight, const goldfish::Pile& pile);

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
[[nodiscard]] QList<RowsModel::Row> regionPieceRows(const TableSight& sight, std::string_view region);

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
