// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

using Page = Navigation::Page;

AppModel::AppModel(Memory memory, QObject* parent) : QObject(parent), m_memory(memory)
{
    connect(&m_store, &GameStore::closing, this, [this] { m_texts->release(); });
    connect(&m_store, &GameStore::opened, this, &AppModel::showLibrary);
    connect(&m_store, &GameStore::gameChanged, this, &AppModel::refreshGame);
    connect(&m_store, &GameStore::packsChanged, this, &AppModel::refreshPacks);
    connect(&m_language, &LanguageController::changed, this, [this] {
        emit languageChanged();
        retranslate();
    });
    connectPages();
    connectWatch();
}

/// What other programs do to the library.
void AppModel::connectWatch()
{
    connect(&m_watch, &LibraryWatch::collectionChanged, &m_collectionController, &CollectionController::refresh);
    connect(&m_watch, &LibraryWatch::settingsChanged, this, [this](const SavedSettings& settings) {
        if (m_memory == Memory::Library) m_preferences.load(settings);
    });
    connect(&m_watch, &LibraryWatch::failed, this,
            [this](const Error& error) { m_notice.show(sentence(error), QString(), false); });
    connect(&m_store.decks(), &DeckCache::keptBoth, this, [this](DeckId id, DeckId other) {
        const DeckSnapshot deck = m_store.decks().findAny(id);
        const DeckSnapshot copy = m_store.decks().find(other);
        if (deck != nullptr && copy != nullptr)
            m_notice.show(tr("“%1” was changed elsewhere at the same time. The other version is kept as “%2”.")
                              .arg(fromUtf8(deck->name), fromUtf8(copy->name)),
                          QString::number(static_cast<qlonglong>(other)), false);
    });
}

/// What one page asks of another.
void AppModel::connectPages()
{
    connect(&m_navigation, &Navigation::pageChanged, this, [this] {
        if (m_navigation.page() == Page::Card) m_cardPage.findRelations();
        if (m_navigation.page() == Page::Settings) m_library.backups()->refresh();
        m_analysis.setOpen(m_navigation.page() == Page::Analysis, m_navigation.page() == Page::Editor);
        m_collectionController.setPageOpen(m_navigation.page() == Page::Collection);
    });
    connect(&m_editor, &DeckEditor::valueRequested, this,
            [this](const QString& cardId) { showCardOf(m_editor.gameId(), cardId); });
    connect(m_analysis.randomDeck(), &RandomDeckMaker::made, this, [this](const QString& text) {
        if (const QString deck = m_decks.addText(text); !deck.isEmpty()) analyse(deck, {});
    });
    connect(m_analysis.strategies(), &StrategyLab::saved, m_table.simulation(), &SimulationPanel::reread);
    connect(&m_importing, &DeckImport::stored, this, &AppModel::openDeck);
    connect(&m_importing, &DeckImport::cardsRequested, this, &AppModel::createDeckCards);
    connect(&m_editor, &DeckEditor::cardsRequested, this, &AppModel::createDeckCards);
    connect(&m_myCards, &MyCards::layerStored, this, &AppModel::chooseGame);
    connect(&m_myCards, &MyCards::cardsEntered, this, [this] {
        if (!m_editor.deckId().isEmpty())
            m_notice.show(tr("The new cards of “%1” are entered.").arg(m_editor.header()->name()), m_editor.deckId(),
                          false);
    });
    connect(&m_gameEditor, &GameEditor::created, this, [this](const QString& gameId) {
        chooseGame(gameId);
        m_navigation.open(Page::Maker);
    });
    connect(&m_palette, &Palette::pageChosen, &m_navigation, &Navigation::open);
    connect(&m_palette, &Palette::deckChosen, this, &AppModel::openDeck);
    connect(&m_palette, &Palette::cardChosen, this, &AppModel::showCardOf);
    connect(&m_palette, &Palette::gameChosen, this, [this](const QString& gameId) {
        chooseGame(gameId);
        m_navigation.open(Page::Games);
    });
}

void AppModel::open() { m_store.open(); }

void AppModel::openAsync(std::shared_ptr<LibraryReading> reading)
{
    // A window that changes its theme and place after it is shown would flicker; one that is not shown would be worse.
    constexpr std::chrono::milliseconds kPatience(250);
    loadPreferences(reading->settings(kPatience));
    m_library.openAsync(std::move(reading));
}

void AppModel::loadPreferences(SavedSettings saved)
{
    if (m_memory == Memory::Library) m_preferences.load(std::move(saved));
    m_language.apply();
    if (std::exchange(m_pageRestored, true)) return;
    const auto page = m_lastSession.page();
    if (page && *page != Page::Card && *page != Page::Maker &&
        (*page != Page::Goldfish || !m_lastSession.savedGame().isEmpty()) &&
        (*page != Page::Editor || !m_lastSession.deckId().isEmpty()))
        m_navigation.reset(*page);
}

void AppModel::rememberPage()
{
    m_table.kept()->flush();
    const Page page = m_navigation.page();
    const QString game = m_table.kept()->currentId();
    m_lastSession.setSavedGame(game);
    // A hand in which nothing was done is not kept, its deck is.
    m_lastSession.setPage(page == Page::Card                         ? Page::Cards
                          : page == Page::Maker                      ? Page::Games
                          : page == Page::Goldfish && game.isEmpty() ? Page::Editor
                                                                     : page);
    m_lastSession.setDeckId(page == Page::Goldfish ? m_table.deck()->deckId() : m_editor.deckId());
}

void AppModel::showLibrary()
{
    if (m_store.isOpen()) loadPreferences(m_store.settings());
    else m_language.apply();
    if (m_memory == Memory::Library) m_preferences.saveTo(m_store);
    if (m_store.isOpen()) m_watch.start();
    m_games.refresh();
    const QString last = m_lastSession.gameId();
    const std::vector<GameSnapshot> games = m_store.games();
    const bool installed = m_store.game(last.toStdString()) != nullptr;
    chooseGame(installed ? last : games.empty() ? QString() : fromUtf8(games.front()->game.id));
    m_collectionController.refresh();
    m_decks.refresh();
    m_editor.reopen();
    if (m_navigation.page() == Page::Editor && m_editor.deckId().isEmpty()) reopenDeck(m_lastSession.deckId());
    if (m_navigation.page() == Page::Analysis && m_editor.deckId().isEmpty() && m_decks.has(m_lastSession.deckId()))
        (void)m_editor.open(m_lastSession.deckId());
    if (m_navigation.page() == Page::Goldfish && !m_table.deck()->present())
        m_table.kept()->resume(m_lastSession.savedGame());
    m_cardPage.retranslate();
    m_table.retranslate();
    m_collection.retranslate();
    m_library.retranslate();
    if (m_store.isOpen() && !m_address.isEmpty()) importAddress(std::exchange(m_address, QString()));
}

void AppModel::reopenDeck(const QString& deckId)
{
    if (m_decks.has(deckId)) (void)m_editor.open(deckId);
    else m_navigation.reset(Page::Decks);
}

void AppModel::importAddress(const QString& address)
{
    if (m_library.loading()) {
        m_address = address;
    } else if (const QUrl file(address); file.isLocalFile() && file.fileName().endsWith(".mazzopack")) {
        m_navigation.open(Page::Games);
        m_gamePage.installer()->read(file);
    } else {
        m_importing.receive(address);
    }
}

void AppModel::previewCard(const QString& cardId)
{
    const auto gameOfPage = [this] {
        switch (m_navigation.page()) {
        case Page::Editor:
        case Page::Analysis: return m_editor.gameId();
        case Page::Goldfish: return m_table.deck()->gameId();
        case Page::MyCards: return m_myCards.gameId();
        case Page::Maker: return m_gameEditor.gameId();
        case Page::Card: return m_cardPage.gameId();
        case Page::Collection: return m_collection.gameId();
        default: return m_search.gameId();
        }
    };
    m_hoverCard.show(gameOfPage(), cardId);
}

void AppModel::refreshGame(const QString& gameId)
{
    if (m_search.gameId() == gameId) m_search.setGame(m_store.game(gameId.toStdString()));
    retranslate();
}

/// A game was installed, updated or removed. The page shows it, or another one if it is gone.
void AppModel::refreshPacks(const QString& gameId)
{
    m_games.refresh();
    const std::vector<GameSnapshot> games = m_store.games();
    const bool isThere = m_store.game(gameId.toStdString()) != nullptr;
    chooseGame(isThere ? gameId : games.empty() ? QString() : fromUtf8(games.front()->game.id));
    m_collectionController.refresh();
    m_decks.refresh();
    m_editor.reopen();
    retranslate();
}

void AppModel::retranslate()
{
    m_games.refresh();
    m_gamePage.retranslate();
    m_gameEditor.retranslate();
    m_search.retranslate();
    m_cardPage.retranslate();
    m_myCards.retranslate();
    m_decks.retranslate();
    m_guide.retranslate();
    m_editor.retranslate();
    m_table.retranslate();
    m_analysis.retranslate();
    m_collection.retranslate();
    m_library.retranslate();
    m_sharing.retranslate();
    m_importing.retranslate();
}

void AppModel::chooseGame(const QString& gameId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    m_gamePage.show(game);
    if (m_search.gameId() == gameId && game != nullptr) return;
    m_search.setGame(game);
    m_myCards.setGame(game);
    m_collection.setGame(game);
    if (game != nullptr) m_lastSession.setGameId(gameId);
}

void AppModel::showCards(const QString& gameId)
{
    chooseGame(gameId);
    m_navigation.open(Page::Cards);
}

void AppModel::editGame(const QString& gameId)
{
    m_gameEditor.open(gameId);
    m_navigation.open(Page::Maker);
}

void AppModel::showCard(const QString& cardId)
{
    m_cardPage.show(m_store.game(m_search.gameId().toStdString()), cardId);
    if (!m_cardPage.cardId().isEmpty()) m_navigation.open(Page::Card);
}

void AppModel::showCardOf(const QString& gameId, const QString& cardId)
{
    chooseGame(gameId);
    showCard(cardId);
}

void AppModel::leaveCard()
{
    if (m_navigation.canGoBack()) m_navigation.back();
    else m_navigation.open(Page::Cards);
}

void AppModel::stepCard(int by)
{
    const int row = m_search.cards()->rowOf(m_cardPage.cardId());
    const QString next = row < 0 ? QString() : m_search.cards()->cardIdAt(row + by);
    if (!next.isEmpty()) showCard(next);
}

void AppModel::openDeck(const QString& deckId)
{
    m_notice.dismiss();
    if (m_editor.deckId() != deckId) m_editor.open(deckId);
    m_navigation.open(Page::Editor);
}

void AppModel::createDeckCards()
{
    if (!m_editor.openDeck()) return;
    const OpenDeck& open = *m_editor.openDeck();
    chooseGame(m_editor.gameId());
    m_myCards.createCards(unknownCardsOf(open.game(), open.deck()));
    m_navigation.open(Page::MyCards);
}

void AppModel::addToDeck(const QString& deckId, const QString& gameId, const QString& cardId)
{
    const QString deck = deckId.isEmpty() ? m_decks.create(gameId, QString()) : deckId;
    if (deck.isEmpty() || (m_editor.deckId() != deck && !m_editor.open(deck)) || !m_editor.add(cardId)) return;
    const GameSnapshot game = m_store.game(gameId.toStdString());
    const auto card = game != nullptr ? game->catalogue.find(gameId.toStdString() + ":" + cardId.toStdString())
                                      : std::nullopt;
    m_notice.show(card ? tr("Added 1 × %1 to “%2”.").arg(cardName(*game, *card), m_editor.header()->name()) : QString(),
                  deck);
    m_cardPage.findRelations();
}

void AppModel::testHand()
{
    if (!m_editor.openDeck()) return;
    const OpenDeck& open = *m_editor.openDeck();
    m_table.begin(open.snapshot(), open.file().settings, open.deck(), m_editor.header()->name(), m_editor.deckId());
    m_navigation.open(Page::Goldfish);
}

void AppModel::analyse(const QString& deckId, const QString& tab)
{
    if (!deckId.isEmpty() && m_editor.deckId() != deckId) m_editor.open(deckId);
    m_navigation.open(Page::Analysis);
    if (!tab.isEmpty()) m_analysis.setTab(tab);
}

void AppModel::backFromTable()
{
    const QString deckId = m_table.deck()->deckId();
    if (deckId.isEmpty()) return m_navigation.returnTo(Page::Decks);
    m_notice.dismiss();
    if (m_editor.deckId() != deckId) m_editor.open(deckId);
    m_navigation.returnTo(Page::Editor);
}

}  // namespace mazzo::desktop
