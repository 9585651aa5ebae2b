// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QByteArray>
#include <QImage>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::app {

/// A QR code as modules, without its quiet border.
struct QrModules {
    int size = 0;
    std::vector<bool> dark;  ///< row by row

    [[nodiscard]] bool at(int x, int y) const
    {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)];
    }
};

/// The longest text that still makes a code which a phone reads from a screen.
inline constexpr std::size_t kLongestQr = 600;

[[nodiscard]] QrModules qrModules(const std::string& text);

/// Black on white, `pixels` for each module, with the quiet border of four modules.
[[nodiscard]] QImage qrImage(const QrModules& modules, int pixels = 8);
[[nodiscard]] QByteArray qrSvg(const QrModules& modules);

/// Reads a drawing that `qrSvg` wrote; nothing for any other. General SVG is not read: it can refer to other files.
[[nodiscard]] std::optional<QrModules> readQrSvg(std::string_view svg);

}  // namespace mazzo::app
