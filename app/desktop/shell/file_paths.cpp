// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/file_paths.h"

#include <QFileInfo>

namespace mazzo::desktop {

QUrl FilePaths::withEnding(const QUrl& file, const QString& ending)
{
    if (ending.isEmpty() || !file.isLocalFile() || name(file).contains('.')) return file;
    return QUrl::fromLocalFile(file.toLocalFile() + "." + ending);
}

bool FilePaths::exists(const QUrl& file) { return file.isLocalFile() && QFileInfo::exists(file.toLocalFile()); }
QString FilePaths::name(const QUrl& file) { return QFileInfo(file.toLocalFile()).fileName(); }

}  // namespace mazzo::desktop
