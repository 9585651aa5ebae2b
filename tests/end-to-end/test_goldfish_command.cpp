// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

/// `mazzo goldfish` as a script sees it.
class TestGoldfishCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonShowsEveryStep();
    void theTableSaysWhatItRestsOn();
    void sameSeedSameOutput();
    void listsComeWithTheirChoices();
    void anActionThatIsNotOfferedIsRefused();
    void anOrderIsDealtFromTheTop();
    void aSavedGameGoesOn();
    void aGameIsPastedToAFriend();
    void aDamagedGameIsRefused();
    void aPoorDeckIsPlayedWithANote();
    void badInput_data();
    void badInput();
    void packsWithoutAnEngineArePlayedFreely();

private:
    Program m_program;
};

namespace {

const QString kDeck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck");

QJsonArray stepsOf(const Outcome& outcome) { return outcome.object()["steps"].toArray(); }
QJsonObject zonesOf(const QJsonValue& step) { return step.toObject()["zones"].toObject(); }

QStringList strings(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& each : value.toArray()) list.append(each.toString());
    return list;
}

}  // namespace

void TestGoldfishCommand::theTableSaysWhatItRestsOn()
{
    const QString games = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");
    const auto restsOn = [&](const QString& deck) {
        return m_program.run({"goldfish", deck, "--seed", "7", "--json"}).object()["rests_on"].toArray();
    };
    QCOMPARE(restsOn(kDeck), QJsonArray{});
    QCOMPARE(restsOn(games + "war-of-the-worlds/decks/humans.deck"), QJsonArray{"provisional"});
    QCOMPARE(restsOn(games + "sovereign/decks/d1-bell-and-bough.deck"), QJsonArray{"sample"});
    const QString strict = m_program.path("strict.deck");
    QFile source(games + "war-of-the-worlds/decks/humans.deck");
    QVERIFY(source.open(QIODevice::ReadOnly));
    m_program.write("strict.deck", "data: strict\n" + source.readAll());
    QCOMPARE(restsOn(strict), QJsonArray{});
    QVERIFY(m_program.run({"goldfish", games + "war-of-the-worlds/decks/humans.deck", "--seed", "7"})
                .out.contains("Rests on provisional values."));
}

void TestGoldfishCommand::jsonShowsEveryStep()
{
    const Outcome outcome = m_program.run(
        {"goldfish", kDeck, "--seed", "7", "--do", "mulligan", "--do", "keep", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.object()["seed"].toInt(), 7);
    QCOMPARE(outcome.object()["game"].toString(), QStringLiteral("everzone"));
    const QJsonArray steps = stepsOf(outcome);
    QCOMPARE(steps.size(), 3);
    QVERIFY(steps[0].toObject()["do"].isNull());
    QCOMPARE(steps[0].toObject()["phase"].toString(), QStringLiteral("draw"));
    QCOMPARE(zonesOf(steps[0])["hand"].toArray().size(), 10);
    QCOMPARE(zonesOf(steps[0])["forces"].toInt(), 39);
    QCOMPARE(strings(zonesOf(steps[0])["leader"]), QStringList{"Adam Finn"});
    QCOMPARE(zonesOf(steps[0])["locations"].toInt(), 8);
    QCOMPARE(strings(steps[0].toObject()["actions"]), (QStringList{"keep", "mulligan"}));
    QCOMPARE(steps[0].toObject()["counters"].toObject()["cp"].toInt(), 20);
    QCOMPARE(steps[1].toObject()["do"].toString(), QStringLiteral("mulligan"));
    QCOMPARE(zonesOf(steps[1])["hand"].toArray().size(), 9);
    // The leader joins the hand that is kept.
    QVERIFY(strings(zonesOf(steps[2])["hand"]).contains("Adam Finn"));
    QVERIFY(outcome.out.contains("\"rule\":\"EZ-S09\""));
}

void TestGoldfishCommand::sameSeedSameOutput()
{
    const QStringList call{"goldfish", kDeck, "--seed", "42", "--do", "keep", "--json"};
    QCOMPARE(m_program.run(call).out, m_program.run(call).out);
    QVERIFY(m_program.run(call).out !=
            m_program.run({"goldfish", kDeck, "--seed", "43", "--do", "keep", "--json"}).out);
}

void TestGoldfishCommand::listsComeWithTheirChoices()
{
    const QJsonObject step =
        stepsOf(m_program.run({"goldfish", kDeck, "--seed", "7", "--do", "keep", "--json"}))[1].toObject();
    const QString marshal = QString::fromUtf8("marshal …");
    QVERIFY(strings(step["actions"]).contains(marshal));
    const QJsonObject choices = step["choices"].toObject()[marshal].toObject();
    QVERIFY(choices["of"].toArray().size() >= choices["max"].toInt());
    QCOMPARE(choices["min"].toInt(), 0);
}

void TestGoldfishCommand::anActionThatIsNotOfferedIsRefused()
{
    const Outcome outcome = m_program.run({"goldfish", kDeck, "--seed", "7", "--do", "keep", "--do", "mulligan", "--do",
                                           "next", "--json", "--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("mulligan") && outcome.err.contains("next"), outcome.err.constData());
    QCOMPARE(stepsOf(outcome).size(), 2);  // what was done before stands
}

void TestGoldfishCommand::anOrderIsDealtFromTheTop()
{
    m_program.write("order.txt", "Sparrow\nBunker\n# the rest as it comes\n[locations]\nPrime Sea\n");
    const Outcome outcome = m_program.run({"goldfish", kDeck, "--seed", "7", "--order", "order.txt", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(strings(zonesOf(stepsOf(outcome)[0])["hand"]).first(2), (QStringList{"Sparrow", "Bunker"}));
    QCOMPARE(strings(zonesOf(stepsOf(outcome)[0])["location"]), QStringList{"Prime Sea"});
    m_program.write("bad.txt", "Sparrow\nGunlid\n");
    const Outcome bad = m_program.run({"goldfish", kDeck, "--order", "bad.txt", "--lang", "en"});
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.err.contains("bad.txt:2"), bad.err.constData());
}

void TestGoldfishCommand::aSavedGameGoesOn()
{
    QCOMPARE(m_program.run({"goldfish", kDeck, "--seed", "7", "--do", "mulligan", "--save", "game.txt"}).status, 0);
    const Outcome resumed = m_program.run({"goldfish", "game.txt", "--do", "keep", "--json"});
    QCOMPARE(resumed.status, 0);
    const Outcome whole = m_program.run(
        {"goldfish", kDeck, "--seed", "7", "--do", "mulligan", "--do", "keep", "--json"});
    QCOMPARE(stepsOf(resumed).last(), stepsOf(whole).last());
}

void TestGoldfishCommand::aGameIsPastedToAFriend()
{
    const QStringList mulligan{"goldfish", kDeck, "--seed", "7", "--do", "mulligan", "--save", "-"};
    const Outcome printed = m_program.run(mulligan);
    const qsizetype begin = printed.out.indexOf("mazzo-session 1\n");
    QVERIFY(begin > 0);
    const QByteArray text = printed.out.mid(begin);
    QCOMPARE(m_program.run(mulligan + QStringList{"--json"}).object()["session"].toString().toUtf8(), text);
    // Pasted with what a mail program makes of it.
    const Outcome resumed = m_program.run({"goldfish", "-", "--do", "keep", "--json"},
                                          "\xEF\xBB\xBF\r\n  " + QByteArray(text).replace("\n", "\r\n"));
    QCOMPARE(resumed.status, 0);
    const Outcome whole = m_program.run(
        {"goldfish", kDeck, "--seed", "7", "--do", "mulligan", "--do", "keep", "--json"});
    QCOMPARE(stepsOf(resumed).last(), stepsOf(whole).last());
    // It has a seed of its own.
    const Outcome refused = m_program.run({"goldfish", "-", "--seed", "8", "--lang", "en"}, text);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("--seed"), refused.err.constData());
}

void TestGoldfishCommand::aDamagedGameIsRefused()
{
    QCOMPARE(m_program.run({"goldfish", kDeck, "--seed", "7", "--do", "keep", "--save", "game.txt"}).status, 0);
    QByteArray text = m_program.read("game.txt");
    text.replace("seed 7", "seed 8");
    m_program.write("changed.txt", text);
    m_program.write("cut.txt", m_program.read("game.txt").left(60));
    for (const char* file : {"changed.txt", "cut.txt"}) {
        const Outcome outcome = m_program.run({"goldfish", file, "--json"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(file), outcome.err.constData());
    }
}

void TestGoldfishCommand::aPoorDeckIsPlayedWithANote()
{
    m_program.write("small.deck", "game: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n4 Marine\n");
    const Outcome outcome = m_program.run({"goldfish", "small.deck", "--seed", "1", "--json", "--lang", "en"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("not ready"), outcome.err.constData());
    QCOMPARE(outcome.object()["verdict"].toString(), QStringLiteral("unfinished"));
    QCOMPARE(zonesOf(stepsOf(outcome)[0])["hand"].toArray().size(), 4);
    QVERIFY(!outcome.out.contains("small.deck"));
}

void TestGoldfishCommand::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such file") << QStringList{"nothing.deck"} << "nothing.deck";
    QTest::newRow("an empty deck") << QStringList{"empty.deck"} << "no card";
    QTest::newRow("a seed that is none") << QStringList{kDeck, "--seed", "seven"} << "seven";
    QTest::newRow("another edition") << QStringList{kDeck, "--rules", "fr"} << "fr";
    QTest::newRow("nonsense") << QStringList{kDeck, "--do", "fly to the moon"} << "fly to the moon";
}

void TestGoldfishCommand::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    m_program.write("empty.deck", "game: everzone\n[Forces]\n");
    const Outcome outcome = m_program.run(QStringList{"goldfish"} + arguments + QStringList{"--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(QString::fromUtf8(outcome.err).contains(said), outcome.err.constData());
}

void TestGoldfishCommand::packsWithoutAnEngineArePlayedFreely()
{
    const QString folder = m_program.path("data/packs/birds");
    QVERIFY(QDir().mkpath(folder));
    m_program.write(
        "data/packs/birds/game.json",
        R"({"format": 1, "id": "birds", "version": "1.0.0", "languages": ["en"], "name": {"en": "Birds"}, "about": {"en": "Flying things"},
        "editions": [{"id": "en", "name": {"en": "English"}}], "zones": [{"id": "flock", "name": {"en": "Flock"}}], "types": [{"id": "bird", "name": {"en": "Bird"}, "plural": {"en": "birds"}}],
        "rules": []})");
    m_program.write("data/packs/birds/cards.json",
                    R"({"format": 1, "cards": [{"id": "gull", "number": 1, "name": {"en": "Gull"}, "type": "bird"}]})");
    m_program.write("flock.deck", "game: birds\n[flock]\n3 Gull\n");
    const Outcome check = m_program.run({"pack", "check", folder, "--lang", "en"});
    QVERIFY2(check.status == 0, check.err.constData());
    const Outcome outcome = m_program.run({"goldfish", "flock.deck", "--seed", "1", "--do", "draw", "--json"});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QCOMPARE(zonesOf(stepsOf(outcome).last())["hand"].toArray().size(), 1);
}

MAZZO_TEST(TestGoldfishCommand)
#include "test_goldfish_command.moc"
