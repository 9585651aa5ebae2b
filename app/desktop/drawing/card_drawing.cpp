// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/card_drawing.h"

#include "app/desktop/drawing/glyph_paths.h"
#include "app/share/name_numbers.h"

#include <QLinearGradient>
#include <QPainter>

namespace mazzo::desktop {

namespace {

constexpr double kGrid = 24;  // of a glyph

/// A glyph around a point.
void drawGlyph(QPainter& painter, const QPainterPath& path, QPointF middle, double side, double turn)
{
    painter.save();
    painter.translate(middle);
    painter.rotate(turn);
    painter.scale(side / kGrid, side / kGrid);
    painter.translate(-kGrid / 2, -kGrid / 2);
    painter.drawPath(path);
    painter.restore();
}

}  // namespace

CardDrawing::CardDrawing(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &CardDrawing::changed, this, [this] { update(); });
}

QColor CardDrawing::tint(double alpha) const
{
    return QColor::fromRgbF(m_hue.redF(), m_hue.greenF(), m_hue.blueF(), static_cast<float>(alpha));
}

void CardDrawing::paintGround(QPainter& painter) const
{
    const double strong = m_dark ? 0.42 : 0.30;
    constexpr double kWeak = 0.06;
    QLinearGradient ground(0, 0, m_frame == 1 ? 0 : width(), m_frame == 1 ? height() : 0);
    ground.setColorAt(0, tint(m_frame == 2 ? kWeak : strong));
    if (m_frame == 2) ground.setColorAt(0.5, tint(strong));
    ground.setColorAt(1, tint(kWeak));
    painter.fillRect(QRectF(0, 0, width(), height()), ground);
}

void CardDrawing::paintScatter(QPainter& painter) const
{
    constexpr int kFigures = 5;
    const QPainterPath path = glyphPath(m_shape);
    NameNumbers numbers(m_name);
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < kFigures; ++i) {
        const double side = height() * (0.5 + numbers.below(1.1));
        const QPointF middle(numbers.below(width()), numbers.below(height()));
        const double line = 1 + numbers.below(1.2);
        painter.setPen(
            QPen(tint(0.14 + numbers.below(0.16)), line * kGrid / side));  // as thin on a large card as on a small one
        drawGlyph(painter, path, middle, side, numbers.below(360));
    }
}

void CardDrawing::paintEdges(QPainter& painter) const
{
    constexpr double kLine = 2;
    painter.fillRect(QRectF(0, 0, width(), kLine), m_hue);
    if (m_frame != 0) painter.fillRect(QRectF(0, height() - kLine, width(), kLine), m_hue);
    if (m_frame == 3) painter.fillRect(QRectF(0, 0, 3 * kLine, height()), m_hue);
}

void CardDrawing::paintFigure(QPainter& painter) const
{
    constexpr double kLine = 1.8;
    constexpr double kRing = 1.35;  // times the figure
    const QPointF middle(m_frame == 3 ? m_figure : width() / 2, height() / 2);
    if (m_frame == 2) {
        painter.setPen(QPen(m_hue, kLine));
        painter.setBrush(tint(m_dark ? 0.25 : 0.15));
        painter.drawEllipse(middle, m_figure * kRing / 2, m_figure * kRing / 2);
    }
    painter.setPen(QPen(m_hue, kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    drawGlyph(painter, glyphPath(m_shape), middle, m_figure, 0);
}

void CardDrawing::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(QRectF(0, 0, width(), height()));
    paintGround(*painter);
    paintScatter(*painter);
    paintEdges(*painter);
    paintFigure(*painter);
}

}  // namespace mazzo::desktop
