// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr.h"

#include "model/text.h"

#include <qrcodegen/qrcodegen.hpp>

#include <charconv>

namespace mazzo::app {

namespace {

constexpr int kBorder = 4;

}  // namespace

QrModules qrModules(const std::string& text)
{
    const qrcodegen::QrCode code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    QrModules modules{code.getSize(), {}};
    modules.dark.reserve(static_cast<std::size_t>(modules.size) * static_cast<std::size_t>(modules.size));
    for (int y = 0; y < modules.size; ++y) {
        for (int x = 0; x < modules.size; ++x) modules.dark.push_back(code.getModule(x, y));
    }
    return modules;
}

QImage qrImage(const QrModules& modules, int pixels)
{
    const int side = (modules.size + 2 * kBorder) * pixels;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    for (int y = 0; y < modules.size * pixels; ++y) {
        uchar* row = image.scanLine(y + kBorder * pixels) + kBorder * pixels;
        for (int x = 0; x < modules.size * pixels; ++x) row[x] = modules.at(x / pixels, y / pixels) ? 0 : 255;
    }
    return image;
}

QByteArray qrSvg(const QrModules& modules)
{
    const QByteArray side = QByteArray::number(modules.size + 2 * kBorder);
    QByteArray path;
    for (int y = 0; y < modules.size; ++y) {
        for (int x = 0; x < modules.size; ++x) {
            if (modules.at(x, y))
                path += "M" + QByteArray::number(x + kBorder) + " " + QByteArray::number(y + kBorder) + "h1v1h-1z";
        }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side +
           "\" shape-rendering=\"crispEdges\">\n"
           "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<path fill=\"#000\" d=\"" +
           path + "\"/>\n</svg>\n";
}

std::optional<QrModules> readQrSvg(std::string_view svg)
{
    constexpr int kMaxSize = 177;  // version 40
    constexpr std::string_view kViewBox = "viewBox=\"0 0 ", kModule = "h1v1h-1z";
    const std::string_view text = trimmed(svg);
    const auto number = [&text](std::size_t& at) {
        int value = -1;
        if (at >= text.size()) return value;
        const auto end = std::from_chars(text.data() + at, text.data() + text.size(), value).ptr;
        at = static_cast<std::size_t>(end - text.data());
        return value - kBorder;
    };
    std::size_t at = text.find(kViewBox);
    if (at == std::string_view::npos) return std::nullopt;
    at += kViewBox.size();
    QrModules modules{number(at) - kBorder, {}};
    if (modules.size < 1 || modules.size > kMaxSize) return std::nullopt;
    const auto size = static_cast<std::size_t>(modules.size);
    modules.dark.resize(size * size);
    for (at = text.find('M', at); at != std::string_view::npos; at = text.find('M', at)) {
        const int x = number(++at);
        const int y = number(++at);
        if (x < 0 || y < 0 || x >= modules.size || y >= modules.size || text.compare(at, kModule.size(), kModule) != 0)
            return std::nullopt;
        modules.dark[static_cast<std::size_t>(y) * size + static_cast<std::size_t>(x)] = true;
    }
    // What was not understood above is not ours.
    const QByteArray ours = qrSvg(modules).trimmed();
    if (text != std::string_view(ours.data(), static_cast<std::size_t>(ours.size()))) return std::nullopt;
    return modules;
}

}  // namespace mazzo::app
