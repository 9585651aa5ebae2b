// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QString>

#include <functional>

namespace mazzo::app {

/// A4 pages to print or preview. `draw` works in units of `millimetres(1)`.
struct Paper {
    QString title;
    int pages = 1;
    std::function<void(QPainter& painter, int page)> draw;  ///< pages count from 0
};

inline constexpr double kPageWidth = 210, kPageHeight = 297;  ///< in millimetres

/// Millimetres in the units of a page.
[[nodiscard]] double millimetres(double length);
[[nodiscard]] QRectF box(double x, double y, double width, double height);  ///< all in millimetres
void setFontHeight(QPainter& painter, double millimetresHigh, bool bold = false);
/// One line, cut off with dots where the place ends.
void drawElided(QPainter& painter, const QRectF& place, int flags, const QString& text);

[[nodiscard]] QByteArray pdfOf(const Paper& paper);
/// One page as an image of this width in pixels.
[[nodiscard]] QImage pageImage(const Paper& paper, int page, int width);

}  // namespace mazzo::app
