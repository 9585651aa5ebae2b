// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/last_session.h"

namespace mazzo::desktop {

namespace {

constexpr auto kGame = "desktop.game";
constexpr auto kPage = "desktop.page";
constexpr auto kDeck = "desktop.deck";

}  // namespace

std::optional<Navigation::Page> LastSession::page() const { return pageOf(m_preferences.value(kPage)); }
QString LastSession::deckId() const { return m_preferences.value(kDeck); }
QString LastSession::gameId() const { return m_preferences.value(kGame); }

void LastSession::setPage(Navigation::Page page) { m_preferences.setValue(kPage, pageId(page)); }
void LastSession::setDeckId(const QString& deckId) { m_preferences.setValue(kDeck, deckId); }
void LastSession::setGameId(const QString& gameId) { m_preferences.setValue(kGame, gameId); }

}  // namespace mazzo::desktop
