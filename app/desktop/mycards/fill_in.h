// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// Goes through the cards with unknown values, one after the other: those of the whole game, of a deck or of a box.
/// Cards are counted, and the deck is checked again after each, on a worker thread.
class FillIn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString scopeName READ scopeName NOTIFY changed)
    Q_PROPERTY(int complete READ complete NOTIFY changed)  ///< cards without an unknown value
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)  ///< of the deck; empty if it is not about a deck
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* scopes READ scopes CONSTANT)

public:
    explicit FillIn(GameStore& store, QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void retranslate();
    void startWith(const std::vector<std::string>& cards);  ///< these, by id, complete or not

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] bool busy() const { return m_counter.busy(); }
    [[nodiscard]] QString scopeName() const;
    [[nodiscard]] int complete() const { return m_complete; }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString verdictText() const { return m_verdictText; }
    [[nodiscard]] TableModel* scopes() { return &m_scopes; }
    [[nodiscard]] QString cardId() const { return QString::fromStdString(m_card); }

public slots:
    void listScopes();  ///< decks may have changed
    void start(const QString& scopeId);
    void next();      ///< to the next card with an unknown value; stops after the last one
    void previous();  ///< to the one before
    void stop();

signals:
    void changed();
    void cardChanged();  ///< another card is to be filled in

private:
    struct ScopeRow {
        QString scopeId;  ///< "game", "deck:7" or "box:everzone-base"
        QString name;
        QString kind;  ///< "game", "deck" or "box"

        bool operator==(const ScopeRow&) const = default;
        [[nodiscard]] static Roles<ScopeRow> roles()
        {
            return {{"scopeId", &ScopeRow::scopeId}, {"name", &ScopeRow::name}, {"kind", &ScopeRow::kind}};
        }
    };
    /// The cards of a scope that are to be counted; without a list, all of the game.
    struct Question {
        GameSnapshot game;
        std::optional<std::vector<std::string>> cards;
        DeckSnapshot deck;  ///< to be checked; may be null
    };
    struct Count {
        int complete = 0;
        int total = 0;
        QString verdict;
        QString verdictText;
    };

    [[nodiscard]] static Count counted(const Question& question);
    [[nodiscard]] DeckSnapshot deckOf(const QString& scopeId) const;  ///< null if it is none
    [[nodiscard]] std::vector<std::string> cardsOf(const QString& scopeId) const;
    [[nodiscard]] bool isComplete(const std::string& card) const;
    void count();
    void begin();
    void step(int by);

    GameStore& m_store;
    GameSnapshot m_game;
    bool m_active = false;
    bool m_onlyUnknown = true;  // complete cards are passed over
    QString m_scope = QStringLiteral("game");
    std::vector<std::string> m_cards;  // of the scope, by id; empty for the whole game until it is started
    std::string m_card;                // that is being filled in
    int m_complete = 0;
    int m_total = 0;
    QString m_verdict;
    QString m_verdictText;
    LatestTask<Question, Count> m_counter;
    RowList<ScopeRow> m_scopes;
};

}  // namespace mazzo::desktop
