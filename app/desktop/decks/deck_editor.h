// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_search.h"
#include "app/desktop/decks/deck_cards.h"
#include "app/desktop/decks/deck_charts.h"
#include "app/desktop/decks/deck_header.h"
#include "app/desktop/decks/deck_repair.h"
#include "app/desktop/decks/deck_rules.h"
#include "app/desktop/decks/deck_selection.h"
#include "app/desktop/decks/deck_text_editor.h"
#include "app/desktop/decks/deck_tiles.h"
#include "carddata/library/decks/stored_deck.h"

#include <map>

namespace mazzo::desktop {

/// One deck while it is edited. It owns the open deck and the models that show it, and makes every edit. Each edit is
/// stored at once, through the deck cache, and can be undone.
class DeckEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString deckId READ deckId NOTIFY opened)
    Q_PROPERTY(QString gameId READ gameId NOTIFY opened)
    Q_PROPERTY(QString problem READ problem NOTIFY
                   problemChanged)  ///< why the deck cannot be edited, or was not stored; empty if all is well
    Q_PROPERTY(QString rawText READ rawText NOTIFY problemChanged)  ///< of a deck that cannot be read
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::DeckHeader* header READ header CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckCards* deck READ deck CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckRules* rules READ rules CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckCharts* charts READ charts CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckRepair* repair READ repair CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckSelection* selection READ selection CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckTiles* tiles READ tiles CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckTextEditor* fileText READ fileText CONSTANT)

public:
    DeckEditor(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
               QObject* parent = nullptr);

    void retranslate();
    [[nodiscard]] const std::optional<OpenDeck>& openDeck() const { return m_open; }

    [[nodiscard]] QString deckId() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString rawText() const { return m_rawText; }
    [[nodiscard]] bool busy() const { return m_store.decks().busy() || m_rules.busy() || m_search.busy(); }
    [[nodiscard]] bool canUndo() const { return m_open && m_open->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_open && m_open->canRedo(); }
    [[nodiscard]] DeckHeader* header() { return &m_header; }
    [[nodiscard]] DeckCards* deck() { return &m_deck; }
    [[nodiscard]] DeckRules* rules() { return &m_rules; }
    [[nodiscard]] DeckCharts* charts() { return &m_charts; }
    [[nodiscard]] DeckRepair* repair() { return &m_repair; }
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] DeckSelection* selection() { return &m_selection; }
    [[nodiscard]] DeckTiles* tiles() { return &m_tiles; }
    [[nodiscard]] DeckTextEditor* fileText() { return &m_fileText; }

public slots:
    bool open(const QString& deckId);
    void reopen();  ///< the library was opened again: the deck may have changed, or be gone
    /// Adds a copy to the zone that fits best. False if there is no such card.
    bool add(const QString& cardId);
    bool addTo(const QString& cardId, const QString& zoneId);
    bool remove(const QString& cardId);  ///< one copy
    bool change(int row, int by);        ///< the copies of the card in that row of the deck
    bool setCopies(int row, int copies);
    bool moveRow(int row, const QString& zoneId, int copies = 0);  ///< 0: all of them; also to the maybe pile
    /// The printings of the card in that row, as deck files name them (`printing`) and in words (`name`).
    [[nodiscard]] QVariantList printingChoices(int row) const;
    bool setPrinting(int row, const QString& printing);  ///< empty: any
    bool setTag(int row, const QString& tag, bool set);
    bool changeSelected(int by);  ///< the copies of each selected card
    bool removeSelected();
    bool moveSelected(const QString& zoneId);
    bool tagSelected(const QString& tag, bool set);
    bool copySelected();  ///< to the clipboard
    bool cutSelected();
    bool pasteCards();                      ///< from the clipboard
    void selectBar(int bar);                ///< the cards of a bar of the chart
    void selectType(int bar);               ///< the cards of a type
    bool saveRawText(const QString& text);  ///< of a deck that could not be read, and opens it
    bool applyFix(int row, int fix);        ///< of the rule in that row
    void undo();
    void redo();
    void findRepair(bool ownedOnly = false);
    void applyRepair();
    /// The same deck with other cards, as one step that can be undone. False if it cannot be read, or is the same.
    bool replaceDeck(const QString& text) { return replaceText(text.toStdString()); }

signals:
    void opened();
    void changed();
    void problemChanged();
    void busyChanged();
    void said(const QString& text);  ///< what was done with several cards
    void cardsRequested();           ///< the unknown cards of the deck are to be created
    void valueRequested(const QString& cardId, const QString& fieldId);  ///< the player wants to enter a card's value

private:
    void close();
    void refreshGame(const QString& gameId);
    void refreshOwned(const QString& gameId);
    void reread();
    void store();
    void setProblem(const QString& problem);
    void show(bool edited);
    void applyCheck();
    void searchRepair();
    void addWaitingCards();
    [[nodiscard]] std::optional<CardIndex> find(const QString& cardId) const;
    bool edit(const std::vector<Change>& add, const std::vector<Change>& remove,
              const std::vector<Deck::UnknownCard>& removed);
    bool edit(const std::vector<OpenDeck::Step>& steps, const std::vector<Deck::UnknownCard>& removed = {});
    bool editFile(const std::function<void(DeckFile& file)>& change);
    bool moveLines(const std::vector<DeckLine>& lines, const QString& zoneId, int copies);
    bool replaceText(const std::string& text);

    GameStore& m_store;
    CollectionController& m_collection;
    std::optional<DeckId> m_id;
    std::optional<OpenDeck> m_open;
    std::map<DeckId, OpenDeck> m_earlier;  // decks that were open before, with their undo history
    std::vector<CardIndex> m_waiting;      // to be added as soon as the rules are known
    QString m_problem;
    bool m_notStored = false;  // is that the problem?
    QString m_rawText;
    std::optional<DeckId> m_unreadable;  // the deck whose text that is
    DeckHeader m_header;
    DeckRules m_rules{m_open};
    DeckCards m_deck{m_open, m_rules};
    DeckCharts m_charts{m_open};
    DeckRepair m_repair;
    CardSearch m_search;
    DeckSelection m_selection{m_deck};
    DeckTiles m_tiles{m_deck};
    DeckTextEditor m_fileText;
};

}  // namespace mazzo::desktop
