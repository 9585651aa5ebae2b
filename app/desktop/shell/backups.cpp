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

Backups::Backups(GameStore& store, QObject* parent) : QObject(parent), m_store(store)
{
    connect(&store, &GameStore::restored, this, [this](const std::optional<Error>& refusal) {
        endRestoring(refusal ? sentence(*refusal)
                             : tr("The backup was restored. The previous library is kept as a backup."),
                     refusal.has_value());
    });
}

std::filesystem::path Backups::file(int row) const
{
    return row >= 0 && static_cast<std::size_t>(row) < m_files.size() ? m_files[static_cast<std::size_t>(row)].file
                                                                      : std::filesystem::path();
}

void Backups::showMessage(const QString& message, bool failed)
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
        listing.rows.append(
            {.name = info.fileName(), .when = when, .size = size, .spoken = tr("Backup of %1, %2").arg(when, size)});
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
    showMessage(QString(), false);
    if (m_store.decks().isOpen()) m_store.decks().whenIdle(this, [this] { copy(); });
    else copy();
}

void Backups::copy()
{
    m_jobs.run(
        this, [folder = dataFolder()] { return makeBackup(folder); },
        [this](const Result<std::filesystem::path>& made) {
            m_making = false;
            showMessage(made ? tr("Backup created: %1").arg(fromUtf8(made->filename().string()))
                             : sentence(made.error()),
                        !made);
            refresh();
        });
}

void Backups::endRestoring(const QString& message, bool failed)
{
    m_restoring = false;
    showMessage(message, failed);
    refresh();
}

void Backups::restore(int row)
{
    if (busy() || file(row).empty()) return;
    m_restoring = true;
    showMessage(QString(), false);
    // Unsaved decks would be in no library at all, not even in the one that is kept as a backup.
    QStringList unstored;
    for (const DeckId id : m_store.decks().unstored())
        if (const DeckSnapshot deck = m_store.decks().find(id)) unstored.append(fromUtf8(deck->name));
    if (!unstored.isEmpty())
        return endRestoring(tr("The last changes of %1 could not be stored and would be lost, so no backup was put in "
                               "place. Share the deck, or close the program without it.")
                                .arg(unstored.join(", ")),
                            true);
    m_store.restore(file(row));
}

}  // namespace mazzo::desktop
