// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/card_effects.h"
#include "tests/goldfish/pack_with_card.h"
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// What cards do: Events, triggers, Tribute, and choices of targets.
class SovereignCards : public QObject {
    Q_OBJECT

private slots:
    void everySampleCardIsUnderstood();
    void SV_T09_tribute();
    void SV_T09_sacrificedCrystalLeavesTheGame();
    void SV_T11_eventsGoToTheAfterlife_data();
    void SV_T11_eventsGoToTheAfterlife();
    void SV_T28_intervention();
    void SV_T28_testament();
    void SV_T28_immolation();
    void targetsAreChosen();
    void upToTwoTargets();
    void recoverUpToTwo();
    void lanternPutsACardUnder();
    void undertowMoves();
    void aNewCardNeedsNoCode();
    void unknownWordsAreReported_data();
    void unknownWordsAreReported();
};

void SovereignCards::everySampleCardIsUnderstood()
{
    const Setup setup = setupOf(Wish{});
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto each = static_cast<CardIndex>(index);
        if (setup.catalogue->set(each) == "svs") QVERIFY2(!isByHand(setup, each), qPrintable(codeOf(each)));
    }
    QCOMPARE(effectsOf(setup, card("036")),
             (std::vector<CardEffect>{{Trigger::Tribute, Op::GiveCrystal, 1}, {Trigger::Play, Op::Draw, 3}}));
    QCOMPARE(lasting(setup, card("030"), Op::Pair), 2);
    QCOMPARE(lasting(setup, card("030"), Op::Stride), 0);
    QVERIFY(isByHand(withEffects(setup, "008", Effects{{"play", "dance", 2, {}, {}, {}}}), card("008")));
    QVERIFY(isByHand(withEffects(setup, "008", Effects{{"noon", "draw", 2, {}, {}, {}}}), card("008")));
    QVERIFY(isByHand(withEffects(setup, "008", std::nullopt), card("008")));
    QVERIFY(!isByHand(withEffects(setup, "008", Effects{}), card("008")));  // its text is keywords only
    QVERIFY(!isByHand(setup, card("001")));                                 // has no text
}

void SovereignCards::SV_T09_tribute()
{
    Session session = richDay({"027", "059"});
    QCOMPARE(refusal(session, "play {027}"), QString("SV-T09"));
    QCOMPARE(crystals(session, false), QString("-"));
    act(session, "play {059}");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));
    act(session, "play {027}");
    QCOMPARE(cards(session, "realms-open"), QString());
    QCOMPARE(cards(session, "field"), QString("027@r1c1"));
    QCOMPARE(cards(session, "afterlife"), QString("T2 059 T1"));
    QCOMPARE(crystals(session, false).size(), 5);
}

void SovereignCards::SV_T09_sacrificedCrystalLeavesTheGame()
{
    Session session = richDay({"036"}, "RB", "d2");
    act(session, "play {036}");
    QVERIFY(session.table().question.has_value());
    QCOMPARE(cards(session, "hand").count("036"), 1);  // not played before the Tribute is paid
    act(session, "pick \"Red Crystal\"");
    QCOMPARE(size(session, "crystals"), 1);
    QCOMPARE(cards(session, "afterlife"), QString("036"));
    QCOMPARE(size(session, "hand"), 4 + 3);
    QVERIFY(logged(session, "SV-T24 sovereign.sacrificed"));
}

void SovereignCards::SV_T11_eventsGoToTheAfterlife_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("afterlife");
    QTest::addColumn<QString>("open");
    QTest::addColumn<int>("drawn");
    QTest::newRow("Last Rites") << "d1" << "008" << "T2 T2 008" << "" << 0;
    QTest::newRow("Verdant Tide") << "d1" << "026" << "026" << "T1 T1 T1" << 0;
    QTest::newRow("Concord of Bough and Bell") << "d1" << "059" << "T2 059" << "T1" << 0;
    QTest::newRow("Hymn of Return without a Haerian to return") << "d1" << "004" << "004" << "" << 0;
    QTest::newRow("Verdict of Light without a target") << "d1" << "012" << "012" << "" << 0;
    QTest::newRow("Reading the Deep") << "d2" << "047" << "047" << "" << 2;
    QTest::newRow("Sudden Bloom") << "d3" << "021" << "021" << "T1" << 0;
    QTest::newRow("Shared Meal") << "d5" << "068" << "068" << "" << 1;
}

void SovereignCards::SV_T11_eventsGoToTheAfterlife()
{
    QFETCH(QString, deck);
    QFETCH(QString, event);
    QFETCH(QString, afterlife);
    QFETCH(QString, open);
    QFETCH(int, drawn);
    Session session = richDay({event}, deck == "d2" ? "BBBB" : deck == "d1" ? "WWWGGG" : "GGGG", deck);
    act(session, "play {" + event + "}");
    QCOMPARE(cards(session, "afterlife"), afterlife);
    QCOMPARE(cards(session, "realms-open"), open);
    QCOMPARE(cards(session, "field"), QString());
    QCOMPARE(size(session, "hand"), 4 + drawn);
}

void SovereignCards::SV_T28_intervention()
{
    Session session = richDay({"003", "001"});
    act(session, "play {003}");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));
    act(session, "play {001}");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));

    Wish scout;
    scout.deck = "d2";
    scout.order = {"043", "031", "031", "031", "031", "032", "032", "032",
                   "032", "033", "033", "033", "033", "037", "037"};
    scout.later = {"057", "036"};
    scout.options = {{"start-crystals", "1"}};
    Session top = inDay(scout);
    act(top, "crystallise blue");
    act(top, "play {043}");
    Session left = top.branch();
    act(top, "yes");
    QVERIFY(cards(top, "chronicles").startsWith("036"));
    QVERIFY(cards(top, "chronicles").endsWith("057"));
    act(left, "no");
    QVERIFY(cards(left, "chronicles").startsWith("057 036"));
}

void SovereignCards::SV_T28_testament()
{
    Session session = richDay({"016", "019"}, "GGGGG", "d3");
    act(session, "play {016}");
    act(session, "play {019}");
    act(session, "damage {019}: 4");
    QCOMPARE(cards(session, "realms-open"), QString());
    act(session, "damage {016}: 1");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));
    QCOMPARE(cards(session, "afterlife"), QString("019 016"));
}

void SovereignCards::SV_T28_immolation()
{
    Session session = richDay({"032", "058"}, "RRRGG", "d3");
    act(session, "play {032}");
    act(session, "play {058}");
    act(session, "damage {032}: 1");
    QCOMPARE(onField(session, "032").count("bonus"), 2);
    act(session, "damage {032}: 2");
    QCOMPARE(onField(session, "032").count("damage"), 3);  // 2 + 2 + 2 Force by now
    act(session, "damage {058}: 3");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));  // damaged, though it dies of it
    QCOMPARE(cards(session, "afterlife"), QString("058"));
}

void SovereignCards::targetsAreChosen()
{
    Session session = richDay({"039", "016", "017"}, "RRGGGG", "d3");
    act(session, "play {016}");
    act(session, "play {017}");
    act(session, "enemy r3c1: 2");
    act(session, "play {039}");
    QVERIFY(session.table().question.has_value());
    QCOMPARE(cards(session, "field"), QString("016@r1c1 017@r1c2 039"));
    QVERIFY(!isOffered(session, "end"));
    act(session, "pick enemy");
    QCOMPARE(cards(session, "afterlife"), QString("039"));
    QVERIFY(!cards(session, "opponent").contains("enemy"));
}

void SovereignCards::upToTwoTargets()
{
    Session session = richDay({"035", "031", "032", "033"}, "RRRRRRR", "d2");
    for (const char* haerian : {"play {031}", "play {032}", "play {033}"}) act(session, haerian);
    act(session, "play {035}");
    QVERIFY(!isOffered(session, "pick {031}, {032}, {033}"));
    QVERIFY(isOffered(session, "pick"));
    act(session, "pick {031}, {033}");
    QCOMPARE(cards(session, "afterlife"), QString("031 035"));
    QCOMPARE(onField(session, "033").count("damage"), 1);
}

void SovereignCards::recoverUpToTwo()
{
    Setup setup = withEffects(setupOf(Wish{}), "001", Effects{{"intervention", "recover-crystal", 2, {}, {}, {}}});
    setup.orders = {{{}, {card("006"), card("001")}, {}}};
    for (const char* option : {"start-crystals"})
        QVERIFY(setup.settings.set(*setup.game, *setup.game->option(option), "4"));
    Session session = begun(setup);
    for (const char* action :
         {"keep", "first", "crystallise white", "crystallise white", "crystallise green", "crystallise green"})
        act(session, action);
    act(session, "play {006} with green, green");
    act(session, "play {001}");
    act(session, "pick \"Green Crystal\", \"White Crystal\"");
    QCOMPARE(crystals(session, true), QString("W1 G1"));
}

void SovereignCards::lanternPutsACardUnder()
{
    Session session = richDay({"065"}, "WWWWWWWWWW", "d5");
    act(session, "take 2");
    act(session, "pick r1c1, r1c2");
    act(session, "realm {065} for {071}");
    act(session, "play {071}");
    const QString given = cards(session, "hand").section(' ', 0, 0);
    if (session.table().question) act(session, "pick {" + given + "}");
    QCOMPARE(size(session, "hand"), 4 + 2 - 1);
    QVERIFY(cards(session, "chronicles").endsWith(given));
}

void SovereignCards::undertowMoves()
{
    Session session = richDay({"046", "031"}, "RBB", "d2");
    act(session, "play {031} at r1c1");
    act(session, "play {046}");
    QVERIFY(!isOffered(session, "pick r2c2"));
    act(session, "pick r1c2");
    QCOMPARE(cards(session, "field"), QString("031@r1c2"));
    QVERIFY(isOffered(session, "move {031} to r1c1"));  // its own movement is still there
}

namespace {

/// An Event that costs a White Crystal, with these effects.
std::string eventWith(const std::string& effects)
{
    return R"({"id": "lantern-feast", "number": 900, "name": {"en": "Lantern Feast", "it": "Festa delle Lanterne"},
        "type": "evento", "set": "svs", "origin": "sample",
        "fields": {"code": "SVS-900", "cost": 1, "colours": ["white"], "line": ["liturgy"], "requires": ["bannerkeeper"]},
        "text": {"en": "Sanctify twice, then draw a card.", "it": "Santifichi due volte, poi peschi una carta."},
        "effects": )" +
           effects + "}";
}

}  // namespace

void SovereignCards::aNewCardNeedsNoCode()
{
    const PackWithCard pack("sovereign", eventWith(R"([{"when": "play", "do": "sanctify", "amount": 2},
        {"when": "play", "do": "draw", "amount": 1, "clause": "SV-900"}])"));
    QCOMPARE(pack.mistakes(), std::string());
    std::string deck = box().pack.decks.front().text;
    const CardIndex feast = pack.catalogue().find("lantern-feast").value();
    Setup setup = pack.setup(deck, {{"start-crystals", "1"}});
    setup.deck.addCopies(*pack.pack().game.zone("chronicles"), feast, 1);
    setup.orders = {{{}, {feast}, {}}};
    Session session = pack.session(setup);
    for (const char* action : {"keep", "first", "crystallise white"}) QVERIFY(session.act(action));
    const int hand = session.table().pile("hand").cards();
    QVERIFY(session.act("play \"Lantern Feast\""));
    const Pile& afterlife = session.table().pile("afterlife");
    QCOMPARE(afterlife.cards(), 3);
    QCOMPARE(std::ranges::count(afterlife.pieces, feast, &Piece::card), 1);
    QCOMPARE(session.table().pile("hand").cards(), hand);  // one played, one drawn
    const auto& log = session.table().log;
    QVERIFY(std::ranges::any_of(log, [](const Note& note) { return note.clause == "SV-900" && note.key == "drew"; }));
    QVERIFY(std::ranges::none_of(log, &Note::warning));
}

void SovereignCards::unknownWordsAreReported_data()
{
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("mistakes");
    const auto row = [](const char* name, const char* effect, const char* mistakes) {
        QTest::newRow(name) << effect << mistakes;
    };
    row("known words", R"({"when": "play", "do": "draw", "amount": 20})", "");
    row("an unknown verb", R"({"when": "play", "do": "sanctfy"})", "pack.unknown-choice(sanctfy, sanctify)");
    row("an unknown trigger", R"({"when": "plai", "do": "draw"})", "pack.unknown-choice(plai, play)");
    row("a trigger of another verb", R"({"when": "play", "do": "stride", "amount": 2})", "pack.unknown-choice(play)");
    row("too large an amount", R"({"when": "play", "do": "draw", "amount": 21})", "pack.out-of-range(21, 1, 20)");
    row("an amount without meaning", R"({"when": "play", "do": "look", "amount": 1})",
        "pack.misplaced-key(amount, look)");
    row("a word too many", R"({"when": "play", "do": "draw", "with": {"twice": true}})", "pack.unknown-key(twice)");
}

void SovereignCards::unknownWordsAreReported()
{
    QFETCH(const QString, effect);
    const PackWithCard pack("sovereign", eventWith('[' + effect.toStdString() + ']'));
    QTEST(QString::fromStdString(pack.mistakes()), "mistakes");
}

MAZZO_TEST(SovereignCards)
#include "test_cards.moc"
