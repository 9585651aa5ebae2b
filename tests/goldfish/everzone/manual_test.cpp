// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Hand controls in EverZone: the rules go on with what the player changed.
class EverzoneManual : public QObject {
    Q_OBJECT

private slots:
    void drawBeforeKeeping();
    void unitsOnTheBattlefieldHaveAState();
    void statesExcludeEachOther();
    void supportsHaveNoState();
    void withoutCommandPointsTheGameIsLost();

private:
    Fixture m_fixture;
    [[nodiscard]] Session fighting() const
    {
        Session session = begun(m_fixture.stacked({"Marine", "Firelord"}, {}));
        act(session, "keep; marshal Marine");
        return session;
    }
};

void EverzoneManual::drawBeforeKeeping()
{
    Session session = begun(m_fixture.setup());
    act(session, "manual draw 2");
    QCOMPARE(size(session, "hand"), 12);
    QCOMPARE(session.table().pile("forces").cards(), m_fixture.setup().section("forces").size() - 12);
    QVERIFY(logged(session, "- by-hand-drew 2"));
    QCOMPARE(offers(session).mid(0, 2), QStringList({"keep", "mulligan"}));
}

void EverzoneManual::unitsOnTheBattlefieldHaveAState()
{
    Session session = fighting();
    act(session, "manual move Firelord to field");
    QVERIFY(field(session).contains("Firelord deactivated"));
    act(session, "manual discard Firelord @field");
    QVERIFY(!field(session).contains("Firelord deactivated"));
    QVERIFY(names(session, "retreated").contains("Firelord"));
}

void EverzoneManual::statesExcludeEachOther()
{
    Session session = fighting();
    act(session, "manual state Marine @field active");
    QCOMPARE(field(session), QStringList({"Marine active"}));
    act(session, "manual state Marine @field face-down");
    QCOMPARE(field(session), QStringList({"Marine face-down"}));
    QVERIFY(logged(session, "- by-hand-state"));
}

void EverzoneManual::supportsHaveNoState()
{
    Session session = fighting();
    CardIndex support = noCard;
    for (std::size_t index = 0; index < m_fixture.catalogue().size() && support == noCard; ++index)
        if (m_fixture.pack().game[m_fixture.catalogue().type(CardIndex(index))].id == "support")
            support = CardIndex(index);
    const QString name = QString::fromStdString(std::string(m_fixture.catalogue().name(support, "en")));
    act(session, "manual token \"" + name + "\" to field");
    QVERIFY(!session.act(("manual state \"" + name + "\" @field active").toStdString()));
    QVERIFY(session.table().pile("field").pieces.back().states.empty());
}

void EverzoneManual::withoutCommandPointsTheGameIsLost()
{
    Session session = fighting();
    act(session, "manual counter cp +5");
    QCOMPARE(session.table().count("cp"), 25);
    act(session, "manual counter cp -25");
    QVERIFY(session.table().outcome);
    QVERIFY(!session.act("manual draw 1"));
}

MAZZO_TEST(EverzoneManual)
#include "manual_test.moc"
