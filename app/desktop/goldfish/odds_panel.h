#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/preferences.h"
#include "app/desktop/shell/rows_model.h"
#include "goldfish/odds/inquiry.h"

#include <QThreadPool>

#include <atomic>

namespace mazzo {

/// The player's questions about a hand, and how likely each is: worked out beside the GUI, exactly and by dealing many hands.
class OddsPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(mazzo::RowsModel* answers READ answers CONSTANT)
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY asked)         ///< 0 is the opening hand
    Q_PROPERTY(QString example READ example NOTIFY asked)             ///< a question that makes sense for this deck
    Q_PROPERTY(QString keep READ keep NOTIFY asked)                   ///< when the player keeps a hand; empty: always
    Q_PROPERTY(QString error READ error NOTIFY asked)                 ///< what is wrong with the text that was typed last
    Q_PROPERTY(QString trouble READ trouble NOTIFY answered)          ///< why there are no odds
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString hands READ hands NOTIFY answered)              ///< "200,000 hands dealt"

public:
    explicit OddsPanel(Preferences& preferences, QObject* parent = nullptr);
    ~OddsPanel() override;

    void setDeck(GameSnapshot game, std::shared_ptr<const goldfish::Setup> setup);
    void retranslate();

    [[nodiscard]] RowsModel* answers() { return &m_answers; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] QString example() const { return m_example; }
    [[nodiscard]] QString keep() const { return m_keep; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString hands() const;
    void setTurn(int turn);

public slots:
    bool ask(const QString& text);          ///< false, with an error, if it is no question
    void remove(int row);
    bool setKeep(const QString& text);      ///< "keep if …", or only the condition; empty keeps every hand
    void stop();

signals:
    void asked();
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct Answer { std::string text; std::optional<goldfish::odds::Bounds> exact; goldfish::odds::Simulated simulated; };
    struct Outcome { std::vector<Answer> answers; std::optional<Error> error; };
    struct Work;

    [[nodiscard]] static Outcome workOut(const Work& work, const goldfish::odds::Watch& watch);
    void run();
    void take(const Outcome& outcome);
    void show();
    void remember();

    Preferences& m_preferences;
    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;
    QStringList m_questions;
    std::map<std::string, QStringList> m_remembered;   // by game, for a library that keeps nothing
    QString m_example;
    QString m_keep;
    int m_turn = 0;
    QString m_error;
    QString m_trouble;
    std::optional<Error> m_reason;
    std::vector<Answer> m_answered;
    std::uint64_t m_round = 0;
    std::shared_ptr<std::atomic<bool>> m_going;        // of the work under way
    bool m_busy = false;
    double m_progress = 0;
    RowsModel m_answers;
    QThreadPool m_pool;
};

} // namespace mazzo
