// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <QIODevice>
#include <QImage>
#include <QString>

namespace mazzo::app {

/// Limits of an image file. They are checked before anything is decoded.
inline constexpr qint64 kMaxPictureBytes = qint64{64} << 20;
inline constexpr qint64 kMaxPicturePixels = 64'000'000;

/// The usual file name ending of an image, decided by its first bytes: "png", "jpg", "gif", "bmp" or "webp"; empty for
/// anything else. SVG is not accepted: it can refer to other files.
[[nodiscard]] QString pictureEnding(const QByteArray& firstBytes);

/// Whether a file looks like an image within the limits, from its header alone: quick, but a damaged image may pass.
/// Errors as those of `readPicture`.
[[nodiscard]] Result<void> inspectPicture(const QString& path);

/// Decodes an image that is in one of these formats. Only its own decoder is tried, and its size is checked first.
[[nodiscard]] Result<QImage> decodePicture(QIODevice& device, int width = 0);

/// Decodes a regular file with `decodePicture`. With `width`, it is scaled down to that width while it is decoded, and
/// never scaled up. Errors: `file.unreadable`, `picture.unreadable`, `picture.too-large`.
[[nodiscard]] Result<QImage> readPicture(const QString& path, int width = 0);

}  // namespace mazzo::app
