// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/tile_places.h"
#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace mazzo::tests;

/// Groups, selections, tags, the maybe pile and the text of the deck in the editor.
class TestDeckViews : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cardsAreGroupedByAnyField();
    void theFirstTagOfACardIsItsCategory();
    void maybeCardsCountNowhere();
    void cardsMoveBetweenZonesAndTheMaybePile();
    void aRangeOfRowsIsSelected();
    void aBarOfTheChartSelectsItsCards();
    void selectedCardsAreRemovedInOneStep();
    void cardsAreCopiedFromOneDeckToAnother();
    void aPastedListMayHoldOtherLines();
    void theTextOfTheDeckIsCheckedAndApplied();
    void theTextKeepsItsGame();
    void decksAreFiledInFolders();
    void removedDecksWaitInTheBin();
    void notesLoadNothingFromOutside();
    void aQuestionIsMadeOfChoices();
    void aWrongQuestionIsCorrected();
    void dismissedHintsStayDismissed();
    void stacksStandSideBySide();
    void arrowKeysLeadToTheNearestCard();

private:
    void settle() const;
    void openPrecon(const QString& game);
    [[nodiscard]] int rowOf(const QString& card, const QString& zone = {}) const;
    [[nodiscard]] QStringList groups() const;
    [[nodiscard]] DeckEditor& editor() const { return *m_app->editor(); }
    [[nodiscard]] QVariant at(int row, const char* role) const { return editor().deck()->cards()->at(row, role); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
};

void TestDeckViews::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    m_app->preferences()->setLanguage("en");
    CHECKED(settle());
    openPrecon("everzone");
}

void TestDeckViews::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestDeckViews::settle() const
{
    QTRY_VERIFY_WITH_TIMEOUT(!editor().busy() && !m_app->decks()->busy() && !editor().fileText()->busy(), 20'000);
}

void TestDeckViews::openPrecon(const QString& game)
{
    for (int row = 0; row < m_app->decks()->precon()->count(); ++row) {
        if (m_app->decks()->precon()->at(row, "gameId") != game) continue;
        m_app->openDeck(m_app->decks()->startFrom(row));
        break;
    }
    CHECKED(settle());
}

int TestDeckViews::rowOf(const QString& card, const QString& zone) const
{
    for (int row = 0; row < editor().deck()->cards()->count(); ++row)
        if (at(row, "name") == card && (zone.isEmpty() || at(row, "zoneId") == zone)) return row;
    return -1;
}

QStringList TestDeckViews::groups() const
{
    QStringList names;
    for (int row = 0; row < editor().deck()->cards()->count(); ++row)
        if (at(row, "kind") == "group") names.append(at(row, "name").toString());
    return names;
}

void TestDeckViews::cardsAreGroupedByAnyField()
{
    QCOMPARE(groups(), (QStringList{"Units", "Supports"}));
    editor().deck()->setGrouping("");
    QCOMPARE(groups(), QStringList());
    openPrecon("sovereign");
    editor().deck()->setGrouping("cost");
    QVERIFY2(groups().startsWith("Cost 1") && groups().contains("Cost 3"), qPrintable(groups().join(',')));
    // A field that the game of the next deck does not have.
    editor().deck()->setGrouping("level");
    openPrecon("zombinion");
    QCOMPARE(editor().deck()->grouping(), "type");
}

void TestDeckViews::theFirstTagOfACardIsItsCategory()
{
    QVERIFY(editor().setTag(rowOf("Marine"), "front, line", true));
    QVERIFY(editor().setTag(rowOf("Marine"), "early", true));
    QVERIFY(editor().setTag(rowOf("Veil"), "early", true));
    QCOMPARE(at(rowOf("Marine"), "tags").toStringList(), (QStringList{"front line", "early"}));
    QCOMPARE(editor().deck()->tags(), (QStringList{"early", "front line"}));
    editor().deck()->setGrouping("tag");
    QCOMPARE(groups(), (QStringList{"early", "front line", "No category"}));
    QVERIFY(editor().setTag(rowOf("Marine"), "front line", false));
    QCOMPARE(groups(), (QStringList{"early", "No category"}));
    editor().undo();
    QCOMPARE(groups().size(), 3);
}

void TestDeckViews::maybeCardsCountNowhere()
{
    QCOMPARE(editor().rules()->verdict(), "legal");
    const int total = editor().deck()->total();
    // Another race, and more copies than any rule allows.
    for (int copy = 0; copy < 6; ++copy) QVERIFY(editor().addTo("gunlid", kMaybeZone));
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    QCOMPARE(editor().deck()->total(), total);
    QCOMPARE(at(rowOf("Gunlid", kMaybeZone), "amount"), 6);
    QVERIFY(editor().change(rowOf("Gunlid", kMaybeZone), -2));
    QCOMPARE(at(rowOf("Gunlid", kMaybeZone), "amount"), 4);
    QVERIFY(editor().setCopies(rowOf("Gunlid", kMaybeZone), 0));
    QCOMPARE(rowOf("Gunlid", kMaybeZone), -1);
}

void TestDeckViews::cardsMoveBetweenZonesAndTheMaybePile()
{
    const int total = editor().deck()->total();
    const int copies = at(rowOf("Firelord"), "amount").toInt();
    QVERIFY(editor().moveRow(rowOf("Firelord"), kMaybeZone, 1));
    QCOMPARE(editor().deck()->total(), total - 1);
    QVERIFY(editor().moveRow(rowOf("Firelord", "forces"), kMaybeZone));
    QCOMPARE(rowOf("Firelord", "forces"), -1);
    QCOMPARE(at(rowOf("Firelord", kMaybeZone), "amount"), copies);
    QVERIFY(editor().moveRow(rowOf("Firelord", kMaybeZone), "forces"));
    QCOMPARE(editor().deck()->total(), total);
    QCOMPARE(rowOf("Firelord", kMaybeZone), -1);
}

void TestDeckViews::aRangeOfRowsIsSelected()
{
    DeckSelection& selection = *editor().selection();
    const int first = rowOf("Marine");
    selection.selectOnly(first);
    selection.selectTo(first + 2);
    QCOMPARE(selection.count(), 3);
    QVERIFY(selection.has(first + 1));
    selection.toggle(first + 1);
    QCOMPARE(selection.count(), 2);
    QCOMPARE(selection.zoneId(), "forces");
    // Other rows, the same cards.
    editor().deck()->setSort("name");
    QVERIFY(selection.has(rowOf("Marine")));
    selection.selectAll();
    QCOMPARE(selection.copies(), editor().deck()->total());
    openPrecon("zombinion");
    QCOMPARE(selection.count(), 0);
}

void TestDeckViews::aBarOfTheChartSelectsItsCards()
{
    editor().charts()->setField("type");
    editor().selectBar(0);
    QCOMPARE(editor().selection()->copies(), editor().charts()->bars()->at(0, "amount").toInt());
    editor().selectBar(0);
    QCOMPARE(editor().selection()->count(), 0);
}

void TestDeckViews::selectedCardsAreRemovedInOneStep()
{
    const int total = editor().deck()->total();
    editor().selection()->selectOnly(rowOf("Marine"));
    editor().selection()->toggle(rowOf("Firelord"));
    const int copies = editor().selection()->copies();
    QVERIFY(editor().tagSelected("front", true));
    QVERIFY(editor().changeSelected(1));
    QCOMPARE(editor().selection()->copies(), copies + 2);
    QVERIFY(editor().removeSelected());
    QCOMPARE(editor().deck()->total(), total - copies);
    QCOMPARE(editor().selection()->count(), 0);
    editor().undo();
    editor().undo();
    QCOMPARE(editor().deck()->total(), total);
    QCOMPARE(at(rowOf("Marine"), "tags").toStringList(), QStringList("front"));
}

void TestDeckViews::cardsAreCopiedFromOneDeckToAnother()
{
    QVERIFY(editor().moveRow(rowOf("Veil"), kMaybeZone));
    for (const char* card : {"Adam Finn", "Marine", "Veil"}) editor().selection()->toggle(rowOf(card));
    QVERIFY(editor().copySelected());
    QCOMPARE(QGuiApplication::clipboard()->text(), "[leader]\n1 Adam Finn\n\n[forces]\n2 Marine\n\n// maybe\n2 Veil\n");
    m_app->openDeck(m_app->decks()->create("everzone", "Other"));
    CHECKED(settle());
    QVERIFY(editor().pasteCards());
    QCOMPARE(editor().deck()->total(), 3);
    QCOMPARE(at(rowOf("Veil"), "zoneId"), kMaybeZone);
    QCOMPARE(at(rowOf("Adam Finn"), "zoneId"), "leader");
    editor().undo();
    QCOMPARE(editor().deck()->total(), 0);
}

void TestDeckViews::aPastedListMayHoldOtherLines()
{
    m_app->openDeck(m_app->decks()->create("everzone", "Other"));
    CHECKED(settle());
    QString said;
    connect(&editor(), &DeckEditor::said, this, [&said](const QString& text) { said = text; });
    QGuiApplication::clipboard()->setText("my list\nForces:\n3x Marine\n2 Nobody Knows\n# a comment\nSparrow x2\n");
    QVERIFY(editor().pasteCards());
    QCOMPARE(editor().deck()->total(), 5);
    QVERIFY2(said.startsWith("5 ") && said.contains(" 2 "), qPrintable(said));
    QGuiApplication::clipboard()->setText("https://example.com");
    QVERIFY(!editor().pasteCards());
    QCOMPARE(editor().deck()->total(), 5);
}

void TestDeckViews::theTextOfTheDeckIsCheckedAndApplied()
{
    DeckTextEditor& text = *editor().fileText();
    const QString before = text.original();
    text.check(before + "4000000 Marine\n2 Marin\n");
    CHECKED(settle());
    QVERIFY(!text.applicable());
    QCOMPARE(text.errors(), 1);
    QCOMPARE(text.remarks()->at(0, "line").toInt(), static_cast<int>(before.count('\n')) + 1);
    QVERIFY(!text.apply(before + "4000000 Marine\n"));
    QCOMPARE(text.original(), before);
    text.check(before + "1 Marin\n");
    CHECKED(settle());
    QVERIFY(text.applicable());
    QCOMPARE(text.remarks()->at(0, "warning"), true);
    QVERIFY(text.apply(before + "1 Marine\n"));
    QCOMPARE(at(rowOf("Marine"), "amount"), 3);
    editor().undo();
    QCOMPARE(text.original(), before);
}

void TestDeckViews::theTextKeepsItsGame()
{
    QString other = editor().fileText()->original();
    other.replace("game: everzone", "game: zombinion");
    editor().fileText()->check(other);
    CHECKED(settle());
    QVERIFY(!editor().fileText()->applicable());
    QVERIFY(!editor().fileText()->apply(other));
    QCOMPARE(editor().gameId(), "everzone");
}

void TestDeckViews::decksAreFiledInFolders()
{
    DeckLibrary& decks = *m_app->decks();
    QCOMPARE(decks.folders()->count(), 0);
    const QString first = editor().deckId();
    const QString second = decks.create("zombinion", "Second");
    decks.moveToFolder(first, " Club / League /");
    CHECKED(settle());
    // All decks, both levels, and those in no folder.
    QCOMPARE(decks.folders()->count(), 4);
    QCOMPARE(decks.folders()->at(2, "folderId"), "Club/League");
    decks.setFolder("Club");
    QCOMPARE(decks.decks()->count(), 1);
    QCOMPARE(decks.decks()->at(0, "deckId"), first);
    decks.setFolder("");
    QCOMPARE(decks.decks()->at(0, "deckId"), second);
    QVERIFY(editor().fileText()->original().contains("folder: Club/League"));
    QCOMPARE(editor().rules()->verdict(), "legal");
    // The last deck of a folder leaves it: all decks are shown.
    decks.setFolder("Club");
    decks.moveToFolder(first, {});
    CHECKED(settle());
    QCOMPARE(decks.folder(), "*");
    QCOMPARE(decks.decks()->count(), 2);
}

void TestDeckViews::removedDecksWaitInTheBin()
{
    DeckLibrary& decks = *m_app->decks();
    const QString first = decks.create("zombinion", "First");
    const QString second = decks.create("zombinion", "Second");
    decks.remove(first);
    decks.remove(second);
    QTRY_COMPARE(decks.bin()->count(), 2);
    // The next day.
    m_app.reset();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    CHECKED(settle());
    DeckBin& bin = *m_app->decks()->bin();
    QTRY_COMPARE(bin.count(), 2);
    bin.restore(first);
    QTRY_COMPARE(bin.count(), 1);
    QVERIFY(m_app->decks()->has(first));
    bin.setShown(true);
    bin.empty();
    QTRY_COMPARE(bin.count(), 0);
    QVERIFY(!bin.shown());
    QVERIFY(!m_app->decks()->has(second));
}

void TestDeckViews::notesLoadNothingFromOutside()
{
    const DeckHeader& header = *editor().header();
    const QString safe = header.rendered("# Plan\n![x](http://example.com/x.png) <img src=x> a < b");
    QVERIFY(!safe.contains("!["));
    QVERIFY(!safe.contains('<'));
    QVERIFY(safe.startsWith("# Plan"));
}

void TestDeckViews::aQuestionIsMadeOfChoices()
{
    m_app->testHand();
    OddsPanel& odds = *m_app->table()->odds();
    QuestionBuilder& builder = *odds.builder();
    QCOMPARE(builder.formula(), "count(type:unit) >= 1");
    QString marine;
    for (int row = 0; row < builder.targets()->count(); ++row)
        if (builder.targets()->at(row, "name") == "Marine") marine = builder.targets()->at(row, "query").toString();
    builder.setTarget(marine);
    builder.setComparison("<=");
    builder.setNumber(2);
    QCOMPARE(builder.formula(), "count(name=\"Marine\") <= 2");
    QVERIFY(odds.ask(builder.formula()));
    odds.setChartRow(odds.answers()->count() - 1);
    QTRY_COMPARE_WITH_TIMEOUT(odds.chart().size(), 10, 20'000);
    QVERIFY(odds.chart().front().toDouble() > 0.9);
}

void TestDeckViews::aWrongQuestionIsCorrected()
{
    m_app->testHand();
    OddsPanel& odds = *m_app->table()->odds();
    const QList<std::pair<QString, QString>> questions{{"count(typ:unit) >= 2", "count(type:unit) >= 2"},
                                                       {"count(type:unit) => 2", "count(type:unit) >= 2"},
                                                       {"count(type:unit >= 2", ""},
                                                       {"2 marine", "count(marine) >= 2"},
                                                       {"marine >= 1", "count(marine) >= 1"},
                                                       {"count(marine)", "count(marine) >= 1"}};
    for (const auto& [asked, meant] : questions) {
        QVERIFY2(!odds.ask(asked), qPrintable(asked));
        if (!meant.isEmpty()) QCOMPARE(odds.suggestion(), meant);
    }
    odds.dismissErrors();
    QVERIFY(odds.suggestion().isEmpty());
}

void TestDeckViews::dismissedHintsStayDismissed()
{
    QVERIFY(m_app->preferences()->showsHint("editor"));
    m_app->preferences()->dismissHint("editor");
    CHECKED(settle());
    m_app.reset();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    CHECKED(settle());
    QVERIFY(!m_app->preferences()->showsHint("editor"));
    QVERIFY(m_app->preferences()->showsHint("cards"));
}

namespace {

QList<DeckCardRow> rowsOf(const QStringList& kinds)
{
    QList<DeckCardRow> rows;
    for (const QString& kind : kinds) {
        DeckCardRow row;
        row.kind = kind;
        rows.append(row);
    }
    return rows;
}

constexpr TileSizes kStacks{true, 210, 100, 150, 40, 20, 10};

}  // namespace

void TestDeckViews::stacksStandSideBySide()
{
    const auto rows = rowsOf({"zone", "card", "zone", "group", "card", "card", "group", "card", "group", "card"});
    const TilePlaces places = tilePlaces(rows, kStacks);
    QCOMPARE(places.rows[0], QRectF(0, 0, 210, 20));
    QCOMPARE(places.rows[1], QRectF(0, 25, 100, 40));  // no groups: only the upper part
    QVERIFY(!places.full[1]);
    QCOMPARE(places.rows[3], QRectF(0, 100, 100, 20));
    QCOMPARE(places.rows[4], QRectF(0, 120, 100, 150));
    QCOMPARE(places.rows[5], QRectF(0, 160, 100, 150));
    QVERIFY(!places.full[4]);
    QVERIFY(places.full[5]);
    QCOMPARE(places.rows[7], QRectF(110, 120, 100, 150));
    // The third stack has no space beside the others.
    QCOMPARE(places.rows[9], QRectF(0, 340, 100, 150));
    TileSizes grid = kStacks;
    grid.stacked = false;
    QCOMPARE(tilePlaces(rows, grid).rows[5], QRectF(110, 230, 100, 150));
    QVERIFY(tilePlaces({}, kStacks).rows.empty());
}

void TestDeckViews::arrowKeysLeadToTheNearestCard()
{
    const auto rows = rowsOf({"zone", "group", "card", "card", "group", "card"});
    const TilePlaces places = tilePlaces(rows, kStacks);
    QCOMPARE(nextTile(rows, places.rows, -1, 1, 0), 2);
    QCOMPARE(nextTile(rows, places.rows, 2, 0, 1), 3);
    QCOMPARE(nextTile(rows, places.rows, 3, 1, 0), 5);
    QCOMPARE(nextTile(rows, places.rows, 5, 1, 0), 5);  // there is none
    QCOMPARE(nextTile(rows, places.rows, 3, 0, -1), 2);
}

MAZZO_TEST(TestDeckViews)
#include "tst_deck_views.moc"
