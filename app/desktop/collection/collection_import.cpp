// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_import.h"

#include "app/input.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "import/collection/csv.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace mazzo::desktop {

CollectionImport::CollectionImport(GameStore& store, CollectionController& controller, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_controller(controller),
      m_reader(
          [](const Source& source, const TaskControl&) -> Checked<ImportedCollection> {
              std::vector<ImportedGame> listed;
              for (const GameSnapshot& game : source.games)
                  listed.push_back({game->game.id, &game->catalogue, &game->game});
              const auto text = source.open();
              if (!text) return tl::unexpected(Errors{text.error()});
              return readCollection(*text, source.name, listed, {}, source.badRows);
          },
          [this](Checked<ImportedCollection> file) { applyFile(std::move(file)); }),
      m_rows(store)
{
    connect(&m_rows, &CollectionFileRows::corrected, this, &CollectionImport::changed);
}

QString CollectionImport::ignoredColumns() const
{
    QStringList columns;
    for (const std::string& column : m_rows.file().ignoredColumns) columns.append(fromUtf8(column));
    return columns.join(", ");
}

QString CollectionImport::before() const
{
    if (!m_before) return {};
    QDateTime time = QDateTime::fromString(fromUtf8(m_before->madeAt), Qt::ISODate);
    time.setTimeSpec(Qt::UTC);
    return QLocale(fromUtf8(currentLanguage())).toString(time.toLocalTime(), QLocale::ShortFormat);
}

void CollectionImport::nameGames()
{
    QStringList names;
    for (const GameSnapshot& game : m_store.games())
        if (std::ranges::any_of(m_rows.file().rows,
                                [&](const ImportedRow& row) { return row.lot.game == game->game.id; }))
            names.append(fromUtf8(game->game.name.in(currentLanguage())));
    m_games = names.join(QStringLiteral(", "));
}

void CollectionImport::setTakeGuesses(bool take)
{
    if (take == m_takeGuesses) return;
    m_takeGuesses = take;
    m_rows.setTakeGuesses(take);
    emit changed();
}

void CollectionImport::setFilter(const QString& filter)
{
    m_rows.setFilter(filter);
    emit changed();
}

void CollectionImport::retranslate()
{
    m_rows.retranslate();
    nameGames();
    showMistakes();
    emit changed();
}

void CollectionImport::read(const QUrl& file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    begin(QFileInfo(path).fileName(),
          [path = path.toStdString()] { return readRegularFile(path, kMaxCollectionBytes); });
}

void CollectionImport::readText(const QString& text)
{
    begin(tr("Pasted text"), [text = text.toStdString()]() -> Result<std::string> { return text; });
}

void CollectionImport::begin(const QString& name, std::function<Result<std::string>()> open)
{
    m_fileName = name;
    m_open = std::move(open);
    start(BadRows::Refuse);
}

void CollectionImport::readWithoutBadRows()
{
    if (canLeaveOut()) start(BadRows::LeaveOut);
}

void CollectionImport::start(BadRows badRows)
{
    m_badRows = badRows;
    m_isBadFile = false;
    m_rows.clear();
    m_errors.clear();
    m_before.reset();
    showMistakes();
    enter(QStringLiteral("reading"));
    ++m_round;
    m_reader.ask({m_fileName.toStdString(), m_open, m_store.games(), badRows});
}

void CollectionImport::applyFile(Checked<ImportedCollection> file)
{
    if (!file) {
        m_errors = std::move(file.error());
        m_isBadFile = std::ranges::all_of(m_errors, [](const Error& error) { return error.where.line > 1; });
        showMistakes();
        return enter(QStringLiteral("refused"));
    }
    m_errors = file->leftOut;
    showMistakes();
    m_rows.setFile(std::move(*file), m_takeGuesses);
    nameGames();
    // Was it here before? The report waits for the answer, so that nobody stores it twice unawares.
    m_controller.run([this, round = m_round,
                      fingerprint = m_rows.file().fingerprint](Result<Library>& library) -> std::function<void()> {
        const auto found = library ? library->collection().importOf(fingerprint)
                                   : Result<std::optional<CollectionStep>>(failure(library.error()));
        return [this, round, before = found.value_or(std::nullopt)] {
            if (round != m_round) return;
            m_before = before;
            enter(QStringLiteral("report"));
        };
    });
}

void CollectionImport::choose(int row, int choice) { (void)m_rows.choose(row, choice); }

bool CollectionImport::setCard(int row, const QString& cardName) { return m_rows.setCard(row, cardName); }

void CollectionImport::store()
{
    if (m_state != "report") return;
    enter(QStringLiteral("storing"));
    m_controller.store(importing(m_rows.file(), m_fileName.toStdString(), m_takeGuesses), m_before.has_value(),
                       [this](const std::optional<Error>& error) {
                           m_errors = error ? Errors{*error} : Errors();
                           showMistakes();
                           enter(error ? QStringLiteral("refused") : QStringLiteral("stored"));
                       });
}

void CollectionImport::cancel()
{
    if (m_state == "storing") return;
    ++m_round;
    m_reader.cancel();
    m_rows.clear();
    m_errors.clear();
    m_before.reset();
    showMistakes();
    enter(QStringLiteral("none"));
}

void CollectionImport::enter(const QString& state)
{
    m_state = state;
    emit changed();
}

void CollectionImport::showMistakes()
{
    QList<TextRow> rows;
    for (const Error& error : m_errors) rows.append({sentenceWithPlace(error)});
    m_mistakes.setRows(std::move(rows));
}

}  // namespace mazzo::desktop
