// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysis_page.h"
#include "app/desktop/cards/card_page.h"
#include "app/desktop/cards/card_pictures.h"
#include "app/desktop/cards/card_search.h"
#include "app/desktop/cards/hover_card.h"
#include "app/desktop/collection/collection_page.h"
#include "app/desktop/decks/deck_editor.h"
#include "app/desktop/decks/deck_library.h"
#include "app/desktop/games/game_list.h"
#include "app/desktop/games/game_page.h"
#include "app/desktop/goldfish/goldfish_table.h"
#include "app/desktop/help/guide.h"
#include "app/desktop/maker/game_editor.h"
#include "app/desktop/mycards/my_cards.h"
#include "app/desktop/share/deck_import.h"
#include "app/desktop/share/deck_sharing.h"
#include "app/desktop/shell/folder_syncing.h"
#include "app/desktop/shell/language_controller.h"
#include "app/desktop/shell/last_session.h"
#include "app/desktop/shell/library_model.h"
#include "app/desktop/shell/navigation.h"
#include "app/desktop/shell/notice.h"
#include "app/desktop/shell/palette.h"

namespace mazzo::desktop {

/// The root of everything that the views show: it owns the model of each page, and does what concerns several pages.
class AppModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the program creates it")
    Q_PROPERTY(mazzo::desktop::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(mazzo::desktop::Navigation* navigation READ navigation CONSTANT)
    Q_PROPERTY(mazzo::desktop::LibraryModel* library READ library CONSTANT)
    Q_PROPERTY(mazzo::desktop::FolderSyncing* syncing READ syncing CONSTANT)
    Q_PROPERTY(mazzo::desktop::Notice* notice READ notice CONSTANT)
    Q_PROPERTY(mazzo::desktop::Palette* palette READ palette CONSTANT)
    Q_PROPERTY(mazzo::desktop::GameList* games READ games CONSTANT)
    Q_PROPERTY(mazzo::desktop::GamePage* gamePage READ gamePage CONSTANT)
    Q_PROPERTY(mazzo::desktop::GameEditor* gameEditor READ gameEditor CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardSearch* search READ search CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardPage* cardPage READ cardPage CONSTANT)
    Q_PROPERTY(mazzo::desktop::CardPictures* pictures READ pictures CONSTANT)
    Q_PROPERTY(mazzo::desktop::HoverCard* hoverCard READ hoverCard CONSTANT)
    Q_PROPERTY(mazzo::desktop::MyCards* myCards READ myCards CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckLibrary* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckEditor* editor READ editor CONSTANT)
    Q_PROPERTY(mazzo::desktop::GoldfishTable* table READ table CONSTANT)
    Q_PROPERTY(mazzo::desktop::AnalysisPage* analysis READ analysis CONSTANT)
    Q_PROPERTY(mazzo::desktop::CollectionPage* collection READ collection CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckSharing* sharing READ sharing CONSTANT)
    Q_PROPERTY(mazzo::desktop::DeckImport* importing READ importing CONSTANT)
    Q_PROPERTY(mazzo::desktop::Guide* guide READ guide CONSTANT)

public:
    enum class Memory { Library, None };  ///< are preferences kept when the program ends?

    explicit AppModel(Memory memory, QObject* parent = nullptr);

    [[nodiscard]] Preferences* preferences() { return &m_preferences; }
    [[nodiscard]] Navigation* navigation() { return &m_navigation; }
    [[nodiscard]] LibraryModel* library() { return &m_library; }
    [[nodiscard]] FolderSyncing* syncing() { return &m_syncing; }
    [[nodiscard]] LibraryWatch& watch() { return m_watch; }
    [[nodiscard]] Notice* notice() { return &m_notice; }
    [[nodiscard]] Palette* palette() { return &m_palette; }
    [[nodiscard]] GameList* games() { return &m_games; }
    [[nodiscard]] GamePage* gamePage() { return &m_gamePage; }
    [[nodiscard]] GameEditor* gameEditor() { return &m_gameEditor; }
    [[nodiscard]] CardSearch* search() { return &m_search; }
    [[nodiscard]] CardPage* cardPage() { return &m_cardPage; }
    [[nodiscard]] CardPictures* pictures() { return &m_pictures; }
    [[nodiscard]] HoverCard* hoverCard() { return &m_hoverCard; }
    [[nodiscard]] MyCards* myCards() { return &m_myCards; }
    [[nodiscard]] DeckLibrary* decks() { return &m_decks; }
    [[nodiscard]] DeckEditor* editor() { return &m_editor; }
    [[nodiscard]] GoldfishTable* table() { return &m_table; }
    [[nodiscard]] AnalysisPage* analysis() { return &m_analysis; }
    [[nodiscard]] CollectionPage* collection() { return &m_collection; }
    [[nodiscard]] DeckSharing* sharing() { return &m_sharing; }
    [[nodiscard]] DeckImport* importing() { return &m_importing; }
    [[nodiscard]] Guide* guide() { return &m_guide; }

    /// Opens a library that is being read on another thread. Preferences apply at once; the rest is used after
    /// `awaitLibrary`.
    void openAsync(std::shared_ptr<LibraryReading> reading);
    void awaitLibrary() { m_store.await(); }
    void waitForLibrary(int milliseconds) { m_store.waitFor(milliseconds); }
    void rememberPage();                         ///< for the next start
    void importAddress(const QString& address);  ///< a link to a deck, or a file; waits until the games are loaded

public slots:
    void open();                             ///< opens the library, or opens it again; waits for it
    void chooseGame(const QString& gameId);  ///< for the pages of games, cards and the collection
    void showCards(const QString& gameId);
    void editGame(const QString& gameId);     ///< a game of the player
    void showCard(const QString& cardId);     ///< of the chosen game
    void previewCard(const QString& cardId);  ///< shows a card of the open page's game beside the pointer
    void showCardOf(const QString& gameId, const QString& cardId);
    void leaveCard();                      ///< to the page that the card was opened from
    void stepCard(int by);                 ///< to the next card, or the previous one, of the search
    void openDeck(const QString& deckId);  ///< in the editor
    void createDeckCards();                ///< own cards for the unknown names of the deck in the editor
    void addToDeck(const QString& deckId, const QString& gameId, const QString& cardId);  ///< an empty id is a new deck
    void testHand();  ///< puts the deck in the editor on the goldfish table, with its edition and options
    void analyse(const QString& deckId, const QString& tab);  ///< empty texts: the open deck, the open part
    void backFromTable();                                     ///< to the deck on the table, or to all decks

signals:
    void languageChanged();  ///< the translation is installed; the models are not retranslated yet

private:
    void connectPages();
    void connectWatch();
    void loadPreferences(SavedSettings saved);
    void showLibrary();
    void reopenDeck(const QString& deckId);
    void refreshGame(const QString& gameId);
    void refreshPacks(const QString& gameId);
    void retranslate();

    Memory m_memory;
    bool m_pageRestored = false;  // was the page of the last session opened?
    QString m_address;            // to be imported when the games are loaded
    GameStore m_store;
    std::shared_ptr<PrintedTexts> m_texts = std::make_shared<PrintedTexts>();
    Preferences m_preferences;
    LastSession m_lastSession{m_preferences};
    LanguageController m_language{m_preferences};
    Navigation m_navigation{Navigation::Page::Decks};
    LibraryModel m_library{m_store};
    LibraryWatch m_watch{m_store};
    FolderSyncing m_syncing{m_store, m_watch, m_preferences};
    Notice m_notice;
    Palette m_palette{m_store};
    CollectionController m_collectionController{m_store};
    GameList m_games{m_store};
    GamePage m_gamePage{m_store};
    GameEditor m_gameEditor{m_store, m_collectionController, m_texts};
    CardSearch m_search{&m_collectionController, m_texts};
    CardPage m_cardPage{m_store, m_collectionController};
    CardPictures m_pictures{m_store};
    HoverCard m_hoverCard{m_store, m_texts};
    MyCards m_myCards{m_store, m_collectionController, m_texts};
    DeckLibrary m_decks{m_store, m_collectionController};
    DeckEditor m_editor{m_store, m_collectionController, m_texts};
    GoldfishTable m_table{m_store, m_preferences};
    AnalysisPage m_analysis{m_store, m_collectionController, m_editor, m_preferences};
    CollectionPage m_collection{m_store, m_collectionController, m_texts};
    DeckSharing m_sharing{m_store};
    DeckImport m_importing{m_store, [this](const QString& text) { return m_decks.addText(text); }};
    Guide m_guide;
};

}  // namespace mazzo::desktop
