// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "app/strategies.h"
#include "goldfish/tournament.h"

#include <QElapsedTimer>

#include <atomic>

namespace mazzo::desktop {

/// Studies of strategies with the cards of a deck, on worker threads: a tournament, which kinds help, and the search
/// for a strategy. Also the editor for strategies of the player's own.
class StrategyLab : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(bool available READ available NOTIFY deckChanged)    ///< do strategies play this game?
    Q_PROPERTY(bool searchable READ searchable NOTIFY deckChanged)  ///< can kinds be ranked and strategies be found?
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY deckChanged)
    Q_PROPERTY(mazzo::desktop::TableModel* entrants READ entrants CONSTANT)
    Q_PROPERTY(int chosen READ chosen NOTIFY entrantsChanged)  ///< how many take part
    Q_PROPERTY(QStringList tableNames READ tableNames NOTIFY answered)
    Q_PROPERTY(QVariantList table READ table NOTIFY answered)  ///< row by row: {text, error, share, played, spoken}
    Q_PROPERTY(QStringList means READ means NOTIFY answered)
    Q_PROPERTY(QString tableTitle READ tableTitle NOTIFY answered)
    Q_PROPERTY(int pairA READ pairA NOTIFY answered)  ///< the charted pair
    Q_PROPERTY(int pairB READ pairB NOTIFY answered)
    Q_PROPERTY(bool resources READ resources WRITE setResources NOTIFY answered)  ///< chart them, not points
    Q_PROPERTY(QVariantList curves READ curves NOTIFY answered)  ///< {name, values} of the charted pair
    Q_PROPERTY(QStringList bases READ bases NOTIFY entrantsChanged)
    Q_PROPERTY(QString base READ base WRITE setBase NOTIFY entrantsChanged)  ///< that kinds are added to
    Q_PROPERTY(mazzo::desktop::TableModel* ranking READ ranking CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* pairs READ pairs CONSTANT)
    Q_PROPERTY(QString work READ work NOTIFY busyChanged)  ///< "", "tournament", "ranking", "pairs" or "search"
    Q_PROPERTY(QString searchText READ searchText NOTIFY progressChanged)
    Q_PROPERTY(QVariantList searchCurve READ searchCurve NOTIFY progressChanged)  ///< the best share by generation
    Q_PROPERTY(QString foundText READ foundText NOTIFY answered)
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)
    Q_PROPERTY(QString draftName READ draftName NOTIFY draftChanged)
    Q_PROPERTY(QString draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(bool edited READ edited NOTIFY draftChanged)  ///< does it differ from the strategy with its name?
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< {line, text, serious}
    Q_PROPERTY(bool draftReadable READ draftReadable NOTIFY draftChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)

public:
    explicit StrategyLab(QObject* parent = nullptr);

    void setDeck(const AnalysedDeck& deck);
    void retranslate();

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool searchable() const { return m_searchable; }
    [[nodiscard]] QString seed() const { return QString::number(m_seed); }
    [[nodiscard]] TableModel* entrants() { return &m_entrants; }
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QStringList tableNames() const;
    [[nodiscard]] QVariantList table() const;
    [[nodiscard]] QStringList means() const;
    [[nodiscard]] QString tableTitle() const;
    [[nodiscard]] int pairA() const { return m_pairA; }
    [[nodiscard]] int pairB() const { return m_pairB; }
    [[nodiscard]] bool resources() const { return m_resources; }
    [[nodiscard]] QVariantList curves() const;
    [[nodiscard]] QStringList bases() const;
    [[nodiscard]] QString base() const;
    [[nodiscard]] TableModel* ranking() { return &m_ranking; }
    [[nodiscard]] TableModel* pairs() { return &m_pairs; }
    [[nodiscard]] QString work() const;
    [[nodiscard]] QString searchText() const;
    [[nodiscard]] QVariantList searchCurve() const { return m_searchCurve; }
    [[nodiscard]] QString foundText() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString draftName() const { return m_draftName; }
    [[nodiscard]] QString draft() const { return m_draft; }
    [[nodiscard]] bool edited() const;
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }
    [[nodiscard]] bool draftReadable() const { return m_draftReadable; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    [[nodiscard]] double progress() const { return m_task.progress(); }
    void setSeed(const QString& seed);
    void setResources(bool resources);
    void setBase(const QString& base);
    void setDraft(const QString& draft);

public slots:
    void toggle(int entrant);
    void playTournament(int games);  ///< 0: the usual number of the game
    void rankKinds(int games, bool pairs);
    void find(int seconds);
    /// Ends a search with the best strategy so far; drops any other work.
    void stop();
    void cancel() { m_task.cancel(); }
    void choosePair(int row, int column);
    void startNew();
    void edit(int entrant);                      ///< puts a strategy into the editor
    void editPair(int row);                      ///< the base strategy with a ranked row of `pairs` as a new draft
    bool importFile(const QUrl& file);           ///< a strategy file into the editor
    bool save(const QString& name);              ///< among the player's strategies; false if that cannot be done
    void removeLine(int line);                   ///< of the draft, counted from 1
    bool exportResults(const QUrl& file) const;  ///< the tournament as comma-separated values
    /// The words that fit where the cursor is, and how many characters before it they replace.
    [[nodiscard]] QVariantMap completions(const QString& text, int cursor) const;

signals:
    void deckChanged();
    void entrantsChanged();
    void answered();
    void draftChanged();
    void saved();  ///< a strategy of the player's
    void busyChanged();
    void progressChanged();

private:
    enum class Work : std::uint8_t { None, Tournament, Ranking, Pairs, Search };

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
    struct RankRow {
        QString title;
        QString value;
        QString error;
        double share = 0;
        double spread = 0;  ///< the 95 % interval is the share ± this
        QString lines;
        QString spoken;

        bool operator==(const RankRow&) const = default;
        [[nodiscard]] static Roles<RankRow> roles()
        {
            return {{"title", &RankRow::title},  {"value", &RankRow::value},   {"error", &RankRow::error},
                    {"share", &RankRow::share},  {"spread", &RankRow::spread}, {"lines", &RankRow::lines},
                    {"spoken", &RankRow::spoken}};
        }
    };
    struct MistakeRow {
        int line = 0;
        QString text;
        bool serious = false;

        bool operator==(const MistakeRow&) const = default;
        [[nodiscard]] static Roles<MistakeRow> roles()
        {
            return {{"line", &MistakeRow::line}, {"text", &MistakeRow::text}, {"serious", &MistakeRow::serious}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::vector<goldfish::StrategyText> strategies;  ///< for a ranking, only the base
        Work work = Work::None;
        std::uint64_t games = 0;
        std::uint64_t seed = 1;
        double seconds = 0;
        std::shared_ptr<std::atomic<bool>> enough = {};  // ends a search
        std::function<void(const goldfish::SearchProgress&)> report = {};
    };
    struct Report {
        Work work = Work::None;
        std::optional<goldfish::Tournament> tournament = {};
        std::vector<goldfish::RankedKinds> ranking = {};
        std::optional<goldfish::FoundStrategy> found = {};
        std::optional<Error> error = {};
    };

    [[nodiscard]] static Report studied(const Order& order, const TaskControl& control);
    void readStrategies();
    void ask(Work work, std::vector<goldfish::StrategyText> strategies, std::uint64_t games, double seconds = 0);
    void applyReport(Report report);
    void showEntrants();
    void showRanking();
    void checkDraft();
    void openDraft(const QString& name, const QString& text);
    [[nodiscard]] const goldfish::Engine* engine() const;
    [[nodiscard]] const goldfish::StrategyText* strategy(const QString& name) const;
    [[nodiscard]] const goldfish::Pairing* pairing(std::size_t a, std::size_t b) const;
    [[nodiscard]] std::vector<goldfish::StrategyText> chosenTexts() const;

    AnalysedDeck m_deck;
    std::vector<Strategy> m_strategies;
    goldfish::StrategyWords m_words;
    bool m_available = false;
    bool m_searchable = false;
    std::uint64_t m_seed = 1;
    QString m_base;
    std::shared_ptr<std::atomic<bool>> m_enough;
    Work m_work = Work::None;
    int m_foundNumber = 0;
    std::optional<goldfish::Tournament> m_played;
    std::uint64_t m_playedGames = 0;
    std::optional<goldfish::Tournament> m_finalMatch;  // of the strategy that was found last
    std::vector<goldfish::RankedKinds> m_ranked;
    std::vector<goldfish::RankedKinds> m_rankedPairs;
    std::optional<goldfish::FoundStrategy> m_found;
    goldfish::SearchProgress m_search;
    QElapsedTimer m_searchTime;
    QVariantList m_searchCurve;
    QString m_trouble;
    QString m_draftName;
    QString m_draft;
    bool m_draftReadable = false;
    int m_pairA = 0;
    int m_pairB = 1;
    bool m_resources = false;
    RowList<EntrantRow> m_entrants;
    RowList<RankRow> m_ranking;
    RowList<RankRow> m_pairs;
    RowList<MistakeRow> m_mistakes;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
