// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"
#include "carddata/library/saved_settings.h"

#include <chrono>
#include <functional>
#include <future>
#include <mutex>

namespace mazzo::desktop {

/// A loaded game that never changes: a search may go on reading it while a newer one takes its place.
using GameSnapshot = std::shared_ptr<const LoadedGame>;
using GameSnapshots = std::map<std::string, GameSnapshot, std::less<>>;

/// What a pack brings beside its cards.
struct PackExtras {
    std::vector<std::string> precon;  ///< decks, as deck files
    std::vector<Product> products;
};

/// All that is read when the library is opened.
struct LibraryContents {
    std::optional<Workspace> workspace;
    std::optional<Error> error;    ///< why there is no workspace
    std::optional<Error> refusal;  ///< why a backup was not put in place; the library is as it was
    Errors troubles;               ///< packs that have mistakes or could not be loaded; the others work
    GameSnapshots games;
    std::map<std::string, PackExtras, std::less<>> extras;
    std::vector<StoredDeck> decks;
    SavedSettings settings;
};

/// Puts a game among the others, or what is wrong with it among the troubles.
void addGame(const Library& library, const std::string& id, GameSnapshots& games, Errors& troubles);
[[nodiscard]] LibraryContents readLibrary(const std::filesystem::path& folder,
                                          const std::vector<std::filesystem::path>& packRoots);

/// The library read on a thread of its own: first what is kept about the window, then everything. Reading uses nothing
/// of Qt, so that it can begin before there is an application.
class LibraryReading {
public:
    /// Begins. What is given is done between the settings and all the rest, which nobody waits for that soon.
    explicit LibraryReading(std::function<void()> between = {}) : LibraryReading({}, nullptr, std::move(between)) {}
    /// First closes the workspace, the last that has the library open, and puts a backup in the library's place.
    LibraryReading(const std::filesystem::path& backup, std::shared_ptr<Workspace> last,
                   std::function<void()> between = {});
    LibraryReading(const LibraryReading&) = delete;
    LibraryReading& operator=(const LibraryReading&) = delete;
    ~LibraryReading();  ///< waits for the thread; nobody is told any more

    /// What the library keeps; empty if it cannot be read that soon.
    [[nodiscard]] SavedSettings settings(std::chrono::milliseconds patience) const;
    [[nodiscard]] bool wait(std::chrono::milliseconds patience) const;  ///< for everything; true if it is there
    [[nodiscard]] LibraryContents take();                               ///< once; waits
    /// Called when everything is there, by the thread that read it; at once if that was before.
    void tell(std::function<void()> done);

private:
    void finish();

    std::promise<SavedSettings> m_kept;
    std::shared_future<SavedSettings> m_settings;
    std::mutex m_mutex;
    bool m_done = false;           // with m_mutex
    std::function<void()> m_tell;  // with m_mutex
    std::future<LibraryContents> m_contents;
};

}  // namespace mazzo::desktop
