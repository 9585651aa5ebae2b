// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/paper.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

namespace mazzo::app {

namespace {

constexpr int kDotsPerInch = 300;

}  // namespace

double millimetres(double length) { return length / 25.4 * kDotsPerInch; }

QRectF box(double x, double y, double width, double height)
{
    return {millimetres(x), millimetres(y), millimetres(width), millimetres(height)};
}

void setFontHeight(QPainter& painter, double millimetresHigh, bool bold)
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(millimetres(millimetresHigh)));
    font.setBold(bold);
    painter.setFont(font);
}

void drawElided(QPainter& painter, const QRectF& place, int flags, const QString& text)
{
    painter.drawText(place, flags,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(place.width())));
}

QByteArray pdfOf(const Paper& paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    writer.setResolution(kDotsPerInch);
    writer.setTitle(paper.title);
    writer.setCreator(QStringLiteral("Mazzo"));
    QPainter painter(&writer);
    for (int page = 0; page < paper.pages; ++page) {
        if (page > 0) writer.newPage();
        paper.draw(painter, page);
    }
    painter.end();
    return bytes;
}

QImage pageImage(const Paper& paper, int page, int width)
{
    QImage image(width, static_cast<int>(width * kPageHeight / kPageWidth), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(width / millimetres(kPageWidth), width / millimetres(kPageWidth));
    paper.draw(painter, page);
    return image;
}

}  // namespace mazzo::app
