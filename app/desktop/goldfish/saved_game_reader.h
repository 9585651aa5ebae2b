// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/kept_games.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "goldfish/session.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// Resumes saved games: reads the text and replays the game on a worker thread, because a long game takes a while.
class SavedGameReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)  ///< from 0 to 1
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)    ///< why the last text could not be resumed

public:
    struct ResumedGame {
        GameSnapshot game;
        goldfish::Session session;  ///< refers to the game
        KeptGames::Game kept;       ///< the stored game that it is; null if it comes from a text
    };

    explicit SavedGameReader(GameStore& store, QObject* parent = nullptr);

    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    [[nodiscard]] QString problem() const { return m_problem; }

public slots:
    void resume(
        const QString& text);  ///< a newer text replaces an older one; `resumed` or `problem` reports the result
    void resumeKept(const QString& text, const std::shared_ptr<mazzo::desktop::KeptGame>& kept);
    void stop() { m_task.cancel(); }
    void dismissProblem() { setProblem({}); }

signals:
    void busyChanged();
    void progressChanged();
    void problemChanged();
    void replayed(const mazzo::desktop::SavedGameReader::ResumedGame& resumed);
    void resumed();  ///< after `replayed`: the game is on the table

private:
    struct SavedText {
        std::string text;
        std::vector<GameSnapshot> games;
        KeptGames::Game kept;
    };
    struct MissingGame {
        std::string id;
    };
    using Answer = std::variant<ResumedGame, MissingGame, Error>;

    [[nodiscard]] static Answer replay(const SavedText& saved, const TaskControl& control);
    void receive(const Answer& answer);
    void setProblem(const QString& problem);

    GameStore& m_store;
    QString m_problem;
    LatestTask<SavedText, Answer> m_task;
};

}  // namespace mazzo::desktop
