// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::copyFolder;
using mazzo::tests::Outcome;
using mazzo::tests::Program;

namespace {

const QString kOrchard = QStringLiteral(MAZZO_SOURCE_DIR "/docs/orchard");
const QString kFirstHarvest = kOrchard + "/decks/first-harvest.deck";

}  // namespace

/// The game of docs/orchard, which is data only, goes through everything that the shipped games go through.
class TestAddedGame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void itsPackHasNoMistakes();
    void itsDecksAreChecked();
    void itsMistakesAreMended();
    void itsTableFollowsItsProcedure();
    void itsHandHasExactOdds();
    void itsBoxFillsTheCollection();
    void itsDecksTravelAsCodes();
    void withoutItsPackTheDeckIsRefused();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_program->run(arguments, input);
    }

    std::unique_ptr<Program> m_program;
};

void TestAddedGame::init()
{
    m_program = std::make_unique<Program>();
    copyFolder(kOrchard, m_program->path("data/packs/orchard"));
}

void TestAddedGame::itsPackHasNoMistakes()
{
    const Outcome checked = run({"pack", "check", kOrchard, "--lang", "en"});
    QCOMPARE(checked.status, 0);
    QCOMPARE(checked.out, QByteArray("Orchard: no mistakes. 7 cards, 3 rules, 1 product, 1 deck, 4 examples.\n"));
}

void TestAddedGame::itsDecksAreChecked()
{
    QCOMPARE(run({"validate", kFirstHarvest, "--json"}).object()["verdict"].toString(), QString("legal"));
    const Outcome larger = run({"validate", kFirstHarvest, "--set", "size=21", "--json"});
    QCOMPARE(larger.status, 1);
    QCOMPARE(larger.object()["verdict"].toString(), QString("unfinished"));
    const QJsonObject finding = larger.object()["findings"][0].toObject();
    QCOMPARE(finding["rule"].toString(), QString("OR-1"));
    QCOMPARE(finding["have"].toInt(), 20);
    QCOMPARE(finding["min"].toInt(), 21);
}

void TestAddedGame::itsMistakesAreMended()
{
    const Outcome fixed = run({"fix", kOrchard + "/examples/five-apples.deck", "-o", m_program->path("fixed.deck")});
    QCOMPARE(fixed.status, 0);
    QCOMPARE(run({"validate", "fixed.deck", "--json"}).object()["verdict"].toString(), QString("legal"));
}

void TestAddedGame::itsTableFollowsItsProcedure()
{
    const Outcome played = run(
        {"goldfish", kFirstHarvest, "--seed", "7", "--do", "mulligan", "--do", "keep", "--do", "next", "--json"});
    QCOMPARE(played.status, 0);
    const QJsonArray steps = played.object()["steps"].toArray();
    QCOMPARE(steps[0]["zones"]["hand"].toArray().size(), 5);
    QCOMPARE(steps[1]["zones"]["hand"].toArray().size(), 4);
    QCOMPARE(steps[2]["counters"]["water"].toInt(), 4);
    QCOMPARE(steps[3]["phase"].toString(), QString("play"));
}

void TestAddedGame::itsHandHasExactOdds()
{
    const Outcome asked = run({"odds", kFirstHarvest, "--ask", "count(type:weather) = 0", "--hands", "1000", "--json"});
    // Five of the sixteen fruits among twenty cards: C(16, 5) / C(20, 5).
    QCOMPARE(asked.object()["asks"][0]["exact"].toDouble(), 4368.0 / 15504.0);
}

void TestAddedGame::itsBoxFillsTheCollection()
{
    QCOMPARE(run({"collection", "add", "orchard", "--box", "orchard-base"}).status, 0);
    QCOMPARE(run({"collection", "show", "orchard", "--json"}).object()["owned"].toInt(), 24);
    QVERIFY(run({"collection", "missing", kFirstHarvest, "--json"}).object()["missing"].toArray().isEmpty());
}

void TestAddedGame::itsDecksTravelAsCodes()
{
    const QByteArrayList lines = run({"share", kFirstHarvest}).out.trimmed().split('\n');
    const Outcome opened = run({"open", lines.last()});
    QCOMPARE(opened.status, 0);
    QCOMPARE(run({"validate", "-", "--json"}, opened.out).object()["verdict"].toString(), QString("legal"));
}

void TestAddedGame::withoutItsPackTheDeckIsRefused()
{
    QDir(m_program->path("data/packs/orchard")).removeRecursively();
    const Outcome refused = run({"validate", kFirstHarvest});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("orchard"));
}

MAZZO_TEST(TestAddedGame)
#include "test_added_game.moc"
