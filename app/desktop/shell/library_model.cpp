// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_model.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <QDesktopServices>
#include <QDir>

namespace mazzo::desktop {

LibraryModel::LibraryModel(GameStore& store, QObject* parent) : QObject(parent), m_store(store), m_backups(store) {}

void LibraryModel::openAsync(std::shared_ptr<LibraryReading> reading)
{
    m_store.openAsync(std::move(reading));
    emit changed();
}

void LibraryModel::openAgain()
{
    if (loading()) return;
    openAsync(std::make_shared<LibraryReading>());
    m_store.await();
}

void LibraryModel::startEmpty()
{
    if (loading() || !vanished()) return;
    openAsync(std::make_shared<LibraryReading>(LibraryReading::Start::Empty));
    m_store.await();
}

void LibraryModel::retranslate()
{
    const QString root = dataFolder();
    m_folders.setRows(
        {{tr("Your data"), tr("The library with decks, collection and settings, and its backups"), root},
         {tr("Games"), tr("Put a game's pack here, a folder each, and start Mazzo again"), root + "/packs"},
         {tr("Pictures"),
          tr("Your pictures of cards. A file that you put here as game/card.png is added to that card at the next "
             "start"),
          root + "/images"}});
    m_backups.refresh();
    emit changed();
}

void LibraryModel::openFolder(int row)
{
    const FolderRow* folder = m_folders.row(row);
    if (folder != nullptr && QDir().mkpath(folder->path)) QDesktopServices::openUrl(QUrl::fromLocalFile(folder->path));
}

QString LibraryModel::dataFolder() const { return fromUtf8(mazzo::carddata::dataFolder().string()); }
QUrl LibraryModel::dataFolderUrl() const { return QUrl::fromLocalFile(dataFolder()); }

QString LibraryModel::problem() const { return m_store.error() ? sentence(*m_store.error()) : QString(); }

QString LibraryModel::problemDetail() const
{
    if (!m_store.error()) return {};
    const Error& error = *m_store.error();
    return error.where.file.empty() ? fromUtf8(error.detail) : fromUtf8(error.where.file);
}

QString LibraryModel::advice() const
{
    const std::string code = m_store.error() ? m_store.error()->code : std::string();
    if (code == "library.vanished")
        return tr("Restore a backup below, or start with an empty library. The backups stay where they are.");
    if (code == "library.no-home") return tr("Set the variable MAZZO_HOME or HOME and start Mazzo again.");
    if (code == "library.newer")
        return tr("Nothing was changed or lost. Start the newer Mazzo, or let this one keep its data in another "
                  "folder: the variable MAZZO_HOME names it.");
    if (code == "library.read-only" || code == "library.cannot-open" || code == "library.no-folder")
        return tr("Nothing was changed or lost. Give yourself the right to write there and try again, or name another "
                  "folder by the variable MAZZO_HOME.");
    if (code == "library.disk-full" || code == "library.no-backup")
        return tr("Nothing was changed or lost. Free some disk space and try again.");
    if (code == "library.busy")
        return tr("Nothing was changed or lost. Another program is using the library: close it, or wait a moment, and "
                  "try again.");
    return tr("Nothing was changed or lost. Your data is in this folder; backups end in “.backup”. Put one in the "
              "place of the damaged file, or move the file away to begin with an empty library.");
}

}  // namespace mazzo::desktop
