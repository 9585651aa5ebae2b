// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/picture.h"

#include <QPainter>

namespace mazzo::desktop {

void Picture::setImage(const QImage& image)
{
    if (image == m_image) return;
    m_image = image;
    emit imageChanged();
    update();
}

void Picture::paint(QPainter* painter)
{
    if (m_image.isNull()) return;
    const QSizeF size = QSizeF(m_image.size()).scaled(boundingRect().size(), Qt::KeepAspectRatio);
    // Shrunk in one go it would lose its thin lines.
    const QImage shown = m_image.scaled(size.toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter->drawImage(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), shown);
}

}  // namespace mazzo::desktop
