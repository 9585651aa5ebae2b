// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

const QByteArray kTide = "# a comment\nname: Iron Tide\ngame: everzone\nauthor: Ada\n\n[Leader]\n1 Adam "
                         "Finn\n\n[Forces]\n2 Marine\n1 \"No Such Card\"\n";

}  // namespace

/// `mazzo deck …`: the library of decks on the command line.
class TestDeckCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<Program> m_program;

    Outcome deck(QStringList arguments) const
    {
        arguments.prepend("deck");
        return m_program->run(arguments);
    }
    [[nodiscard]] QJsonArray list() const { return deck({"list", "--json"}).array(); }

private slots:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_program->write("tide.deck", kTide);
    }

    void whatIsSavedIsExportedToTheLetter()
    {
        const Outcome saved = deck({"save", "tide.deck", "--json"});
        QCOMPARE(saved.status, 0);
        QCOMPARE(saved.object()["outcome"].toString(), QString("added"));
        QVERIFY(saved.err.contains("No Such Card") && saved.err.contains("author"));
        QCOMPARE(deck({"export", "iron", "tide"}).out, kTide);
        QCOMPARE(deck({"export", "Iron Tide", "-o", "out.deck"}).status, 0);
        QCOMPARE(m_program->read("out.deck"), kTide);
        const QJsonObject listed = list()[0].toObject();
        QCOMPARE(listed["name"].toString(), QString("Iron Tide"));
        QCOMPARE(listed["cards"].toInt(), 4);
        QCOMPARE(listed["verdict"].toString(), QString("unfinished"));
        QCOMPARE(listed["revision"].toInt(), 1);
        QVERIFY(!listed["built"].toBool());
    }

    void savingAgainMakesARevision()
    {
        deck({"save", "tide.deck"});
        QCOMPARE(deck({"save", "tide.deck", "--json"}).object()["outcome"].toString(), QString("unchanged"));
        m_program->write("tide.deck", QByteArray(kTide).replace("2 Marine", "3 Soldato\n1 Sparrow"));
        QCOMPARE(deck({"save", "tide.deck", "--json"}).object()["revision"].toInt(), 2);
        QCOMPARE(list().size(), 1);
        const QJsonArray history = deck({"history", "Iron Tide", "--json"}).array();
        QCOMPARE(history.size(), 2);
        QVERIFY(history[0].toObject()["added"].toArray().contains(
            QJsonObject{{"card", "Sparrow"}, {"zone", "forces"}, {"count", 1}}));
        QCOMPARE(history[1].toObject()["added"].toArray().size(), 3);
        QCOMPARE(deck({"restore", "Iron Tide", "--revision", "1"}).status, 0);
        QCOMPARE(deck({"export", "Iron Tide"}).out, kTide);
        QCOMPARE(deck({"history", "Iron Tide", "--json"}).array().size(), 3);
        QCOMPARE(deck({"restore", "Iron Tide", "--revision", "77"}).status, 2);
    }

    void aFileWithoutANameGetsItsNameReported()
    {
        m_program->write("plain.deck", "game: everzone\n[forces]\n1 Marine\n");
        const Outcome saved = deck({"save", "plain.deck"});
        QCOMPARE(saved.status, 0);
        QVERIFY2(saved.out.contains("no deck name") && saved.out.contains("“EverZone”"), saved.out);
        QCOMPARE(deck({"save", "plain.deck", "--json"}).object()["outcome"].toString(), QString("unchanged"));
        QCOMPARE(deck({"save", "plain.deck", "--new", "--json"}).object()["name"].toString(), QString("EverZone 2"));
        QVERIFY(!deck({"export", "EverZone"}).out.contains("name:"));
        QVERIFY(deck({"save", "plain.deck", "--as", "Mine"}).out.contains("Mine"));
        QVERIFY(deck({"export", "Mine"}).out.startsWith("name: Mine\n"));
    }

    void namesThatAreUnknownOrTwiceThere()
    {
        deck({"save", "tide.deck"});
        const Outcome unknown = deck({"export", "Iron Tid"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("Iron Tide"), unknown.err);
        QVERIFY(unknown.out.isEmpty());
        QCOMPARE(deck({"save", "tide.deck", "--new"}).status, 0);
        const Outcome twice = deck({"remove", "Iron Tide"});
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.err.contains("#1") && twice.err.contains("#2"), twice.err);
        QCOMPARE(deck({"save", "tide.deck"}).status, 2);
        QCOMPARE(deck({"rename", "#2", "Tin Tide"}).status, 0);
        QCOMPARE(deck({"export", "Tin Tide"}).out, QByteArray(kTide).replace("Iron", "Tin"));
        QCOMPARE(deck({"duplicate", "Tin Tide"}).status, 0);
        QCOMPARE(deck({"export", "Tin Tide 2"}).status, 0);
    }

    void removedDecksComeBack()
    {
        deck({"save", "tide.deck"});
        QCOMPARE(deck({"remove", "Iron Tide"}).status, 0);
        QVERIFY(list().isEmpty());
        QCOMPARE(deck({"export", "Iron Tide"}).status, 2);
        QCOMPARE(deck({"list", "--removed", "--json"}).array().size(), 1);
        QCOMPARE(deck({"restore", "Iron Tide"}).status, 0);
        QCOMPARE(deck({"export", "Iron Tide"}).out, kTide);
        QCOMPARE(deck({"purge", "Iron Tide"}).status, 2);
        deck({"remove", "Iron Tide"});
        QCOMPARE(deck({"purge", "Iron Tide"}).status, 0);
        QVERIFY(deck({"list", "--removed", "--json"}).array().isEmpty());
    }

    void buildingIsRemembered()
    {
        deck({"save", "tide.deck"});
        QCOMPARE(deck({"build", "Iron Tide"}).status, 0);
        QVERIFY(list()[0].toObject()["built"].toBool());
        QVERIFY(deck({"list"}).out.contains("built"));
        QCOMPARE(deck({"unbuild", "Iron Tide"}).status, 0);
        QVERIFY(!list()[0].toObject()["built"].toBool());
    }

    void badInputChangesNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no verb") << QStringList{};
        QTest::newRow("no such verb") << QStringList{"lists"};
        QTest::newRow("no file") << QStringList{"save", "nowhere.deck"};
        QTest::newRow("a file of no game") << QStringList{"save", "no-game.deck"};
        QTest::newRow("a file of another game") << QStringList{"save", "other-game.deck"};
        QTest::newRow("a file with a mistake") << QStringList{"save", "mistake.deck"};
        QTest::newRow("a new name that is none") << QStringList{"rename", "Iron Tide", " "};
        QTest::newRow("a revision that is no number") << QStringList{"restore", "Iron Tide", "--revision", "x"};
        QTest::newRow("a folder that is not there") << QStringList{"export", "Iron Tide", "-o", "nowhere/out.deck"};
    }
    void badInputChangesNothing()
    {
        QFETCH(QStringList, arguments);
        m_program->write("no-game.deck", "name: x\n[forces]\n");
        m_program->write("other-game.deck", "game: chess\n");
        m_program->write("mistake.deck", "name: x\ngame: everzone\n[kitchen]\n");
        deck({"save", "tide.deck"});
        const Outcome outcome = deck(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
        QCOMPARE(list().size(), 1);
        QCOMPARE(deck({"export", "Iron Tide"}).out, kTide);
    }
};

MAZZO_TEST(TestDeckCommands)
#include "test_deck_commands.moc"
