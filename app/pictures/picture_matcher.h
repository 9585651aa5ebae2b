// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <QStringList>

namespace mazzo::app {

/// To which card an image file belongs, decided by the file's name.
struct PictureMatch {
    enum class State {
        Matched,
        Duplicate,  ///< an earlier file belongs to the same card
        Unmatched   ///< no card has this name or number
    };

    QString file;
    State state = State::Unmatched;
    CardIndex card{};                ///< unless unmatched
    std::vector<CardIndex> nearest;  ///< cards with similar names, if unmatched
};

/// Matches files to cards: "Sea Arrow.jpg", "sea_arrow.png" and "012 Sea Arrow.jpg" by a name in any language, an alias
/// or the id; "012.jpg" by the card's number. The order of the files is kept.
[[nodiscard]] std::vector<PictureMatch> matchPictures(const QStringList& files, const Catalogue& catalogue);

/// The image files directly in a folder, sorted by name; at most `kMaxPictureFiles`.
inline constexpr qsizetype kMaxPictureFiles = 50'000;
[[nodiscard]] QStringList pictureFilesIn(const QString& folder);

}  // namespace mazzo::app
