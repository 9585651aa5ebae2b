// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/table_sheets.h"

namespace mazzo::app {

namespace {

constexpr int kCellWidth = 400;  // ten of them are as wide as that program takes a picture

QSize cellOf(CardSize size) { return {kCellWidth, kCellWidth * size.height / size.width}; }

}  // namespace

std::vector<QImage> faceSheets(const std::vector<CardFace>& faces, int columns, int rows, CardSize size)
{
    const QSize cell = cellOf(size);
    const auto perSheet = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    std::vector<QImage> sheets;
    for (std::size_t first = 0; first < faces.size(); first += perSheet) {
        QImage sheet(cell.width() * columns, cell.height() * rows, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        for (std::size_t i = first; i < faces.size() && i < first + perSheet; ++i) {
            const int place = static_cast<int>(i - first);
            const QPoint corner(place % columns * cell.width(), place / columns * cell.height());
            drawCard(painter, QRectF(corner, QSizeF(cell)), faces[i]);
        }
        painter.end();
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

QImage cardBack(const QString& gameName, CardSize size)
{
    QImage back(cellOf(size), QImage::Format_RGB32);
    back.fill(QColor(0x22, 0x29, 0x38));
    QPainter painter(&back);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(QPen(QColor(0xf0, 0xb4, 0x4c), 4));
    painter.drawRoundedRect(back.rect().adjusted(18, 18, -18, -18), 16, 16);
    QFont font = painter.font();
    font.setPixelSize(40);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(back.rect().adjusted(40, 40, -40, -40), Qt::AlignCenter | Qt::TextWordWrap, gameName);
    return back;
}

}  // namespace mazzo::app
