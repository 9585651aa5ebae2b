// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/picture_provider.h"

#include "app/pictures/picture_store.h"

#include <QDateTime>
#include <QFileInfo>
#include <QUrl>

namespace mazzo::desktop {

PictureProvider::PictureProvider() : QQuickImageProvider(Image, ForceAsynchronousImageLoading) {}

QUrl PictureProvider::address(std::string_view game, std::string_view card)
{
    const QString path = PictureStore::standard().find(game, card);
    if (path.isEmpty()) return {};
    const auto encoded = [](std::string_view id) {
        return QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(id.data(), qsizetype(id.size()))));
    };
    // With the time in it, a replaced image has another address and is read again.
    return QUrl(QStringLiteral("image://picture/%1/%2/%3")
                    .arg(encoded(game), encoded(card))
                    .arg(QFileInfo(path).lastModified().toMSecsSinceEpoch()));
}

QImage PictureProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const auto part = [&id](int index) {
        return QUrl::fromPercentEncoding(id.section('/', index, index).toUtf8()).toStdString();
    };
    const QImage image = PictureStore::standard().scaled(part(0), part(1), requestedSize.width()).value_or(QImage());
    if (size != nullptr) *size = image.size();
    return image;
}

}  // namespace mazzo::desktop
