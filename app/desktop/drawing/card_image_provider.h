// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QQuickAsyncImageProvider>
#include <QThreadPool>

#include <string_view>

namespace mazzo::desktop {

/// Gives the views the pictures of cards, `image://card/…`: decoded and scaled on worker threads, never larger than
/// they are shown.
class CardImageProvider : public QQuickAsyncImageProvider {
    Q_OBJECT

public:
    CardImageProvider();
    ~CardImageProvider() override;

    static constexpr auto kName = "card";
    /// The address of an image file; it begins with `image://card/art/` if the image shows only the art of the card.
    [[nodiscard]] static QString address(std::string_view file);
    [[nodiscard]] static QString fileOf(const QString& id);  ///< the part of an address after `image://card/`

    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

private:
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
