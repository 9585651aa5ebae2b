// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"
#include "carddata/library/saved_settings.h"

#include <chrono>
#include <functional>
#include <future>
#include <mutex>

namespace mazzo::desktop {

/// A loaded game that never changes: a search may read it while a newer one replaces it.
using GameSnapshot = std::shared_ptr<const LoadedGame>;
using GameSnapshots = std::map<std::string, GameSnapshot, std::less<>>;

/// What a pack contains besides its cards.
struct PackExtras {
    std::vector<std::string> precon;  ///< decks, as deck files
    std::vector<Product> products;
};

/// All that is read when the library is opened.
struct LibraryContents {
    std::optional<Workspace> workspace;
    std::optional<Error> error;    ///< why there is no workspace
    std::optional<Error> refusal;  ///< why a backup was not restored; the library is unchanged
    Errors troubles;               ///< packs that have mistakes or could not be loaded; the others work
    GameSnapshots games;
    std::map<std::string, PackExtras, std::less<>> extras;
    std::vector<StoredDeck> decks;
    SavedSettings settings;
};

/// Adds a game to the others, or its errors to the troubles.
void addGame(const Library& library, const std::string& id, GameSnapshots& games, Errors& troubles);
[[nodiscard]] LibraryContents readLibrary(const std::filesystem::path& folder,
                                          const std::vector<std::filesystem::path>& packRoots);

/// Reads the library on a thread of its own: first the settings, then everything. It does not use Qt, so that it can
/// start before there is an application.
class LibraryReading {
public:
    /// Starts reading. `between` is called after the settings are read and before the rest, which is needed later.
    explicit LibraryReading(std::function<void()> between = {}) : LibraryReading({}, nullptr, std::move(between)) {}
    /// Reads, or first makes an empty library in the place of one that vanished.
    enum class Start { Reading, Empty };
    explicit LibraryReading(Start start) : LibraryReading({}, nullptr, {}, start) {}
    /// First closes the workspace, the last one that has the library open, and replaces the library by a backup.
    LibraryReading(const std::filesystem::path& backup, std::shared_ptr<Workspace> last,
                   std::function<void()> between = {}, Start start = Start::Reading);
    LibraryReading(const LibraryReading&) = delete;
    LibraryReading& operator=(const LibraryReading&) = delete;
    ~LibraryReading();  ///< waits for the thread; the callback is not called any more

    /// The saved settings; empty if they cannot be read in that time.
    [[nodiscard]] SavedSettings settings(std::chrono::milliseconds patience) const;
    [[nodiscard]] bool wait(std::chrono::milliseconds patience) const;  ///< for everything; true if it is read
    [[nodiscard]] LibraryContents contents();                           ///< waits; may be called once
    /// Calls `done` on the reading thread when everything is read; at once if it already is.
    void whenDone(std::function<void()> done);

private:
    void finish();

    std::promise<SavedSettings> m_kept;
    std::shared_future<SavedSettings> m_settings;
    std::mutex m_mutex;
    bool m_done = false;               // with m_mutex
    std::function<void()> m_whenDone;  // with m_mutex
    std::future<LibraryContents> m_contents;
};

}  // namespace mazzo::desktop
