// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/game_store.h"

#include "carddata/library/data_folder.h"

#include <algorithm>

namespace mazzo::desktop {

GameStore::GameStore(QObject* parent) : QObject(parent) {}

GameStore::~GameStore()
{
    if (m_reading != nullptr) m_reading->whenDone({});
}

/// Nobody but the workspace has the library's file open any more; what was read of it stays until there is something
/// newer.
void GameStore::release()
{
    m_writer.release();
    m_cache.close();
    m_loader.wait();
    emit closing();
}

void GameStore::close()
{
    release();
    m_workspace.reset();
}

void GameStore::open()
{
    close();
    apply(readLibrary(dataFolder(), packRoots()));
}

void GameStore::openAsync(std::shared_ptr<LibraryReading> reading)
{
    close();
    m_reading = std::move(reading);
}

void GameStore::await()
{
    if (m_reading != nullptr)
        m_reading->whenDone([this] { QMetaObject::invokeMethod(this, &GameStore::finish, Qt::QueuedConnection); });
}

void GameStore::waitFor(int milliseconds)
{
    if (m_reading != nullptr && m_reading->wait(std::chrono::milliseconds(milliseconds))) finish();
}

void GameStore::finish()
{
    const auto reading = std::exchange(m_reading, nullptr);
    if (reading == nullptr) return;
    LibraryContents contents = reading->contents();
    const std::optional<Error> refusal = contents.refusal;
    const bool restoring = std::exchange(m_restoring, false);
    apply(std::move(contents));
    if (restoring) emit restored(refusal);
}

void GameStore::restore(const std::filesystem::path& backup)
{
    if (m_reading != nullptr) return;
    m_restoring = true;
    release();
    std::shared_ptr<Workspace> last = m_workspace ? std::make_shared<Workspace>(std::move(*m_workspace)) : nullptr;
    m_workspace.reset();
    m_reading = std::make_shared<LibraryReading>(backup, std::move(last));
    await();
}

void GameStore::apply(LibraryContents contents)
{
    m_workspace = std::move(contents.workspace);
    m_error = std::move(contents.error);
    m_troubles = std::move(contents.troubles);
    GameSnapshots before = std::exchange(m_games, std::move(contents.games));
    m_extras = std::move(contents.extras);
    m_settings = std::move(contents.settings);
    m_cache.fill(std::move(contents.decks));
    if (m_workspace) m_cache.open();
    emit opened();
    // The views have the new games by now. Freeing a large catalogue takes long, so a worker does it.
    if (!before.empty())
        m_loader.run(
            this,
            [before = std::move(before)]() mutable {
                before.clear();
                return true;
            },
            [](bool) {});
}

std::vector<GameSnapshot> GameStore::games() const
{
    std::vector<GameSnapshot> all;
    for (const auto& [id, game] : m_games) all.push_back(game);
    return all;
}

GameSnapshot GameStore::game(std::string_view id) const
{
    const auto found = m_games.find(id);
    return found == m_games.end() ? nullptr : found->second;
}

std::vector<Product> GameStore::products(std::string_view game) const
{
    const auto found = m_extras.find(game);
    return found == m_extras.end() ? std::vector<Product>() : found->second.products;
}

std::filesystem::path GameStore::packFolder(std::string_view game) const
{
    if (!m_workspace) return {};
    for (const SyncedPack& pack : m_workspace->packs().packs)
        if (pack.game == game) return pack.folder;
    return {};
}

std::vector<std::string> GameStore::preconDecks(std::string_view game) const
{
    const auto found = m_extras.find(game);
    return found == m_extras.end() ? std::vector<std::string>() : found->second.precon;
}

Result<Card> GameStore::card(const Game& game, std::string_view id)
{
    if (!m_workspace)
        return failure({Error::Kind::NotFound, "library.no-such-card", {}, {game.id, std::string(id)}, {}});
    return m_workspace->library().card(game, id);
}

bool GameStore::isOwnText(const std::string& game, std::string_view card)
{
    if (!m_workspace) return false;
    const auto values = m_workspace->library().userValues(game);
    return values && std::ranges::any_of(*values, [&](const UserValue& value) {
               return value.card == card && value.field == kTextField;
           });
}

void GameStore::setValue(const std::string& game, const std::string& card, const std::string& field,
                         const std::string& text, Done done)
{
    const GameSnapshot loaded = this->game(game);
    if (loaded == nullptr) return done(failure({Error::Kind::NotFound, "library.no-such-game", {}, {game}, {}}));
    auto value = parseUserValue(loaded->game, loaded->catalogue, field, text);
    if (!value) return done(failure(value.error()));
    change(
        game,
        [loaded, card, field, value = std::move(*value)](Library& library) {
            return library.setUserValue(loaded->game, card, field, value);
        },
        std::move(done));
}

void GameStore::unsetValue(const std::string& game, const std::string& card, const std::string& field, Done done)
{
    change(
        game, [game, card, field](Library& library) { return library.unsetUserValue(game, card, field); },
        std::move(done));
}

/// Every catalogue is laid over its file anew: at 100,000 cards that takes too long for the writer, who has edits to
/// write.
void GameStore::change(const std::string& game, std::function<Result<void>(Library&)> change, Done done)
{
    if (!isOpen()) return done(failure({Error::Kind::NotFound, "library.closed", {}, {}, {}}));
    m_writer.write(this, std::move(change), [this, game, done = std::move(done)](const Result<void>& changed) {
        if (changed) reload(game, done);
        else done(changed);
    });
}

void GameStore::reload(const std::string& game, const Done& done)
{
    m_loader.run(
        this,
        [game, folder = dataFolder()]() -> Result<GameSnapshot> {
            const auto library = Library::open(folder, FileCheck::Before);
            auto loaded = library ? library->load(game) : Result<LoadedGame>(failure(library.error()));
            if (!loaded) return failure(loaded.error());
            return std::make_shared<const LoadedGame>(std::move(*loaded));
        },
        [this, game, done](const Result<GameSnapshot>& snapshot) {
            if (snapshot) m_games.insert_or_assign(game, *snapshot);
            if (snapshot) emit gameChanged(QString::fromStdString(game));
            done(snapshot ? Result<void>() : Result<void>(failure(snapshot.error())));
        });
}

Result<LayeredCard> GameStore::layers(const Game& game, std::string_view id)
{
    if (!m_workspace)
        return failure({Error::Kind::NotFound, "library.no-such-card", {}, {game.id, std::string(id)}, {}});
    return m_workspace->library().layers(game, id);
}

void GameStore::editCards(const std::string& game, std::vector<TypedCard> typed, OwnReason reason, std::string detail,
                          std::function<void(const Result<EditResult>&)> done)
{
    const GameSnapshot loaded = this->game(game);
    if (!isOpen() || loaded == nullptr) return done(failure({Error::Kind::NotFound, "library.closed", {}, {}, {}}));
    ++m_unloadedEdits[game];
    m_writer.write(
        this,
        [loaded, typed = std::move(typed), reason, detail = std::move(detail)](Library& library) {
            return storeTyped(library, *loaded, typed, reason, detail);
        },
        [this, game, done = std::move(done)](const Result<EditResult>& result) {
            done(result);
            reloadLater(game);
        });
}

void GameStore::changeLayer(const std::string& game, std::function<Errors(Library&)> change, OnErrors done)
{
    if (!isOpen()) return done({{Error::Kind::NotFound, "library.closed", {}, {}, {}}});
    ++m_unloadedEdits[game];
    m_writer.write(
        this, [change = std::move(change)](Library& library) -> Result<Errors> { return change(library); },
        [this, game, done = std::move(done)](const Result<Errors>& errors) {
            done(errors ? *errors : Errors{errors.error()});
            reloadLater(game);
        });
}

void GameStore::changePacks(const std::string& game, std::function<Errors(const Workspace&)> change, OnErrors done)
{
    struct Changed {
        Errors errors;
        GameSnapshot game;
        PackExtras extras;
    };
    m_loader.run(
        this,
        [game, change = std::move(change)]() -> Changed {
            {
                const auto before = Workspace::open();
                if (!before) return {{before.error()}, {}, {}};
                if (Errors errors = change(*before); !errors.empty()) return {std::move(errors), {}, {}};
            }
            const auto after = Workspace::open();
            if (!after) return {{after.error()}, {}, {}};
            auto loaded = after->library().load(game);
            if (!loaded) return {{loaded.error()}, {}, {}};
            return {{},
                    std::make_shared<const LoadedGame>(std::move(*loaded)),
                    {after->preconDecks(game), after->library().products(game).value_or(std::vector<Product>())}};
        },
        [this, game, done = std::move(done)](const Changed& changed) {
            if (changed.game != nullptr) {
                m_games.insert_or_assign(game, changed.game);
                m_extras.insert_or_assign(game, changed.extras);
                emit gameChanged(QString::fromStdString(game));
            }
            done(changed.errors);
        });
}

void GameStore::reloadPacks(const std::string& game, std::function<Errors()> change, OnErrors done)
{
    struct Changed {
        Errors errors;
        std::optional<LibraryContents> contents;
    };
    if (!isOpen()) return done({{Error::Kind::NotFound, "library.closed", {}, {}, {}}});
    m_loader.run(
        this,
        [change = std::move(change)]() -> Changed {
            if (Errors errors = change(); !errors.empty()) return {std::move(errors), {}};
            LibraryContents contents = readLibrary(dataFolder(), packRoots());
            if (contents.error) return {{*contents.error}, {}};
            return {{}, std::move(contents)};
        },
        [this, game, done = std::move(done)](Changed changed) {
            if (changed.contents) applyPacks(game, std::move(*changed.contents));
            done(changed.errors);
        });
}

/// The games that did not change keep their snapshots; decks and settings are as they are in memory.
void GameStore::applyPacks(const std::string& game, LibraryContents contents)
{
    for (auto& [id, snapshot] : contents.games)
        if (const auto before = m_games.find(id); id != game && before != m_games.end()) snapshot = before->second;
    m_workspace = std::move(contents.workspace);
    m_troubles = std::move(contents.troubles);
    m_games = std::move(contents.games);
    m_extras = std::move(contents.extras);
    if (m_games.contains(game)) emit gameChanged(QString::fromStdString(game));
    emit packsChanged(QString::fromStdString(game));
}

void GameStore::showSamples(const std::string& game, bool show, Done done)
{
    change(game, [game, show](const Library& library) { return library.showSamples(game, show); }, std::move(done));
}

void GameStore::stepCards(const std::string& game, int by,
                          std::function<void(const Result<std::optional<OwnStep>>&)> done)
{
    if (!isOpen()) return done(failure({Error::Kind::NotFound, "library.closed", {}, {}, {}}));
    ++m_unloadedEdits[game];
    m_writer.write(
        this,
        [game, by](Library& library) {
            const OwnLayer own = library.ownLayer();
            return by < 0 ? own.undo(game) : own.redo(game);
        },
        [this, game, done = std::move(done)](const Result<std::optional<OwnStep>>& step) {
            done(step);
            reloadLater(game);
        });
}

void GameStore::followLayer(const std::string& id, std::int64_t revision)
{
    const GameSnapshot loaded = game(id);
    const auto edits = m_unloadedEdits.find(id);
    const bool isEdited = edits != m_unloadedEdits.end() && edits->second > 0;
    if (loaded != nullptr && !isEdited && loaded->game.layerRevision != revision)
        reload(id, [](const Result<void>&) {});
}

/// While somebody types quickly, the game is loaded once for all edits, after the last of them.
void GameStore::reloadLater(const std::string& game)
{
    if (--m_unloadedEdits[game] == 0) reload(game, [](const Result<void>&) {});
}

}  // namespace mazzo::desktop
