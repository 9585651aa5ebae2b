// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"

#include "program.h"

#include <QTest>

using mazzo::tests::copyFolder;
using mazzo::tests::Outcome;
using mazzo::tests::Program;
using mazzo::tests::zipBytes;
using mazzo::tests::ZipEntry;

/// `mazzo pack` as a script uses it: packs are made, travel, change and go.
class TestPackCommands : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aNewPackIsSound_data();
    void aNewPackIsSound();
    void aNewPackReplacesNothing();
    void aPackTravelsAsOneFile();
    void aDryRunChangesNothing();
    void anUpdateSaysWhatItChanges();
    void versionConflicts();
    void installAndUpdateAreApart();
    void theIdOfAShippedGameIsRefused();
    void aPackForANewerProgramIsRefusedAsSuch_data();
    void aPackForANewerProgramIsRefusedAsSuch();
    void aPackWithMistakesChangesNothing();
    void codesKeepTheirMeaning();
    void theNumberOfARemovedCardIsNotUsedAgain();
    void cardsWithoutNumbersGetThem();
    void decksOfARemovedGameStay();
    void shippedGamesStay();
    void anExpansionPackTravelsToo();
    void anUpdateThatBreaksAnExpansionSaysSo();
    void aKilledUpdateLeavesOneOfBothPacks();
    void whatAKilledProgramLeftIsCleanedUp();
    void hostileArchives_data();
    void hostileArchives();
    void aFolderWithALinkIsRefused();
    void theFilesMayBeInAFolderOfTheArchive();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_program->run(arguments + QStringList{"--lang", "en"}, input);
    }
    void makeGame() const
    {
        const Outcome made = run({"pack", "new", "den", "--name", "Den", "--author", "Ada"});
        QVERIFY2(made.status == 0, made.err.constData());
    }
    void install() const
    {
        const Outcome installed = run({"pack", "install", "den"});
        QVERIFY2(installed.status == 0, installed.err.constData());
    }
    void edit(const QString& file, const QByteArray& before, const QByteArray& after) const
    {
        QByteArray text = m_program->read(file);
        QVERIFY2(text.contains(before), text.constData());
        m_program->write(file, text.replace(before, after));
    }
    [[nodiscard]] QStringList packs() const
    {
        QStringList ids;
        for (const QJsonValue& pack : run({"pack", "list", "--json"}).array()) ids << pack["game"].toString();
        return ids;
    }
    [[nodiscard]] QStringList leftovers() const
    {
        return QDir(m_program->path("data/packs"))
            .entryList({".*"}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    [[nodiscard]] QString verdict(const QString& deck) const
    {
        return run({"validate", deck, "--json"}).object()["verdict"].toString();
    }

    std::unique_ptr<Program> m_program;
};

void TestPackCommands::init() { m_program = std::make_unique<Program>(); }

void TestPackCommands::aNewPackIsSound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("card");
    QTest::newRow("in English") << "en" << QByteArray("3 Fox\n");
    QTest::newRow("in Italian") << "it" << QByteArray("3 Volpe\n");
}

void TestPackCommands::aNewPackIsSound()
{
    QFETCH(QString, language);
    QFETCH(QByteArray, card);
    QCOMPARE(m_program->run({"pack", "new", "den", "--lang", language}).status, 0);
    const Outcome checked = run({"pack", "check", "den", "--json"});
    QVERIFY2(checked.status == 0, checked.out.constData());
    QVERIFY(checked.object()["warnings"].toArray().isEmpty());
    QVERIFY(m_program->read("den/decks/red.deck").contains(card));
    QCOMPARE(run({"pack", "install", "den"}).status, 0);
    QCOMPARE(verdict("den/decks/red.deck"), QString("legal"));
    QCOMPARE(verdict("den/examples/four-foxes.deck"), QString("illegal"));
    QCOMPARE(run({"goldfish", "den/decks/red.deck", "--seed", "1", "--do", "keep"}).status, 0);
    QCOMPARE(run({"collection", "add", "den", "--box", "den-base"}).status, 0);
}

void TestPackCommands::aNewPackReplacesNothing()
{
    makeGame();
    QCOMPARE(run({"pack", "new", "den"}).status, 2);
    m_program->write("note", "mine");
    QCOMPARE(run({"pack", "new", "note"}).status, 2);
    QCOMPARE(m_program->read("note"), QByteArray("mine"));
    const Outcome misnamed = run({"pack", "new", "My Den"});
    QCOMPARE(misnamed.status, 2);
    QVERIFY(misnamed.err.contains("my-den"));
    QDir(m_program->path("")).mkdir("empty");
    QCOMPARE(run({"pack", "new", "empty"}).status, 0);
    QCOMPARE(run({"pack", "new", "no/such/folder/den"}).status, 0);
}

void TestPackCommands::aPackTravelsAsOneFile()
{
    makeGame();
    install();
    QCOMPARE(run({"pack", "export", "den", "-o", "den.zip"}).status, 0);
    QCOMPARE(run({"pack", "export", "den", "-o", "again.zip"}).status, 0);
    QCOMPARE(m_program->read("again.zip"), m_program->read("den.zip"));

    Program other;
    QVERIFY(QFile::copy(m_program->path("den.zip"), other.path("den.zip")));
    const Outcome installed = other.run({"pack", "install", "den.zip", "--json"});
    QVERIFY2(installed.status == 0, installed.err.constData());
    const QJsonObject about = installed.object();
    QCOMPARE(about["name"].toString(), QString("Den"));
    QCOMPARE(about["author"].toString(), QString("Ada"));
    QCOMPARE(about["holds"].toObject()["cards"].toInt(), 8);
    QCOMPARE(about["action"].toString(), QString("install"));
    QCOMPARE(about["name"].toString(), QString("Den"));
    QCOMPARE(other.run({"search", "den", "type:creature", "--json"}).object()["count"].toInt(), 6);
    QCOMPARE(other.run({"pack", "install", "den.zip", "--json"}).object()["action"].toString(), QString("unchanged"));
    QCOMPARE(other.run({"pack", "export", "den", "-o", "back.zip"}).status, 0);
    QCOMPARE(other.read("back.zip"), m_program->read("den.zip"));
    QCOMPARE(run({"pack", "export", "everzone", "-o", "everzone.zip"}).status, 0);
    QCOMPARE(run({"pack", "export", "den"}).status, 2);
    QCOMPARE(run({"pack", "export", "nothing", "-o", "no.zip"}).status, 2);
}

void TestPackCommands::aDryRunChangesNothing()
{
    makeGame();
    const Outcome planned = run({"pack", "install", "den", "--dry-run", "--json"});
    QCOMPARE(planned.status, 0);
    QCOMPARE(planned.object()["stored"].toBool(), false);
    QVERIFY(!packs().contains("den"));
    install();
    edit("den/game.json", "0.1.0", "0.2.0");
    QCOMPARE(run({"pack", "update", "den", "--dry-run"}).status, 0);
    QCOMPARE(run({"pack", "remove", "den", "--dry-run"}).status, 0);
    QVERIFY(packs().contains("den"));
    QVERIFY(m_program->read("data/packs/den/game.json").contains("0.1.0"));
    QVERIFY(leftovers().isEmpty());
}

void TestPackCommands::anUpdateSaysWhatItChanges()
{
    makeGame();
    install();
    QCOMPARE(run({"deck", "save", "den/decks/red.deck"}).status, 0);
    edit("den/game.json", "0.1.0", "0.2.0");
    edit("den/game.json", "<= 3", "<= 2");
    edit("den/cards.json", "{\"en\": \"Owl\"}", "{\"en\": \"Night owl\"}");
    QDir(m_program->path("den/decks")).removeRecursively();
    edit("den/examples/twelve-cards.deck", "3 Crab\n3 Otter\n2 Owl\n2 Campfire\n2 Storm\n",
         "2 Crab\n2 Otter\n2 Night owl\n2 Campfire\n2 Storm\n");
    edit("den/examples/twelve-cards.deck", "legal", "unfinished R-1");
    for (const char* file : {"eleven-cards", "four-foxes", "two-colours"})
        QFile::remove(m_program->path(QString("den/examples/%1.deck").arg(file)));
    const Outcome updated = run({"pack", "update", "den", "--json"});
    QVERIFY2(updated.status == 0, updated.err.constData());
    const QJsonObject about = updated.object();
    QCOMPARE(about["action"].toString(), QString("update"));
    QCOMPARE(about["installed"].toString(), QString("0.1.0"));
    QCOMPARE(about["cards"].toObject()["changed"].toArray(), QJsonArray{"Night owl"});
    QCOMPARE(about["rules"].toObject()["changed"].toArray(), QJsonArray{"Copies of a card"});
    QCOMPARE(about["decks"].toInt(), 1);
    const QJsonObject deck = about["verdicts"].toArray()[0].toObject();
    QCOMPARE(deck["deck"].toString(), QString("Red"));
    QCOMPARE(deck["before"].toString(), QString("legal"));
    QCOMPARE(deck["after"].toString(), QString("illegal"));
    QCOMPARE(run({"search", "den", "Night", "--json"}).object()["count"].toInt(), 1);
}

void TestPackCommands::versionConflicts()
{
    makeGame();
    edit("den/game.json", "0.1.0", "0.10.0");
    install();
    edit("den/game.json", "0.10.0", "0.9.0");
    const Outcome older = run({"pack", "update", "den"});
    QCOMPARE(older.status, 2);
    QVERIFY2(older.err.contains("0.9.0") && older.err.contains("0.10.0"), older.err.constData());
    edit("den/game.json", "0.9.0", "0.10.0");
    edit("den/game.json", "\"start\": 10", "\"start\": 20");
    const Outcome same = run({"pack", "update", "den"});
    QCOMPARE(same.status, 2);
    QVERIFY(same.err.contains("different contents"));
    QVERIFY(m_program->read("data/packs/den/game.json").contains("\"start\": 10"));
    QCOMPARE(run({"pack", "update", "den", "--force"}).status, 0);
    QVERIFY(m_program->read("data/packs/den/game.json").contains("\"start\": 20"));
}

void TestPackCommands::installAndUpdateAreApart()
{
    makeGame();
    const Outcome missing = run({"pack", "update", "den"});
    QCOMPARE(missing.status, 2);
    QVERIFY(missing.err.contains("pack install"));
    install();
    edit("den/game.json", "0.1.0", "0.2.0");
    const Outcome there = run({"pack", "install", "den"});
    QCOMPARE(there.status, 2);
    QVERIFY(there.err.contains("pack update"));
    QCOMPARE(run({"pack", "update", "den"}).status, 0);
    QCOMPARE(run({"pack", "install", "nowhere.zip"}).status, 2);
    QCOMPARE(run({"pack", "install"}).status, 2);
    QCOMPARE(run({"pack", "fold", "den"}).status, 2);
}

void TestPackCommands::theIdOfAShippedGameIsRefused()
{
    QCOMPARE(run({"pack", "new", "everzone"}).status, 0);
    const Outcome refused = run({"pack", "install", "everzone"});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("everzone"));
    copyFolder(m_program->path("everzone"), m_program->path("data/packs/everzone"));
    bool isReported = false;
    for (const QJsonValue& pack : run({"pack", "list", "--json"}).array())
        if (pack["game"].toString() == "everzone" && pack["mistakes"].toInt() == 1) isReported = true;
    QVERIFY(isReported);
    // The player's own folder can be removed; the shipped game stays.
    QCOMPARE(run({"pack", "remove", "everzone"}).status, 0);
    QVERIFY(packs().contains("everzone"));
}

void TestPackCommands::aPackForANewerProgramIsRefusedAsSuch_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a later format") << QByteArray("\"format\": 1") << QByteArray("\"format\": 2, \"shiny\": 1")
                                    << QByteArray("The format is 2");
    QTest::newRow("a later version") << QByteArray("\"format\": 1")
                                     << QByteArray("\"format\": 1, \"requires\": \"99.1\", \"shiny\": 1")
                                     << QByteArray("needs Mazzo 99.1");
}

void TestPackCommands::aPackForANewerProgramIsRefusedAsSuch()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, said);
    makeGame();
    edit("den/game.json", before, after);
    for (const char* verb : {"check", "install"}) {
        const Outcome refused = run({"pack", verb, "den"});
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.err.contains(said), refused.err.constData());
        QVERIFY(!refused.err.contains("shiny"));
    }
}

void TestPackCommands::aPackWithMistakesChangesNothing()
{
    makeGame();
    install();
    edit("den/game.json", "0.1.0", "0.2.0");
    edit("den/cards.json", "\"type\": \"spell\"", "\"type\": \"spel\"");
    edit("den/examples/four-foxes.deck", "illegal R-2", "legal");
    const Outcome refused = run({"pack", "update", "den"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("cards.json:"), refused.err.constData());
    edit("den/cards.json", "\"type\": \"spel\"", "\"type\": \"spell\"");
    QVERIFY(run({"pack", "update", "den"}).err.contains("four-foxes.deck"));
    QVERIFY(m_program->read("data/packs/den/game.json").contains("0.1.0"));
    QVERIFY(leftovers().isEmpty());
}

void TestPackCommands::codesKeepTheirMeaning()
{
    makeGame();
    install();
    const QString code = QString::fromUtf8(run({"share", "den/decks/red.deck"}).out).trimmed().section('\n', -1);
    const QByteArray deck = run({"open", code}).out;
    QVERIFY(deck.contains("3 Fox"));

    // Somebody sorts the cards by name and numbers them anew.
    edit("den/game.json", "0.1.0", "0.2.0");
    edit("den/cards.json", "\"number\": 1,", "\"number\": 33,");
    edit("den/cards.json", "\"number\": 2,", "\"number\": 1,");
    edit("den/cards.json", "\"number\": 33,", "\"number\": 2,");
    const Outcome refused = run({"pack", "update", "den"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("cards.json:6:") && refused.err.contains("--keep-numbers"), refused.err.constData());
    QCOMPARE(run({"open", code}).out, deck);

    // The same by hand in the installed folder: the last good version stays in use.
    copyFolder(m_program->path("data/packs/den"), m_program->path("saved"));
    m_program->write("data/packs/den/cards.json", m_program->read("den/cards.json"));
    QCOMPARE(run({"open", code}).out, deck);
    for (const QJsonValue& pack : run({"pack", "list", "--json"}).array())
        if (pack["game"].toString() == "den") QCOMPARE(pack["state"].toString(), QString("kept"));
    m_program->write("data/packs/den/cards.json", m_program->read("saved/cards.json"));

    const Outcome carried = run({"pack", "update", "den", "--keep-numbers", "--json"});
    QVERIFY2(carried.status == 0, carried.err.constData());
    QCOMPARE(carried.object()["renumbered"].toInt(), 2);
    QCOMPARE(run({"open", code}).out, deck);
    const QString now = QString::fromUtf8(run({"share", "den/decks/red.deck"}).out).trimmed().section('\n', -1);
    QVERIFY(now != code);  // It has the new version of the pack.
    QCOMPARE(run({"open", now}).out, deck);

    // The author's own folder can be corrected, too; only the numbers in it change.
    QCOMPARE(run({"pack", "renumber", "den", "--json"}).object()["changed"].toInt(), 2);
    QCOMPARE(m_program->read("den/cards.json"), m_program->read("saved/cards.json"));
    QCOMPARE(run({"pack", "renumber", "den", "--json"}).object()["changed"].toInt(), 0);
}

void TestPackCommands::theNumberOfARemovedCardIsNotUsedAgain()
{
    makeGame();
    install();
    const QString code = QString::fromUtf8(run({"share", "den/decks/red.deck"}).out).trimmed().section('\n', -1);
    edit("den/game.json", "0.1.0", "0.2.0");
    edit("den/cards.json", "\"fox\"", "\"vixen\"");
    edit("den/cards.json", "\"Fox\"", "\"Vixen\"");
    edit("den/products.json", "\"fox\"", "\"vixen\"");
    for (const char* file : {"decks/red", "examples/eleven-cards", "examples/four-foxes", "examples/two-colours"})
        edit(QString("den/%1.deck").arg(file), " Fox\n", " Vixen\n");
    // The game is removed and comes back: its numbers are still known.
    QCOMPARE(run({"pack", "remove", "den"}).status, 0);
    const Outcome refused = run({"pack", "install", "den"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("“vixen”") && refused.err.contains("“fox”"), refused.err.constData());
    QCOMPARE(run({"pack", "renumber", "den"}).status, 0);
    QVERIFY(m_program->read("den/cards.json").contains("\"vixen\",\n      \"number\": 9,"));
    install();
    QVERIFY(!run({"open", code}).out.contains("Vixen"));
}

void TestPackCommands::cardsWithoutNumbersGetThem()
{
    makeGame();
    edit("den/cards.json", "      \"number\": 2,\n", "");
    edit("den/cards.json", "\"number\": 8,", "\"number\": 1,");
    QCOMPARE(run({"pack", "renumber", "den", "--dry-run", "--json"}).object()["changed"].toInt(), 2);
    QCOMPARE(run({"pack", "check", "den"}).status, 1);
    QCOMPARE(run({"pack", "renumber", "den"}).status, 0);
    QCOMPARE(run({"pack", "check", "den"}).status, 0);
}

void TestPackCommands::decksOfARemovedGameStay()
{
    makeGame();
    install();
    QCOMPARE(run({"deck", "save", "den/decks/red.deck"}).status, 0);
    const Outcome removed = run({"pack", "remove", "den", "--json"});
    QCOMPARE(removed.status, 0);
    QCOMPARE(removed.object()["decks"].toArray(), QJsonArray{"Red"});
    QVERIFY(!packs().contains("den"));
    QVERIFY(run({"deck", "list"}).out.contains("Red"));
    QVERIFY(run({"deck", "export", "Red"}).out.contains("3 Fox"));
    QCOMPARE(run({"pack", "remove", "den"}).status, 2);
    install();
    QVERIFY(run({"deck", "export", "Red"}).out.contains("3 Fox"));
}

void TestPackCommands::shippedGamesStay()
{
    const Outcome refused = run({"pack", "remove", "everzone"});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("everzone"));
    QVERIFY(packs().contains("everzone"));
}

void TestPackCommands::anExpansionPackTravelsToo()
{
    QDir(m_program->path("")).mkdir("cubs");
    m_program->write("cubs/game.json", R"({"format": 1, "id": "cubs", "extends": "den", "version": "1",
                                           "name": {"en": "Cubs"}, "author": "Bea"})");
    m_program->write("cubs/cards.json", R"({"format": 1,
        "cards": [{"id": "cub", "name": {"en": "Cub"}, "type": "creature", "fields": {"cost": 0, "colour": "red"}}],
        "corrections": [{"card": "fox", "fields": {"colour": "blue"}}]})");
    const Outcome early = run({"pack", "install", "cubs"});
    QCOMPARE(early.status, 2);
    QVERIFY(early.err.contains("den"));
    makeGame();
    install();
    QCOMPARE(run({"deck", "save", "den/decks/red.deck"}).status, 0);
    const Outcome installed = run({"pack", "install", "cubs", "--json"});
    QVERIFY2(installed.status == 0, installed.err.constData());
    QCOMPARE(installed.object()["extends"].toString(), QString("den"));
    QCOMPARE(installed.object()["name"].toString(), QString("Cubs"));
    QCOMPARE(installed.object()["verdicts"].toArray()[0].toObject()["after"].toString(), QString("illegal"));
    QCOMPARE(run({"search", "den", "Cub", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"pack", "export", "cubs", "-o", "cubs.zip"}).status, 0);
    const QJsonObject removed = run({"pack", "remove", "cubs", "--json"}).object();
    QCOMPARE(removed["verdicts"].toArray()[0].toObject()["after"].toString(), QString("legal"));
    QCOMPARE(run({"search", "den", "Cub", "--json"}).object()["count"].toInt(), 0);
    QCOMPARE(run({"pack", "install", "cubs.zip"}).status, 0);
    QCOMPARE(run({"search", "den", "Cub", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"pack", "remove", "den", "--dry-run", "--json"}).object()["expansions"].toArray(),
             QJsonArray{"cubs"});
    // An expansion pack with the id of a game, and the other way round.
    edit("cubs/game.json", "\"id\": \"cubs\"", "\"id\": \"den\"");
    QCOMPARE(run({"pack", "update", "cubs"}).status, 2);
}

void TestPackCommands::anUpdateThatBreaksAnExpansionSaysSo()
{
    makeGame();
    install();
    QDir(m_program->path("")).mkdir("cubs");
    m_program->write("cubs/game.json",
                     R"({"format": 1, "id": "cubs", "extends": "den", "version": "1", "name": {"en": "Cubs"}})");
    m_program->write("cubs/cards.json", R"({"format": 1, "corrections": [{"card": "owl", "fields": {"cost": 1}}]})");
    QCOMPARE(run({"pack", "install", "cubs"}).status, 0);
    edit("den/game.json", "0.1.0", "0.2.0");
    edit("den/cards.json", "\"owl\"", "\"barn-owl\"");
    edit("den/cards.json", "\"number\": 6", "\"number\": 9");
    edit("den/products.json", "\"owl\"", "\"barn-owl\"");
    const Outcome updated = run({"pack", "update", "den", "--dry-run", "--json"});
    QVERIFY2(updated.status == 0, updated.err.constData());
    QCOMPARE(updated.object()["notes"].toArray()[0].toObject()["code"].toString(), QString("pack.breaks-expansion"));
}

void TestPackCommands::aKilledUpdateLeavesOneOfBothPacks()
{
    makeGame();
    install();
    const int rounds = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 200 : 12;
    for (int round = 0; round < rounds; ++round) {
        edit("den/game.json", m_program->read("den/game.json").contains("\"0.1.0\"") ? "\"0.1.0\"" : "\"0.2.0\"",
             m_program->read("den/game.json").contains("\"0.1.0\"") ? "\"0.2.0\"" : "\"0.1.0\"");
        (void)m_program->kill({"pack", "update", "den", "--force"}, 5 + round * 97 % 250);
        const QByteArray definition = m_program->read("data/packs/den/game.json");
        QVERIFY(definition.contains("\"0.1.0\"") || definition.contains("\"0.2.0\""));
        QCOMPARE(verdict("den/decks/red.deck"), QString("legal"));
    }
    QVERIFY(run({"pack", "list"}).status == 0);
    QVERIFY2(leftovers().isEmpty(), qPrintable(leftovers().join(' ')));
}

void TestPackCommands::whatAKilledProgramLeftIsCleanedUp()
{
    makeGame();
    install();
    // As on a file system that cannot exchange folders, between the two steps; no process has this number.
    QDir packs(m_program->path("data/packs"));
    QVERIFY(packs.mkpath(".install-2147483647-abcdef/before"));
    QVERIFY(packs.rename("den", ".install-2147483647-abcdef/before/den"));
    QCOMPARE(verdict("den/decks/red.deck"), QString("legal"));
    QVERIFY(leftovers().isEmpty());
}

void TestPackCommands::hostileArchives_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    const QByteArray game = R"({"format": 1, "id": "den", "version": "1", "name": {"en": "Den"}})";
    const auto row = [&game](const char* what, const QByteArray& said, QList<ZipEntry> entries) {
        entries.prepend({"game.json", game});
        QTest::newRow(what) << zipBytes(entries) << said;
    };
    row("a path that leads out", "not allowed", {{"../out.json", "{}"}});
    row("a path that leads out below", "not allowed", {{"decks/../../out.json", "{}"}});
    row("an absolute path", "not allowed", {{"/tmp/mazzo-out.json", "{}"}});
    row("a path of Windows", "not allowed", {{"C:\\out.json", "{}"}});
    row("a path with backslashes", "not allowed", {{"..\\out.json", "{}"}});
    row("a path with a line break", "not allowed", {{"a\nb.json", "{}"}});
    row("a path that is not UTF-8", "", {{QByteArray("decks/\xFF\xFE.deck"), "x"}});
    row("a path that is too long", "not allowed", {{QByteArray(300, 'a'), "{}"}});
    row("too deep", "not allowed", {{"a/b/c/d/e/f.json", "{}"}});
    row("an empty part", "not allowed", {{"decks//a.deck", "{}"}});
    row("a symbolic link", "not a regular file", {{"images", "/etc", 0120777}});
    row("a device", "not a regular file", {{"images", "", 0020666}});
    row("a file twice", "twice", {{"cards.json", "{}"}, {"cards.json", "[]"}});
    row("a file twice in capitals", "twice", {{"cards.json", "{}"}, {"CARDS.json", "[]"}});
    row("no pack", "cards.json", {});
    {
        QList<ZipEntry> many;
        for (int i = 0; i < 20'001; ++i) many.append({"decks/" + QByteArray::number(i), ""});
        row("too many files", "more than", many);
    }
    // qCompress puts a length and a zlib header before the deflate stream, and a checksum behind it.
    const QByteArray zeros(60 << 20, '\0');
    const QByteArray packed = qCompress(zeros, 9).mid(6).chopped(4);
    row("a bomb", "too large",
        {{"a.bin", packed, 0100644, true, 8, static_cast<quint32>(zeros.size()), mazzo::tests::crc32Of(zeros)}});
    row("damaged data", "damaged", {{"cards.json", "not deflated", 0100644, true, 8, 40, 7}});
    QTest::newRow("no archive") << QByteArray("hello") << QByteArray("zip");
    QTest::newRow("nothing") << QByteArray() << QByteArray("zip");
    QTest::newRow("cut off") << zipBytes({{"game.json", game}}).left(40) << QByteArray();
    QTest::newRow("no game.json") << zipBytes({{"readme.txt", "hello"}}) << QByteArray("game.json");
    QTest::newRow("a game.json that is a list") << zipBytes({{"game.json", "[]"}}) << QByteArray("game.json");
    QTest::newRow("a game.json in Latin-1")
        << zipBytes({{"game.json", "{\"id\": \"\xE8\"}"}}) << QByteArray("game.json:1:");
    QTest::newRow("an id that leads out")
        << zipBytes({{"game.json", R"({"format": 1, "id": "../den", "version": "1", "name": {"en": "Den"}})"}})
        << QByteArray("game.json:1:");
    QTest::newRow("deep JSON") << zipBytes({{"game.json", QByteArray(100'000, '[')}}) << QByteArray("game.json:1:");
}

void TestPackCommands::hostileArchives()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, said);
    m_program->write("bad.zip", content);
    const Outcome refused = run({"pack", "install", "bad.zip"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(said) && !refused.err.isEmpty(), refused.err.constData());
    QVERIFY(leftovers().isEmpty());
    QVERIFY(!QFile::exists(m_program->path("data/packs/den")));
    QVERIFY(!QFile::exists(m_program->path("data/out.json")) && !QFile::exists(m_program->path("data/packs/out.json")));
    QVERIFY(!QFile::exists("/tmp/mazzo-out.json"));
}

void TestPackCommands::aFolderWithALinkIsRefused()
{
    makeGame();
    QVERIFY(QFile::link("/etc/hostname", m_program->path("den/decks/name.deck")));
    const Outcome refused = run({"pack", "install", "den"});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("decks/name.deck"));
    QVERIFY(QFile::remove(m_program->path("den/decks/name.deck")));
    QDir(m_program->path("den")).mkdir(".git");
    m_program->write("den/.git/config", "x");
    install();
    QVERIFY(!QFile::exists(m_program->path("data/packs/den/.git")));
}

void TestPackCommands::theFilesMayBeInAFolderOfTheArchive()
{
    makeGame();
    QList<ZipEntry> entries;
    for (const char* file : {"game.json", "cards.json", "products.json", "decks/red.deck"})
        entries.append({QByteArray("den-1.0/") + file, m_program->read(QString("den/") + file)});
    m_program->write("den.zip", zipBytes(entries));
    const Outcome installed = run({"pack", "install", "den.zip"});
    QVERIFY2(installed.status == 0, installed.err.constData());
    QVERIFY(packs().contains("den"));
}

MAZZO_TEST(TestPackCommands)
#include "test_pack_commands.moc"
