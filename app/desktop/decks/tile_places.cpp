// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/tile_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mazzo::desktop {

namespace {

/// Places one row after the other, from left to right and from top to bottom.
class TileLayout {
public:
    explicit TileLayout(const TileSizes& sizes)
        : m_sizes(sizes),
          m_columns(std::max(1, static_cast<int>((sizes.width + sizes.gap) / (sizes.tileWidth + sizes.gap))))
    {}

    TilePlaces place(const QList<DeckCardRow>& rows)
    {
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const bool last = i + 1 == rows.size() || rows[i + 1].kind != "card";
            if (rows[i].kind == "zone") beginZone();
            else if (rows[i].kind == "group") beginGroup();
            else addCard(last);
        }
        endLine();
        return {std::move(m_places), std::move(m_full), m_top};
    }

private:
    void add(double x, double y, double width, double height, bool full = false)
    {
        m_places.emplace_back(x, y, width, height);
        m_full.push_back(full);
    }
    [[nodiscard]] double left(int column) const { return column * (m_sizes.tileWidth + m_sizes.gap); }

    /// Everything from here on is below what was placed.
    void endLine()
    {
        if (m_bottom > m_top) m_top = m_bottom + m_sizes.gap;
        m_bottom = m_top;
        m_column = 0;
        m_inStack = false;
    }

    void beginZone()
    {
        endLine();
        add(0, m_top, m_sizes.width, m_sizes.head);
        m_top += m_sizes.head + m_sizes.gap / 2;
        m_bottom = m_top;
    }

    void beginGroup()
    {
        if (m_sizes.stacked) return beginStack(m_sizes.head);
        endLine();
        add(0, m_top, m_sizes.width, m_sizes.head);
        m_top += m_sizes.head;
        m_bottom = m_top;
    }

    void beginStack(double head)
    {
        if (m_column == m_columns) endLine();
        m_x = left(m_column++);
        m_next = m_top + head;
        m_inStack = true;
        add(m_x, m_top, m_sizes.tileWidth, head);
    }

    void addCard(bool last)
    {
        if (m_inStack) {
            add(m_x, m_next, m_sizes.tileWidth, m_sizes.tileHeight, last);
            m_bottom = std::max(m_bottom, m_next + m_sizes.tileHeight);
            m_next += m_sizes.peek;
            return;
        }
        if (m_column == m_columns) endLine();
        const double height = m_sizes.stacked ? m_sizes.peek : m_sizes.tileHeight;
        add(left(m_column++), m_top, m_sizes.tileWidth, height, !m_sizes.stacked);
        m_bottom = m_top + height;
    }

    TileSizes m_sizes;
    int m_columns;
    std::vector<QRectF> m_places;
    std::vector<bool> m_full;
    double m_top = 0;     // of the line of stacks or cards
    double m_bottom = 0;  // of what is placed in it
    int m_column = 0;     // the next free one
    bool m_inStack = false;
    double m_x = 0;  // of the stack
    double m_next = 0;
};

}  // namespace

TilePlaces tilePlaces(const QList<DeckCardRow>& rows, const TileSizes& sizes) { return TileLayout(sizes).place(rows); }

int nextTile(const QList<DeckCardRow>& rows, const std::vector<QRectF>& places, int from, int right, int down)
{
    const auto isCard = [&rows](int row) { return rows[row].kind == "card"; };
    const int count = static_cast<int>(std::min(places.size(), static_cast<std::size_t>(rows.size())));
    if (from < 0 || from >= count) {
        for (int row = 0; row < count; ++row)
            if (isCard(row)) return row;
        return -1;
    }
    const QPointF start = places[static_cast<std::size_t>(from)].topLeft();
    int best = from;
    double nearest = std::numeric_limits<double>::max();
    for (int row = 0; row < count; ++row) {
        const QPointF way = places[static_cast<std::size_t>(row)].topLeft() - start;
        const double along = right * way.x() + down * way.y();
        if (!isCard(row) || along <= 0) continue;
        // What is off the line counts more than what is far away.
        const double across = right != 0 ? std::abs(way.y()) : std::abs(way.x());
        if (const double distance = along + 4 * across; distance < nearest) {
            nearest = distance;
            best = row;
        }
    }
    return best;
}

}  // namespace mazzo::desktop
