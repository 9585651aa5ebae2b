// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// What an opposing army does, said by hand and carried out by the book.
class EverzoneOpponent : public QObject {
    Q_OBJECT

private slots:
    void EZ_T39_oneStrikeATurn();
    void EZ_T40_hitOrMiss_data();
    void EZ_T40_hitOrMiss();
    void EZ_T40_unknownDefenceDecidesNothing();
    void EZ_T42_untilNothingMoreFits();
    void EZ_T47_thirdSurrenderLoses();
    void EZ_K12_nobodyKnowsWhetherItFalls();
    void EZ_X24_sideWithoutAnArmy();
    void EZ_X26_surrenderStatByOption();
    void EZ_X43_destroyedSupportFalls();
    void EZ_F18_armyAndUnitValues();
    void EZ_F20_marshalledAgainLosesItsBonus();
    void EZ_T34_unknownDefenceWarns();
};

void EverzoneOpponent::EZ_T39_oneStrikeATurn()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "en", "Marine, Veil");
    activate(session, "en", {"Marine", "Veil"});
    act(session, "attacked 1");
    QCOMPARE(refusal(session, "attacked 1"), QString("EZ-T39"));
    QCOMPARE(refusal(session, "deactivate Veil"), QString("EZ-T23"));  // the clash is after the activation
    act(session, "next; attacked 1");
}

void EverzoneOpponent::EZ_T40_hitOrMiss_data()
{
    QTest::addColumn<int>("attack");
    QTest::addColumn<int>("cp");
    QTest::addColumn<QStringList>("fallen");
    QTest::newRow("4 against 5") << 4 << 20 << QStringList{};
    QTest::newRow("5 against 5: the army falls, no damage") << 5 << 20 << QStringList{"Marine", "Veil"};
    QTest::newRow("7 against 5") << 7 << 18 << QStringList{"Marine", "Veil"};
    QTest::newRow("99 against 5: no less than 0") << 99 << 0 << QStringList{"Marine", "Veil"};
}

void EverzoneOpponent::EZ_T40_hitOrMiss()
{
    QFETCH(const int, attack);
    QFETCH(const int, cp);
    QFETCH(const QStringList, fallen);
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine, Veil");
        activate(session, book, {"Marine", "Veil"});
        act(session, QStringLiteral("attacked %1").arg(attack));
        QCOMPARE(session.table().count("cp"), cp);
        QCOMPARE(names(session, "fallen"), fallen);
        QCOMPARE(session.table().outcome.has_value(), cp == 0);
    }
}

void EverzoneOpponent::EZ_T40_unknownDefenceDecidesNothing()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.stacked({"Marine"}, {}, "adam-finn", book));
        act(session, "keep; marshal Marine");
        activate(session, book, {"Marine"});
        act(session, "attacked 9");
        QVERIFY(logged(session, "! EZ-T40 everzone.strike-unknown 9"));
        QCOMPARE(session.table().count("cp"), 20);
        QCOMPARE(field(session), QStringList{"Marine active"});
    }
}

void EverzoneOpponent::EZ_T42_untilNothingMoreFits()
{
    const Fixture fixture = known("11");
    Session session = fighting(fixture, "en", "Veil, Marine, Firelord");
    act(session, "reveal Veil, Marine, Firelord; deactivate Marine; attacked 3");  // 5 of 11; both others fit
                                                                                   // afterwards
    QCOMPARE(offers(session, "activate"), (QStringList{"activate Marine", "activate Firelord"}));
    act(session, "activate Marine");
    QCOMPARE(session.table().question->clause, std::string("EZ-T15"));  // 5 + 6 of 11: the other one too
    act(session, "activate Firelord");
    QVERIFY(!session.table().question);
    act(session, "next");
    QVERIFY(logged(session, "EZ-T66 everzone.struck 12 12"));
}

void EverzoneOpponent::EZ_T47_thirdSurrenderLoses()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book));
        act(session, "keep; next; surrender; next; keep; next; surrender; next; keep; next");
        QVERIFY(!session.table().outcome);
        act(session, "surrender");
        QCOMPARE(session.table().outcome->clause, std::string("EZ-E03"));
    }
}

void EverzoneOpponent::EZ_K12_nobodyKnowsWhetherItFalls()
{
    Fixture fixture = known();
    fixture.setUnit("Sea Arrow", "1/1/1/1");
    for (const char* book : kBooks) {
        Session session = begun(fixture.stacked({"Marine", "Sea Arrow"}, {"Prime Earth"}, "adam-finn", book));
        act(session, "keep; marshal Marine, Sea Arrow");
        activate(session, book, {"Marine", "Sea Arrow"});
        act(session, "attacked 3");
        QVERIFY(logged(session, "! EZ-T68 everzone.fall-unknown Sea Arrow"));
        QCOMPARE(names(session, "fallen"), QStringList{"Marine"});
        act(session, "destroy Sea Arrow");
        QCOMPARE(names(session, "fallen"), (QStringList{"Marine", "Sea Arrow"}));
    }
}

void EverzoneOpponent::EZ_X24_sideWithoutAnArmy()
{
    const Fixture fixture = known();
    Session hurt = fighting(fixture, "en", "Marine");
    act(hurt, "attacked 7");
    QCOMPARE(hurt.table().count("cp"), 13);
    QCOMPARE(field(hurt), QStringList{"Marine face-down"});
    Session spared = begin(fixture, "en", {"empty-defender=none"});
    act(spared, "keep; marshal Marine; attacked 7");
    QCOMPARE(spared.table().count("cp"), 20);
    QVERIFY(logged(spared, "EZ-X24 everzone.spared 7"));
}

void EverzoneOpponent::EZ_X26_surrenderStatByOption()
{
    const Fixture fixture = known();
    for (const char* stat : {"attack", "defence", "range", "cost"}) {
        Session session = begin(fixture, "en", {QStringLiteral("surrender-stat=") + stat});
        act(session, "keep; marshal Marine; surrender 9");  // the total of that value of the opposing army
        QCOMPARE(session.table().count("cp"), 16);
    }
    Session out = begin(fixture, "en", {"cp=10"});
    act(out, "keep; next; surrender 20");
    QCOMPARE(out.table().outcome->clause, std::string("EZ-E01"));
}

void EverzoneOpponent::EZ_X43_destroyedSupportFalls()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "en", "Marine");
    act(session, "play Medicbot; destroy Medicbot");
    QCOMPARE(names(session, "fallen"), QStringList{"Medicbot"});
    QCOMPARE(session.table().count("supports-left"), 0);
}

void EverzoneOpponent::EZ_F18_armyAndUnitValues()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "en", "Marine, Veil");
    QCOMPARE(refusal(session, "raise Marine at attack: 1"), QString("EZ-F18"));  // face down: it has no values yet
    act(session, "reveal Marine; reveal Veil; activate Marine; activate Veil; raise army at defence: 2");
    QCOMPARE(session.table().count("army-defence"), 2 + 3 + 2);
    QVERIFY(session.table().pile("field").pieces.front().counters.empty());  // the units' own values stay
    act(session, "raise Marine at defence: 1");
    QCOMPARE(session.table().count("army-defence"), 8);
    QCOMPARE(session.table().pile("field").pieces.front().count("defence-bonus"), 1);
    act(session, "deactivate Marine; deactivate Veil");
    QCOMPARE(session.table().count("army-defence"), 0);  // a bonus of the army needs an active unit
    QCOMPARE(refusal(session, "raise Marine at attack: 21"), QString("EZ-F18"));
}

void EverzoneOpponent::EZ_F20_marshalledAgainLosesItsBonus()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "en", "Marine");
    act(session, "reveal Marine; activate Marine; raise Marine at attack: 4; effect Marine as face-down; next; reveal "
                 "Marine; activate Marine");
    QCOMPARE(session.table().count("army-attack"), 3);
}

void EverzoneOpponent::EZ_T34_unknownDefenceWarns()
{
    const Fixture fixture;
    Session session = begun(fixture.stacked({"Marine"}, {}));
    act(session, "keep; marshal Marine; reveal Marine; activate Marine; lower Marine at defence: 9");
    QVERIFY(logged(session, "! EZ-T34 everzone.defence-unknown Marine"));
    QCOMPARE(field(session), QStringList{"Marine active"});
}

MAZZO_TEST(EverzoneOpponent)
#include "opponent_test.moc"
