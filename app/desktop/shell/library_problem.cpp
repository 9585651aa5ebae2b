// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

// Why AppModel has no library, and what the player can do about it.

namespace mazzo::desktop {

QString AppModel::problem() const { return m_store.error() ? sentence(*m_store.error()) : QString(); }

QString AppModel::problemDetail() const
{
    if (!m_store.error()) return {};
    const Error& error = *m_store.error();
    return error.where.file.empty() ? fromUtf8(error.detail) : fromUtf8(error.where.file);
}

QString AppModel::advice() const
{
    const std::string code = m_store.error() ? m_store.error()->code : std::string();
    if (code == "library.newer")
        return tr("Nothing was changed or lost. Start the newer Mazzo, or let this one keep its data in another "
                  "folder: the variable MAZZO_HOME names it.");
    if (code == "library.read-only" || code == "library.cannot-open" || code == "library.no-folder")
        return tr("Nothing was changed or lost. Give yourself the right to write there and try again, or name another "
                  "folder by the variable MAZZO_HOME.");
    if (code == "library.disk-full" || code == "library.no-backup")
        return tr("Nothing was changed or lost. Make some room on the disk and try again.");
    if (code == "library.busy")
        return tr("Nothing was changed or lost. Another program is using the library: close it, or wait a moment, and "
                  "try again.");
    return tr("Nothing was changed or lost. Your data is in this folder; backups end in “.backup”. Put one in the "
              "place of the damaged file, or move the file away to begin with an empty library.");
}

}  // namespace mazzo::desktop
