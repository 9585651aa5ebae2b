// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/odds_work.h"
#include "app/desktop/shell/preferences.h"
#include "app/desktop/shell/rows_model.h"

#include <QThreadPool>

#include <atomic>

namespace mazzo::desktop {

/// The player's questions about a hand, and how likely each is: worked out beside the GUI, exactly and by dealing many
/// hands.
class OddsPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(mazzo::desktop::RowsModel* answers READ answers CONSTANT)  ///< a row for each question, answered or not
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY asked)             ///< 0 is the opening hand
    Q_PROPERTY(int mostTurns READ mostTurns CONSTANT)
    Q_PROPERTY(QString example READ example NOTIFY asked)  ///< a question that makes sense for this deck
    Q_PROPERTY(bool hasMulligan READ hasMulligan NOTIFY asked)
    Q_PROPERTY(QString keep READ keep NOTIFY asked)    ///< when the player keeps a hand; empty: always
    Q_PROPERTY(QString error READ error NOTIFY asked)  ///< what is wrong with the question that was typed last
    Q_PROPERTY(int errorPosition READ errorPosition NOTIFY asked)  ///< where in its text
    Q_PROPERTY(QString keepError READ keepError NOTIFY asked)      ///< likewise for `keep`
    Q_PROPERTY(int keepErrorPosition READ keepErrorPosition NOTIFY asked)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool stopped READ stopped NOTIFY busyChanged)  ///< before everything was answered
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString hands READ hands NOTIFY answered)  ///< "200,000 hands dealt"

public:
    explicit OddsPanel(Preferences& preferences, QObject* parent = nullptr);
    ~OddsPanel() override;

    void setDeck(GameSnapshot game, std::shared_ptr<const goldfish::Setup> setup);
    void retranslate();

    [[nodiscard]] RowsModel* answers() { return &m_answers; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int mostTurns() const;
    [[nodiscard]] QString example() const { return m_example; }
    [[nodiscard]] bool hasMulligan() const
    {
        return m_setup && m_setup->procedure.mulligan.kind != Procedure::Mulligan::Kind::None;
    }
    [[nodiscard]] QString keep() const { return m_keep; }
    [[nodiscard]] QString error() const { return m_error.words; }
    [[nodiscard]] int errorPosition() const { return m_error.position; }
    [[nodiscard]] QString keepError() const { return m_keepError.words; }
    [[nodiscard]] int keepErrorPosition() const { return m_keepError.position; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString hands() const;
    void setTurn(int turn);

public slots:
    bool ask(const QString& text);  ///< false, with an error, if it is no question about this hand
    void remove(int row);
    bool setKeep(const QString& text);  ///< "keep if …", or only the condition; empty keeps every hand
    void dismissErrors();
    void stop();
    void goOn();  ///< with what was stopped

signals:
    void asked();
    void answered();
    void busyChanged();
    void progressChanged();

private:
    struct Mistake {
        QString words;
        int position = 0;
    };

    /// What is wrong with a text, of which the first `before` characters were left out.
    [[nodiscard]] static Mistake mistakeIn(const QString& text, const Error& error, qsizetype before = 0);
    [[nodiscard]] goldfish::odds::When when() const { return {0, m_turn > 0 ? std::optional(m_turn) : std::nullopt}; }
    void askAll();
    void take(const OddsAnswer& answer);
    void show();
    [[nodiscard]] RowsModel::Row rowOf(const OddsAnswer& answer) const;
    void remember();

    Preferences& m_preferences;
    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;
    std::vector<OddsAnswer> m_asked;
    std::map<std::string, QString> m_remembered;  // questions by game, for a library that keeps nothing
    QString m_example;
    QString m_keep;
    int m_turn = 0;
    Mistake m_error;
    Mistake m_keepError;
    std::uint64_t m_round = 0;
    std::shared_ptr<std::atomic<bool>> m_going;  // of the work under way
    bool m_busy = false;
    double m_progress = 0;
    RowsModel m_answers;
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
