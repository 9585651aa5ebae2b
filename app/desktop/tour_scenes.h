// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"

#include <QList>
#include <QString>

#include <functional>

namespace mazzo::desktop {

/// One view of the app, and how to get there from any other.
struct Scene {
    QString name;
    std::function<void(AppModel&)> arrange;
};

/// Pages without any deck: to be shown before the other scenes make some.
[[nodiscard]] QList<Scene> emptyScenes();
/// Every page, sheet and menu. May be shown again in the same order: what a scene needs is made once.
[[nodiscard]] QList<Scene> scenes(AppModel& app);
/// Closes what a scene before has opened.
void closeSheets(AppModel& app);

}  // namespace mazzo::desktop
