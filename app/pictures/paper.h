#pragma once

#include "app/pictures/card_face.h"
#include "import/outline.h"

#include <QByteArray>

namespace mazzo {

/// A registration sheet (A4): who plays what, the list zone by zone with its totals, and the QR code.
[[nodiscard]] QByteArray registrationPdf(const Outline& outline, const Game& game, std::string_view language, const std::string& code);

/// A card that is to be printed so many times.
struct ProxyCard { CardFace face; int copies = 1; };

inline constexpr int kMostProxies = 999;

/// Cards of 63 by 88 mm, nine on an A4 sheet, with cut marks.
[[nodiscard]] QByteArray proxyPdf(const std::vector<ProxyCard>& cards, const QString& title);

} // namespace mazzo
