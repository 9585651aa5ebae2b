// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_page.h"
#include "app/desktop/cards/card_search.h"
#include "app/desktop/collection/collection_page.h"
#include "app/desktop/decks/deck_editor.h"
#include "app/desktop/decks/deck_library.h"
#include "app/desktop/games/game_page.h"
#include "app/desktop/goldfish/goldfish_table.h"
#include "app/desktop/share/deck_import.h"
#include "app/desktop/share/deck_sharing.h"
#include "app/desktop/shell/backups.h"
#include "app/desktop/shell/navigation.h"
#include "app/desktop/shell/palette.h"
#include "app/desktop/shell/preferences.h"

#include <QTranslator>
#include <QUrl>

namespace mazzo::desktop {

/// What the window is handed: everything the views show, and what the player can do.
class AppModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the program makes it")
    Q_PROPERTY(mazzo::desktop::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(mazzo::desktop::Navigation* navigation READ navigation CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* games READ games CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* troubles READ troubles CONSTANT)  ///< packs with mistakes, a sentence each
    Q_PROPERTY(mazzo::desktop::GamePage* gamePage READ gamePage CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardPage* cardPage READ cardPage CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckLibrary* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckEditor* editor READ editor CONSTANT)
    Q_PROPERTY(mazzo::desktop::CollectionPage* collection READ collection CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckSharing* sharing READ sharing CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckImport* importing READ importing CONSTANT)
    Q_PROPERTY(mazzo::desktop::Palette* palette READ palette CONSTANT)
    Q_PROPERTY(mazzo::desktop::GoldfishTable* table READ table CONSTANT)
    Q_PROPERTY(mazzo::desktop::Backups* backups READ backups CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* folders READ folders CONSTANT)  ///< where the player's files are
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)  ///< what was just done elsewhere; empty if nothing
    Q_PROPERTY(QString noticeDeck READ noticeDeck NOTIFY noticeChanged)  ///< the deck that it was done to
    Q_PROPERTY(bool loading READ loading NOTIFY problemChanged)          ///< is the library still being read?
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)       ///< why there is no library; empty if there is
    Q_PROPERTY(QString problemDetail READ problemDetail NOTIFY problemChanged)
    Q_PROPERTY(QString advice READ advice NOTIFY problemChanged)  ///< what the player can do about the problem
    Q_PROPERTY(QString dataFolder READ dataFolder CONSTANT)
    Q_PROPERTY(QUrl dataFolderUrl READ dataFolderUrl CONSTANT)

public:
    enum class Memory { Library, None };  ///< are preferences kept when the program ends?

    explicit AppModel(Memory memory, QObject* parent = nullptr);

    [[nodiscard]] Preferences* preferences() { return &m_preferences; }
    [[nodiscard]] Navigation* navigation() { return &m_navigation; }
    [[nodiscard]] RowsModel* games() { return &m_games; }
    [[nodiscard]] RowsModel* troubles() { return &m_troubles; }
    [[nodiscard]] GamePage* gamePage() { return &m_gamePage; }
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] CardPage* cardPage() { return &m_cardPage; }
    [[nodiscard]] DeckLibrary* decks() { return &m_decks; }
    [[nodiscard]] DeckEditor* editor() { return &m_editor; }
    [[nodiscard]] CollectionPage* collection() { return &m_collection; }
    [[nodiscard]] DeckSharing* sharing() { return &m_sharing; }
    [[nodiscard]] DeckImport* importing() { return &m_importing; }
    [[nodiscard]] Palette* palette() { return &m_palette; }
    [[nodiscard]] GoldfishTable* table() { return &m_table; }
    [[nodiscard]] Backups* backups() { return &m_backups; }
    [[nodiscard]] RowsModel* folders() { return &m_folders; }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] QString noticeDeck() const { return m_noticeDeck; }
    [[nodiscard]] bool loading() const { return m_store.opening(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString problemDetail() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QString dataFolder() const;
    [[nodiscard]] QUrl dataFolderUrl() const;

    /// The same as `open`, of a library that is read on a thread of its own. Preferences hold at once; the rest is not
    /// taken before `awaitLibrary`.
    void openAsync(std::shared_ptr<LibraryReading> reading);
    void awaitLibrary() { m_store.await(); }
    void waitForLibrary(int milliseconds) { m_store.waitFor(milliseconds); }
    void rememberPage();                         ///< for the next start
    void importAddress(const QString& address);  ///< a link to a deck, or a file; it waits for the games

public slots:
    void open();                             ///< the library, for the first time or again; waits for it
    void openAgain();                        ///< the same beside the window
    void chooseGame(const QString& gameId);  ///< for the pages of games and cards alike
    void showCards(const QString& gameId);
    void showCard(const QString& cardId);  ///< of the chosen game
    void showCardOf(const QString& gameId, const QString& cardId);
    void leaveCard();                      ///< to the page that the card was opened from
    void openDeck(const QString& deckId);  ///< in the editor
    void addToDeck(const QString& deckId, const QString& gameId, const QString& cardId);  ///< an empty id is a new deck
    void dismissNotice();
    void openFolder(int row);  ///< made if it is missing
    void testHand();           ///< puts the deck in the editor on the goldfish table, with its edition and options
    void backFromTable();      ///< to the deck that lies there, or to all decks
    void stepCard(int by);     ///< the next card, or the one before, in the list of the search

signals:
    void problemChanged();
    void noticeChanged();
    void languageChanged();  ///< after the translators changed, before the views ask again

private:
    void takePreferences(SavedSettings kept);
    void beginWhereItEnded();
    void takeLibrary();
    void reopenDeck(const QString& deckId);
    void restoreBackup(int row);
    void showFolders();
    void useChosenLanguage();
    void refreshGame(const QString& gameId);
    void updateCollection(bool atOnce);
    void takeCollection(const QString& gameId);
    void listGames();
    void retranslate();
    [[nodiscard]] QString printedText(const LoadedGame& loaded, CardIndex card);

    Memory m_memory;
    QTranslator m_translator;
    std::string m_spoken;         // the language of the translators; none at first
    bool m_begun = false;         // was the first page chosen?
    QString m_address;            // to be taken in when there are games
    bool m_decksChanged = false;  // since the collection read them
    GameStore m_store;
    std::shared_ptr<PrintedTexts> m_texts = std::make_shared<PrintedTexts>();
    CollectionController m_controller;
    Preferences m_preferences;
    Navigation m_navigation;
    RowsModel m_games;
    RowsModel m_troubles;
    GamePage m_gamePage;
    CardSearch m_search;
    CardPage m_cardPage;
    DeckLibrary m_decks;
    DeckEditor m_editor;
    GoldfishTable m_table;
    CollectionPage m_collection;
    DeckSharing m_sharing;
    DeckImport m_importing;
    Palette m_palette;
    Backups m_backups;
    RowsModel m_folders;
    QString m_notice;
    QString m_noticeDeck;
};

}  // namespace mazzo::desktop
