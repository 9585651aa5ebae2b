// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Where the two rulebooks differ around the fighting, each difference played by both.
class EverzoneEditions : public QObject {
    Q_OBJECT

private slots:
    void EZ_V05_firstGame();
    void EZ_V32_randomLocationsAreOfOneBook();
    void EZ_V06_nobodyIsWaitedFor();
    void EZ_V30_leaderOpenOrInHand();
    void EZ_V36_fourOrFivePhases();
    void EZ_V37_leaderJoinsAfterOrBeforeTheMulligan();
    void EZ_V38_mulliganToNoneOrToOne();
    void EZ_V39_leaderAsideOrInHandBetweenBattles();
    void EZ_V40_marshalUnitsOnce();
    void EZ_V63_shuffledAfterASearch();
    void EZ_V64_discardAnyNumber();
    void EZ_V65_handLimit();
    void EZ_V66_bonusesEndInTheRetreat();
    void EZ_V67_drawOnEqualPoints();
    void EZ_V68_reshuffle();
    void EZ_V74_names();
    void EZ_V76_supportNeedsItsTerrain();
    void EZ_V78_noPointsLeft();
};

namespace {

Fixture plainOneTurn()
{
    Fixture fixture;
    for (const char* place : {"Prime Earth", "Prime Sea", "Prime Space", "Earth", "Sea", "Space"})
        fixture.setResources(place, "50");
    return fixture;
}

}  // namespace

void EverzoneEditions::EZ_V05_firstGame()
{
    // Six at random, whatever was picked: four Prime Earth come only by picking three.
    const Fixture fixture;
    const auto primes = [](const Session& session) {
        return (names(session, "locations") + names(session, "location")).count("Prime Earth");
    };
    bool other = false;
    for (std::uint64_t seed = 1; seed < 10; ++seed) {
        const Session first = begun(fixture.setup("examples/three-prime-earth", "en", {"first-game=yes"}), seed);
        QCOMPARE(size(first, "locations") + size(first, "location"), 9);
        QCOMPARE(first.table().count("cp"), 20);
        QVERIFY(primes(begun(fixture.setup("examples/three-prime-earth"), seed)) == 4);
        other = other || primes(first) != 4;
    }
    QVERIFY(other);
}

void EverzoneEditions::EZ_V32_randomLocationsAreOfOneBook()
{
    const Fixture fixture;
    const Game& game = fixture.pack().game;
    QCOMPARE(game[*game.option("first-game")].editions, std::vector<std::string>{"en"});
    // Without picks all six are random in both books, since nobody else picks.
    for (const char* book : kBooks) {
        QStringList sets;
        for (std::uint64_t seed = 1; seed < 8; ++seed) {
            const Session session = begun(fixture.setup("adam-finn", book), seed);
            QStringList all = names(session, "locations") + names(session, "location");
            all.sort();
            sets << all.join(' ');
        }
        QVERIFY(sets.removeDuplicates() < 6);
    }
}

void EverzoneEditions::EZ_V06_nobodyIsWaitedFor()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book));
        for (const char* action : {"keep", "next", "next", "next", "next"}) {
            QCOMPARE(session.table().seat, 0);
            act(session, action);
        }
        QCOMPARE(session.table().turn, 2);
        QCOMPARE(session.table().count("cp"), 20);  // the other side has no army
    }
}

void EverzoneEditions::EZ_V30_leaderOpenOrInHand()
{
    const Fixture fixture;
    const Session en = begun(fixture.setup());
    QCOMPARE(names(en, "leader"), QStringList{"Adam Finn"});
    QVERIFY(en.table().pile("leader").sight == Procedure::Sight::Open);
    const Session it = begun(fixture.setup("adam-finn", "it"));
    QVERIFY(names(it, "leader").isEmpty());
    QVERIFY(names(it, "hand").contains("Adam Finn"));
}

void EverzoneEditions::EZ_V36_fourOrFivePhases()
{
    const Fixture fixture;
    QCOMPARE(fixture.setup("adam-finn", "en").procedure.phases.size(), std::size_t(4));
    QCOMPARE(fixture.setup("adam-finn", "it").procedure.phases.size(), std::size_t(5));
}

void EverzoneEditions::EZ_V37_leaderJoinsAfterOrBeforeTheMulligan()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book));
        act(session, "mulligan");
        QCOMPARE(names(session, "hand").contains("Adam Finn"), !isEnglish(book));
        QVERIFY(!names(session, "retreated").contains("Adam Finn"));  // protected where it is in the hand
        act(session, "keep");
        QVERIFY(names(session, "hand").contains("Adam Finn"));
        QCOMPARE(size(session, "hand"), 10);
    }
}

void EverzoneEditions::EZ_V38_mulliganToNoneOrToOne()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book));
        int made = 0;
        for (; offers(session).contains("mulligan"); ++made) act(session, "mulligan");
        QCOMPARE(made, isEnglish(book) ? 10 : 9);
        QVERIFY(sizes(session).startsWith(isEnglish(book) ? "0 " : "1 "));
        QCOMPARE(offers(session), QStringList{"keep"});
        QCOMPARE(refusal(session, "mulligan"), QString("EZ-S11"));
        act(session, "keep");
    }
}

void EverzoneEditions::EZ_V39_leaderAsideOrInHandBetweenBattles()
{
    const Fixture fixture = known("10");
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Adam Finn");
        act(session, "next");
        QCOMPARE(session.table().phase, std::string("retreat"));
        QCOMPARE(names(session, "leader"), isEnglish(book) ? QStringList{"Adam Finn"} : QStringList{});
        QCOMPARE(names(session, "hand").contains("Adam Finn"), !isEnglish(book));
        QVERIFY(!names(session, "retreated").contains("Adam Finn"));
    }
}

void EverzoneEditions::EZ_V40_marshalUnitsOnce()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = begin(fixture, book);
        act(session, "keep");
        QCOMPARE(refusal(session, "marshal Medicbot"), QString("EZ-T08"));
        act(session, "marshal Marine");
        QCOMPARE(field(session), QStringList{"Marine face-down"});
        QCOMPARE(refusal(session, "marshal Veil"), QString("EZ-T09"));
    }
}

void EverzoneEditions::EZ_V63_shuffledAfterASearch()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.stacked({"Cybot", "Ryant", "Engagement"}, {}, "xenogray", book));
        act(session, "keep; marshal Cybot, Ryant; play Engagement; fetch Dragon for Cybot, Ryant");
        QCOMPARE(log(session).back(), QString("EZ-T35 shuffled forces"));
        QVERIFY(field(session).contains("Dragon active"));
    }
}

void EverzoneEditions::EZ_V64_discardAnyNumber()
{
    const Fixture fixture = known("10");
    for (const char* book : kBooks) {
        Session session = begin(fixture, book);
        act(session, "keep; next; next");
        QVERIFY(offers(session).contains("next"));  // none
        act(session, "discard Marine; discard Veil; discard Firelord; discard Medicbot");
        QCOMPARE(names(session, "retreated"), (QStringList{"Marine", "Veil", "Firelord", "Medicbot"}));
        QCOMPARE(refusal(session, "discard Adam Finn"), QString("EZ-T49"));
    }
}

void EverzoneEditions::EZ_V65_handLimit()
{
    Fixture fixture = known("10");
    for (Procedure& procedure : fixture.pack().game.procedures) procedure.openingHand = {11, {}};
    for (const char* book : kBooks) {
        Session session = begin(fixture, book);
        act(session, "keep; next; next");
        QCOMPARE(session.table().question.has_value(), !isEnglish(book));
        QCOMPARE(offers(session).contains("next"), isEnglish(book));
        if (!isEnglish(book)) act(session, "discard Marine");
        act(session, "next");
        QCOMPARE(session.table().turn, 2);
    }
}

void EverzoneEditions::EZ_V66_bonusesEndInTheRetreat()
{
    const Fixture fixture = known("10");
    for (const char* book : kBooks) {
        Session session = begun(
            fixture.stacked({"Marine", "Veil"}, {"Prime Earth", "Prime Earth"}, "examples/four-prime-earth", book));
        act(session, "keep; marshal Marine");
        activate(session, book, {"Marine"});
        act(session, "raise army at defence: 2");  // as a Carapace would
        QCOMPARE(session.table().count("army-defence"), 4);
        QVERIFY(logged(session, "EZ-T38 everzone.army-changed defence 2"));
        act(session, "raise Marine at attack: 1; next");
        QVERIFY(logged(session, "EZ-T66 everzone.struck 4 4"));
        QVERIFY(logged(session, "EZ-T48 everzone.bonuses-ended"));
        act(session, "next; keep; marshal Veil");
        activate(session, book, {"Veil"});
        QCOMPARE(session.table().count("army-defence"), 3);
        QCOMPARE(session.table().count("defence-bonus"), 0);
    }
}

void EverzoneEditions::EZ_V67_drawOnEqualPoints()
{
    const Fixture fixture = plainOneTurn();
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book, {"cp=12"}));
        for (int battle = 1; battle <= 9; ++battle)
            act(session, battle < 9 ? "keep; next; next; next" : "keep; next; next");
        QCOMPARE(QString::fromStdString(session.table().outcome->key), QString("everzone.draw"));
        QCOMPARE(session.table().outcome->arguments, (std::vector<NoteArgument>{12, 12}));
    }
}

void EverzoneEditions::EZ_V68_reshuffle()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.setup("adam-finn", book));
        act(session, "mulligan; mulligan; mulligan; mulligan; mulligan; mulligan");
        QVERIFY(logged(session, "EZ-T50 reshuffled 45"));
        QCOMPARE(sizes(session), QString("4 45 0 0 0"));
    }
}

void EverzoneEditions::EZ_V74_names()
{
    const Fixture fixture;
    const Setup setup = fixture.setup();
    const std::pair<const char*, std::pair<const char*, const char*>> words[] = {
        {"forces", {"Forces deck", "Mazzo esercito"}},
        {"locations", {"Location deck", "Mazzo battaglie"}},
        {"location", {"Location", "Luogo"}},
        {"fallen", {"Fallen pile", "Pila dei caduti"}},
        {"retreated", {"Retreated pile", "Pila della ritirata"}},
        {"range", {"Range", "Gittata"}},
        {"cp", {"Command points", "Punti comando"}},
        {"army", {"Army", "Armata"}}};
    for (const auto& [id, names] : words) {
        const Texts* texts = setup.procedure.nameOf(id);
        QVERIFY2(texts, id);
        QCOMPARE(QString::fromStdString(std::string(texts->in("en"))), QString(names.first));
        QCOMPARE(QString::fromStdString(std::string(texts->in("it"))), QString(names.second));
    }
}

void EverzoneEditions::EZ_V76_supportNeedsItsTerrain()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        QCOMPARE(refusal(session, "play Shrimp Mine"), QString("EZ-T24"));  // only at sea, though it costs nothing
        QVERIFY(offers(session).contains("play Cyberbleach"));
    }
}

void EverzoneEditions::EZ_V78_noPointsLeft()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        activate(session, book, {"Marine"});
        act(session, "attacked 22");  // 22 against 2: all twenty
        QCOMPARE(session.table().count("cp"), 0);
        QCOMPARE(session.table().outcome->clause, std::string("EZ-E01"));
        QVERIFY(session.table().offers.empty());  // no counterattack
    }
}

MAZZO_TEST(EverzoneEditions)
#include "editions_test.moc"
