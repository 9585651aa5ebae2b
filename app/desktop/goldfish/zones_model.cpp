// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/zones_model.h"

#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

/// How the pack wants its zones to be arranged.
struct ZonePlan {
    std::vector<std::string> order;
    std::vector<std::string> wide;      // take all the space that is left in their row
    std::vector<std::string> asNeeded;  // shown only while they have cards

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

ZonePlan planOf(const Procedure& procedure)
{
    const auto list = [&procedure](std::string_view parameter) {
        const auto* values = listParameter(procedure, parameter);
        return values ? *values : std::vector<std::string>();
    };
    return {list("order"), list("wide"), list("as-needed")};
}

}  // namespace

Roles<ZonesModel::Row> ZonesModel::Row::roles()
{
    return {{"zoneId", &Row::zoneId},   {"name", &Row::name},       {"amount", &Row::amount},
            {"counted", &Row::counted}, {"look", &Row::look},       {"pieces", &Row::pieces},
            {"topId", &Row::topId},     {"topName", &Row::topName}, {"topTouch", &Row::topTouch},
            {"spoken", &Row::spoken},   {"wide", &Row::wide}};
}

ZonesModel::ZonesModel(QObject* parent) : QObject(parent) {}

void ZonesModel::show(const TableView& view)
{
    const Procedure& procedure = view.setup.procedure;
    m_handId = fromUtf8(procedure.hand);
    m_handName = nameOnTable(procedure.hand, view.setup, view.language);
    QList<Row> spreads;
    QList<Row> piles;
    const ZonePlan plan = planOf(procedure);
    std::vector<const Pile*> zones;
    for (const Pile& pile : view.table.piles) zones.push_back(&pile);
    std::ranges::stable_sort(zones, {}, [&plan](const Pile* pile) { return plan.rank(pile->zone); });
    for (const Pile* zone : zones) {
        const Pile& pile = *zone;
        QList<PieceRow> pieces = zonePieceRows(view, pile);
        if (pile.zone == procedure.hand && pile.seat == 0) {
            m_hand.setRows(std::move(pieces));
            continue;
        }
        const ZoneLook look = lookOf(view, pile);
        if (look == ZoneLook::OnBoard || (pieces.isEmpty() && plan.isAsNeeded(pile.zone))) continue;
        Row row;
        row.zoneId = pile.seat > 0 ? QString() : fromUtf8(pile.zone);
        row.name = zoneName(view, pile);
        row.amount = look == ZoneLook::Supply ? static_cast<int>(pile.pieces.size()) : pile.cards();
        row.look = look == ZoneLook::Supply ? QStringLiteral("supply") : QStringLiteral("spread");
        if (!pieces.isEmpty()) {
            // The last card of a pile is on top, unless only the top is visible.
            const PieceRow& top = pile.sight == Procedure::Sight::Top ? pieces.first() : pieces.last();
            row.topId = top.pieceId;
            row.topName = top.name;
            row.topTouch = top.touch;
        }
        // A pile that shows only its top card may not be counted.
        row.counted = pile.sight != Procedure::Sight::Top;
        if (!row.counted) row.amount = static_cast<int>(pieces.size());
        row.spoken = row.counted        ? tr("%1, %n card(s)", nullptr, pile.cards()).arg(row.name)
                     : pieces.isEmpty() ? tr("%1, empty").arg(row.name)
                                        : tr("%1, on top: %2").arg(row.name, row.topName);
        row.wide = plan.isWide(pile.zone) || procedure.engine.empty();
        RowList<PieceRow>& list = m_pieces.of(pile.zone + ' ' + std::to_string(pile.seat));
        list.setRows(std::move(pieces));
        row.pieces = &list;
        (look == ZoneLook::Pile ? piles : spreads).append(row);
    }
    m_spreads.setRows(std::move(spreads));
    m_piles.setRows(std::move(piles));
    emit changed();
}

void ZonesModel::clear()
{
    m_hand.clear();
    m_spreads.clear();
    m_piles.clear();
    emit changed();
}

}  // namespace mazzo::desktop
