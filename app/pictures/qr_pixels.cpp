// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr_pixels.h"

#include <ZXing/ReadBarcode.h>

namespace mazzo::app {

std::vector<std::string> qrTexts(const GreyPixels& pixels)
{
    const ZXing::ImageView view(pixels.first, pixels.width, pixels.height, ZXing::ImageFormat::Lum, pixels.bytesPerRow);
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    std::vector<std::string> texts;
    for (const ZXing::Result& result : ZXing::ReadBarcodes(view, hints)) {
        if (result.isValid()) texts.push_back(result.text());
    }
    return texts;
}

}  // namespace mazzo::app
