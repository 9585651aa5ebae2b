// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/card_effects.h"
#include "tests/goldfish/pack_with_card.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

/// Lists what stands where: "army@L04" puts a piece, "Bunker@L04" a tile; a thing alone clears all of its kind first.
void arrange(Scene& scene, const QString& pieces)
{
    for (const QString& piece : pieces.split(", ", Qt::SkipEmptyParts)) {
        const QString name = piece.section('@', 0, 0);
        if (!piece.contains('@')) scene.clear(qPrintable(name));
        else if (name[0].isUpper()) scene.tile(qPrintable(name), qPrintable(piece.section('@', 1)));
        else scene.put(qPrintable(name), qPrintable(piece.section('@', 1)));
    }
}

}  // namespace

/// WW-K01 to WW-K22: when each action of each card can be played, and what it does.
class WarCards : public QObject {
    Q_OBJECT

private slots:
    void actionsOffered_data();
    void actionsOffered();
    void effects_data();
    void effects();
    void WW_K04_differentCivilians();
    void WW_K17_thePush();
    void WW_K29_tilesNeverRunOut();
    void WW_K30_resourcesMatchTheCatalogue();
    void WW_X30_conditionAloneIsNotCompulsory();
    void WW_X03_removalCanBeForced();
    void newCardsNeedNoCode();
    void unknownWordsAreReported_data();
    void unknownWordsAreReported();
};

void WarCards::actionsOffered_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("WW-K01 all three") << "Trasferimento" << "" << "1 2 3";
    QTest::newRow("WW-K01 no civilian left to move") << "Trasferimento" << "civilian" << "2 3";
    QTest::newRow("WW-K01 nobody may leave") << "Trasferimento" << "civilian, civilian@L04, agent@L04" << "2 3";
    QTest::newRow("WW-K02 no civilian beside a target") << "Guerriglia" << "" << "";
    QTest::newRow("WW-K02 one at the ship") << "Guerriglia" << "civilian@L01" << "1 2";
    QTest::newRow("WW-K02 only a UFO there") << "Guerriglia" << "ufo@L04" << "";
    QTest::newRow("WW-K03 always") << "Attacco Aereo" << "tripod, civilian" << "1";
    QTest::newRow("WW-K04 both") << "Evacuazione" << "" << "1 2";
    QTest::newRow("WW-K04 nobody to move") << "Evacuazione" << "civilian" << "2";
    QTest::newRow("WW-K05 no Army") << "Rischieramento" << "" << "2";
    QTest::newRow("WW-K05 an Army") << "Rischieramento" << "army@L04" << "1 2";
    QTest::newRow("WW-K05 a blocked Army") << "Rischieramento" << "army@L01" << "2";
    QTest::newRow("WW-K06 no Naval: reinforcement") << "Marina Britannica" << "" << "4";
    QTest::newRow("WW-K06 no Naval, Portsmouth hostile") << "Marina Britannica" << "ufo@S04" << "";
    QTest::newRow("WW-K06 nothing to hit") << "Marina Britannica" << "naval@S04" << "1";
    QTest::newRow("WW-K06 off the ship's coast") << "Marina Britannica" << "naval@S01" << "1 2 3";
    QTest::newRow("WW-K07 no Army: reinforcement") << "Esercito" << "" << "4";
    QTest::newRow("WW-K07 no Army, nowhere to enter") << "Esercito" << "civilian" << "";
    QTest::newRow("WW-K07 nothing to hit") << "Esercito" << "army@L04" << "1";
    QTest::newRow("WW-K07 blocked beside a target") << "Esercito" << "army@L01" << "2 3";
    QTest::newRow("WW-K12 no civilian beside the Tripod") << "Sterminio" << "" << "2 3";
    QTest::newRow("WW-K12 a civilian beside it") << "Sterminio" << "civilian@L01" << "1 2 3";
    QTest::newRow("WW-K12 a protected one") << "Sterminio" << "civilian@L01, army@L01" << "3";
    QTest::newRow("WW-K13 always") << "Rifornimento d'Energia" << "" << "1 2";
    QTest::newRow("WW-K14 beside the Tripod") << "Nebbia Velenosa" << "" << "1";
    QTest::newRow("WW-K14 no Tripod") << "Nebbia Velenosa" << "tripod" << "";
    QTest::newRow("WW-K15 with the Tripod") << "Suono Spaventoso" << "" << "1";
    QTest::newRow("WW-K16 with the Tripod") << "Agente Nervino" << "" << "1";
    QTest::newRow("WW-K17 beside the Tripod") << "Infrasuoni" << "" << "1";
    QTest::newRow("WW-K18 always") << "Sintesi Plasma" << "" << "1 2";
    QTest::newRow("WW-K19 nobody under the UFO") << "Raggio Infuocato" << "" << "";
    QTest::newRow("WW-K19 a civilian there") << "Raggio Infuocato" << "civilian@L01" << "1";
    QTest::newRow("WW-K19 a shield of 3") << "Raggio Infuocato" << "civilian@L01, Artiglieria Pesante@L01" << "";
    QTest::newRow("WW-K20 nobody under the UFO") << "Rapimento Alieno" << "" << "2";
    QTest::newRow("WW-K20 a protected civilian") << "Rapimento Alieno" << "civilian@L01, Bunker@L01" << "1 2";
    QTest::newRow("WW-K21 nobody to hit") << "UFO" << "" << "1";
    QTest::newRow("WW-K21 a civilian") << "UFO" << "civilian@L01" << "1 2 3";
    QTest::newRow("WW-K21 a shield of 3: only 3 damage") << "UFO" << "Artiglieria Pesante@L01" << "1 3";
    QTest::newRow("WW-K21 no UFO on the board: reinforcement") << "UFO" << "ufo" << "4";
    QTest::newRow("WW-K22 nobody to hit") << "Tripode" << "" << "1";
    QTest::newRow("WW-K22 a civilian") << "Tripode" << "civilian@L01" << "1 2 3";
    QTest::newRow("WW-K22 a shield of 4") << "Tripode" << "Forte@L01" << "1";
    QTest::newRow("WW-K22 a shield of 4 and a Fabbrica") << "Tripode" << "Forte@L01, Fabbrica Aliena@L02" << "1 3";
    QTest::newRow("WW-K22 no Tripod on the board: reinforcement") << "Tripode" << "tripod" << "4";
}

void WarCards::actionsOffered()
{
    QFETCH(const QString, card);
    QFETCH(const QString, pieces);
    const bool human = std::get<std::string>(
                           catalogue().value(waroftheworlds::card(card), *pack().game.field("faction"))) == "humans";
    Scene scene(human ? humans() : aliens());
    arrange(scene, pieces);
    scene.hand({card});
    QStringList numbers;
    for (const QString& offer : scene.offers("play")) numbers << offer.section(' ', -1);
    QTEST(numbers.join(' '), "numbers");
}

void WarCards::effects_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QStringList>("log");
    const auto row = [](const char* name, const char* card, const char* pieces, QStringList actions, QStringList log) {
        QTest::newRow(name) << card << pieces << actions << log;
    };
    row("WW-K01.1", "Trasferimento", "", {": 1", "pick L13", "pick L12"},
        {"WW-K01.1 moved civilian L13 L12", "WW-T07 to-discard Trasferimento"});
    row("WW-K01.2", "Trasferimento", "", {": 2"},
        {"WW-T04 played Trasferimento 2", "WW-K01.2 gained 1 coins", "WW-T07 to-discard Trasferimento"});
    row("WW-K01.3", "Trasferimento", "", {": 3"},
        {"WW-T04 played Trasferimento 3", "WW-K01.3 gained 2 coins", "WW-T07 left-the-game Trasferimento"});
    row("WW-K02.2", "Guerriglia", "civilian@L01", {": 2"},
        {"WW-T04 played Guerriglia 2", "WW-K02.2 struck 2 L01 2", "WW-T07 left-the-game Guerriglia"});
    row("WW-K03.1", "Attacco Aereo", "", {": 1"},
        {"WW-T04 played Attacco Aereo 1", "WW-K03.1 struck-from-the-air 1 1", "WW-T07 to-discard Attacco Aereo"});
    row("WW-K04.2", "Evacuazione", "", {": 2"},
        {"WW-T04 played Evacuazione 2", "WW-K04.2 gained 2 coins", "WW-T07 to-discard Evacuazione"});
    row("WW-K05.1", "Rischieramento", "army@L09", {": 1", "pick L12"},
        {"WW-K05.1 moved army L09 L12", "WW-T07 to-discard Rischieramento"});
    row("WW-K06.1", "Marina Britannica", "naval@S04", {": 1", "pick S03"},
        {"WW-K06.1 moved naval S04 S03", "WW-T07 to-discard Marina Britannica"});
    row("WW-K06.2", "Marina Britannica", "naval@S01", {": 2"},
        {"WW-T04 played Marina Britannica 2", "WW-K06.2 struck 2 L01 2", "WW-T07 to-discard Marina Britannica"});
    row("WW-K06.3 with two targets", "Marina Britannica", "naval@S01, tripod@L04", {": 3", "pick L04"},
        {"WW-K06.3 struck 3 L04 3", "WW-T07 left-the-game Marina Britannica"});
    row("WW-K06.4", "Marina Britannica", "", {": 4"},
        {"WW-T04 played Marina Britannica 4", "WW-K06.4 entered naval S04", "WW-T07 to-discard Marina Britannica"});
    row("WW-K07.3", "Esercito", "army@L01", {": 3"},
        {"WW-T04 played Esercito 3", "WW-K07.3 struck 3 L01 3", "WW-T07 left-the-game Esercito"});
    row("WW-K07.4", "Esercito", "", {": 4", "pick L15"}, {"WW-K07.4 entered army L15", "WW-T07 to-discard Esercito"});
    row("WW-K12.1", "Sterminio", "civilian@L01", {": 1"},
        {"WW-T04 played Sterminio 1", "WW-K12.1 killed L01", "WW-T07 to-discard Sterminio"});
    row("WW-K12.2", "Sterminio", "", {": 2", "pick L02"},
        {"WW-K12.2 moved tripod L01 L02", "WW-T07 to-discard Sterminio"});
    row("WW-K12.3", "Sterminio", "", {": 3"},
        {"WW-T04 played Sterminio 3", "WW-K12.3 gained 2 energy", "WW-T07 left-the-game Sterminio"});
    row("WW-K13.1", "Rifornimento d'Energia", "", {": 1"},
        {"WW-T04 played Rifornimento d'Energia 1", "WW-K13.1 gained 1 energy",
         "WW-T07 to-discard Rifornimento d'Energia"});
    row("WW-K13.2", "Rifornimento d'Energia", "", {": 2"},
        {"WW-T04 played Rifornimento d'Energia 2", "WW-K13.2 gained 2 energy",
         "WW-T07 left-the-game Rifornimento d'Energia"});
    row("WW-K14.1", "Nebbia Velenosa", "", {": 1", "pick L04"},
        {"WW-T30 destroyed 1 civilian L04", "WW-K14.1 tile fog L04", "WW-T07 to-discard Nebbia Velenosa"});
    row("WW-K15.1", "Suono Spaventoso", "civilian@L01", {": 1"},
        {"WW-T04 played Suono Spaventoso 1", "WW-T30 destroyed 1 civilian L01", "WW-K15.1 tile sound L01",
         "WW-T07 to-discard Suono Spaventoso"});
    row("WW-K16.1 for the condition alone", "Agente Nervino", "", {": 1"},
        {"WW-T04 played Agente Nervino 1", "WW-K16.1 tile agent L01", "WW-T07 to-discard Agente Nervino"});
    row("WW-K18.1", "Sintesi Plasma", "", {": 1"},
        {"WW-T04 played Sintesi Plasma 1", "WW-K18.1 gained 2 energy", "WW-T07 to-discard Sintesi Plasma"});
    row("WW-K18.2", "Sintesi Plasma", "", {": 2"},
        {"WW-T04 played Sintesi Plasma 2", "WW-K18.2 gained 3 energy", "WW-T07 left-the-game Sintesi Plasma"});
    row("WW-K19.1", "Raggio Infuocato", "ufo, ufo@L08", {": 1"},
        {"WW-T04 played Raggio Infuocato 1", "WW-T30 destroyed 2 civilian L08", "WW-T07 to-discard Raggio Infuocato"});
    row("WW-K20.1", "Rapimento Alieno", "ufo, ufo@L08, Bunker@L08", {": 1"},
        {"WW-T04 played Rapimento Alieno 1", "WW-K20.1 killed L08", "WW-T07 to-discard Rapimento Alieno"});
    row("WW-K20.2", "Rapimento Alieno", "", {": 2", "pick S01"},
        {"WW-K20.2 moved ufo L01 S01", "WW-T07 to-discard Rapimento Alieno"});
    row("WW-K21.1", "UFO", "", {": 1", "pick S06"}, {"WW-K21.1 moved ufo L01 S06", "WW-T07 to-discard UFO"});
    row("WW-K21.2", "UFO", "ufo, ufo@L08", {": 2"},
        {"WW-T04 played UFO 2", "WW-T30 destroyed 1 civilian L08", "WW-T07 to-discard UFO"});
    row("WW-K21.3", "UFO", "ufo, ufo@L08", {": 3"},
        {"WW-T04 played UFO 3", "WW-T30 destroyed 3 civilian L08", "WW-T07 left-the-game UFO"});
    row("WW-K22.1", "Tripode", "", {": 1", "pick L03"}, {"WW-K22.1 moved tripod L01 L03", "WW-T07 to-discard Tripode"});
    row("WW-K22.2", "Tripode", "tripod, tripod@L08", {": 2"},
        {"WW-T04 played Tripode 2", "WW-T30 destroyed 2 civilian L08", "WW-T07 to-discard Tripode"});
    row("WW-K22.3", "Tripode", "tripod, tripod@L08", {": 3"},
        {"WW-T04 played Tripode 3", "WW-T30 destroyed 3 civilian L08", "WW-T07 left-the-game Tripode"});
}

void WarCards::effects()
{
    QFETCH(const QString, card);
    QFETCH(const QString, pieces);
    QFETCH(QStringList, actions);
    const bool human = std::get<std::string>(
                           catalogue().value(waroftheworlds::card(card), *pack().game.field("faction"))) == "humans";
    Scene scene(human ? humans() : aliens());
    arrange(scene, pieces);
    scene.hand({card});
    actions[0] = "play " + card + actions[0];
    QCOMPARE(scene.act(actions), QString());
    QTEST(scene.log(), "log");
}

void WarCards::WW_K04_differentCivilians()
{
    Scene scene(humans());
    scene.clear("civilian").put("civilian", "L13").put("civilian", "L04").hand({"Evacuazione", "Evacuazione"});
    QCOMPARE(scene.act({"play Evacuazione: 1", "pick L13", "pick L12"}), QString());
    QCOMPARE(scene.offers(), (QStringList{"pick L04", "pick stop"}));  // never the same token again
    QCOMPARE(scene.act({"pick L04", "pick L05"}), QString());
    QCOMPARE(scene.board().count("civilian", "L05") + scene.board().count("civilian", "L12"), 2);
    QCOMPARE(scene.act({"play Evacuazione: 1", "pick L05", "pick L04", "pick stop"}), QString());
    QCOMPARE(scene.cards("discard").size(), 2);
}

void WarCards::WW_K17_thePush()
{
    Scene scene(aliens());
    scene.put("army", "L04").put("army", "L04").put("tripod", "L04").hand({"Infrasuoni", "Infrasuoni"});
    QCOMPARE(scene.act({"play Infrasuoni: 1", "pick L04"}),
             QString());  // one Army falls, the other is driven, though blocked (WW-X18)
    QCOMPARE(scene.offers(), (QStringList{"pick L03", "pick L05"}));  // L01 is hostile
    QCOMPARE(scene.act({"pick L05"}), QString());
    QCOMPARE(scene.board().count("army", "L05"), 1);
    QVERIFY(scene.log().contains("WW-K17.1 moved army L04 L05"));
    QCOMPARE(scene.act({"play Infrasuoni: 1", "pick L04"}), QString());
    QCOMPARE(scene.count("civilians"), 29);  // no Army is left there: nothing to push
    QCOMPARE(scene.offers("pick"), QStringList());
}

void WarCards::WW_K29_tilesNeverRunOut()
{
    Scene scene(aliens());
    scene.hand({"Suono Spaventoso", "Suono Spaventoso", "Suono Spaventoso"});
    QCOMPARE(scene.act({"play Suono Spaventoso: 1", "play Suono Spaventoso: 1", "play Suono Spaventoso: 1"}),
             QString());
    QCOMPARE(scene.board().count("sound", "L01"), 3);
}

void WarCards::WW_K30_resourcesMatchTheCatalogue()
{
    for (std::size_t index = 0; index < catalogue().size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (pack().game[catalogue().type(card)].id == "building") continue;
        const bool human = std::get<std::string>(catalogue().value(card, *pack().game.field("faction"))) == "humans";
        int gain = 0;
        int peak = 0;
        for (const CardAction& action : effectsOf(setupOf(human ? humans() : aliens()), card).actions) {
            if (action.kind != CardAction::Kind::Gain) continue;
            peak = std::max(peak, action.amount);
            if (!action.removesSelf) gain = std::max(gain, action.amount);
        }
        QCOMPARE(catalogue().number(card, *pack().game.field("gain")), Interval::exactly(gain));
        QCOMPARE(catalogue().number(card, *pack().game.field("peak")), Interval::exactly(peak));
    }
}

void WarCards::WW_X30_conditionAloneIsNotCompulsory()
{
    Scene scene(aliens());
    scene.hand({"Suono Spaventoso"});
    QCOMPARE(scene.offers("end"), QStringList{"end"});
    scene.put("civilian", "L01");
    QCOMPARE(scene.offers("end"), QStringList());
    Scene fog(aliens());
    fog.hand({"Nebbia Velenosa"});  // L04 beside the ship has civilians
    QCOMPARE(fog.offers("end"), QStringList());
}

void WarCards::WW_X03_removalCanBeForced()
{
    Scene scene(aliens());
    scene.put("army", "L01").hand({"Sterminio"});
    QCOMPARE(scene.offers("play"), QStringList{"play Sterminio: 3"});
    QCOMPARE(scene.whyNot("end"), QStringLiteral("WW-T05 must-play"));
}

namespace {

std::string cardWith(const std::string& type, const std::string& effects)
{
    return R"({"id": "colonna-in-marcia", "number": 900, "name": {"it": "Colonna in Marcia"}, "type": ")" + type +
           R"(", "fields": {"faction": "humans", "start": 0, "offer": 2, "cost": 1, "removes-self": true)" +
           (type == "building" ? R"(, "income": 0, "defence": 1)" : "") + R"(}, "effects": )" + effects + "}";
}

}  // namespace

void WarCards::newCardsNeedNoCode()
{
    const PackWithCard pack("war-of-the-worlds", cardWith("action", R"([
        {"when": "play", "do": "gain", "amount": 3, "clause": "WW-900.1"},
        {"when": "play", "do": "move", "amount": 2, "with": {"piece": "civilian"}, "clause": "WW-900.2"},
        {"when": "play", "do": "strike", "amount": 4, "with": {"removes-self": true}, "clause": "WW-900.3"}])"));
    QCOMPARE(pack.mistakes(), std::string());
    const CardIndex march = pack.catalogue().find("colonna-in-marcia").value();
    Setup setup = pack.setup(pack.pack().decks.front().text, {{"faction", "humans"}});
    setup.deck.addCopies(*pack.pack().game.zone("deck"), march, 3);
    setup.orders = {{"supply", {march, march, march}, {}, {}}};
    Session session = pack.session(setup);
    const auto logged = [&session](const char* clause, const char* key) {
        return std::ranges::any_of(session.table().log, [&](const Note& note) {
            return note.clause == clause && note.key == std::string("war-of-the-worlds.") + key;
        });
    };
    QVERIFY(session.act("play Colonna in Marcia: 1"));
    QVERIFY(logged("WW-900.1", "gained"));
    QCOMPARE(session.table().count("coins"), 3);
    QVERIFY(session.act("play Colonna in Marcia: 3"));
    QVERIFY(logged("WW-900.3", "struck-from-the-air"));
    QCOMPARE(session.table().count("damage"), 4);
    QCOMPARE(session.table().pile("removed").cards(), 1);
    QVERIFY(session.act("play Colonna in Marcia: 2"));
    QVERIFY(session.act("pick L13"));
    QVERIFY(session.act("pick L12"));
    QVERIFY(logged("WW-900.2", "moved"));
}

void WarCards::unknownWordsAreReported_data()
{
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("mistakes");
    const auto row = [](const char* name, const char* effect, const char* mistakes) {
        QTest::newRow(name) << effect << mistakes;
    };
    row("known words", R"({"when": "play", "do": "move", "amount": 1, "with": {"piece": "army", "times": 9}})", "");
    row("an unknown piece", R"({"when": "play", "do": "move", "with": {"piece": "armi"}})",
        "pack.unknown-choice(armi, army)");
    row("a piece of the other side", R"({"when": "play", "do": "strike", "with": {"piece": "tripod"}})",
        "pack.unknown-choice(tripod)");
    row("no piece", R"({"when": "play", "do": "move", "amount": 1})", "pack.missing-key(piece)");
    row("too many pieces", R"({"when": "play", "do": "move", "with": {"piece": "army", "times": 10}})",
        "pack.out-of-range(10, 1, 9)");
    row("a flag that is none", R"({"when": "play", "do": "gain", "with": {"removes-self": 1}})",
        "pack.wrong-type(flag, number)");
    row("an ability that is played", R"({"when": "play", "do": "bombard"})", "pack.unknown-choice(play)");
}

void WarCards::unknownWordsAreReported()
{
    QFETCH(const QString, effect);
    const PackWithCard pack("war-of-the-worlds", cardWith("action", '[' + effect.toStdString() + ']'));
    QTEST(QString::fromStdString(pack.mistakes()), "mistakes");
}

MAZZO_TEST(WarCards)
#include "test_cards.moc"
