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

namespace mazzo::desktop {

namespace {

constexpr std::size_t kLongestShown = 256U * 1024;  // a text field of more is no pleasure

}  // namespace

DeckImport::DeckImport(GameStore& store, AddDeck addDeck, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_addDeck(std::move(addDeck)),
      m_reader([](const ListRequest& request, const TaskControl&) { return readList(request); },
               [this](ListAnswer answer) { applyAnswer(std::move(answer)); })
{
    connect(&m_reader, &BackgroundTask::busyChanged, this, &DeckImport::busyChanged);
    connect(&m_report, &ImportedLines::changed, this, &DeckImport::answered);
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
    // After the sheet has closed.
    if (!m_received.isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!m_shown && !m_received.isEmpty()) receive(m_received.takeFirst());
            },
            Qt::QueuedConnection);
}

void DeckImport::receive(const QString& address)
{
    if (m_shown && !empty()) {
        if (!m_received.contains(address)) m_received.append(address);
        emit sourceChanged();
    } else if (const QUrl file(address); file.isLocalFile()) {
        openFiles({file});
    } else {
        open(address);
    }
}

void DeckImport::begin()
{
    m_later.clear();
    ask({});
    show();
}

void DeckImport::open(const QString& text)
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
    if (data->hasText()) return open(data->text());
    ListRequest request;
    request.picture = qvariant_cast<QImage>(data->imageData());
    if (request.picture.isNull()) return;
    m_later.clear();
    ask(std::move(request));
    show();
}

void DeckImport::setGameId(const QString& gameId)
{
    if (gameId == this->gameId() && m_report.source()) return;
    ListRequest request = m_request;
    request.game = gameId.toStdString();
    ask(std::move(request));
}

/// Reads the list on a worker thread; an earlier request is dropped.
void DeckImport::ask(ListRequest request)
{
    request.language = currentLanguage();
    request.games.clear();
    for (const GameSnapshot& game : m_store.games()) request.games.emplace(game->game.id, game);
    m_request = request;
    m_trouble.clear();
    if (empty()) {
        m_reader.cancel();
        return applyAnswer({});
    }
    m_reader.ask(std::move(request));
    emit sourceChanged();
}

void DeckImport::applyAnswer(ListAnswer answer)
{
    m_answer = std::move(answer);
    m_later.insert(m_later.end(), m_answer.later.begin(), m_answer.later.end());
    m_name = m_answer.opened ? fromUtf8(m_answer.opened->imported.header.name) : QString();
    // Files that wait are not part of this request if it is repeated.
    if (!m_answer.later.empty()) m_request.files.resize(m_request.files.size() - m_answer.later.size());
    m_correction.end();
    m_report.show(std::exchange(m_answer.opened, std::nullopt));
    emit sourceChanged();
}

QString DeckImport::formatText() const
{
    if (empty() || busy() || failed("deck.no-text") || (!m_report.source() && m_answer.text.empty())) return {};
    if (m_answer.format == Format::Text && !m_answer.saysGame) return tr("Plain list");
    for (const ShareKind& kind : shareKinds()) {
        if (kind.format == m_answer.format) return titleOf(kind);
    }
    return {};
}

bool DeckImport::choosesGame() const
{
    // Choosing a game does not help with a list that cannot be read at all.
    const bool helps = m_report.source() || needsGame();
    return !empty() && !busy() && helps && !m_answer.saysGame && m_answer.format != Format::Code;
}

QString DeckImport::gameId() const { return fromUtf8(m_answer.game.empty() ? m_request.game : m_answer.game); }

QString DeckImport::gameName() const
{
    return m_report.source() ? fromUtf8(m_report.source()->loaded->game.name.in(currentLanguage())) : QString();
}

QString DeckImport::problem() const
{
    if (!m_trouble.isEmpty()) return m_trouble;
    QStringList sentences;
    for (const Error& error : m_answer.errors) {
        // The game can be chosen next to the message.
        sentences.append(error.code == "format.needs-game" ? tr("The list does not name its game: choose one above.")
                                                           : sentenceWithPlace(error));
    }
    if (m_report.source() && m_report.cards() == 0) sentences.append(tr("There are no cards in this list."));
    return sentences.join('\n');
}

QStringList DeckImport::notes() const
{
    QStringList sentences;
    if (m_report.source())
        for (const Error& note : m_report.source()->imported.notes) sentences.append(sentenceWithPlace(note));
    return sentences;
}

void DeckImport::setName(const QString& name)
{
    if (name == m_name) return;
    m_name = name;
    emit answered();
}

void DeckImport::retranslate()
{
    m_report.refresh();
    emit sourceChanged();
}

int DeckImport::unknown() const
{
    if (!m_report.source()) return 0;
    return static_cast<int>(
        std::ranges::count(m_report.source()->imported.lines, ImportedLine::State::Unknown, &ImportedLine::state));
}

void DeckImport::storeAndCreate()
{
    bool isStored = false;
    const auto connection = connect(this, &DeckImport::stored, this, [&isStored] { isStored = true; });
    store();
    disconnect(connection);
    if (isStored) emit cardsRequested();
}

void DeckImport::store()
{
    if (!ready()) return;
    const OpenedSource& opened = *m_report.source();
    const auto file = deckFileOf(opened.imported, opened.loaded->game, opened.loaded->catalogue, currentLanguage());
    if (!file) {
        m_trouble = sentenceWithPlace(file.error().front());
        emit answered();
        return;
    }
    std::string text = writeDeck(*file, opened.loaded->catalogue);
    const std::string name = m_name.simplified().toStdString();
    if (name != file->name && !name.empty()) text = withName(text, name);
    const QString deckId = m_addDeck(fromUtf8(text));
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
