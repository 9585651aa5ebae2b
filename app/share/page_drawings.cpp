// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/page_drawings.h"

#include "app/share/name_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mazzo::app {

namespace {

constexpr int kFigures = 6;

QString number(double value) { return QString::number(value, 'f', 1); }

/// The corners of a regular figure around the middle of a grid of 24, one of them on top. With `inner` it is a star.
QString corners(int count, double radius, double inner = 0)
{
    const int steps = inner > 0 ? count * 2 : count;
    QStringList points;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps - std::numbers::pi / 2;
        const double reach = inner > 0 && i % 2 == 1 ? inner : radius;
        points.append(number(12 + reach * std::cos(angle)) + "," + number(12 + reach * std::sin(angle)));
    }
    return "<polygon points=\"" + points.join(' ') + "\"/>";
}

QString circle(double y, double radius)
{
    return "<circle cx=\"12\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\"/>";
}

QString figure(int type)
{
    switch (type) {
    case 0: return corners(3, 10) + circle(13.5, 2.2);
    case 1: return circle(12, 9) + circle(12, 4);
    case 2: return corners(4, 10) + corners(4, 4);
    case 3: return corners(6, 9.5) + circle(12, 2.5);
    case 4: return corners(5, 10, 4.5);
    default: return corners(8, 9.5) + corners(8, 5);
    }
}

QString used(int type, double x, double y, double side, double turn)
{
    return QStringLiteral("<use href=\"#f%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%4\" transform=\"rotate(%5 %6 "
                          "%7)\"/>")
        .arg(type)
        .arg(number(x - side / 2), number(y - side / 2), number(side), number(turn), number(x), number(y));
}

}  // namespace

QString figureSymbols()
{
    QString symbols;
    for (int i = 0; i < kFigures; ++i)
        symbols += QStringLiteral("<symbol id=\"f%1\" viewBox=\"0 0 24 24\">%2</symbol>").arg(i).arg(figure(i));
    return "<svg class=\"hidden\" aria-hidden=\"true\" width=\"0\" height=\"0\">" + symbols + "</svg>";
}

QString cardArt(const QString& name, int type)
{
    constexpr int kScattered = 4;
    constexpr double kWidth = 200, kHeight = 64;
    const int kind = type % kFigures;
    QString scattered;
    NameNumbers numbers(name);
    for (int i = 0; i < kScattered; ++i) {
        const double side = kHeight * (0.5 + numbers.below(1.1));
        const double x = numbers.below(kWidth);
        const double y = numbers.below(kHeight);
        scattered += used(kind, x, y, side, numbers.below(360));
    }
    return QStringLiteral("<svg class=\"art\" viewBox=\"0 0 200 64\" preserveAspectRatio=\"xMidYMid slice\" "
                          "aria-hidden=\"true\"><rect class=\"ground\" width=\"200\" height=\"64\"/><g "
                          "class=\"scatter\">%1</g><g class=\"figure\">%2</g></svg>")
        .arg(scattered, used(kind, kWidth / 2, kHeight / 2, 42, 0));
}

QString barChart(const std::vector<ValueBar>& bars, const QString& spoken)
{
    constexpr double kStep = 30, kBar = 22, kTop = 16, kHeight = 96, kFoot = 20;
    int most = 1;
    for (const ValueBar& bar : bars) most = std::max(most, bar.amount);
    QString drawn;
    double x = 0;
    for (const ValueBar& bar : bars) {
        const double height = kHeight * bar.amount / most;
        const double middle = x + kStep / 2;
        drawn += QStringLiteral("<rect class=\"%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\" rx=\"2\"/>")
                     .arg(bar.unknown ? "open" : "bar", number(x + (kStep - kBar) / 2), number(kTop + kHeight - height),
                          number(kBar), number(height));
        if (bar.amount > 0)
            drawn += QStringLiteral("<text x=\"%1\" y=\"%2\">%3</text>")
                         .arg(number(middle), number(kTop + kHeight - height - 4))
                         .arg(bar.amount);
        drawn += QStringLiteral("<text class=\"axis\" x=\"%1\" y=\"%2\">%3</text>")
                     .arg(number(middle), number(kTop + kHeight + 14),
                          bar.unknown ? QStringLiteral("?") : bar.label.toHtmlEscaped());
        x += kStep;
    }
    return QStringLiteral("<svg class=\"curve\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\" width=\"%2\" "
                          "height=\"%3\">%4</svg>")
        .arg(spoken.toHtmlEscaped(), number(std::max(x, kStep)), number(kTop + kHeight + kFoot), drawn);
}

QString lyingBar(double share, bool unknown)
{
    return QStringLiteral("<svg class=\"lying\" viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" "
                          "aria-hidden=\"true\"><rect class=\"%1\" width=\"%2\" height=\"8\"/></svg>")
        .arg(unknown ? "open" : "bar", number(100 * std::clamp(share, 0.0, 1.0)));
}

}  // namespace mazzo::app
