// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>
#include <QStringList>

namespace mazzo::desktop {

struct TourReport {
    int views = 0;
    QStringList warnings;  ///< of QML and of Qt, each once
};

/// Walks through every page in both languages and both themes and draws each. With a folder the pictures are kept
/// there. Changes none of the player's preferences.
[[nodiscard]] TourReport tour(const QString& folder);

}  // namespace mazzo::desktop
