// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Three battles of the first preconstructed deck with the deck in a known order, every pile counted. No card values
/// are needed.
class EverzoneWalkthrough : public QObject {
    Q_OBJECT

private slots:
    void EZ_T50_immediate_data() { editions(); }
    void EZ_T50_immediate();
    void EZ_T50_onNeed_data() { editions(); }
    void EZ_T50_onNeed();
    void EZ_T50_inTheMiddleOfADraw_data();
    void EZ_T50_inTheMiddleOfADraw();

private:
    static void editions();
};

namespace {

const Fixture& plain()
{
    static const Fixture fixture;
    return fixture;
}

/// The unit lines of the deck, then the support lines, one copy of each line in a pass until all are used.
QStringList passes()
{
    QList<std::pair<QString, int>> lines{{"Marine", 2},
                                         {"Veil", 2},
                                         {"Firelord", 4},
                                         {"Garlik", 2},
                                         {"Raptor", 2},
                                         {"Exoskeleton", 2},
                                         {"Dome", 1},
                                         {"Buccaneer", 2},
                                         {"Sea Arrow", 1},
                                         {"Shark", 2},
                                         {"Aircraft Carrier", 1},
                                         {"Sparrow", 4},
                                         {"Oblivion", 2},
                                         {"Mantis", 2},
                                         {"Skywreck", 2},
                                         {"Armageddon", 1},
                                         {"Destroyer", 2},
                                         {"Medicbot", 2},
                                         {"Cyberbleach", 2},
                                         {"Bunker", 1},
                                         {"Sparkwave Missile", 2},
                                         {"Shrimp Mine", 2},
                                         {"Radarscope", 1},
                                         {"Reinforcements", 1},
                                         {"Quantum Mortis", 1},
                                         {"Asteroids Field", 3}};
    QStringList order;
    while (order.size() < 49)
        for (auto& [name, copies] : lines)
            if (copies-- > 0) order << name;
    return order;
}

const QStringList kAfterTheFirst{"Aircraft Carrier", "Sparrow",   "Oblivion", "Mantis",     "Skywreck",
                                 "Armageddon",       "Destroyer", "Medicbot", "Cyberbleach"};

/// Up to the end of the second battle; `retreatedAfter` lists what went to the retreated pile, first one first.
Session afterTwoBattles(const char* edition, const QStringList& options, QStringList& retreated,
                        const QList<QStringList>& shuffles = {})
{
    Setup setup = plain().stacked(passes(), {}, "adam-finn", edition, options);
    for (const QStringList& names : shuffles) setup.shuffles.push_back(plain().cards(names));
    const bool english = QString(edition) == "en";
    Session session = begun(setup);
    const auto check = [&session](const char* expected) { QCOMPARE(sizes(session), QString(expected)); };
    check("10 39 0 0 0");
    act(session, "mulligan");
    check("9 30 0 10 0");
    act(session, "keep");
    [&] { QCOMPARE(names(session, "hand").filter(QRegularExpression("^(?!Adam Finn)")), kAfterTheFirst); }();
    act(session, "marshal Aircraft Carrier, Sparrow, Adam Finn");
    check("7 30 2 10 0");
    act(session, english ? "reveal Sparrow; reveal Adam Finn; play Medicbot; next"
                         : "activate Sparrow; activate Adam Finn; play Medicbot; next");
    check("6 30 3 10 0");
    act(session, english ? "reveal Aircraft Carrier; play Cyberbleach; destroy Sparrow"
                         : "activate Aircraft Carrier; play Cyberbleach; destroy Sparrow");
    check("5 30 3 10 1");
    act(session, "next; discard Destroyer");
    check("4 30 0 14 1");
    act(session, "next");
    check("10 24 0 14 1");
    act(session, "mulligan");
    check("9 15 0 24 1");
    act(session, "mulligan");
    check("8 7 0 33 1");
    act(session, "keep; marshal Sparrow, Oblivion, Mantis, Skywreck, Destroyer; next; next");
    check("3 7 0 38 1");
    retreated = names(session, "retreated");
    return session;
}

const QStringList kNine{"Marine",      "Veil", "Firelord",  "Garlik",   "Raptor",
                        "Exoskeleton", "Dome", "Buccaneer", "Sea Arrow"};

QStringList withoutLeader(const Session& session)
{
    QStringList hand = names(session, "hand");
    hand.removeAll("Adam Finn");
    return hand;
}

}  // namespace

void EverzoneWalkthrough::editions()
{
    QTest::addColumn<QByteArray>("edition");
    QTest::newRow("en") << QByteArray("en");
    QTest::newRow("it") << QByteArray("it");
}

void EverzoneWalkthrough::EZ_T50_immediate()
{
    QFETCH(const QByteArray, edition);
    QStringList retreated;
    static_cast<void>(afterTwoBattles(edition.constData(), {}, retreated));
    Session session = afterTwoBattles(edition.constData(), {}, retreated, {retreated});
    act(session, "next");
    QCOMPARE(sizes(session), QString("10 38 0 0 1"));
    QCOMPARE(names(session, "forces").mid(0, 3), (QStringList{"Marine", "Veil", "Firelord"}));
    act(session, "mulligan");
    QCOMPARE(sizes(session), QString("9 29 0 10 1"));
    QCOMPARE(withoutLeader(session), kNine);
    QCOMPARE(names(session, "forces").front(), QString("Shark"));
    QCOMPARE(names(session, "fallen"), QStringList{"Sparrow"});
}

void EverzoneWalkthrough::EZ_T50_onNeed()
{
    QFETCH(const QByteArray, edition);
    const QStringList option{"reshuffle-timing=on-need"};
    QStringList retreated;
    static_cast<void>(afterTwoBattles(edition.constData(), option, retreated));
    Session session = afterTwoBattles(edition.constData(), option, retreated, {retreated});
    act(session, "next");
    QCOMPARE(sizes(session), QString("10 0 0 38 1"));
    act(session, "mulligan");  // all 48 come back, then nine are drawn
    QCOMPARE(sizes(session), QString("9 39 0 0 1"));
    QCOMPARE(withoutLeader(session), kNine);
    QCOMPARE(names(session, "forces").front(), QString("Shark"));
}

void EverzoneWalkthrough::EZ_T50_inTheMiddleOfADraw_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("immediate") << QStringList{};
    QTest::newRow("on need") << QStringList{"reshuffle-timing=on-need"};
}

void EverzoneWalkthrough::EZ_T50_inTheMiddleOfADraw()
{
    QFETCH(const QStringList, options);
    QStringList retreated;
    static_cast<void>(afterTwoBattles("en", options, retreated));
    retreated << "Medicbot";
    Session session = afterTwoBattles("en", options, retreated, {retreated});
    act(session, "discard Medicbot");
    QCOMPARE(sizes(session), QString("2 7 0 39 1"));
    act(session, "next");
    QCOMPARE(sizes(session), QString("10 38 0 0 1"));
    QCOMPARE(withoutLeader(session).back(), QString("Marine"));
    QCOMPARE(names(session, "forces").front(), QString("Veil"));
}

MAZZO_TEST(EverzoneWalkthrough)
#include "walkthrough_test.moc"
