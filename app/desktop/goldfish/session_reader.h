// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "goldfish/session.h"

#include <QThreadPool>

#include <atomic>

namespace mazzo::desktop {

/// Reads saved games and plays them again beside the GUI: the text of a long game takes a while.
class SessionReader : public QObject {
    Q_OBJECT

public:
    struct Taken {
        GameSnapshot game;
        goldfish::Session session;
    };  ///< the game outlives its session

    explicit SessionReader(QObject* parent = nullptr);
    ~SessionReader() override;

    void read(std::string text, std::vector<GameSnapshot> games);  ///< of several texts only the last is taken up
    void stop();
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double progress() const { return m_progress; }

signals:
    void taken(const mazzo::desktop::SessionReader::Taken& taken);
    void failed(const QString& why);
    void busyChanged();
    void progressChanged();

private:
    void end();

    std::uint64_t m_round = 0;
    std::shared_ptr<std::atomic<bool>> m_going;  // of the work under way
    bool m_busy = false;
    double m_progress = 0;
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
