// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/table_player.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/goldfish/contract.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>

using namespace mazzo::tests;
using goldfish::Action;

namespace {

/// Several picks as one action, for the command line: at the table they are picked one by one.
bool isInOneGo(const Action& action, const std::vector<goldfish::Offer>& offers)
{
    return action.parts.size() == 1 && action.operands().size() > 1 &&
           std::ranges::any_of(offers, [&](const goldfish::Offer& offer) {
               return offer.verb == action.verb && offer.parts.size() == 1 && !offer.parts.front().isList();
           });
}

}  // namespace

/// Whole games, played by what the table offers to hand and eye.
class TestGoldfishGames : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayedByTouchingAndPressing_data();
    void aWholeGameIsPlayedByTouchingAndPressing();
    void SV_E03_aBeatenOpponentIsSaidAndTheGameGoesOn();
    void aPackWithoutAnEngineIsPlayedFreely();
    void aGameWhosePackIsGoneSaysSo();

private:
    [[nodiscard]] static std::unique_ptr<AppModel> opened();
    static bool deal(AppModel& app, const QString& game);
    static void installHarbour(const TemporaryLibrary& library);
    static int pressed(GoldfishTable& table, const QString& label);
};

std::unique_ptr<AppModel> TestGoldfishGames::opened()
{
    auto app = std::make_unique<AppModel>(AppModel::Memory::None);
    app->open();
    app->preferences()->setLanguage("en");
    return app;
}

/// The first preconstructed deck of a game, dealt by a fixed seed.
bool TestGoldfishGames::deal(AppModel& app, const QString& game)
{
    for (int row = 0; row < app.decks()->precon()->count(); ++row) {
        if (app.decks()->precon()->at(row, "gameId") != game) continue;
        app.openDeck(app.decks()->startFrom(row));
        app.testHand();
        return app.table()->setSeed("7");
    }
    return false;
}

void TestGoldfishGames::aWholeGameIsPlayedByTouchingAndPressing_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("rare");  // what a player does seldom, so that the game comes to its own end
    QTest::newRow("EverZone") << "everzone" << QStringList{"surrender", "lose", "destroy", "effect", "mulligan"};
    QTest::newRow("Zombinion") << "zombinion" << QStringList{};
    QTest::newRow("War of the Worlds") << "war-of-the-worlds" << QStringList{"opponent"};
}

void TestGoldfishGames::aWholeGameIsPlayedByTouchingAndPressing()
{
    QFETCH(QString, game);
    QFETCH(QStringList, rare);
    const TemporaryLibrary library;
    const auto app = opened();
    QVERIFY(deal(*app, game));
    GoldfishTable& table = *app->table();
    const QString first = table.sessionText();
    TablePlayer player(table);
    Random random(11);
    constexpr int kMaxTries = 4000;
    for (int tried = 0; tried < kMaxTries && table.turn()->outcome().isEmpty(); ++tried) {
        const Action action = goldfish::randomAction(table.session()->table().offers, random);
        const bool seldom = rare.contains(QString::fromStdString(action.verb));
        if (seldom && random.below(40) != 0) continue;
        if (isInOneGo(action, table.session()->table().offers)) continue;
        goldfish::Session alone = *table.session();
        if (!alone.act(action)) continue;  // refused for what no offer can say, such as a sum
        QVERIFY2(player.plays(action),
                 qPrintable(QStringLiteral("step %1: nothing on the table leads to %2")
                                .arg(table.log()->step())
                                .arg(QString::fromStdString(textOf(action, table.session()->play().setup())))));
    }
    QVERIFY2(!table.turn()->outcome().isEmpty(),
             qPrintable(QStringLiteral("still going after %1 steps").arg(table.log()->step())));
    QCOMPARE(table.actions()->buttons()->count(), 0);
    const QString last = table.sessionText();
    while (table.log()->canUndo()) table.undo();
    QCOMPARE(table.sessionText(), first);
    QVERIFY2(resumes(table, last), qPrintable(table.savedGame()->problem()));
    QCOMPARE(table.sessionText(), last);
}

/// Sovereign prints no end (SV-E01): it is played until the opponent has taken more damage than they have face-down
/// cards, which the table says.
void TestGoldfishGames::SV_E03_aBeatenOpponentIsSaidAndTheGameGoesOn()
{
    const TemporaryLibrary library;
    const auto app = opened();
    QVERIFY(deal(*app, "sovereign"));
    GoldfishTable& table = *app->table();
    const QString first = table.sessionText();
    TablePlayer player(table);
    Random random(11);
    const auto strikesPlayer = [](const Action& action) {
        return action.verb == "fight" && action.operand(1).word == "opponent";
    };
    // What only the opponent would do is left out; whoever can strike the player does.
    const QStringList theirs{"enemy", "gain", "damage", "bulwark", "step", "take", "dismiss"};
    const auto isBeaten = [&table] { return table.turn()->warnings().contains("SV-E03"); };
    constexpr int kMaxTries = 4000;
    int strikes = 0;
    for (int tried = 0; tried < kMaxTries && !isBeaten(); ++tried) {
        const auto& offers = table.session()->table().offers;
        Action action = goldfish::randomAction(offers, random);
        for (const goldfish::Offer& offer : offers)
            if (offer.verb == "fight" && !offer.parts[1].choices.empty())
                action = {"fight",
                          {{"", {offer.parts[0].choices[0]}}, {offer.parts[1].link, {offer.parts[1].choices.back()}}}};
        if (theirs.contains(QString::fromStdString(action.verb)) || (action.verb == "end" && random.below(4) != 0) ||
            isInOneGo(action, offers))
            continue;
        goldfish::Session alone = *table.session();
        if (!alone.act(action)) continue;
        strikes += strikesPlayer(action) ? 1 : 0;
        QVERIFY2(player.plays(action),
                 qPrintable(QString::fromStdString(textOf(action, table.session()->play().setup()))));
    }
    QVERIFY2(isBeaten(), qPrintable(QStringLiteral("%1 steps, %2 strikes").arg(table.log()->step()).arg(strikes)));
    QVERIFY(strikes > 0);
    QVERIFY(table.turn()->outcome().isEmpty());
    QVERIFY(table.actions()->buttons()->count() > 0);  // the player may go on
    const QString last = table.sessionText();
    table.undo();
    QVERIFY(!isBeaten());
    while (table.log()->canUndo()) table.undo();
    QCOMPARE(table.sessionText(), first);
    QVERIFY2(resumes(table, last), qPrintable(table.savedGame()->problem()));
    QVERIFY(isBeaten());
}

/// A pack of the player's own that names no engine.
void TestGoldfishGames::installHarbour(const TemporaryLibrary& library)
{
    const QDir from(QStringLiteral(MAZZO_SOURCE_DIR "/tests/carddata/pack/data/harbour"));
    const QDir to(library.file("packs/harbour"));
    for (const QString folder : {"decks", "images"}) QVERIFY(QDir().mkpath(to.filePath(folder)));
    for (const QString name : {"cards.json", "products.json", "decks/three-gulls.deck", "images/gull.txt",
                               "images/buoy.txt", "images/wharf.txt"})
        QVERIFY(QFile::copy(from.filePath(name), to.filePath(name)));
    QFile game(from.filePath("game.json"));
    QFile changed(to.filePath("game.json"));
    QVERIFY(game.open(QFile::ReadOnly) && changed.open(QFile::WriteOnly));
    QByteArray text = game.readAll();
    QVERIFY(text.contains("\"engine\": \"tide\","));
    text.replace("\"engine\": \"tide\",", "");
    changed.write(text);
}

int TestGoldfishGames::pressed(GoldfishTable& table, const QString& label)
{
    for (int row = 0; row < table.actions()->buttons()->count(); ++row) {
        if (table.actions()->buttons()->at(row, "label") != label) continue;
        table.actions()->press(row);
        return row;
    }
    return -1;
}

void TestGoldfishGames::aPackWithoutAnEngineIsPlayedFreely()
{
    const TemporaryLibrary library;
    CHECKED(installHarbour(library));
    const auto app = opened();
    QVERIFY(deal(*app, "harbour"));
    GoldfishTable& table = *app->table();
    QVERIFY2(table.playing(), qPrintable(table.problem()));
    QCOMPARE(table.zones()->hand()->count(), 3);
    QVERIFY(pressed(table, "Keep") >= 0);
    TablePlayer player(table);
    const auto does = [&](const char* text) {
        const auto action = table.session()->play().read(table.session()->now(), text);
        return action && player.plays(*action);
    };
    const QString name = table.zones()->hand()->at(0, "name").toString();
    QVERIFY(does(qPrintable("move " + name + " to wreck")));
    QVERIFY(does(qPrintable("mark " + name + " as anchored")));
    QVERIFY(does("set wind to 9"));
    QVERIFY(table.turn()->counters()->at(0, "spoken").toString().endsWith(": 9"));
    QVERIFY(does("roll 6"));
    QVERIFY(does(qPrintable("move " + name + " to sea")));
    QVERIFY(does("shuffle sea"));
    QVERIFY(does("draw"));
    QVERIFY(does("next"));
    QCOMPARE(table.log()->step(), 9);
    QVERIFY(!table.simulation()->available());
}

void TestGoldfishGames::aGameWhosePackIsGoneSaysSo()
{
    QString text;
    {
        const TemporaryLibrary library;
        CHECKED(installHarbour(library));
        const auto app = opened();
        QVERIFY(deal(*app, "harbour"));
        text = app->table()->sessionText();
    }
    const TemporaryLibrary library;
    const auto app = opened();
    QVERIFY(!resumes(*app->table(), text));
    QVERIFY2(app->table()->savedGame()->problem().contains("harbour"),
             qPrintable(app->table()->savedGame()->problem()));
}

MAZZO_TEST(TestGoldfishGames)
#include "tst_goldfish_games.moc"
