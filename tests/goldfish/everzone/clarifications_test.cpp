// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// The English rulebook's section Cards Clarifications at the table: performed, asked for, or shown when it matters.
class EverzoneClarifications : public QObject {
    Q_OBJECT

private slots:
    void EZ_K19_jehrahAsksForAUnit();
    void EZ_K18_hantalVexiliumWeakensBothSides();
    void EZ_K18_beforeTheAnswerOfTheClash();
    void EZ_K30_carapaceRaisesTheArmy();
    void EZ_K14_strikeBeforeTheOthers();
    void shownWhenItMatters_data();
    void shownWhenItMatters();
    void EZ_K10_onlyWhenFirst();
};

namespace {

Session fightingWith(const Fixture& fixture, const QStringList& top, const char* deck, const QString& marshal)
{
    Session session = begun(fixture.stacked(top, {"Prime Earth"}, deck));
    act(session, "keep; marshal " + marshal);
    return session;
}

Fixture uthron()
{
    Fixture fixture;
    fixture.setResources("Prime Earth", "20/20");
    fixture.setUnit("Jehrah", "5/5/1/4");
    fixture.setUnit("Cybot", "3/3/1/4");
    fixture.setUnit("Ryant", "6/6/2/4");
    fixture.setUnit("Hantal Vexilium", "1/1/1/2");
    fixture.setUnit("Xenogray", "7/4/2/5");
    return fixture;
}

}  // namespace

void EverzoneClarifications::EZ_K19_jehrahAsksForAUnit()
{
    const Fixture fixture = uthron();
    const auto revealed = [&fixture] {
        Session session = fightingWith(fixture, {"Jehrah", "Cybot", "Ryant"}, "xenogray", "Jehrah, Cybot, Ryant");
        act(session, "reveal Jehrah, Cybot");
        return session;
    };
    Session paid = revealed();
    QCOMPARE(paid.table().question->clause, std::string("EZ-K19"));
    QCOMPARE(offers(paid), (QStringList{"pick Cybot", "pick Ryant", "skip"}));
    act(paid, "pick Ryant");  // face down is under control too
    QCOMPARE(names(paid, "fallen"), QStringList{"Ryant"});
    QCOMPARE(field(paid), (QStringList{"Jehrah active", "Cybot active"}));
    Session refused = revealed();
    act(refused, "skip");
    QCOMPARE(field(refused), (QStringList{"Jehrah deactivated", "Cybot active", "Ryant face-down"}));
    Session hidden = fightingWith(fixture, {"Jehrah", "Cybot"}, "xenogray", "Jehrah, Cybot");
    act(hidden, "reveal Cybot");
    QVERIFY(!hidden.table().question);
    act(hidden, "effect Jehrah as active");  // not in the activation step
    QVERIFY(!hidden.table().question);
}

void EverzoneClarifications::EZ_K18_hantalVexiliumWeakensBothSides()
{
    const Fixture fixture = uthron();
    Session session = fightingWith(fixture, {"Hantal Vexilium", "Cybot", "Ryant"}, "xenogray",
                                   "Hantal Vexilium, Cybot, Ryant");
    act(session, "reveal Hantal Vexilium, Cybot, Ryant; enemy 9/9/1, 3/4/1; destroy Hantal Vexilium");
    QCOMPARE(session.table().question->clause, std::string("EZ-K18"));
    QCOMPARE(offers(session), (QStringList{"pick attack", "pick defence", "pick range"}));
    Session attack = session;
    act(attack, "pick attack");
    QCOMPARE(attack.table().count("army-attack"), 2);   // 3 and 6, each less 4 and not below 0
    QCOMPARE(attack.table().count("enemy-attack"), 5);  // 9 and 3
    act(session, "pick defence");
    QCOMPARE(names(session, "fallen"), (QStringList{"Hantal Vexilium", "Cybot"}));  // 3 Defence: nothing left
    QCOMPARE(session.table().count("enemy-defence"), 5);
    QCOMPARE(size(session, "enemy"), 1);
}

void EverzoneClarifications::EZ_K18_beforeTheAnswerOfTheClash()
{
    // The army falls first; what steps up is weakened before it answers.
    Fixture fixture = uthron();
    fixture.setResources("Prime Earth", "4/4");
    Session session = fightingWith(fixture, {"Hantal Vexilium", "Ryant"}, "xenogray", "Hantal Vexilium, Ryant");
    act(session, "reveal Hantal Vexilium, Ryant; enemy 3/1/5; next");
    QCOMPARE(session.table().question->clause, std::string("EZ-K18"));
    act(session, "pick attack");
    QCOMPARE(session.table().count("cp"), 18);
    QCOMPARE(session.table().count("enemy-cp"), 15);  // Ryant was not active yet: 6 against 1
    QCOMPARE(session.table().count("battle-turn"), 2);
}

void EverzoneClarifications::EZ_K30_carapaceRaisesTheArmy()
{
    Fixture fixture;
    fixture.setResources("Prime Earth", "20/20");
    fixture.setUnit("Slurry", "2/2/1/2");
    fixture.setSupport("Carapace", 1);
    Session session = fightingWith(fixture, {"Slurry", "Slurry", "Carapace"}, "pandora", "Slurry, Slurry");
    act(session, "reveal Slurry, Slurry; play Carapace");
    QCOMPARE(session.table().question->clause, std::string("EZ-K30"));
    act(session, "pick defence");
    QCOMPARE(session.table().count("army-defence"), 6);  // 2 + 2 of the units, 2 of the army
    act(session, "next");
    QCOMPARE(session.table().count("army-defence"), 6);  // it lasts
    act(session, "discard Carapace");
    QCOMPARE(session.table().count("army-defence"), 4);
}

void EverzoneClarifications::EZ_K14_strikeBeforeTheOthers()
{
    const Fixture fixture = uthron();
    Session session = fightingWith(fixture, {"Cybot"}, "xenogray", "Xenogray, Cybot");
    act(session, "reveal Xenogray, Cybot; enemy 9/5/3, 4/9/1");
    QCOMPARE(offers(session, "strike"), (QStringList{"strike Xenogray at 9/5/3", "strike Xenogray at 4/9/1"}));
    act(session, "strike Xenogray at 9/5/3");  // 7 against 5
    QCOMPARE(session.table().count("enemy-cp"), 18);
    QCOMPARE(size(session, "enemy"), 1);
    QCOMPARE(session.table().count("army-attack"), 3);  // its values are not added any more
    QCOMPARE(refusal(session, "strike Xenogray at 4/9/1"), QString("EZ-K14"));
    act(session, "clash");  // 3/3/1 against 4/9/1: the Cybot and Xenogray fall together
    QCOMPARE(session.table().count("cp"), 19);
    QCOMPARE(names(session, "fallen"), (QStringList{"Xenogray", "Cybot"}));
    Session missed = fightingWith(fixture, {"Cybot"}, "xenogray", "Xenogray, Cybot");
    act(missed, "reveal Xenogray, Cybot; enemy 4/9/1; strike Xenogray at 4/9/1");
    QVERIFY(logged(missed, "EZ-X41 everzone.alone-answer Xenogray"));
    QCOMPARE(refusal(fightingWith(fixture, {"Cybot"}, "xenogray", "Cybot"), "strike Cybot at 1/1/1"),
             QString("EZ-K14"));
}

void EverzoneClarifications::shownWhenItMatters_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<QString>("note");
    const auto unit = [](const char* deck, const char* card, const char* note) {
        QTest::newRow(card) << QByteArray(deck) << card << QStringLiteral("marshal %1; reveal %1").arg(card) << note;
    };
    const auto support = [](const char* deck, const char* card, const char* note) {
        QTest::newRow(card) << QByteArray(deck) << card << QStringLiteral("next; play %1").arg(card) << note;
    };
    unit("adam-finn", "Adam Finn", "EZ-K02 everzone.now-adam-finn");
    unit("adam-finn", "Sea Arrow", "EZ-K12 everzone.now-sea-arrow");
    unit("meraud", "Vlad", "EZ-K17 everzone.now-vlad");
    unit("meraud", "Meraud", "EZ-K05 everzone.now-meraud");
    unit("pandora", "Kraken", "EZ-K14 everzone.now-strikes-alone");
    unit("xenogray", "Virago", "EZ-K16 everzone.now-virago");
    support("molly-dunbar", "Final Protocol", "EZ-K32 everzone.now-final-protocol");
    support("pandora", "Tribe Recall", "EZ-K31 everzone.now-tribe-recall");
    support("pandora", "Area Invasion", "EZ-K35 everzone.now-area-invasion");
    support("pandora", "Carapace", "EZ-K30 everzone.now-carapace");
    support("xenogray", "Engagement", "EZ-K33 everzone.now-engagement");
    support("xenogray", "Orbital Void", "EZ-K34 everzone.now-orbital-void");
    QTest::newRow("Ciel") << QByteArray("xenogray") << "Ciel" << "marshal Ciel; reveal Ciel; use Ciel"
                          << "EZ-K15 everzone.now-ciel";
    QTest::newRow("Zarkendra") << QByteArray("zarkendra") << "Zarkendra"
                               << "marshal Zarkendra; reveal Zarkendra; use Zarkendra"
                               << "EZ-K07 everzone.now-zarkendra";
}

void EverzoneClarifications::shownWhenItMatters()
{
    QFETCH(const QByteArray, deck);
    QFETCH(const QString, card);
    QFETCH(const QString, actions);
    QFETCH(const QString, note);
    const Fixture fixture;
    const Setup setup = fixture.setup(deck.constData());
    const bool leads = setup.section("leader").front() == fixture.card(card);
    Session session = begun(fixture.stacked(leads ? QStringList{} : QStringList{card}, {}, deck.constData()));
    act(session, "keep; " + actions);
    QVERIFY2(logged(session, note + ' ' + card), qPrintable(log(session).join('\n')));
}

void EverzoneClarifications::EZ_K10_onlyWhenFirst()
{
    Fixture fixture = known();
    fixture.setUnit("Sniper", "4/4/3/3");
    const auto fought = [&fixture](const QString& enemy) {
        Session session = fightingWith(fixture, {"Sniper"}, "molly-dunbar", "Sniper");
        act(session, "reveal Sniper; enemy " + enemy + "; clash");
        return logged(session, "EZ-K10 everzone.now-first-strike Sniper");
    };
    QVERIFY(fought("1/9/2"));
    QVERIFY(!fought("1/9/3"));  // EZ-X42: at once is not first
    QVERIFY(!fought("1/9/4"));
}

MAZZO_TEST(EverzoneClarifications)
#include "clarifications_test.moc"
