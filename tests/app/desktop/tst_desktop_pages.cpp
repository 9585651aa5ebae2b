// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "app/text/language.h"
#include "carddata/library/data_folder.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>

using namespace mazzo::tests;

namespace {

QVariant cardValue(CardPage& page, const QString& field, const QString& role)
{
    TableModel& rows = *page.values()->rows();
    for (int row = 0; row < rows.count(); ++row) {
        if (rows.at(row, "fieldId") == field) return rows.at(row, role);
    }
    return {};
}

}  // namespace

/// The pages' view models on the shipped packs.
class TestDesktopPages : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }
    void gamesAreListed();
    void aGameShowsZonesOptionsAndClauses();
    void theLanguageChangesEverything();
    void preferencesOutliveTheProgram();
    void preferencesRefuseNonsense();
    void navigationGoesBack();
    void navigationReturnsToTheParentPageOnce();
    void aCardShowsWhereValuesComeFrom();
    void anUnknownValueCanBeEnteredAndTakenBack();
    void aRefusedValueSaysWhy();
    void labelsOfSampleCardsAreShown();
    void stepsGoThroughTheFoundCards();
    void textsComeWithTheCards();
    void aDamagedLibraryIsReportedAndLeftAlone();
    void modelsKeepTheirPromises();

private:
    void open(AppModel& app) const
    {
        app.preferences()->setLanguage("en");
        app.open();
        app.preferences()->setLanguage("en");
        QTRY_VERIFY(!app.search()->busy());
    }
    void open(AppModel& app, const QString& game) const
    {
        CHECKED(open(app));
        app.chooseGame(game);
        QTRY_VERIFY(!app.search()->busy());
    }

    std::unique_ptr<TemporaryLibrary> m_library;
};

void TestDesktopPages::init() { m_library = std::make_unique<TemporaryLibrary>(); }

void TestDesktopPages::gamesAreListed()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app));
    QCOMPARE(app.games()->list()->count(), 4);
    QCOMPARE(app.games()->list()->at(0, "gameId"), "everzone");
    QCOMPARE(app.games()->list()->at(0, "cards"), 111);
    QVERIFY(app.games()->list()->at(0, "unknownValues").toInt() > 0);
    QCOMPARE(app.games()->troubles()->count(), 0);
    QCOMPARE(app.library()->problem(), QString());
}

void TestDesktopPages::aGameShowsZonesOptionsAndClauses()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    GamePage& page = *app.gamePage();
    QCOMPARE(page.name(), "EverZone");
    QCOMPARE(page.editions().size(), 2);
    QCOMPARE(page.zones()->at(2, "optional"), true);
    QCOMPARE(page.options()->at(0, "name"), "Players");
    QVERIFY(page.options()->at(1, "values").toString().contains("10"));
    QCOMPARE(page.clauses()->at(0, "clauseId"), "EZ-C01");
    QVERIFY(!page.clauses()->at(0, "words").toString().isEmpty());
    QVERIFY(!page.clauses()->at(0, "source").toString().isEmpty());
    for (int row = 1; row < page.clauses()->count(); ++row)
        QVERIFY(page.clauses()->at(row, "clauseId") != page.clauses()->at(row - 1, "clauseId"));
}

void TestDesktopPages::theLanguageChangesEverything()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    app.search()->setText("type:unit");
    QTRY_VERIFY(!app.search()->busy());
    const QString english = app.search()->result()->explained();
    app.preferences()->setLanguage("it");
    QTRY_VERIFY(!app.search()->busy());
    QCOMPARE(app.gamePage()->options()->at(0, "name"), "Giocatori");
    QVERIFY(app.search()->result()->explained() != english);
    QVERIFY(app.search()->cards()->index(0).data(CardList::TypeLine).toString().startsWith("Unità"));
    QCOMPARE(app.search()->facets()->at(0, "group"), "Tipo");
}

void TestDesktopPages::preferencesOutliveTheProgram()
{
    {
        AppModel app(AppModel::Memory::Library);
        CHECKED(open(app, "sovereign"));
        app.preferences()->setTheme("dark");
        app.preferences()->setTextScale(150);
        app.preferences()->setCardLayout("list");
        app.preferences()->setLanguage("it");
        app.preferences()->rememberWindow({10, 20, 900, 700}, false);
    }
    AppModel app(AppModel::Memory::Library);
    app.open();
    QCOMPARE(app.preferences()->theme(), "dark");
    QVERIFY(app.preferences()->dark());
    QCOMPARE(app.preferences()->textScale(), 150);
    QCOMPARE(app.preferences()->cardLayout(), "list");
    QCOMPARE(app.preferences()->window(), QRect(10, 20, 900, 700));
    QCOMPARE(app.preferences()->language(), "it");
    QCOMPARE(currentLanguage(), "it");
    QCOMPARE(app.search()->gameId(), "sovereign");
    AppModel guest(AppModel::Memory::None);
    guest.open();
    QCOMPARE(guest.preferences()->theme(), "system");
}

void TestDesktopPages::preferencesRefuseNonsense()
{
    Preferences preferences;
    preferences.setTheme("pink");
    preferences.setLanguage("fr");
    preferences.setTextScale(900);
    QCOMPARE(preferences.theme(), "system");
    QCOMPARE(preferences.language(), "system");
    QCOMPARE(preferences.textScale(), 200);
    QCOMPARE(preferences.window(), QRect());
}

void TestDesktopPages::navigationGoesBack()
{
    Navigation navigation(Navigation::Page::Cards);
    QSignalSpy changed(&navigation, &Navigation::pageChanged);
    navigation.back();
    navigation.open(Navigation::Page::Cards);
    QCOMPARE(changed.count(), 0);
    navigation.open(Navigation::Page::Card);
    navigation.open(Navigation::Page::Games);
    navigation.back();
    QCOMPARE(navigation.page(), Navigation::Page::Card);
    QVERIFY(navigation.canGoBack());
    navigation.back();
    QVERIFY(!navigation.canGoBack());
}

void TestDesktopPages::navigationReturnsToTheParentPageOnce()
{
    Navigation navigation(Navigation::Page::Decks);
    navigation.open(Navigation::Page::Editor);
    navigation.open(Navigation::Page::Goldfish);
    navigation.open(Navigation::Page::Analysis);
    navigation.open(Navigation::Page::Goldfish);
    navigation.returnTo(Navigation::Page::Editor);
    QCOMPARE(navigation.page(), Navigation::Page::Editor);
    navigation.back();
    QCOMPARE(navigation.page(), Navigation::Page::Decks);
    // Never opened before: it takes the place of the page.
    navigation.open(Navigation::Page::Goldfish);
    navigation.returnTo(Navigation::Page::Editor);
    QCOMPARE(navigation.page(), Navigation::Page::Editor);
    navigation.back();
    QCOMPARE(navigation.page(), Navigation::Page::Decks);
}

void TestDesktopPages::aCardShowsWhereValuesComeFrom()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    app.showCard("marine");
    QCOMPARE(app.navigation()->page(), Navigation::Page::Card);
    QCOMPARE(app.cardPage()->name(), "Marine");
    QCOMPARE(cardValue(*app.cardPage(), "race", "value"), "Numan");
    QCOMPARE(cardValue(*app.cardPage(), "race", "knowledge"), "known");
    QCOMPARE(cardValue(*app.cardPage(), "race", "originId"), "derived");
    QCOMPARE(cardValue(*app.cardPage(), "race", "editable"), false);
    QCOMPARE(cardValue(*app.cardPage(), "attack", "knowledge"), "unknown");
    QCOMPARE(cardValue(*app.cardPage(), "attack", "editable"), true);
    QVERIFY(app.cardPage()->unknowns() > 0);
    app.showCard("no-such-card");
    QCOMPARE(app.cardPage()->cardId(), QString());
}

void TestDesktopPages::anUnknownValueCanBeEnteredAndTakenBack()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    app.showCard("marine");
    const int unknowns = app.cardPage()->unknowns();
    const int unknownBefore = app.gamePage()->unknownValues();
    app.cardPage()->values()->enter("attack", "3");
    QVERIFY(app.cardPage()->values()->saving());
    QTRY_VERIFY(!app.cardPage()->values()->saving());
    QCOMPARE(cardValue(*app.cardPage(), "attack", "value"), "3");
    QCOMPARE(cardValue(*app.cardPage(), "attack", "originId"), "user");
    QCOMPARE(app.cardPage()->unknowns(), unknowns - 1);
    QCOMPARE(app.gamePage()->unknownValues(), unknownBefore - 1);
    app.search()->setText("attack=3");
    QTRY_VERIFY(!app.search()->busy());
    QCOMPARE(app.search()->cards()->cardIdAt(0), "marine");
    app.cardPage()->values()->resetValue("attack");
    QTRY_VERIFY(!app.cardPage()->values()->saving());
    QCOMPARE(cardValue(*app.cardPage(), "attack", "knowledge"), "unknown");
    QTRY_COMPARE(app.search()->cards()->count(), 0);
}

void TestDesktopPages::aRefusedValueSaysWhy()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    app.showCard("marine");
    app.cardPage()->values()->enter("attack", "many");
    QTRY_VERIFY(!app.cardPage()->values()->saving());
    QCOMPARE(app.cardPage()->values()->refusedField(), "attack");
    QVERIFY(app.cardPage()->values()->refusal().contains("many"));
    app.cardPage()->values()->enter("race", "slurr");
    QTRY_VERIFY(!app.cardPage()->values()->saving());
    QCOMPARE(app.cardPage()->values()->refusedField(), "race");
    app.cardPage()->values()->dismissRefusal();
    QCOMPARE(app.cardPage()->values()->refusal(), QString());
    QCOMPARE(cardValue(*app.cardPage(), "race", "value"), "Numan");
}

void TestDesktopPages::labelsOfSampleCardsAreShown()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "sovereign"));
    const int row = app.search()->cards()->rowOf("candle-bearer");
    QVERIFY(row >= 0);
    const QString label = app.search()->cards()->index(row).data(CardList::SetLabel).toString();
    QVERIFY(label.contains("not official"));
    app.showCard("candle-bearer");
    QCOMPARE(app.cardPage()->setLabel(), label);
    QCOMPARE(app.gamePage()->labels(), QStringList{label});
    app.chooseGame("war-of-the-worlds");
    QTRY_VERIFY(!app.search()->busy());
    int provisional = 0;
    for (int i = 0; i < app.search()->cards()->count(); ++i)
        provisional += app.search()->cards()->index(i).data(CardList::Provisional).toBool();
    QVERIFY(provisional > 0);
}

void TestDesktopPages::stepsGoThroughTheFoundCards()
{
    AppModel app(AppModel::Memory::Library);
    CHECKED(open(app, "everzone"));
    app.showCard(app.search()->cards()->cardIdAt(0));
    app.stepCard(-1);
    QCOMPARE(app.cardPage()->cardId(), app.search()->cards()->cardIdAt(0));
    app.stepCard(1);
    QCOMPARE(app.cardPage()->cardId(), app.search()->cards()->cardIdAt(1));
}

/// Those of the first cards come with the answer, others a moment after a view has asked for them, all at once.
void TestDesktopPages::textsComeWithTheCards()
{
    AppModel app(AppModel::Memory::None);
    CHECKED(open(app, "sovereign"));
    const LibraryContents contents = readLibrary(dataFolder(), packRoots());
    const GameSnapshot game = contents.games.at("sovereign");
    std::vector<CardIndex> known;
    for (std::size_t i = 0; i < game->catalogue.size(); ++i)
        if (game->catalogue.textState(static_cast<CardIndex>(i)) == Card::TextState::Known)
            known.push_back(static_cast<CardIndex>(i));
    QVERIFY(known.size() > 2);
    const QString first = QString::fromStdString(std::string(game->catalogue.id(known[0])));
    QVERIFY(!app.search()
                 ->cards()
                 ->index(app.search()->cards()->rowOf(first))
                 .data(CardList::Excerpt)
                 .toString()
                 .isEmpty());

    CardList list;
    QSignalSpy wanted(&list, &CardList::textsRequested);
    QSignalSpy changed(&list, &CardList::dataChanged);
    list.show(game, known, CardBits(game->catalogue.size()));
    for (int row : {0, 1, 0}) QCOMPARE(list.index(row).data(CardList::Excerpt).toString(), QString());
    QTRY_COMPARE(wanted.count(), 1);
    QCOMPARE(list.takeRequested(), (std::vector<CardIndex>{known[0], known[1]}));
    PrintedTexts texts;
    list.addTexts(game, texts.of(*game, known, "en"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(list.index(0).data(CardList::Excerpt),
             app.search()->cards()->index(app.search()->cards()->rowOf(first)).data(CardList::Excerpt));
    QVERIFY(!list.index(1).data(CardList::Excerpt).toString().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(wanted.count(), 1);
}

void TestDesktopPages::aDamagedLibraryIsReportedAndLeftAlone()
{
    const QByteArray rubbish(4096, 'x');
    QFile file(m_library->file("mazzo.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(rubbish);
    file.close();
    AppModel app(AppModel::Memory::Library);
    app.open();
    QVERIFY(!app.library()->problem().isEmpty());
    QCOMPARE(app.games()->list()->count(), 0);
    app.preferences()->setTheme("dark");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), rubbish);
    file.close();
    QVERIFY(file.remove());
    app.open();
    QCOMPARE(app.library()->problem(), QString());
    QCOMPARE(app.games()->list()->count(), 4);
}

void TestDesktopPages::modelsKeepTheirPromises()
{
    AppModel app(AppModel::Memory::Library);
    QAbstractItemModelTester games(app.games()->list(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester clauses(app.gamePage()->clauses(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester values(app.cardPage()->values()->rows(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    CHECKED(open(app, "zombinion"));
    app.showCard(app.search()->cards()->cardIdAt(0));
    app.chooseGame("everzone");
    app.preferences()->setLanguage("it");
    QTRY_VERIFY(!app.search()->busy());
    QVERIFY(app.cardPage()->values()->rows()->count() > 0);
}

MAZZO_TEST(TestDesktopPages)
#include "tst_desktop_pages.moc"
