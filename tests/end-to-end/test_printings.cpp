// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// Card data of another program becomes a game: searched, shown, listed in decks and owned by printing.
class TestPrintings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theImportIsReported();
    void thePackIsSound();
    void searchesKnowSetsAndRarities();
    void showListsThePrintings();
    void decksNamePrintings();
    void lotsNamePrintings();
    void aSecondImportKeepsNumbers();
    void wrongUseIsExplained();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        return m_program.run(arguments + QStringList{"--lang", "en"});
    }

    Program m_program;
};

void TestPrintings::initTestCase()
{
    m_program.write("cards.csv", "name,type,set,set_name,number,rarity,finish,power,text\n"
                                 "Wolf,Beast,core,Core Set,12,Common,,3,Howl.\n"
                                 "Wolf,Beast,dusk,Dusk Falls,40a,Rare,foil,3,Howl.\n"
                                 "Ox,Beast,core,Core Set,13,Common,,X,\n"
                                 "Hen,Beast,dusk,Dusk Falls,1,Common,,1,\n");
}

void TestPrintings::theImportIsReported()
{
    const Outcome dry = run({"pack", "cards", "cards.csv", "-o", "fields", "--dry-run", "--json"});
    QCOMPARE(dry.status, 0);
    QCOMPARE(dry.object()["cards"].toInt(), 3);
    QVERIFY(!QFile::exists(m_program.path("fields")));
    const Outcome made = run({"pack", "cards", "cards.csv", "-o", "fields"});
    QVERIFY2(made.status == 0, made.err.constData());
    QVERIFY(made.out.startsWith("3 cards, 4 printings"));
}

void TestPrintings::thePackIsSound()
{
    const Outcome checked = run({"pack", "check", "fields"});
    QVERIFY2(checked.status == 0, checked.err.constData());
    const Outcome installed = run({"pack", "install", "fields"});
    QVERIFY2(installed.status == 0, installed.err.constData());
}

void TestPrintings::searchesKnowSetsAndRarities()
{
    const auto found = [&](const char* query) {
        QStringList names;
        for (const QJsonValue& card : run({"search", "fields", query, "--json"}).object()["cards"].toArray())
            names << card["name"].toString();
        return names;
    };
    QCOMPARE(found("set:dusk"), (QStringList{"Wolf", "Hen"}));
    QCOMPARE(found("rarity:rare"), QStringList{"Wolf"});
    QCOMPARE(found("number:13"), QStringList{"Ox"});
    QCOMPARE(found("power:X"), QStringList{"Ox"});
    QCOMPARE(found("power>=1"), (QStringList{"Wolf", "Hen"}));
}

void TestPrintings::showListsThePrintings()
{
    const QByteArray shown = run({"show", "fields", "Wolf"}).out;
    QVERIFY2(shown.contains("Dusk Falls 40a · Rare · foil"), shown.constData());
    const QJsonArray printings = run({"show", "fields", "Wolf", "--json"}).object()["printings"].toArray();
    QCOMPARE(printings.size(), 2);
    QCOMPARE(printings[1].toObject()["number"].toString(), QStringLiteral("40a"));
}

void TestPrintings::decksNamePrintings()
{
    m_program.write("my.deck", "game: fields\n[main]\n4 Wolf {dusk 40a foil}\n2 Wolf {core 12}\n1 Ox {moon 1}\n");
    const Outcome arena = run({"convert", "my.deck", "--to", "arena"});
    QVERIFY2(arena.out.contains("4 Wolf (DUSK) 40a\n2 Wolf (CORE) 12\n"), arena.out.constData());
    QVERIFY2(arena.err.contains("moon 1"), arena.err.constData());
    const Outcome ours = run({"convert", "my.deck", "--to", "mazzo"});
    QVERIFY2(ours.out.contains("4 Wolf {dusk 40a foil}\n"), ours.out.constData());
}

void TestPrintings::lotsNamePrintings()
{
    QCOMPARE(run({"collection", "add", "fields", "2 Wolf {Dusk Falls #40a foil}"}).status, 0);
    const QByteArray exported = run({"collection", "export", "fields"}).out;
    QVERIFY2(exported.contains("fields:wolf,Wolf,2,owned,dusk 40a,,,foil"), exported.constData());
}

void TestPrintings::aSecondImportKeepsNumbers()
{
    m_program.write("cards.csv", "name,type,set,number,rarity,power\nAsp,Beast,core,2,Common,1\n"
                                 "Wolf,Beast,core,12,Common,4\nOx,Stone,core,13,Common,1\n");
    const Outcome again = run({"pack", "cards", "cards.csv", "-o", "fields", "--json"});
    QCOMPARE(again.status, 1);
    const QJsonObject report = again.object();
    QCOMPARE(report["added"].toInt(), 1);
    QCOMPARE(report["updated"].toInt(), 1);
    QCOMPARE(report["kept"].toInt(), 2);
    QCOMPARE(report["problems"].toArray().size(), 1);
    QCOMPARE(report["problems"].toArray()[0].toObject()["line"].toInt(), 4);
    QVERIFY(m_program.read("fields/cards.json").contains(R"("id":"wolf","number":1,)"));
}

void TestPrintings::wrongUseIsExplained()
{
    QCOMPARE(run({"pack", "cards", "cards.csv"}).status, 2);
    QCOMPARE(run({"pack", "cards", "cards.csv", "-o", "x", "--from", "word"}).status, 2);
    const Outcome missing = run({"pack", "cards", "none.csv", "-o", "fields"});
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains("none.csv"), missing.err.constData());
}

MAZZO_TEST(TestPrintings)
#include "test_printings.moc"
