// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/share/deck_source.h"

#include <QImage>

#include <map>

namespace mazzo::app {

/// What a player wants to import: files, a text, or an image.
struct ListRequest {
    std::vector<std::string> files;
    std::string text;  ///< if there are no files
    QImage picture;    ///< if there is neither, as the clipboard may have it
    std::string game;  ///< chosen for lists that don't say theirs; empty: the one that knows most of the names
    std::string language;
    std::map<std::string, std::shared_ptr<const LoadedGame>, std::less<>> games;
};

/// The result. Without `opened` the errors say why.
struct ListAnswer {
    std::string text;  ///< what was read; of a picture its code
    std::string file;  ///< where it comes from; empty for a text
    Format format = Format::Text;
    bool saysGame = false;  ///< the list itself does
    std::string game;
    std::vector<std::string> later;  ///< files that were handed over too, each a list of its own
    std::optional<OpenedSource> opened;
    Errors errors;
};

/// Reads the first of the files, or all of them if they are pictures of one code. Stores nothing; for any thread.
[[nodiscard]] ListAnswer readList(const ListRequest& request);

}  // namespace mazzo::app
