// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_scenes.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace mazzo::desktop {

namespace {

void search(AppModel& app, const QString& game, const QString& text, const QString& layout)
{
    app.chooseGame(game);
    app.search()->clear();
    app.search()->setWithUndecided(false);
    app.search()->setText(text);
    app.preferences()->setCardLayout(layout);
    app.navigation()->open(Navigation::Page::Cards);
}

void card(AppModel& app, const QString& game, const QString& id)
{
    search(app, game, QString(), QStringLiteral("grid"));
    app.showCard(id);
}

/// The first card of a game that still has something to be found out, or simply the first.
QString cardToComplete(AppModel& app)
{
    CardList* cards = app.search()->cards();
    for (int row = 0; row < cards->count(); ++row) {
        if (cards->index(row).data(CardList::Unknowns).toInt() > 0 &&
            !cards->index(row).data(CardList::Excerpt).toString().isEmpty())
            return cards->cardIdAt(row);
    }
    return cards->cardIdAt(0);
}

/// Opens a deck: one that the tour made before, or the first preconstructed one of a game, without a card if it is to
/// be illegal.
void editor(AppModel& app, const QString& game, bool damaged)
{
    const DeckTable& decks = *app.decks()->decks();
    for (int row = 0; row < decks.count(); ++row) {
        if (decks.at(row, QStringLiteral("gameId")) != game ||
            (decks.at(row, QStringLiteral("verdict")) == "legal") == damaged)
            continue;
        return app.openDeck(decks.at(row, QStringLiteral("deckId")).toString());
    }
    const TableModel& ready = *app.decks()->precon();
    for (int row = 0; row < ready.count(); ++row) {
        if (ready.at(row, QStringLiteral("gameId")) != game) continue;
        app.openDeck(app.decks()->startFrom(row));
        const TableModel& cards = *app.editor()->deck()->cards();
        for (int line = 0; damaged && line < cards.count(); ++line) {
            if (cards.at(line, QStringLiteral("amount")).toInt() > 1 && app.editor()->change(line, -1)) break;
        }
        return;
    }
}

/// The deck with tags, cards that may join it, and a selection, as stacks or as a grid.
void deckView(AppModel& app, const QString& game, const QString& view)
{
    editor(app, game, false);
    app.preferences()->setDeckView(view);
    DeckEditor& deck = *app.editor();
    const TableModel& cards = *deck.deck()->cards();
    int tagged = 0;
    for (int row = 0; row < cards.count() && tagged < 2; ++row)
        if (cards.at(row, QStringLiteral("amount")).toInt() > 1 && deck.setTag(row, QStringLiteral("finisher"), true))
            ++tagged;
    if (cards.at(cards.count() - 1, QStringLiteral("kind")) == "zone")
        deck.addTo(deck.search()->cards()->cardIdAt(0), QString::fromUtf8(kMaybeZone));
    deck.selection()->clear();
    if (view == "stacks") deck.selectBar(0);
}

/// Folders, and a deck in the bin.
void deckBin(AppModel& app)
{
    DeckLibrary& decks = *app.decks();
    app.navigation()->open(Navigation::Page::Decks);
    const QString deckId = decks.decks()->at(0, QStringLiteral("deckId")).toString();
    decks.moveToFolder(deckId, QStringLiteral("Club"));
    if (decks.bin()->count() == 0) decks.remove(decks.duplicate(deckId));
    decks.dismissRemoved();
    QElapsedTimer waited;
    waited.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (decks.bin()->count() == 0 && waited.elapsed() < 2000);
    decks.bin()->setShown(true);
}

/// One decision at the table, whichever comes first: with a card of the hand if one can act, else by a button.
void decide(GoldfishTable& table)
{
    const TableModel& hand = *table.zones()->hand();
    TableActions& actions = *table.actions();
    int row = 0;
    while (row < hand.count() && hand.at(row, QStringLiteral("touch")).toString().isEmpty()) ++row;
    if (row < hand.count()) {
        actions.touchPiece(hand.at(row, QStringLiteral("pieceId")).toUInt());
        if (!actions.building()) actions.chooseAction(0);
    } else {
        actions.press(0);
    }
    constexpr int kMaxChoices = 8;
    for (int made = 0; made < kMaxChoices && actions.building(); ++made) {
        const TableModel& choices = *actions.choices();
        int choice = 0;
        while (choice < choices.count() && choices.at(choice, QStringLiteral("chosen")).toBool()) ++choice;
        if (actions.canConfirm()) actions.confirm();
        else if (actions.needsNumber()) actions.confirmNumber(actions.minNumber());
        else actions.choose(choice);
    }
    actions.cancel();
}

/// A deck on the table, a few decisions into the game.
void goldfish(AppModel& app, const QString& game, int decisions)
{
    editor(app, game, false);
    app.testHand();
    (void)app.table()->setSeed(QStringLiteral("7"));
    // Played while another page is open, so that no menu opens.
    app.navigation()->open(Navigation::Page::Settings);
    if (decisions > 0) app.table()->actions()->press(0);
    for (int made = 1; made < decisions; ++made) decide(*app.table());
    if (app.table()->zones()->hand()->count() > 0)
        app.table()->look(app.table()->zones()->hand()->at(0, QStringLiteral("pieceId")).toUInt());
    app.navigation()->open(Navigation::Page::Goldfish);
}

/// Lets the collection be read or changed.
void waitFor(CollectionPage& collection)
{
    constexpr int kPatience = 5000;
    QElapsedTimer waited;
    waited.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (collection.busy() && waited.elapsed() < kPatience);
}

/// A collection to look at: a box, a loan, a wish, and built decks that contend for cards.
void collection(AppModel& app, const QString& game)
{
    app.chooseGame(game);
    CollectionPage& page = *app.collection();
    page.search()->clear();
    waitFor(page);
    if (page.totals()->owned() == 0) {
        page.addBoxes(page.products()->at(0, QStringLiteral("productId")).toString(), 1, QStringLiteral("Box A"));
        waitFor(page);
        const QString first = page.search()->cards()->cardIdAt(1);
        page.lots()->show(first);
        page.lots()->lend(0, 1, QStringLiteral("Ada"));
        page.changeWishes(page.search()->cards()->cardIdAt(4), 2);
        waitFor(page);
        const DeckTable& decks = *app.decks()->decks();
        for (int row = 0; row < decks.count(); ++row)
            if (decks.at(row, QStringLiteral("gameId")) == game)
                app.decks()->setBuilt(decks.at(row, QStringLiteral("deckId")).toString(), true);
        waitFor(page);
    }
    app.navigation()->open(Navigation::Page::Collection);
}

/// The page for entering cards: the table, with a new card in the form, or with what is missing.
void myCards(AppModel& app, const QString& game, const QString& form)
{
    app.chooseGame(game);
    MyCards& cards = *app.myCards();
    cards.search()->clear();
    cards.fillIn()->stop();
    cards.form()->close();
    app.navigation()->open(Navigation::Page::MyCards);
    if (form == "missing") cards.fillIn()->start(QStringLiteral("game"));
    if (form != "new") return;
    cards.form()->startNew();
    cards.form()->enter(QStringLiteral("name"), QStringLiteral("Lucerna"));
}

/// A part of a small game in the game editor.
void maker(AppModel& app, const QString& section)
{
    GameEditor& game = *app.gameEditor();
    if (game.gameId().isEmpty()) {
        constexpr int kPatience = 10'000;
        QElapsedTimer waited;
        waited.start();
        game.create(QStringLiteral("Moon Market"), QStringLiteral("moon-market"), QStringLiteral("en"), {});
        do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        while ((game.state() != "open" || game.busy()) && waited.elapsed() < kPatience);
    }
    game.chooseSection(section);
    app.navigation()->open(Navigation::Page::Maker);
}

/// A deck's sheet for sharing, in one of its forms.
void share(AppModel& app, const QString& game, const QString& kind)
{
    editor(app, game, false);
    app.sharing()->setKind(kind);
    app.sharing()->share(app.editor()->deckId());
}

/// A list with a line of every sort. Its names are cards of the first shipped game; another game finds none of them,
/// which shows too.
void importList(AppModel& app)
{
    app.navigation()->open(Navigation::Page::Decks);
    app.importing()->open(QStringLiteral(
        "// Iron Tide\n1 Adam Finn\n\nForces\n4 Firelord\n2 Sea Arow\n1 Prime\n3 Quetzalcoatlus\nUnits (12)\n"));
}

/// A part of the analysis of a deck, with something in it.
void analysis(AppModel& app, const QString& game, const QString& part)
{
    editor(app, game, false);
    AnalysisPage& page = *app.analysis();
    app.analyse({}, part);
    if (part == "odds" && page.questions()->policies()->count() == 0)
        (void)page.questions()->addPolicy(page.questions()->example());
    if (part == "tune") {
        page.tuning()->setSwaps(2);
        page.tuning()->tune();
    }
    if (part == "quiz") {
        page.quiz()->setSeed(7);
        page.quiz()->deal();
        page.quiz()->decide(true);
    }
    if (part == "results" && page.record()->games() == 0) {
        (void)page.record()->add(QStringLiteral("won"), QStringLiteral("Ada"), QStringLiteral("Iron Tide"), {},
                                 QStringLiteral("2026-11-17"));
        (void)page.record()->add(QStringLiteral("lost"), {}, QStringLiteral("Iron Tide"), {},
                                 QStringLiteral("2026-11-18"));
    }
}

/// The strategies of a game that has them.
void strategies(AppModel& app)
{
    for (int row = app.games()->list()->count(); row-- > 0;) {
        editor(app, app.games()->list()->at(row, QStringLiteral("gameId")).toString(), false);
        app.analyse({}, QStringLiteral("strategies"));
        constexpr int kFewGames = 40;
        if (app.analysis()->strategies()->searchable()) return app.analysis()->strategies()->playTournament(kFewGames);
    }
}

QList<Scene> scenesOfGame(const QString& game)
{
    return {
        {"games-" + game,
         [game](AppModel& app) {
             app.chooseGame(game);
             app.navigation()->open(Navigation::Page::Games);
         }},
        {"editor-" + game, [game](AppModel& app) { editor(app, game, true); }},
    };
}

}  // namespace

QList<Scene> emptyScenes()
{
    return {
        {"decks-none", [](AppModel& app) { app.navigation()->open(Navigation::Page::Decks); }},
        {"analysis-none", [](AppModel& app) { app.navigation()->open(Navigation::Page::Analysis); }},
    };
}

QList<Scene> scenes(AppModel& app)
{
    const QString first = app.games()->list()->at(0, QStringLiteral("gameId")).toString();
    QList<Scene> all{
        {"editor", [first](AppModel& a) { editor(a, first, true); }},
        {"editor-legal", [first](AppModel& a) { editor(a, first, false); }},
        {"editor-stacks", [first](AppModel& a) { deckView(a, first, QStringLiteral("stacks")); }},
        {"editor-grid", [first](AppModel& a) { deckView(a, first, QStringLiteral("grid")); }},
        {"decks-bin", deckBin},
        {"analysis-odds", [first](AppModel& a) { analysis(a, first, QStringLiteral("odds")); }},
        {"analysis-sensitivity", [first](AppModel& a) { analysis(a, first, QStringLiteral("sensitivity")); }},
        {"analysis-tune", [first](AppModel& a) { analysis(a, first, QStringLiteral("tune")); }},
        {"analysis-compare", [first](AppModel& a) { analysis(a, first, QStringLiteral("compare")); }},
        {"analysis-strategies", strategies},
        {"analysis-quiz", [first](AppModel& a) { analysis(a, first, QStringLiteral("quiz")); }},
        {"analysis-results", [first](AppModel& a) { analysis(a, first, QStringLiteral("results")); }},
        {"decks",
         [](AppModel& a) {
             a.preferences()->setDeckView(QStringLiteral("list"));
             a.decks()->setFolder(QStringLiteral("*"));
             a.decks()->hideHistory();
             a.navigation()->open(Navigation::Page::Decks);
         }},
        {"decks-history",
         [](AppModel& a) { a.decks()->showHistory(a.decks()->decks()->at(0, QStringLiteral("deckId")).toString()); }},
        {"share", [first](AppModel& a) { share(a, first, QStringLiteral("text")); }},
        {"share-qr", [first](AppModel& a) { share(a, first, QStringLiteral("qr")); }},
        {"share-picture", [first](AppModel& a) { share(a, first, QStringLiteral("picture")); }},
        {"share-list", [first](AppModel& a) { share(a, first, QStringLiteral("list")); }},
        {"share-proxies", [first](AppModel& a) { share(a, first, QStringLiteral("proxies")); }},
        {"share-lost", [first](AppModel& a) { share(a, first, QStringLiteral("dek")); }},
        {"import-empty",
         [](AppModel& a) {
             a.navigation()->open(Navigation::Page::Decks);
             a.importing()->begin();
         }},
        {"import", importList},
        {"import-error", [](AppModel& a) { a.importing()->open(QStringLiteral("mazzo://v1/GsWsRRD0KhCl--sk")); }},
        {"games",
         [first](AppModel& a) {
             a.chooseGame(first);
             a.navigation()->open(Navigation::Page::Games);
         }},
        {"cards", [first](AppModel& a) { search(a, first, QString(), QStringLiteral("grid")); }},
        {"card", [first](AppModel& a) { card(a, first, cardToComplete(a)); }},
        {"cards-list", [first](AppModel& a) { search(a, first, QStringLiteral("a"), QStringLiteral("list")); }},
        {"cards-error", [first](AppModel& a) { search(a, first, QStringLiteral("typ:x"), QStringLiteral("grid")); }},
        {"cards-empty", [first](AppModel& a) { search(a, first, QStringLiteral("qqqq"), QStringLiteral("grid")); }},
        {"maker", [](AppModel& a) { maker(a, QStringLiteral("rules")); }},
        {"maker-cards", [](AppModel& a) { maker(a, QStringLiteral("cards")); }},
        {"maker-decks", [](AppModel& a) { maker(a, QStringLiteral("decks")); }},
        {"maker-table", [](AppModel& a) { maker(a, QStringLiteral("phases")); }},
        {"mycards", [first](AppModel& a) { myCards(a, first, {}); }},
        {"mycards-new", [first](AppModel& a) { myCards(a, first, QStringLiteral("new")); }},
        {"mycards-missing", [first](AppModel& a) { myCards(a, first, QStringLiteral("missing")); }},
        {"collection-none",
         [](AppModel& a) {
             a.chooseGame(a.games()->list()->at(a.games()->list()->count() - 1, QStringLiteral("gameId")).toString());
             a.navigation()->open(Navigation::Page::Collection);
         }},
        {"collection", [first](AppModel& a) { collection(a, first); }},
        {"settings", [](AppModel& a) { a.navigation()->open(Navigation::Page::Settings); }},
        {"help", [](AppModel& a) { a.navigation()->open(Navigation::Page::Help); }},
    };
    for (int row = 0; row < app.games()->list()->count(); ++row) {
        const QString game = app.games()->list()->at(row, QStringLiteral("gameId")).toString();
        all.append({"goldfish-" + game, [game](AppModel& a) { goldfish(a, game, 6); }});
    }
    all.append({"goldfish-opening", [first](AppModel& a) { goldfish(a, first, 0); }});
    for (int row = 1; row < app.games()->list()->count(); ++row)
        all += scenesOfGame(app.games()->list()->at(row, QStringLiteral("gameId")).toString());
    return all;
}

void closeSheets(AppModel& app)
{
    app.sharing()->dismiss();
    app.importing()->dismiss();
}

}  // namespace mazzo::desktop
