#include "app/desktop/decks/deck_library.h"

#include "app/desktop/decks/deck_summary.h"
#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/deck_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace mazzo {

namespace {

QString idOf(DeckId id) { return QString::number(static_cast<qlonglong>(id)); }
DeckId deckOf(const QString& id) { return static_cast<DeckId>(id.toLongLong()); }

QString localTime(const std::string& utc)
{
    QDateTime time = QDateTime::fromString(fromUtf8(utc), Qt::ISODateWithMs);
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? QLocale(fromUtf8(currentLanguage())).toString(time.toLocalTime(), QLocale::ShortFormat) : fromUtf8(utc);
}

QString tagsOf(const StoredDeck& deck)
{
    QStringList tags;
    for (const std::string& tag : tagsOfDeck(deck.text)) tags.append(fromUtf8(tag));
    return tags.join(QStringLiteral(", "));
}

} // namespace

DeckLibrary::DeckLibrary(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_decks({"deckId", "name", "gameId", "gameName", "verdict", "verdictWords", "amount", "changed", "tags", "built", "spoken"}),
      m_readyMade({"name", "gameId", "gameName", "amount"}),
      m_history({"revision", "reason", "when", "added", "removed", "current"})
{
    m_pool.setMaxThreadCount(1);
}

DeckLibrary::~DeckLibrary() { m_pool.waitForDone(); }

QString DeckLibrary::historyOf() const { return m_historyOf ? idOf(*m_historyOf) : QString(); }

template <class T>
bool DeckLibrary::succeeded(const Result<T>& result)
{
    const QString problem = result ? QString() : sentence(result.error());
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
    return result.has_value();
}

void DeckLibrary::refresh()
{
    const auto decks = m_store.decks();
    m_stored.clear();
    if (decks) {
        auto all = decks->all();
        if (succeeded(all)) m_stored = std::move(*all);
    }
    std::ranges::stable_sort(m_stored, [](const StoredDeck& a, const StoredDeck& b) { return a.changedAt > b.changedAt; });
    listReadyMade();
    show();
    judge();
    emit refreshed();
}

/// Counts and verdicts are never stored: they follow from the deck and the rules as they are now.
void DeckLibrary::judge()
{
    const std::uint64_t round = ++m_round;
    std::map<std::string, GameSnapshot> games;
    for (const GameSnapshot& game : m_store.games()) games.emplace(game->game.id, game);
    m_judging = true;
    emit busyChanged();
    m_pool.start([this, round, decks = m_stored, games = std::move(games)] {
        DeckSummaries summaries = summariesOf(decks, games);
        QMetaObject::invokeMethod(this, [this, round, summaries = std::move(summaries)] {
            if (round != m_round) return;
            m_summaries.clear();
            for (const auto& [id, summary] : summaries) m_summaries.emplace(id, Summary{summary.verdict, summary.words(), summary.amount});
            m_judging = false;
            show();
            emit busyChanged();
        }, Qt::QueuedConnection);
    });
}

void DeckLibrary::show()
{
    QList<RowsModel::Row> rows;
    for (const StoredDeck& deck : m_stored) {
        const GameSnapshot game = m_store.game(deck.game);
        const QString gameName = game != nullptr ? fromUtf8(game->game.name.in(currentLanguage())) : tr("%1 (not installed)").arg(fromUtf8(deck.game));
        const QString name = fromUtf8(deck.name);
        const QString tags = tagsOf(deck);
        if (!m_filter.isEmpty() && !(name + "\n" + gameName + "\n" + tags).contains(m_filter, Qt::CaseInsensitive)) continue;
        const auto found = m_summaries.find(deck.id);
        const Summary summary = found == m_summaries.end() ? Summary() : found->second;
        const QString changed = localTime(deck.changedAt);
        const QString spoken = QStringList{name, gameName, summary.verdictWords, tr("%n card(s)", nullptr, summary.amount), changed}.join(QStringLiteral(". "));
        rows.append({idOf(deck.id), name, fromUtf8(deck.game), gameName, summary.verdict, summary.verdictWords, summary.amount, changed, tags, deck.built, spoken});
    }
    m_decks.setRows(std::move(rows));
    emit listed();
}

void DeckLibrary::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    emit filterChanged();
    show();
}

void DeckLibrary::retranslate()
{
    listReadyMade();
    show();
    judge();
    fillHistory();
}

void DeckLibrary::listReadyMade()
{
    QList<RowsModel::Row> rows;
    m_readyMadeTexts.clear();
    for (const GameSnapshot& game : m_store.games()) {
        for (std::string& text : m_store.readyMadeDecks(game->game.id)) {
            rows.append({fromUtf8(nameOfDeck(text)), fromUtf8(game->game.id), fromUtf8(game->game.name.in(currentLanguage())), cardsIn(listing(text, game.get()))});
            m_readyMadeTexts.push_back(std::move(text));
        }
    }
    m_readyMade.setRows(std::move(rows));
}

QString DeckLibrary::takeText(const QString& text)
{
    const auto decks = m_store.decks();
    if (!decks) return {};
    const std::string utf8 = text.toStdString();
    const std::string given = nameOfDeck(utf8);
    const auto name = decks->freeName(given.empty() ? tr("New deck").toStdString() : given);
    if (!succeeded(name)) return {};
    const auto stored = decks->add(given == *name ? utf8 : withName(utf8, *name), *name);
    if (!succeeded(stored)) return {};
    refresh();
    return idOf(stored->id);
}

QString DeckLibrary::create(const QString& gameId, const QString& name)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr) return {};
    const QString head = name.trimmed().isEmpty() ? QString() : "name: " + name.trimmed() + "\n";
    return takeText(head + "game: " + gameId + "\nrules: " + fromUtf8(game->game.editions.front().id) + "\n");
}

QString DeckLibrary::startFrom(int row)
{
    return row >= 0 && static_cast<std::size_t>(row) < m_readyMadeTexts.size() ? takeText(fromUtf8(m_readyMadeTexts[static_cast<std::size_t>(row)])) : QString();
}

QString DeckLibrary::duplicate(const QString& deckId)
{
    const auto decks = m_store.decks();
    const auto one = decks ? std::optional(decks->one(deckOf(deckId))) : std::nullopt;
    if (!one || !succeeded(*one)) return {};
    const auto name = decks->freeName((*one)->name);
    if (!succeeded(name)) return {};
    const auto copy = decks->duplicate(deckOf(deckId), *name);
    if (!succeeded(copy)) return {};
    refresh();
    return idOf(copy->id);
}

void DeckLibrary::rename(const QString& deckId, const QString& name)
{
    const auto decks = m_store.decks();
    if (!decks || name.trimmed().isEmpty() || !succeeded(decks->rename(deckOf(deckId), name.trimmed().toStdString()))) return;
    refresh();
    emit deckChanged(deckId);
}

void DeckLibrary::remove(const QString& deckId)
{
    const auto decks = m_store.decks();
    const auto one = decks ? std::optional(decks->one(deckOf(deckId))) : std::nullopt;
    if (!one || !succeeded(*one) || !succeeded(decks->remove(deckOf(deckId)))) return;
    m_removed = (*one)->id;
    m_removedName = fromUtf8((*one)->name);
    emit removedChanged();
    refresh();
}

void DeckLibrary::bringBack()
{
    const auto decks = m_store.decks();
    if (!decks || !m_removed || !succeeded(decks->bringBack(*m_removed))) return;
    m_removed.reset();
    m_removedName.clear();
    emit removedChanged();
    refresh();
}

void DeckLibrary::setBuilt(const QString& deckId, bool built)
{
    const auto decks = m_store.decks();
    if (decks && succeeded(decks->setBuilt(deckOf(deckId), built))) refresh();
}

void DeckLibrary::showHistory(const QString& deckId)
{
    m_historyOf = deckOf(deckId);
    fillHistory();
}

void DeckLibrary::hideHistory()
{
    m_historyOf.reset();
    m_history.setRows({});
    emit historyChanged();
}

void DeckLibrary::fillHistory()
{
    const auto decks = m_store.decks();
    if (!decks || !m_historyOf) return;
    const auto deck = decks->one(*m_historyOf);
    const auto revisions = decks->history(*m_historyOf);
    if (!succeeded(deck) || !succeeded(revisions)) return;
    m_historyName = fromUtf8(deck->name);
    const GameSnapshot game = m_store.game(deck->game);
    QList<RowsModel::Row> rows;
    for (std::size_t i = 0; i < revisions->size(); ++i) {
        const DeckRevision& revision = (*revisions)[i];
        const auto before = i + 1 < revisions->size() ? listing((*revisions)[i + 1].text, game.get()) : std::vector<ListedCard>();
        const DeckDifference change = difference(before, listing(revision.text, game.get()));
        rows.append({revision.number, words(revision.reason), localTime(revision.changedAt), wordsOf(change.added), wordsOf(change.removed), i == 0});
    }
    m_history.setRows(std::move(rows));
    emit historyChanged();
}

void DeckLibrary::restore(int revision)
{
    const auto decks = m_store.decks();
    if (!decks || !m_historyOf || !succeeded(decks->restore(*m_historyOf, revision))) return;
    refresh();
    fillHistory();
    emit deckChanged(historyOf());
}

} // namespace mazzo
