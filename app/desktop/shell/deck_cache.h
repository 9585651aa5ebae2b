// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_writer.h"

#include <QTimer>

#include <deque>
#include <map>
#include <set>

namespace mazzo::desktop {

/// A deck as it stood at one time; never changes.
using DeckSnapshot = std::shared_ptr<const StoredDeck>;

/// An id in a signal: Qt has no way to write down an enum of that many bits.
struct DeckIdArgument {
    DeckIdArgument(DeckId deck) : id(deck) {}
    operator DeckId() const { return id; }

    DeckId id;
};

/// The player's decks as they stand, on the GUI thread. What is done to one shows here at once and goes to the
/// library's writer in the order asked for; what the library answers counts as soon as nothing newer is on its way. A
/// text that cannot be written is kept and tried again; any other change that cannot be is taken back.
class DeckCache : public QObject {
    Q_OBJECT

public:
    explicit DeckCache(LibraryWriter& writer, QObject* parent = nullptr);
    ~DeckCache() override;

    void fill(std::vector<StoredDeck> decks);  ///< with what the library holds
    void open();                               ///< from now on decks can be changed
    void close();                              ///< they stay to be seen

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const std::vector<DeckSnapshot>& all() const { return m_decks; }  ///< the last changed first
    [[nodiscard]] DeckSnapshot find(DeckId id) const;     ///< null if there is none, or it is removed
    [[nodiscard]] DeckSnapshot findAny(DeckId id) const;  ///< also one that was removed since the library was opened
    [[nodiscard]] bool isUnstored(DeckId id) const { return m_unstored.contains(id); }
    [[nodiscard]] const std::set<DeckId>& unstored() const { return m_unstored; }  ///< their last text is only here
    [[nodiscard]] bool busy() const { return !m_waiting.empty() || m_after > 0; }

    /// A new deck, which gets a free name: the text's own, or else the given one. Its id holds at once.
    [[nodiscard]] Result<DeckId> add(const std::string& text, const std::string& name);
    /// Refused if the text names no game.
    [[nodiscard]] Result<void> save(DeckId id, const std::string& text, DeckRevision::Reason reason);
    void rename(DeckId id, const std::string& name);
    void remove(DeckId id);
    void restoreRemoved(DeckId id);
    void restore(DeckId id, int revision);
    void readAgain(DeckId id);  ///< something else may have changed it
    void storeAgain();          ///< what could not be written

    /// For who has to see what was asked for before: `done` is called when all of that is written.
    void history(QObject* who, DeckId id, std::function<void(const Result<std::vector<DeckRevision>>&)> done);
    void whenIdle(QObject* who, std::function<void()> done);

signals:
    void filled();
    void changed(mazzo::desktop::DeckIdArgument id);  ///< it is new, another, gone or back
    void stored(mazzo::desktop::DeckIdArgument id);   ///< the library has what was asked for
    void notStored(mazzo::desktop::DeckIdArgument id,
                   const mazzo::model::Error& error);  ///< its text; it is tried again
    void refused(mazzo::desktop::DeckIdArgument id,
                 const mazzo::model::Error& error);  ///< another change; it is taken back
    void busyChanged();

private:
    enum class Kind { Text, Change, Reading };
    using Work = std::function<Result<StoredDeck>(const DeckStore&)>;

    void ask(DeckId id, Kind kind, Work work, DeckSnapshot before = nullptr);
    void hear(DeckId id, Kind kind, const Result<StoredDeck>& answer, const DeckSnapshot& before);
    void write(DeckSnapshot deck, DeckRevision::Reason reason);
    void show(const StoredDeck& deck);
    void put(DeckSnapshot deck);
    bool take(DeckId id);
    [[nodiscard]] Result<DeckId> nextId();
    void reserve();

    LibraryWriter& m_writer;
    bool m_open = false;
    std::vector<DeckSnapshot> m_decks;
    std::map<DeckId, DeckSnapshot> m_removed;
    std::map<DeckId, int> m_waiting;  // what the library has not answered yet
    int m_after = 0;                  // who waits for all of that
    std::set<DeckId> m_unstored;
    std::deque<DeckId> m_ids;  // for decks to come
    std::optional<Error> m_noIds;
    bool m_reserving = false;
    QTimer m_again;
};

}  // namespace mazzo::desktop
