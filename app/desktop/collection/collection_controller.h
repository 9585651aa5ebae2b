// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_snapshot.h"

#include <atomic>

namespace mazzo::desktop {

/// Reads and changes the collection on a worker thread, through a connection of its own, one job after the other. Its
/// results are snapshots; after every change there is a new one of each game that is watched.
class CollectionController : public QObject {
    Q_OBJECT

public:
    explicit CollectionController(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] CollectionState of(const std::string& game) const;  ///< null until it was read
    /// What the player owns; null if that is not known yet or nothing is owned: then views say nothing about copies.
    [[nodiscard]] std::shared_ptr<const CollectionCounts> ownedCards(const std::string& game) const;
    void watch(const std::string& game);  ///< keeps the game's snapshot up to date from now on
    void refresh();                       ///< lots and decks, as if nothing was known
    void refreshDecks();                  ///< lots are as they were
    void release();                       ///< closes the library's file until it is needed again
    void setPageOpen(bool open);          ///< which decks can be built is only kept up to date while the page is open

    using Done = std::function<void(const std::optional<Error>&)>;  ///< called on the GUI thread, after the new
                                                                    ///< snapshots are there unless more work waits
    void apply(const std::string& game, CollectionStore::Change change) { apply(game, {}, std::move(change)); }
    void apply(const std::string& game, const std::string& card,
               CollectionStore::Change change);  ///< of this card's lots alone
    void store(CollectionEdit edit, bool again,
               Done done);  ///< of an import; a file that was imported before is an error unless it is `again`
    void markBuilt(DeckId deck, bool built);
    void undo();
    void redo();

    /// Any other work with the library on the same thread; `work` returns what is to be done with its result on the GUI
    /// thread.
    using Work = std::function<std::function<void()>(Result<Library>& library)>;
    void run(Work work);

    [[nodiscard]] bool busy() const { return m_jobs > 0; }
    [[nodiscard]] const std::optional<CollectionStep>& undoable() const { return m_undoable; }
    [[nodiscard]] const std::optional<CollectionStep>& redoable() const { return m_redoable; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

signals:
    void changed(const QString& game);
    void deckMarked(const QString& deckId);  ///< its built mark was changed
    void historyChanged();
    void errorChanged();
    void busyChanged();

private:
    /// What a piece of work leaves behind.
    struct Outcome {
        std::optional<Error> error;
        bool isRead = false;  ///< else nothing below is known: more work waits, or the library cannot be read
        std::vector<CollectionState> states;
        std::optional<CollectionStep> undoable;
        std::optional<CollectionStep> redoable;
    };
    using Action = std::function<Result<void>(const Library&)>;
    enum class Known { Lots, Nothing };

    void start(Known known, Action action, Done done);
    void move(Result<std::optional<CollectionStep>> (CollectionStore::*direction)() const);
    void deckStored(DeckId id);
    struct WatchedGame {
        GameSnapshot game;
        std::vector<std::string> precon;
    };
    [[nodiscard]] Outcome outcomeOf(Known known, const Action& action, const std::vector<WatchedGame>& games);
    [[nodiscard]] Result<void> readInto(Outcome& outcome, const Library& library,
                                        const std::vector<WatchedGame>& games);
    void applyOutcome(Outcome outcome, const Done& done);
    void endJob();
    [[nodiscard]] Result<Library>& library();

    GameStore& m_store;
    std::map<std::string, std::vector<std::string>> m_watched;  // games with their preconstructed decks
    std::map<std::string, CollectionState> m_states;
    std::optional<CollectionStep> m_undoable;
    std::optional<CollectionStep> m_redoable;
    std::optional<Error> m_error;
    int m_jobs = 0;
    bool m_pageOpen = false;
    bool m_decksChanged = false;           // since they were last read
    std::atomic_bool m_decksWait = false;  // a reading of the decks has not begun yet: another would see the same
    std::atomic_int m_waiting = 0;         // pieces of work that have not begun yet: the last of them reads for all

    // Only used by jobs of the queue, or while none runs.
    std::optional<Result<Library>> m_library;
    std::map<std::string, std::shared_ptr<const LotIndex>> m_lots;
    JobQueue m_queue;
};

}  // namespace mazzo::desktop
