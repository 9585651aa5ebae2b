// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/board_model.h"

#include "app/text/value_text.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace mazzo::desktop {

using namespace goldfish;

Roles<BoardModel::Row> BoardModel::Row::roles()
{
    return {{"regionId", &Row::regionId}, {"name", &Row::name},     {"across", &Row::across}, {"down", &Row::down},
            {"kind", &Row::kind},         {"pieces", &Row::pieces}, {"touch", &Row::touch},   {"spoken", &Row::spoken}};
}

BoardModel::BoardModel(QObject* parent) : QObject(parent) {}

void BoardModel::setDeck(std::shared_ptr<const Setup> setup)
{
    m_setup = std::move(setup);
    m_places = placesOf(m_setup->procedure);
    measureGrid();
    // A map uses all the space there is.
    if (m_columns == 0 && m_places.size() > 1) {
        for (double Place::* axis : {&Place::x, &Place::y}) {
            const auto [min, max] = std::ranges::minmax(m_places | std::views::transform(axis));
            for (Place& place : m_places) place.*axis = max > min ? (place.*axis - min) / (max - min) : 0.5;
        }
    }
    emit deckChanged();
}

/// Nothing if the pack does not say where its regions are (parameters `map-x` and `map-y`).
std::vector<BoardModel::Place> BoardModel::placesOf(const Procedure& procedure)
{
    const auto* across = listParameter(procedure, "map-x");
    const auto* down = listParameter(procedure, "map-y");
    std::vector<Place> places;
    if (!across || !down || across->size() != down->size() || across->size() > procedure.regions.size()) return places;
    for (std::size_t i = 0; i < across->size(); ++i)
        places.push_back(
            {&procedure.regions[i], fromUtf8((*across)[i]).toDouble() / 100, fromUtf8((*down)[i]).toDouble() / 100});
    // Regions that an expansion adds are put amid their neighbours; the view keeps them apart.
    for (std::size_t i = across->size(); i < procedure.regions.size(); ++i) {
        Place place{&procedure.regions[i], 0, 0};
        int neighbours = 0;
        for (const Place& other : places) {
            if (std::ranges::find(place.region->next, other.region->id) == place.region->next.end()) continue;
            place.x += other.x;
            place.y += other.y;
            ++neighbours;
        }
        place.x = neighbours > 0 ? place.x / neighbours : 0.95;
        place.y = neighbours > 0 ? place.y / neighbours : 0.05;
        places.push_back(place);
    }
    return places;
}

/// A board is a grid if there is a region at every crossing of a column and a row.
void BoardModel::measureGrid()
{
    std::set<double> columns;
    std::set<double> rows;
    for (const Place& place : m_places) {
        columns.insert(place.x);
        rows.insert(place.y);
    }
    const bool isGrid = !m_places.empty() && columns.size() * rows.size() == m_places.size();
    m_columns = isGrid ? static_cast<int>(columns.size()) : 0;
    m_rows = isGrid ? static_cast<int>(rows.size()) : 0;
}

QVariantList BoardModel::links() const
{
    QVariantList links;
    for (const Place& place : m_places)
        for (const Place& other : m_places)
            if (place.region < other.region &&
                std::ranges::find(place.region->next, other.region->id) != place.region->next.end())
                links.append(QVariant(QVariantList{place.x, place.y, other.x, other.y}));
    return links;
}

void BoardModel::show(const TableView& view)
{
    QList<Row> rows;
    for (const Place& place : m_places) {
        RowList<PieceRow>& pieces = m_pieces.of(place.region->id);
        pieces.setRows(regionPieceRows(view, place.region->id));
        // Actions that can be taken anywhere at any time are in a region's menu, but the region is not highlighted.
        const Touch possible = touchOf({{}, place.region->id}, view.table, view.builder);
        const Touch touch = possible == Touch::Acts && !view.table.question ? Touch::Nothing : possible;
        const QString name = fromUtf8(place.region->name.in(view.language));
        QStringList spoken{name};
        for (const PieceRow& piece : pieces.rows()) spoken.append(piece.spoken);
        if (touch == Touch::Choosable || touch == Touch::Acts) spoken.append(TableRows::tr("can be chosen"));
        rows.append({.regionId = fromUtf8(place.region->id),
                     .name = name,
                     .across = place.x,
                     .down = place.y,
                     .kind = place.region->kinds.empty() ? QString() : fromUtf8(place.region->kinds.front()),
                     .pieces = &pieces,
                     .touch = touchId(touch),
                     .spoken = spoken.join(QStringLiteral(", "))});
    }
    m_regions.setRows(std::move(rows));
    emit changed();
}

void BoardModel::clear()
{
    m_regions.clear();
    emit changed();
}

}  // namespace mazzo::desktop
