#include "app/desktop/shell/game_store.h"

#include <algorithm>

namespace mazzo {

void GameStore::open()
{
    m_games.clear();
    m_troubles.clear();
    m_error.reset();
    m_workspace.reset();
    auto workspace = Workspace::open();
    if (!workspace) {
        m_error = workspace.error();
        emit opened();
        return;
    }
    m_workspace.emplace(std::move(*workspace));
    for (const SyncedPack& pack : m_workspace->packs().packs) m_troubles.insert(m_troubles.end(), pack.mistakes.begin(), pack.mistakes.end());
    const auto stored = m_workspace->library().games();
    if (stored) {
        for (const StoredPack& pack : *stored) load(pack.game);
    } else {
        m_error = stored.error();
    }
    emit opened();
}

void GameStore::load(const std::string& id)
{
    auto loaded = m_workspace->library().load(id);
    if (loaded) {
        m_games.insert_or_assign(id, std::make_shared<const LoadedGame>(std::move(*loaded)));
    } else {
        m_troubles.push_back(loaded.error());
    }
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

std::vector<std::string> GameStore::readyMadeDecks(std::string_view game) const
{
    return m_workspace ? m_workspace->readyMadeDecks(game) : std::vector<std::string>();
}

std::vector<CardName> GameStore::searchCards(std::string_view words, int limit) const
{
    return m_workspace ? m_workspace->library().search(words, limit).value_or(std::vector<CardName>()) : std::vector<CardName>();
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
    const auto value = parseUserValue(loaded->game, field, text);
    if (!value) return failure(value.error());
    if (auto stored = m_workspace->library().setUserValue(loaded->game, card, field, *value); !stored) return stored;
    load(game);
    emit gameChanged(QString::fromStdString(game));
    return {};
}

Result<void> GameStore::unsetValue(const std::string& game, std::string_view card, std::string_view field)
{
    if (!m_workspace) return failure({Error::Kind::NotFound, "library.no-such-game", {}, {game}, {}});
    if (auto removed = m_workspace->library().unsetUserValue(game, card, field); !removed) return removed;
    load(game);
    emit gameChanged(QString::fromStdString(game));
    return {};
}

} // namespace mazzo
