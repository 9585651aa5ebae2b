#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = to + "/" + entry.fileName();
        entry.isDir() ? copyFolder(entry.filePath(), target) : static_cast<void>(QFile::copy(entry.filePath(), target));
    }
}

} // namespace

/// The program as a script sees it: what it prints, and how it ends.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void init();
    void gamesListsAllFour();
    void searchCountsAndExplains_data();
    void searchCountsAndExplains();
    void unknownIsNullAndAbsentIsLeftOut();
    void provisionalAndSampleAreLabelled();
    void sortAndLimit();
    void canAddAsksADeck();
    void aQueryMayBeginWithADash();
    void badInputIsRefusedWithItsPlace_data();
    void badInputIsRefusedWithItsPlace();
    void validateJudgesAndExits_data();
    void validateJudgesAndExits();
    void findingsCarryTheirNumbers();
    void aTypedFactDecidesTheVerdict();
    void fixWritesTheSmallestRepair();
    void fixPromisesNothingAboutUnknownCards();
    void badDeckFilesAreRefused_data();
    void badDeckFilesAreRefused();
    void setStandsOverThePackAndUnsetTakesItBack();
    void contradictionsAreRefusedAndChangeNothing();
    void showSaysWhereEachFactComesFrom();
    void packCheckReportsEveryMistake();
    void aDamagedLibraryIsLeftAsItIs();
    void helpAndVersion();

private:
    /// A pre-made deck of EverZone with one text replaced by another, as a file.
    QString deckWith(const QByteArray& from, const QByteArray& to) const;
    Outcome run(const QStringList& arguments, const QString& folder = {}) const;

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestCommandLine::init() { m_home = std::make_unique<QTemporaryDir>(); }

Outcome TestCommandLine::run(const QStringList& arguments, const QString& folder) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", m_home->filePath("data"));
    environment.insert("LC_ALL", "C");
    environment.remove("DISPLAY");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.isEmpty() ? QDir::rootPath() : folder);
    process.start(MAZZO_PROGRAM, arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestCommandLine::gamesListsAllFour()
{
    const Outcome outcome = run({"games", "--json"});
    QCOMPARE(outcome.status, 0);
    QMap<QString, int> cards;
    for (const auto game : outcome.array()) cards[game.toObject()["id"].toString()] = game.toObject()["cards"].toInt();
    QCOMPARE(cards.keys(), (QStringList{"everzone", "sovereign", "war-of-the-worlds", "zombinion"}));
    QCOMPARE(cards["everzone"], 111);
    QCOMPARE(cards["zombinion"], 33);
    QCOMPARE(cards["war-of-the-worlds"], 26);
}

void TestCommandLine::searchCountsAndExplains_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("explained");
    QTest::newRow("units of a race") << "everzone" << "type:unit race:numan" << "en" << 23 << "units whose race is Numan";
    QTest::newRow("everything") << "everzone" << "" << "en" << 111 << "all cards";
    QTest::newRow("everything, in Italian") << "everzone" << "" << "it" << 111 << "tutte le carte";
    QTest::newRow("an Italian name") << "everzone" << "freccia" << "en" << 1 << "cards with “freccia” in the name";
    QTest::newRow("a leader is a unit") << "everzone" << "is:leader type:unit" << "en" << 6 << "units marked Leader";
    QTest::newRow("half-typed") << "zombinion" << "type:azione cost<=" << "en" << 25 << "actions";
}

void TestCommandLine::searchCountsAndExplains()
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

void TestCommandLine::unknownIsNullAndAbsentIsLeftOut()
{
    const QJsonObject marine = run({"search", "everzone", "name=marine", "--json"}).object()["cards"].toArray()[0].toObject();
    QCOMPARE(marine["id"].toString(), QString("everzone:marine"));
    QVERIFY(marine.contains("attack") && marine["attack"].isNull());
    QVERIFY(marine["limit"].isNull());
    QCOMPARE(marine["bounds"].toObject()["limit"].toObject()["min"].toInt(), 2);
    const QJsonObject sea = run({"search", "everzone", "name=sea", "--json"}).object()["cards"].toArray()[0].toObject();
    QVERIFY(!sea.contains("attack"));
    QCOMPARE(run({"search", "everzone", "-attack>3", "--json"}).object()["count"].toInt(), 42);   // supports and locations have no attack
}

void TestCommandLine::provisionalAndSampleAreLabelled()
{
    const QJsonObject fog = run({"search", "war-of-the-worlds", "nebbia", "--json"}).object()["cards"].toArray()[0].toObject();
    QVERIFY(fog["provisional"].toArray().contains("cost"));
    QVERIFY(run({"search", "war-of-the-worlds", "nebbia"}).out.contains("provisional"));
    const Outcome shown = run({"show", "sovereign", "Squire of the First Bell"});
    QVERIFY(shown.out.contains("Sample card – not official"));
    QVERIFY(run({"search", "sovereign", "squire", "--lang", "it"}).out.contains("Carta di esempio – non ufficiale"));
}

void TestCommandLine::sortAndLimit()
{
    const QJsonObject found = run({"search", "zombinion", "type:azione", "--sort", "cost", "--limit", "3", "--json"}).object();
    QCOMPARE(found["count"].toInt(), 25);
    QCOMPARE(found["cards"].toArray().size(), 3);
    int last = 0;
    for (const auto card : found["cards"].toArray()) {
        QVERIFY(card.toObject()["cost"].toInt() >= last);
        last = card.toObject()["cost"].toInt();
    }
    QCOMPARE(run({"search", "zombinion", "", "--sort", "csot"}).status, 2);
}

void TestCommandLine::canAddAsksADeck()
{
    const QString deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/examples/one-card-short.deck");
    const Outcome numan = run({"search", "everzone", "can:add type:unit", "--deck", deck, "--json"});
    QCOMPARE(numan.status, 0);
    QVERIFY(numan.object()["count"].toInt() > 0);
    QCOMPARE(numan.object()["explained"].toString(), QString("units that can be added to the deck"));
    for (const auto card : numan.object()["cards"].toArray()) QCOMPARE(card.toObject()["race"].toString(), QString("numan"));
    QVERIFY(run({"search", "everzone", "can:add"}).err.contains("--deck"));
    QCOMPARE(run({"search", "everzone", "can:add"}).status, 2);
    QCOMPARE(run({"search", "zombinion", "can:add", "--deck", deck}).status, 2);
}

void TestCommandLine::aQueryMayBeginWithADash()
{
    QCOMPARE(run({"search", "everzone", "-type:unit", "--json"}).object()["count"].toInt(), 42);
    QCOMPARE(run({"search", "everzone", "--json", "--", "-type:unit"}).object()["count"].toInt(), 42);
}

void TestCommandLine::badInputIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("an unknown field") << QStringList{"search", "everzone", "cost<3 rac:numan"} << QByteArray("1:8: There is no field “rac”. Did you mean “race”");
    QTest::newRow("order on words") << QStringList{"search", "everzone", "race<3"} << QByteArray("1:1: ");
    QTest::newRow("100 kB of query") << QStringList{"search", "everzone", QString(100'000, 'a')} << QByteArray("longer than");
    QTest::newRow("deep brackets") << QStringList{"search", "everzone", QString(5'000, '(')} << QByteArray("64");
    QTest::newRow("a pile function") << QStringList{"search", "everzone", "count(type:unit) > 3"} << QByteArray("pile");
    QTest::newRow("an unknown game") << QStringList{"search", "everzon", "x"} << QByteArray("Installed: everzone, sovereign");
    QTest::newRow("an unknown card") << QStringList{"show", "everzone", "Marin"} << QByteArray("Did you mean “Marine”?");
    QTest::newRow("an unknown command") << QStringList{"serch"} << QByteArray("Did you mean “search”?");
    QTest::newRow("an option without value") << QStringList{"search", "everzone", "x", "--limit"} << QByteArray("--limit");
    QTest::newRow("no number") << QStringList{"search", "everzone", "x", "--limit", "many"} << QByteArray("whole number");
    QTest::newRow("too few arguments") << QStringList{"show", "everzone"} << QByteArray("Usage:");
    QTest::newRow("an unknown language") << QStringList{"games", "--lang", "fr"} << QByteArray("fr");
    QTest::newRow("no assignment") << QStringList{"set", "everzone", "Marine", "limit"} << QByteArray("FIELD=VALUE");
    QTest::newRow("no folder") << QStringList{"pack", "check", "/nowhere"} << QByteArray("/nowhere: There is no such folder.");
}

void TestCommandLine::badInputIsRefusedWithItsPlace()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(complaint), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

QString TestCommandLine::deckWith(const QByteArray& from, const QByteArray& to) const
{
    QFile source(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck"), target(m_home->filePath("a.deck"));
    if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly)) return {};
    target.write(source.readAll().replace(from, to));
    return target.fileName();
}

void TestCommandLine::validateJudgesAndExits_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("status");
    QTest::newRow("pre-made") << QByteArray() << QByteArray() << "legal" << 0;
    QTest::newRow("a card short") << QByteArray("2 Marine") << QByteArray("1 Marine") << "unfinished" << 1;
    QTest::newRow("a second race") << QByteArray("2 Marine") << QByteArray("1 Marine\n1 Cybot") << "illegal" << 1;
    QTest::newRow("more copies than are certain") << QByteArray("2 Marine") << QByteArray("3 Marine") << "unknown" << 3;
    QTest::newRow("a card not on file") << QByteArray("2 Marine") << QByteArray("2 Marine\n1 Ghost") << "unknown" << 3;
}

void TestCommandLine::validateJudgesAndExits()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const Outcome outcome = run({"validate", deckWith(from, to), "--json"});
    QTEST(outcome.object()["verdict"].toString(), "verdict");
    QTEST(outcome.status, "status");
}

void TestCommandLine::findingsCarryTheirNumbers()
{
    const QJsonObject verdict = run({"validate", deckWith("2 Marine", "1 Marine"), "--json"}).object();
    QCOMPARE(verdict["findings"].toArray().size(), 1);
    const QJsonObject finding = verdict["findings"].toArray()[0].toObject();
    QCOMPARE(finding["rule"].toString(), QString("EZ-C04"));
    QCOMPARE(finding["status"].toString(), QString("unfinished"));
    QCOMPARE(finding["have"].toInt(), 49);
    QCOMPARE(finding["min"].toInt(), 50);
    QVERIFY(finding["max"].isNull());
    QVERIFY(finding["source"].toString().contains("How to Build Your Own Deck"));
    QVERIFY(!finding["fixes"].toArray().isEmpty());
    QVERIFY(verdict["passed"].toArray().contains("EZ-C01"));
    const Outcome italian = run({"validate", deckWith("2 Marine", "1 Marine"), "--lang", "it", "--rules", "it"});
    QVERIFY2(italian.out.contains("Carte del mazzo: 49 su almeno 50."), italian.out.constData());
}

void TestCommandLine::aTypedFactDecidesTheVerdict()
{
    const QString deck = deckWith("2 Marine", "3 Marine");
    const QJsonObject finding = run({"validate", deck, "--json"}).object()["findings"].toArray()[0].toObject();
    QCOMPARE(finding["missing"].toArray()[0].toObject()["card"].toString(), QString("everzone:marine"));
    QCOMPARE(finding["missing"].toArray()[0].toObject()["field"].toString(), QString("limit"));
    QCOMPARE(run({"set", "everzone", "Marine", "limit=4"}).status, 0);
    QCOMPARE(run({"validate", deck}).status, 0);
    QCOMPARE(run({"set", "everzone", "Marine", "limit=2"}).status, 0);
    QCOMPARE(run({"validate", deck}).status, 1);
}

void TestCommandLine::fixWritesTheSmallestRepair()
{
    const QString deck = deckWith("2 Marine", "# mine\n1 Marine\n1 Cybot"), mended = m_home->filePath("mended.deck");
    QCOMPARE(run({"fix", deck, "-o", mended}).status, 0);
    QFile file(mended);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("# mine") && !text.contains("Cybot") && text.contains("2 Marine"), text.constData());
    QCOMPARE(run({"validate", mended}).status, 0);
}

void TestCommandLine::fixPromisesNothingAboutUnknownCards()
{
    const Outcome outcome = run({"fix", deckWith("2 Marine", "2 Marine\n1 Ghost")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("once every card is known") && !outcome.out.contains("No change of cards"), outcome.out.constData());
}

void TestCommandLine::badDeckFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("an unknown game") << QByteArray("game: everzone") << QByteArray("game: everzon") << QByteArray("Installed: everzone");
    QTest::newRow("a value out of range") << QByteArray("game: everzone") << QByteArray("game: everzone\ncp: 31") << QByteArray("EZ-C18");
    QTest::newRow("a section of another game") << QByteArray("[Forces]") << QByteArray("[Sideboard]") << QByteArray("no section “Sideboard”");
    QTest::newRow("broken UTF-8") << QByteArray("2 Marine") << QByteArray("2 Mar\xff") << QByteArray("UTF-8");
    QTest::newRow("no count") << QByteArray("2 Marine") << QByteArray("-2 Marine") << QByteArray("1 to 9999");
}

void TestCommandLine::badDeckFilesAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, complaint);
    const Outcome outcome = run({"validate", deckWith(from, to)});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(complaint) && outcome.err.contains("a.deck:"), outcome.err.constData());
}

void TestCommandLine::setStandsOverThePackAndUnsetTakesItBack()
{
    QCOMPARE(run({"set", "everzone", "Marine", "limit=4"}).status, 0);
    const QJsonObject limit = run({"show", "everzone", "Marine", "--json"}).object()["fields"].toObject()["limit"].toObject();
    QCOMPARE(limit["value"].toInt(), 4);
    QCOMPARE(limit["origin"].toString(), QString("user"));
    QCOMPARE(run({"search", "everzone", "limit=4", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"set", "everzone", "Sea", "Arrow", "terrain=mare"}).status, 0);
    QCOMPARE(run({"search", "everzone", "terrain:sea type:unit -is:leader", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"unset", "everzone", "Marine", "limit"}).status, 0);
    QVERIFY(run({"show", "everzone", "Marine", "--json"}).object()["fields"].toObject()["limit"].toObject()["value"].isNull());
    QCOMPARE(run({"unset", "everzone", "Marine", "limit"}).status, 2);
}

void TestCommandLine::contradictionsAreRefusedAndChangeNothing()
{
    const Outcome below = run({"set", "everzone", "Firelord", "limit=3"});
    QCOMPARE(below.status, 2);
    QVERIFY(below.err.contains("at least 4"));
    QCOMPARE(run({"set", "everzone", "Marine", "race=slurr"}).status, 2);
    QCOMPARE(run({"set", "everzone", "Prime Sea", "attack=3"}).status, 2);
    QCOMPARE(run({"set", "everzone", "Marine", "cost=cheap"}).status, 2);
    // Nothing was stored: the limits are known by their lower bounds only, and no cost is known.
    QCOMPARE(run({"search", "everzone", "limit<=99 or cost<=99", "--json"}).object()["count"].toInt(), 0);
    QVERIFY(run({"show", "everzone", "Firelord"}).out.contains("at least 4"));
}

void TestCommandLine::showSaysWhereEachFactComesFrom()
{
    const QJsonObject arrow = run({"show", "everzone", "freccia di mare", "--json"}).object();
    QCOMPARE(arrow["names"].toObject()["it"].toString(), QString("Freccia di Mare"));
    QCOMPARE(arrow["fields"].toObject()["race"].toObject()["origin"].toString(), QString("derived"));
    QVERIFY(arrow["text"].isNull());
    QVERIFY(!arrow["rulings"].toArray().isEmpty());
}

void TestCommandLine::packCheckReportsEveryMistake()
{
    const QString pack = m_home->filePath("everzone");
    copyFolder(MAZZO_SOURCE_DIR "/carddata/games/everzone", pack);
    QCOMPARE(run({"pack", "check", pack}).status, 0);
    QFile cards(pack + "/cards.json");
    QVERIFY(cards.open(QIODevice::ReadWrite));
    QByteArray text = cards.readAll();
    text.replace("\"id\": \"marine\"", "\"id\": \"veil\"").replace("\"number\": 8,", "\"number\": \"eight\",");
    cards.resize(0);
    cards.seek(0);
    cards.write(text);
    cards.close();
    const Outcome outcome = run({"pack", "check", "everzone", "--json"}, m_home->path());
    QCOMPARE(outcome.status, 1);
    QStringList codes;
    for (const auto mistake : outcome.object()["mistakes"].toArray()) {
        codes.append(mistake.toObject()["code"].toString());
        QCOMPARE(mistake.toObject()["file"].toString().section('/', -1), codes.last() == "pack.unknown-card" ? QString("products.json") : QString("cards.json"));
        QVERIFY(mistake.toObject()["line"].toInt() > 1);
    }
    QVERIFY2(codes.contains("pack.duplicate-id") && codes.contains("pack.wrong-type"), qPrintable(codes.join(' ')));
}

void TestCommandLine::aDamagedLibraryIsLeftAsItIs()
{
    QVERIFY(QDir().mkpath(m_home->filePath("data")));
    QFile file(m_home->filePath("data/mazzo.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no database, it is a diary");
    file.close();
    const Outcome outcome = run({"games"});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.contains("not a Mazzo library"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("this is no database, it is a diary"));
}

void TestCommandLine::helpAndVersion()
{
    QVERIFY(run({"--version"}).out.startsWith("mazzo "));
    const Outcome help = run({"--help"});
    QCOMPARE(help.status, 0);
    for (const char* command : {"games", "search", "show", "set", "unset", "pack"}) {
        QVERIFY(help.out.contains(QByteArray("mazzo ") + command));
        const Outcome own = run({command, "--help"});
        QCOMPARE(own.status, 0);
        QVERIFY(own.out.contains(QByteArray("mazzo ") + command));
    }
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
