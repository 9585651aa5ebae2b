// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/deck_id_pool.h"
#include "app/desktop/shell/deck_text_writer.h"

#include <QTimer>

#include <map>
#include <set>

namespace mazzo::desktop {

/// A deck id as the argument of a signal: moc cannot handle an enum of that size.
struct DeckIdArgument {
    DeckIdArgument(DeckId deck) : id(deck) {}
    operator DeckId() const { return id; }

    DeckId id;
};

/// The player's decks, on the GUI thread. A change shows here at once and is queued for the library's writer; the
/// library's answer is used when nothing newer is queued. A text that cannot be written is kept and retried; any other
/// change that fails is reverted.
class DeckCache : public QObject {
    Q_OBJECT

public:
    explicit DeckCache(LibraryWriter& writer, QObject* parent = nullptr);
    ~DeckCache() override;

    void fill(std::vector<StoredDeck> decks);  ///< with what the library holds
    void open();                               ///< decks can be changed from now on
    void close();                              ///< they stay visible

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const std::vector<DeckSnapshot>& all() const { return m_decks; }  ///< the last changed first
    [[nodiscard]] DeckSnapshot find(DeckId id) const;     ///< null if there is none, or it is removed
    [[nodiscard]] DeckSnapshot findAny(DeckId id) const;  ///< also one that was removed since the library was opened
    [[nodiscard]] bool isUnstored(DeckId id) const { return m_unstored.contains(id); }
    /// The decks whose last text is not in the library yet.
    [[nodiscard]] const std::set<DeckId>& unstored() const { return m_unstored; }
    [[nodiscard]] bool busy() const { return !m_waiting.empty() || m_idleCallbacks > 0; }

    /// Adds a deck under an unused name: the text's own name if it has one, else `name`. Its id is valid at once.
    [[nodiscard]] Result<DeckId> add(const std::string& text, const std::string& name);
    /// Refused if the text names no game.
    [[nodiscard]] Result<void> save(DeckId id, const std::string& text, DeckRevision::Reason reason);
    void rename(DeckId id, const std::string& name);
    void remove(DeckId id);
    void restoreRemoved(DeckId id);  ///< also one that was removed before the library was opened
    void purge(DeckId id);           ///< a removed deck, with its history, for good
    /// The removed decks, once all previously queued changes are written.
    void removedDecks(QObject* receiver, std::function<void(const Result<std::vector<StoredDeck>>&)> done);
    void restore(DeckId id, int revision);
    void readAgain(DeckId id);  ///< another program may have changed it
    /// What the library has, after another program changed it. Decks with changes that are not written yet stay.
    void follow(const std::vector<StoredDeck>& decks);
    void storeAgain();  ///< retries failed writes

    /// `done` is called once all previously queued changes are written.
    void history(QObject* receiver, DeckId id, std::function<void(const Result<std::vector<DeckRevision>>&)> done);
    void whenIdle(QObject* receiver, std::function<void()> done);

signals:
    void filled();
    void changed(mazzo::desktop::DeckIdArgument id);  ///< it is new, changed, removed or restored
    void stored(mazzo::desktop::DeckIdArgument id);   ///< a change is in the library
    void notStored(mazzo::desktop::DeckIdArgument id,
                   const mazzo::model::Error& error);  ///< its text; writing is retried
    void refused(mazzo::desktop::DeckIdArgument id,
                 const mazzo::model::Error& error);  ///< another change; it is reverted
    /// Another program changed the same things of a deck; its version is kept as another deck.
    void keptBoth(mazzo::desktop::DeckIdArgument id, mazzo::desktop::DeckIdArgument other);
    void busyChanged();

private:
    enum class Kind { Text, Change, Reading };
    using Work = std::function<Result<StoredDeck>(const DeckStore&)>;

    void run(DeckId id, Kind kind, Work work, DeckSnapshot before = nullptr);
    void applyResult(DeckId id, Kind kind, const Result<StoredDeck>& answer, const DeckSnapshot& before);
    void write(DeckSnapshot deck, const std::string& base, DeckRevision::Reason reason);
    void show(const StoredDeck& deck);
    void put(DeckSnapshot deck);
    bool erase(DeckId id);

    LibraryWriter& m_writer;
    bool m_open = false;
    std::vector<DeckSnapshot> m_decks;
    std::map<DeckId, DeckSnapshot> m_removed;
    std::map<DeckId, int> m_waiting;  // changes that the library has not answered yet
    int m_idleCallbacks = 0;          // callbacks that wait for all of that
    std::set<DeckId> m_unstored;
    std::shared_ptr<DeckTextWriter> m_texts = std::make_shared<DeckTextWriter>();  // shared with the writer's jobs
    DeckIdPool m_ids;
    QTimer m_again;
};

}  // namespace mazzo::desktop
