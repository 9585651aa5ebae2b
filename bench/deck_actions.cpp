// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "bench/gui_work.h"
#include "bench/synthetic.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace mazzo::bench;

namespace {

constexpr int kDecks = 1000;
constexpr int kManyDecks = 2000;
constexpr int kLines = 30;
constexpr int kRevisions = 200;
constexpr int kRounds = 40;

std::string deckText(const Game& game, const std::vector<Card>& cards, int number, int step)
{
    std::string text = "name: Deck " + std::to_string(1000 + number) + "\ngame: " + game.id + "\ntags: bench, no " +
                       std::to_string(number % 7) + "\n[main]\n";
    for (int line = 0; line < kLines; ++line) {
        const std::size_t card = (static_cast<std::size_t>(number) * 37 + static_cast<std::size_t>(line) * 101 +
                                  static_cast<std::size_t>(step)) %
                                 cards.size();
        text += std::to_string(1 + line % 4) + " <" + game.id + ":" + cards[card].id + ">\n";
    }
    return text;
}

/// Decks like a player's, the first of them with a long history.
bool writeDecks(const std::filesystem::path& home, const Game& game, const std::vector<Card>& cards, int from, int to)
{
    const auto library = Library::open(home);
    if (!library) return false;
    for (int number = from; number < to; ++number) {
        const auto deck = library->decks().add(deckText(game, cards, number, 0), {});
        for (int step = 1; deck && number == 0 && step < kRevisions; ++step)
            if (!library->decks().save(deck->id, deckText(game, cards, number, step))) return false;
        if (!deck) return false;
    }
    return true;
}

bool isBusy(AppModel& app)
{
    return app.library()->loading() || app.search()->busy() || app.editor()->busy() || app.decks()->busy() ||
           app.collection()->busy() || app.sharing()->working() || app.library()->backups()->busy() ||
           app.cardPage()->values()->saving() || app.cardPage()->relations()->searching();
}

template <class Do>
void measure(AppModel& app, const char* what, int rounds, const Do& act)
{
    Times times;
    for (int round = 0; round < rounds; ++round) {
        const double own = ownWork([&] { act(round); }, [&] { return isBusy(app); });
        const double begin = threadMilliseconds();
        look(*app.decks()->decks());
        times.add(own + threadMilliseconds() - begin);
    }
    print(what, times);
}

QString idAt(AppModel& app, int row) { return app.decks()->decks()->at(row, "deckId").toString(); }

/// The library taken while the window is there: all of the GUI thread's work, and the longest time without a look at
/// what the player does.
void start(const char* what)
{
    AppModel app(AppModel::Memory::None);
    app.openAsync(std::make_shared<LibraryReading>());
    double own = 0;
    double longest = 0;
    app.awaitLibrary();
    while (isBusy(app)) {
        const double block = ownWork([] { QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); },
                                     [] { return false; });
        own += block;
        longest = std::max(longest, block);
    }
    std::printf("%-44s all %7.3f ms  longest block %7.3f ms\n", what, own, longest);
}

void decks(AppModel& app, const QString& game)
{
    DeckLibrary& decks = *app.decks();
    measure(app, "a deck is made", kRounds, [&](int) { (void)decks.create(game, "Bench"); });
    measure(app, "a deck is made and opened in the editor", kRounds,
            [&](int) { app.openDeck(decks.create(game, "Opened")); });
    measure(app, "another deck is opened in the editor", kRounds,
            [&](int round) { app.openDeck(idAt(app, 100 + round)); });
    measure(app, "a card is added in the editor", kRounds,
            [&](int round) { app.editor()->add(app.editor()->search()->cards()->cardIdAt(round * 37)); });
    measure(app, "a deck is duplicated", kRounds, [&](int round) { (void)decks.duplicate(idAt(app, round)); });
    measure(app, "a deck is renamed", kRounds,
            [&](int round) { decks.rename(idAt(app, 200 + round), "Renamed " + QString::number(round)); });
    measure(app, "a deck is removed", kRounds, [&](int round) { decks.remove(idAt(app, 300 + round)); });
    measure(app, "a removed deck is brought back", kRounds, [&](int) { decks.restoreRemoved(); });
    measure(app, "a key in the filter", kRounds,
            [&](int round) { decks.setFilter(QString("Deck 1").left(round % 7)); });
    measure(app, "all decks are listed anew", kRounds, [&](int) { decks.refresh(); });
}

void history(AppModel& app, const QString& deck)
{
    measure(app, "a history of 200 states is opened", kRounds, [&](int) {
        app.decks()->hideHistory();
        app.decks()->showHistory(deck);
    });
    measure(app, "a state is restored", kRounds, [&](int round) { app.decks()->restore(round + 1); });
    app.decks()->hideHistory();
}

void sharing(AppModel& app, const QString& deck)
{
    for (const char* kind : {"text", "qr", "picture", "list", "proxies"}) {
        app.sharing()->setKind(kind);
        measure(app, (std::string("the share sheet: ") + kind).c_str(), kRounds / 4,
                [&](int) { app.sharing()->share(deck); });
        app.sharing()->dismiss();
    }
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    const QGuiApplication application(argc, argv);
    const Game game = syntheticGame();
    const QString gameId = QString::fromStdString(game.id);
    const std::vector<Card> cards = packedCards();
    if (!writePack(home.path().toStdString(), game, cards) ||
        !writeDecks(home.path().toStdString(), game, cards, 0, kDecks))
        return 2;
    {
        AppModel app(AppModel::Memory::None);  // stores the pack
        app.open();
        app.chooseGame(gameId);
        while (isBusy(app)) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (app.decks()->total() != kDecks || app.search()->total() != static_cast<int>(kCards)) return 1;
        std::printf("%d decks, %d cards; the GUI thread's own work, without painting\n", app.decks()->total(),
                    app.search()->total());
        const QString first = QString::number(
            static_cast<qlonglong>(Library::open(home.path().toStdString())->decks().all()->front().id));
        decks(app, gameId);
        history(app, first);
        sharing(app, first);
        app.showCard(QString::fromStdString(cards.front().id));
        measure(app, "a card's page is opened", kRounds, [&](int round) {
            app.showCard(QString::fromStdString(cards[static_cast<std::size_t>(round) * 11].id));
        });
        app.library()->backups()->make();
        while (isBusy(app)) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        app.library()->backups()->refresh();
        while (app.library()->backups()->list()->count() == 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        measure(app, "a backup is put in the library's place", 3, [&](int) { app.library()->backups()->restore(0); });
    }
    start("start with 1,000 decks");
    if (!writeDecks(home.path().toStdString(), game, cards, kDecks, kManyDecks)) return 2;
    start("start with 2,000 decks");
    return 0;
}
