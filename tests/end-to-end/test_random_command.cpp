// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

/// `mazzo random` as a script sees it.
class TestRandomCommand : public QObject {
    Q_OBJECT

private slots:
    void theDeckOfEveryGameIsLegal_data();
    void theDeckOfEveryGameIsLegal();
    void theSameSeedGivesTheSameDeck();
    void withoutASeedTheDeckNamesOne();
    void conditionsHold_data();
    void conditionsHold();
    void excludedCardsAreLeftOut();
    void onlyOwnedCards();
    void conditionsThatCannotBeMet_data();
    void conditionsThatCannotBeMet();
    void badInput_data();
    void badInput();

private:
    Program m_program;
};

void TestRandomCommand::theDeckOfEveryGameIsLegal_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("Zombinion") << QStringList{"zombinion"};
    QTest::newRow("EverZone") << QStringList{"everzone"};
    QTest::newRow("EverZone, Italian edition") << QStringList{"everzone", "--rules", "it"};
    QTest::newRow("EverZone with Locations")
        << QStringList{"everzone", "--where", "count(zone:locations terrain:sea) >= 1"};
    QTest::newRow("Sovereign") << QStringList{"sovereign"};
    QTest::newRow("the Humans") << QStringList{"war-of-the-worlds"};
    QTest::newRow("the Aliens") << QStringList{"war-of-the-worlds", "--set", "faction=aliens"};
}

void TestRandomCommand::theDeckOfEveryGameIsLegal()
{
    QFETCH(QStringList, arguments);
    for (const char* seed : {"1", "2", "3"}) {
        const Outcome made = m_program.run(QStringList{"random", "--seed", seed, "-o", "made.deck"} + arguments);
        QCOMPARE(made.status, 0);
        const Outcome validated = m_program.run({"validate", "made.deck", "--json"});
        QCOMPARE(validated.object()["verdict"].toString(), QStringLiteral("legal"));
        QCOMPARE(validated.status, 0);
    }
}

void TestRandomCommand::theSameSeedGivesTheSameDeck()
{
    const QStringList call{"random", "zombinion", "--seed"};
    const Outcome once = m_program.run(call + QStringList{"5"});
    QCOMPARE(once.status, 0);
    QCOMPARE(m_program.run(call + QStringList{"5"}).out, once.out);
    QVERIFY(m_program.run(call + QStringList{"6"}).out.mid(30) != once.out.mid(30));
}

void TestRandomCommand::withoutASeedTheDeckNamesOne()
{
    const QJsonObject made = m_program.run({"random", "zombinion", "--json"}).object();
    const QString seed = QString::number(made["seed"].toInteger());
    QCOMPARE(m_program.run({"random", "zombinion", "--json", "--seed", seed}).object()["deck"], made["deck"]);
}

void TestRandomCommand::conditionsHold_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("min");
    QTest::newRow("a reaction if there is an attack")
        << "zombinion" << "count(is:attacco) >= 1 and (count(is:attacco) = 0 or count(is:reazione) >= 1)"
        << "is:reazione" << 1;
    QTest::newRow("a curve of costs") << "zombinion" << "count(cost=3) >= 2 and count(cost=5) >= 3" << "cost=5" << 3;
    QTest::newRow("hardly any kingdom is like this") << "zombinion" << "count(cost=5) >= 7" << "cost=5" << 7;
    QTest::newRow("many supports") << "everzone" << "count(type:support) >= 18" << "type:support" << 18;
    QTest::newRow("three Champions") << "sovereign" << "count(is:champion) >= 3" << "is:champion" << 3;
}

void TestRandomCommand::conditionsHold()
{
    QFETCH(QString, game);
    QFETCH(QString, condition);
    QFETCH(QString, query);
    QFETCH(int, min);
    QSet<QString> names;
    for (const QJsonValue& card :
         m_program.run({"search", game, query, "--json", "--lang", "it"}).object()["cards"].toArray())
        names.insert(card.toObject()["name"].toString());
    for (const char* seed : {"3", "4"}) {
        QCOMPARE(m_program.run({"random", game, "--seed", seed, "--where", condition, "-o", "made.deck"}).status, 0);
        QCOMPARE(m_program.run({"validate", "made.deck"}).status, 0);
        int found = 0;
        for (const QByteArray& line : m_program.read("made.deck").split('\n')) {
            const QString text = QString::fromUtf8(line);
            if (names.contains(text.section(' ', 1))) found += text.section(' ', 0, 0).toInt();
        }
        QVERIFY2(found >= min, qPrintable(QString::number(found)));
    }
}

void TestRandomCommand::excludedCardsAreLeftOut()
{
    const QStringList call{"random", "zombinion", "--exclude", "cost>4", "--exclude", "name=Maverick", "--seed"};
    const QJsonArray cards =
        m_program.run({"search", "zombinion", "cost>4 or name=Maverick", "--json"}).object()["cards"].toArray();
    QVERIFY(cards.size() > 3);
    for (int seed = 1; seed < 6; ++seed) {
        const QByteArray deck = m_program.run(call + QStringList{QString::number(seed)}).out;
        QVERIFY(deck.contains("[kingdom]"));
        for (const QJsonValue& card : cards)
            QVERIFY(!deck.contains("1 " + card.toObject()["name"].toString().toUtf8() + "\n"));
    }
}

void TestRandomCommand::onlyOwnedCards()
{
    const Outcome nothing = m_program.run({"random", "zombinion", "--owned", "--lang", "en"});
    QCOMPARE(nothing.status, 1);
    QVERIFY(nothing.out.contains("ZB-C02"));
    QCOMPARE(m_program.run({"collection", "add", "zombinion", "--box", "zombinion-base"}).status, 0);
    QCOMPARE(m_program.run({"random", "zombinion", "--owned", "-o", "own.deck"}).status, 0);
    const Outcome missing = m_program.run({"collection", "missing", "own.deck", "--json"});
    QCOMPARE(missing.object()["missing"].toArray().size(), 0);
}

void TestRandomCommand::conditionsThatCannotBeMet_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("more kinds than a kingdom has") << QStringList{"zombinion", "--where", "count(zone:kingdom) = 11"};
    QTest::newRow("two conditions that exclude each other")
        << QStringList{"zombinion", "--where", "count(is:attacco) >= 1", "--where", "count(is:attacco) = 0"};
    QTest::newRow("nothing is left to choose from") << QStringList{"zombinion", "--exclude", "cost>=0"};
    QTest::newRow("two races") << QStringList{"everzone", "--where",
                                              "count(race:numan) >= 1 and count(race:slurr) >= 1"};
}

void TestRandomCommand::conditionsThatCannotBeMet()
{
    QFETCH(QStringList, arguments);
    const Outcome text = m_program.run(
        QStringList{"random", "--seed", "1", "--lang", "en", "-o", "none.deck"} + arguments);
    QCOMPARE(text.status, 1);
    QVERIFY(text.out.startsWith("There is no such deck"));
    QVERIFY(!QFile::exists(m_program.path("none.deck")));
    const QJsonObject json = m_program.run(QStringList{"random", "--seed", "1", "--json"} + arguments).object();
    QVERIFY(json["deck"].isNull());
    QVERIFY(json["proven"].toBool());
    QVERIFY(!json["conflict"].toArray().isEmpty());
}

void TestRandomCommand::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such game") << QStringList{"zombies"} << QByteArray("zombies");
    QTest::newRow("half a condition") << QStringList{"zombinion", "--where", "count(cost=2) >="} << QByteArray("1:17");
    QTest::newRow("a number is no condition") << QStringList{"zombinion", "--where", "count()"} << QByteArray("1:1");
    QTest::newRow("no such field") << QStringList{"zombinion", "--exclude", "size:3"} << QByteArray("size");
    QTest::newRow("no such value") << QStringList{"zombinion", "--set", "players=9"} << QByteArray("players");
    QTest::newRow("no number") << QStringList{"zombinion", "--seed", "x"} << QByteArray("--seed");
}

void TestRandomCommand::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = m_program.run(QStringList{"random", "--lang", "en", "-o", "bad.deck"} + arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY(!QFile::exists(m_program.path("bad.deck")));
}

MAZZO_TEST(TestRandomCommand)
#include "test_random_command.moc"
