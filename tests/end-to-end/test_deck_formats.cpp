// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// Every command that takes a deck file reads the formats that `convert` reads.
class TestDeckFormats : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void commandsReadForeignFiles_data();
    void commandsReadForeignFiles();
    void foreignFilesNeedTheirGame_data() { commandsReadForeignFiles_data(); }
    void foreignFilesNeedTheirGame();
    void ownFormatsNameTheirGame_data();
    void ownFormatsNameTheirGame();
    void theFormatMayBeGiven();
    void guessedCardsAreReported();
    void searchKnowsTheGame();
    void savedDecksAreDeckFiles();
    void aDeckFileWithoutItsGameIsReportedAtItsPlace();
    void convertSetsTheEdition();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_program.run(arguments, input);
    }

    const QString m_deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck");
    Program m_program;
};

void TestDeckFormats::initTestCase()
{
    // As Cockatrice writes it, without our tags.
    m_program.write("x.cod", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n"
                             "<deckname>Tide</deckname>\n<zone name=\"main\">\n<card number=\"2\" name=\"Marine\"/>\n"
                             "<card number=\"20\" name=\"Sniper\"/>\n</zone>\n</cockatrice_deck>\n");
}

void TestDeckFormats::commandsReadForeignFiles_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("status");
    QTest::newRow("validate") << QStringList{"validate", "x.cod"} << 1;
    QTest::newRow("fix") << QStringList{"fix", "x.cod"} << 1;  // unknown values decide
    QTest::newRow("goldfish") << QStringList{"goldfish", "x.cod", "--seed", "7"} << 0;
    QTest::newRow("odds") << QStringList{"odds", "x.cod", "--ask", "count(Marine) >= 1", "--hands", "100"} << 0;
    QTest::newRow("convert") << QStringList{"convert", "x.cod", "--to", "mazzo"} << 0;
    QTest::newRow("share") << QStringList{"share", "x.cod"} << 0;
    QTest::newRow("deck save") << QStringList{"deck", "save", "x.cod"} << 0;
    QTest::newRow("collection missing") << QStringList{"collection", "missing", "x.cod"} << 0;
}

void TestDeckFormats::commandsReadForeignFiles()
{
    QFETCH(QStringList, command);
    const Outcome outcome = run(command + QStringList{"--game", "everzone"});
    QVERIFY2(!outcome.out.isEmpty(), outcome.err.constData());
    QTEST(outcome.status, "status");
}

void TestDeckFormats::foreignFilesNeedTheirGame()
{
    QFETCH(QStringList, command);
    const Outcome outcome = run(command);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("--game"), outcome.err.constData());
}

void TestDeckFormats::ownFormatsNameTheirGame_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"mazzo", "text", "json", "cod", "o8d"}) QTest::newRow(format) << format;
}

void TestDeckFormats::ownFormatsNameTheirGame()
{
    QFETCH(QString, format);
    const QString file = "written." + format;
    QCOMPARE(run({"convert", m_deck, "--to", format, "-o", file}).status, 0);
    const Outcome outcome = run({"validate", file, "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.object()["verdict"].toString(), QString("legal"));
    QCOMPARE(run({"validate", "-"}, m_program.read(file)).status, 0);
}

void TestDeckFormats::theFormatMayBeGiven()
{
    QCOMPARE(run({"validate", "x.cod", "--game", "everzone", "--from", "cod"}).status, 1);
    QCOMPARE(run({"validate", "x.cod", "--game", "everzone", "--from", "json"}).status, 2);
    const Outcome unknown = run({"validate", "x.cod", "--from", "codd"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("codd") && unknown.err.contains("o8d"), unknown.err.constData());
}

void TestDeckFormats::guessedCardsAreReported()
{
    m_program.write("list.txt", "2 Marien\n1 Veil\n");
    const Outcome outcome = run({"validate", "list.txt", "--game", "everzone"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("list.txt:1") && outcome.err.contains("Marine"), outcome.err.constData());
}

void TestDeckFormats::searchKnowsTheGame()
{
    QCOMPARE(run({"search", "everzone", "can:add", "--deck", "x.cod", "--json"}).status, 0);
}

void TestDeckFormats::savedDecksAreDeckFiles()
{
    QCOMPARE(run({"deck", "save", "x.cod", "--game", "everzone", "--as", "Saved"}).status, 0);
    const QByteArray text = run({"deck", "export", "Saved"}).out;
    QVERIFY2(text.contains("game: everzone") && text.contains("20 Sniper"), text.constData());
    // A deck file is stored as it is, with its comments.
    QFile source(m_deck);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray own = "# mine\n" + source.readAll();
    m_program.write("own.deck", own);
    const QString name = run({"deck", "save", "own.deck", "--json"}).object()["name"].toString();
    QCOMPARE(run({"deck", "export", name}).out, own);
}

void TestDeckFormats::aDeckFileWithoutItsGameIsReportedAtItsPlace()
{
    m_program.write("none.deck", "name: Tide\n[Forces]\n2 Marine\n");
    const Outcome outcome = run({"validate", "none.deck"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith("none.deck:") && outcome.err.contains("game: …"), outcome.err.constData());
    QCOMPARE(run({"validate", "none.deck", "--game", "everzone"}).status, 1);
}

void TestDeckFormats::convertSetsTheEdition()
{
    const QByteArray list("Sideboard\n1 Marine\n1 Adam Finn\n");
    const Outcome foreign = run({"convert", "-", "--game", "everzone", "--rules", "it", "--to", "mazzo"}, list);
    QCOMPARE(foreign.status, 0);
    QVERIFY2(foreign.out.contains("rules: it\n"), foreign.out);
    QVERIFY2(foreign.out.contains("[Leader]\n1 Adam Finn\n") && foreign.out.contains("[Forces]\n1 Marine\n"),
             foreign.out);
    QVERIFY2(foreign.err.contains("no section “Sideboard”"), foreign.err);
    const Outcome own = run({"convert", m_deck, "--rules", "it", "--to", "mazzo"});
    QCOMPARE(own.status, 0);
    QCOMPARE(own.out.count("rules: "), 1);
    QVERIFY2(own.out.contains("rules: it\n"), own.out);
    const Outcome without = run({"convert", "-", "--rules", "it", "--to", "text"},
                                "game: everzone\n[Forces]\n1 Marine\n");
    QVERIFY2(without.out.contains("Rules: it\n"), without.out);
    const Outcome unknown = run({"convert", m_deck, "--rules", "fr", "--to", "mazzo"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.out.isEmpty());
    QVERIFY2(unknown.err.contains("“en”, “it”"), unknown.err);
}

MAZZO_TEST(TestDeckFormats)
#include "test_deck_formats.moc"
