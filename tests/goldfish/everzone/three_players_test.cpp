// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/tokens.h"
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Three players and their race tokens; the two others are nobody, what they lay is said by hand.
class EverzoneThreePlayers : public QObject {
    Q_OBJECT

private slots:
    void EZ_S16_aTokenOfEachRace();
    void EZ_S16_onlyForThree();
    void EZ_T58_oneTargetForTheWholeBattle();
    void EZ_T58_chosenAnewInTheNextBattle();
    void EZ_T58_withoutATokenNobodyIsHurt();
    void EZ_V71_laidBeforeTheFirstTurn();
    void EZ_X08_notOneself();
    void EZ_T60_sixOfEightAreAlliances();
    void EZ_T59_freeForAll();
    void EZ_T60_alliesShareOneLimit();
    void EZ_T60_loneStrikeHurtsBothAllies();
    void EZ_X31_sharedWin();
    void EZ_E07_eachOpponentApart();
};

namespace {

Session atTable(const Fixture& fixture, const char* book = "en", const QStringList& options = {})
{
    Session session = begin(fixture, book, QStringList{"players=3"} + options);
    act(session, "keep; marshal Marine, Veil");
    return session;
}

}  // namespace

void EverzoneThreePlayers::EZ_S16_aTokenOfEachRace()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        const Session session = begin(fixture, book, {"players=3"});
        QStringList tokens;
        for (const Piece& token : session.table().pile("tokens").pieces) tokens << QString::fromStdString(token.thing);
        QCOMPARE(tokens, (QStringList{"numan", "slurr", "uthron"}));
        QVERIFY(logged(session, "EZ-S16 everzone.tokens 3"));
    }
}

void EverzoneThreePlayers::EZ_S16_onlyForThree()
{
    const Fixture fixture = known();
    for (const char* players : {"players=2", "players=4", "players=6"}) {
        Session session = begin(fixture, "en", {players});
        QVERIFY(!session.table().find("tokens"));
        act(session, "keep; marshal Marine");
        QCOMPARE(refusal(session, "pick slurr"), QString("EZ-T58"));
    }
}

void EverzoneThreePlayers::EZ_T58_oneTargetForTheWholeBattle()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = atTable(fixture, book);
        QCOMPARE(offers(session, "pick"), (QStringList{"pick slurr", "pick uthron"}));
        act(session, "pick uthron");
        QVERIFY(logged(session, "EZ-T58 everzone.token numan uthron"));
        QVERIFY(session.table().pile("tokens").pieces[2].is("chosen"));
        QCOMPARE(refusal(session, "pick slurr"), QString("EZ-T58"));  // one token
        activate(session, book, {"Marine"});
        act(session, "next; next; next");
        QCOMPARE(session.table().count("damage-uthron"), 9);
        QCOMPARE(session.table().count("damage-slurr"), 0);
    }
}

void EverzoneThreePlayers::EZ_T58_chosenAnewInTheNextBattle()
{
    const Fixture fixture = known("10");
    Session session = atTable(fixture);
    act(session, "pick uthron; next; next; keep; next");
    QCOMPARE(offers(session, "pick"), (QStringList{"pick slurr", "pick uthron"}));
    for (const Piece& token : session.table().pile("tokens").pieces) QVERIFY(!token.is("chosen"));
}

void EverzoneThreePlayers::EZ_T58_withoutATokenNobodyIsHurt()
{
    const Fixture fixture = known();
    Session session = atTable(fixture);
    act(session, "reveal Marine; activate Marine; next");
    QVERIFY(logged(session, "! EZ-T58 everzone.no-target"));
    QCOMPARE(session.table().count("damage-uthron") + session.table().count("damage-slurr"), 0);
}

void EverzoneThreePlayers::EZ_V71_laidBeforeTheFirstTurn()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session before = begin(fixture, book, {"players=3"});
        QCOMPARE(refusal(before, "pick slurr"), QString("EZ-T58"));  // nothing is marshalled
        Session session = atTable(fixture, book);
        activate(session, book, {"Marine"});
        QCOMPARE(refusal(session, "pick slurr"), QString("EZ-T58"));
        QCOMPARE(refusal(session, "aim slurr at numan"), QString("EZ-T58"));
    }
}

void EverzoneThreePlayers::EZ_X08_notOneself()
{
    const Fixture fixture = known();
    const Session session = atTable(fixture);
    QCOMPARE(refusal(session, "pick Numan"), QString("EZ-X08"));
    QCOMPARE(offers(session, "aim"),
             (QStringList{"aim slurr at numan", "aim slurr at uthron", "aim uthron at numan", "aim uthron at slurr"}));
}

void EverzoneThreePlayers::EZ_T60_sixOfEightAreAlliances()
{
    int cycles = 0;
    int alliances = 0;
    for (std::size_t choice = 0; choice < 8; ++choice) {
        std::array<std::optional<std::size_t>, 3> targets;
        for (std::size_t player = 0; player < 3; ++player)
            targets[player] = (player + 1 + ((choice >> player) & 1U)) % 3;
        const Front front = frontOf(targets);
        cycles += front.kind == Front::Kind::FreeForAll;
        alliances += front.kind == Front::Kind::Alliance;
        if (front.kind == Front::Kind::Alliance)
            QCOMPARE(std::count(targets.begin(), targets.end(), std::optional(front.lone)), 2);
    }
    QCOMPARE(cycles, 2);
    QCOMPARE(alliances, 6);
    QCOMPARE(frontOf({1, 2, std::nullopt}).kind, Front::Kind::Unknown);
}

void EverzoneThreePlayers::EZ_T59_freeForAll()
{
    const Fixture fixture = known();
    Session session = atTable(fixture);
    act(session, "pick slurr; aim slurr at uthron; aim uthron at numan");
    QVERIFY(logged(session, "EZ-T59 everzone.free-for-all"));
    QVERIFY(offers(session, "ally").isEmpty());
}

void EverzoneThreePlayers::EZ_T60_alliesShareOneLimit()
{
    const Fixture fixture = known("12/12");
    for (const char* book : kBooks) {
        Session session = atTable(fixture, book);
        act(session, "pick uthron; aim slurr at uthron; aim uthron at slurr");
        QVERIFY(logged(session, "EZ-T60 everzone.alliance numan slurr uthron"));
        act(session, "ally 8");
        QCOMPARE(session.table().count("resources"), 4);
        QCOMPARE(session.table().count("ally-resources"), 8);
        if (isEnglish(book)) {
            act(session, "reveal Marine");
            QCOMPARE(refusal(session, "activate Marine"), QString("EZ-T13"));  // 5 besides 8 of 12
            act(session, "ally 7; activate Marine");
        } else {
            act(session, "ally 7; activate Marine");
        }
        QVERIFY(!session.table().question);
        act(session, "ally 8");  // 13 of 12
        QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));
    }
}

void EverzoneThreePlayers::EZ_T60_loneStrikeHurtsBothAllies()
{
    const Fixture fixture = known();
    Session session = atTable(fixture);
    act(session, "pick slurr; aim slurr at numan; aim uthron at numan");
    QVERIFY(logged(session, "EZ-T60 everzone.alliance slurr uthron numan"));
    QVERIFY(offers(session, "ally").isEmpty());  // the player is alone
    act(session, "reveal Marine; activate Marine; next");
    QCOMPARE(session.table().count("damage-slurr"), 3);  // EZ-T73: each the whole of it
    QCOMPARE(session.table().count("damage-uthron"), 3);
}

void EverzoneThreePlayers::EZ_X31_sharedWin()
{
    const Fixture fixture = known("10");
    const auto played = [&fixture](const QString& first) {
        Session session = atTable(fixture);
        act(session, first);
        while (!session.table().outcome) act(session, offers(session).contains("keep") ? "keep" : "next");
        return session.table().outcome->key;
    };
    QCOMPARE(played("next"), std::string("everzone.draw"));
    // 3 points from one of them: the other stands level with the player.
    QCOMPARE(played("pick slurr; reveal Marine; activate Marine; next"), std::string("everzone.shared-win"));
    QCOMPARE(played("pick slurr; aim slurr at numan; aim uthron at numan; reveal Marine; activate Marine; next"),
             std::string("everzone.won"));
    QCOMPARE(played("lose 1"), std::string("everzone.lost"));
}

void EverzoneThreePlayers::EZ_E07_eachOpponentApart()
{
    const Fixture fixture = known();
    Session session = atTable(fixture, "en", {"cp=10"});
    act(session, "pick slurr; raise army at attack: 9; reveal Marine; activate Marine; next");
    QCOMPARE(session.table().count("enemy-cp-slurr"), 0);
    QCOMPARE(session.table().count("enemy-cp-uthron"), 10);
    QVERIFY(!session.table().outcome);
    // EZ-X44: with one of them out, the strike goes to the other without a token.
    act(session, "next");
    QCOMPARE(session.table().count("enemy-cp-uthron"), 0);
    QCOMPARE(session.table().outcome->key, std::string("everzone.enemy-out"));
}

MAZZO_TEST(EverzoneThreePlayers)
#include "three_players_test.moc"
