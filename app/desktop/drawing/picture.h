// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QImage>
#include <QQuickPaintedItem>

namespace mazzo::desktop {

/// Shows a picture that the program drew, as large as fits, in its middle.
class Picture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QImage image READ image WRITE setImage NOTIFY imageChanged)

public:
    explicit Picture(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {}

    [[nodiscard]] QImage image() const { return m_image; }
    void setImage(const QImage& image);

    void paint(QPainter* painter) override;

signals:
    void imageChanged();

private:
    QImage m_image;
};

}  // namespace mazzo::desktop
