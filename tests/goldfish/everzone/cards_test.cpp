// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/card_values.h"
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// What the pack knows of the cards, and that play takes nothing else for known.
class EverzoneCards : public QObject {
    Q_OBJECT

private slots:
    void EZ_K01_oneRaceADeck();
    void leadersAndSkills_data();
    void leadersAndSkills();
    void boxCounts_data();
    void boxCounts();
    void EZ_T62_canBeActive();
    void EZ_F06_resources_data();
    void EZ_F06_resources();
    void nothingPrintedNothingKnown();
};

namespace {

const Fixture& plain()
{
    static const Fixture fixture;
    return fixture;
}

QString word(const char* field, CardIndex card)
{
    const Value value = plain().catalogue().value(card, *plain().pack().game.field(field));
    const std::string* text = std::get_if<std::string>(&value);
    return text ? QString::fromStdString(*text) : QStringLiteral("?");
}

}  // namespace

void EverzoneCards::EZ_K01_oneRaceADeck()
{
    const std::pair<const char*, const char*> decks[] = {{"adam-finn", "numan"}, {"molly-dunbar", "numan"},
                                                         {"pandora", "slurr"},   {"meraud", "slurr"},
                                                         {"xenogray", "uthron"}, {"zarkendra", "uthron"}};
    for (const auto& [deck, race] : decks) {
        const Setup setup = plain().setup(deck);
        for (const char* zone : {"leader", "forces"})
            for (const CardIndex card : setup.section(zone)) QCOMPARE(word("race", card), QString(race));
        QCOMPARE(setup.section("forces").size(), std::size_t(49));
    }
}

void EverzoneCards::leadersAndSkills_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("race");
    QTest::addColumn<bool>("leader");
    QTest::addColumn<QString>("skill");
    const auto row = [](const char* name, const char* card, const char* race, bool leader, const char* skill) {
        QTest::newRow(name) << card << race << leader << skill;
    };
    row("EZ-K02", "Adam Finn", "numan", true, "?");
    row("EZ-K03", "Molly Dunbar", "numan", true, "?");
    row("EZ-K04", "Pandora", "slurr", true, "?");
    row("EZ-K05", "Meraud", "slurr", true, "arbitrary");
    row("EZ-K06", "Xenogray", "uthron", true, "hybrid");
    row("EZ-K07", "Zarkendra", "uthron", true, "?");
    row("EZ-K10", "Sniper", "numan", false, "contextual");
    row("EZ-K11", "Moray", "slurr", false, "contextual");
    row("EZ-K12", "Freccia di Mare", "numan", false, "contextual");
    row("EZ-K13", "Medusa", "slurr", false, "hybrid");
    row("EZ-K14", "Kraken", "slurr", false, "hybrid");
    row("EZ-K15", "Ciel", "uthron", false, "arbitrary");
    row("EZ-K16", "Virago", "uthron", false, "extended");
    row("EZ-K17", "Vlad", "slurr", false, "?");
    row("EZ-K18", "Hantal Vexilium", "uthron", false, "?");
    row("EZ-K19", "Jehrah", "uthron", false, "?");
    row("EZ-K20", "Gunlid", "slurr", false, "?");
    row("EZ-K21", "Fenice", "uthron", false, "?");
    row("EZ-K22", "Lak", "uthron", false, "?");
    row("EZ-K23", "C.B.L.", "uthron", false, "?");
    row("EZ-K30", "Carapace", "slurr", false, "extended");
    row("EZ-K31", "Tribe Recall", "slurr", false, "?");
    row("EZ-K32", "Final Protocol", "numan", false, "?");
    row("EZ-K34", "Orbital Void", "uthron", false, "single");
    row("EZ-K35", "Area Invasion", "slurr", false, "?");
}

void EverzoneCards::leadersAndSkills()
{
    QFETCH(const QString, card);
    QFETCH(const QString, race);
    QFETCH(const bool, leader);
    QFETCH(const QString, skill);
    const Setup setup = plain().setup();
    const CardIndex index = plain().card(card);
    QCOMPARE(word("race", index), race);
    QCOMPARE(everzone::isLeader(setup, index), leader);
    QCOMPARE(word("skill", index), skill);
}

void EverzoneCards::boxCounts_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("race");
    QTest::addColumn<int>("names");
    QTest::addColumn<int>("copies");
    QTest::addColumn<int>("certain");
    QTest::newRow("EZ-K50") << "unit" << "numan" << 21 << 68 << 50;
    QTest::newRow("EZ-K51") << "support" << "numan" << 12 << 30 << 23;
    QTest::newRow("EZ-K52") << "unit" << "slurr" << 21 << 68 << 50;
    QTest::newRow("EZ-K53") << "support" << "slurr" << 12 << 30 << 23;
    QTest::newRow("EZ-K54") << "unit" << "uthron" << 21 << 68 << 47;
    QTest::newRow("EZ-K55") << "support" << "uthron" << 12 << 30 << 22;
    QTest::newRow("EZ-K56") << "location" << "?" << 6 << 30 << 0;
}

void EverzoneCards::boxCounts()
{
    QFETCH(const QString, type);
    QFETCH(const QString, race);
    QFETCH(const int, names);
    QFETCH(const int, copies);
    QFETCH(const int, certain);
    const Setup setup = plain().setup();
    const FieldIndex limit = *plain().pack().game.field("limit");
    int foundNames = 0;
    int foundCopies = 0;
    int foundCertain = 0;
    for (const auto& line : plain().pack().products.front().lines) {
        const CardIndex card = plain().card(QString::fromStdString(line.card));
        if (isOfType(setup, card, type.toStdString()) != Truth::Yes || word("race", card) != race ||
            everzone::isLeader(setup, card))
            continue;
        ++foundNames;
        foundCopies += line.count;
        if (!plain().catalogue().absent(card, limit)) foundCertain += plain().catalogue().number(card, limit).lo;
    }
    QCOMPARE(foundNames, names);
    QCOMPARE(foundCopies, copies);
    QCOMPARE(foundCertain, certain);
}

void EverzoneCards::EZ_T62_canBeActive()
{
    Fixture fixture;
    fixture.setUnit("Shark", "1/1/1/1", {"sea"});
    fixture.setUnit("Marine", "1/1/1/1", {"earth", "sea"});
    const Setup setup = fixture.setup();
    const auto on = [&](const char* card, const char* place) {
        return suits(setup, fixture.card(card), fixture.card(place));
    };
    QCOMPARE(on("Shark", "Prime Sea"), Truth::Yes);
    QCOMPARE(on("Shark", "Earth"), Truth::No);
    QCOMPARE(on("Marine", "Earth"), Truth::Yes);
    QCOMPARE(on("Marine", "Space"), Truth::No);
    QCOMPARE(on("Adam Finn", "Space"), Truth::Yes);
    QCOMPARE(on("Veil", "Space"), Truth::Unknown);
}

void EverzoneCards::EZ_F06_resources_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("turns");
    QTest::newRow("three turns") << QByteArray("10/20/35") << QList<int>{10, 20, 35};
    QTest::newRow("one turn") << QByteArray("8") << QList<int>{8};
    QTest::newRow("not numbers") << QByteArray("ten") << QList<int>{};
    QTest::newRow("half a list") << QByteArray("10/x/30") << QList<int>{};
    QTest::newRow("negative") << QByteArray("10/-3") << QList<int>{};
}

void EverzoneCards::EZ_F06_resources()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QList<int>, turns);
    Fixture fixture;
    fixture.setResources("Sea", text.constData());
    const std::vector<int> read = resourcesOf(fixture.setup(), fixture.card("Sea"));
    QCOMPARE(QList<int>(read.begin(), read.end()), turns);
}

void EverzoneCards::nothingPrintedNothingKnown()
{
    const Setup setup = plain().setup();
    for (const CardIndex card : setup.section("forces"))
        for (const char* field : {"attack", "defence", "range", "cost"}) QVERIFY(!numberOf(setup, card, field));
    QVERIFY(resourcesOf(setup, plain().card("Prime Earth")).empty());
}

MAZZO_TEST(EverzoneCards)
#include "cards_test.moc"
