#include "app/desktop/shell/game_store.h"

#include "carddata/library/backup.h"
#include "carddata/library/data_folder.h"

#include <algorithm>

namespace mazzo {

GameStore::~GameStore()
{
    if (m_reading != nullptr) m_reading->tell({});
}

void GameStore::close()
{
    m_writer.letGo();
    emit closing();
    m_games.clear();
    m_troubles.clear();
    m_error.reset();
    m_workspace.reset();
}

void GameStore::open()
{
    close();
    take(readLibrary(dataFolder(), packRoots()));
}

void GameStore::openBeside(std::shared_ptr<LibraryReading> reading)
{
    close();
    m_reading = std::move(reading);
}

void GameStore::await()
{
    if (m_reading != nullptr) m_reading->tell([this] { QMetaObject::invokeMethod(this, &GameStore::finish, Qt::QueuedConnection); });
}

void GameStore::waitFor(int milliseconds)
{
    if (m_reading != nullptr && m_reading->wait(std::chrono::milliseconds(milliseconds))) finish();
}

void GameStore::finish()
{
    if (const auto reading = std::exchange(m_reading, nullptr)) take(reading->take());
}

Result<void> GameStore::restore(const std::filesystem::path& backup)
{
    close();
    auto restored = restoreBackup(dataFolder(), backup);
    take(readLibrary(dataFolder(), packRoots()));
    return restored;
}

void GameStore::take(LibraryContents contents)
{
    m_workspace = std::move(contents.workspace);
    m_error = std::move(contents.error);
    m_troubles = std::move(contents.troubles);
    m_games = std::move(contents.games);
    emit opened();
}

void GameStore::reload(const std::string& id)
{
    addGame(m_workspace->library(), id, m_games, m_troubles);
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

KeptSettings GameStore::settings() const
{
    return m_workspace ? m_workspace->library().settings().all().value_or(KeptSettings()) : KeptSettings();
}

std::optional<DeckStore> GameStore::decks()
{
    m_writer.flush();
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
