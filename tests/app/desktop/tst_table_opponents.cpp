// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/table_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// What the player sets up around the game on the table: who plays the other seats, and the map.
class TestTableOpponents : public TableFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void botsPlayTheOtherSeatsByTheChosenStrategy();
    void onlyGamesWithBotsOfferThem();
    void aCorrectedMapIsPlayedAndRestored();
    void aMapThatCannotBePlayedIsNotStored();

private:
    [[nodiscard]] int row(const TableModel& rows, const QString& label) const
    {
        for (int at = 0; at < rows.count(); ++at)
            if (rows.at(at, "label").toString() == label) return at;
        return -1;
    }
};

/// Zombinion, Bots of the table: the seats act, and a strategy of the player's choice decides how (ZB-V05).
void TestTableOpponents::botsPlayTheOtherSeatsByTheChosenStrategy()
{
    CHECKED(test("zombinion"));
    TableBots& bots = *table().bots();
    QVERIFY(bots.available());
    QVERIFY(!bots.playing());
    const QString seed = table().seed();
    bots.setPlaying(true);
    QVERIFY(bots.playing());
    QCOMPARE(table().seed(), seed);
    QCOMPARE(table().session()->play().setup().option("opponents"), std::string_view("yes"));
    const auto money = bots.strategies().indexOf("big-money");
    QVERIFY(money > 0);
    QVERIFY(bots.seats() >= 1);
    QCOMPARE(bots.chosen().first(), 0);
    bots.choose(0, static_cast<int>(money));
    QCOMPARE(bots.chosen().first(), static_cast<int>(money));
    QVERIFY(table().sessionText().contains("\nbot 1 "));
    // Both changes can be undone.
    table().undo();
    QCOMPARE(bots.chosen().first(), 0);
    table().undo();
    QVERIFY(!bots.playing());
}

void TestTableOpponents::onlyGamesWithBotsOfferThem()
{
    CHECKED(test("everzone"));
    QVERIFY(!table().bots()->available());
    CHECKED(test("war-of-the-worlds"));
    QVERIFY(table().bots()->available());
    QCOMPARE(table().bots()->seats(), 0);  // its bot has no strategies to choose from
    table().bots()->setPlaying(true);
    QVERIFY(table().playing());
    QCOMPARE(table().session()->play().setup().option("opponents"), std::string_view("yes"));
}

/// War of the Worlds: the rulebook prints no map, so the player corrects regions and neighbours (WW-D08).
void TestTableOpponents::aCorrectedMapIsPlayedAndRestored()
{
    CHECKED(test("war-of-the-worlds"));
    MapEditor& map = *table().map();
    const QStringList before = map.regions();
    map.setCurrent(static_cast<int>(before.indexOf("Central Lowlands")));
    map.rename("Lowlands");
    map.toggleBorder(row(*map.borders(), "South East"));
    QVERIFY(map.dirty());
    map.store();
    QTRY_VERIFY_WITH_TIMEOUT(map.corrected() && !map.busy(), 30'000);
    QVERIFY2(map.problem().isEmpty(), qPrintable(map.problem()));
    QVERIFY(map.regions().contains("Lowlands"));
    QVERIFY(table().playing());
    const auto next = [&](const char* id) { return table().session()->play().setup().procedure.region(id)->next; };
    const auto has = [](const std::vector<std::string>& list, const char* id) {
        return std::find(list.begin(), list.end(), id) != list.end();
    };
    QVERIFY(has(next("L04"), "L15"));
    QVERIFY(has(next("L15"), "L04"));  // borders are mutual
    QCOMPARE(table().board()->regions()->count(), before.size());

    map.addRegion();
    map.toggleBorder(row(*map.borders(), "Lowlands"));
    map.store();
    QTRY_VERIFY_WITH_TIMEOUT(!map.dirty() && !map.busy(), 30'000);
    QVERIFY2(map.problem().isEmpty(), qPrintable(map.problem()));
    QCOMPARE(table().board()->regions()->count(), before.size() + 1);

    map.restore();
    QTRY_VERIFY_WITH_TIMEOUT(!map.corrected() && !map.busy(), 30'000);
    QCOMPARE(map.regions(), before);
    QVERIFY(!has(next("L04"), "L15"));
}

/// Without land for the ship nothing can be played (WW-D09): the table says so, and the map can still be corrected.
void TestTableOpponents::aMapThatCannotBePlayedIsNotStored()
{
    CHECKED(test("war-of-the-worlds"));
    MapEditor& map = *table().map();
    map.setCurrent(static_cast<int>(map.regions().indexOf("Western Highlands")));
    map.toggleKind(row(*map.kinds(), "Invasion Ship"));
    map.store();
    QTRY_VERIFY_WITH_TIMEOUT(!map.busy(), 30'000);
    QVERIFY(!map.problem().isEmpty());
    QVERIFY(!map.corrected());
    QVERIFY(table().playing());
}

MAZZO_TEST(TestTableOpponents)
#include "tst_table_opponents.moc"
