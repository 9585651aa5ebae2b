// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

/// `mazzo collection …`: what is owned, free, lent and wanted, and what can be built with it.
class TestCollectionCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<Program> m_program;

    Outcome collection(QStringList arguments) const
    {
        arguments.prepend("collection");
        return m_program->run(arguments);
    }
    [[nodiscard]] QJsonObject shown(const QString& game = "everzone") const
    {
        return collection({"show", game, "--json"}).object();
    }
    [[nodiscard]] QJsonObject marine() const
    {
        for (const auto card : shown()["cards"].toArray())
            if (card.toObject()["id"].toString() == "everzone:marine") return card.toObject();
        return {};
    }

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void aBoxFillsTheCollectionAndGoesBack()
    {
        QCOMPARE(collection({"add", "everzone", "--box", "everzone-base"}).status, 0);
        QCOMPARE(shown()["owned"].toInt(), 330);
        QCOMPARE(shown()["different"].toInt(), 111);
        QCOMPARE(collection({"add", "everzone", "--box", "everzone-base", "--count", "2", "--json"})
                     .object()["owned"]
                     .toInt(),
                 990);
        QCOMPARE(collection({"remove", "everzone", "--box", "everzone-base", "--count", "3"}).status, 0);
        QCOMPARE(shown()["owned"].toInt(), 0);
        QCOMPARE(collection({"remove", "everzone", "--box", "everzone-base"}).status, 2);
        QCOMPARE(collection({"undo"}).status, 0);
        QCOMPARE(shown()["owned"].toInt(), 990);
    }

    void cardsComeGoAndAreLent()
    {
        QCOMPARE(collection({"add", "everzone", "3 Marine", "--place", "Box 1"}).status, 0);
        QCOMPARE(collection({"add", "everzone", "2x", "soldato"}).status, 0);  // no known card: kept by its name
        QCOMPARE(collection({"lend", "everzone", "1 Marine", "--to", "Ada"}).status, 0);
        QCOMPARE(collection({"want", "everzone", "2 Marine"}).status, 0);
        QCOMPARE(marine()["owned"].toInt(), 3);
        QCOMPARE(marine()["lent"].toInt(), 1);
        QCOMPARE(marine()["free"].toInt(), 2);
        QCOMPARE(marine()["wanted"].toInt(), 2);
        QCOMPARE(marine()["places"].toArray()[0].toString(), QString("Box 1"));
        QCOMPARE(shown()["loans"].toArray()[0].toObject()["to"].toString(), QString("Ada"));
        const Outcome refused = collection({"remove", "everzone", "3 Marine"});  // one is away
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("“Marine”"), refused.err.constData());
        QCOMPARE(collection({"return", "everzone", "1 Marine"}).status, 0);
        QCOMPARE(collection({"remove", "everzone", "3 Marine"}).status, 0);
        QCOMPARE(collection({"unwant", "everzone", "2 Marine"}).status, 0);
        QVERIFY(marine().isEmpty());
        for (int step = 0; step < 3; ++step) QCOMPARE(collection({"undo"}).status, 0);
        QCOMPARE(marine()["lent"].toInt(), 1);
        QCOMPARE(collection({"redo"}).status, 0);
        QCOMPARE(marine()["lent"].toInt(), 0);
        QCOMPARE(collection({"history", "--json"}).array().size(), 7);
    }

    void ZB_C15_aKingdomNeedsItsPiles_data()
    {
        QTest::addColumn<QByteArray>("lost");
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("missing");
        QTest::newRow("one box, two players") << QByteArray() << 2 << QStringList{};
        QTest::newRow("one box, four players") << QByteArray() << 4 << QStringList{};
        QTest::newRow("a Zombi lost, three players") << QByteArray("1 Zombi") << 3 << QStringList{};
        QTest::newRow("a Zombi lost, four players") << QByteArray("1 Zombi") << 4 << QStringList{"Zombi 24 23"};
        QTest::newRow("a Sciame lost") << QByteArray("1 Sciame di zombi") << 2 << QStringList{"Sciame di zombi 10 9"};
        QTest::newRow("four Survivors lost, two players") << QByteArray("4 Survivors") << 2 << QStringList{};
        QTest::newRow("five Survivors lost, two players")
            << QByteArray("5 Survivors") << 2 << QStringList{"Survivors 8 7"};
        QTest::newRow("Mirare lost: smaller piles do")
            << QByteArray("10 Caricatore") << 2 << QStringList{"Caricatore 30 20 advisory"};
        QTest::newRow("kinds that are not chosen") << QByteArray("10 Furbizia") << 4 << QStringList{};
    }

    void ZB_C15_aKingdomNeedsItsPiles()
    {
        QFETCH(const QByteArray, lost);
        QFETCH(const int, players);
        collection({"add", "zombinion", "--box", "zombinion-base"});
        if (!lost.isEmpty()) QCOMPARE(collection({"remove", "zombinion", QString::fromUtf8(lost)}).status, 0);
        QFile shipped(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/vita-o-morte.deck");
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        const QByteArray text = shipped.readAll();
        m_program->write("k.deck", "players: " + QByteArray::number(players) + "\n" + text);
        QStringList missing;
        for (const auto each : collection({"missing", "k.deck", "--json"}).object()["missing"].toArray()) {
            const QJsonObject row = each.toObject();
            missing << QStringLiteral("%1 %2 %3%4")
                           .arg(row["card"].toString())
                           .arg(row["need"].toInt())
                           .arg(row["have"].toInt())
                           .arg(row["advisory"].toBool() ? " advisory" : "");
        }
        QTEST(missing, "missing");
    }

    void ZB_C30_buildableAndPackingCountThePiles()
    {
        collection({"add", "zombinion", "--box", "zombinion-base"});
        for (const auto each : collection({"buildable", "zombinion", "--json"}).object()["decks"].toArray()) {
            const QJsonObject row = each.toObject();
            QCOMPARE(row["missing"].toInt(), 0);
            QCOMPARE(row["cards"].toInt(), row["name"].toString() == "Vita o Morte" ? 268 : 270);
        }
        m_program->write("k.deck", "name: Table\ngame: zombinion\n[kingdom]\nFurbizia\nMaverick\n");
        QCOMPARE(m_program->run({"deck", "save", "k.deck"}).status, 0);
        QMap<QString, int> packed;
        for (const auto each : collection({"packing", "Table", "--json"}).object()["packing"].toArray())
            packed[each.toObject()["card"].toString()] += each.toObject()["count"].toInt();
        QCOMPARE(packed["Furbizia"], 10);
        QCOMPARE(packed["Zombi"], 14);
        QCOMPARE(packed["Pallottola"], 60);
        QCOMPARE(packed.size(), 9);
        // A kingdom that stands on the table holds its cards: a second one needs a second box.
        QCOMPARE(m_program->run({"deck", "build", "Table"}).status, 0);
        QCOMPARE(shown("zombinion")["indecks"].toInt(), 60 + 40 + 30 + 14 + 8 + 8 + 10 + 20);
    }

    void EZ_C22_severalDecksShareOneCollection()
    {
        m_program->write("a.deck", "name: A\ngame: everzone\n[forces]\n3 Marine\n");
        m_program->write("b.deck", "name: B\ngame: everzone\n[forces]\n2 Marine\n1 Veil\n");
        collection({"add", "everzone", "4 Marine", "--place", "Binder"});
        const QJsonArray missing = collection({"missing", "a.deck", "b.deck", "--json"}).object()["missing"].toArray();
        QCOMPARE(missing.size(), 2);
        const QJsonObject first = missing[0].toObject()["card"].toString() == "Marine" ? missing[0].toObject()
                                                                                       : missing[1].toObject();
        QCOMPARE(first["need"].toInt(), 5);
        QCOMPARE(first["have"].toInt(), 4);
        QCOMPARE(first["short"].toInt(), 1);
        const Outcome nothing = collection({"missing", "a.deck", "--json"});
        QCOMPARE(nothing.status, 0);
        QCOMPARE(nothing.out, QByteArray("{\"missing\":[]}\n"));

        m_program->run({"deck", "save", "a.deck"});
        m_program->run({"deck", "save", "b.deck"});
        m_program->run({"deck", "build", "A"});
        QCOMPARE(marine()["indecks"].toInt(), 3);
        QCOMPARE(marine()["free"].toInt(), 1);
        QVERIFY(collection({"missing", "a.deck", "--json"}).object()["missing"].toArray().isEmpty());  // its copies are
                                                                                                       // its own
        QCOMPARE(collection({"missing", "b.deck", "--json"}).object()["missing"].toArray().size(), 2);
        m_program->run({"deck", "build", "B"});
        QCOMPARE(shown()["conflicts"].toArray().size(), 2);
        const QJsonArray packing = collection({"packing", "A", "--json"}).object()["packing"].toArray();
        int copies = 0;
        for (const auto card : packing) copies += card.toObject()["count"].toInt();
        QCOMPARE(copies, 3);
        m_program->run({"deck", "unbuild", "B"});
        QVERIFY(shown()["conflicts"].toArray().isEmpty());
    }

    void decksAreRankedByWhatIsMissing()
    {
        collection({"add", "everzone", "--box", "everzone-base", "--count", "2"});
        const QJsonArray decks = collection({"buildable", "--json"}).object()["decks"].toArray();
        int before = 0;
        int everzone = 0;
        for (const auto deck : decks) {
            QVERIFY(deck.toObject()["missing"].toInt() >= before);
            before = deck.toObject()["missing"].toInt();
            if (deck.toObject()["game"].toString() == "everzone") {
                ++everzone;
                QVERIFY(deck.toObject()["buildable"].toBool());
            }
        }
        QCOMPARE(everzone, 6);
        QVERIFY(before > 0);  // other games' decks
    }

    void exportAndImportLoseNothing()
    {
        collection({"add", "everzone", "3 Marine", "--place", "Box, \"A\"", "--condition", "mint", "--note", "è mia"});
        collection({"want", "everzone", "1 Veil", "--priority", "2"});
        QCOMPARE(collection({"export", "everzone", "-o", "mine.csv"}).status, 0);
        const QByteArray text = m_program->read("mine.csv");
        collection({"undo"});
        collection({"undo"});
        QCOMPARE(collection({"import", "mine.csv"}).status, 0);
        QCOMPARE(collection({"export", "everzone"}).out, text);
        const Outcome again = collection({"import", "mine.csv"});
        QCOMPARE(again.status, 2);
        QVERIFY(again.err.contains("--again"));
        QCOMPARE(marine()["owned"].toInt(), 3);
        QCOMPARE(collection({"import", "mine.csv", "--again"}).status, 0);
        QCOMPARE(marine()["owned"].toInt(), 6);
        QCOMPARE(collection({"undo"}).status, 0);
        QCOMPARE(marine()["owned"].toInt(), 3);
    }

    void aForeignFileIsReportedLineByLine()
    {
        m_program->write("foreign.csv",
                         "Quantity,Card Name,Folder Name\n2,Marine,Box\n1,Marin,Box\n1,Nothing At All,Box\n0,Veil,\n");
        const QJsonObject dry = collection({"import", "foreign.csv", "--dry-run", "--json"}).object();
        QVERIFY(!dry["stored"].toBool());
        QCOMPARE(dry["matched"].toInt(), 1);
        QCOMPARE(dry["guessed"].toInt(), 1);
        QCOMPARE(dry["unknown"].toInt(), 1);
        QCOMPARE(dry["ignored"].toInt(), 1);
        QCOMPARE(shown()["owned"].toInt(), 0);
        QCOMPARE(collection({"import", "foreign.csv", "--guess"}).status, 0);
        QCOMPARE(marine()["owned"].toInt(), 3);
        QCOMPARE(shown()["strangers"].toArray()[0].toObject()["name"].toString(), QString("Nothing At All"));
    }

    void linesAreCorrectedBeforeTheyAreStored()
    {
        m_program->write("foreign.csv", "Quantity,Card Name\n2,Marine\n1,Nothing At All\n3,Nobody Either\n");
        const QJsonObject report =
            collection({"import", "foreign.csv", "--correct", "3=Veil", "--correct", "4=", "--json"}).object();
        QVERIFY(report["stored"].toBool());
        QCOMPARE(report["matched"].toInt(), 2);
        QCOMPARE(report["ignored"].toInt(), 1);
        QCOMPARE(shown()["owned"].toInt(), 3);
        QVERIFY(shown()["strangers"].toArray().isEmpty());
        QCOMPARE(collection({"undo"}).status, 0);
        QCOMPARE(shown()["owned"].toInt(), 0);
    }

    void unknownCardsAreKeptByName()
    {
        const Outcome added = collection({"add", "sovereign", "3 Drago Reale"});
        QCOMPARE(added.status, 0);
        QVERIFY(added.err.contains("Drago Reale"));
        QCOMPARE(collection({"want", "sovereign", "2 Drago Reale"}).status, 0);
        QCOMPARE(collection({"lend", "sovereign", "1 drago reale", "--to", "Ada"}).status, 0);
        const QJsonObject shown = collection({"show", "sovereign", "--json"}).object();
        QCOMPARE(shown["unknown"].toInt(), 3);
        QCOMPARE(shown["strangers"].toArray().size(), 3);
        QCOMPARE(shown["loans"].toArray()[0].toObject()["card"].toString(), QString("Drago Reale"));
        QVERIFY(
            collection({"show", "sovereign"}).out.contains("Drago Reale  (unknown card) owned 3, lent 1, wanted 2"));
        QCOMPARE(collection({"remove", "sovereign", "2 Drago Reale"}).status, 0);
        QCOMPARE(collection({"remove", "sovereign", "1 Drago Reale"}).status, 2);  // it is lent
        QCOMPARE(collection({"show", "sovereign", "--json"}).object()["unknown"].toInt(), 1);
    }

    void aBoxWithoutContentsAddsNothing()
    {
        const Outcome outcome = collection({"add", "sovereign", "--box", "sovereign-base"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.contains("The contents of “sovereign-base” are unknown."));
        QCOMPARE(collection({"add", "sovereign", "--box", "sovereign-base", "--json"}).object()["changed"].toInt(), 0);
        QCOMPARE(collection({"history", "--json"}).array().size(), 0);
        QCOMPARE(collection({"add", "everzone", "--box", "everzone-base"}).status, 0);
    }

    void badInputChangesNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no verb") << QStringList{};
        QTest::newRow("no such verb") << QStringList{"steal"};
        QTest::newRow("no such game") << QStringList{"add", "chess", "1 King"};
        QTest::newRow("no card") << QStringList{"add", "everzone"};
        QTest::newRow("an unknown card that is not owned")
            << QStringList{"lend", "everzone", "1 Nobody", "--to", "Ada"};
        QTest::newRow("no count") << QStringList{"add", "everzone", "0 Marine"};
        QTest::newRow("a negative count") << QStringList{"add", "everzone", "-3 Marine"};
        QTest::newRow("no such box") << QStringList{"add", "everzone", "--box", "everzone-bas"};
        QTest::newRow("no boxes") << QStringList{"add", "everzone", "--box", "everzone-base", "--count", "0"};
        QTest::newRow("more than there are") << QStringList{"remove", "everzone", "2 Marine"};
        QTest::newRow("lent to nobody") << QStringList{"lend", "everzone", "1 Marine"};
        QTest::newRow("no file") << QStringList{"import", "nowhere.csv"};
        QTest::newRow("a folder") << QStringList{"import", "."};
        QTest::newRow("an open quote") << QStringList{"import", "open.csv"};
        QTest::newRow("a negative count in a file") << QStringList{"import", "negative.csv"};
        QTest::newRow("another separator in the rows") << QStringList{"import", "separator.csv"};
        QTest::newRow("a correction of no line") << QStringList{"import", "good.csv", "--correct", "9=Veil"};
        QTest::newRow("a correction that is none") << QStringList{"import", "good.csv", "--correct", "Veil"};
        QTest::newRow("a correction to no card") << QStringList{"import", "good.csv", "--correct", "2=Nothing"};
        QTest::newRow("no deck") << QStringList{"missing", "nowhere.deck"};
    }
    void badInputChangesNothing()
    {
        QFETCH(QStringList, arguments);
        m_program->write("open.csv", "name,count\nMarine,2\n\"Veil,1\n");
        m_program->write("separator.csv", "name,count\nMarine;2\n");
        m_program->write("good.csv", "name,count\nMarine,2\n");
        m_program->write("negative.csv", "name,count\nMarine,2\nVeil,-1\n");
        collection({"add", "everzone", "1 Marine"});
        const Outcome outcome = collection(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
        QCOMPARE(shown()["owned"].toInt(), 1);
        QCOMPARE(collection({"history", "--json"}).array().size(), 1);
    }
};

MAZZO_TEST(TestCollectionCommands)
#include "test_collection_commands.moc"
