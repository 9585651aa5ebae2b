// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/user_value.h"
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;
namespace fs = std::filesystem;
using State = SyncedPack::State;

class LibraryValues : public LibraryFixture {
    Q_OBJECT

private slots:
    void init() { start(); }

    void userValuesSurviveReloadsAndRemoval()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        m_pack->writeCards("null", plainCard("galley", 3));
        QVERIFY(syncedPack().state == State::Loaded);
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(7)));

        QCOMPARE(synced({}).removed, std::vector<std::string>{"harbour"});
        QVERIFY(m_library->games()->empty());
        QVERIFY(!fs::exists(cacheFile()));
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{1});
        QVERIFY(syncedPack().state == State::Loaded);
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(7)));
    }

    void aUserValueLiesOverThePacks()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        QCOMPARE(set("brig", "text", "Turns twice."), std::string("set"));
        reopen();
        const LoadedGame game = loaded();
        const CardIndex brig = *game.catalogue.find("brig");
        QVERIFY(value(game, "brig", "hull") == Value(Interval::exactly(7)));
        QVERIFY(value(game, "brig", "twice") == Value(Interval::exactly(14)));
        QVERIFY(game.catalogue.origin(brig, *game.game.field("hull")) == Origin::User);
        QVERIFY(game.catalogue.textState(brig) == Card::TextState::Known);
        QVERIFY(game.contradicted.empty());

        const Card card = m_library->card(game.game, "brig").value();
        QVERIFY(card.values[0].value == Value(Interval::exactly(7)));
        QVERIFY(card.values[0].origin == Origin::User);
        QVERIFY(card.values[3].value == Value(Interval::exactly(14)));
        QCOMPARE(card.text.in("it"), std::string_view("Turns twice."));
        const auto printed = m_library->printedTexts(game.game,
                                                     std::vector<std::string>{"brig", "no-such-card", "sloop"});
        QVERIFY(printed);
        QCOMPARE(printed->size(), std::size_t{2});
        QCOMPARE(printed->at(0).card, std::string("brig"));
        QCOMPARE(printed->at(0).text.in("it"), std::string_view("Turns twice."));
        QVERIFY(printed->at(1).text == m_library->card(game.game, "sloop")->text);
    }

    void unsettingBringsThePacksValueBack()
    {
        syncedPack();
        QCOMPARE(set("sloop", "hull", "9"), std::string("set"));
        QVERIFY(m_library->unsetUserValue("harbour", "sloop", "hull"));
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        QVERIFY(m_library->card(loaded().game, "sloop")->values[0].origin == Origin::Provisional);
        QCOMPARE(m_library->unsetUserValue("harbour", "sloop", "hull").error().code, std::string("value.not-set"));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("below what is certain") << "brig" << "limit" << "3" << "value.below-bound";
        QTest::newRow("at what is certain") << "brig" << "limit" << "4" << "set";
        QTest::newRow("out of the domain") << "brig" << "hull" << "21" << "value.above-bound";
        QTest::newRow("against the rulebook") << "sloop" << "limit" << "3" << "value.known-otherwise";
        QTest::newRow("derived") << "brig" << "twice" << "4" << "value.derived";
        QTest::newRow("no such card") << "raft" << "hull" << "4" << "library.no-such-card";
        QTest::newRow("a card that is not there") << "brig" << "escorts" << "raft" << "value.no-such-card";
        QTest::newRow("itself") << "brig" << "escorts" << "brig" << "value.leads-back";
        QTest::newRow("back over another") << "brig" << "escorts" << "sloop" << "value.leads-back";
        QTest::newRow("no card at all") << "brig" << "escorts" << "" << "set";
    }
    void refusals()
    {
        QFETCH(QString, card);
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, code);
        syncedPack();
        QCOMPARE(QString::fromStdString(set(card.toStdString(), field.toStdString(), text.toStdString())), code);
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{code == "set" ? 1U : 0U});
    }

    void cardsAreNamedInAnyLanguage()
    {
        syncedPack();
        const LoadedGame game = loaded();
        const auto escorts = [&game](std::string_view text) {
            return parseUserValue(game.game, game.catalogue, "escorts", text);
        };
        QVERIFY(escorts("sloop").value() == Value(Words{"sloop"}));
        QVERIFY(escorts("Cutter, Brig").value() == Value(Words{"sloop", "brig"}));
        QVERIFY(escorts("Raft").value() == Value(Words{"Raft"}));  // refused when it is stored
        QVERIFY(parseUserValue(game.game, game.catalogue, "hull", "4").value() == Value(Interval::exactly(4)));
    }

    void whatThePackComesToKnowWins()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        m_pack->writeCards("8");
        syncedPack();
        const LoadedGame game = loaded();
        QVERIFY(value(game, "brig", "hull") == Value(Interval::exactly(8)));
        QCOMPARE(game.contradicted.size(), std::size_t{1});
        QCOMPARE(game.contradicted.front().card, std::string("brig"));
        QVERIFY(m_library->card(game.game, "brig")->values[0].value == Value(Interval::exactly(8)));
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{1});
    }

    void aValueOfACardThatIsGoneWaits()
    {
        m_pack->writeCards("null", plainCard("galley", 3));
        syncedPack();
        QCOMPARE(set("galley", "hull", "7"), std::string("set"));
        m_pack->writeCards("null");
        syncedPack();
        QVERIFY(loaded().contradicted.empty());
        m_pack->writeCards("null", plainCard("galley", 3));
        syncedPack();
        QVERIFY(value(loaded(), "galley", "hull") == Value(Interval::exactly(7)));
    }

    void EZ_C08_aLimitBelowTheCertainOneIsNoData()
    {
        QCOMPARE(synced({fs::path(MAZZO_SOURCE_DIR) / "carddata" / "games" / "everzone"}).packs.size(), std::size_t{1});
        const Game game = m_library->load("everzone")->game;
        const auto refused = m_library->setUserValue(game, "firelord", "limit", Interval::exactly(3));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("value.below-bound"));
        QVERIFY(refused.error().args == (std::vector<std::string>{"limit", "3", "4"}));
        QVERIFY(m_library->setUserValue(game, "firelord", "limit", Interval::exactly(4)));
    }
};

MAZZO_TEST(LibraryValues)
#include "tst_library_values.moc"
