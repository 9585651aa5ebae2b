// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/picture_file.h"

#include <QStringList>

#include <filesystem>
#include <map>
#include <string_view>

namespace mazzo::app {

/// The player's images of cards, at most one per card: `images/<game>/<card>.<ending>` in the data folder, as they
/// were added. Scaled copies are made when they are first needed. Every function may be called from any thread.
class PictureStore {
public:
    explicit PictureStore(const std::filesystem::path& dataFolder);
    /// The store in the data folder of this installation.
    [[nodiscard]] static PictureStore standard();

    /// The image of a card; empty if there is none.
    [[nodiscard]] QString find(std::string_view game, std::string_view card) const;

    /// The cards of a game that have an image, each with the time of its last change in milliseconds.
    [[nodiscard]] std::map<std::string, qint64, std::less<>> all(std::string_view game) const;

    /// Copies an image into the store, in place of the previous one. A file that cannot be decoded is refused.
    [[nodiscard]] Result<void> add(std::string_view game, std::string_view card, const QString& file) const;

    /// NotFound if there is none. The file is kept until the next image of this card is removed or replaced.
    [[nodiscard]] Result<void> remove(std::string_view game, std::string_view card) const;

    /// Undoes the last `remove`, or the last `add` that replaced an image; NotFound if there is nothing to restore.
    [[nodiscard]] Result<void> restore(std::string_view game, std::string_view card) const;

    /// The image at least `width` pixels wide (if the original is), for drawing it at that width.
    [[nodiscard]] Result<QImage> scaled(std::string_view game, std::string_view card, int width) const;

private:
    [[nodiscard]] QString folder(std::string_view game) const;
    [[nodiscard]] Result<void> setAside(std::string_view game, std::string_view card) const;

    QString m_root;
};

}  // namespace mazzo::app
