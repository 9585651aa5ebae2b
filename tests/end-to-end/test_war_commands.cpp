// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace mazzo::tests;

/// War of the Worlds, and what all games share at the table, as a script sees it.
class TestWarCommands : public QObject {
    Q_OBJECT

private slots:
    void WW_C18_theLimitFollowsTheCards();
    void provisionalNumbersDoNotCiteTheRulebook();
    void fixNeverEmptiesAPile();
    void strategiesOfBothSides();
    void theMapCanBeCorrected();
    void verbsInItalian_data();
    void verbsInItalian();
    void helpListsTheActions();
    void noEnglishInAnItalianGame_data();
    void noEnglishInAnItalianGame();

private:
    Program m_program;
};

namespace {

const QString kGames = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");
const QString kWar = kGames + "war-of-the-worlds/";

QJsonObject findingOf(const Outcome& outcome, const QString& rule)
{
    for (const QJsonValue& each : outcome.object()["findings"].toArray())
        if (each.toObject()["rule"] == rule) return each.toObject();
    return {};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSet<QString> wordsIn(const QString& text)
{
    static const QRegularExpression kWord("\\p{L}{3,}");
    QSet<QString> words;
    for (auto found = kWord.globalMatch(text.toLower()); found.hasNext();) words.insert(found.next().captured());
    return words;
}

/// Words that the English texts have and neither the Italian ones nor the game's own names.
QSet<QString> englishOnly(const QString& game)
{
    const QString texts = QString::fromUtf8(contentOf(QStringLiteral(MAZZO_SOURCE_DIR "/i18n/cli_it.ts")));
    QSet<QString> english;
    QSet<QString> italian;
    static const QRegularExpression kMessage("<source>([^<]*)</source>\\s*<translation>([^<]*)</translation>");
    for (auto found = kMessage.globalMatch(texts); found.hasNext();) {
        const QRegularExpressionMatch message = found.next();
        english.unite(wordsIn(message.captured(1)));
        italian.unite(wordsIn(message.captured(2)));
    }
    static const QRegularExpression kItalian("\"it\": *\"([^\"]*)\"");
    for (const char* file : {"game.json", "cards.json"}) {
        const QString pack = QString::fromUtf8(contentOf(kGames + game + "/" + file));
        for (auto found = kItalian.globalMatch(pack); found.hasNext();)
            italian.unite(wordsIn(found.next().captured(1)));
    }
    return english.subtract(italian);
}

}  // namespace

/// At most every card that is no building: 24 with the provisional copies, more once the player corrects them.
void TestWarCommands::WW_C18_theLimitFollowsTheCards()
{
    const QStringList call{"validate", kWar + "examples/c18-humans-25.deck", "--json"};
    const QJsonObject before = findingOf(m_program.run(call), "WW-C18");
    QCOMPARE(before["have"].toInt(), 25);
    QCOMPARE(before["max"].toInt(), 24);
    QCOMPARE(before["rests_on"].toArray(), QJsonArray{"provisional"});
    QCOMPARE(m_program.run({"set", "war-of-the-worlds", "Esercito", "offer=4"}).status, 0);
    QVERIFY(findingOf(m_program.run(call), "WW-C18").isEmpty());
    QCOMPARE(m_program.run({"unset", "war-of-the-worlds", "Esercito", "offer"}).status, 0);
}

void TestWarCommands::provisionalNumbersDoNotCiteTheRulebook()
{
    const Outcome guessed = m_program.run({"validate", kWar + "examples/c04-four-armies.deck", "--json"});
    QVERIFY(findingOf(guessed, "WW-C04")["source"].toString().contains("provisional"));
    // With certain data only, the bound is the rulebook's own.
    const Outcome certain = m_program.run({"validate", kWar + "examples/c06-nine-one-strict.deck", "--json"});
    const QJsonObject finding = findingOf(certain, "WW-C06");
    QCOMPARE(finding["rests_on"].toArray(), QJsonArray());
    QVERIFY(!finding["source"].toString().contains("provisional"));
    QCOMPARE(certain.object()["rests_on"].toArray(), QJsonArray());
}

void TestWarCommands::fixNeverEmptiesAPile()
{
    for (const char* deck : {"c06-nine-one-strict", "c05-fog-in-the-start-deck", "c07-no-air-strike-strict"}) {
        const Outcome outcome = m_program.run({"fix", kWar + "examples/" + deck + ".deck", "-o", "fixed.deck"});
        if (outcome.status != 0) continue;  // no repair is an answer, too
        const QString fixed = QString::fromUtf8(m_program.read("fixed.deck"));
        for (const char* section : {"[deck]", "[offer]"}) {
            const QString lines = fixed.section(section, 1).section('[', 0, 0).trimmed();
            QVERIFY2(!lines.isEmpty(), qPrintable(QStringLiteral("%1 %2").arg(deck, section)));
        }
    }
}

void TestWarCommands::strategiesOfBothSides()
{
    const QStringList call{"sim",
                           kWar + "decks/humans.deck",
                           "--strategy",
                           "humans-armies",
                           "aliens-tripods",
                           "--games",
                           "6",
                           "--seed",
                           "3",
                           "--json"};
    const Outcome first = m_program.run(call);
    QCOMPARE(first.status, 0);
    const QJsonObject object = first.object();
    const QJsonArray strategies = object["strategies"].toArray();
    QCOMPARE(strategies.size(), 2);
    QCOMPARE(strategies[0].toObject()["name"].toString(), QString("humans-armies"));
    const double decided = strategies[0].toObject()["wins"].toDouble() + strategies[1].toObject()["wins"].toDouble();
    QCOMPARE(decided + object["unfinished"].toInt() / 6.0, 1.0);
    QVERIFY(strategies[0].toObject()["curve"].toArray()[0].toObject().contains("resources"));
    QCOMPARE(m_program.run(call).object()["strategies"], object["strategies"]);
    const Outcome twice = m_program.run(
        {"sim", kWar + "decks/humans.deck", "--strategy", "humans-air", "humans-armies", "--games", "1"});
    QCOMPARE(twice.status, 2);
    QVERIFY(twice.err.contains("one for each side"));
}

/// An expansion pack of the player's own says which regions share a border.
void TestWarCommands::theMapCanBeCorrected()
{
    Program program;
    const QStringList game{"goldfish", kWar + "decks/humans.deck", "--seed", "1", "--lang", "en", "--do"};
    const QString far = "opponent-moves tripod to L04, L15";
    const Outcome before = program.run(game + QStringList{far});
    QCOMPARE(before.status, 2);
    QVERIFY2(before.err.contains("WW-T22"), before.err.constData());
    const QString folder = "data/packs/own-map/";
    QDir().mkpath(program.path(folder));
    program.write(folder + "game.json",
                  R"({"format": 1, "id": "own-map", "extends": "war-of-the-worlds", "version": "1.0",
                      "name": {"en": "My map"},
                      "regions": [{"id": "L04", "name": {"en": "Lowlands"}, "next": ["L01", "L15"]}]})");
    program.write(folder + "cards.json", R"({"format": 1, "cards": []})");
    const Outcome moved = program.run(game + QStringList{far});
    QVERIFY2(moved.status == 0, moved.err.constData());
    QVERIFY(moved.out.contains("from Lowlands to South East"));
    // Borders are mutual, and L04 has lost the others.
    QCOMPARE(program.run(game + QStringList{"opponent-moves tripod to L04, L05"}).status, 2);
}

void TestWarCommands::verbsInItalian_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("italian");
    QTest::addColumn<QStringList>("english");
    QTest::newRow("everzone") << "everzone/decks/adam-finn" << QStringList{"tieni", "schiera Marine", "avanti"}
                              << QStringList{"keep", "marshal Marine", "next"};
    QTest::newRow("zombinion") << "zombinion/decks/prima-partita" << QStringList{"spara tutte", "fine"}
                               << QStringList{"shoot all", "end"};
    QTest::newRow("sovereign") << "sovereign/decks/d1-bell-and-bough" << QStringList{"tieni", "primo"}
                               << QStringList{"keep", "first"};
    QTest::newRow("war") << "war-of-the-worlds/decks/humans"
                         << QStringList{"gioca Trasferimento: 2", "avversario Tripode in L01", "manuale pesca 1"}
                         << QStringList{"play Trasferimento: 2", "opponent tripod at L01", "manual draw 1"};
}

void TestWarCommands::verbsInItalian()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, italian);
    QFETCH(const QStringList, english);
    const auto played = [&](const QStringList& actions) {
        QStringList call{"goldfish", kGames + deck + ".deck", "--seed", "7", "--json", "--lang", "it"};
        for (const QString& action : actions) call << "--do" << action;
        return m_program.run(call);
    };
    const Outcome outcome = played(italian);
    const Outcome expected = played(english);
    // Either language plays, or is refused, in the same way.
    QCOMPARE(outcome.object()["steps"], expected.object()["steps"]);
    QVERIFY2(outcome.object()["steps"].toArray().size() > 1, outcome.err.constData());
}

void TestWarCommands::helpListsTheActions()
{
    const QString english = QString::fromUtf8(m_program.run({"goldfish", "--help", "--lang", "en"}).out);
    QVERIFY(english.contains("buy A"));
    QVERIFY(english.contains("for its cost in coins or energy"));
    QVERIFY(english.contains("manual draw N"));
    const QString italian = QString::fromUtf8(m_program.run({"goldfish", "--help", "--lang", "it"}).out);
    QVERIFY(italian.contains("compra A"));
    QVERIFY(italian.contains("schiera A, B"));
    // The table says what each action does and costs.
    const Outcome table = m_program.run(
        {"goldfish", kWar + "decks/humans.deck", "--seed", "3", "--lang", "it", "--do", "gioca Trasferimento: 3"});
    const QString text = QString::fromUtf8(table.out);
    QVERIFY2(text.contains("gioca Trasferimento: 2 (Monete: +1)"), table.out.constData());
    QVERIFY2(text.contains(QRegularExpression("compra [^|]*\\(Costa 2 Monete")), table.out.constData());
}

void TestWarCommands::noEnglishInAnItalianGame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("everzone") << "everzone" << "decks/adam-finn"
                              << QStringList{"keep", "marshal", "next", "manual draw 1", "next"};
    QTest::newRow("zombinion") << "zombinion" << "decks/prima-partita"
                               << QStringList{"shoot all", "end", "manual roll 6", "end"};
    QTest::newRow("sovereign") << "sovereign" << "decks/d1-bell-and-bough"
                               << QStringList{"keep", "first", "manual draw 1", "end"};
    QTest::newRow("war") << "war-of-the-worlds" << "decks/humans" << QStringList{"play Trasferimento: 3",
                                                                                 "opponent-moves tripod to L04",
                                                                                 "opponent-attacks L04: 2",
                                                                                 "play Trasferimento: 1",
                                                                                 "pick L06",
                                                                                 "manual roll 6"};
}

void TestWarCommands::noEnglishInAnItalianGame()
{
    QFETCH(const QString, game);
    QFETCH(const QString, deck);
    QFETCH(const QStringList, actions);
    QStringList call{"goldfish", kGames + game + "/" + deck + ".deck", "--seed", "3", "--lang", "it"};
    for (const QString& action : actions) call << "--do" << action;
    const QString text = QString::fromUtf8(m_program.run(call).out);
    QVERIFY(text.size() > 500);
    QSet<QString> found = wordsIn(text);
    found.intersect(englishOnly(game));
    QStringList list = found.values();
    list.sort();
    QVERIFY2(list.isEmpty(), qPrintable(list.join(' ')));
}

MAZZO_TEST(TestWarCommands)
#include "test_war_commands.moc"
