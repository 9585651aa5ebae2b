// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QFile>

using namespace mazzo::tests;

/// What a player does with decks: build, repair, undo, remove, come back the next day.
class TestDeckEditor : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aLegalDeckIsBuiltFromNothing();
    void anIllegalDeckIsMendedByItsFixes();
    void theSmallestRepairIsShownBeforeItIsApplied();
    void everyStepCanBeUndoneAndRedone();
    void whatIsBuiltIsThereTheNextDay();
    void onlyAddableCardsAreListedOnRequest();
    void aSecondLeaderStaysOutOfTheLocations();
    void aHeldListDoesNotMoveBelowThePointer();
    void filtersDoNotLeakToTheNextDeck();
    void anUnknownValueCanBeEnteredFromTheChecklist();
    void theEditionChangesTheRules();
    void unknownCardsStayAndCanBeRemoved();
    void chartsMarkWhatIsNotKnown();
    void aRemovedDeckComesBack();
    void anOlderStateIsRestored();
    void aDeckOfAMissingPackIsKept();
    void namesTagsAndNotesAreKeptInTheFile();

private:
    [[nodiscard]] QString precon(const QString& game) const;
    void settle() const;
    [[nodiscard]] int rowOf(const QString& card) const;
    [[nodiscard]] int ruleRow(const QString& clause) const;
    [[nodiscard]] DeckEditor& editor() const { return *m_app->editor(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
};

void TestDeckEditor::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    m_app->preferences()->setLanguage("en");
    CHECKED(settle());
}

void TestDeckEditor::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestDeckEditor::settle() const
{
    QTRY_VERIFY_WITH_TIMEOUT(!editor().busy() && !m_app->decks()->busy() && editor().repair()->state() != "working",
                             20'000);
}

QString TestDeckEditor::precon(const QString& game) const
{
    for (int row = 0; row < m_app->decks()->precon()->count(); ++row)
        if (m_app->decks()->precon()->at(row, "gameId") == game) return m_app->decks()->startFrom(row);
    return {};
}

int TestDeckEditor::rowOf(const QString& card) const
{
    for (int row = 0; row < editor().deck()->cards()->count(); ++row)
        if (editor().deck()->cards()->at(row, "name") == card) return row;
    return -1;
}

int TestDeckEditor::ruleRow(const QString& clause) const
{
    for (int row = 0; row < editor().rules()->list()->count(); ++row)
        if (editor().rules()->list()->at(row, "clause") == clause) return row;
    return -1;
}

void TestDeckEditor::aLegalDeckIsBuiltFromNothing()
{
    m_app->openDeck(m_app->decks()->create("everzone", "First"));
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "unfinished");
    // The leader finds its own zone.
    QVERIFY(editor().add("adam-finn"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowOf("Adam Finn"), "zoneId"), "leader");
    editor().search()->setOnlyAddable(true);
    CHECKED(settle());
    for (int added = 0; added < 200 && editor().rules()->verdict() != "legal"; ++added) {
        QVERIFY(editor().search()->cards()->count() > 0);
        QVERIFY(editor().add(editor().search()->cards()->cardIdAt(0)));
        CHECKED(settle());
        QVERIFY(editor().rules()->verdict() != "illegal");
    }
    QCOMPARE(editor().rules()->verdict(), "legal");
    QCOMPARE(editor().deck()->total(), 50);
}

void TestDeckEditor::anIllegalDeckIsMendedByItsFixes()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    QVERIFY(editor().addTo("gunlid", "forces"));
    QVERIFY(editor().change(rowOf("Marine"), -1));
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "illegal");
    for (int step = 0; step < 10 && editor().rules()->problems() > 0; ++step) {
        QVERIFY(!editor().rules()->list()->at(0, "fixes").toList().isEmpty());
        QVERIFY(editor().applyFix(0, 0));
        CHECKED(settle());
    }
    QCOMPARE(editor().rules()->verdict(), "legal");
}

void TestDeckEditor::theSmallestRepairIsShownBeforeItIsApplied()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().change(rowOf("Marine"), -2));
    const int before = editor().deck()->total();
    editor().findRepair();
    CHECKED(settle());
    QCOMPARE(editor().repair()->state(), "found");
    QVERIFY(editor().repair()->steps()->count() > 0);
    QCOMPARE(editor().deck()->total(), before);
    editor().applyRepair();
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    editor().undo();
    QCOMPARE(editor().deck()->total(), before);
}

void TestDeckEditor::everyStepCanBeUndoneAndRedone()
{
    m_app->openDeck(precon("everzone"));
    const std::string first = editor().openDeck()->text();
    for (int step = 0; step < 40; ++step) QVERIFY(editor().change(rowOf("Veil"), 1));
    editor().header()->setName("Another name");
    const std::string last = editor().openDeck()->text();
    while (editor().canUndo()) editor().undo();
    QCOMPARE(editor().openDeck()->text(), first);
    while (editor().canRedo()) editor().redo();
    QCOMPARE(editor().openDeck()->text(), last);
}

void TestDeckEditor::whatIsBuiltIsThereTheNextDay()
{
    m_app->openDeck(precon("sovereign"));
    const int row = rowOf(editor().deck()->cards()->at(1, "name").toString());
    QVERIFY(editor().change(row, 1));
    const QString id = editor().deckId();
    const std::string text = editor().openDeck()->text();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    m_app->openDeck(id);
    QCOMPARE(editor().openDeck()->text(), text);
}

void TestDeckEditor::onlyAddableCardsAreListedOnRequest()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    const int all = editor().search()->cards()->count();
    editor().search()->setOnlyAddable(true);
    CHECKED(settle());
    const int addable = editor().search()->cards()->count();
    QVERIFY(addable > 0 && addable < all);
    editor().search()->setOnlyAddable(false);
    editor().search()->setText("can:add");
    CHECKED(settle());
    QCOMPARE(editor().search()->cards()->count(), addable);
}

/// A zone for such cards is chosen even if it is full and another would break fewer rules.
void TestDeckEditor::aSecondLeaderStaysOutOfTheLocations()
{
    QVERIFY(editor().open(m_app->decks()->create("everzone", "Leaders")));
    CHECKED(settle());
    for (const char* card : {"prime-sea", "adam-finn", "molly-dunbar"}) {
        QVERIFY2(editor().add(card), card);
        CHECKED(settle());
    }
    for (const char* name : {"Adam Finn", "Molly Dunbar"}) {
        const int row = rowOf(name);
        QVERIFY2(row >= 0, name);
        QCOMPARE(editor().deck()->cards()->at(row, "zoneId"), "leader");
    }
    QCOMPARE(editor().deck()->cards()->at(rowOf("Prime Sea"), "zoneId"), "locations");
}

void TestDeckEditor::aHeldListDoesNotMoveBelowThePointer()
{
    m_app->openDeck(m_app->decks()->create("everzone", "Held"));
    CHECKED(settle());
    editor().search()->setOnlyAddable(true);
    CHECKED(settle());
    CardList& cards = *editor().search()->cards();
    const int before = cards.count();
    editor().search()->setHeld(true);
    QVERIFY(editor().add("adam-finn"));
    CHECKED(settle());
    QCOMPARE(cards.count(), before);  // other leaders and races can no longer be added, and are still listed
    editor().search()->setHeld(false);
    CHECKED(settle());
    QVERIFY(cards.count() < before);
}

void TestDeckEditor::filtersDoNotLeakToTheNextDeck()
{
    m_app->openDeck(m_app->decks()->create("everzone", "First"));
    CHECKED(settle());
    CardSearch& search = *editor().search();
    search.setText("type:unit");
    search.setOnlyAddable(true);
    search.setWithUndecided(true);
    search.setSort("name");
    search.setBackwards(true);
    search.setHeld(true);
    search.toggleFacet("race:numan");
    editor().deck()->setSort("name");
    CHECKED(settle());
    m_app->openDeck(m_app->decks()->create("everzone", "Second"));
    CHECKED(settle());
    QVERIFY(search.text().isEmpty() && !search.onlyAddable() && !search.withUndecided() && !search.backwards() &&
            !search.held());
    QCOMPARE(search.sort(), "pack");
    QCOMPARE(search.chosenFacets(), 0);
    QCOMPARE(search.cards()->count(), search.total());
    QCOMPARE(editor().deck()->sort(), "pack");
}

void TestDeckEditor::anUnknownValueCanBeEnteredFromTheChecklist()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().setCopies(rowOf("Marine"), 9));
    CHECKED(settle());
    const int row = ruleRow("EZ-C08");
    QVERIFY(row >= 0);
    const QVariantList fixes = editor().rules()->list()->at(row, "fixes").toList();
    int enter = -1;
    for (int i = 0; i < fixes.size(); ++i)
        if (fixes[i].toString().startsWith("Enter")) enter = i;
    QVERIFY(enter >= 0);
    QVERIFY(editor().applyFix(row, enter));
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Card);
    QCOMPARE(m_app->cardPage()->name(), "Marine");
}

void TestDeckEditor::theEditionChangesTheRules()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().header()->setOption("rules", "it"));
    CHECKED(settle());
    QCOMPARE(editor().header()->options()->at(0, "value"), "it");
    QVERIFY(editor().openDeck()->text().find("rules: it") != std::string::npos);
    QVERIFY(!editor().header()->setOption("rules", "klingon"));
    QCOMPARE(editor().header()->options()->at(0, "value"), "it");
}

void TestDeckEditor::unknownCardsStayAndCanBeRemoved()
{
    m_app->openDeck(m_app->decks()->addText("name: S\ngame: everzone\nfoo: bar\n[forces]\n2 Nobody Knows\n3 Marine\n"));
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "unfinished");
    const int row = rowOf("Nobody Knows");
    QVERIFY(editor().deck()->cards()->at(row, "unknown").toBool());
    QVERIFY(editor().change(row, 1));
    QVERIFY(editor().openDeck()->text().find("3 Nobody Knows") != std::string::npos);
    QVERIFY(editor().openDeck()->text().find("foo: bar") != std::string::npos);
    QVERIFY(editor().setCopies(rowOf("Nobody Knows"), 0));
    QCOMPARE(rowOf("Nobody Knows"), -1);
}

void TestDeckEditor::chartsMarkWhatIsNotKnown()
{
    m_app->openDeck(precon("everzone"));
    editor().charts()->setField("cost");
    int copies = 0;
    bool unknown = false;
    for (int row = 0; row < editor().charts()->bars()->count(); ++row) {
        copies += editor().charts()->bars()->at(row, "amount").toInt();
        unknown = unknown || editor().charts()->bars()->at(row, "unknown").toBool();
    }
    QVERIFY(unknown);
    QVERIFY(copies > 0 && copies <= editor().deck()->total());
    editor().charts()->setField("type");
    QVERIFY(editor().charts()->bars()->count() >= 2);
}

void TestDeckEditor::aRemovedDeckComesBack()
{
    const QString id = precon("everzone");
    const int before = m_app->decks()->total();
    m_app->decks()->remove(id);
    QCOMPARE(m_app->decks()->total(), before - 1);
    QVERIFY(!m_app->decks()->removedName().isEmpty());
    m_app->decks()->restoreRemoved();
    QCOMPARE(m_app->decks()->total(), before);
    QVERIFY(m_app->decks()->removedName().isEmpty());
}

void TestDeckEditor::anOlderStateIsRestored()
{
    const QString id = precon("everzone");
    m_app->openDeck(id);
    const int before = editor().deck()->total();
    QVERIFY(editor().setCopies(rowOf("Marine"), 0));
    m_app->decks()->showHistory(id);
    CHECKED(settle());
    QCOMPARE(m_app->decks()->history()->count(), 2);
    QCOMPARE(m_app->decks()->history()->at(0, "removed"), "2 Marine");
    m_app->decks()->restore(1);
    CHECKED(settle());
    QCOMPARE(editor().deck()->total(), before);
    QCOMPARE(m_app->decks()->history()->count(), 3);
}

void TestDeckEditor::aDeckOfAMissingPackIsKept()
{
    m_app->openDeck(m_app->decks()->addText("name: Old\ngame: lost-game\n[pile]\n3 Thing\n"));
    QVERIFY(editor().deckId().isEmpty());
    QVERIFY(editor().problem().contains("lost-game"));
    QVERIFY(editor().rawText().contains("3 Thing"));
    CHECKED(settle());
    QCOMPARE(m_app->decks()->decks()->at(0, "verdict"), "no-game");
    QCOMPARE(m_app->decks()->decks()->at(0, "amount"), 3);
}

void TestDeckEditor::namesTagsAndNotesAreKeptInTheFile()
{
    m_app->openDeck(precon("zombinion"));
    editor().header()->setName("Evening");
    editor().header()->setTags("fun, two players");
    editor().header()->setNotes("First line\nSecond line");
    QCOMPARE(editor().header()->name(), "Evening");
    QCOMPARE(editor().header()->tags(), "fun, two players");
    QCOMPARE(editor().header()->notes(), "First line\nSecond line");
    CHECKED(settle());
    QCOMPARE(m_app->decks()->decks()->at(0, "name"), "Evening");
    m_app->decks()->setFilter("players");
    QCOMPARE(m_app->decks()->decks()->count(), 1);
    m_app->decks()->setFilter("nothing of that kind");
    QCOMPARE(m_app->decks()->decks()->count(), 0);
}

MAZZO_TEST(TestDeckEditor)
#include "tst_deck_editor.moc"
