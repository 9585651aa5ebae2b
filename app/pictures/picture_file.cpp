// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_file.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace mazzo::app {

namespace {

constexpr qint64 kSignature = 16;  // as many bytes as pictureEnding needs

}  // namespace

QString pictureEnding(const QByteArray& firstBytes)
{
    if (firstBytes.startsWith("\x89PNG\r\n")) return QStringLiteral("png");
    if (firstBytes.startsWith("\xff\xd8\xff")) return QStringLiteral("jpg");
    if (firstBytes.startsWith("GIF87a") || firstBytes.startsWith("GIF89a")) return QStringLiteral("gif");
    if (firstBytes.startsWith("RIFF") && firstBytes.mid(8, 4) == "WEBP") return QStringLiteral("webp");
    // Text may begin with BM too, but it has no zeros four bytes later.
    if (firstBytes.startsWith("BM") && firstBytes.mid(6, 4) == QByteArray(4, '\0')) return QStringLiteral("bmp");
    return {};
}

bool isPictureFile(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           !pictureEnding(file.peek(kSignature)).isEmpty();
}

Result<QImage> decodePicture(QIODevice& device, int width)
{
    const auto tooLarge = [] {
        return failure({Error::Kind::Limit,
                        "picture.too-large",
                        {},
                        {std::to_string(kMaxPictureBytes >> 20), std::to_string(kMaxPicturePixels / 1'000'000)},
                        {}});
    };
    const auto unreadable = [] { return parseFailure("picture.unreadable"); };
    const QString ending = pictureEnding(device.peek(kSignature));
    if (ending.isEmpty()) return unreadable();
    if (device.size() > kMaxPictureBytes) return tooLarge();
    QImageReader reader(&device, ending.toLatin1());
    reader.setAutoDetectImageFormat(false);  // or a file that this decoder refuses would be offered to every other
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isValid()) return unreadable();
    if (qint64{size.width()} * size.height() > kMaxPicturePixels) return tooLarge();
    const bool sideways = reader.transformation().testFlag(QImageIOHandler::TransformationRotate90);
    const int across = sideways ? size.height() : size.width();
    if (width > 0 && across > width) {
        const double factor = double(width) / across;
        reader.setScaledSize({std::max(1, qRound(size.width() * factor)), std::max(1, qRound(size.height() * factor))});
    }
    QImage image = reader.read();
    if (image.isNull()) return unreadable();
    return image;
}

Result<QImage> readPicture(const QString& path, int width)
{
    // Only regular files: a pipe or a device could block for ever.
    QFile file(path);
    Place place{path.toStdString(), 0, 0};
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure({Error::Kind::Io, "file.unreadable", std::move(place), {}, {}});
    auto image = decodePicture(file, width);
    if (!image) image.error().where = std::move(place);
    return image;
}

}  // namespace mazzo::app
