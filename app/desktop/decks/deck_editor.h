// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_search.h"
#include "app/desktop/decks/deck_charts.h"
#include "app/desktop/decks/deck_repair.h"
#include "app/desktop/decks/open_deck.h"
#include "carddata/library/decks/stored_deck.h"
#include "model/collection/collection_counts.h"

#include <map>

namespace mazzo::desktop {

/// One deck while it is built: its cards by zone, what the rules say, what can be added, and every step back. Each edit
/// goes to the deck cache, and from there to the library, when it happens.
class DeckEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString deckId READ deckId NOTIFY opened)
    Q_PROPERTY(QString gameId READ gameId NOTIFY opened)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed)
    Q_PROPERTY(QString tags READ tags WRITE setTags NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY
                   problemChanged)  ///< why the deck cannot be edited, or was not stored; empty if all is well
    Q_PROPERTY(
        QString rawText READ rawText NOTIFY problemChanged)  ///< the deck's lines, when they cannot be edited here
    Q_PROPERTY(QString verdict READ verdict NOTIFY judged)   ///< "legal", "illegal"…; empty until the first answer
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY judged)
    Q_PROPERTY(int problems READ problems NOTIFY judged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY
                   changed)  ///< of the deck's cards: "pack", "name" or a number's field
    Q_PROPERTY(bool grouped READ grouped WRITE setGrouped NOTIFY changed)
    Q_PROPERTY(bool hasOwned READ hasOwned NOTIFY ownedChanged)  ///< has the player noted down cards of the game?
    Q_PROPERTY(QStringList oddLines READ oddLines NOTIFY
                   changed)  ///< lines of the file that mean nothing here; kept as they are
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* cards READ cards CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* rules READ rules CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* options READ options CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckCharts* charts READ charts CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckRepair* repair READ repair CONSTANT)

public:
    DeckEditor(GameStore& store, std::shared_ptr<PrintedTexts> texts, QObject* parent = nullptr);

    void retranslate();
    /// The game's facts changed, or its pack is another.
    void refreshGame(const QString& gameId);
    /// What the player owns of the deck's game; null if nothing is known about it, or nothing is owned.
    void setOwned(std::shared_ptr<const CollectionCounts> owned);

    [[nodiscard]] QString deckId() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString notes() const;
    [[nodiscard]] QString tags() const;
    [[nodiscard]] int total() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString rawText() const { return m_rawText; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] int problems() const;
    [[nodiscard]] bool busy() const { return m_store.decks().busy() || m_checker.busy() || m_search.busy(); }
    [[nodiscard]] bool canUndo() const { return m_open && m_open->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_open && m_open->canRedo(); }
    [[nodiscard]] QString sort() const { return m_sort; }
    [[nodiscard]] bool grouped() const { return m_grouped; }
    [[nodiscard]] bool hasOwned() const { return m_owned != nullptr; }
    [[nodiscard]] QStringList oddLines() const;
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] RowsModel* cards() { return &m_cards; }
    [[nodiscard]] RowsModel* rules() { return &m_rules; }
    [[nodiscard]] RowsModel* options() { return &m_options; }
    [[nodiscard]] RowsModel* zones() { return &m_zones; }
    [[nodiscard]] DeckCharts* charts() { return &m_charts; }
    [[nodiscard]] DeckRepair* repair() { return &m_repair; }
    [[nodiscard]] const std::optional<OpenDeck>& openDeck() const { return m_open; }
    void setName(const QString& name);
    void setNotes(const QString& notes);
    void setTags(const QString& tags);
    void setSort(const QString& sort);
    void setGrouped(bool grouped);

public slots:
    bool open(const QString& deckId);
    void reopen();  ///< the library was opened again: the deck may be another, or gone
    /// To the zone where it fits best. False if there is no such card.
    bool add(const QString& cardId);
    bool takeOut(const QString& cardId);  ///< one copy
    bool addTo(const QString& cardId, const QString& zoneId);
    bool change(int row, int by);  ///< of the card in that row of `cards`
    bool setCopies(int row, int copies);
    bool moveRow(int row, const QString& zoneId, int copies = 0);  ///< 0: all of them
    bool mend(const QString& text);  ///< stores other lines for a deck that cannot be read, and opens it again
    bool setOption(const QString& optionId, const QString& value);  ///< "rules" is the edition
    bool applyFix(int row, int fix);                                ///< of the rule in that row of `rules`
    void undo();
    void redo();
    void findRepair(bool ownedOnly = false);
    void applyRepair();

signals:
    void opened();
    void changed();
    void judged();
    void problemChanged();
    void busyChanged();
    void ownedChanged();
    void factWanted(const QString& cardId, const QString& fieldId);

private:
    void close();
    void reread();
    void store();
    void setProblem(const QString& problem);
    void follow(bool edited);
    void take(const DeckCheck& check);
    void searchRepair();
    void showCards();
    void showRules();
    void showOptions();
    [[nodiscard]] ZoneIndex bestZone(CardIndex card) const;
    void addWaiting();
    bool edit(const std::vector<Change>& add, const std::vector<Change>& remove,
              const std::vector<Deck::UnknownCard>& gone);
    bool edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::UnknownCard>& gone = {});
    bool replaceText(const std::string& text);

    GameStore& m_store;
    CardSearch m_search;
    DeckChecker m_checker;
    std::optional<DeckId> m_id;
    std::optional<OpenDeck> m_open;
    std::map<DeckId, OpenDeck> m_earlier;  // decks that were open before, with their steps of undo
    std::vector<CardIndex> m_waiting;      // to be added as soon as the rules are read
    bool m_built = false;
    std::shared_ptr<const CollectionCounts> m_owned;
    std::optional<DeckCheck> m_check;
    QString m_storedName;  // in the library, for a text that gives none
    QString m_problem;
    bool m_notStored = false;  // that is the problem
    QString m_rawText;
    std::optional<DeckId> m_unread;  // the deck whose lines those are
    QString m_sort = QStringLiteral("pack");
    bool m_grouped = true;
    RowsModel m_cards;
    RowsModel m_rules;
    RowsModel m_options;
    RowsModel m_zones;
    DeckCharts m_charts{m_open};
    DeckRepair m_repair;
};

}  // namespace mazzo::desktop
