// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/games/game_list.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

GameList::GameList(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

void GameList::refresh()
{
    QList<GameRow> games;
    for (const GameSnapshot& loaded : m_store.games()) {
        const Game& game = loaded->game;
        games.append({.gameId = fromUtf8(game.id),
                      .name = fromUtf8(game.name.in(currentLanguage())),
                      .about = fromUtf8(game.about.in(currentLanguage())),
                      .cards = static_cast<int>(loaded->catalogue.size()),
                      .unknownValues = static_cast<int>(loaded->catalogue.unknownValues()),
                      .version = fromUtf8(game.version)});
    }
    m_list.setRows(std::move(games));
    QList<TextRow> troubles;
    for (const Error& error : m_store.troubles()) troubles.append({.words = sentenceWithPlace(error)});
    m_troubles.setRows(std::move(troubles));
}

}  // namespace mazzo::desktop
