// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

class QGuiApplication;

namespace mazzo::desktop {

/// Name, style and font of the program.
void prepareApplication(QGuiApplication& application);

/// Opens the desktop app, with a link to a deck or a deck file's address if one was followed, and returns its exit
/// status when the last window closes. If it runs already with the same library, that one takes it, and this one is
/// done.
[[nodiscard]] int runDesktop(int& argc, char** argv, const QString& opened = {});

/// Shows every page in both languages and both themes without a display; fails, and says so on standard error, on any
/// warning.
[[nodiscard]] int runSelfTest(int& argc, char** argv);

/// Writes a picture of every page in both languages and both themes into the folder, which is made if it is missing.
[[nodiscard]] int runScreenshots(int& argc, char** argv, const QString& folder);

}  // namespace mazzo::desktop
