// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QImage>
#include <QTest>

using mazzo::tests::copyFolder;
using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// `card`, `cards`, `layer` and `set` as a script uses them.
class TestOwnCards : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void aNewCardIsPlayable();
    void SV_T24_crystalsOfOtherColours();
    void setTakesAllValuesOrNone();
    void badTables_data();
    void badTables();
    void whatIsExportedReadsBack_data();
    void whatIsExportedReadsBack();
    void badArchives_data();
    void badArchives();
    void aLayerTravels();
    void anExpansionIsInstalledAndRemoved();
    void layersThatContradictEachOtherAreRefused();
    void aNumberMayBePrintedAsX();
    void mistakesNameWhatToDo_data();
    void mistakesNameWhatToDo();
    void anExpansionPackIsCheckedAgainstTheGameThatItExtends();
    void hiddenSamplesAreUnknown();
    void aPackWithTheIdOfAShippedGameIsReported();
    void picturesAreAddedRemovedAndRestored();
    void aFolderOfPicturesIsReportedAndImported();
    void picturesTravelWithTheLayer();

private:
    void draw(const QString& name, QSize size) const
    {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(m_program->path(name)));
    }
    [[nodiscard]] QJsonArray pictures() const
    {
        return run({"picture", "list", "everzone", "--json"}).object()["pictures"].toArray();
    }
    [[nodiscard]] Outcome run(const QStringList& arguments) const { return m_program->run(arguments); }
    void newCard(const QString& name, const QStringList& values) const
    {
        QCOMPARE(run(QStringList{"card", "new", "sovereign", name} + values).status, 0);
    }

    std::unique_ptr<Program> m_program;
};

void TestOwnCards::aNewCardIsPlayable()
{
    const Outcome made = run({"card", "new", "sovereign", "Drago Reale", "type=haerian", "costo=3", "force=4",
                              "name.en=Royal Dragon", "--json"});
    QCOMPARE(made.status, 0);
    QCOMPARE(made.object()["card"].toString(), QString("sovereign:own.drago-reale"));
    QCOMPARE(made.object()["values"].toObject()["cost"].toInt(), 3);
    QCOMPARE(run({"search", "sovereign", "cost=3 name:dragon", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"collection", "add", "sovereign", "3 Drago Reale"}).status, 0);

    m_program->write("a.deck", "game: sovereign\n\n[chronicles]\n3 <sovereign:own.drago-reale>\n1 royal dragon\n");
    const QString code = QString::fromUtf8(run({"share", "a.deck"}).out).trimmed().section('\n', -1);
    QVERIFY(run({"open", code}).out.contains("4 Drago Reale"));
    QCOMPARE(run({"card", "remove", "sovereign", "Royal Dragon"}).status, 0);
    QVERIFY(run({"open", code}).out.contains("4 Drago Reale"));
    QCOMPARE(run({"search", "sovereign", "Drago", "--json"}).object()["count"].toInt(), 0);
    QCOMPARE(run({"card", "undo", "sovereign"}).status, 0);
    QCOMPARE(run({"search", "sovereign", "Drago", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"card", "redo", "sovereign"}).status, 0);
    QCOMPARE(run({"card", "redo", "sovereign"}).status, 1);
    QCOMPARE(run({"card", "history", "sovereign", "--json"}).array().size(), 2);
}

/// The rulebook names two colours and no list of them, so a player may add others.
void TestOwnCards::SV_T24_crystalsOfOtherColours()
{
    newCard("Black Crystal", {"type=cristallo", "colours=black"});
    newCard("Necromancer", {"type=classe", "level=5", "crystallises=black"});
    newCard("Skeleton", {"type=haerian", "cost=1", "colours=black", "force=2", "requires=Necromancer"});
    m_program->write("a.deck",
                     "game: sovereign\n\n[classes]\n1 Necromancer\n\n[chronicles]\n4 Skeleton\n20 Marching Levy\n"
                     "4 Roadside Peddler\n4 Plain Longsword\n4 Patient Hound\n4 Hired Wall\n4 Shared Meal\n"
                     "4 Table of Four\n2 Scrap Golem\n\n[realms]\n");
    QCOMPARE(run({"validate", m_program->path("a.deck")}).status, 0);
    m_program->write("order.txt", "Skeleton\n");
    const Outcome played = run({"goldfish", m_program->path("a.deck"), "--order", m_program->path("order.txt"), "--do",
                                "keep", "--do", "first", "--do", "vocation Necromancer", "--do",
                                "play Skeleton at r1c1", "--json"});
    QVERIFY2(played.status == 0, played.err);
    const QJsonArray steps = played.object()["steps"].toArray();
    QCOMPARE(steps[3]["zones"]["crystals"].toArray(), QJsonArray{"Black Crystal"});
    QCOMPARE(steps[4]["zones"]["field"].toArray(), QJsonArray{"Skeleton"});
}

void TestOwnCards::setTakesAllValuesOrNone()
{
    const Outcome refused = run({"set", "everzone", "Marine", "attack=3", "race=slurr"});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("race"));
    const auto attack = [&] {
        return run({"show", "everzone", "Marine", "--json"}).object()["fields"].toObject()["attack"].toObject();
    };
    QVERIFY(attack()["value"].isNull());
    QCOMPARE(run({"set", "everzone", "Marine", "attack=3", "defence=2"}).status, 0);
    QCOMPARE(attack()["value"].toInt(), 3);
    QCOMPARE(attack()["layer"].toString(), QString("own"));
    QCOMPARE(attack()["layers"].toArray().size(), 1);
    QCOMPARE(run({"set", "everzone", "Marine", "attack="}).status, 0);
    QVERIFY(attack()["value"].isNull());
    QCOMPARE(run({"card", "edit", "everzone", "Marine", "race=slurr"}).status, 0);
    const auto race = run({"show", "everzone", "Marine", "--json"}).object()["fields"].toObject()["race"].toObject();
    QCOMPARE(race["value"].toString(), QString("slurr"));
    QCOMPARE(race["layers"].toArray()[0].toObject()["value"].toString(), QString("numan"));
}

void TestOwnCards::badTables_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* what, const QString& name, const QByteArray& content, const QString& said) {
        QTest::newRow(what) << name << content << said;
    };
    row("a wrong separator", "t.csv", "name:type:cost\nOrso:haerian:2\n", "t.csv:1:1:");
    row("an unknown column", "t.csv", "name,type,tooth\nOrso,haerian,2\n", "t.csv:1:11:");
    row("a column twice", "t.csv", "name,type,name\n", "t.csv:1:11:");
    row("no names", "t.csv", "type,cost\nhaerian,2\n", "t.csv:1:1:");
    row("too many cells", "t.csv", "name,type\nOrso,haerian,2\n", "t.csv:2:14:");
    row("below the range", "t.csv", "name,type,cost\nOrso,haerian,-1\n", "t.csv:2:14:");
    row("not a number", "t.csv", "name;tipo;Costo\nOrso;haerian;two\n", "t.csv:2:14:");
    row("no such type", "t.csv", "name,type\nOrso,bear\n", "t.csv:2:6:");
    row("a name twice", "t.csv", "name,type\nOrso,haerian\nORSO,haerian\n", "t.csv:3:1:");
    row("a name of another card", "t.csv", "name.it,type,name.en\nOrso,haerian,Stormsmith\n", "t.csv:2:");
    row("a reference to nothing", "t.csv", "name,type,requires\nOrso,haerian,Tana\n", "t.csv:2:14:");
    row("an image that is none", "t.csv", "name,type,image\nOrso,haerian,t.csv\n", "t.csv:2:14:");
    row("an image that is not there", "t.csv", "name,type,image\nOrso,haerian,no.png\n", "t.csv:2:14:");
    row("an open quote", "t.csv", "name,type\n\"Orso,haerian\n", "t.csv:2:1:");
    row("an empty file", "t.csv", "", "t.csv:1:1:");
    row("broken JSON", "t.json", "[{\"name\": \"Orso\",]", "t.json:1:");
    row("JSON without cards", "t.json", "{\"decks\": []}", "t.json:1:1:");
    row("JSON with an unknown field", "t.json", "[{\"name\": \"Orso\",\n \"tooth\": 1}]", "t.json:2:2:");
    row("JSON with a bad value", "t.json", "[{\"name\": \"Orso\", \"type\": \"haerian\",\n \"cost\": \"two\"}]",
        "t.json:2:");
}

void TestOwnCards::badTables()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, said);
    m_program->write(name, content);
    const Outcome outcome = run({"cards", "import", "sovereign", name});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err.constData());
    QCOMPARE(run({"layer", "show", "sovereign", "--json"}).object()["entries"].toArray().size(), 0);
}

void TestOwnCards::whatIsExportedReadsBack_data()
{
    QTest::addColumn<QString>("ending");
    QTest::newRow("CSV") << "csv";
    QTest::newRow("JSON") << "json";
}

void TestOwnCards::whatIsExportedReadsBack()
{
    QFETCH(QString, ending);
    newCard("Drago, \"Reale\"", {"type=haerian", "cost=3..5", "colours=white, white", "line=elf, Nuova Razza",
                                 "name.en=4 Dragons", "text.it=Vola.\nPoi atterra.", "text.en=?;", "set=Genesi"});
    newCard("Uovo", {"type=classe", "level=?", R"(parents="Drago, \"Reale\"", Emberhand)"});
    newCard("Tana", {"type=classe", "level=2", "parents=-", "text=?"});
    const QString file = "all." + ending;
    QCOMPARE(run({"cards", "export", "sovereign", "-o", file}).status, 0);
    const QJsonObject same = run({"cards", "import", "sovereign", file, "--json"}).object();
    QCOMPARE(same["changed"].toInt() + same["new"].toInt(), 0);
    QVERIFY(same["refused"].toArray().isEmpty());
    QCOMPARE(run({"card", "history", "sovereign", "--json"}).array().size(), 3);

    QCOMPARE(run({"layer", "remove", "sovereign", "own"}).status, 0);
    const Outcome again = run({"cards", "import", "sovereign", file, "--json"});
    QVERIFY2(again.status == 0, again.err.constData());
    QCOMPARE(again.object()["new"].toInt(), 3);
    QCOMPARE(again.object()["changed"].toInt(), 0);
    QCOMPARE(run({"cards", "export", "sovereign", "-o", "again." + ending}).status, 0);
    // Only the ids are new: those of removed cards are never used again.
    QCOMPARE(m_program->read("again." + ending)
                 .replace("own.uovo-2", "own.uovo")
                 .replace("own.tana-2", "own.tana")
                 .replace("own.drago-reale-2", "own.drago-reale"),
             m_program->read(file));
}

void TestOwnCards::badArchives_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no zip file") << QByteArray("hello");
    QTest::newRow("a cut-off zip file") << QByteArray("PK\x03\x04\x14\x00", 6);
}

void TestOwnCards::badArchives()
{
    QFETCH(QByteArray, content);
    m_program->write("bad.zip", content);
    const Outcome outcome = run({"layer", "import", "bad.zip"});
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.isEmpty());
}

void TestOwnCards::aLayerTravels()
{
    newCard("Drago Reale", {"type=haerian", "cost=3", "force=4"});
    newCard("Uovo", {"type=classe", "level=2"});
    QCOMPARE(run({"set", "sovereign", "Stormsmith", "level=5"}).status, 0);
    QCOMPARE(run({"layer", "export", "sovereign", "-o", "mine.zip"}).status, 0);
    m_program->write("a.deck", "game: sovereign\n\n[chronicles]\n20 Drago Reale\n30 Marcher\n\n[classes]\n1 Uovo\n");
    const QByteArray hand = run({"goldfish", "a.deck", "--seed", "7", "--json"}).out;
    const QByteArray verdict = run({"validate", "a.deck", "--json"}).out;

    Program other;
    QFile::copy(m_program->path("mine.zip"), other.path("mine.zip"));
    QFile::copy(m_program->path("a.deck"), other.path("a.deck"));
    const Outcome imported = other.run({"layer", "import", "mine.zip", "--json"});
    QCOMPARE(imported.status, 0);
    QCOMPARE(imported.object()["new"].toInt(), 2);
    QCOMPARE(imported.object()["changed"].toInt(), 1);
    QCOMPARE(other.run({"goldfish", "a.deck", "--seed", "7", "--json"}).out, hand);
    QCOMPARE(other.run({"validate", "a.deck", "--json"}).out, verdict);

    // Somebody else read another value.
    QCOMPARE(other.run({"card", "edit", "sovereign", "Drago Reale", "cost=5"}).status, 0);
    const Outcome undecided = other.run({"layer", "import", "mine.zip", "--json"});
    QCOMPARE(undecided.status, 2);
    QCOMPARE(undecided.object()["differences"].toArray()[0].toObject()["mine"].toString(), QString("5"));
    const auto cost = [&other] {
        return other.run({"show", "sovereign", "Drago Reale", "--json"})
            .object()["fields"]
            .toObject()["cost"]
            .toObject()["value"]
            .toInt();
    };
    QCOMPARE(cost(), 5);
    const int steps = other.run({"layer", "history", "sovereign", "--json"}).array().size();
    const Outcome kept = other.run({"layer", "import", "mine.zip", "--prefer", "mine"});
    QCOMPARE(kept.status, 0);
    QCOMPARE(other.run({"layer", "history", "sovereign", "--json"}).array().size(), steps);
    QCOMPARE(cost(), 5);
    QCOMPARE(other.run({"layer", "import", "mine.zip", "--prefer", "theirs"}).status, 0);
    QCOMPARE(cost(), 3);
    QCOMPARE(other.run({"layer", "undo", "sovereign"}).status, 0);
    QCOMPARE(cost(), 5);
}

void TestOwnCards::anExpansionIsInstalledAndRemoved()
{
    newCard("Drago Reale", {"type=haerian", "cost=3", "force=4"});
    QCOMPARE(run({"layer", "export", "sovereign", "-o", "wolves.zip", "--id", "wolves", "--name", "Wolves"}).status, 0);
    Program other;
    QFile::copy(m_program->path("wolves.zip"), other.path("wolves.zip"));
    QCOMPARE(other.run({"layer", "import", "wolves.zip"}).status, 0);
    QCOMPARE(other.run({"pack", "check", "data/packs/wolves"}).status, 0);
    QCOMPARE(other.run({"search", "sovereign", "Drago", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(other.run({"show", "sovereign", "Drago Reale", "--json"}).object()["layers"].toArray()[0].toString(),
             QString("wolves"));
    QCOMPARE(other.run({"layer", "import", "wolves.zip"}).status, 0);  // again, as an update
    QCOMPARE(other.run({"layer", "remove", "sovereign", "wolves"}).status, 0);
    QCOMPARE(other.run({"search", "sovereign", "Drago", "--json"}).object()["count"].toInt(), 0);
    QCOMPARE(other.run({"layer", "remove", "sovereign", "wolves"}).status, 2);
}

void TestOwnCards::layersThatContradictEachOtherAreRefused()
{
    newCard("Drago Reale", {"type=haerian", "cost=3", "force=4"});
    QCOMPARE(run({"layer", "export", "sovereign", "-o", "wolves.zip", "--id", "wolves"}).status, 0);
    QCOMPARE(run({"card", "edit", "sovereign", "Drago Reale", "cost=5"}).status, 0);
    QCOMPARE(run({"layer", "export", "sovereign", "-o", "bears.zip", "--id", "bears"}).status, 0);
    const Outcome onOwn = run({"layer", "import", "wolves.zip"});
    QCOMPARE(onOwn.status, 2);
    QVERIFY2(onOwn.err.contains("Drago Reale") && onOwn.err.contains("own.drago-reale"), onOwn.err.constData());

    Program other;
    for (const char* file : {"wolves.zip", "bears.zip"}) QFile::copy(m_program->path(file), other.path(file));
    QCOMPARE(other.run({"layer", "import", "wolves.zip"}).status, 0);
    const Outcome onLayer = other.run({"layer", "import", "bears.zip"});
    QCOMPARE(onLayer.status, 2);
    QVERIFY2(onLayer.err.contains("cards.json:4:") && onLayer.err.contains("wolves.drago-reale"),
             onLayer.err.constData());
    QVERIFY(!QFile::exists(other.path("data/packs/bears")));
    QCOMPARE(other.run({"search", "sovereign", "Drago", "--json"}).object()["count"].toInt(), 1);
}

void TestOwnCards::aNumberMayBePrintedAsX()
{
    for (const char* mistake : {"two", "x", "XX", "1/2", "3-", "X apples", "O"}) {
        const Outcome refused = run({"card", "new", "sovereign", "Orso", "type=haerian", QString("cost=") + mistake});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("whole number"), refused.err.constData());
    }
    newCard("Drago Reale", {"type=haerian", "cost=X", "force=1+*"});
    const auto fields = [this] {
        return run({"show", "sovereign", "Drago Reale", "--json"}).object()["fields"].toObject();
    };
    QCOMPARE(fields()["cost"].toObject()["value"].toString(), "X");
    QCOMPARE(run({"search", "sovereign", "drago unknown:cost", "--json"}).object()["count"].toInt(), 0);
    QCOMPARE(run({"search", "sovereign", "drago cost>=0", "--json"}).object()["count"].toInt(), 0);
    QCOMPARE(run({"search", "sovereign", "drago cost:X", "--json"}).object()["count"].toInt(), 1);
    for (const char* file : {"all.csv", "all.json"}) {
        QCOMPARE(run({"cards", "export", "sovereign", "-o", file}).status, 0);
        const QJsonObject same = run({"cards", "import", "sovereign", file, "--json"}).object();
        QCOMPARE(same["unchanged"].toInt(), run({"search", "sovereign", "", "--json"}).object()["count"].toInt());
    }
    m_program->write("a.deck", "game: sovereign\n\n[chronicles]\n50 Drago Reale\n\n[classes]\n1 Stormsmith\n");
    QVERIFY(run({"goldfish", "a.deck", "--seed", "1", "--do", "keep", "--do", "first"}).status == 0);
    QCOMPARE(run({"layer", "export", "sovereign", "-o", "own.zip"}).status, 0);
    const QByteArray archive = m_program->read("own.zip");
    m_program = std::make_unique<Program>();
    m_program->write("own.zip", archive);
    QCOMPARE(run({"layer", "import", "own.zip"}).status, 0);
    QCOMPARE(fields()["force"].toObject()["value"].toString(), "1+*");
}

void TestOwnCards::mistakesNameWhatToDo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* what, const QStringList& arguments, const QString& said) {
        QTest::newRow(what) << arguments << said;
    };
    row("no type", {"card", "new", "sovereign", "Orso", "cost=1"}, "A card needs a type: haerian, evento");
    row("another type", {"card", "new", "sovereign", "Orso", "type=bear"}, "It takes: haerian, evento");
    row("a word for a number", {"card", "new", "sovereign", "Orso", "type=haerian", "cost=two"}, "a whole number");
    row("no file", {"layer", "import", "none.zip"}, "none.zip: The file cannot be read.");
    row("no picture", {"picture", "add", "everzone", "Marine", "a.txt"}, "not a PNG, JPEG");
}

void TestOwnCards::mistakesNameWhatToDo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    m_program->write("a.txt", "text");
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err.constData());
}

void TestOwnCards::anExpansionPackIsCheckedAgainstTheGameThatItExtends()
{
    const QByteArray head = R"({"format": 1, "id": "wolves", "version": "1", "name": {"en": "Wolves"}, "extends": ")";
    QVERIFY(QDir().mkpath(m_program->path("wolves")));
    const auto write = [&](const QByteArray& game, const QByteArray& cost) {
        m_program->write("wolves/game.json", head + game + "\"}");
        m_program->write("wolves/cards.json",
                         R"({"format": 1, "cards": [{"id": "grey", "name": {"en": "Grey Wolf"}, "type": "haerian",
                             "fields": {"line": null, "force": null, "cost": )" +
                             cost + "}}]}");
    };
    write("sovereign", "3");
    const Outcome good = run({"pack", "check", "wolves"});
    QVERIFY2(good.status == 0, good.err.constData());
    write("sovereign", "-3");
    const Outcome bad = run({"pack", "check", "wolves", "--json"});
    QCOMPARE(bad.status, 1);
    const QJsonObject mistake = bad.object()["mistakes"].toArray()[0].toObject();
    QCOMPARE(mistake["file"].toString(), QString("cards.json"));
    QCOMPARE(mistake["line"].toInt(), 2);
    write("no-such-game", "3");
    QCOMPARE(run({"pack", "check", "wolves"}).status, 1);
}

void TestOwnCards::hiddenSamplesAreUnknown()
{
    m_program->write("a.deck", "game: sovereign\n\n[classes]\n1 Stormsmith\n");
    QCOMPARE(run({"layer", "sample", "sovereign", "off", "--json"}).object()["samples"].toBool(), false);
    QCOMPARE(run({"search", "sovereign", "Stormsmith", "--json"}).object()["count"].toInt(), 0);
    QVERIFY(run({"validate", "a.deck"}).err.contains("Stormsmith"));
    QCOMPARE(run({"layer", "sample", "sovereign", "on"}).status, 0);
    QCOMPARE(run({"search", "sovereign", "Stormsmith", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"layer", "sample", "sovereign", "maybe"}).status, 2);
}

void TestOwnCards::aPackWithTheIdOfAShippedGameIsReported()
{
    copyFolder(MAZZO_SOURCE_DIR "/carddata/games/zombinion", m_program->path("data/packs/zombinion"));
    const Outcome games = run({"games", "--json"});
    QCOMPARE(games.array().size(), 4);
    QVERIFY(games.err.contains("data/packs/zombinion"));
    int rejected = 0;
    for (const auto pack : run({"pack", "list", "--json"}).array())
        rejected += pack.toObject()["state"].toString() == "rejected" ? 1 : 0;
    QCOMPARE(rejected, 1);
}

void TestOwnCards::picturesAreAddedRemovedAndRestored()
{
    draw("scan.png", {30, 42});
    QCOMPARE(run({"picture", "add", "everzone", "Sea", "Arrow", "scan.png"}).status, 0);
    QCOMPARE(pictures().size(), 1);
    QCOMPARE(pictures()[0].toObject()["card"].toString(), "everzone:sea-arrow");
    QVERIFY(QFile::exists(pictures()[0].toObject()["file"].toString()));
    QCOMPARE(run({"picture", "remove", "everzone", "Sea", "Arrow"}).status, 0);
    QCOMPARE(pictures().size(), 0);
    QCOMPARE(run({"picture", "remove", "everzone", "Sea", "Arrow"}).status, 2);
    QCOMPARE(run({"picture", "restore", "everzone", "Sea", "Arrow"}).status, 0);
    QCOMPARE(pictures().size(), 1);
    // It is a step of the own layer like any other.
    QCOMPARE(run({"card", "undo", "everzone"}).status, 0);
    QCOMPARE(pictures().size(), 0);
    QCOMPARE(run({"picture", "add", "everzone", "Marine", "scan.png", "--art"}).status, 0);
    QVERIFY(pictures()[0].toObject()["file"].toString().contains("/art/"));
    m_program->write("none.png", "not an image");
    QCOMPARE(run({"picture", "add", "everzone", "Marine", "none.png"}).status, 2);
    QCOMPARE(pictures().size(), 1);
}

void TestOwnCards::aFolderOfPicturesIsReportedAndImported()
{
    QVERIFY(QDir(m_program->path(".")).mkpath("scans"));
    for (const char* name : {"Marine.png", "sea_arrow.png", "Nobody.png"}) draw(QString("scans/") + name, {30, 42});
    const Outcome planned = run({"picture", "import", "everzone", "scans", "--dry-run", "--json"});
    QCOMPARE(planned.object()["added"].toInt(), 2);
    QCOMPARE(pictures().size(), 0);
    QCOMPARE(run({"picture", "import", "everzone", "scans"}).status, 0);
    QCOMPARE(pictures().size(), 2);
    QCOMPARE(run({"card", "undo", "everzone"}).status, 0);
    QCOMPARE(pictures().size(), 0);
}

void TestOwnCards::picturesTravelWithTheLayer()
{
    draw("scan.png", {30, 42});
    QCOMPARE(run({"picture", "add", "everzone", "Marine", "scan.png", "--art"}).status, 0);
    const QString file = pictures()[0].toObject()["file"].toString();
    QCOMPARE(run({"layer", "export", "everzone", "-o", "own.zip"}).status, 0);
    const QByteArray archive = m_program->read("own.zip");
    m_program = std::make_unique<Program>();
    m_program->write("own.zip", archive);
    QCOMPARE(run({"layer", "import", "own.zip"}).status, 0);
    QCOMPARE(pictures().size(), 1);
    const QString received = pictures()[0].toObject()["file"].toString();
    QVERIFY(received.contains("/art/"));
    QCOMPARE(QFileInfo(received).fileName(), QFileInfo(file).fileName());
    QVERIFY(QFile::exists(received));
}

MAZZO_TEST(TestOwnCards)
#include "test_own_cards.moc"
