#include "app/desktop/shell/app_model.h"
#include "app/words/action_words.h"
#include "tests/app/desktop/temporary_library.h"

#include <QAbstractItemModelTester>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace mazzo;

/// What a player does at the table: deal, mulligan, play, go back, and take the game up again.
class TestGoldfishTable : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aTestedHandIsTheEditorsDeck();
    void theMulliganSaysWhatItCosts();
    void everythingCanBeUndone();
    void aSavedGameIsTakenUpAgain();
    void cardsAreChosenForAListAndConfirmed();
    void aRefusedActionSaysWhy();
    void anEmptyDeckSaysWhatToDo();
    void anIllegalDeckIsPlayedAndNamedSo();
    void theSameSeedDealsTheSameHand();
    void everyGameLaysItsTableOut_data();
    void everyGameLaysItsTableOut();
    void hiddenCardsStayHidden();
    void oddsAreWorkedOutAndRemembered();
    void strategiesPlayManyGames();
    void everyVerbHasWords();

private:
    void test(const QString& game);
    void settle() const;
    [[nodiscard]] int button(const QString& label) const;
    [[nodiscard]] QStringList names(RowsModel* model) const;
    [[nodiscard]] GoldfishTable& table() const { return *m_app->table(); }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
};

void TestGoldfishTable::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    m_app->preferences()->setLanguage("en");
}

void TestGoldfishTable::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestGoldfishTable::settle() const { QTRY_VERIFY_WITH_TIMEOUT(!table().busy() && !m_app->editor()->busy(), 60'000); }

/// The first ready-made deck of a game, dealt by a fixed seed.
void TestGoldfishTable::test(const QString& game)
{
    for (int row = 0; row < m_app->decks()->readyMade()->count(); ++row) {
        if (m_app->decks()->readyMade()->at(row, "gameId") != game) continue;
        m_app->openDeck(m_app->decks()->startFrom(row));
        m_app->testHand();
        QVERIFY(table().setSeed("7"));
        return;
    }
    QFAIL("no ready-made deck");
}

int TestGoldfishTable::button(const QString& label) const
{
    for (int row = 0; row < table().buttons()->count(); ++row)
        if (table().buttons()->at(row, "label").toString() == label) return row;
    return -1;
}

QStringList TestGoldfishTable::names(RowsModel* model) const
{
    QStringList all;
    for (int row = 0; row < model->count(); ++row) all.append(model->at(row, "name").toString());
    return all;
}

void TestGoldfishTable::aTestedHandIsTheEditorsDeck()
{
    const QAbstractItemModelTester tester(table().hand(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    test("everzone");
    QCOMPARE(m_app->navigation()->page(), "goldfish");
    QCOMPARE(table().deckName(), m_app->editor()->name());
    QCOMPARE(table().hand()->count(), 10);
    QCOMPARE(table().seed(), "7");
    m_app->backFromTable();
    QCOMPARE(m_app->navigation()->page(), "editor");
}

void TestGoldfishTable::theMulliganSaysWhatItCosts()
{
    test("everzone");
    const int mulligan = button("Mulligan");
    QVERIFY(mulligan >= 0);
    QVERIFY2(table().buttons()->at(mulligan, "note").toString().contains("9"), qPrintable(table().buttons()->at(mulligan, "note").toString()));
    QCOMPARE(table().buttons()->at(mulligan, "clause").toString().left(3), "EZ-");
    table().press(mulligan);
    QCOMPARE(table().hand()->count(), 9);
    QVERIFY(table().log()->count() > 0);
}

void TestGoldfishTable::everythingCanBeUndone()
{
    test("everzone");
    const QStringList first = names(table().hand());
    table().press(button("Mulligan"));
    table().press(button("Keep"));
    QCOMPARE(table().step(), 2);
    const QStringList last = names(table().hand());
    while (table().canUndo()) table().undo();
    QCOMPARE(names(table().hand()), first);
    QVERIFY(table().log()->at(table().log()->count() - 1, "undone").toBool());
    table().goTo(2);
    QCOMPARE(names(table().hand()), last);
}

void TestGoldfishTable::aSavedGameIsTakenUpAgain()
{
    test("zombinion");
    table().press(0);
    const QString text = table().sessionText();
    const QStringList hand = names(table().hand());
    const int step = table().step();
    test("everzone");
    QVERIFY(table().resume(text));
    QCOMPARE(names(table().hand()), hand);
    QCOMPARE(table().step(), step);
    QVERIFY(!table().resume(QString(text).replace("seed 7", "seed 8")));
    QVERIFY(!table().problem().isEmpty());
    QCOMPARE(names(table().hand()), hand);
}

void TestGoldfishTable::cardsAreChosenForAListAndConfirmed()
{
    test("everzone");
    table().press(button("Keep"));
    const int marshal = button("Marshal …");
    QVERIFY2(marshal >= 0, qPrintable(table().buttons()->at(0, "label").toString()));
    const int before = table().hand()->count();
    table().press(marshal);
    QVERIFY(table().making());
    QList<uint> units;
    for (int row = 0; row < before; ++row)
        if (table().hand()->at(row, "touch") == "choosable") units.append(table().hand()->at(row, "pieceId").toUInt());
    QVERIFY(units.size() >= 2);
    table().touchPiece(units[0]);
    table().touchPiece(units[1]);
    table().touchPiece(units[1]);
    QCOMPARE(names(table().hand()).size(), before);
    table().touchPiece(units[1]);
    QVERIFY(table().canConfirm());
    table().confirm();
    QVERIFY(!table().making());
    QCOMPARE(table().hand()->count(), before - 2);
}

void TestGoldfishTable::aRefusedActionSaysWhy()
{
    test("zombinion");
    const QStringList hand = names(table().hand());
    QVERIFY(!table().act("mulligan"));
    QVERIFY(!table().problem().isEmpty());
    QCOMPARE(names(table().hand()), hand);
    table().dismissProblem();
    QVERIFY(table().problem().isEmpty());
}

void TestGoldfishTable::anEmptyDeckSaysWhatToDo()
{
    m_app->openDeck(m_app->decks()->create("everzone", "Nothing"));
    m_app->testHand();
    QVERIFY(!table().playing());
    QVERIFY(!table().problem().isEmpty());
}

void TestGoldfishTable::anIllegalDeckIsPlayedAndNamedSo()
{
    test("everzone");
    settle();
    QCOMPARE(table().verdict(), "legal");
    QVERIFY(m_app->editor()->addTo("gunlid", "forces"));
    m_app->testHand();
    settle();
    QVERIFY(table().playing());
    QCOMPARE(table().verdict(), "illegal");
}

void TestGoldfishTable::theSameSeedDealsTheSameHand()
{
    test("sovereign");
    const QStringList first = names(table().hand());
    QVERIFY(table().setSeed("8"));
    QVERIFY(names(table().hand()) != first);
    QVERIFY(table().setSeed("7"));
    QCOMPARE(names(table().hand()), first);
    QVERIFY(!table().setSeed("seven"));
    QCOMPARE(names(table().hand()), first);
}

void TestGoldfishTable::everyGameLaysItsTableOut_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("look");
    QTest::addColumn<int>("regions");
    QTest::newRow("everzone") << "location" << "spread" << 0;
    QTest::newRow("zombinion") << "supply" << "supply" << 0;
    QTest::newRow("sovereign") << "classes" << "spread" << 20;
    QTest::newRow("war-of-the-worlds") << "reserve" << "spread" << 21;
}

void TestGoldfishTable::everyGameLaysItsTableOut()
{
    QFETCH(QString, zone);
    QFETCH(QString, look);
    QFETCH(int, regions);
    test(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(table().regions()->count(), regions);
    QCOMPARE(table().hasBoard(), regions > 0);
    bool found = false;
    for (int row = 0; row < table().spreads()->count(); ++row) {
        if (table().spreads()->at(row, "zoneId") != zone) continue;
        found = true;
        QCOMPARE(table().spreads()->at(row, "look").toString(), look);
    }
    QVERIFY(found);
    int able = table().buttons()->count();
    for (int row = 0; row < table().hand()->count(); ++row) able += table().hand()->at(row, "touch").toString().isEmpty() ? 0 : 1;
    QVERIFY(able > 0);
    QVERIFY(table().phases()->count() > 0);
}

void TestGoldfishTable::hiddenCardsStayHidden()
{
    test("everzone");
    for (int row = 0; row < table().piles()->count(); ++row) {
        if (table().piles()->at(row, "zoneId") != "forces" && table().piles()->at(row, "zoneId") != "locations") continue;
        QCOMPARE(table().piles()->at(row, "topName").toString(), QString());
        QCOMPARE(table().piles()->at(row, "pieces").value<RowsModel*>()->count(), 0);
    }
    const goldfish::Table& now = table().session()->table();
    table().look(static_cast<uint>(now.pile("forces").pieces.front().id));
    QVERIFY(table().looked().isEmpty());
    table().look(table().hand()->at(0, "pieceId").toUInt());
    QCOMPARE(table().looked().value("name"), table().hand()->at(0, "name"));
}

void TestGoldfishTable::oddsAreWorkedOutAndRemembered()
{
    test("everzone");
    QVERIFY(!table().odds()->ask("count(typ:unit) >= 1"));
    QVERIFY(!table().odds()->error().isEmpty());
    QVERIFY(table().odds()->ask("count(type:unit) >= 0"));
    settle();
    RowsModel& answers = *table().odds()->answers();
    const int last = answers.count() - 1;
    QCOMPARE(answers.at(last, "share").toDouble(), 1.0);
    QCOMPARE(answers.at(last, "exact").toString(), "100.0 %");
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    test("everzone");
    settle();
    QCOMPARE(table().odds()->answers()->at(last, "ask").toString(), "count(type:unit) >= 0");
}

void TestGoldfishTable::strategiesPlayManyGames()
{
    test("everzone");
    QVERIFY(!table().simulation()->available());
    test("zombinion");
    QVERIFY(table().simulation()->available());
    table().simulation()->run(200);
    settle();
    QCOMPARE(table().simulation()->results()->count(), 2);
    QVERIFY(table().simulation()->trouble().isEmpty());
    QCOMPARE(table().simulation()->curves().size(), 2);
}

void TestGoldfishTable::everyVerbHasWords()
{
    QSet<QString> verbs;
    static const QRegularExpression offered(QStringLiteral(R"re((?:offered(?:Pair|List|Number)?|addIfAny|withNumber)\((?:offers, )?"([a-z-]+)")re"));
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/goldfish"), {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        for (auto match = offered.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) verbs.insert(match.next().captured(1));
    }
    QVERIFY(verbs.size() > 30);
    const QStringList worded = wordedVerbs();
    for (const QString& verb : verbs) QVERIFY2(worded.contains(verb), qPrintable(verb));
}

QTEST_MAIN(TestGoldfishTable)
#include "tst_goldfish_table.moc"
