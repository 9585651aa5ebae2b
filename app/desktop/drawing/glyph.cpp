// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/glyph.h"

#include "app/desktop/drawing/glyph_paths.h"

#include <QPainter>

namespace mazzo::desktop {

Glyph::Glyph(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void Glyph::setName(const QString& name)
{
    if (name == m_name) return;
    m_name = name;
    update();
    emit nameChanged();
}

void Glyph::setColor(const QColor& color)
{
    if (color == m_color) return;
    m_color = color;
    update();
    emit colorChanged();
}

void Glyph::setFilled(bool filled)
{
    if (filled == m_filled) return;
    m_filled = filled;
    update();
    emit filledChanged();
}

void Glyph::paint(QPainter* painter)
{
    constexpr double kGrid = 24;
    constexpr double kLine = 1.8;
    const double side = qMin(width(), height());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - side) / 2, (height() - side) / 2);
    painter->scale(side / kGrid, side / kGrid);
    painter->setPen(QPen(m_color, kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(m_filled ? QBrush(m_color) : QBrush(Qt::NoBrush));
    painter->drawPath(glyphPath(m_name));
}

}  // namespace mazzo::desktop
