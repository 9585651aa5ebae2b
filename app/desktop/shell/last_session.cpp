// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/last_session.h"

namespace mazzo::desktop {

namespace {

constexpr auto kGame = "desktop.game";
constexpr auto kPage = "desktop.page";
constexpr auto kDeck = "desktop.deck";
constexpr auto kSavedGame = "desktop.saved-game";

}  // namespace

std::optional<Navigation::Page> LastSession::page() const { return pageOf(m_preferences.value(kPage)); }
QString LastSession::deckId() const { return m_preferences.value(kDeck); }
QString LastSession::gameId() const { return m_preferences.value(kGame); }

QString LastSession::savedGame() const { return m_preferences.value(kSavedGame); }

void LastSession::setPage(Navigation::Page page) { m_preferences.setValue(kPage, pageId(page)); }
void LastSession::setDeckId(const QString& deckId) { m_preferences.setValue(kDeck, deckId); }
void LastSession::setGameId(const QString& gameId) { m_preferences.setValue(kGame, gameId); }
void LastSession::setSavedGame(const QString& savedGame) { m_preferences.setValue(kSavedGame, savedGame); }

}  // namespace mazzo::desktop
