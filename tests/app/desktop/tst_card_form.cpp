// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "tests/app/desktop/my_cards_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// Cards in the form: new ones, corrections, references, effects, and those that a deck names.
class TestCardForm : public MyCardsFixture {
    Q_OBJECT

private slots:
    void init()
    {
        CHECKED(start());
        CHECKED(edit("sovereign"));
    }
    void cleanup() { stop(); }
    void aNewCardIsCheckedWhileItIsTypedAndStoredAsAWhole();
    void aNumberMayBePrintedAsX();
    void problemsNameFieldsAndChoicesInTheLanguageOfTheProgram();
    void aValueOfTheGameCanBeCorrectedAndForgotten();
    void aReferenceIsCorrectedOrCreated();
    void namesInTwoLanguagesAreKept();
    void editedRulingsAndTextsKeepTheOtherLanguage();
    void aNameThatIsTakenStaysReported();
    void effectsAreChosenFromTheWordsOfTheEngine();
    void aCopyHasTheValuesButNotTheName();
    void removedCardsComeBackByUndo();
    void unknownCardsOfADeckAreAskedForOneAfterTheOther();
    void cardsOfCertainTypeAreCreatedAtOnce();
};

void TestCardForm::aNewCardIsCheckedWhileItIsTypedAndStoredAsAWhole()
{
    form().startNew();
    QVERIFY(form().isNew());
    QCOMPARE(field("cost", "placeholder").toString(), "unknown");
    QCOMPARE(field("champion", "placeholder").toString(), "no");
    QVERIFY(field("champion", "rare").toBool());
    QVERIFY(!field("cost", "rare").toBool());
    form().enter("cost", "many");
    QVERIFY(field("cost", "problem").toString().contains("many"));
    form().enter("cost", "-1");
    QVERIFY(!field("cost", "problem").toString().isEmpty());
    form().enter("cost", "3");
    QCOMPARE(form().problems(), 0);
    form().save();  // without a name
    QTRY_VERIFY(!field("name", "problem").toString().isEmpty());
    QCOMPARE(rowNamed("Drago Reale"), -1);
    form().enter("name", "Drago Reale");
    form().enter("keywords", "Volo");  // a new choice
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    QCOMPARE(shown("Drago Reale", "cost"), "3");
    QCOMPARE(shown("Drago Reale", "keywords"), "Volo");
    QCOMPARE(shown("Drago Reale", "champion"), "no");
    QTRY_VERIFY(cards().canUndo());
}

void TestCardForm::aNumberMayBePrintedAsX()
{
    form().startNew();
    QVERIFY(field("cost", "canBeText").toBool());
    QVERIFY(!field("colours", "canBeText").toBool());
    form().enter("name", "Drago Reale");
    form().enter("cost", "X");
    form().enter("force", "1+*");
    QCOMPARE(form().problems(), 0);
    QVERIFY(form().numbers().contains("Cost X"));
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    QCOMPARE(shown("Drago Reale", "cost"), "X");
    cards().setCell(rowNamed("Drago Reale"), column("cost"), "4");
    QTRY_COMPARE_WITH_TIMEOUT(shown("Drago Reale", "cost"), "4", 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(!cards().busy(), 20'000);
    cards().setCell(rowNamed("Drago Reale"), column("cost"), "X");
    QTRY_COMPARE_WITH_TIMEOUT(shown("Drago Reale", "cost"), "X", 20'000);
}

void TestCardForm::problemsNameFieldsAndChoicesInTheLanguageOfTheProgram()
{
    form().startNew();
    form().enter("requires-op", "some");
    const QString classes = field("requires-op", "problem").toString();
    QVERIFY2(classes.contains("Classes of the Requirement") && classes.contains("all, any"), qPrintable(classes));
    form().enter("cost", "many");
    QVERIFY2(field("cost", "problem").toString().contains("Cost"), qPrintable(field("cost", "problem").toString()));
    m_app->preferences()->setLanguage("it");
    QTRY_VERIFY2(field("cost", "problem").toString().contains("Costo"),
                 qPrintable(field("cost", "problem").toString()));
    m_app->preferences()->setLanguage("en");
    QTRY_VERIFY(!field("cost", "problem").toString().contains("Costo"));
    form().enter("name", "Drago Reale");
    form().enter("requires-op", "");
    form().enter("cost", "");
    form().enter("type", "");
    form().save();
    QTRY_VERIFY(!field("type", "problem").toString().isEmpty());
    QVERIFY2(field("type", "problem").toString().contains("Haerian, Event"),
             qPrintable(field("type", "problem").toString()));
}

void TestCardForm::aValueOfTheGameCanBeCorrectedAndForgotten()
{
    CHECKED(edit("everzone"));
    form().showCard("marine");
    QCOMPARE(field("race", "source").toString(), "EverZone");
    form().enter("race", "slurr");
    QTRY_VERIFY_WITH_TIMEOUT(field("race", "mine").toBool(), 20'000);
    QCOMPARE(field("race", "below").toString(), "EverZone says Numan");
    QCOMPARE(field("race", "belowAction").toString(), "Use Numan");
    QCOMPARE(form().layers()->at(0, "amount").toInt(), 1);
    QCOMPARE(shown("Marine", "race"), "Slurr");
    form().useBelow("race");
    QTRY_VERIFY_WITH_TIMEOUT(!field("race", "mine").toBool(), 20'000);
    QTRY_COMPARE(shown("Marine", "race"), "Numan");
}

void TestCardForm::aReferenceIsCorrectedOrCreated()
{
    form().startNew();
    form().enter("name", "Drago Reale");
    form().enter("requires", "Banerkeeper");
    QVERIFY(!field("requires", "problem").toString().isEmpty());
    QCOMPARE(field("requires", "nearest").toString(), "Bannerkeeper");
    form().useNearest("requires");
    QCOMPARE(field("requires", "problem").toString(), QString());
    QCOMPARE(field("requires", "text").toString(), "Bannerkeeper");
    QVERIFY(form().cardNames("keep").contains("Bannerkeeper"));
    // Every Requirement is a Class, so the type of the new card is certain.
    form().enter("requires", "Torriera");
    QCOMPARE(field("requires", "missing").toString(), "Torriera");
    form().createReferred("requires");
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Torriera") >= 0, 20'000);
    QCOMPARE(shown("Torriera", "type"), "Class");
    QTRY_COMPARE(field("requires", "problem").toString(), QString());
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    QCOMPARE(shown("Drago Reale", "requires"), "Torriera");
}

void TestCardForm::namesInTwoLanguagesAreKept()
{
    CHECKED(enter("Royal Dragon", {{"name.it", "Drago Reale"}, {"cost", "2"}}));
    const QString id = table().cardIdAt(rowNamed("Royal Dragon"));
    form().showCard(id);
    QCOMPARE(field("name.it", "text").toString(), "Drago Reale");
    form().enter("name", "Kingly Dragon");
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Kingly Dragon") >= 0, 20'000);
    QTRY_COMPARE(field("name.it", "text").toString(), "Drago Reale");
}

void TestCardForm::editedRulingsAndTextsKeepTheOtherLanguage()
{
    CHECKED(edit("everzone"));
    form().showCard("meraud");
    const QStringList before = field("rulings", "text").toString().split('\n');
    QCOMPARE(before.size(), 2);
    form().enter("rulings", "At any moment.\n" + before[1]);
    QTRY_VERIFY_WITH_TIMEOUT(!form().saving(), 20'000);
    QCOMPARE(field("rulings", "text").toString(), "At any moment.\n" + before[1]);
    m_app->preferences()->setLanguage("it");
    QTRY_VERIFY(field("rulings", "text").toString().startsWith("Il momento lo scegli tu"));
    m_app->preferences()->setLanguage("en");
    const auto stored = Library::open(dataFolder());
    const auto game = stored->load("everzone");
    QVERIFY(game);
    const Card meraud = stored->card(game->game, "meraud").value();
    for (const Ruling& ruling : meraud.rulings) QCOMPARE(ruling.clause, std::string("EZ-K05"));
}

void TestCardForm::aNameThatIsTakenStaysReported()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}}));
    form().startNew();
    form().enter("name", "drago reale");
    QVERIFY(!field("name", "problem").toString().isEmpty());
    // The game is read again after every change.
    cards().setCell(rowNamed("Drago Reale"), column("cost"), "4");
    const auto state = [this] {
        return table().cell(rowNamed("Drago Reale"), static_cast<std::size_t>(column("cost"))).state;
    };
    QTRY_COMPARE_WITH_TIMEOUT(state(), "known", 20'000);
    QVERIFY(!field("name", "problem").toString().isEmpty());
    form().save();
    QTRY_VERIFY(!form().saving());
    QVERIFY(form().isNew());
    QVERIFY(!field("name", "problem").toString().isEmpty());
    form().enter("name", "Drago Minore");
    QCOMPARE(field("name", "problem").toString(), QString());
}

void TestCardForm::effectsAreChosenFromTheWordsOfTheEngine()
{
    form().startNew();
    form().enter("name", "Drago Reale");
    EffectList& effects = *form().effects();
    QVERIFY(effects.hasWords());
    effects.add();
    QCOMPARE(effects.rows()->count(), 1);
    effects.setTrigger(0, "intervention");
    // A verb that the trigger does not allow is replaced by one that it does.
    QVERIFY(rowWith(*effects.rows(), "trigger", "intervention") == 0);
    effects.setVerb(0, "draw");
    effects.setAmount(0, 2);
    effects.setVerb(0, "no such verb");
    QCOMPARE(effects.rows()->at(0, "verb").toString(), "draw");
    QCOMPARE(effects.rows()->at(0, "amount").toInt(), 2);
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    form().showCard(table().cardIdAt(rowNamed("Drago Reale")));
    QCOMPARE(effects.rows()->count(), 1);
    QCOMPARE(effects.rows()->at(0, "trigger").toString(), "intervention");
    QCOMPARE(effects.rows()->at(0, "amount").toInt(), 2);
    effects.remove(0);
    QCOMPARE(effects.json(), QString());
    CHECKED(edit("everzone"));
    QVERIFY(!effects.hasWords());
}

void TestCardForm::aCopyHasTheValuesButNotTheName()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}, {"colours", "Green, White"}, {"text", "Vola."}}));
    form().startCopy(table().cardIdAt(rowNamed("Drago Reale")));
    QVERIFY(form().isNew());
    QCOMPARE(field("name", "text").toString(), QString());
    QCOMPARE(field("cost", "text").toString(), "3");
    QCOMPARE(field("text", "text").toString(), "Vola.");
    QCOMPARE(field("colours", "text").toString(), "Green, White");
}

void TestCardForm::removedCardsComeBackByUndo()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}}));
    cards().removeCards({table().cardIdAt(rowNamed("Drago Reale"))});
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Reale"), -1, 20'000);
    cards().undo();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Reale"), -1, 20'000);
    cards().redo();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
}

void TestCardForm::unknownCardsOfADeckAreAskedForOneAfterTheOther()
{
    m_app->openDeck(m_app->decks()->addText(
        "name: New\ngame: sovereign\n[chronicles]\n4 Drago Reale\n2 Drago Minore\n1 Drago Reale\n"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->unknownNames(), 2);
    m_app->createDeckCards();
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::MyCards);
    // The Chronicles take several types: none is guessed.
    QVERIFY(form().fromQueue());
    QCOMPARE(form().name(), "Drago Minore");
    QCOMPARE(form().queued(), 1);
    QCOMPARE(field("type", "text").toString(), QString());
    form().save();
    QTRY_VERIFY(!field("type", "problem").toString().isEmpty());
    form().enter("type", "Haerian");
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Minore") >= 0, 20'000);
    form().startNew();
    QCOMPARE(form().name(), "Drago Reale");
    QCOMPARE(form().queued(), 0);
    form().enter("type", "Event");
    form().save();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    QTRY_COMPARE(m_app->notice()->deckId(), editor().deckId());
    QVERIFY(!m_app->notice()->undoable());
    QTRY_COMPARE_WITH_TIMEOUT(editor().deck()->unknownNames(), 0, 20'000);
}

void TestCardForm::cardsOfCertainTypeAreCreatedAtOnce()
{
    m_app->openDeck(m_app->decks()->addText("name: New\ngame: sovereign\n[classes]\n1 Torriera\n"));
    CHECKED(settle());
    m_app->createDeckCards();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Torriera") >= 0, 20'000);
    QCOMPARE(shown("Torriera", "type"), "Class");
    // Its values are asked for next.
    QTRY_VERIFY(cards().fillIn()->active());
    QTRY_COMPARE(form().name(), "Torriera");
    QTRY_COMPARE_WITH_TIMEOUT(editor().deck()->unknownNames(), 0, 20'000);
}

MAZZO_TEST(TestCardForm)
#include "tst_card_form.moc"
