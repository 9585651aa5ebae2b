// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_file.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace mazzo::app {

namespace {

constexpr qint64 kSignature = 16;  // as many bytes as pictureEnding needs

tl::unexpected<Error> pictureFailure(Error::Kind kind, const char* code, const QString& path,
                                     std::vector<std::string> args = {})
{
    return failure({kind, code, {path.toStdString(), 0, 0}, std::move(args), {}});
}

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

Result<QImage> readPicture(const QString& path, int width)
{
    // Only regular files: a pipe or a device could block for ever.
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return pictureFailure(Error::Kind::Io, "file.unreadable", path);
    const QString ending = pictureEnding(file.peek(kSignature));
    if (ending.isEmpty()) return pictureFailure(Error::Kind::Parse, "picture.unreadable", path);
    if (file.size() > kMaxPictureBytes)
        return pictureFailure(Error::Kind::Limit, "picture.too-large", path,
                              {std::to_string(kMaxPictureBytes >> 20), std::to_string(kMaxPicturePixels / 1'000'000)});
    QImageReader reader(&file, ending.toLatin1());
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isValid()) return pictureFailure(Error::Kind::Parse, "picture.unreadable", path);
    if (qint64{size.width()} * size.height() > kMaxPicturePixels)
        return pictureFailure(Error::Kind::Limit, "picture.too-large", path,
                              {std::to_string(kMaxPictureBytes >> 20), std::to_string(kMaxPicturePixels / 1'000'000)});
    const bool sideways = reader.transformation().testFlag(QImageIOHandler::TransformationRotate90);
    const int across = sideways ? size.height() : size.width();
    if (width > 0 && across > width) {
        const double factor = double(width) / across;
        reader.setScaledSize({std::max(1, qRound(size.width() * factor)), std::max(1, qRound(size.height() * factor))});
    }
    QImage image = reader.read();
    if (image.isNull()) return pictureFailure(Error::Kind::Parse, "picture.unreadable", path);
    return image;
}

}  // namespace mazzo::app
