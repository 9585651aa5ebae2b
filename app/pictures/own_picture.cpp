// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/own_picture.h"

#include "carddata/library/data_folder.h"

#include <QFileInfo>

namespace mazzo::app {

QString ownPicture(std::string_view game, std::string_view card)
{
    const std::filesystem::path folder = dataFolder() / "images" / game;
    for (const char* ending : {".png", ".jpg", ".jpeg", ".webp"}) {
        const QString path = QString::fromStdString((folder / (std::string(card) + ending)).string());
        if (QFileInfo::exists(path)) return path;
    }
    return {};
}

}  // namespace mazzo::app
