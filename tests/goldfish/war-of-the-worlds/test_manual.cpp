// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/session.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// Hand controls in the War of the Worlds: miniatures on the map, cards, the damage marker.
class WarManual : public QObject {
    Q_OBJECT

private slots:
    void miniatures();
    void cards();
    void damageMarker();

private:
    [[nodiscard]] static Session begun()
    {
        return Play::of(setupOf(humans()))
            .and_then([](Play&& play) { return Session::begin(std::move(play), 5); })
            .value();
    }
    static void act(Session& session, const char* action)
    {
        const auto done = session.act(std::string_view(action));
        QVERIFY2(done.has_value(), action);
    }
};

void WarManual::miniatures()
{
    Session session = begun();
    const auto count = [&session](const char* thing, const char* region) {
        return Board(session.play().setup(), session.table()).count(thing, region);
    };
    act(session, "manual token tripod to L08");
    QCOMPARE(count("tripod", "L08"), 1);
    act(session, "manual move tripod @L08 to L07");
    QCOMPARE(count("tripod", "L07"), 1);
    act(session, "manual state tripod @L07 used");
    const int civilians = session.table().count("civilians");
    act(session, "manual discard civilian @L04");
    QCOMPARE(session.table().count("civilians"), civilians - 1);
    act(session, "manual token civilian to L04");
    QCOMPARE(session.table().count("civilians"), civilians);
    QVERIFY(!session.act("manual token civilian to hand"));
    QVERIFY(!session.act("manual move civilian @L04 to hand"));
    QVERIFY(!session.act("manual counter civilians +1"));
}

void WarManual::cards()
{
    Session session = begun();
    const int hand = session.table().pile("hand").cards();
    act(session, "manual draw 1");
    QCOMPARE(session.table().pile("hand").cards(), hand + 1);
    act(session, "manual token Bunker to L05");
    QVERIFY(Board(session.play().setup(), session.table()).humanBuilding("L05"));
}

void WarManual::damageMarker()
{
    Session session = begun();
    act(session, "manual counter damage +29");
    QVERIFY(!session.table().outcome);
    QVERIFY(!session.act("manual counter damage +2"));
    act(session, "manual counter damage +1");
    QVERIFY(session.table().outcome);
}

MAZZO_TEST(WarManual)
#include "test_manual.moc"
