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

namespace {

/// Lets the reader read an image within the limits: only with the decoder of its own format.
Result<void> openPicture(QIODevice& device, QImageReader& reader)
{
    const auto tooLarge = [] {
        return failure({Error::Kind::Limit,
                        "picture.too-large",
                        {},
                        {std::to_string(kMaxPictureBytes >> 20), std::to_string(kMaxPicturePixels / 1'000'000)},
                        {}});
    };
    const QString ending = pictureEnding(device.peek(kSignature));
    if (ending.isEmpty()) return parseFailure("picture.unreadable");
    if (device.size() > kMaxPictureBytes) return tooLarge();
    reader.setDevice(&device);
    reader.setFormat(ending.toLatin1());
    reader.setAutoDetectImageFormat(false);  // or a file that this decoder refuses would be offered to every other
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isValid()) return parseFailure("picture.unreadable");
    if (qint64{size.width()} * size.height() > kMaxPicturePixels) return tooLarge();
    // Qt would refuse half as many pixels, without a reason.
    constexpr qint64 kBytesPerPixel = 8;
    QImageReader::setAllocationLimit(static_cast<int>((kMaxPicturePixels * kBytesPerPixel >> 20) + 1));
    return {};
}

/// Opens a regular file: a pipe or a device could block for ever.
Result<void> openFile(QFile& file)
{
    if (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly)) return {};
    return failure({Error::Kind::Io, "file.unreadable", {file.fileName().toStdString(), 0, 0}, {}, {}});
}

}  // namespace

Result<void> inspectPicture(const QString& path)
{
    QFile file(path);
    if (auto opened = openFile(file); !opened) return opened;
    QImageReader reader;
    auto readable = openPicture(file, reader);
    if (readable && !reader.canRead()) readable = parseFailure("picture.unreadable");
    if (!readable) readable.error().where = {path.toStdString(), 0, 0};
    return readable;
}

Result<QImage> decodePicture(QIODevice& device, int width)
{
    QImageReader reader;
    if (auto opened = openPicture(device, reader); !opened) return failure(opened.error());
    const QSize size = reader.size();
    const bool sideways = reader.transformation().testFlag(QImageIOHandler::TransformationRotate90);
    const int across = sideways ? size.height() : size.width();
    if (width > 0 && across > width) {
        const double factor = double(width) / across;
        reader.setScaledSize({std::max(1, qRound(size.width() * factor)), std::max(1, qRound(size.height() * factor))});
    }
    QImage image = reader.read();
    if (image.isNull()) return parseFailure("picture.unreadable");
    return image;
}

Result<QImage> readPicture(const QString& path, int width)
{
    QFile file(path);
    if (auto opened = openFile(file); !opened) return failure(opened.error());
    auto image = decodePicture(file, width);
    if (!image) image.error().where = {path.toStdString(), 0, 0};
    return image;
}

}  // namespace mazzo::app
