// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QQuickPaintedItem>

namespace mazzo::desktop {

/// The picture of a card that has none: its type's figure on its colour, laid out in one of four frames. Behind it the
/// same figure lies scattered in a way that only cards of the same name share, so that a card is known again at a
/// glance.
class CardDrawing : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QString shape MEMBER m_shape NOTIFY changed)  ///< a Glyph's name
    Q_PROPERTY(QColor hue MEMBER m_hue NOTIFY changed)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed)
    Q_PROPERTY(int frame MEMBER m_frame NOTIFY changed)       ///< 0 to 3
    Q_PROPERTY(double figure MEMBER m_figure NOTIFY changed)  ///< side of the figure in front

public:
    explicit CardDrawing(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void paintGround(QPainter& painter) const;
    void paintScatter(QPainter& painter) const;
    void paintEdges(QPainter& painter) const;
    void paintFigure(QPainter& painter) const;
    [[nodiscard]] QColor tint(double alpha) const;

    QString m_name;
    QString m_shape;
    QColor m_hue = Qt::black;
    bool m_dark = false;
    int m_frame = 0;
    double m_figure = 28;
};

}  // namespace mazzo::desktop
