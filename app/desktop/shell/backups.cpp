#include "app/desktop/shell/backups.h"

#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "carddata/library/data_folder.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace mazzo {

Backups::Backups(QObject* parent) : QObject(parent), m_list({"name", "when", "size", "spoken"}) { m_pool.setMaxThreadCount(1); }

Backups::~Backups() { m_pool.waitForDone(); }

std::filesystem::path Backups::file(int row) const
{
    return row >= 0 && static_cast<std::size_t>(row) < m_files.size() ? m_files[static_cast<std::size_t>(row)].file : std::filesystem::path();
}

void Backups::tell(const QString& message, bool failed)
{
    m_message = message;
    m_failed = failed;
    emit changed();
}

void Backups::refresh()
{
    m_files = backups(dataFolder());
    const QLocale locale(fromUtf8(currentLanguage()));
    QList<RowsModel::Row> rows;
    for (const Backup& backup : m_files) {
        const QFileInfo info(fromUtf8(backup.file.string()));
        const QString when = locale.toString(info.lastModified(), QLocale::ShortFormat);
        const QString size = locale.formattedDataSize(static_cast<qint64>(backup.bytes));
        rows.append({info.fileName(), when, size, tr("Backup of %1, %2").arg(when, size)});
    }
    m_list.setRows(std::move(rows));
    emit changed();
}

void Backups::make()
{
    if (m_busy) return;
    m_busy = true;
    tell(QString(), false);
    m_pool.start([this] {
        // The destructor waits for the pool, so `this` outlives the work; the answer itself is dropped with its receiver.
        QMetaObject::invokeMethod(this, [this, made = makeBackup(dataFolder())] {
            m_busy = false;
            tell(made ? tr("The backup %1 is made.").arg(fromUtf8(made->filename().string())) : sentence(made.error()), !made);
            refresh();
        }, Qt::QueuedConnection);
    });
}

void Backups::restore(int row)
{
    if (!m_busy && !file(row).empty()) emit restoreWanted(row);
}

} // namespace mazzo
