// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/tournament.h"

#include <atomic>

namespace mazzo::desktop {

/// Studies of strategies with the cards on the table, on worker threads: a tournament of all strategies, which kinds
/// help, and the search for a strategy. Also the editor for strategies of the player's own.
class StrategyPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in SimulationPanel")
    Q_PROPERTY(bool available READ available NOTIFY deckChanged)
    Q_PROPERTY(QString heading READ heading NOTIFY answered)
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(QString draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(QString draftProblem READ draftProblem NOTIFY draftChanged)  ///< mistakes, or lines that never apply
    Q_PROPERTY(bool draftReadable READ draftReadable NOTIFY draftChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    explicit StrategyPanel(QObject* parent = nullptr);

    void setDeck(GameSnapshot game, std::shared_ptr<const goldfish::Setup> setup);
    void setStrategies(std::vector<goldfish::StrategyText> strategies);  ///< those that play, by name
    void retranslate();

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] QString heading() const { return m_heading; }
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString draft() const { return m_draft; }
    void setDraft(const QString& draft);
    [[nodiscard]] QString draftProblem() const { return m_draftProblem; }
    [[nodiscard]] bool draftReadable() const { return m_draftReadable; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }

public slots:
    void playTournament(int games);
    void rankKinds(int games, bool pairs);
    void find(int seconds);
    /// Ends a search with the best strategy so far; drops any other work.
    void stop();
    /// Puts a strategy into the editor.
    void edit(const QString& name);
    /// Stores the draft among the player's strategies; false if it has mistakes, or cannot be written.
    bool save(const QString& name);

signals:
    void deckChanged();
    void answered();
    void draftChanged();
    void saved();
    void busyChanged();
    void progressChanged();

private:
    enum class Work : std::uint8_t { None, Tournament, Ranking, Search };

    struct Row {
        QString title;
        QString value;
        double share = 0;
        QString detail;
        QString spoken;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"title", &Row::title},
                    {"value", &Row::value},
                    {"share", &Row::share},
                    {"detail", &Row::detail},
                    {"spoken", &Row::spoken}};
        }
    };
    struct Order {
        GameSnapshot game;  // the setup refers to it
        std::shared_ptr<const goldfish::Setup> setup;
        std::vector<goldfish::StrategyText> strategies;
        Work work = Work::None;
        std::uint64_t games = 0;
        bool pairs = false;
        double seconds = 0;
        std::shared_ptr<std::atomic<bool>> enough = {};  // ends a search
    };
    struct Report {
        Work work = Work::None;
        std::optional<goldfish::Tournament> tournament = {};
        std::vector<goldfish::RankedKinds> ranking = {};
        std::optional<goldfish::FoundStrategy> found = {};
        std::optional<Error> error = {};
    };

    [[nodiscard]] static Report studied(const Order& order, const TaskControl& control);
    [[nodiscard]] Order order(Work work) const;
    void ask(Order order);
    void show();
    void showTournament();
    void showRanking();
    void checkDraft();

    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;
    std::vector<goldfish::StrategyText> m_strategies;
    std::shared_ptr<std::atomic<bool>> m_enough;
    bool m_available = false;
    Report m_report;
    QString m_heading;
    QString m_trouble;
    QString m_draft;
    QString m_draftProblem;
    bool m_draftReadable = false;
    RowList<Row> m_rows;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
