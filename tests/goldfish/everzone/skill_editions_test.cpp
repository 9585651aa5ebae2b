// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/skills.h"
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Where the two rulebooks differ about skills and effects, each difference played by both.
class EverzoneSkillEditions : public QObject {
    Q_OBJECT

private slots:
    void EZ_V56_kindsOfSkills();
    void EZ_V58_effectsBeforeSkills();
    void EZ_V59_skillsComeBeforeTheStrike();
    void EZ_T30_effectsComeBeforeTheStrike();
    void EZ_V60_declaredIsUsed();
    void EZ_V61_skillThatOutlastsItsCard();
};

void EverzoneSkillEditions::EZ_V56_kindsOfSkills()
{
    // English has four kinds; what works by itself is never declared. Italian knows only when: by the card, or at will.
    for (const char* kind : {"contextual", "extended"})
        for (const bool repeats : {true, false}) QCOMPARE(mayUse(kind, false, repeats), Truth::No);
    for (const char* kind : {"arbitrary", "hybrid"})
        for (const bool repeats : {true, false}) QCOMPARE(mayUse(kind, false, repeats), Truth::Yes);
    const Fixture fixture;
    QVERIFY(fixture.setup("adam-finn", "en").procedure.flag("skills-repeat"));
    QVERIFY(!fixture.setup("adam-finn", "it").procedure.flag("skills-repeat"));
}

void EverzoneSkillEditions::EZ_V58_effectsBeforeSkills()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine, Veil");
        activate(session, book, {"Marine", "Veil"});
        act(session, "use Marine; play Cyberbleach; use Veil; resolve");
        QCOMPARE(log(session), (QStringList{"EZ-T29 everzone.effect-now Cyberbleach", "EZ-T29 everzone.skill-now Veil",
                                            "EZ-T29 everzone.skill-now Marine"}));
    }
}

void EverzoneSkillEditions::EZ_V59_skillsComeBeforeTheStrike()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        activate(session, book, {"Marine"});
        act(session, "use Marine; next");  // the attack is under way, and the skill goes first
        const QStringList lines = log(session);
        QVERIFY(lines.indexOf("EZ-T29 everzone.skill-now Marine") >= 0);
        QVERIFY(lines.indexOf("EZ-T29 everzone.skill-now Marine") < lines.indexOf("EZ-T66 everzone.struck 3 3"));
    }
}

void EverzoneSkillEditions::EZ_T30_effectsComeBeforeTheStrike()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        activate(session, book, {"Marine"});
        act(session, "play Cyberbleach; next");
        const QStringList lines = log(session);
        QVERIFY(lines.contains("EZ-T29 everzone.effect-now Cyberbleach"));
        QVERIFY(lines.indexOf("EZ-T29 everzone.effect-now Cyberbleach") < lines.indexOf("EZ-T66 everzone.struck 3 3"));
        QVERIFY(!offers(session).contains("resolve"));  // done, not kept for the next turn
    }
}

void EverzoneSkillEditions::EZ_V60_declaredIsUsed()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        activate(session, book, {"Marine"});
        act(session, "use Marine; effect Marine as deactivated; play Cyberbleach; discard Cyberbleach");
        QCOMPARE(session.table().count("supports-left"), 0);
        act(session, "resolve");
        QCOMPARE(log(session), (QStringList{"EZ-T33 everzone.foiled Cyberbleach", "EZ-T33 everzone.foiled Marine"}));
    }
}

void EverzoneSkillEditions::EZ_V61_skillThatOutlastsItsCard()
{
    const Fixture fixture;
    for (const char* book : kBooks) {
        Session session = begun(fixture.stacked({"Digger"}, {"Prime Earth"}, "meraud", book));
        act(session, "keep; marshal Meraud, Digger");
        activate(session, book, {"Meraud", "Digger"});
        act(session,
            "use Meraud; use Digger; effect Meraud, Digger as face-down; resolve");  // replaced by its own skill
        QCOMPARE(log(session), (QStringList{"EZ-T33 everzone.foiled Digger", "EZ-T29 everzone.skill-now Meraud"}));
    }
}

MAZZO_TEST(EverzoneSkillEditions)
#include "skill_editions_test.moc"
