// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_list.h"
#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/goldfish/odds_panel.h"
#include "app/desktop/goldfish/session_reader.h"
#include "app/desktop/goldfish/simulation_panel.h"
#include "app/desktop/goldfish/table_rows.h"
#include "app/desktop/shell/preferences.h"

namespace mazzo::desktop {

/// A deck at the table: what lies there, what may be done, what happened, and every step back and forth.
class GoldfishTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(bool hasDeck READ hasDeck NOTIFY laidOut)
    Q_PROPERTY(QString deckName READ deckName NOTIFY laidOut)
    Q_PROPERTY(QString deckId READ deckId NOTIFY laidOut)  ///< empty for a game that was pasted in
    Q_PROPERTY(QString gameId READ gameId NOTIFY laidOut)
    Q_PROPERTY(QString rules READ rules NOTIFY laidOut)  ///< "EverZone · English rules"
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(QString turn READ turn NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(
        QString warnings READ warnings NOTIFY changed)  ///< what the last step could not decide or assumed; a line each
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(
        QString problem READ problem NOTIFY problemChanged)  ///< why there is no game, or why an action was refused
    Q_PROPERTY(bool resuming READ resuming NOTIFY resumingChanged)  ///< a saved game is being played again, beside
    Q_PROPERTY(double resumed READ resumed NOTIFY resumedChanged)   ///< how much of it, from 0 to 1
    Q_PROPERTY(
        QString sessionProblem READ sessionProblem NOTIFY sessionProblemChanged)  ///< why it could not be taken up
    Q_PROPERTY(QString verdict READ verdict NOTIFY judged)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY judged)
    Q_PROPERTY(bool making READ making NOTIFY changed)               ///< an action is being put together
    Q_PROPERTY(QString makingText READ makingText NOTIFY changed)    ///< what is to be chosen for it
    Q_PROPERTY(QString makingLabel READ makingLabel NOTIFY changed)  ///< the action so far
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    Q_PROPERTY(bool wantsNumber READ wantsNumber NOTIFY changed)
    Q_PROPERTY(int leastNumber READ leastNumber NOTIFY changed)
    Q_PROPERTY(int mostNumber READ mostNumber NOTIFY changed)
    Q_PROPERTY(bool freePlay READ freePlay NOTIFY laidOut)  ///< the pack has no engine: everything is done by hand
    Q_PROPERTY(bool hasBoard READ hasBoard NOTIFY laidOut)
    Q_PROPERTY(int boardColumns READ boardColumns NOTIFY laidOut)  ///< of a board that is a grid; 0 for a map
    Q_PROPERTY(int boardRows READ boardRows NOTIFY laidOut)
    Q_PROPERTY(QVariantList boardLinks READ boardLinks NOTIFY
                   laidOut)  ///< lines between neighbours: {x1, y1, x2, y2}, from 0 to 1
    Q_PROPERTY(QVariantMap looked READ looked NOTIFY lookedChanged)  ///< the card in the preview; empty if none
    Q_PROPERTY(QString handName READ handName NOTIFY laidOut)
    Q_PROPERTY(mazzo::desktop::RowsModel* hand READ hand CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* spreads READ spreads CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* piles READ piles CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* regions READ regions CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* counters READ counters CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* phases READ phases CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* buttons READ buttons CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* choices READ choices CONSTANT)  ///< of the action that is being put together
    Q_PROPERTY(mazzo::desktop::RowsModel* menu READ menu CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* log READ log CONSTANT)
    Q_PROPERTY(mazzo::desktop::OddsPanel* odds READ odds CONSTANT)
    Q_PROPERTY(mazzo::desktop::SimulationPanel* simulation READ simulation CONSTANT)

public:
    /// The printed text of a card, or why there is none.
    using TextOf = std::function<QString(const LoadedGame&, CardIndex)>;

    GoldfishTable(GameStore& store, Preferences& preferences, TextOf textOf, QObject* parent = nullptr);

    /// Lays a deck out and deals a new hand.
    void begin(GameSnapshot game, const Settings& settings, const Deck& deck, const QString& name,
               const QString& deckId);
    void retranslate();
    [[nodiscard]] const std::optional<goldfish::Session>& session() const { return m_session; }
    [[nodiscard]] const std::optional<ActionMaker>& maker() const { return m_maker; }

    [[nodiscard]] bool playing() const { return m_session.has_value(); }
    [[nodiscard]] bool hasDeck() const { return m_game != nullptr; }
    [[nodiscard]] QString deckName() const { return m_name; }
    [[nodiscard]] QString deckId() const { return m_deckId; }
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString seed() const { return QString::number(m_seed); }
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString warnings() const;
    [[nodiscard]] int step() const { return m_session ? static_cast<int>(m_session->done()) : 0; }
    [[nodiscard]] int steps() const { return m_session ? static_cast<int>(m_session->size()) : 0; }
    [[nodiscard]] bool canUndo() const { return step() > 0; }
    [[nodiscard]] bool canRedo() const { return step() < steps(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool resuming() const { return m_reader.busy(); }
    [[nodiscard]] double resumed() const { return m_reader.progress(); }
    [[nodiscard]] QString sessionProblem() const { return m_sessionProblem; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] bool making() const { return m_maker.has_value(); }
    [[nodiscard]] QString makingText() const;
    [[nodiscard]] QString makingLabel() const;
    [[nodiscard]] bool canConfirm() const { return m_maker && m_maker->canConfirm(); }
    [[nodiscard]] bool wantsNumber() const { return m_maker && m_maker->part().numbers.has_value(); }
    [[nodiscard]] int leastNumber() const { return wantsNumber() ? m_maker->part().numbers->first : 0; }
    [[nodiscard]] int mostNumber() const { return wantsNumber() ? m_maker->part().numbers->second : 0; }
    [[nodiscard]] bool freePlay() const { return m_setup && m_setup->procedure.engine.empty(); }
    [[nodiscard]] bool hasBoard() const { return !m_board.empty(); }
    [[nodiscard]] int boardColumns() const { return gridOf(m_board).value_or(std::pair(0, 0)).first; }
    [[nodiscard]] int boardRows() const { return gridOf(m_board).value_or(std::pair(0, 0)).second; }
    [[nodiscard]] QVariantList boardLinks() const;
    [[nodiscard]] QVariantMap looked() const { return m_looked; }
    [[nodiscard]] QString handName() const;
    [[nodiscard]] RowsModel* hand() { return &m_hand; }
    [[nodiscard]] RowsModel* spreads() { return &m_spreads; }
    [[nodiscard]] RowsModel* piles() { return &m_piles; }
    [[nodiscard]] RowsModel* regions() { return &m_regions; }
    [[nodiscard]] RowsModel* counters() { return &m_counters; }
    [[nodiscard]] RowsModel* phases() { return &m_phases; }
    [[nodiscard]] RowsModel* buttons() { return &m_buttons; }
    [[nodiscard]] RowsModel* choices() { return &m_choices; }
    [[nodiscard]] RowsModel* menu() { return &m_menu; }
    [[nodiscard]] RowsModel* log() { return &m_log; }
    [[nodiscard]] OddsPanel* odds() { return &m_odds; }
    [[nodiscard]] SimulationPanel* simulation() { return &m_simulation; }
    [[nodiscard]] bool busy() const
    {
        return m_checker.busy() || m_odds.busy() || m_simulation.busy() || m_reader.busy();
    }

public slots:
    void newHand();                     ///< the same deck, another seed
    bool setSeed(const QString& seed);  ///< deals again by it; false if it is no number
    void undo();
    void redo();
    void goTo(int step);
    void press(int button);
    /// Does what a piece offers: the one thing it can do, or fills `menu` if there are several. While an action is put
    /// together it is chosen for it.
    void touchPiece(uint pieceId);
    void touchRegion(const QString& regionId);
    void chooseWay(int row);  ///< of the menu
    void choose(int row);     ///< of the choices
    void confirm();
    void confirmNumber(int number);
    void cancel();                  ///< the action that is being put together
    bool act(const QString& text);  ///< an action as text, as the command line takes it
    void look(uint pieceId);
    [[nodiscard]] QString sessionText() const;
    void copySeed() const;
    void copySession() const;
    [[nodiscard]] QString pasted() const;  ///< the text of the clipboard
    void resume(const QString& text);      ///< takes a saved game up; `taken` or `sessionProblem` tells
    void stopResuming() { m_reader.stop(); }
    void dismissSessionProblem() { setSessionProblem({}); }
    void dismissProblem() { setProblem({}); }

signals:
    void laidOut();  ///< another deck, or other words for it
    void changed();
    void problemChanged();
    void resumingChanged();
    void resumedChanged();
    void sessionProblemChanged();
    void taken();  ///< the saved game lies on the table
    void judged();
    void lookedChanged();
    void menuWanted();  ///< `menu` holds what the touched thing can do

private:
    void layOut(const GameSnapshot& game, const goldfish::Setup& setup);
    void deal(std::uint64_t seed);
    void show();
    void showZones(const TableSight& sight);
    void showRegions(const TableSight& sight);
    void showChoices(const TableSight& sight);
    void setProblem(const QString& problem);
    void setSessionProblem(const QString& problem);
    void take(const SessionReader::Resumed& resumed);
    void touch(const Target& target);
    void follow(ActionMaker maker);
    bool perform(const goldfish::Action& action);
    void stopMaking();
    void sayWhatItDoes(Way& way) const;  ///< one of the numbered actions of a card: in the words of its text
    [[nodiscard]] TableSight sight() const;
    [[nodiscard]] RowsModel* piecesOf(const std::string& key);

    GameStore& m_store;
    TextOf m_textOf;
    GameSnapshot m_game;
    std::shared_ptr<const goldfish::Setup> m_setup;  // of the deck that lies there; the game outlives it
    QString m_name;
    QString m_deckId;
    std::uint64_t m_seed = 0;
    std::optional<goldfish::Session> m_session;
    std::optional<ActionMaker> m_maker;
    std::vector<Way> m_ways;  // of the buttons
    std::vector<Way> m_menuWays;
    std::vector<BoardPlace> m_board;  // points into `m_setup`
    QString m_problem;
    QString m_sessionProblem;
    std::optional<Verdict> m_verdict;
    QVariantMap m_looked;
    uint m_lookedAt = 0;  // the piece, 0 for none
    DeckChecker m_checker;
    OddsPanel m_odds;
    SimulationPanel m_simulation;
    SessionReader m_reader;
    RowsModel m_hand;
    RowsModel m_spreads;
    RowsModel m_piles;
    RowsModel m_regions;
    RowsModel m_counters;
    RowsModel m_phases;
    RowsModel m_buttons;
    RowsModel m_choices;
    RowsModel m_menu;
    RowsModel m_log;
    TableLog m_told;
    std::map<std::string, std::unique_ptr<RowsModel>> m_pieces;  // of each zone and region
};

}  // namespace mazzo::desktop
