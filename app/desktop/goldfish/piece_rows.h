// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// A piece on the table, or several identical ones.
struct PieceRow {
    uint pieceId = 0;
    QString cardId{};  ///< empty for tokens and unknown cards
    QString name;
    QString typeLine;
    int typeIndex = 0;
    QStringList numbers;
    int copies = 1;
    bool faceDown = false;
    bool hidden = false;
    QStringList states;
    QString touch;
    int unknowns = 0;
    bool provisional = false;
    QString spoken;
    QString picture{};  ///< its address; empty if the card has none

    bool operator==(const PieceRow&) const = default;
    [[nodiscard]] static Roles<PieceRow> roles();
};

/// The piece as a row; `together` identical pieces are one row. A hidden one shows its back and nothing else.
[[nodiscard]] PieceRow pieceRow(const TableView& view, const goldfish::Piece& piece, bool hidden, int together = 1);

/// How a zone is shown: all its cards side by side, as a supply with numbers, as one pile, or on the board.
enum class ZoneLook { Spread, Supply, Pile, OnBoard };
[[nodiscard]] ZoneLook lookOf(const TableView& view, const goldfish::Pile& pile);

/// "Field", "Seat 2: Field".
[[nodiscard]] QString zoneName(const TableView& view, const goldfish::Pile& pile);

/// The pieces of a zone that are not on the board.
[[nodiscard]] QList<PieceRow> zonePieceRows(const TableView& view, const goldfish::Pile& pile);

/// The pieces in a region of the board; identical ones are one row.
[[nodiscard]] QList<PieceRow> regionPieceRows(const TableView& view, std::string_view region);

}  // namespace mazzo::desktop
