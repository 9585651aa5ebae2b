#include "app/words/action_words.h"
#include "tests/app/desktop/table_fixture.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace mazzo;

/// Beside the table: odds, simulations, and words for all that can be done.
class TestGoldfishPanels : public TableFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void oddsAreWorkedOutAndRemembered();
    void strategiesPlayManyGames();
    void everyVerbHasWords();
};

void TestGoldfishPanels::oddsAreWorkedOutAndRemembered()
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
    restart();
    test("everzone");
    settle();
    QCOMPARE(table().odds()->answers()->at(last, "ask").toString(), "count(type:unit) >= 0");
}

void TestGoldfishPanels::strategiesPlayManyGames()
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

void TestGoldfishPanels::everyVerbHasWords()
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

QTEST_MAIN(TestGoldfishPanels)
#include "tst_goldfish_panels.moc"
