// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr_reader.h"

#include "app/pictures/picture_file.h"
#include "app/pictures/qr.h"
#include "app/pictures/qr_pixels.h"
#include "import/share/parts.h"
#include "model/text.h"

#include <QBuffer>
#include <QImage>

namespace mazzo::app {

namespace {

bool isSvg(std::string_view bytes)
{
    constexpr std::size_t kProlog = 1000;  // a declaration and comments may come first
    const std::string_view start = trimmed(bytes.substr(0, kProlog));
    return start.starts_with("<svg") || (start.starts_with("<?xml") && start.find("<svg") != std::string_view::npos);
}

Result<QImage> decoded(const std::string& bytes)
{
    if (isSvg(bytes)) {
        constexpr int kPixels = 8;  // of a module
        const auto modules = readQrSvg(bytes);
        if (!modules) return parseFailure("picture.foreign-svg");
        return qrImage(*modules, kPixels);
    }
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    buffer.open(QIODevice::ReadOnly);
    return decodePicture(buffer);
}

/// What the QR codes of a picture say.
std::vector<std::string> textsIn(const QImage& picture)
{
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    return qrTexts({grey.constBits(), grey.width(), grey.height(), static_cast<int>(grey.bytesPerLine())});
}

Result<std::string> codeOf(const std::vector<std::string>& texts)
{
    if (texts.empty()) return parseFailure("picture.no-code");
    return joinedCode(texts);
}

}  // namespace

bool isPicture(std::string_view bytes)
{
    constexpr std::size_t kBitmapHeader = 14;
    for (const std::string_view start : {"\x89PNG", "\xff\xd8\xff", "GIF87a", "GIF89a"}) {
        if (bytes.starts_with(start)) return true;
    }
    if (bytes.starts_with("RIFF")) return bytes.substr(0, 12).ends_with("WEBP");
    // Texts may begin with BM too, but not with zeros four bytes later.
    if (bytes.starts_with("BM"))
        return bytes.size() > kBitmapHeader && bytes.substr(6, 4) == std::string_view("\0\0\0\0", 4);
    return isSvg(bytes);
}

Result<std::string> codeInPictures(const std::vector<std::string>& pictures)
{
    std::vector<std::string> texts;
    for (const std::string& picture : pictures) {
        const auto image = decoded(picture);
        if (!image) return failure(image.error());
        for (std::string& text : textsIn(*image)) texts.push_back(std::move(text));
    }
    return codeOf(texts);
}

Result<std::string> codeInPicture(const QImage& picture) { return codeOf(textsIn(picture)); }

}  // namespace mazzo::app
