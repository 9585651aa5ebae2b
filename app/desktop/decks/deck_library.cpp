#include "app/desktop/decks/deck_library.h"

#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

namespace mazzo {

namespace {

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
      m_history({"revision", "reason", "when", "added", "removed", "settings", "current"})
{
    m_pool.setMaxThreadCount(1);
}

DeckLibrary::~DeckLibrary() { m_pool.waitForDone(); }

QString DeckLibrary::historyOf() const { return m_historyOf ? idOf(*m_historyOf) : QString(); }

void DeckLibrary::setProblem(const Error* error)
{
    const QString problem = error == nullptr ? QString() : sentence(*error);
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void DeckLibrary::refresh()
{
    listReadyMade();
    reload();
}

void DeckLibrary::reload()
{
    const auto decks = m_store.decks();
    m_stored.clear();
    if (decks) {
        auto all = decks->all();
        if (succeeded(all)) m_stored = std::move(*all);
    }
    std::ranges::stable_sort(m_stored, [](const StoredDeck& a, const StoredDeck& b) { return a.changedAt > b.changedAt; });
    show();
    judgeAll();
    emit refreshed();
}

void DeckLibrary::take(const StoredDeck& deck)
{
    std::erase_if(m_stored, [&](const StoredDeck& other) { return other.id == deck.id; });
    m_stored.insert(m_stored.begin(), deck);
    m_unjudged.insert(deck.id);
    show();
    judge();
    if (m_historyOf == deck.id) fillHistory();
    emit refreshed();
}

void DeckLibrary::judgeAll()
{
    for (const StoredDeck& deck : m_stored) m_unjudged.insert(deck.id);
    judge();
}

/// Counts and verdicts are never stored: they follow from the deck and the rules as they are now.
void DeckLibrary::judge()
{
    if (m_judging || m_unjudged.empty()) return;
    std::map<std::string, GameSnapshot> games;
    for (const GameSnapshot& game : m_store.games()) games.emplace(game->game.id, game);
    std::vector<StoredDeck> decks;
    std::ranges::copy_if(m_stored, std::back_inserter(decks), [this](const StoredDeck& deck) { return m_unjudged.contains(deck.id); });
    m_unjudged.clear();
    m_judging = true;
    emit busyChanged();
    m_pool.start([this, decks = std::move(decks), games = std::move(games)] {
        // The destructor waits for the pool, so `this` outlives the work; the answer itself is dropped with its receiver.
        QMetaObject::invokeMethod(this, [this, summaries = summariesOf(decks, games)] {
            for (const auto& [id, summary] : summaries) m_summaries.insert_or_assign(id, summary);
            m_judging = false;
            show();
            judge();   // what came in the meantime
            emit busyChanged();
        }, Qt::QueuedConnection);
    });
}

RowsModel::Row DeckLibrary::rowOf(const StoredDeck& deck) const
{
    const GameSnapshot game = m_store.game(deck.game);
    const QString gameName = game != nullptr ? fromUtf8(game->game.name.in(currentLanguage())) : tr("%1 (not installed)").arg(fromUtf8(deck.game));
    const auto found = m_summaries.find(deck.id);
    const DeckSummary summary = found == m_summaries.end() ? DeckSummary() : found->second;
    const QString verdict = summary.verdict.isEmpty() ? QString() : summary.words();
    const QString changed = localTime(deck.changedAt);
    QStringList spoken{fromUtf8(deck.name), gameName, verdict, tr("%n card(s)", nullptr, summary.amount), changed};
    if (deck.built) spoken.append(tr("built"));
    return {idOf(deck.id), fromUtf8(deck.name), fromUtf8(deck.game), gameName, summary.verdict, verdict, summary.amount, changed, tagsOf(deck), deck.built,
            spoken.join(QStringLiteral(". "))};
}

void DeckLibrary::show()
{
    QList<RowsModel::Row> rows;
    for (const StoredDeck& deck : m_stored) {
        RowsModel::Row row = rowOf(deck);
        const QString searched = row[1].toString() + "\n" + row[3].toString() + "\n" + row[8].toString();
        if (m_filter.isEmpty() || searched.contains(m_filter, Qt::CaseInsensitive)) rows.append(std::move(row));
    }
    m_decks.setRows(std::move(rows));
    emit listed();
}

bool DeckLibrary::has(const QString& deckId) const { return std::ranges::find(m_stored, deckOf(deckId), &StoredDeck::id) != m_stored.end(); }

QVariantList DeckLibrary::ofGame(const QString& gameId) const
{
    QVariantList list;
    for (const StoredDeck& deck : m_stored)
        if (fromUtf8(deck.game) == gameId) list.append(QVariantMap{{QStringLiteral("deckId"), idOf(deck.id)}, {QStringLiteral("name"), fromUtf8(deck.name)}});
    return list;
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
    judgeAll();
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

} // namespace mazzo
