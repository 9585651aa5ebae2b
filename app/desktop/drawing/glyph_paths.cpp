// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/glyph_paths.h"

#include <QHash>
#include <QPolygonF>
#include <QTransform>
#include <QtMath>

namespace mazzo::desktop {

namespace {

using Draw = void (*)(QPainterPath&);

void line(QPainterPath& path, std::initializer_list<QPointF> points)
{
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
}

/// A regular figure around the middle of the grid, one corner on top.
void figure(QPainterPath& path, int corners, double radius, double inner = 0)
{
    const int steps = inner > 0 ? corners * 2 : corners;
    for (int i = 0; i <= steps; ++i) {
        const double angle = 2 * M_PI * i / steps - M_PI / 2;
        const double reach = inner > 0 && i % 2 == 1 ? inner : radius;
        const QPointF point(12 + reach * std::cos(angle), 12 + reach * std::sin(angle));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
}

void gear(QPainterPath& path)
{
    path.addEllipse(QPointF(12, 12), 3, 3);
    path.addEllipse(QPointF(12, 12), 6.5, 6.5);
    for (int i = 0; i < 8; ++i) {
        const double angle = 2 * M_PI * i / 8;
        const QPointF way(std::cos(angle), std::sin(angle));
        path.moveTo(QPointF(12, 12) + way * 6.5);
        path.lineTo(QPointF(12, 12) + way * 9.2);
    }
}

void question(QPainterPath& path)
{
    path.moveTo(8.6, 9.2);
    path.cubicTo(8.6, 4.6, 15.6, 4.6, 15.6, 9.2);
    path.cubicTo(15.6, 12, 12, 12, 12, 15);
    path.addEllipse(QPointF(12, 18.6), 0.5, 0.5);
}

void undo(QPainterPath& path)
{
    line(path, {{8.5, 4.5}, {4.5, 8.5}, {8.5, 12.5}});
    path.moveTo(4.5, 8.5);
    path.lineTo(14.5, 8.5);
    path.cubicTo(21, 8.5, 21, 18.5, 14.5, 18.5);
    path.lineTo(9, 18.5);
}

const QHash<QString, Draw>& drawings()
{
    static const QHash<QString, Draw> all{
        {"decks",
         [](QPainterPath& p) {
             p.addRoundedRect(4, 7, 11, 14, 2, 2);
             line(p, {{8, 4}, {18, 4}, {19.5, 5.5}, {19.5, 17}});
         }},
        {"cards",
         [](QPainterPath& p) {
             p.addRoundedRect(3.5, 5, 7.5, 14, 1.5, 1.5);
             p.addRoundedRect(13.5, 5, 7.5, 14, 1.5, 1.5);
         }},
        {"games",
         [](QPainterPath& p) {
             line(p, {{4, 5}, {4, 19}, {12, 21}, {20, 19}, {20, 5}, {12, 7}, {4, 5}});
             line(p, {{12, 7}, {12, 21}});
         }},
        {"settings", gear},
        {"search",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(10.5, 10.5), 6, 6);
             line(p, {{15, 15}, {20, 20}});
         }},
        {"close",
         [](QPainterPath& p) {
             line(p, {{6, 6}, {18, 18}});
             line(p, {{18, 6}, {6, 18}});
         }},
        {"back",
         [](QPainterPath& p) {
             line(p, {{11, 5}, {4, 12}, {11, 19}});
             line(p, {{4, 12}, {20, 12}});
         }},
        {"previous", [](QPainterPath& p) { line(p, {{14.5, 6}, {8.5, 12}, {14.5, 18}}); }},
        {"next", [](QPainterPath& p) { line(p, {{9.5, 6}, {15.5, 12}, {9.5, 18}}); }},
        {"down", [](QPainterPath& p) { line(p, {{6, 9.5}, {12, 15.5}, {18, 9.5}}); }},
        {"grid",
         [](QPainterPath& p) {
             for (const double x : {4.0, 14.0})
                 for (const double y : {4.0, 14.0}) p.addRoundedRect(x, y, 6, 6, 1, 1);
         }},
        {"chart",
         [](QPainterPath& p) {
             line(p, {{4, 4}, {4, 20}, {20.5, 20}});
             line(p, {{7.5, 15.5}, {11.5, 10.5}, {14.5, 13}, {20, 6.5}});
         }},
        {"list",
         [](QPainterPath& p) {
             for (const double y : {6.0, 12.0, 18.0}) {
                 line(p, {{9, y}, {20, y}});
                 line(p, {{4, y}, {4.6, y}});
             }
         }},
        {"check", [](QPainterPath& p) { line(p, {{5, 12.5}, {10, 17.5}, {19, 7}}); }},
        {"warning",
         [](QPainterPath& p) {
             line(p, {{12, 4}, {21, 20}, {3, 20}, {12, 4}});
             line(p, {{12, 10}, {12, 14.5}});
             line(p, {{12, 17}, {12, 17.3}});
         }},
        {"question", question},
        {"pencil", [](QPainterPath& p) { line(p, {{4, 20}, {5, 15.5}, {16, 4.5}, {19.5, 8}, {8.5, 19}, {4, 20}}); }},
        {"undo", undo},
        {"redo",
         [](QPainterPath& p) {
             QPainterPath left;
             undo(left);
             p.addPath(QTransform(-1, 0, 0, 1, 24, 0).map(left));
         }},
        {"plus",
         [](QPainterPath& p) {
             line(p, {{12, 5}, {12, 19}});
             line(p, {{5, 12}, {19, 12}});
         }},
        {"minus", [](QPainterPath& p) { line(p, {{5, 12}, {19, 12}}); }},
        {"more",
         [](QPainterPath& p) {
             for (const double x : {5.5, 12.0, 18.5}) p.addEllipse(QPointF(x, 12), 0.8, 0.8);
         }},
        {"copy",
         [](QPainterPath& p) {
             p.addRoundedRect(8, 8, 12, 12, 2, 2);
             line(p, {{16, 8}, {16, 4.5}, {4.5, 4.5}, {4.5, 16}, {8, 16}});
         }},
        {"trash",
         [](QPainterPath& p) {
             line(p, {{4, 6.5}, {20, 6.5}});
             line(p, {{9, 6}, {9, 4}, {15, 4}, {15, 6}});
             line(p, {{6, 7}, {7, 20}, {17, 20}, {18, 7}});
         }},
        {"history",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(12, 12), 8.5, 8.5);
             line(p, {{12, 7}, {12, 12}, {15.5, 14}});
         }},
        {"hand",
         [](QPainterPath& p) {
             p.addRoundedRect(9, 4, 6, 9.5, 1, 1);
             line(p, {{9, 6}, {4, 9}, {7, 17}, {10, 15.5}});
             line(p, {{15, 6}, {20, 9}, {17, 17}, {14, 15.5}});
             line(p, {{7, 20}, {17, 20}});
         }},
        {"broken",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(12, 12), 9, 9);
             line(p, {{8.5, 8.5}, {15.5, 15.5}});
             line(p, {{15.5, 8.5}, {8.5, 15.5}});
         }},
        {"unfinished",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(12, 12), 9, 9);
             for (const double x : {8.0, 12.0, 16.0}) line(p, {{x, 12}, {x + 0.3, 12}});
         }},
        {"passed",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(12, 12), 9, 9);
             line(p, {{8, 12.3}, {11, 15.3}, {16, 9.3}});
         }},
        {"collection",
         [](QPainterPath& p) {
             p.addRoundedRect(3.5, 9.5, 17, 10.5, 1.5, 1.5);
             line(p, {{5.5, 6.5}, {18.5, 6.5}});
             line(p, {{7.5, 3.5}, {16.5, 3.5}});
             line(p, {{9.5, 14}, {14.5, 14}});
         }},
        {"box",
         [](QPainterPath& p) {
             line(p, {{12, 3}, {20.5, 7.5}, {20.5, 16.5}, {12, 21}, {3.5, 16.5}, {3.5, 7.5}, {12, 3}});
             line(p, {{3.5, 7.5}, {12, 12}, {20.5, 7.5}});
             line(p, {{12, 12}, {12, 21}});
         }},
        {"star", [](QPainterPath& p) { figure(p, 5, 10, 4.5); }},
        {"import",
         [](QPainterPath& p) {
             line(p, {{12, 3.5}, {12, 14.5}});
             line(p, {{8, 10.5}, {12, 14.5}, {16, 10.5}});
             line(p, {{4, 15.5}, {4, 20}, {20, 20}, {20, 15.5}});
         }},
        {"export",
         [](QPainterPath& p) {
             line(p, {{12, 14.5}, {12, 3.5}});
             line(p, {{8, 7.5}, {12, 3.5}, {16, 7.5}});
             line(p, {{4, 15.5}, {4, 20}, {20, 20}, {20, 15.5}});
         }},
        {"share",
         [](QPainterPath& p) {
             line(p, {{12, 3.5}, {12, 14.5}});
             line(p, {{8, 7.5}, {12, 3.5}, {16, 7.5}});
             line(p, {{6, 11}, {5, 11}, {5, 20}, {19, 20}, {19, 11}, {18, 11}});
         }},
        {"folder", [](QPainterPath& p) { line(p, {{3, 6}, {9, 6}, {11, 8.5}, {21, 8.5}, {21, 19}, {3, 19}, {3, 6}}); }},
        {"stacks",
         [](QPainterPath& p) {
             for (const double x : {3.0, 13.5}) {
                 p.addRoundedRect(x, 10, 7.5, 10.5, 1, 1);
                 line(p, {{x, 7}, {x + 7.5, 7}});
                 line(p, {{x, 4}, {x + 7.5, 4}});
             }
         }},
        {"tag",
         [](QPainterPath& p) {
             line(p, {{3.5, 4}, {12, 4}, {20.5, 12.5}, {12.5, 20.5}, {3.5, 11.5}, {3.5, 4}});
             p.addEllipse(QPointF(8, 8.5), 1.2, 1.2);
         }},
        {"text",
         [](QPainterPath& p) {
             line(p, {{5, 3}, {15, 3}, {19, 7}, {19, 21}, {5, 21}, {5, 3}});
             line(p, {{8.5, 11}, {15.5, 11}});
             line(p, {{8.5, 15}, {15.5, 15}});
         }},
        {"note",
         [](QPainterPath& p) {
             line(p, {{4, 4}, {20, 4}, {20, 14}, {14, 20}, {4, 20}, {4, 4}});
             line(p, {{20, 14}, {14, 14}, {14, 20}});
             line(p, {{8, 9}, {16, 9}});
         }},
        // What a card's type looks like, so that types differ in shape and not in colour alone.
        {"shape-0",
         [](QPainterPath& p) {
             figure(p, 3, 10);
             p.addEllipse(QPointF(12, 13.5), 2.2, 2.2);
         }},
        {"shape-1",
         [](QPainterPath& p) {
             p.addEllipse(QPointF(12, 12), 9, 9);
             p.addEllipse(QPointF(12, 12), 4, 4);
         }},
        {"shape-2",
         [](QPainterPath& p) {
             figure(p, 4, 10);
             figure(p, 4, 4);
         }},
        {"shape-3",
         [](QPainterPath& p) {
             figure(p, 6, 9.5);
             p.addEllipse(QPointF(12, 12), 2.5, 2.5);
         }},
        {"shape-4", [](QPainterPath& p) { figure(p, 5, 10, 4.5); }},
        {"shape-5",
         [](QPainterPath& p) {
             figure(p, 8, 9.5);
             figure(p, 8, 5);
         }},
    };
    return all;
}

}  // namespace

QPainterPath glyphPath(const QString& name)
{
    QPainterPath path;
    if (const Draw draw = drawings().value(name)) draw(path);
    return path;
}

}  // namespace mazzo::desktop
