#include "app/desktop/shell/game_store.h"

#include "carddata/library/backup.h"
#include "carddata/library/data_folder.h"

#include <algorithm>

namespace mazzo {

GameStore::~GameStore() { m_pool.waitForDone(); }

void GameStore::close()
{
    emit closing();
    m_games.clear();
    m_troubles.clear();
    m_error.reset();
    m_workspace.reset();
}

void GameStore::open()
{
    close();
    take(read());
}

void GameStore::openBeside()
{
    if (opening()) return;
    close();
    m_reading = std::make_shared<Reading>();
    m_pool.start([this, reading = m_reading] {
        *reading = read();
        // The destructor waits for the pool, so `this` outlives the work.
        QMetaObject::invokeMethod(this, &GameStore::finish, Qt::QueuedConnection);
    });
}

void GameStore::waitFor(int milliseconds)
{
    if (m_pool.waitForDone(milliseconds)) finish();
}

void GameStore::finish()
{
    if (const auto reading = std::exchange(m_reading, nullptr)) take(std::move(*reading));
}

Result<void> GameStore::restore(const std::filesystem::path& backup)
{
    close();
    auto restored = restoreBackup(dataFolder(), backup);
    take(read());
    return restored;
}

GameStore::Reading GameStore::read()
{
    Reading reading;
    auto workspace = Workspace::open();
    if (!workspace) {
        reading.error = workspace.error();
        return reading;
    }
    reading.workspace.emplace(std::move(*workspace));
    for (const SyncedPack& pack : reading.workspace->packs().packs) reading.troubles.insert(reading.troubles.end(), pack.mistakes.begin(), pack.mistakes.end());
    const auto stored = reading.workspace->library().games();
    if (!stored) reading.error = stored.error();
    else
        for (const StoredPack& pack : *stored) load(reading.workspace->library(), pack.game, reading.games, reading.troubles);
    return reading;
}

void GameStore::take(Reading reading)
{
    m_workspace = std::move(reading.workspace);
    m_error = std::move(reading.error);
    m_troubles = std::move(reading.troubles);
    m_games = std::move(reading.games);
    emit opened();
}

void GameStore::load(const Library& library, const std::string& id, Games& games, Errors& troubles)
{
    auto loaded = library.load(id);
    if (loaded) games.insert_or_assign(id, std::make_shared<const LoadedGame>(std::move(*loaded)));
    else troubles.push_back(loaded.error());
}

void GameStore::reload(const std::string& id)
{
    load(m_workspace->library(), id, m_games, m_troubles);
    emit gameChanged(QString::fromStdString(id));
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

std::optional<SettingRepository> GameStore::settings()
{
    return m_workspace ? std::optional(m_workspace->library().settings()) : std::nullopt;
}

std::optional<DeckStore> GameStore::decks()
{
    return m_workspace ? std::optional(m_workspace->library().decks()) : std::nullopt;
}

std::vector<Product> GameStore::products(std::string_view game) const
{
    return m_workspace ? m_workspace->library().products(game).value_or(std::vector<Product>()) : std::vector<Product>();
}

std::filesystem::path GameStore::packFolder(std::string_view game) const
{
    if (!m_workspace) return {};
    for (const SyncedPack& pack : m_workspace->packs().packs)
        if (pack.game == game) return pack.folder;
    return {};
}

std::vector<std::string> GameStore::readyMadeDecks(std::string_view game) const
{
    return m_workspace ? m_workspace->readyMadeDecks(game) : std::vector<std::string>();
}

Result<Card> GameStore::card(const Game& game, std::string_view id)
{
    if (!m_workspace) return failure({Error::Kind::NotFound, "library.no-such-card", {}, {game.id, std::string(id)}, {}});
    return m_workspace->library().card(game, id);
}

bool GameStore::isOwnText(const std::string& game, std::string_view card)
{
    if (!m_workspace) return false;
    const auto values = m_workspace->library().userValues(game);
    return values && std::ranges::any_of(*values, [&](const UserValue& value) { return value.card == card && value.field == kTextField; });
}

Result<void> GameStore::setValue(const std::string& game, std::string_view card, std::string_view field, std::string_view text)
{
    const GameSnapshot loaded = this->game(game);
    if (loaded == nullptr) return failure({Error::Kind::NotFound, "library.no-such-game", {}, {game}, {}});
    const auto value = parseUserValue(loaded->game, loaded->catalogue, field, text);
    if (!value) return failure(value.error());
    if (auto stored = m_workspace->library().setUserValue(loaded->game, card, field, *value); !stored) return stored;
    reload(game);
    return {};
}

Result<void> GameStore::unsetValue(const std::string& game, std::string_view card, std::string_view field)
{
    if (!m_workspace) return failure({Error::Kind::NotFound, "library.no-such-game", {}, {game}, {}});
    if (auto removed = m_workspace->library().unsetUserValue(game, card, field); !removed) return removed;
    reload(game);
    return {};
}

} // namespace mazzo
