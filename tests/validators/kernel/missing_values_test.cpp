// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "small_game.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

/// Rules over unknown values: which ones are missing, and when they make no difference.
class MissingValuesTest : public QObject {
    Q_OBJECT

private slots:
    void missingValues_data();
    void missingValues();
    void manyCombinationsStayUnknown();
    void anEnteredValueDecides();
};

void MissingValuesTest::missingValues_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("finding");
    QTest::newRow("a count") << "count(race:elf) = 1"
                             << "unknown: R unknown have 1..2 min 1 max 1 archer ghost ?ghost.race";
    QTest::newRow("a sum") << "sum(power, type:unit) <= 3" << "unknown: R unknown have 1..4 max 3 ghost ?ghost.power";
    QTest::newRow("different values") << "distinct(race, type:unit) <= 1"
                                      << "unknown: R unknown have 1..2 max 1 ghost ?ghost.race";
    QTest::newRow("a derived field names what it hangs on")
        << "sum(slots, type:unit) <= 3" << "unknown: R unknown have 2..4 max 3 ghost ?ghost.boss";
    QTest::newRow("an open range that cannot reach")
        << "sum(power, type:unit) >= 5" << "illegal: R broken have 1..4 min 5";
    QTest::newRow("an open range that cannot miss")
        << "sum(power, type:unit) <= 4" << "legal: R passed have 1..4 max 4";
    QTest::newRow("only one value at a time: broken in all cases")
        << "count(race:elf) + count(race:orc) + count(race:dwarf) >= 3" << "illegal: R broken have 1..4 min 3";
    QTest::newRow("every value breaks it") << "count(race:orc) = 1 and count(race:dwarf) = 1"
                                           << "illegal: R broken have 0..1 min 1 max 1";
    QTest::newRow("no value breaks it") << "count(race:elf) + count(race:orc) + count(race:dwarf) = 2"
                                        << "legal: R passed have 1..4 min 2 max 2";
    QTest::newRow("a value that answers two questions")
        << "count(is:boss) * count(type:unit -is:boss) != 0 or sum(slots) = 2"
        << "legal: R passed";
    QTest::newRow("a list of words") << "count(land:hill) = 0 or count(land:hill) = 1" << "legal: R passed";
    QTest::newRow("a list of words that decides")
        << "count(land:hill) = 1" << "unknown: R unknown have 0..1 min 1 max 1 ghost ?ghost.land";
}

void MissingValuesTest::missingValues()
{
    QFETCH(QString, check);
    QFETCH(QString, finding);
    World world;
    world.rule("R", check.toStdString());
    QCOMPARE(QString::fromStdString(world.verdict(world.deck({{"main", "archer", 1}, {"hero", "ghost", 1}}))), finding);
}

void MissingValuesTest::manyCombinationsStayUnknown()
{
    World world;
    // Of the ghost race and power are open, 3 x 4 = 12 combinations; with the shade's 3 x 2 there are 72, too many to
    // try.
    world.rule("R", "sum(power) * 0 + count(race:elf) * 0 = 0");
    world.rule("S",
               "count(race:elf power>=0) + count(race:orc power>=0) + count(race:dwarf power>=0) >= count(type:unit)");
    const auto statuses = [&](const Deck& deck) {
        QString text;
        for (const Finding& finding : world.book().check(deck).findings)
            text += QString::fromStdString(word(finding.status)) + " ";
        return text.trimmed();
    };
    QCOMPARE(statuses(world.deck({{"main", "ghost", 1}})), QString("passed passed"));
    QCOMPARE(statuses(world.deck({{"main", "ghost", 1}, {"main", "shade", 1}})), QString("passed unknown"));
}

void MissingValuesTest::anEnteredValueDecides()
{
    World world;
    world.rule("R", "count(race:elf) = 1");
    const Deck deck = world.deck({{"main", "archer", 1}, {"hero", "ghost", 1}});
    world.catalogue.setValue(world.card("ghost"), *world.game.field("race"), std::string("orc"), Origin::User);
    QCOMPARE(QString::fromStdString(world.verdict(deck)), QString("legal: R passed have 1 min 1 max 1"));
    world.catalogue.setValue(world.card("ghost"), *world.game.field("race"), std::string("elf"), Origin::User);
    QCOMPARE(QString::fromStdString(world.verdict(deck)), QString("illegal: R broken have 2 min 1 max 1 archer ghost"));
}

MAZZO_TEST(MissingValuesTest)
#include "missing_values_test.moc"
