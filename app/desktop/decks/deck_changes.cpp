#include "app/desktop/decks/deck_library.h"

#include "app/words/value_words.h"
#include "carddata/library/decks/deck_text.h"

// What can be done with the decks of DeckLibrary; each is stored at once, and none loses anything.

namespace mazzo {

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
    take(*stored);
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
    take(*copy);
    return idOf(copy->id);
}

/// The list and whoever has the deck open follow.
void DeckLibrary::reread(const QString& deckId)
{
    reload();
    emit deckChanged(deckId);
}

void DeckLibrary::rename(const QString& deckId, const QString& name)
{
    const auto decks = m_store.decks();
    if (decks && !name.trimmed().isEmpty() && succeeded(decks->rename(deckOf(deckId), name.trimmed().toStdString()))) reread(deckId);
}

void DeckLibrary::remove(const QString& deckId)
{
    const auto decks = m_store.decks();
    const auto one = decks ? std::optional(decks->one(deckOf(deckId))) : std::nullopt;
    if (!one || !succeeded(*one) || !succeeded(decks->remove(deckOf(deckId)))) return;
    m_removed.emplace_back((*one)->id, fromUtf8((*one)->name));
    if (historyOf() == deckId) hideHistory();
    emit removedChanged();
    reread(deckId);
}

void DeckLibrary::bringBack()
{
    const auto decks = m_store.decks();
    if (!decks || m_removed.empty() || !succeeded(decks->bringBack(m_removed.back().first))) return;
    const QString deckId = idOf(m_removed.back().first);
    m_removed.pop_back();
    emit removedChanged();
    reread(deckId);
}

void DeckLibrary::forgetRemoved()
{
    m_removed.clear();
    emit removedChanged();
}

void DeckLibrary::setBuilt(const QString& deckId, bool built) { emit builtWanted(deckId, built); }

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
        const std::string before = i + 1 < revisions->size() ? (*revisions)[i + 1].text : std::string();
        const DeckDifference change = difference(before.empty() ? std::vector<ListedCard>() : listing(before, game.get()), listing(revision.text, game.get()));
        rows.append({revision.number, words(revision.reason), localTime(revision.changedAt), wordsOf(change.added), wordsOf(change.removed),
                     before.empty() ? QString() : headerChanges(before, revision.text, game != nullptr ? &game->game : nullptr), i == 0});
    }
    m_history.setRows(std::move(rows));
    emit historyChanged();
}

void DeckLibrary::restore(int revision)
{
    const auto decks = m_store.decks();
    if (!decks || !m_historyOf || !succeeded(decks->restore(*m_historyOf, revision))) return;
    reread(historyOf());
    fillHistory();
}

} // namespace mazzo
