// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// `search` and `show` as a script sees them.
class TestSearchCommands : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void searchCountsAndExplains_data();
    void searchCountsAndExplains();
    void unknownIsNullAndAbsentIsLeftOut();
    void provisionalAndSampleAreLabelled();
    void answersSayWhatTheyRestOn();
    void sortAndLimit();
    void canAddAsksADeck();
    void aQueryMayBeginWithADash();
    void showSaysWhereEachValueComesFrom();
    void badInputIsRefusedWithItsPlace_data();
    void badInputIsRefusedWithItsPlace();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments) const { return m_program->run(arguments); }

    std::unique_ptr<Program> m_program;
};

void TestSearchCommands::searchCountsAndExplains_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("explained");
    QTest::newRow("units of a race") << "everzone" << "type:unit race:numan" << "en" << 23
                                     << "units whose race is Numan";
    QTest::newRow("everything") << "everzone" << "" << "en" << 111 << "all cards";
    QTest::newRow("everything, in Italian") << "everzone" << "" << "it" << 111 << "tutte le carte";
    QTest::newRow("an Italian name") << "everzone" << "freccia" << "en" << 1 << "cards with “freccia” in the name";
    QTest::newRow("a leader is a unit") << "everzone" << "is:leader type:unit" << "en" << 6 << "units marked Leader";
    QTest::newRow("half-typed") << "zombinion" << "type:azione cost<=" << "en" << 25 << "actions";
}

void TestSearchCommands::searchCountsAndExplains()
{
    QFETCH(QString, game);
    QFETCH(QString, query);
    QFETCH(QString, language);
    const Outcome outcome = run({"search", game, query, "--json", "--lang", language});
    QCOMPARE(outcome.status, 0);
    QTEST(outcome.object()["count"].toInt(), "count");
    QTEST(outcome.object()["explained"].toString(), "explained");
    QCOMPARE(outcome.object()["cards"].toArray().size(), outcome.object()["count"].toInt());
}

void TestSearchCommands::unknownIsNullAndAbsentIsLeftOut()
{
    const QJsonObject marine =
        run({"search", "everzone", "name=marine", "--json"}).object()["cards"].toArray()[0].toObject();
    QCOMPARE(marine["id"].toString(), QString("everzone:marine"));
    QVERIFY(marine.contains("attack") && marine["attack"].isNull());
    QVERIFY(marine["limit"].isNull());
    QCOMPARE(marine["bounds"].toObject()["limit"].toObject()["min"].toInt(), 2);
    const QJsonObject sea = run({"search", "everzone", "name=sea", "--json"}).object()["cards"].toArray()[0].toObject();
    QVERIFY(!sea.contains("attack"));
    QCOMPARE(run({"search", "everzone", "-attack>3", "--json"}).object()["count"].toInt(),
             42);  // supports and locations have no attack
}

void TestSearchCommands::provisionalAndSampleAreLabelled()
{
    const QJsonObject fog =
        run({"search", "war-of-the-worlds", "nebbia", "--json"}).object()["cards"].toArray()[0].toObject();
    QVERIFY(fog["provisional"].toArray().contains("cost"));
    QVERIFY(run({"search", "war-of-the-worlds", "nebbia"}).out.contains("provisional"));
    const Outcome shown = run({"show", "sovereign", "Squire of the First Bell"});
    QVERIFY(shown.out.contains("Sample card – not official"));
    QVERIFY(run({"search", "sovereign", "squire", "--lang", "it"}).out.contains("Carta di esempio – non ufficiale"));
}

void TestSearchCommands::answersSayWhatTheyRestOn()
{
    const auto restsOn = [&](const QStringList& arguments) {
        return run(arguments + QStringList{"--json"}).object()["rests_on"].toArray();
    };
    QCOMPARE(restsOn({"search", "war-of-the-worlds", "nebbia"}), QJsonArray{"provisional"});
    QCOMPARE(restsOn({"search", "sovereign", "squire"}), QJsonArray{"sample"});
    QCOMPARE(restsOn({"search", "everzone", "race:numan"}), QJsonArray{});
    QCOMPARE(restsOn({"show", "sovereign", "Squire of the First Bell"}), QJsonArray{"sample"});
    QCOMPARE(restsOn({"show", "everzone", "Marine"}), QJsonArray{});
    QVERIFY(run({"show", "sovereign", "Squire of the First Bell"}).out.contains("Rests on sample cards."));
    for (const QJsonValue& value : run({"games", "--json"}).array()) {
        const QJsonObject game = value.toObject();
        const int sample = game["sample"].toObject()["cards"].toInt();
        const int provisional = game["provisional"].toObject()["values"].toInt();
        QCOMPARE(sample > 0, game["id"].toString() == "sovereign");
        QCOMPARE(provisional > 0, game["id"].toString() == "war-of-the-worlds");
    }
    QVERIFY(run({"games"}).out.contains("with provisional values"));
}

void TestSearchCommands::sortAndLimit()
{
    const QJsonObject found =
        run({"search", "zombinion", "type:azione", "--sort", "cost", "--limit", "3", "--json"}).object();
    QCOMPARE(found["count"].toInt(), 25);
    QCOMPARE(found["cards"].toArray().size(), 3);
    int last = 0;
    for (const auto card : found["cards"].toArray()) {
        QVERIFY(card.toObject()["cost"].toInt() >= last);
        last = card.toObject()["cost"].toInt();
    }
    QCOMPARE(run({"search", "zombinion", "", "--sort", "csot"}).status, 2);
}

void TestSearchCommands::canAddAsksADeck()
{
    const QString deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/examples/one-card-short.deck");
    const Outcome numan = run({"search", "everzone", "can:add type:unit", "--deck", deck, "--json"});
    QCOMPARE(numan.status, 0);
    QVERIFY(numan.object()["count"].toInt() > 0);
    QCOMPARE(numan.object()["explained"].toString(), QString("units that can be added to the deck"));
    for (const auto card : numan.object()["cards"].toArray())
        QCOMPARE(card.toObject()["race"].toString(), QString("numan"));
    QVERIFY(run({"search", "everzone", "can:add"}).err.contains("--deck"));
    QCOMPARE(run({"search", "everzone", "can:add"}).status, 2);
    QCOMPARE(run({"search", "zombinion", "can:add", "--deck", deck}).status, 2);
}

void TestSearchCommands::aQueryMayBeginWithADash()
{
    QCOMPARE(run({"search", "everzone", "-type:unit", "--json"}).object()["count"].toInt(), 42);
    QCOMPARE(run({"search", "everzone", "--json", "--", "-type:unit"}).object()["count"].toInt(), 42);
}

void TestSearchCommands::showSaysWhereEachValueComesFrom()
{
    const QJsonObject arrow = run({"show", "everzone", "freccia di mare", "--json"}).object();
    for (const char* name : {"<everzone:sea-arrow>", "everzone:sea-arrow", "sea-arrow"})
        QCOMPARE(run({"show", "everzone", name, "--json"}).object(), arrow);
    QCOMPARE(arrow["names"].toObject()["it"].toString(), QString("Freccia di Mare"));
    QCOMPARE(arrow["fields"].toObject()["race"].toObject()["origin"].toString(), QString("derived"));
    QVERIFY(arrow["text"].isNull());
    QVERIFY(!arrow["rulings"].toArray().isEmpty());
}

void TestSearchCommands::badInputIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("an unknown field") << QStringList{"search", "everzone", "cost<3 rac:numan"}
                                      << QByteArray("1:8: There is no field “rac”. Did you mean “race”");
    QTest::newRow("order on words") << QStringList{"search", "everzone", "race<3"} << QByteArray("1:1: ");
    QTest::newRow("100 kB of query") << QStringList{"search", "everzone", QString(100'000, 'a')}
                                     << QByteArray("longer than");
    QTest::newRow("deep brackets") << QStringList{"search", "everzone", QString(5'000, '(')} << QByteArray("64");
    QTest::newRow("a pile function") << QStringList{"search", "everzone", "count(type:unit) > 3"} << QByteArray("pile");
    QTest::newRow("an unknown game") << QStringList{"search", "everzon", "x"}
                                     << QByteArray("Installed: everzone, sovereign");
    QTest::newRow("an unknown card") << QStringList{"show", "everzone", "Marin"}
                                     << QByteArray("Did you mean “Marine”?");
    QTest::newRow("an unknown command") << QStringList{"serch"} << QByteArray("Did you mean “search”?");
    QTest::newRow("an option without value")
        << QStringList{"search", "everzone", "x", "--limit"} << QByteArray("--limit");
    QTest::newRow("no number") << QStringList{"search", "everzone", "x", "--limit", "many"}
                               << QByteArray("whole number");
    QTest::newRow("too few arguments") << QStringList{"show", "everzone"} << QByteArray("Usage:");
    QTest::newRow("an unknown language") << QStringList{"games", "--lang", "fr"} << QByteArray("fr");
    QTest::newRow("no assignment") << QStringList{"set", "everzone", "Marine", "limit"} << QByteArray("FIELD=VALUE");
    QTest::newRow("no folder") << QStringList{"pack", "check", "/nowhere"}
                               << QByteArray("/nowhere: There is no such folder.");
}

void TestSearchCommands::badInputIsRefusedWithItsPlace()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(complaint), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

MAZZO_TEST(TestSearchCommands)
#include "test_search_commands.moc"
