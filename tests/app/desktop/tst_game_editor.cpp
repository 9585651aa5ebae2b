// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

#include <QFile>

using namespace mazzo::tests;

/// The game editor without a window: a game is made, changed, tried out, and undone.
class TestGameEditor : public DesktopFixture {
    Q_OBJECT

private slots:
    void init()
    {
        CHECKED(start());
        game().create("Fox & Owl", "fox-and-owl", "en", "Ada");
        QTRY_COMPARE_WITH_TIMEOUT(game().state(), "open", 20'000);
        CHECKED(wait());
    }
    void cleanup() { stop(); }
    void aNewGameWorksAtOnce();
    void anIdThatIsTakenIsRefused();
    void everyEditIsOnDiskAndCanBeUndone();
    void aRuleIsExplainedAndTriedWhileItIsTyped();
    void aMistakeIsShownAtItsPlace();
    void examplesStateTheirVerdict();
    void theTableFollowsTheProcedure();
    void cardsGoIntoThePack();
    void hintsAreListed();
    void aShippedGameIsCopied();
    void listsAreEdited();
    void valuesOfAmendedCardsAreTypedByField();
    void whatAnotherProgramWroteIsReadAgain();
    void aRemovedGameIsClosed();

private:
    [[nodiscard]] GameEditor& game() const { return *m_app->gameEditor(); }
    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!game().busy(), 30'000); }
    [[nodiscard]] QByteArray file(const QString& name, const QString& pack = "fox-and-owl") const
    {
        QFile text(
            QString::fromStdString((mazzo::carddata::dataFolder() / "packs").string()) + "/" + pack + "/" + name);
        return text.open(QFile::ReadOnly) ? text.readAll() : QByteArray();
    }
    [[nodiscard]] QString value(const QString& key, const QString& role = "value") const
    {
        return game().form()->at(rowWith(*game().form(), "key", key), role).toString();
    }
};

void TestGameEditor::aNewGameWorksAtOnce()
{
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Maker);
    QCOMPARE(game().name(), "Fox & Owl");
    QCOMPARE(game().mistakes(), 0);
    QCOMPARE(game().lints(), 0);
    QVERIFY(rowWith(*m_app->games()->list(), "gameId", "fox-and-owl") >= 0);
    for (int row = 0; row < game().decks()->count(); ++row)
        QCOMPARE(game().decks()->at(row, "state").toString(), "fine");
    QCOMPARE(game().sections()->at(rowWith(*game().sections(), "sectionId", "cards"), "amount").toInt(), 8);
}

void TestGameEditor::anIdThatIsTakenIsRefused()
{
    QCOMPARE(game().idFor("Fox & Owl"), "fox-owl");
    QCOMPARE(game().idFor("EverZone"), "everzone-2");
    game().create("Another", "everzone", "en", {});
    QVERIFY(!game().problem().isEmpty());
    game().create("Another", "Not an id", "en", {});
    QTRY_VERIFY_WITH_TIMEOUT(!game().problem().isEmpty(), 20'000);
}

void TestGameEditor::everyEditIsOnDiskAndCanBeUndone()
{
    const QByteArray before = file("game.json");
    game().setText("/name", "en", "Fox and Owl");
    game().openPath("/fields/0");
    QCOMPARE(game().section(), "fields");
    game().setValue("/fields/0/id", "price");
    game().setValue("/fields/0/max", "9");
    CHECKED(wait());
    QVERIFY(file("game.json").contains("\"Fox and Owl\""));
    QVERIFY(file("cards.json").contains("\"price\": 1"));
    QVERIFY(!file("cards.json").contains("\"cost\""));
    QCOMPARE(game().mistakes(), 0);
    game().setValue("/fields/0/max", "many");
    QVERIFY(game().problem().contains("many"));
    while (game().canUndo()) game().undo();
    CHECKED(wait());
    QCOMPARE(file("game.json"), before);
    QVERIFY(file("cards.json").contains("\"cost\": 1"));
    while (game().canRedo()) game().redo();
    CHECKED(wait());
    QVERIFY(file("cards.json").contains("\"price\": 1"));
}

void TestGameEditor::aRuleIsExplainedAndTriedWhileItIsTyped()
{
    game().openPath("/rules/0");
    QVERIFY(game().isRule());
    QTRY_VERIFY_WITH_TIMEOUT(game().ruleTrial()->shown(), 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(game().ruleTrial()->breaking(), 1, 20'000);
    const QVariantMap fine = game().explain("check", "count(zone:deck) >= 60");
    QCOMPARE(fine["problem"].toString(), QString());
    QVERIFY2(fine["explained"].toString().contains("60"), qPrintable(fine["explained"].toString()));
    const QVariantMap wrong = game().explain("check", "count(zone:dek) >= 60");
    QVERIFY(!wrong["problem"].toString().isEmpty());
    QCOMPARE(wrong["position"].toInt(), 11);
    QVERIFY(!game().completionsAt("query", "ty", 2).isEmpty());
    QCOMPARE(game().completionsAt("check", "cou", 3).last().toMap()["query"].toString(), "count(");
    // Typed, but not stored.
    const QByteArray before = file("game.json");
    game().tryExpression("/rules/0/check", "count(zone:deck) >= 60");
    QTRY_COMPARE_WITH_TIMEOUT(game().ruleTrial()->keeping(), 0, 20'000);
    QCOMPARE(file("game.json"), before);
}

void TestGameEditor::aMistakeIsShownAtItsPlace()
{
    game().openPath("/rules/0");
    game().setValue("/rules/0/check", "count(zone:dek) >= 12");
    CHECKED(wait());
    QVERIFY(game().mistakes() > 0);
    QCOMPARE(game().problems()->at(0, "path").toString(), "/rules/0/check");
    QVERIFY(!value("check", "problem").isEmpty());
    QVERIFY(game().items()->at(0, "problems").toInt() > 0);
    // The rest of the program uses the last valid version.
    QVERIFY(rowWith(*m_app->games()->list(), "gameId", "fox-and-owl") >= 0);
    game().chooseSection("game");
    game().openProblem(0);
    QCOMPARE(game().section(), "rules");
    QCOMPARE(game().item(), 0);
    game().undo();
    CHECKED(wait());
    QCOMPARE(game().mistakes(), 0);
    QCOMPARE(value("check", "problem"), QString());
}

void TestGameEditor::examplesStateTheirVerdict()
{
    game().chooseSection("decks");
    game().openDeck("examples/twelve-cards.deck");
    QTRY_COMPARE_WITH_TIMEOUT(game().deckTrial()->state(), "fine", 20'000);
    game().addDeck("One owl", true);
    QCOMPARE(game().deckTrial()->file(), "examples/one-owl.deck");
    game().setDeckText("expect: legal\ngame: fox-and-owl\n\n[deck]\n1 Owl\n");
    CHECKED(wait());
    QTRY_COMPARE_WITH_TIMEOUT(game().deckTrial()->state(), "other", 20'000);
    QVERIFY(game().mistakes() > 0);
    game().expectFound();
    CHECKED(wait());
    QVERIFY(file("examples/one-owl.deck").startsWith("expect: unfinished R-1\n"));
    QCOMPARE(game().mistakes(), 0);
    game().removeDeck();
    CHECKED(wait());
    QVERIFY(file("examples/one-owl.deck").isEmpty());
    game().undo();
    CHECKED(wait());
    QVERIFY(!file("examples/one-owl.deck").isEmpty());
}

void TestGameEditor::theTableFollowsTheProcedure()
{
    QTRY_COMPARE_WITH_TIMEOUT(game().table()->state(), "table", 20'000);
    const auto hand = [this] { return game().table()->zones()->at(0, "amount").toInt(); };
    QTRY_COMPARE_WITH_TIMEOUT(hand(), 4, 20'000);
    game().table()->act(rowWith(*game().table()->actions(), "label", "Keep"));
    QTRY_VERIFY_WITH_TIMEOUT(game().table()->phase().startsWith("Turn 1"), 20'000);
    game().chooseSection("procedure");
    game().setValue("/procedure/opening-hand", "6");
    CHECKED(wait());
    QTRY_COMPARE_WITH_TIMEOUT(hand(), 6, 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(game().table()->phase().startsWith("Turn 1"), 20'000);
    game().table()->stepBack();
    QTRY_COMPARE_WITH_TIMEOUT(game().table()->phase(), "Set-up", 20'000);
}

void TestGameEditor::cardsGoIntoThePack()
{
    game().chooseSection("cards");
    MyCards& cards = *game().cards();
    QTRY_COMPARE_WITH_TIMEOUT(cards.table()->count(), 8, 20'000);
    const int cost = rowWith(*cards.table()->columns(), "key", "cost");
    cards.setCell(0, cost, "5");
    CHECKED(wait());
    QVERIFY(file("cards.json").contains("\"cost\": 5"));
    QTRY_COMPARE_WITH_TIMEOUT(cards.table()->cell(0, static_cast<std::size_t>(cost)).text, "5", 20'000);
    cards.setCell(0, cost, "x");
    QTRY_COMPARE_WITH_TIMEOUT(cards.table()->problems(), 1, 20'000);
    cards.form()->startNew();
    cards.form()->enter("name", "Badger");
    cards.form()->enter("type", "Creature");
    cards.form()->enter("cost", "2");
    cards.form()->enter("colour", "Red");
    cards.form()->save();
    QTRY_COMPARE_WITH_TIMEOUT(cards.table()->count(), 9, 20'000);
    CHECKED(wait());
    for (const char* part : {"\"id\": \"badger\"", "\"number\": 9", "\"fields\": {\"cost\": 2, \"colour\": \"red\"}"})
        QVERIFY2(file("cards.json").contains(part), file("cards.json").constData());
    QCOMPARE(game().mistakes(), 0);
    cards.removeCards({"badger"});
    QTRY_COMPARE_WITH_TIMEOUT(cards.table()->count(), 8, 20'000);
    CHECKED(wait());
    QVERIFY(!file("cards.json").contains("badger"));
    cards.undo();
    CHECKED(wait());
    QVERIFY(file("cards.json").contains("badger"));
}

void TestGameEditor::hintsAreListed()
{
    game().openPath("/rules/0");
    game().setValue("/rules/0/check", "count(zone:deck) >= 0");
    CHECKED(wait());
    QVERIFY(game().lints() > 0);
    const int row = rowWith(*game().problems(), "isLint", true);
    QCOMPARE(game().problems()->at(row, "path").toString(), "/rules/0");
}

void TestGameEditor::aShippedGameIsCopied()
{
    game().duplicate("zombinion", "my-zombies", "My Zombies");
    QTRY_COMPARE_WITH_TIMEOUT(game().gameId(), "my-zombies", 30'000);
    CHECKED(wait());
    QCOMPARE(game().state(), "open");
    QStringList problems;
    for (int row = 0; row < game().problems()->count(); ++row)
        problems << game().problems()->at(row, "words").toString();
    QCOMPARE(problems, QStringList());
    QVERIFY(file("products.json", "my-zombies").contains("\"my-zombies-base\""));
    QVERIFY(!file("game.json", "my-zombies").contains("$schema"));
    QVERIFY(m_app->gamePage()->removable());
    // The original is nobody's to edit.
    game().open("zombinion");
    QTRY_COMPARE_WITH_TIMEOUT(game().state(), "failed", 20'000);
}

void TestGameEditor::listsAreEdited()
{
    game().chooseSection("types");
    game().addItem("Terrain");
    QCOMPARE(game().item(), 2);
    QCOMPARE(value("id"), "terrain");
    game().moveItem(2, -1);
    QCOMPARE(game().items()->at(1, "title").toString(), "Terrain");
    game().duplicateItem(1);
    QCOMPARE(game().items()->at(2, "about").toString(), "terrain-2");
    game().removeItem(2);
    QCOMPARE(game().items()->count(), 3);
    game().openPath("/fields/1/choices");
    QCOMPARE(game().crumbs()->count(), 3);
    game().addItem("Green");
    QCOMPARE(value("id"), "green");
    game().back();
    QCOMPARE(game().itemPath(), "/fields/1");
    game().openPath("/procedure/phases/0/enter");
    QVERIFY(!game().newChoices().isEmpty());
    game().addItem("shuffle");
    CHECKED(wait());
    QCOMPARE(game().mistakes(), 0);
    game().setValue("/languages", "en, it");
    CHECKED(wait());
    QCOMPARE(game().mistakes(), 0);
    QVERIFY(file("game.json").contains("\"it\": \"Fox & Owl\""));
}

void TestGameEditor::valuesOfAmendedCardsAreTypedByField()
{
    game().chooseSection("amendments");
    game().addItem("Errata");
    game().openPath("/amendments/0/cards");
    game().addItem("Bear");
    QCOMPARE(value("card"), "bear");
    game().setValue("/amendments/0/cards/0/fields", "cost = 1; colour=red");
    CHECKED(wait());
    QCOMPARE(game().mistakes(), 0);
    QCOMPARE(value("fields"), "cost=1; colour=red");
    QVERIFY(file("game.json").contains("\"cost\": 1"));
    game().setValue("/amendments/0/cards/0/fields", "nine");
    QVERIFY(game().problem().contains("nine"));
    // Renaming follows it.
    game().setValue("/fields/0/id", "price");
    CHECKED(wait());
    QCOMPARE(game().mistakes(), 0);
    QVERIFY(file("game.json").contains("\"price\": 1"));
}

void TestGameEditor::whatAnotherProgramWroteIsReadAgain()
{
    const QString path = QString::fromStdString((mazzo::carddata::dataFolder() / "packs").string());
    QFile text(path + "/fox-and-owl/game.json");
    QVERIFY(text.open(QFile::ReadWrite));
    QByteArray all = text.readAll().replace("\"version\": \"0.1.0\"", "\"version\": \"7.0.0\"");
    text.resize(0);
    QVERIFY(text.write(all) == all.size());
    text.close();
    game().setText("/name", "en", "Lost");
    QTRY_VERIFY_WITH_TIMEOUT(game().problem().contains("game.json"), 20'000);
    CHECKED(wait());
    QVERIFY(file("game.json").contains("7.0.0"));
    QVERIFY(!file("game.json").contains("Lost"));
    QCOMPARE(value("version"), "7.0.0");
}

void TestGameEditor::aRemovedGameIsClosed()
{
    m_app->gamePage()->remover()->ask("fox-and-owl");
    QTRY_COMPARE_WITH_TIMEOUT(m_app->gamePage()->remover()->state(), "report", 20'000);
    m_app->gamePage()->remover()->remove();
    QTRY_COMPARE_WITH_TIMEOUT(game().state(), "none", 20'000);
    CHECKED(wait());
    QVERIFY(file("game.json").isEmpty());
}

MAZZO_TEST(TestGameEditor)
#include "tst_game_editor.moc"
