// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/folder_syncing.h"

#include "app/desktop/shell/preferences.h"
#include "app/text/error_text.h"
#include "app/text/sync_text.h"
#include "app/text/value_text.h"

#include <QDir>

namespace mazzo::desktop {

namespace {

constexpr auto kSyncFolder = "sync.folder";
constexpr qsizetype kMaxDetails = 200;

}  // namespace

FolderSyncing::FolderSyncing(GameStore& store, LibraryWatch& watch, Preferences& preferences, QObject* parent)
    : QObject(parent), m_store(store), m_watch(watch), m_preferences(preferences)
{
    connect(&store, &GameStore::opened, this, &FolderSyncing::changed);
}

QString FolderSyncing::folder() const { return m_preferences.value(kSyncFolder); }

void FolderSyncing::choose(const QUrl& folder)
{
    if (m_busy || !folder.isLocalFile()) return;
    m_preferences.setValue(kSyncFolder, QDir::cleanPath(folder.toLocalFile()));
    sync();
}

void FolderSyncing::sync()
{
    LibraryWriter* writer = m_store.writer();
    if (m_busy || folder().isEmpty() || writer == nullptr) return;
    m_busy = true;
    m_message.clear();
    m_details.clear();
    emit changed();
    // Behind everything that is still to be written, so that the folder gets what the player sees.
    writer->write(
        this,
        [folder = folder().toStdString(), options = syncOptions()](Library& library) -> Result<FolderSyncReport> {
            if (library.readOnly()) return failure(*library.readOnly());
            return syncFolder(library, folder, options);
        },
        [this](const Result<FolderSyncReport>& report) { show(report); });
}

void FolderSyncing::show(const Result<FolderSyncReport>& report)
{
    m_busy = false;
    m_failed = !report || !report->problems.empty();
    m_message = report ? syncSummary(*report) : sentence(report.error());
    if (report) {
        for (const Error& problem : report->problems) m_details.append(sentenceWithPlace(problem));
        m_details.append(syncLines(*report).mid(0, kMaxDetails));
        if (!m_details.isEmpty()) m_details.removeAll(m_message);
    }
    m_watch.refresh();
    emit changed();
}

}  // namespace mazzo::desktop
