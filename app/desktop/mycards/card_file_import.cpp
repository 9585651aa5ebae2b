// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_file_import.h"

#include "app/desktop/mycards/problem_text.h"
#include "app/input.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"
#include "import/collection/csv.h"

#include <QFileInfo>

namespace mazzo::desktop {

namespace {

QString rowState(ImportedCard::State state)
{
    switch (state) {
    case ImportedCard::State::New: return QStringLiteral("new");
    case ImportedCard::State::Changed: return QStringLiteral("changed");
    case ImportedCard::State::Unchanged: return QStringLiteral("unchanged");
    case ImportedCard::State::Refused: break;
    }
    return QStringLiteral("refused");
}

QString problemLines(const Game& game, const ImportedCard& row)
{
    QStringList lines;
    for (const auto& [column, error] : row.problems) {
        const QString place =
            column.empty() ? QString()
            : error.where.column > 1
                ? CardFileImport::tr("%1 (character %2): ").arg(fromUtf8(column)).arg(error.where.column)
                : CardFileImport::tr("%1: ").arg(fromUtf8(column));
        lines.append(place + problemText(game, error));
    }
    return lines.join('\n');
}

}  // namespace

CardFileImport::CardFileImport(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_reader(&CardFileImport::readReport, [this](Report report) { apply(std::move(report)); })
{
    connect(&m_reader, &BackgroundTask::progressChanged, this, &CardFileImport::changed);
    connect(&store, &GameStore::closing, this, [this] {
        cancel();
        m_reader.cancelAndWait();
    });
}

CardFileImport::Report CardFileImport::readReport(const Source& source, const TaskControl& control)
{
    const auto text = readInput(source.path, kMaxCollectionBytes);
    if (!text) return {{text.error()}, {}, false};
    const std::string name = QFileInfo(QString::fromStdString(source.path)).fileName().toStdString();
    const auto table = readCardTable(*text, name, cardFormatOf(source.path), source.game->game);
    if (!table) return {table.error(), {}, false};
    const auto library = Library::open(dataFolder(), FileCheck::Before);
    if (!library) return {{library.error()}, {}, false};
    const auto onProgress = [&control](double done) { control.setProgress(done); };
    auto import = planCardImport(*library, *source.game, *table, {source.path, source.corrects, onProgress});
    if (!import) return {{import.error()}, {}, false};
    return {{}, std::make_shared<const CardImport>(std::move(*import)), table->recoded};
}

void CardFileImport::setGame(GameSnapshot game)
{
    const bool another = game == nullptr || m_game == nullptr || game->game.id != m_game->game.id;
    m_game = std::move(game);
    if (another) cancel();
}

void CardFileImport::retranslate()
{
    showRows();
    emit changed();
}

int CardFileImport::count(ImportedCard::State state) const
{
    return m_import != nullptr ? static_cast<int>(m_import->count(state)) : 0;
}

void CardFileImport::setCorrects(bool corrects)
{
    if (corrects == m_corrects) return;
    m_corrects = corrects;
    if (m_state == "report") ask();
    emit changed();
}

void CardFileImport::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    showRows();
    emit changed();
}

void CardFileImport::read(const QUrl& file)
{
    if (m_game == nullptr || m_state == "storing") return;
    m_path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_fileName = QFileInfo(m_path).fileName();
    m_corrects = false;
    m_filter = QStringLiteral("all");
    m_import.reset();
    ask();
}

void CardFileImport::ask()
{
    m_errors.clear();
    enter(QStringLiteral("reading"));
    m_reader.ask({m_path.toStdString(), m_corrects, m_game});
}

void CardFileImport::apply(Report report)
{
    m_errors = std::move(report.errors);
    m_import = std::move(report.import);
    m_recoded = report.recoded;
    if (refused() > 0) m_filter = QStringLiteral("refused");
    showRows();
    enter(m_import != nullptr ? QStringLiteral("report") : QStringLiteral("refused"));
}

void CardFileImport::store()
{
    if (m_state != "report" || m_import->edit.entries.empty()) return;
    enter(QStringLiteral("storing"));
    const auto newCards = std::make_shared<QStringList>();
    m_store.changeLayer(
        m_game->game.id,
        [game = m_game, import = m_import, newCards](const Library& library) -> Errors {
            const auto stored = storeCardImport(library, *game, *import);
            if (!stored) return {firstError(stored.error())};
            for (const LayerCard& entry : stored->entries)
                if (entry.id.starts_with(kOwnPrefix)) newCards->append(fromUtf8(entry.id));
            return {};
        },
        [this, newCards](const Errors& errors) {
            m_errors = errors;
            showRows();
            // Before the state: a view that closes on it drops what was read.
            if (errors.empty()) emit stored(*newCards);
            enter(errors.empty() ? QStringLiteral("stored") : QStringLiteral("refused"));
        });
}

void CardFileImport::cancel()
{
    if (m_state == "storing") return;
    m_reader.cancel();
    m_errors.clear();
    m_import.reset();
    m_recoded = false;
    showRows();
    enter(QStringLiteral("none"));
}

void CardFileImport::enter(const QString& state)
{
    m_state = state;
    emit changed();
}

void CardFileImport::showRows()
{
    QList<Row> rows;
    if (m_import != nullptr)
        for (const ImportedCard& row : m_import->rows)
            if (const QString state = rowState(row.state); m_filter == "all" || m_filter == state)
                rows.append({row.line, fromUtf8(row.name), state, problemLines(m_game->game, row)});
    m_rows.setRows(std::move(rows));
    QList<TextRow> mistakes;
    for (const Error& error : m_errors) mistakes.append({sentenceWithPlace(error)});
    m_mistakes.setRows(std::move(mistakes));
}

}  // namespace mazzo::desktop
