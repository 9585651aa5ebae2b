// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// The walk-through of deck D1: five turns, every zone after each of them.
class SovereignWalk : public QObject {
    Q_OBJECT

private slots:
    void theOrder();
    void setUp();
    void fiveTurns();
    void otherOpenings_data();
    void otherOpenings();
};

namespace {

/// The Chronicles of D1 in the written order, dealt out every 23rd card: no generator is needed.
QStringList order()
{
    const QList<QPair<const char*, int>> deck{{"001", 4}, {"002", 4}, {"003", 4}, {"004", 3}, {"005", 8}, {"006", 4},
                                              {"007", 3}, {"008", 2}, {"009", 3}, {"010", 2}, {"011", 3}, {"012", 2},
                                              {"013", 1}, {"026", 3}, {"027", 2}, {"059", 2}};
    QStringList all;
    for (const auto& [code, copies] : deck)
        for (int copy = 0; copy < copies; ++copy) all << code;
    QStringList dealt;
    for (int index = 0; index < 50; ++index) dealt << all[(23 * index) % 50];
    return dealt;
}

/// The second shuffle turns what is left upside down.
Wish rigged(const QStringList& exchanged)
{
    Wish wish;
    wish.order = order();
    QStringList left = order().mid(5 + exchanged.size() + 10) + exchanged;
    std::reverse(left.begin(), left.end());
    wish.later = left;
    return wish;
}

struct Expected {
    const char* hand;
    const char* ready;
    const char* exhausted;
    const char* afterlife;
    const char* field;
    int faceDown;
    const char* up;
    const char* down;
    int chronicles;
};

void compare(const Session& session, const Expected& expected)
{
    QCOMPARE(cards(session, "hand"), QString(expected.hand));
    QCOMPARE(crystals(session, true), QString(expected.ready));
    QCOMPARE(crystals(session, false), QString(expected.exhausted));
    QCOMPARE(cards(session, "afterlife"), QString(expected.afterlife));
    QCOMPARE(cards(session, "field"), QString(expected.field));
    QCOMPARE(size(session, "facedown"), expected.faceDown);
    QCOMPARE(cards(session, "realms-open"), QString(expected.up));
    QCOMPARE(cards(session, "realms"), QString(expected.down));
    QCOMPARE(size(session, "chronicles"), expected.chronicles);
}

}  // namespace

void SovereignWalk::theOrder()
{
    QCOMPARE(order().join(' '), QString("001 006 027 005 013 005 011 003 009 002 008 001 006 059 005 026 005 012 004 "
                                        "011 003 009 002 007 001 006 059 005 026 005 012 004 "
                                        "010 003 009 002 007 001 006 027 005 026 005 011 004 010 003 008 002 007"));
}

void SovereignWalk::setUp()
{
    Session session = begun(rigged({"027", "013"}));
    QCOMPARE(cards(session, "hand"), QString("001 006 027 005 013"));
    QCOMPARE(size(session, "chronicles"), 45);
    act(session, "bottom {027}, {013}");
    QCOMPARE(cards(session, "hand"), QString("001 006 005 005 011"));
    QCOMPARE(cards(session, "facedown"), QString("003 009 002 008 001 006 059 005 026 005"));
    QCOMPARE(cards(session, "chronicles").left(19), QString("013 027 007 002 008"));
    QCOMPARE(size(session, "chronicles"), 35);
}

void SovereignWalk::fiveTurns()
{
    Session session = begun(rigged({"027", "013"}));
    act(session, "bottom {027}, {013}");
    act(session, "first");

    act(session, "vocation {AL}");
    QCOMPARE(refusal(session, "vocation {BK}"), QString("SV-T23"));
    QCOMPARE(refusal(session, "realm {005} for {015}"), QString("SV-T26"));
    act(session, "play {001} at r1c1");
    act(session, "move {001} to r2c1");
    QCOMPARE(refusal(session, "fight {001} with opponent"), QString("SV-T14"));
    compare(session, {"006 005 005 011", "-", "W1", "T2", "001@r2c1", 10, "", "007 015 060 064 071", 35});

    act(session, "end");
    act(session, "vocation {AL}");
    act(session, "play {005} at r1c1");
    compare(session, {"006 005 011 013", "-", "W2", "T2 T2", "001@r2c1 005@r1c1", 10, "", "007 015 060 064 071", 34});
    act(session, "take 2");
    act(session, "pick r2c4, r2c5");
    QCOMPARE(size(session, "facedown"), 8);

    act(session, "end");
    act(session, "vocation {GM}");
    act(session, "crystallise green");
    act(session, "realm {027} for {015}");
    QCOMPARE(refusal(session, "realm {013} for {071}"), QString("SV-T26"));
    act(session, "play {006} at r1c2");
    compare(session, {"005 011 013 015", "-", "W2 G1", "T2 T2 026 005", "001@r2c1 005@r1c1 006@r1c2", 8, "027",
                      "007 060 064 071", 33});
    act(session, "step r2c2");
    QCOMPARE(refusal(session, "realm {013} for {071}"), QString("SV-T26"));
    act(session, "step r2c3");

    act(session, "end");
    act(session, "vocation {AL}");
    act(session, "realm {013} for {071}");
    act(session, "play {011} at r1c3");
    compare(session, {"005 015 059 005 007 071 T2", "-", "W3 G1", "T2 026 005 T2",
                      "001@r2c1 005@r1c1 006@r1c2 011@r1c3", 6, "027 013", "007 060 064", 32});

    act(session, "end");
    act(session, "vocation {GM}");
    act(session, "pick sprout");
    QCOMPARE(cards(session, "realms-open"), QString("027 013 T1"));
    QCOMPARE(refusal(session, "realm {005} for {007}"), QString("SV-T26"));
    act(session, "play {T1} at r1c4");
    act(session, "play {T2} at r1c5");
    QCOMPARE(refusal(session, "play {007}"), QString("SV-T08"));
    compare(session, {"005 015 059 005 007 071 002", "W1", "W2 G1", "T2 026 005 T2",
                      "001@r2c1 005@r1c1 006@r1c2 011@r1c3 T1@r1c4 T2@r1c5", 6, "027 013", "007 060 064", 31});
    QCOMPARE(size(session, "hand") + 4 + size(session, "facedown") + size(session, "chronicles") +
                 size(session, "realms") + size(session, "realms-open") + 2,
             55);
}

void SovereignWalk::otherOpenings_data()
{
    QTest::addColumn<QString>("exchanged");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("faceDown");
    QTest::addColumn<QString>("top");
    QTest::newRow("no exchange") << "" << "001 006 027 005 013" << "005 011 003 009 002 008 001 006 059 005"
                                 << "007 002 008 003 010";
    QTest::newRow("two cards") << "027 013" << "001 006 005 005 011" << "003 009 002 008 001 006 059 005 026 005"
                               << "013 027 007 002 008";
    QTest::newRow("the whole hand") << "001 006 027 005 013" << "005 011 003 009 002"
                                    << "008 001 006 059 005 026 005 012 004 011" << "013 005 027 006 001";
}

void SovereignWalk::otherOpenings()
{
    QFETCH(QString, exchanged);
    QFETCH(QString, hand);
    QFETCH(QString, faceDown);
    QFETCH(QString, top);
    const QStringList given = exchanged.split(' ', Qt::SkipEmptyParts);
    Session session = begun(rigged(given));
    act(session, given.isEmpty() ? "keep" : "bottom {" + given.join("}, {") + "}");
    QCOMPARE(cards(session, "hand"), hand);
    QCOMPARE(cards(session, "facedown"), faceDown);
    QCOMPARE(cards(session, "chronicles").left(top.size()), top);
    Session second = session.branch();
    act(session, "first");
    QCOMPARE(cards(session, "hand"), hand);
    act(second, "second");
    QCOMPARE(cards(second, "hand"), hand + ' ' + top.left(3));
}

MAZZO_TEST(SovereignWalk)
#include "test_walk.moc"
