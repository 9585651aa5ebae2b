// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QQuickPaintedItem>

namespace mazzo::desktop {

/// A line drawing on a grid of 24 by 24, sharp at every size. Unknown names draw nothing.
class Glyph : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)
    Q_PROPERTY(bool filled READ filled WRITE setFilled NOTIFY filledChanged)

public:
    explicit Glyph(QQuickItem* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QColor color() const { return m_color; }
    [[nodiscard]] bool filled() const { return m_filled; }
    void setName(const QString& name);
    void setColor(const QColor& color);
    void setFilled(bool filled);

    void paint(QPainter* painter) override;

signals:
    void nameChanged();
    void colorChanged();
    void filledChanged();

private:
    QString m_name;
    QColor m_color = Qt::black;
    bool m_filled = false;
};

}  // namespace mazzo::desktop
