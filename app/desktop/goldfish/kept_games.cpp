// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/kept_games.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/saved_game.h"

#include <QDateTime>
#include <QLocale>

namespace mazzo::desktop {

namespace {

constexpr int kStoreDelay = 600;  // milliseconds after the last action: a quick player does not write at every one

SavedGameId savedGameId(const QString& text) { return SavedGameId{text.toLongLong()}; }

QString textOfId(SavedGameId id) { return QString::number(static_cast<qlonglong>(id)); }

}  // namespace

KeptGames::KeptGames(const TableState& state, GameStore& store, QObject* parent)
    : QObject(parent), m_state(state), m_store(store)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kStoreDelay);
    connect(&m_delay, &QTimer::timeout, this, &KeptGames::store);
    connect(&store, &GameStore::closing, this, &KeptGames::store);
}

/// What the player did last is not lost: the writer finishes its queue before the program ends.
KeptGames::~KeptGames() { store(); }

void KeptGames::setDeck(const QString& deckId)
{
    const auto deck = deckId.isEmpty() ? std::nullopt : std::optional(DeckId{deckId.toLongLong()});
    if (deck == m_deck) return;
    m_deck = deck;
    m_stored.clear();
    show();
    read();
}

void KeptGames::setCurrent(Game game)
{
    m_current = std::move(game);
    show();
}

QString KeptGames::currentId() const
{
    return m_current && m_current->isStored() ? textOfId(m_current->id()) : QString();
}

void KeptGames::sessionChanged()
{
    // A hand that was only looked at is not worth keeping.
    if (!m_current || !m_state.session || (m_state.session->done() == 0 && !m_current->isStored())) return;
    m_isDirty = true;
    m_delay.start();
}

void KeptGames::store()
{
    m_delay.stop();
    LibraryWriter* writer = m_store.writer();
    if (!std::exchange(m_isDirty, false) || !m_state.session || writer == nullptr) return;
    const goldfish::Session& session = *m_state.session;
    const StoredGame game{.id = {},
                          .deck = m_current->deck(),
                          .name = {},
                          .turn = session.table().turn,
                          .steps = static_cast<int>(session.done()),
                          .savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()};
    writer->write(
        this,
        [now = game, text = goldfish::saved(session), kept = m_current](const Library& library) -> Result<void> {
            const SavedGameRepository games = library.savedGames();
            auto begun = library.begin();
            if (!begun) return failure(begun.error());
            StoredGame game = now;
            game.id = kept->id();
            if (kept->isStored()) {
                if (auto updated = games.update(game, text); !updated) return updated;
                return begun->commit();
            }
            const auto added = games.add(game, text);
            if (!added) return failure(added.error());
            auto done = begun->commit();
            if (done) kept->setId(*added);
            return done;
        },
        [this](const Result<void>& stored) {
            // A game that the player deleted meanwhile stays deleted.
            if (!stored && stored.error().kind != Error::Kind::NotFound) return setProblem(sentence(stored.error()));
            read();
        });
}

void KeptGames::flush()
{
    store();
    if (LibraryWriter* writer = m_store.writer()) writer->flush();
}

void KeptGames::read()
{
    LibraryWriter* writer = m_store.writer();
    if (!m_deck || writer == nullptr) return;
    writer->write(
        this, [deck = *m_deck](const Library& library) { return library.savedGames().of(deck); },
        [this, deck = *m_deck](const Result<std::vector<StoredGame>>& games) {
            if (deck != m_deck) return;
            if (games) m_stored = *games;
            setProblem(games ? QString() : sentence(games.error()));
            show();
        });
}

void KeptGames::show()
{
    const QLocale locale(fromUtf8(currentLanguage()));
    QList<Row> rows;
    for (const StoredGame& game : m_stored) {
        const QString turn = tr("Turn %1").arg(game.turn);
        const QString when = locale.toString(QDateTime::fromString(fromUtf8(game.savedAt), Qt::ISODate).toLocalTime(),
                                             QLocale::ShortFormat);
        const QString actions = tr("%n action(s)", nullptr, game.steps);
        rows.append({.gameId = textOfId(game.id),
                     .name = fromUtf8(game.name),
                     .title = game.name.empty() ? turn : fromUtf8(game.name),
                     .detail = (game.name.empty() ? QStringList{actions, when} : QStringList{turn, actions, when})
                                   .join(QStringLiteral(" · ")),
                     .current = textOfId(game.id) == currentId()});
    }
    m_games.setRows(std::move(rows));
    emit changed();
}

void KeptGames::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit changed();
}

void KeptGames::resume(const QString& gameId)
{
    LibraryWriter* writer = m_store.writer();
    if (writer == nullptr) return;
    store();
    struct Found {
        DeckId deck{};
        std::string text;
    };
    const SavedGameId id = savedGameId(gameId);
    writer->write(
        this,
        [id](const Library& library) -> Result<Found> {
            const auto game = library.savedGames().find(id);
            if (!game) return failure(game.error());
            auto text = library.savedGames().text(id);
            if (!text) return failure(text.error());
            return Found{*game ? (*game)->deck : DeckId{}, std::move(*text)};
        },
        [this, id](const Result<Found>& found) {
            setProblem(found ? QString() : sentence(found.error()));
            if (found) emit textRead(fromUtf8(found->text), std::make_shared<KeptGame>(found->deck, id));
            else emit readFailed();
        });
}

void KeptGames::change(std::function<Result<void>(const SavedGameRepository&)> change)
{
    LibraryWriter* writer = m_store.writer();
    if (writer == nullptr) return;
    store();
    writer->write(
        this, [change = std::move(change)](const Library& library) { return change(library.savedGames()); },
        [this](const Result<void>& changed) {
            if (changed) read();
            else setProblem(sentence(changed.error()));
        });
}

void KeptGames::rename(const QString& gameId, const QString& name)
{
    change([id = savedGameId(gameId), name = name.trimmed().toStdString()](const SavedGameRepository& games) {
        return games.rename(id, name);
    });
}

void KeptGames::remove(const QString& gameId)
{
    // What is done in it from now on is a game of its own.
    if (gameId == currentId()) setCurrent(newGame());
    change([id = savedGameId(gameId)](const SavedGameRepository& games) { return games.remove(id); });
}

}  // namespace mazzo::desktop
