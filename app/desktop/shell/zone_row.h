// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "app/text/value_text.h"
#include "model/game.h"

namespace mazzo::desktop {

/// A zone of a game, to choose from.
struct ZoneRow {
    QString zoneId;
    QString name;

    bool operator==(const ZoneRow&) const = default;
    [[nodiscard]] static Roles<ZoneRow> roles() { return {{"zoneId", &ZoneRow::zoneId}, {"name", &ZoneRow::name}}; }
};

/// The zones of an edition; of all of them if none is specified.
[[nodiscard]] inline QList<ZoneRow> zoneRows(const Game& game, std::string_view language, std::string_view edition = {})
{
    QList<ZoneRow> rows;
    for (const Zone& zone : game.zones)
        if (edition.empty() || zone.isIn(edition)) rows.append({fromUtf8(zone.id), fromUtf8(zone.name.in(language))});
    return rows;
}

}  // namespace mazzo::desktop
