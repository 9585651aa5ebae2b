// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "goldfish/session.h"

namespace mazzo::desktop {

/// Reads saved games and replays them on a worker thread: a long game takes a while.
class SessionReader : public QObject {
    Q_OBJECT

public:
    struct Resumed {
        GameSnapshot game;
        goldfish::Session session;  ///< refers to the game
    };

    explicit SessionReader(QObject* parent = nullptr);

    void read(std::string text, std::vector<GameSnapshot> games);  ///< a newer text replaces an older one
    void stop() { m_task.cancel(); }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }

signals:
    void resumed(const mazzo::desktop::SessionReader::Resumed& resumed);
    void failed(const QString& reason);
    void busyChanged();
    void progressChanged();

private:
    struct SavedText {
        std::string text;
        std::vector<GameSnapshot> games;
    };
    struct MissingGame {
        std::string id;
    };
    using Answer = std::variant<Resumed, MissingGame, Error>;

    [[nodiscard]] static Answer replay(const SavedText& saved, const TaskControl& control);
    void receive(const Answer& answer);

    LatestTask<SavedText, Answer> m_task;
};

}  // namespace mazzo::desktop
