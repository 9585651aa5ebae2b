// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/board_model.h"
#include "app/desktop/goldfish/card_preview.h"
#include "app/desktop/goldfish/kept_games.h"
#include "app/desktop/goldfish/map_editor.h"
#include "app/desktop/goldfish/odds_panel.h"
#include "app/desktop/goldfish/opponent_deck.h"
#include "app/desktop/goldfish/opposing_army.h"
#include "app/desktop/goldfish/saved_game_reader.h"
#include "app/desktop/goldfish/simulation_panel.h"
#include "app/desktop/goldfish/table_actions.h"
#include "app/desktop/goldfish/table_bots.h"
#include "app/desktop/goldfish/table_deck.h"
#include "app/desktop/goldfish/table_log.h"
#include "app/desktop/goldfish/turn_model.h"
#include "app/desktop/goldfish/zones_model.h"
#include "app/desktop/shell/preferences.h"

namespace mazzo::desktop {

/// A deck being played alone. It owns the game and its models, and shows each new position in all of them.
class GoldfishTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(
        QString problem READ problem NOTIFY problemChanged)  ///< why there is no game, or why an action was refused
    Q_PROPERTY(mazzo::desktop::TableDeck* deck READ deck CONSTANT)
    Q_PROPERTY(mazzo::desktop::ZonesModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::desktop::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(mazzo::desktop::TurnModel* turn READ turn CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableActions* actions READ actions CONSTANT)
    Q_PROPERTY(mazzo::desktop::OpposingArmy* opposing READ opposing CONSTANT)
    Q_PROPERTY(mazzo::desktop::OpponentDeck* opponent READ opponent CONSTANT)
    Q_PROPERTY(mazzo::desktop::MapEditor* map READ map CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableBots* bots READ bots CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableLog* log READ log CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardPreview* preview READ preview CONSTANT)
    Q_PROPERTY(mazzo::desktop::SavedGameReader* savedGame READ savedGame CONSTANT)
    Q_PROPERTY(mazzo::desktop::KeptGames* kept READ kept CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)  ///< the last action, or the hand that was dealt last
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool undoesHand READ undoesHand NOTIFY changed)  ///< undo goes back to the game before this one
    Q_PROPERTY(mazzo::desktop::OddsPanel* odds READ odds CONSTANT)
    Q_PROPERTY(mazzo::desktop::SimulationPanel* simulation READ simulation CONSTANT)

public:
    GoldfishTable(GameStore& store, Preferences& preferences, QObject* parent = nullptr);

    /// Puts a deck on the table and deals a new hand.
    void begin(GameSnapshot game, const Settings& settings, const Deck& deck, const QString& name,
               const QString& deckId);
    void retranslate();
    [[nodiscard]] const std::optional<goldfish::Session>& session() const { return m_state.session; }
    [[nodiscard]] bool busy() const
    {
        return m_deck.busy() || m_odds.busy() || m_simulation.busy() || m_savedGame.busy();
    }

    [[nodiscard]] bool playing() const { return m_state.session.has_value(); }
    [[nodiscard]] QString seed() const { return QString::number(m_seed); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] TableDeck* deck() { return &m_deck; }
    [[nodiscard]] ZonesModel* zones() { return &m_zones; }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] TurnModel* turn() { return &m_turn; }
    [[nodiscard]] TableActions* actions() { return &m_actions; }
    [[nodiscard]] OpposingArmy* opposing() { return &m_opposing; }
    [[nodiscard]] OpponentDeck* opponent() { return &m_opponent; }
    [[nodiscard]] MapEditor* map() { return &m_map; }
    [[nodiscard]] TableBots* bots() { return &m_bots; }
    [[nodiscard]] TableLog* log() { return &m_log; }
    [[nodiscard]] CardPreview* preview() { return &m_preview; }
    [[nodiscard]] SavedGameReader* savedGame() { return &m_savedGame; }
    [[nodiscard]] KeptGames* kept() { return &m_kept; }
    [[nodiscard]] bool canUndo() const { return m_log.canUndo() || !m_earlier.empty(); }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo() || !m_later.empty(); }
    [[nodiscard]] bool undoesHand() const { return !m_log.canUndo() && !m_earlier.empty(); }
    [[nodiscard]] OddsPanel* odds() { return &m_odds; }
    [[nodiscard]] SimulationPanel* simulation() { return &m_simulation; }

public slots:
    void newHand();                     ///< the same deck, another seed
    bool setSeed(const QString& seed);  ///< deals again with it; false if it is not a number
    void undo();
    void redo();
    void goTo(int step);
    bool act(const QString& text);  ///< an action as text, as on the command line
    void look(uint pieceId);        ///< shows the piece in the preview
    [[nodiscard]] QString sessionText() const;
    void copySeed() const;
    void copySession() const;
    [[nodiscard]] QString pasted() const;  ///< the text of the clipboard
    void dismissProblem() { setProblem({}); }

signals:
    void changed();
    void problemChanged();

private:
    /// A game that was on the table before, or after, the present one.
    struct OtherGame {
        std::uint64_t seed = 0;
        std::shared_ptr<const goldfish::Setup> setup;
        std::optional<goldfish::Session> session;
        KeptGames::Game kept;
    };

    void dealInstead(std::uint64_t seed);  ///< a new game, which can be undone
    [[nodiscard]] OtherGame takeGame();    ///< from the table
    void putBack(OtherGame game);
    void setDeck(const GameSnapshot& game, const goldfish::Setup& setup);
    void setOpponents(const std::vector<Deck>& decks);
    void playAgain(const goldfish::Setup& setup);  ///< with the same seed; can be undone
    void playOnNewMap(const QString& gameId);
    void deal(std::uint64_t seed);
    void resume(const SavedGameReader::ResumedGame& resumed);
    bool perform(const goldfish::Action& action);
    void showNewPosition();
    void show();
    void setProblem(const QString& problem);
    [[nodiscard]] TableView view() const;
    [[nodiscard]] CardTextSource cardText() const;

    GameStore& m_store;
    std::uint64_t m_seed = 0;
    QString m_problem;
    TableState m_state;
    TableDeck m_deck{m_state};
    ZonesModel m_zones;
    BoardModel m_board;
    TurnModel m_turn;
    TableActions m_actions;
    OpposingArmy m_opposing;
    OpponentDeck m_opponent;
    TableBots m_bots;
    MapEditor m_map;
    TableLog m_log;
    CardPreview m_preview;
    KeptGames m_kept;
    SavedGameReader m_savedGame;
    std::vector<OtherGame> m_earlier;  // the last is undone first
    std::vector<OtherGame> m_later;    // the last is redone first
    OddsPanel m_odds;
    SimulationPanel m_simulation;
};

}  // namespace mazzo::desktop
