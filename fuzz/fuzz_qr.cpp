// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr_pixels.h"
#include "import/share/bits.h"
#include "import/share/checksum.h"
#include "import/share/code.h"
#include "import/share/parts.h"

#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>
#include <cstdlib>

using namespace mazzo::fuzz;

namespace {

constexpr int kBorder = 4;
constexpr std::size_t kLongestQr = 600;  // as the app draws them

struct Picture {
    int side = 0;
    std::vector<std::uint8_t> pixels;

    [[nodiscard]] std::uint8_t& at(int x, int y)
    {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)];
    }
};

/// A code's picture as the app draws it, `scale` pixels for each module.
Picture drawn(const std::string& text, int scale)
{
    const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    Picture picture{(code.getSize() + 2 * kBorder) * scale, {}};
    picture.pixels.resize(static_cast<std::size_t>(picture.side) * static_cast<std::size_t>(picture.side));
    for (int y = 0; y < picture.side; ++y) {
        for (int x = 0; x < picture.side; ++x)
            picture.at(x, y) = code.getModule(x / scale - kBorder, y / scale - kBorder) ? 0 : 255;
    }
    return picture;
}

std::vector<std::string> textsOf(const Picture& picture)
{
    return qrTexts({picture.pixels.data(), picture.side, picture.side, picture.side});
}

}  // namespace

/// The input is damage, three bytes each, to the picture of a code, and the characters of that code. Without damage the
/// code is read; with damage it is read as it was, or not at all: what a QR code corrects wrongly, the share code's
/// checksum finds.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2) return 0;
    const int scale = 2 + data[0] % 4;
    const std::size_t damages = std::min<std::size_t>(data[1], (size - 2) / 3);
    const std::uint8_t* damage = data + 2;
    std::string text(kCodePrefix);
    for (std::size_t i = 2 + 3 * damages; i < size && text.size() + share::kChecksumLength < kLongestQr; ++i)
        text += share::kAlphabet[data[i] % 64];
    share::appendChecksum(text, kCodePrefix.size());
    Picture picture = drawn(text, scale);
    for (std::size_t i = 0; i < damages; ++i, damage += 3) {
        // A block of pixels in some shade of grey.
        const int x = damage[0] * picture.side / 256, y = damage[1] * picture.side / 256, width = 1 + damage[2] % 16;
        for (int row = y; row < std::min(y + width, picture.side); ++row) {
            for (int column = x; column < std::min(x + width, picture.side); ++column)
                picture.at(column, row) = static_cast<std::uint8_t>(damage[2]);
        }
    }
    const std::vector<std::string> texts = textsOf(picture);
    if (damages == 0 && texts != std::vector{text}) std::abort();
    const auto joined = joinedCode(texts);
    const bool isWhole = joined && share::checksumHolds(joined->substr(kCodePrefix.size()));
    if (isWhole && *joined != text) std::abort();
    return 0;
}
