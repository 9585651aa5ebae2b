// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_controller.h"

#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

CollectionController::CollectionController(GameStore& store, QObject* parent) : QObject(parent), m_store(store)
{
    connect(&store, &GameStore::closing, this, &CollectionController::release);
    connect(&store, &GameStore::gameChanged, this, &CollectionController::refreshDecks);
    connect(&store.decks(), &DeckCache::stored, this, [this](DeckId id) { deckStored(id); });
}

CollectionState CollectionController::of(const std::string& game) const
{
    const auto found = m_states.find(game);
    return found == m_states.end() ? nullptr : found->second;
}

std::shared_ptr<const CollectionCounts> CollectionController::ownedCards(const std::string& game) const
{
    const CollectionState state = of(game);
    if (state == nullptr || state->sums.copies.owned == 0) return nullptr;
    return std::shared_ptr<const CollectionCounts>(state, &state->counts);
}

void CollectionController::setPageOpen(bool open)
{
    m_pageOpen = open;
    if (open && std::exchange(m_decksChanged, false)) refreshDecks();
}

/// Reading all decks is only worth it for the page, or if a built deck changed: that decides which copies are free.
void CollectionController::deckStored(DeckId id)
{
    const DeckSnapshot deck = m_store.decks().findAny(id);
    m_decksChanged = true;
    if ((m_pageOpen || (deck != nullptr && deck->built)) && std::exchange(m_decksChanged, false)) refreshDecks();
}

void CollectionController::watch(const std::string& game)
{
    if (game.empty() || !m_watched.try_emplace(game, m_store.preconDecks(game)).second) return;
    start(Known::Lots, {}, {});
}

void CollectionController::refresh()
{
    for (auto& [id, precon] : m_watched) precon = m_store.preconDecks(id);
    start(Known::Nothing, {}, {});
}

void CollectionController::release()
{
    m_queue.wait();
    m_library.reset();
    m_lots.clear();
}

void CollectionController::refreshDecks()
{
    if (m_decksWait.exchange(true)) return;
    start(Known::Lots, {}, {});
}

void CollectionController::apply(const std::string& game, const std::string& card, CollectionStore::Change change)
{
    start(Known::Nothing,
          [game, card, change = std::move(change)](const Library& library) -> Result<void> {
              return library.collection().apply(game, card, change).map([](const CollectionEdit&) {});
          },
          {});
}

void CollectionController::store(CollectionEdit edit, bool again, Done done)
{
    start(
        Known::Nothing,
        [edit = std::move(edit), again](const Library& library) -> Result<void> {
            const auto before = library.collection().importOf(edit.fingerprint);
            if (!before) return failure(before.error());
            if (*before && !again)
                return failure({Error::Kind::Refused,
                                "collection.imported-before",
                                {edit.detail, 0, 0},
                                {(*before)->madeAt, (*before)->detail},
                                {}});
            return library.collection().apply(edit);
        },
        std::move(done));
}

void CollectionController::markBuilt(DeckId deck, bool built)
{
    start(
        Known::Lots, [deck, built](const Library& library) { return library.collection().markBuilt(deck, built); },
        [this, deck](const std::optional<Error>& error) {
            if (!error) emit deckMarked(QString::number(static_cast<qlonglong>(deck)));
        });
}

void CollectionController::move(Result<std::optional<CollectionStep>> (CollectionStore::*direction)() const)
{
    const auto moved = std::make_shared<std::optional<CollectionStep>>();
    start(
        Known::Nothing,
        [moved, direction](const Library& library) -> Result<void> {
            const CollectionStore store = library.collection();
            return (store.*direction)().map([&moved](std::optional<CollectionStep> step) { *moved = std::move(step); });
        },
        [this, moved](const std::optional<Error>&) {
            if (*moved && (*moved)->deck) emit deckMarked(QString::number(static_cast<qlonglong>(*(*moved)->deck)));
        });
}

void CollectionController::undo() { move(&CollectionStore::undo); }
void CollectionController::redo() { move(&CollectionStore::redo); }

void CollectionController::run(Work work)
{
    if (m_jobs++ == 0) emit busyChanged();
    m_queue.run(
        this, [this, work = std::move(work)] { return work(library()); },
        [this](const std::function<void()>& then) {
            if (then) then();
            endJob();
        });
}

void CollectionController::start(Known known, Action action, Done done)
{
    if (m_jobs++ == 0) emit busyChanged();
    std::vector<WatchedGame> games;
    for (const auto& [id, precon] : m_watched)
        if (GameSnapshot game = m_store.game(id)) games.push_back({std::move(game), precon});
    ++m_waiting;
    m_queue.run(
        this,
        [this, known, action = std::move(action), games = std::move(games)] {
            m_decksWait = false;
            --m_waiting;
            return outcomeOf(known, action, games);
        },
        [this, done = std::move(done)](Outcome outcome) { applyOutcome(std::move(outcome), done); });
}

Result<Library>& CollectionController::library()
{
    if (!m_library || !*m_library) m_library.emplace(Library::open(dataFolder()));
    return *m_library;
}

CollectionController::Outcome CollectionController::outcomeOf(Known known, const Action& action,
                                                              const std::vector<WatchedGame>& games)
{
    Outcome outcome;
    const Result<Library>& opened = library();
    if (!opened) {
        outcome.error = opened.error();
        return outcome;
    }
    if (action)
        if (const auto done = action(*opened); !done) outcome.error = done.error();
    if (known == Known::Nothing) m_lots.clear();
    // While a key is held down, only the last of the queued changes is read and shown.
    if (m_waiting > 0) return outcome;
    if (const auto read = readInto(outcome, *opened, games); !read && !outcome.error) outcome.error = read.error();
    return outcome;
}

Result<void> CollectionController::readInto(Outcome& outcome, const Library& library,
                                            const std::vector<WatchedGame>& games)
{
    const CollectionStore store = library.collection();
    const auto decks = library.decks().all();
    if (!decks) return failure(decks.error());
    for (const auto& [game, precon] : games) {
        auto& lotIndex = m_lots[game->game.id];
        if (lotIndex == nullptr) {
            auto lots = store.lots(game->game.id);
            if (!lots) return failure(lots.error());
            lotIndex = std::make_shared<const LotIndex>(*game, std::move(*lots));
        }
        outcome.states.push_back(std::make_shared<const CollectionSnapshot>(game, lotIndex, *decks, precon));
    }
    const auto steps = store.history();  // newest first: those that were undone, then those that hold
    if (!steps) return failure(steps.error());
    for (const CollectionStep& step : *steps) {
        if (step.undone) outcome.redoable = step;
        else if (!outcome.undoable) outcome.undoable = step;
    }
    outcome.isRead = true;
    return {};
}

void CollectionController::applyOutcome(Outcome outcome, const Done& done)
{
    const bool failedBefore = m_error.has_value();
    m_error = outcome.error;
    if (outcome.isRead) {
        m_undoable = std::move(outcome.undoable);
        m_redoable = std::move(outcome.redoable);
    }
    for (CollectionState& state : outcome.states) {
        const std::string id = state->game->game.id;
        m_states[id] = std::move(state);
        emit changed(QString::fromStdString(id));
    }
    emit historyChanged();
    if (m_error || failedBefore) emit errorChanged();
    if (done) done(m_error);
    endJob();
}

void CollectionController::endJob()
{
    if (--m_jobs == 0) emit busyChanged();
}

}  // namespace mazzo::desktop
