// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/kind_ranking.h"
#include "app/desktop/analysis/strategy_draft.h"
#include "app/desktop/analysis/strategy_job.h"
#include "app/desktop/analysis/strategy_search.h"
#include "app/desktop/analysis/tournament_table.h"

namespace mazzo::desktop {

/// The strategies for the cards of a deck, and the studies of them on worker threads: a tournament, which kinds help,
/// and the search for a strategy. What they answer is in the parts.
class StrategyLab : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(bool available READ available NOTIFY deckChanged)    ///< do strategies play this game?
    Q_PROPERTY(bool searchable READ searchable NOTIFY deckChanged)  ///< can kinds be ranked and strategies be found?
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY seedChanged)
    Q_PROPERTY(mazzo::desktop::TableModel* entrants READ entrants CONSTANT)
    Q_PROPERTY(int chosen READ chosen NOTIFY entrantsChanged)  ///< how many take part
    Q_PROPERTY(QStringList bases READ bases NOTIFY entrantsChanged)
    Q_PROPERTY(QString base READ base WRITE setBase NOTIFY entrantsChanged)  ///< that kinds are added to
    Q_PROPERTY(mazzo::desktop::TournamentTable* tournament READ tournament CONSTANT)
    Q_PROPERTY(mazzo::desktop::KindRanking* ranking READ ranking CONSTANT)
    Q_PROPERTY(mazzo::desktop::StrategySearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::StrategyDraft* draft READ draft CONSTANT)
    Q_PROPERTY(QString work READ work NOTIFY busyChanged)  ///< "", "tournament", "ranking", "pairs" or "search"
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)

public:
    explicit StrategyLab(QObject* parent = nullptr);

    void setDeck(const AnalysedDeck& deck);
    void retranslate();

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool searchable() const { return m_searchable; }
    [[nodiscard]] QString seed() const { return QString::number(m_seed); }
    [[nodiscard]] TableModel* entrants() { return &m_entrants; }
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QStringList bases() const;
    [[nodiscard]] QString base() const;
    [[nodiscard]] TournamentTable* tournament() { return &m_tournament; }
    [[nodiscard]] KindRanking* ranking() { return &m_ranking; }
    [[nodiscard]] StrategySearch* search() { return &m_search; }
    [[nodiscard]] StrategyDraft* draft() { return &m_draft; }
    [[nodiscard]] QString work() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    void setSeed(const QString& seed);
    void setBase(const QString& base);

public slots:
    void toggle(int entrant);
    void playTournament(int games);  ///< 0: the usual number of the game
    void rankKinds(int games, bool pairs);
    void find(int seconds);
    /// Ends a search with the best strategy so far; drops any other work.
    void stop();
    void cancel() { m_task.cancel(); }
    void edit(int entrant);             ///< puts a strategy into the editor
    void editPair(int row);             ///< the base strategy with a ranked pair as a new draft
    bool importFile(const QUrl& file);  ///< a strategy file into the editor
    bool save(const QString& name);     ///< the draft among the player's strategies; false if that cannot be done

signals:
    void deckChanged();
    void seedChanged();
    void entrantsChanged();
    void answered();
    void saved();  ///< a strategy of the player's
    void busyChanged();
    void progressChanged();

private:
    struct Strategy {
        goldfish::StrategyText text;
        QString origin;  ///< "shipped", "yours" or "found"
        bool chosen = true;
        bool fits = true;  ///< can play with these cards
    };
    struct EntrantRow {
        QString name;
        QString origin;
        QString originText;
        bool chosen = false;
        bool fits = true;
        QString mean;  ///< of the last tournament

        bool operator==(const EntrantRow&) const = default;
        [[nodiscard]] static Roles<EntrantRow> roles()
        {
            return {{"name", &EntrantRow::name},
                    {"origin", &EntrantRow::origin},
                    {"originText", &EntrantRow::originText},
                    {"chosen", &EntrantRow::chosen},
                    {"fits", &EntrantRow::fits},
                    {"mean", &EntrantRow::mean}};
        }
    };

    void readStrategies();
    void ask(StrategyJob::Kind kind, std::vector<goldfish::StrategyText> strategies, std::uint64_t games,
             double seconds = 0);
    void applyResult(StrategyJobResult result);
    void addFound(const std::string& text);
    void showEntrants();
    [[nodiscard]] const goldfish::Engine* engine() const;
    [[nodiscard]] const goldfish::StrategyText* strategy(const QString& name) const;

    AnalysedDeck m_deck;
    std::vector<Strategy> m_strategies;
    bool m_available = false;
    bool m_searchable = false;
    std::uint64_t m_seed = 1;
    std::uint64_t m_games = 0;  // for each pair of the tournament that was asked for
    QString m_base;
    std::shared_ptr<std::atomic<bool>> m_enough;
    StrategyJob::Kind m_work = StrategyJob::Kind::None;
    int m_foundNumber = 0;
    QString m_trouble;
    RowList<EntrantRow> m_entrants;
    TournamentTable m_tournament;
    KindRanking m_ranking;
    StrategySearch m_search;
    StrategyDraft m_draft;
    LatestTask<StrategyJob, StrategyJobResult> m_task;
};

}  // namespace mazzo::desktop
