// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_library.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/deck_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr const char* kAllFolders = "*";  // no folder can be called so: they are listed by name

}  // namespace

DeckLibrary::DeckLibrary(GameStore& store, CollectionController& collection, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_cache(store.decks()),
      m_collection(collection),
      m_history(store),
      m_summaries(
          [](const CheckQuestion& question, const TaskControl&) { return summariesOf(question.decks, question.games); },
          [this](const DeckSummaries& summaries) { applySummaries(summaries); }),
      m_folder(kAllFolders),
      m_bin(store)
{
    connect(&m_summaries, &BackgroundTask::busyChanged, this, &DeckLibrary::busyChanged);
    connect(&m_cache, &DeckCache::changed, this, &DeckLibrary::deckChanged);
    connect(&m_cache, &DeckCache::stored, this, &DeckLibrary::deckStored);
    connect(&m_cache, &DeckCache::refused, this, &DeckLibrary::deckRefused);
    connect(&m_cache, &DeckCache::notStored, this, [this](DeckId id, const Error& error) {
        const DeckSnapshot deck = m_cache.findAny(id);
        if (deck != nullptr)
            setProblem(
                tr("“%1” is not stored yet: %2 Nothing is lost while this window is open; storing is tried again.")
                    .arg(fromUtf8(deck->name), sentence(error)));
    });
    connect(&collection, &CollectionController::deckMarked, this,
            [this](const QString& deckId) { m_cache.readAgain(deckOf(deckId)); });
    connect(&m_cache, &DeckCache::busyChanged, this, &DeckLibrary::busyChanged);
    connect(&m_history, &DeckHistory::changed, this, &DeckLibrary::historyChanged);
    connect(&m_history, &DeckHistory::changed, this, &DeckLibrary::busyChanged);
    connect(&m_history, &DeckHistory::failed, this, [this](const Error& error) { setProblem(sentence(error)); });
}

void DeckLibrary::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void DeckLibrary::refresh()
{
    m_listed.clear();
    m_removed.clear();
    emit removedChanged();
    setProblem(QString());
    listPrecon();
    show();
    checkAll();
    m_bin.refresh();
    if (m_history.deck() && m_cache.find(*m_history.deck()) == nullptr) hideHistory();
    m_history.refresh();
}

/// A deck is new, changed, removed or restored.
void DeckLibrary::deckChanged(DeckId id)
{
    const DeckSnapshot deck = m_cache.find(id);
    const auto before = m_listed.find(id);
    if (deck == nullptr) m_listed.erase(id);
    else if (before == m_listed.end() || before->second->deck()->text != deck->text ||
             before->second->deck()->game != deck->game)
        m_unchecked.insert(id);
    if (deck != nullptr && std::erase_if(m_removed, [id](const Removed& removed) { return removed.first == id; }) > 0)
        emit removedChanged();
    if (m_history.deck() == id) emit historyChanged();
    show();
    check();
}

/// The library has stored a change: an earlier problem is solved.
void DeckLibrary::deckStored(DeckId id)
{
    setProblem(QString());
    if (m_restoring && m_restoring->first == id) m_restoring.reset();
    if (m_history.deck() == id) m_history.refresh();
    m_bin.refresh();
}

void DeckLibrary::deckRefused(DeckId id, const Error& error)
{
    setProblem(sentence(error));
    if (!m_restoring || m_restoring->first != id) return;
    m_removed.push_back(*std::exchange(m_restoring, std::nullopt));
    emit removedChanged();
}

void DeckLibrary::checkAll()
{
    for (const DeckSnapshot& deck : m_cache.all()) m_unchecked.insert(deck->id);
    check();
}

/// Counts and verdicts are never stored: they follow from the deck and the rules as they are now.
void DeckLibrary::check()
{
    if (m_summaries.busy() || m_unchecked.empty()) return;
    std::map<std::string, GameSnapshot> games;
    for (const GameSnapshot& game : m_store.games()) games.emplace(game->game.id, game);
    std::vector<DeckSnapshot> decks;
    std::ranges::copy_if(m_cache.all(), std::back_inserter(decks),
                         [this](const DeckSnapshot& deck) { return m_unchecked.contains(deck->id); });
    m_unchecked.clear();
    m_summaries.ask({std::move(decks), std::move(games)});
}

void DeckLibrary::applySummaries(const DeckSummaries& summaries)
{
    for (const auto& [id, summary] : summaries) {
        const auto listed = m_listed.find(id);
        if (listed == m_listed.end() || listed->second->summary() == summary) continue;
        const DeckSnapshot deck = listed->second->deck();
        listed->second = std::make_shared<const DeckRow>(deck, summary, m_store.game(deck->game));
    }
    show();
    check();  // what changed in the meantime
}

const std::shared_ptr<const DeckRow>& DeckLibrary::listedDeck(const DeckSnapshot& deck)
{
    std::shared_ptr<const DeckRow>& listed = m_listed[deck->id];
    // Until it is checked again it keeps its verdict.
    if (listed == nullptr || listed->deck() != deck)
        listed = std::make_shared<const DeckRow>(deck, listed != nullptr ? listed->summary() : DeckSummary(),
                                                 m_store.game(deck->game));
    return listed;
}

/// Every folder with the ones above it. Nothing as long as no deck is in a folder.
void DeckLibrary::listFolders()
{
    std::map<QString, int> amounts;
    int loose = 0;
    for (const DeckSnapshot& deck : m_cache.all()) {
        const QString& folder = listedDeck(deck)->folder();
        if (folder.isEmpty()) ++loose;
        for (QString each = folder; !each.isEmpty(); each = each.left(each.lastIndexOf('/')))
            if (++amounts[each]; !each.contains('/')) break;
    }
    QList<FolderRow> rows;
    if (!amounts.empty()) {
        rows.append({QString::fromUtf8(kAllFolders), tr("All decks"), total()});
        for (const auto& [folder, amount] : amounts) rows.append({folder, folder, amount});
        rows.append({QString(), tr("In no folder"), loose});
    }
    // The last deck of a folder may have left it.
    if (m_folder != kAllFolders && std::ranges::find(rows, m_folder, &FolderRow::folderId) == rows.end()) {
        m_folder = QString::fromUtf8(kAllFolders);
        emit filterChanged();
    }
    m_folders.setRows(std::move(rows));
}

void DeckLibrary::show()
{
    listFolders();
    DeckTable::Rows rows;
    rows.reserve(m_cache.all().size());
    for (const DeckSnapshot& deck : m_cache.all())
        if (const auto& listed = listedDeck(deck);
            listed->fits(m_filter) &&
            (m_folder == kAllFolders || (m_folder.isEmpty() ? listed->folder().isEmpty() : listed->isIn(m_folder))))
            rows.push_back(listed);
    m_decks.setRows(std::move(rows));
    emit listed();
}

bool DeckLibrary::has(const QString& deckId) const { return m_cache.find(deckOf(deckId)) != nullptr; }

QStringList DeckLibrary::unstored() const
{
    QStringList names;
    for (const DeckId id : m_cache.unstored()) {
        if (const DeckSnapshot deck = m_cache.find(id)) names.append(fromUtf8(deck->name));
    }
    return names;
}

void DeckLibrary::storeAgain() { m_cache.storeAgain(); }

QVariantList DeckLibrary::ofGame(const QString& gameId) const
{
    QVariantList list;
    for (const DeckSnapshot& deck : m_cache.all())
        if (fromUtf8(deck->game) == gameId)
            list.append(QVariantMap{{QStringLiteral("deckId"), idOf(deck->id)},
                                    {QStringLiteral("name"), fromUtf8(deck->name)}});
    return list;
}

void DeckLibrary::setFilter(const QString& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    emit filterChanged();
    show();
}

void DeckLibrary::setFolder(const QString& folder)
{
    m_bin.setShown(false);
    if (folder == m_folder) return;
    m_folder = folder;
    emit filterChanged();
    show();
}

void DeckLibrary::retranslate()
{
    m_bin.refresh();
    for (auto& [id, listed] : m_listed)
        listed = std::make_shared<const DeckRow>(listed->deck(), listed->summary(), m_store.game(listed->deck()->game));
    listPrecon();
    show();
    checkAll();
    m_history.refresh();
}

void DeckLibrary::listPrecon()
{
    QList<PreconRow> rows;
    m_preconTexts.clear();
    for (const GameSnapshot& game : m_store.games()) {
        for (std::string& text : m_store.preconDecks(game->game.id)) {
            rows.append({.name = fromUtf8(nameOfDeck(text)),
                         .gameId = fromUtf8(game->game.id),
                         .gameName = fromUtf8(game->game.name.in(currentLanguage())),
                         .amount = cardsIn(listing(text, game.get()))});
            m_preconTexts.push_back(std::move(text));
        }
    }
    m_precon.setRows(std::move(rows));
}

QString DeckLibrary::addText(const QString& text)
{
    const auto id = m_cache.add(text.toStdString(), tr("New deck").toStdString());
    setProblem(id ? QString() : sentence(id.error()));
    return id ? idOf(*id) : QString();
}

QString DeckLibrary::create(const QString& gameId, const QString& name)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (game == nullptr) return {};
    const QString head = name.trimmed().isEmpty() ? QString() : "name: " + name.trimmed() + "\n";
    return addText(head + "game: " + gameId + "\nrules: " + fromUtf8(game->game.editions.front().id) + "\n");
}

QString DeckLibrary::startFrom(int row)
{
    return row >= 0 && static_cast<std::size_t>(row) < m_preconTexts.size()
               ? addText(fromUtf8(m_preconTexts[static_cast<std::size_t>(row)]))
               : QString();
}

QString DeckLibrary::duplicate(const QString& deckId)
{
    const DeckSnapshot deck = m_cache.find(deckOf(deckId));
    return deck != nullptr ? addText(fromUtf8(withName(deck->text, deck->name))) : QString();
}

void DeckLibrary::rename(const QString& deckId, const QString& name)
{
    if (!name.trimmed().isEmpty()) m_cache.rename(deckOf(deckId), name.trimmed().toStdString());
}

void DeckLibrary::moveToFolder(const QString& deckId, const QString& folder)
{
    const DeckSnapshot deck = m_cache.find(deckOf(deckId));
    if (deck == nullptr) return;
    const std::string text = withFolder(deck->text, folder.toStdString());
    if (text == deck->text) return;
    if (const auto saved = m_cache.save(deck->id, text, DeckRevision::Reason::Step); !saved)
        setProblem(sentence(saved.error()));
}

void DeckLibrary::remove(const QString& deckId)
{
    const DeckSnapshot deck = m_cache.find(deckOf(deckId));
    if (deck == nullptr) return;
    if (historyOf() == deckId) hideHistory();
    m_cache.remove(deck->id);
    if (m_cache.find(deck->id) != nullptr) return;
    m_removed.emplace_back(deck->id, fromUtf8(deck->name));
    emit removedChanged();
}

void DeckLibrary::restoreRemoved()
{
    if (m_removed.empty() || !m_cache.isOpen()) return;
    m_restoring = m_removed.back();
    m_cache.restoreRemoved(m_restoring->first);  // `deckChanged` takes it from the removed ones
}

void DeckLibrary::dismissRemoved()
{
    m_removed.clear();
    emit removedChanged();
    setProblem(QString());
}

void DeckLibrary::setBuilt(const QString& deckId, bool built)
{
    // The collection is read and written by another thread, which may not see the deck before it is stored.
    m_cache.whenIdle(this, [this, deckId, built] { m_collection.markBuilt(deckOf(deckId), built); });
}

QString DeckLibrary::historyName() const
{
    const DeckSnapshot deck = m_history.deck() ? m_cache.findAny(*m_history.deck()) : nullptr;
    return deck != nullptr ? fromUtf8(deck->name) : QString();
}

void DeckLibrary::showHistory(const QString& deckId)
{
    if (has(deckId)) m_history.show(deckOf(deckId));
}

void DeckLibrary::hideHistory() { m_history.hide(); }

void DeckLibrary::restore(int revision)
{
    if (m_history.deck()) m_cache.restore(*m_history.deck(), revision);
}

}  // namespace mazzo::desktop
