#include "app/pictures/qr_reader.h"

#include "import/share/parts.h"

#include <ZXing/ReadBarcode.h>

#include <QBuffer>
#include <QImage>
#include <QImageReader>

namespace mazzo {

namespace {

tl::unexpected<Error> refused(const char* code) { return failure({Error::Kind::Parse, code, {}, {}, {}}); }

/// A picture that would fill the memory is refused by its size, before it is decoded.
QImage decoded(std::string_view bytes)
{
    constexpr int kMostPixels = 64'000'000;
    QByteArray data(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.isValid() && qint64{size.width()} * size.height() > kMostPixels) return {};
    return reader.read().convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

Result<std::string> codeInPicture(std::string_view bytes)
{
    const QImage image = decoded(bytes);
    if (image.isNull()) return refused("picture.unreadable");
    const ZXing::ImageView view(image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum, static_cast<int>(image.bytesPerLine()));
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    std::vector<std::string> texts;
    for (const ZXing::Result& result : ZXing::ReadBarcodes(view, hints)) {
        if (result.isValid()) texts.push_back(result.text());
    }
    if (texts.empty()) return refused("picture.no-code");
    return joinedCode(texts);
}

} // namespace mazzo
