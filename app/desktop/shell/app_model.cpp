// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>

namespace mazzo::desktop {

namespace {

constexpr auto kLastGame = "desktop.game";
constexpr auto kLastPage = "desktop.page";
constexpr auto kLastDeck = "desktop.deck";

}  // namespace

AppModel::AppModel(Memory memory, QObject* parent)
    : QObject(parent),
      m_memory(memory),
      m_controller(m_store),
      m_navigation(QStringLiteral("decks")),
      m_games({"gameId", "name", "about", "cards", "unknownValues", "version"}),
      m_troubles({"words"}),
      m_gamePage(m_store),
      m_search(m_texts),
      m_cardPage(m_store),
      m_decks(m_store),
      m_editor(m_store, m_texts),
      m_table(m_store, m_preferences,
              [this](const LoadedGame& loaded, CardIndex card) { return printedText(loaded, card); }),
      m_collection(m_store, m_controller, m_texts),
      m_sharing(m_store),
      m_importing(m_store, [this](const QString& deckText) { return m_decks.takeText(deckText); }),
      m_palette(m_store),
      m_backups(m_store),
      m_folders({"title", "about", "path"})
{
    connect(&m_store, &GameStore::closing, this, [this] { m_preferences.keepBy({}); });
    connect(&m_store, &GameStore::closing, this, [this] { m_texts->release(); });
    connect(&m_store, &GameStore::closing, &m_controller, &CollectionController::release);
    connect(&m_backups, &Backups::restoreWanted, this, &AppModel::restoreBackup);
    connect(&m_navigation, &Navigation::pageChanged, this, [this] {
        if (m_navigation.page() == "card") m_cardPage.relate();
        if (m_navigation.page() == "settings") m_backups.refresh();
        if (m_navigation.page() == "collection") updateCollection(true);
    });
    connect(&m_store, &GameStore::opened, this, &AppModel::takeLibrary);
    connect(&m_store, &GameStore::restored, this, [this](const std::optional<Error>& refusal) {
        m_backups.endRestoring(refusal ? sentence(*refusal)
                                       : tr("The backup was restored. The previous library is kept as a backup."),
                               refusal.has_value());
    });
    connect(&m_store, &GameStore::gameChanged, this, &AppModel::refreshGame);
    connect(&m_editor, &DeckEditor::factWanted, this,
            [this](const QString& cardId) { showCardOf(m_editor.gameId(), cardId); });
    connect(&m_importing, &DeckImport::stored, this, &AppModel::openDeck);
    connect(&m_palette, &Palette::deckChosen, this, &AppModel::openDeck);
    connect(&m_palette, &Palette::cardChosen, this, &AppModel::showCardOf);
    connect(&m_palette, &Palette::gameChosen, this, [this](const QString& gameId) {
        chooseGame(gameId);
        m_navigation.open(QStringLiteral("games"));
    });
    connect(&m_controller, &CollectionController::changed, this, &AppModel::takeCollection);
    connect(&m_store.decks(), &DeckCache::stored, this, [this](DeckId id) {
        const DeckSnapshot deck = m_store.decks().findAny(id);
        m_decksChanged = true;
        updateCollection(deck != nullptr && deck->built);
    });
    connect(&m_decks, &DeckLibrary::builtWanted, this,
            [this](const QString& deckId, bool built) { m_controller.markBuilt(deckOf(deckId), built); });
    connect(&m_controller, &CollectionController::deckMarked, &m_decks, &DeckLibrary::reread);
    connect(&m_editor, &DeckEditor::opened, this, [this] { takeCollection(m_editor.gameId()); });
    connect(&m_preferences, &Preferences::languageChanged, this, &AppModel::useChosenLanguage);
}

void AppModel::open() { m_store.open(); }

void AppModel::openAgain()
{
    if (loading()) return;
    m_store.openAsync(std::make_shared<LibraryReading>());
    emit problemChanged();
    awaitLibrary();
}

void AppModel::openAsync(std::shared_ptr<LibraryReading> reading)
{
    // A window that changes its theme and place when it is seen would flicker; one that does not come would be worse.
    constexpr std::chrono::milliseconds kPatience(250);
    takePreferences(reading->settings(kPatience));
    m_store.openAsync(std::move(reading));
    emit problemChanged();
}

void AppModel::takePreferences(SavedSettings kept)
{
    if (m_memory == Memory::Library) m_preferences.take(std::move(kept));
    useChosenLanguage();
    if (!std::exchange(m_begun, true)) beginWhereItEnded();
}

void AppModel::beginWhereItEnded()
{
    const QString page = m_preferences.kept(kLastPage);
    if (page == "editor" && m_preferences.kept(kLastDeck).isEmpty()) return;
    if (QStringList{"decks", "editor", "cards", "collection", "games", "settings"}.contains(page))
        m_navigation.begin(page);
}

void AppModel::rememberPage()
{
    const QString page = m_navigation.page();
    // A card's page is among the cards; a game on the table is not kept, its deck is.
    m_preferences.keep(kLastPage, page == "card"       ? QStringLiteral("cards")
                                  : page == "goldfish" ? QStringLiteral("editor")
                                                       : page);
    m_preferences.keep(kLastDeck, page == "goldfish" ? m_table.deckId() : m_editor.deckId());
}

void AppModel::restoreBackup(int row)
{
    m_backups.beginRestoring();
    // They would be in no library at all, not even in the one that is put aside.
    if (const QStringList unstored = m_decks.unstored(); !unstored.isEmpty())
        return m_backups.endRestoring(tr("The last changes of %1 could not be stored and would be lost, so no backup "
                                         "was put in place. Share the deck, or close the program without it.")
                                          .arg(unstored.join(", ")),
                                      true);
    m_store.restore(m_backups.file(row));
}

void AppModel::takeLibrary()
{
    if (m_store.isOpen()) takePreferences(m_store.settings());
    else useChosenLanguage();
    if (m_memory == Memory::Library)
        m_preferences.keepBy([this](const std::string& key, const std::string& value) {
            // A preference that cannot be written is no reason to disturb the player: it holds until the program ends.
            if (LibraryWriter* writer = m_store.writer())
                writer->write(
                    this, [key, value](const Library& library) { return library.settings().set(key, value); },
                    [](const Result<void>&) {});
        });
    listGames();
    const QString last = m_preferences.kept(kLastGame);
    const std::vector<GameSnapshot> games = m_store.games();
    const bool there = m_store.game(last.toStdString()) != nullptr;
    chooseGame(there ? last : games.empty() ? QString() : fromUtf8(games.front()->game.id));
    m_controller.refresh();
    m_decks.refresh();
    m_editor.reopen();
    if (m_navigation.page() == "editor" && m_editor.deckId().isEmpty()) reopenDeck(m_preferences.kept(kLastDeck));
    m_cardPage.retranslate();
    m_table.retranslate();
    m_collection.retranslate();
    m_backups.refresh();
    emit problemChanged();
    if (m_store.isOpen() && !m_address.isEmpty()) importAddress(std::exchange(m_address, QString()));
}

void AppModel::reopenDeck(const QString& deckId)
{
    if (m_decks.has(deckId)) (void)m_editor.open(deckId);
    else m_navigation.begin(QStringLiteral("decks"));
}

void AppModel::importAddress(const QString& address)
{
    if (loading()) m_address = address;
    else if (const QUrl file(address); file.isLocalFile()) m_importing.openFiles({file});
    else m_importing.take(address);
}

void AppModel::useChosenLanguage()
{
    const QString chosen = m_preferences.language();
    (void)useLanguage(chosen == "system" ? std::string() : chosen.toStdString());
    if (std::exchange(m_spoken, currentLanguage()) == currentLanguage()) return;
    QCoreApplication::removeTranslator(&m_translator);
    // English has a translation too: it holds the plurals.
    if (m_translator.load(QStringLiteral(":/i18n/desktop_%1.qm").arg(fromUtf8(currentLanguage()))))
        QCoreApplication::installTranslator(&m_translator);
    emit languageChanged();
    retranslate();
}

void AppModel::listGames()
{
    QList<RowsModel::Row> games;
    for (const GameSnapshot& loaded : m_store.games()) {
        const Game& game = loaded->game;
        games.append({fromUtf8(game.id), fromUtf8(game.name.in(currentLanguage())),
                      fromUtf8(game.about.in(currentLanguage())), static_cast<int>(loaded->catalogue.size()),
                      static_cast<int>(loaded->catalogue.unknownValues()), fromUtf8(game.version)});
    }
    m_games.setRows(std::move(games));
    QList<RowsModel::Row> troubles;
    for (const Error& error : m_store.troubles()) troubles.append({sentenceWithPlace(error)});
    m_troubles.setRows(std::move(troubles));
}

void AppModel::retranslate()
{
    listGames();
    m_gamePage.retranslate();
    m_search.retranslate();
    m_cardPage.retranslate();
    m_decks.retranslate();
    m_editor.retranslate();
    m_table.retranslate();
    m_collection.retranslate();
    m_backups.refresh();
    showFolders();
    m_sharing.retranslate();
    m_importing.retranslate();
    emit problemChanged();
}

void AppModel::chooseGame(const QString& gameId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    m_gamePage.show(game);
    if (m_search.gameId() == gameId && game != nullptr) return;
    m_search.setGame(game);
    m_collection.setGame(game);
    takeCollection(gameId);
    if (game != nullptr) m_preferences.keep(kLastGame, gameId);
}

/// Which decks can be built is only asked on the collection's page; what is free depends on decks that are built. No
/// other edit is worth reading all decks.
void AppModel::updateCollection(bool atOnce)
{
    if ((atOnce || m_navigation.page() == "collection") && std::exchange(m_decksChanged, false))
        m_controller.refreshDecks();
}

void AppModel::takeCollection(const QString& gameId)
{
    m_controller.look(gameId.toStdString());
    const CollectionState state = m_controller.of(gameId.toStdString());
    for (CardSearch* search : {&m_search, m_editor.search()})
        if (search->gameId() == gameId) search->setCollection(state);
    // Who has noted down nothing wants to hear nothing about copies.
    const bool tells = state != nullptr && state->sums.copies.owned > 0;
    const std::shared_ptr<const CollectionCounts> owned =
        tells ? std::shared_ptr<const CollectionCounts>(state, &state->facts) : nullptr;
    if (m_editor.gameId() == gameId) m_editor.setOwned(owned);
    if (m_cardPage.gameId() == gameId) m_cardPage.setOwned(owned);
}

void AppModel::showCards(const QString& gameId)
{
    chooseGame(gameId);
    m_navigation.open(QStringLiteral("cards"));
}

void AppModel::showCard(const QString& cardId)
{
    m_cardPage.show(m_store.game(m_search.gameId().toStdString()), cardId);
    takeCollection(m_search.gameId());
    if (!m_cardPage.cardId().isEmpty()) m_navigation.open(QStringLiteral("card"));
}

void AppModel::showCardOf(const QString& gameId, const QString& cardId)
{
    chooseGame(gameId);
    showCard(cardId);
}

void AppModel::leaveCard()
{
    if (m_navigation.canGoBack()) m_navigation.back();
    else m_navigation.open(QStringLiteral("cards"));
}

void AppModel::openDeck(const QString& deckId)
{
    dismissNotice();
    if (m_editor.deckId() != deckId) m_editor.open(deckId);
    m_navigation.open(QStringLiteral("editor"));
}

void AppModel::addToDeck(const QString& deckId, const QString& gameId, const QString& cardId)
{
    const QString deck = deckId.isEmpty() ? m_decks.create(gameId, QString()) : deckId;
    if (deck.isEmpty() || (m_editor.deckId() != deck && !m_editor.open(deck)) || !m_editor.add(cardId)) return;
    const GameSnapshot game = m_store.game(gameId.toStdString());
    const auto card = game != nullptr ? game->catalogue.find(gameId.toStdString() + ":" + cardId.toStdString())
                                      : std::nullopt;
    m_notice =
        card
            ? tr("Added 1 × %1 to “%2”.").arg(fromUtf8(game->catalogue.name(*card, currentLanguage())), m_editor.name())
            : QString();
    m_noticeDeck = deck;
    m_cardPage.relate();
    emit noticeChanged();
}

void AppModel::dismissNotice()
{
    m_notice.clear();
    m_noticeDeck.clear();
    emit noticeChanged();
}

void AppModel::showFolders()
{
    const QString root = dataFolder();
    m_folders.setRows(
        {{tr("Your data"), tr("The library with decks, collection and settings, and its backups"), root},
         {tr("Games"), tr("Put a game's pack here, a folder each, and start Mazzo again"), root + "/packs"},
         {tr("Pictures"),
          tr("Your own scans of cards: a folder for each game, a file for each card, such as game/card.png"),
          root + "/images"}});
}

void AppModel::openFolder(int row)
{
    const QString path = m_folders.at(row, QStringLiteral("path")).toString();
    if (!path.isEmpty() && QDir().mkpath(path)) QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

void AppModel::testHand()
{
    if (!m_editor.openDeck()) return;
    const OpenDeck& open = *m_editor.openDeck();
    m_table.begin(open.snapshot(), open.file().settings, open.deck(), m_editor.name(), m_editor.deckId());
    m_navigation.open(QStringLiteral("goldfish"));
}

void AppModel::backFromTable()
{
    if (m_table.deckId().isEmpty()) return m_navigation.open(QStringLiteral("decks"));
    if (m_editor.deckId() == m_table.deckId()) m_navigation.open(QStringLiteral("editor"));
    else openDeck(m_table.deckId());
}

void AppModel::stepCard(int by)
{
    const int row = m_search.cards()->rowOf(m_cardPage.cardId());
    const QString next = row < 0 ? QString() : m_search.cards()->cardIdAt(row + by);
    if (!next.isEmpty()) showCard(next);
}

void AppModel::refreshGame(const QString& gameId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (m_search.gameId() == gameId) m_search.setGame(game);
    if (m_collection.gameId() == gameId) m_collection.setGame(game);
    m_controller.refreshDecks();
    if (m_gamePage.gameId() == gameId) m_gamePage.show(game);
    m_editor.refreshGame(gameId);
    retranslate();
}

QString AppModel::printedText(const LoadedGame& loaded, CardIndex card)
{
    if (loaded.catalogue.textState(card) == Card::TextState::Unknown) return tr("Text not entered yet");
    if (loaded.catalogue.textState(card) == Card::TextState::None) return {};
    const auto full = m_store.card(loaded.game, loaded.catalogue.id(card));
    return full ? fromUtf8(full->text.in(currentLanguage())) : QString();
}

QString AppModel::dataFolder() const { return fromUtf8(mazzo::carddata::dataFolder().string()); }
QUrl AppModel::dataFolderUrl() const { return QUrl::fromLocalFile(dataFolder()); }

QString AppModel::problem() const { return m_store.error() ? sentence(*m_store.error()) : QString(); }

QString AppModel::problemDetail() const
{
    if (!m_store.error()) return {};
    const Error& error = *m_store.error();
    return error.where.file.empty() ? fromUtf8(error.detail) : fromUtf8(error.where.file);
}

QString AppModel::advice() const
{
    const std::string code = m_store.error() ? m_store.error()->code : std::string();
    if (code == "library.newer")
        return tr("Nothing was changed or lost. Start the newer Mazzo, or let this one keep its data in another "
                  "folder: the variable MAZZO_HOME names it.");
    if (code == "library.read-only" || code == "library.cannot-open" || code == "library.no-folder")
        return tr("Nothing was changed or lost. Give yourself the right to write there and try again, or name another "
                  "folder by the variable MAZZO_HOME.");
    if (code == "library.disk-full" || code == "library.no-backup")
        return tr("Nothing was changed or lost. Make some room on the disk and try again.");
    if (code == "library.busy")
        return tr("Nothing was changed or lost. Another program is using the library: close it, or wait a moment, and "
                  "try again.");
    return tr("Nothing was changed or lost. Your data is in this folder; backups end in “.backup”. Put one in the "
              "place of the damaged file, or move the file away to begin with an empty library.");
}

}  // namespace mazzo::desktop
