// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/picture_file.h"

#include <filesystem>

namespace mazzo::app {

/// Scaled copies of images, made when they are first needed and kept in a cache folder of limited size. Every function
/// may be called from any thread, but not from the GUI thread: images are decoded.
class ScaledPictures {
public:
    explicit ScaledPictures(std::filesystem::path folder, qint64 maxBytes = kMaxCacheBytes);
    /// The cache in the data folder of this installation.
    [[nodiscard]] static ScaledPictures standard();

    static constexpr qint64 kMaxCacheBytes = qint64{256} << 20;

    /// An image at least `width` pixels wide, if the original is; the whole original if `width` is 0.
    [[nodiscard]] Result<QImage> scaled(const QString& file, int width) const;

    /// Removes the copies that were not used for the longest time until the cache is at most half full.
    void shrink() const;

private:
    QString m_folder;
    qint64 m_maxBytes;
};

}  // namespace mazzo::app
