// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::copyFolder;
using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// `games`, `pack check` and what stands around every command.
class TestLibraryCommands : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void gamesListsAllFour();
    void packCheckReportsEveryMistake();
    void aDamagedLibraryIsLeftAsItIs();
    void helpAndVersion();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments) const { return m_program->run(arguments); }

    std::unique_ptr<Program> m_program;
};

void TestLibraryCommands::gamesListsAllFour()
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

void TestLibraryCommands::packCheckReportsEveryMistake()
{
    const QString pack = m_program->path("everzone");
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
    const Outcome outcome = run({"pack", "check", "everzone", "--json"});
    QCOMPARE(outcome.status, 1);
    QStringList codes;
    for (const auto mistake : outcome.object()["mistakes"].toArray()) {
        codes.append(mistake.toObject()["code"].toString());
        QCOMPARE(mistake.toObject()["file"].toString().section('/', -1),
                 codes.last() == "pack.unknown-card" ? QString("products.json") : QString("cards.json"));
        QVERIFY(mistake.toObject()["line"].toInt() > 1);
    }
    QVERIFY2(codes.contains("pack.duplicate-id") && codes.contains("pack.wrong-type"), qPrintable(codes.join(' ')));
}

void TestLibraryCommands::aDamagedLibraryIsLeftAsItIs()
{
    QVERIFY(QDir().mkpath(m_program->path("data")));
    QFile file(m_program->path("data/mazzo.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no database, it is a diary");
    file.close();
    const Outcome outcome = run({"games"});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.contains("not a Mazzo library"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("this is no database, it is a diary"));
}

void TestLibraryCommands::helpAndVersion()
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

MAZZO_TEST(TestLibraryCommands)
#include "test_library_commands.moc"
