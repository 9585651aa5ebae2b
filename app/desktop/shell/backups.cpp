// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/backups.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace mazzo::desktop {

Backups::Backups(GameStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_list({"name", "when", "size", "spoken"})
{}

std::filesystem::path Backups::file(int row) const
{
    return row >= 0 && static_cast<std::size_t>(row) < m_files.size() ? m_files[static_cast<std::size_t>(row)].file
                                                                      : std::filesystem::path();
}

void Backups::tell(const QString& message, bool failed)
{
    m_message = message;
    m_failed = failed;
    emit changed();
}

Backups::Listing Backups::listingOf(const std::filesystem::path& folder, const std::string& language)
{
    const QLocale locale(fromUtf8(language));
    Listing listing{backups(folder), {}};
    for (const Backup& backup : listing.files) {
        const QFileInfo info(fromUtf8(backup.file.string()));
        const QString when = locale.toString(info.lastModified(), QLocale::ShortFormat);
        const QString size = locale.formattedDataSize(static_cast<qint64>(backup.bytes));
        listing.rows.append({info.fileName(), when, size, tr("Backup of %1, %2").arg(when, size)});
    }
    return listing;
}

void Backups::refresh()
{
    m_jobs.run(
        this, [folder = dataFolder(), language = currentLanguage()] { return listingOf(folder, language); },
        [this](const Listing& listing) {
            m_files = listing.files;
            m_list.setRows(listing.rows);
            emit changed();
        });
}

void Backups::make()
{
    if (busy()) return;
    m_making = true;
    tell(QString(), false);
    if (m_store.decks().isOpen()) m_store.decks().whenIdle(this, [this] { copy(); });
    else copy();
}

void Backups::copy()
{
    m_jobs.run(
        this, [folder = dataFolder()] { return makeBackup(folder); },
        [this](const Result<std::filesystem::path>& made) {
            m_making = false;
            tell(made ? tr("Backup created: %1").arg(fromUtf8(made->filename().string())) : sentence(made.error()),
                 !made);
            refresh();
        });
}

void Backups::beginRestoring()
{
    m_restoring = true;
    tell(QString(), false);
}

void Backups::endRestoring(const QString& message, bool failed)
{
    m_restoring = false;
    tell(message, failed);
    refresh();
}

void Backups::restore(int row)
{
    if (!busy() && !file(row).empty()) emit restoreWanted(row);
}

}  // namespace mazzo::desktop
