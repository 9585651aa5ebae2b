// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_reading.h"

#include "carddata/library/backup.h"
#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

void addGame(const Library& library, const std::string& id, GameSnapshots& games, Errors& troubles)
{
    auto loaded = library.load(id);
    if (loaded) games.insert_or_assign(id, std::make_shared<const LoadedGame>(std::move(*loaded)));
    else troubles.push_back(loaded.error());
}

namespace {

Result<void> readInto(LibraryContents& contents)
{
    const Library& library = contents.workspace->library();
    const auto stored = library.games();
    if (!stored) return failure(stored.error());
    for (const StoredPack& pack : *stored) {
        addGame(library, pack.game, contents.games, contents.troubles);
        contents.extras[pack.game] = {contents.workspace->preconDecks(pack.game),
                                      library.products(pack.game).value_or(std::vector<Product>())};
    }
    contents.settings = library.settings().all().value_or(SavedSettings());
    auto decks = library.decks().all();
    if (!decks) return failure(decks.error());
    contents.decks = std::move(*decks);
    return {};
}

}  // namespace

LibraryContents readLibrary(const std::filesystem::path& folder, const std::vector<std::filesystem::path>& packRoots)
{
    LibraryContents contents;
    auto workspace = Workspace::open(folder, packRoots);
    if (!workspace) {
        contents.error = workspace.error();
        return contents;
    }
    contents.workspace.emplace(std::move(*workspace));
    for (const SyncedPack& pack : contents.workspace->packs().packs)
        contents.troubles.insert(contents.troubles.end(), pack.mistakes.begin(), pack.mistakes.end());
    if (const auto read = readInto(contents); !read) {
        contents.error = read.error();
        contents.workspace.reset();
    }
    return contents;
}

// The environment is read here, on the thread that may also change it.
LibraryReading::LibraryReading(const std::filesystem::path& backup, std::shared_ptr<Workspace> last,
                               std::function<void()> between, Start start)
    : m_settings(m_kept.get_future().share())
{
    m_contents = std::async(std::launch::async, [this, backup, last = std::move(last), between = std::move(between),
                                                 folder = dataFolder(), roots = packRoots(), start]() mutable {
        last.reset();  // closing writes what is still in the log into the file
        const auto restored = start == Start::Empty ? createLibraryFile(folder)
                              : backup.empty()      ? Result<void>()
                                                    : restoreBackup(folder, backup);
        m_kept.set_value(savedSettings(folder));
        if (between) between();
        LibraryContents contents = readLibrary(folder, roots);
        if (!restored) contents.refusal = restored.error();
        finish();
        return contents;
    });
}

LibraryReading::~LibraryReading()
{
    whenDone({});
    if (m_contents.valid()) m_contents.wait();
}

SavedSettings LibraryReading::settings(std::chrono::milliseconds patience) const
{
    return m_settings.wait_for(patience) == std::future_status::ready ? m_settings.get() : SavedSettings();
}

bool LibraryReading::wait(std::chrono::milliseconds patience) const
{
    return m_contents.wait_for(patience) == std::future_status::ready;
}

LibraryContents LibraryReading::contents() { return m_contents.get(); }

void LibraryReading::whenDone(std::function<void()> done)
{
    const std::lock_guard lock(m_mutex);
    m_whenDone = std::move(done);
    if (m_done && m_whenDone) m_whenDone();
}

void LibraryReading::finish()
{
    const std::lock_guard lock(m_mutex);
    m_done = true;
    if (m_whenDone) m_whenDone();
}

}  // namespace mazzo::desktop
