// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/navigation.h"
#include "app/desktop/shell/preferences.h"

namespace mazzo::desktop {

/// What was open when the program was last closed, as the preferences keep it.
class LastSession {
public:
    explicit LastSession(Preferences& preferences) : m_preferences(preferences) {}

    [[nodiscard]] std::optional<Navigation::Page> page() const;  ///< nothing: the program was never closed
    [[nodiscard]] QString deckId() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString savedGame() const;  ///< the game on the table
    void setPage(Navigation::Page page);
    void setDeckId(const QString& deckId);
    void setGameId(const QString& gameId);
    void setSavedGame(const QString& savedGame);

private:
    Preferences& m_preferences;
};

}  // namespace mazzo::desktop
