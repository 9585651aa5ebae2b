// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/deck_import.h"

#include "app/desktop/share/share_kinds.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>

#include <algorithm>
#include <limits>

namespace mazzo::desktop {

namespace {

constexpr std::size_t kLongestShown = 256U * 1024;  // a text field of more is no pleasure

}  // namespace

DeckImport::DeckImport(GameStore& store, Keep keep, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_keep(std::move(keep)),
      m_reader([](const ListRequest& request, const TaskControl&) { return readList(request); },
               [this](ListAnswer answer) { takeAnswer(std::move(answer)); }),
      m_lines({"number", "line", "lineState", "stateText", "about", "copies", "card", "zone", "isCard", "spoken"}),
      m_tallies({"lineState", "label"}),
      m_zones({"zoneId", "name"}),
      m_suggestions({"name", "detail"})
{
    connect(&m_reader, &BackgroundTask::busyChanged, this, &DeckImport::busyChanged);
}

void DeckImport::show()
{
    if (m_shown) return;
    m_shown = true;
    emit shownChanged();
}

void DeckImport::dismiss()
{
    if (!m_shown) return;
    m_shown = false;
    m_later.clear();
    ask({});
    emit shownChanged();
}

void DeckImport::begin()
{
    m_later.clear();
    ask({});
    show();
}

void DeckImport::take(const QString& text)
{
    m_later.clear();
    setText(text);
    show();
}

QString DeckImport::text() const
{
    const bool typed = m_request.files.empty() && m_request.picture.isNull();
    const std::string& text = typed ? m_request.text : m_answer.text;
    if (text.size() > kLongestShown || failed("deck.no-text")) return {};
    // As a text field gives it back, so that only the player's own typing counts as a change.
    return fromUtf8(text).replace(QLatin1String("\r\n"), QLatin1String("\n")).replace('\r', '\n').remove(QChar(u'\0'));
}

QString DeckImport::source() const
{
    if (!m_request.files.empty()) return QFileInfo(fromUtf8(m_request.files.front())).fileName();
    return m_request.text.size() > kLongestShown ? tr("Long text") : QString();
}

void DeckImport::setText(const QString& text)
{
    if (text == this->text() && !empty()) return;
    ask({{}, text.toStdString(), {}, {}, {}, {}});
}

void DeckImport::openFiles(const QList<QUrl>& files)
{
    ListRequest request;
    for (const QUrl& file : files) {
        if (file.isLocalFile()) request.files.push_back(file.toLocalFile().toStdString());
    }
    // A link that was dropped is a text.
    if (request.files.empty() && !files.isEmpty()) request.text = files.front().toString().toStdString();
    m_later.clear();
    ask(std::move(request));
    show();
}

void DeckImport::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return;
    if (data->hasUrls()) return openFiles(data->urls());
    if (data->hasText()) return take(data->text());
    ListRequest request;
    request.picture = qvariant_cast<QImage>(data->imageData());
    if (request.picture.isNull()) return;
    m_later.clear();
    ask(std::move(request));
    show();
}

void DeckImport::setGameId(const QString& gameId)
{
    if (gameId == this->gameId() && m_answer.opened) return;
    ListRequest request = m_request;
    request.game = gameId.toStdString();
    ask(std::move(request));
}

/// Reads it beside the GUI thread; what was asked before is forgotten.
void DeckImport::ask(ListRequest request)
{
    request.language = currentLanguage();
    request.games.clear();
    for (const GameSnapshot& game : m_store.games()) request.games.emplace(game->game.id, game);
    m_request = request;
    m_trouble.clear();
    if (empty()) {
        m_reader.cancel();
        return takeAnswer({});
    }
    m_reader.ask(std::move(request));
    emit sourceChanged();
}

void DeckImport::takeAnswer(ListAnswer answer)
{
    m_answer = std::move(answer);
    m_later.insert(m_later.end(), m_answer.later.begin(), m_answer.later.end());
    m_chosen.clear();
    m_correcting.reset();
    m_name = m_answer.opened ? fromUtf8(m_answer.opened->imported.header.name) : QString();
    // What was dropped together but waits is none of this request, should it be asked again.
    if (!m_answer.later.empty()) m_request.files.resize(m_request.files.size() - m_answer.later.size());
    report();
    emit sourceChanged();
    emit correctionChanged();
}

QString DeckImport::formatText() const
{
    if (empty() || busy() || failed("deck.no-text") || (!m_answer.opened && m_answer.text.empty())) return {};
    if (m_answer.format == Format::Text && !m_answer.saysGame) return tr("Plain list");
    for (const ShareKind& kind : shareKinds()) {
        if (kind.format == m_answer.format) return titleOf(kind);
    }
    return {};
}

bool DeckImport::choosesGame() const
{
    // A game does not mend what cannot be read at all.
    const bool helps = m_answer.opened || needsGame();
    return !empty() && !busy() && helps && !m_answer.saysGame && m_answer.format != Format::Code;
}

QString DeckImport::gameId() const { return fromUtf8(m_answer.game.empty() ? m_request.game : m_answer.game); }

QString DeckImport::gameName() const
{
    return m_answer.opened ? fromUtf8(m_answer.opened->loaded->game.name.in(currentLanguage())) : QString();
}

QString DeckImport::problem() const
{
    if (!m_trouble.isEmpty()) return m_trouble;
    QStringList sentences;
    for (const Error& error : m_answer.errors) {
        // The chooser beside it says what to do.
        sentences.append(error.code == "format.needs-game" ? tr("The list does not name its game: choose one above.")
                                                           : sentenceWithPlace(error));
    }
    if (m_answer.opened && cards() == 0) sentences.append(tr("There are no cards in this list."));
    return sentences.join('\n');
}

QStringList DeckImport::notes() const
{
    QStringList sentences;
    if (m_answer.opened)
        for (const Error& note : m_answer.opened->imported.notes) sentences.append(sentenceWithPlace(note));
    return sentences;
}

int DeckImport::cards() const
{
    std::int64_t copies = 0;
    if (m_answer.opened)
        for (const ImportedLine& line : m_answer.opened->imported.lines)
            copies += line.state == ImportedLine::State::Ignored ? 0 : line.copies;
    return static_cast<int>(std::min<std::int64_t>(copies, std::numeric_limits<int>::max()));
}

void DeckImport::setName(const QString& name)
{
    if (name == m_name) return;
    m_name = name;
    emit answered();
}

void DeckImport::setOnlyDoubtful(bool only)
{
    if (only == m_onlyDoubtful) return;
    m_onlyDoubtful = only;
    report();
}

void DeckImport::retranslate()
{
    report();
    emit sourceChanged();
}

void DeckImport::store()
{
    if (!ready()) return;
    const OpenedSource& opened = *m_answer.opened;
    const auto file = deckFileOf(opened.imported, opened.loaded->game, opened.loaded->catalogue, currentLanguage());
    if (!file) {
        m_trouble = sentenceWithPlace(file.error().front());
        emit answered();
        return;
    }
    std::string text = writeDeck(*file, opened.loaded->catalogue);
    const std::string name = m_name.simplified().toStdString();
    if (name != file->name && !name.empty()) text = withName(text, name);
    const QString deckId = m_keep(fromUtf8(text));
    if (deckId.isEmpty()) {
        m_trouble = tr("The deck could not be saved.");
        emit answered();
        return;
    }
    emit stored(deckId);
    if (m_later.empty()) return dismiss();
    ask({std::exchange(m_later, {}), {}, {}, {}, {}, {}});
}

}  // namespace mazzo::desktop
