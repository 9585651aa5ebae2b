// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"
#include "carddata/library/deck_result.h"
#include "goldfish/odds/hand_quiz.h"

namespace mazzo::desktop {

/// Deals opening hands and asks whether they are kept; shows the odds of the goal for both answers, and keeps score.
class QuizPanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(QStringList goals READ goals NOTIFY optionsChanged)  ///< to choose from, in words
    Q_PROPERTY(int goal READ goal WRITE setGoal NOTIFY optionsChanged)
    Q_PROPERTY(
        QStringList policies READ policies NOTIFY optionsChanged)  ///< after a mulligan; the first keeps any hand
    Q_PROPERTY(int policy READ policy WRITE setPolicy NOTIFY optionsChanged)
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY optionsChanged)  ///< of the goal; 0: the opening hand
    Q_PROPERTY(bool available READ available NOTIFY optionsChanged)     ///< does the game have a mulligan?
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* hand READ hand CONSTANT)
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "", "asking", "waiting" or "answered"
    Q_PROPERTY(bool kept READ kept NOTIFY changed)       ///< the answer
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString keepOdds READ keepOdds NOTIFY changed)
    Q_PROPERTY(QString mulliganOdds READ mulliganOdds NOTIFY changed)
    Q_PROPERTY(double keepShare READ keepShare NOTIFY changed)
    Q_PROPERTY(double mulliganShare READ mulliganShare NOTIFY changed)
    Q_PROPERTY(QString method READ method NOTIFY changed)
    Q_PROPERTY(int hands READ hands NOTIFY changed)
    Q_PROPERTY(int rightAnswers READ rightAnswers NOTIFY changed)
    Q_PROPERTY(QString score READ score NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    explicit QuizPanel(QObject* parent = nullptr);

    void setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps);
    void retranslate();

    [[nodiscard]] QStringList goals() const;
    [[nodiscard]] int goal() const { return m_goal; }
    [[nodiscard]] QStringList policies() const;
    [[nodiscard]] int policy() const { return m_policy; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] bool available() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] TableModel* hand() { return &m_cards; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] bool kept() const { return m_said == Said::Keep; }
    [[nodiscard]] bool right() const { return m_lost <= 0; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString keepOdds() const { return oddsOf(&goldfish::odds::HandQuiz::Answer::keep); }
    [[nodiscard]] QString mulliganOdds() const { return oddsOf(&goldfish::odds::HandQuiz::Answer::mulligan); }
    [[nodiscard]] double keepShare() const { return m_answer ? m_answer->keep.share.least : 0; }
    [[nodiscard]] double mulliganShare() const { return m_answer ? m_answer->mulligan.share.least : 0; }
    [[nodiscard]] QString method() const;
    [[nodiscard]] int hands() const { return m_hands; }
    [[nodiscard]] int rightAnswers() const { return m_rightAnswers; }
    [[nodiscard]] QString score() const;
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    void setGoal(int goal);
    void setPolicy(int policy);
    void setTurn(int turn);
    void setSeed(std::uint64_t seed) { m_random = Random(seed); }

public slots:
    void deal();
    void decide(bool keep);
    void finish();  ///< emits `finished` with the score, and begins another round

signals:
    void optionsChanged();
    void changed();
    void busyChanged();
    void finished(const mazzo::carddata::DeckResult& result);

private:
    enum class Said : std::uint8_t { Nothing, Keep, Mulligan };

    struct CardRow {
        QString name;
        QString cardId;
        int typeIndex = -1;
        QString typeName;
        QString picture;

        bool operator==(const CardRow&) const = default;
        [[nodiscard]] static Roles<CardRow> roles()
        {
            return {{"name", &CardRow::name},
                    {"cardId", &CardRow::cardId},
                    {"typeIndex", &CardRow::typeIndex},
                    {"typeName", &CardRow::typeName},
                    {"picture", &CardRow::picture}};
        }
    };
    struct Order {
        AnalysedDeck deck;
        std::string goal;
        std::string keep;
        int turn = 0;
        std::vector<goldfish::odds::Dealt> hand;
    };
    using Answer = goldfish::odds::HandQuiz::Answer;

    [[nodiscard]] Result<goldfish::odds::HandQuiz> quiz() const;
    void clear();
    void showHand();
    void judge();
    [[nodiscard]] QString oddsOf(goldfish::odds::HandQuiz::Odds Answer::* part) const;

    AnalysedDeck m_deck;
    std::vector<std::string> m_questions;
    std::vector<std::string> m_keeps;
    int m_goal = 0;
    int m_policy = 0;
    int m_turn = 0;
    Random m_random;
    std::optional<Error> m_error;
    std::vector<goldfish::odds::Dealt> m_hand;
    std::optional<Answer> m_answer;
    Said m_said = Said::Nothing;
    bool m_judged = false;
    double m_lost = 0;  // by the last answer
    int m_hands = 0;
    int m_rightAnswers = 0;
    double m_givenAway = 0;
    RowList<CardRow> m_cards;
    LatestTask<Order, std::optional<Answer>> m_task;
};

}  // namespace mazzo::desktop
