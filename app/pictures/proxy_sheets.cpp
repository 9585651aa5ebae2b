// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/proxy_sheets.h"

#include <algorithm>

namespace mazzo::app {

namespace {

/// As many cards as fit on a page with space for the cut marks, centred.
struct Grid {
    explicit Grid(CardSize size)
        : width(size.width),
          height(size.height),
          columns(std::max(1, static_cast<int>((kPageWidth - 2 * kMargin) / width))),
          rows(std::max(1, static_cast<int>((kPageHeight - 2 * kMargin) / height))),
          left((kPageWidth - columns * width) / 2),
          top((kPageHeight - rows * height) / 2)
    {}

    [[nodiscard]] int cells() const { return columns * rows; }
    [[nodiscard]] QRectF cell(int place) const
    {
        const int column = place % columns, row = place / columns;
        return box(left + column * width, top + row * height, width, height);
    }

    static constexpr double kMargin = 8;
    double width;
    double height;
    int columns;
    int rows;
    double left;
    double top;
};

/// Short lines outside the cards at every edge, to align a knife.
void drawCutMarks(QPainter& painter, const Grid& grid)
{
    constexpr double kLength = 6, kGap = 1;
    painter.setPen(QPen(Qt::black, millimetres(0.15)));
    const auto line = [&](double x1, double y1, double x2, double y2) {
        painter.drawLine(QPointF(millimetres(x1), millimetres(y1)), QPointF(millimetres(x2), millimetres(y2)));
    };
    const double right = grid.left + grid.columns * grid.width, bottom = grid.top + grid.rows * grid.height;
    for (int column = 0; column <= grid.columns; ++column) {
        const double x = grid.left + column * grid.width;
        line(x, grid.top - kGap - kLength, x, grid.top - kGap);
        line(x, bottom + kGap, x, bottom + kGap + kLength);
    }
    for (int row = 0; row <= grid.rows; ++row) {
        const double y = grid.top + row * grid.height;
        line(grid.left - kGap - kLength, y, grid.left - kGap, y);
        line(right + kGap, y, right + kGap + kLength, y);
    }
}

}  // namespace

Paper proxySheets(std::vector<ProxyCard> cards, CardSize size, const QString& title)
{
    const Grid grid(size);
    std::vector<std::size_t> places;  // the card at each position, page after page
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto space = static_cast<std::size_t>(kMaxProxies) - places.size();
        places.insert(places.end(), std::min(space, static_cast<std::size_t>(cards[i].copies)), i);
    }
    const int pages = std::max(1, (static_cast<int>(places.size()) + grid.cells() - 1) / grid.cells());
    return {title, pages, [grid, places = std::move(places), cards = std::move(cards)](QPainter& painter, int page) {
                drawCutMarks(painter, grid);
                const auto first = static_cast<std::size_t>(page) * static_cast<std::size_t>(grid.cells());
                for (int cell = 0; cell < grid.cells(); ++cell) {
                    const auto place = first + static_cast<std::size_t>(cell);
                    if (place < places.size()) drawCard(painter, grid.cell(cell), cards[places[place]].face);
                }
            }};
}

}  // namespace mazzo::app
