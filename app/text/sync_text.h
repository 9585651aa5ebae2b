// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/sync/folder_sync.h"

#include <QStringList>

namespace mazzo::app {

/// The name of a deck that is kept beside another version of it: "Iron Tide (conflict, 2026-11-18)".
[[nodiscard]] QString conflictName(const QString& name);

/// With today's date, in the language of the program.
[[nodiscard]] FolderSyncOptions syncOptions();

/// What a synchronisation did, a line for each change and conflict, and a summary. Problems are errors of their own.
[[nodiscard]] QStringList syncLines(const FolderSyncReport& report);
[[nodiscard]] QString syncSummary(const FolderSyncReport& report);

}  // namespace mazzo::app
