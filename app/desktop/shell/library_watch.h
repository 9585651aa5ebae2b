// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"

namespace mazzo::desktop {

/// Looks every second whether another program or window has changed the library, and brings what this one shows up to
/// date. The question costs one small read on the writer's thread.
class LibraryWatch : public QObject {
    Q_OBJECT

public:
    explicit LibraryWatch(GameStore& store, QObject* parent = nullptr);

    void start();    ///< the library was opened
    void look();     ///< now, if nothing else is being looked at
    void refresh();  ///< reads everything, as if another program had changed it

signals:
    void collectionChanged();
    void settingsChanged(const mazzo::carddata::SavedSettings& settings);
    void failed(const mazzo::model::Error& error);  ///< the library is gone, or cannot be read any more
    void looked();

private:
    /// What the library holds, as far as it can change without us.
    struct State {
        std::int64_t version = 0;
        bool isRead = false;  ///< else nothing has changed
        std::vector<StoredDeck> decks;
        std::string collection;  ///< differs if the collection does
        std::map<std::string, std::int64_t> layers;
        SavedSettings settings;
    };

    [[nodiscard]] static Result<State> stateOf(const Library& library, std::int64_t version);
    void apply(const State& state);

    GameStore& m_store;
    QTimer m_timer;
    bool m_looking = false;
    bool m_again = false;
    bool m_reported = false;     // that the library cannot be read
    std::int64_t m_version = 0;  // of the writer's connection; 0 before it was first read
    std::optional<std::string> m_collection;
    std::optional<SavedSettings> m_settings;
};

}  // namespace mazzo::desktop
