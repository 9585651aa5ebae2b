// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QQuickImageProvider>

#include <string_view>

namespace mazzo::desktop {

/// Gives the views the player's images of cards by `image://picture/<game>/<card>/<time of the last change>`. They are
/// decoded on a thread of the engine, only in the formats and sizes that `readPicture` accepts.
class PictureProvider : public QQuickImageProvider {
public:
    PictureProvider();

    /// The address of a card's image; empty if there is none.
    [[nodiscard]] static QUrl address(std::string_view game, std::string_view card);

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

}  // namespace mazzo::desktop
