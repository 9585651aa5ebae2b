// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_ways.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"
#include "goldfish/session.h"

#include <QCoreApplication>

namespace mazzo::desktop {

/// The translation context of the table's rows.
struct TableRows {
    Q_DECLARE_TR_FUNCTIONS(TableRows)
};

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

/// "Field", "Seat 2: Field".
[[nodiscard]] QString zoneName(const TableSight& sight, const goldfish::Pile& pile);

/// The pieces of a zone that do not lie on a place of the board.
[[nodiscard]] QList<RowsModel::Row> zonePieceRows(const TableSight& sight, const goldfish::Pile& pile);

/// The pieces on a place of the board; those that look alike are one row.
[[nodiscard]] QList<RowsModel::Row> regionPieceRows(const TableSight& sight, std::string_view region);

}  // namespace mazzo::desktop
