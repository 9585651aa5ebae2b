// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/value_text.h"
#include "goldfish/engines.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/table_fixture.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace mazzo::tests;

/// The panels next to the table: odds, simulations, and a text for every action.
class TestGoldfishPanels : public TableFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void oddsAreWorkedOutAndRemembered();
    void aMistakeIsShownWhereItStands_data();
    void aMistakeIsShownWhereItStands();
    void aQuestionIsListedAtOnceAndCanBeStopped();
    void aQuestionThatHasNoAnswerSaysWhy();
    void onlyGamesWithAMulliganAskWhenToKeep();
    void strategiesPlayManyGames();
    void everyVerbHasWords_data();
    void everyVerbHasWords();
};

void TestGoldfishPanels::oddsAreWorkedOutAndRemembered()
{
    CHECKED(test("everzone"));
    QVERIFY(!table().odds()->ask("count(typ:unit) >= 1"));
    QVERIFY(!table().odds()->error().isEmpty());
    QVERIFY(table().odds()->ask("count(type:unit) >= 0"));
    CHECKED(settle());
    TableModel& answers = *table().odds()->answers();
    const int last = answers.count() - 1;
    QCOMPARE(answers.at(last, "share").toDouble(), 1.0);
    QCOMPARE(answers.at(last, "exact").toString(), "100.0 %");
    const QString deckId = m_app->editor()->deckId();
    CHECKED(restart());
    m_app->openDeck(deckId);
    m_app->testHand();
    CHECKED(settle());
    QCOMPARE(table().odds()->answers()->at(last, "ask").toString(), "count(type:unit) >= 0");
}

void TestGoldfishPanels::aMistakeIsShownWhereItStands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("column");
    QTest::newRow("an unknown field") << "count(typ:unit) >= 1" << 6 << "Column 7:";
    QTest::newRow("blanks in front") << "  count(typ:unit) >= 1" << 8 << "Column 9:";
    QTest::newRow("behind a letter outside the plane")
        << "count(name:\"\U0001F600\" typ:unit) >= 1" << 16 << "Column 16:";
    QTest::newRow("a section that nothing is drawn from") << "count(zone:locations) >= 1" << 6 << "Column 7:";
}

void TestGoldfishPanels::aMistakeIsShownWhereItStands()
{
    QFETCH(QString, text);
    QFETCH(int, position);
    QFETCH(QString, column);
    CHECKED(test("everzone"));
    OddsPanel& odds = *table().odds();
    const int before = odds.answers()->count();
    QVERIFY(!odds.ask(text));
    QVERIFY2(odds.error().startsWith(column), qPrintable(odds.error()));
    QCOMPARE(odds.errorPosition(), position);
    QCOMPARE(odds.answers()->count(), before);
    QVERIFY(odds.keepError().isEmpty());
    odds.dismissErrors();
    QVERIFY(odds.error().isEmpty());
    QVERIFY(!odds.setKeep(text));
    QVERIFY2(odds.keepError().startsWith(column), qPrintable(odds.keepError()));
    QCOMPARE(odds.keepErrorPosition(), position);
    QVERIFY(!odds.setKeep("keep if " + text.trimmed()));
    QCOMPARE(odds.keepErrorPosition(), position - text.indexOf('c') + 8);
    QVERIFY(odds.keep().isEmpty());
}

void TestGoldfishPanels::aQuestionIsListedAtOnceAndCanBeStopped()
{
    CHECKED(test("everzone"));
    CHECKED(settle());
    OddsPanel& odds = *table().odds();
    const int before = odds.answers()->count();
    QVERIFY(odds.ask("distinct(name) >= 9"));
    QCOMPARE(odds.answers()->count(), before + 1);
    QCOMPARE(odds.answers()->at(before, "ask").toString(), "distinct(name) >= 9");
    odds.stop();
    QVERIFY(odds.stopped());
    QCOMPARE(odds.answers()->count(), before + 1);
    QVERIFY(!odds.answers()->at(0, "exact").toString().isEmpty());  // what was answered stays
    odds.resume();
    CHECKED(settle());
    QVERIFY(!odds.stopped());
    QVERIFY(odds.answers()->at(before, "share").toDouble() > 0);
    odds.remove(before);
    QCOMPARE(odds.answers()->count(), before);
}

/// Kept questions are asked again; one that cannot be answered says so and leaves the others alone.
void TestGoldfishPanels::aQuestionThatHasNoAnswerSaysWhy()
{
    CHECKED(test("everzone"));
    const QByteArray key = "goldfish.questions.everzone." + m_app->editor()->deckId().toUtf8();
    m_app->preferences()->setValue(key.constData(), "count(zone:locations) >= 1\ncount(type:unit) >= 0\ncount(");
    m_app->testHand();
    CHECKED(settle());
    TableModel& answers = *table().odds()->answers();
    QCOMPARE(answers.count(), 3);
    QVERIFY(!answers.at(0, "trouble").toString().isEmpty());
    QCOMPARE(answers.at(1, "exact").toString(), "100.0 %");
    QVERIFY(!answers.at(2, "trouble").toString().isEmpty());
    table().odds()->remove(0);
    QCOMPARE(answers.at(0, "ask").toString(), "count(type:unit) >= 0");
    // Another deck has questions of its own.
    CHECKED(test("everzone"));
    for (int row = 0; row < answers.count(); ++row) QVERIFY(answers.at(row, "ask") != "count(type:unit) >= 0");
}

void TestGoldfishPanels::onlyGamesWithAMulliganAskWhenToKeep()
{
    CHECKED(test("everzone"));
    QVERIFY(table().odds()->hasMulligan());
    CHECKED(test("zombinion"));
    QVERIFY(!table().odds()->hasMulligan());
}

void TestGoldfishPanels::strategiesPlayManyGames()
{
    CHECKED(test("everzone"));
    QVERIFY(!table().simulation()->available());
    CHECKED(test("zombinion"));
    QVERIFY(table().simulation()->available());
    table().simulation()->run(200);
    CHECKED(settle());
    QCOMPARE(table().simulation()->results()->count(), 2);
    QVERIFY(table().simulation()->trouble().isEmpty());
    QCOMPARE(table().simulation()->curves().size(), 2);
}

void TestGoldfishPanels::everyVerbHasWords_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("free play") << QString();
    for (const std::string_view name : goldfish::engineNames())
        QTest::newRow(std::string(name).c_str()) << fromUtf8(name);
}

void TestGoldfishPanels::everyVerbHasWords()
{
    QFETCH(QString, engine);
    QSet<QString> verbs;
    static const QRegularExpression offered(
        QStringLiteral(R"re((?:offered(?:Pair|List|Number)?|addIfAny|withNumber)\((?:offers, )?"([a-z-]+)")re"));
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/goldfish/") + engine, {"*.cpp"}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        for (auto match = offered.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();)
            verbs.insert(match.next().captured(1));
    }
    QVERIFY(verbs.size() > 7);
    for (const QString& verb : verbs)
        QVERIFY2(goldfish::findVerb(engine.toStdString(), verb.toStdString()), qPrintable(verb));
}

MAZZO_TEST(TestGoldfishPanels)
#include "tst_goldfish_panels.moc"
