// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

const QStringList kAlienSupply{"Rifornimento d'Energia",
                               "Rifornimento d'Energia",
                               "Sterminio",
                               "Tripode",
                               "Sterminio",
                               "Rifornimento d'Energia",
                               "UFO",
                               "Sterminio",
                               "Rifornimento d'Energia",
                               "Sterminio"};
const QStringList kAlienOffer{"Generatore di Particelle",
                              "Nebbia Velenosa",
                              "Sintesi Plasma",
                              "Tripode",
                              "Suono Spaventoso",
                              "Reattore al Plasma",
                              "Agente Nervino",
                              "Sintesi Plasma",
                              "Raggio Infuocato",
                              "Infrasuoni",
                              "Fabbrica Aliena",
                              "UFO",
                              "Sintesi Plasma",
                              "Nebbia Velenosa",
                              "Rigeneratore",
                              "Tripode",
                              "Rapimento Alieno",
                              "Generatore di Particelle",
                              "Sintesi Plasma",
                              "Suono Spaventoso",
                              "Reattore al Plasma",
                              "Nebbia Velenosa",
                              "Agente Nervino",
                              "Infrasuoni",
                              "Sintesi Plasma"};
const QStringList kAlienShuffle{"Sintesi Plasma",
                                "Tripode",
                                "Sterminio",
                                "Rifornimento d'Energia",
                                "Sterminio",
                                "UFO",
                                "Rifornimento d'Energia",
                                "Sterminio",
                                "Rifornimento d'Energia",
                                "Sterminio"};

const QStringList kHumanSupply{"Trasferimento", "Guerriglia",    "Trasferimento", "Trasferimento", "Guerriglia",
                               "Trasferimento", "Trasferimento", "Guerriglia",    "Trasferimento", "Guerriglia"};
const QStringList kHumanOffer{"Esercito",
                              "Bunker",
                              "Attacco Aereo",
                              "Evacuazione",
                              "Deposito Rifornimenti",
                              "Marina Britannica",
                              "Rischieramento",
                              "Bunker",
                              "Forte",
                              "Evacuazione",
                              "Artiglieria Pesante",
                              "Esercito",
                              "Attacco Aereo",
                              "Bunker",
                              "Evacuazione",
                              "Deposito Rifornimenti",
                              "Marina Britannica",
                              "Rischieramento",
                              "Esercito",
                              "Artiglieria Pesante",
                              "Bunker",
                              "Attacco Aereo",
                              "Evacuazione",
                              "Forte",
                              "Deposito Rifornimenti"};
const QList<QStringList> kHumanShuffles{{"Esercito", "Trasferimento", "Guerriglia", "Rischieramento", "Trasferimento",
                                         "Guerriglia", "Trasferimento", "Guerriglia", "Trasferimento", "Guerriglia",
                                         "Trasferimento"},
                                        {"Rischieramento", "Guerriglia", "Trasferimento", "Esercito", "Trasferimento",
                                         "Guerriglia", "Trasferimento", "Guerriglia", "Trasferimento"}};

Scene alienGame(QStringList options = {})
{
    return Scene({"decks/aliens-a.deck", std::move(options), kAlienSupply, kAlienOffer, {kAlienShuffle}});
}
Scene humanGame()
{
    return Scene({"decks/humans.deck", {"replacement=expert"}, kHumanSupply, kHumanOffer, kHumanShuffles});
}

const QStringList kAlienTurnOne{"play Rifornimento d'Energia: 1",
                                "play Rifornimento d'Energia: 2",
                                "buy Generatore di Particelle",
                                "pick L03",
                                "play Sterminio: 2",
                                "pick L04",
                                "play Tripode: 2",
                                "play Sterminio: 1",
                                "replace Nebbia Velenosa"};
const QStringList kAlienTurnTwo{"play Rifornimento d'Energia: 1",
                                "play Rifornimento d'Energia: 1",
                                "play UFO: 1",
                                "pick L05",
                                "play Sterminio: 2",
                                "pick L05",
                                "play Sterminio: 2",
                                "pick L06",
                                "buy Sintesi Plasma"};
const QStringList kHumanTurnOne{
    "play Trasferimento: 2", "play Trasferimento: 2", "play Trasferimento: 3", "buy Esercito", "pick L04",
    "replace Bunker"};
const QStringList kHumanTurnTwo{
    "play Trasferimento: 1", "pick L04",          "pick L01", "play Guerriglia: 1", "play Trasferimento: 2",
    "play Trasferimento: 2", "buy Rischieramento"};
const QStringList kHumanTurnThree{"play Rischieramento: 1", "pick L01",
                                  "play Esercito: 2",       "play Guerriglia: 2",
                                  "play Trasferimento: 2",  "play Trasferimento: 2"};
const QStringList kHumanTurnFour{"play Guerriglia: 1", "play Trasferimento: 1", "pick L04",
                                 "pick L01",           "play Guerriglia: 1",    "play Trasferimento: 2"};

/// "hand 5 supply 5 discard 0 reserve 5 offer 20 removed 0".
QString sizes(const Scene& scene)
{
    QStringList parts;
    for (const char* zone : {"hand", "supply", "discard", "reserve", "offer", "removed"})
        parts << QStringLiteral("%1 %2").arg(zone).arg(scene.cards(zone).size());
    return parts.join(' ');
}

}  // namespace

/// The two walk-throughs of the clause file, with rigged shuffles.
class WalkThrough : public QObject {
    Q_OBJECT

private slots:
    void aliensSetUp();
    void aliensTurnOne();
    void aliensEagerReshuffle();
    void aliensTurnTwo();
    void aliensTurnThree();
    void aliensBranchBurnsSintesi();
    void humansSetUp();
    void humansTurnOne();
    void humansTurnTwo();
    void humansTurnThree();
    void humansTurnFour();
    void humansTurnFiveIsBlocked();
};

void WalkThrough::aliensSetUp()
{
    const Scene scene = alienGame();
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 5 discard 0 reserve 5 offer 20 removed 0"));
    QCOMPARE(scene.cards("hand"), kAlienSupply.mid(0, 5));
    QCOMPARE(scene.cards("reserve"), kAlienOffer.mid(0, 5));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Reattore al Plasma"));
    QCOMPARE(scene.count("civilians"), 30);
    QCOMPARE(scene.count("damage"), 0);
    for (const char* thing : {"tripod", "ufo", "ship"}) QCOMPARE(scene.board().count(thing, "L01"), 1);
}

void WalkThrough::aliensTurnOne()
{
    Scene scene = alienGame();
    QCOMPARE(scene.act(kAlienTurnOne.mid(0, 4)), QString());
    QCOMPARE(scene.count("energy"), 1);  // 1 + 2 - 3, then the Generatore pays at once
    QCOMPARE(scene.cards("reserve").first(), QStringLiteral("Reattore al Plasma"));
    QCOMPARE(scene.act(kAlienTurnOne.mid(4)), QString());
    QCOMPARE(scene.count("civilians"), 27);
    QCOMPARE(scene.whyNot("replace Suono Spaventoso"), QStringLiteral("WW-T16 replaced-already"));
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"),
             (QStringList{"Rifornimento d'Energia", "UFO", "Sterminio", "Rifornimento d'Energia", "Sterminio"}));
    QCOMPARE(scene.cards("discard"), (QStringList{"Rifornimento d'Energia", "Sterminio", "Tripode", "Sterminio"}));
    QCOMPARE(scene.cards("reserve"),
             (QStringList{"Reattore al Plasma", "Agente Nervino", "Sintesi Plasma", "Tripode", "Suono Spaventoso"}));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Sintesi Plasma"));
    QCOMPARE(scene.cards("offer").last(), QStringLiteral("Nebbia Velenosa"));
    QCOMPARE(scene.cards("removed"), (QStringList{"Rifornimento d'Energia", "Generatore di Particelle"}));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 0 discard 4 reserve 5 offer 19 removed 2"));
    QCOMPARE(scene.board().count("tripod", "L04"), 1);
    QCOMPARE(scene.board().count("ufo", "L01"), 1);
    QVERIFY(scene.board().building("L03"));
}

void WalkThrough::aliensEagerReshuffle()
{
    Scene scene = alienGame({"reshuffle=eager"});
    QCOMPARE(scene.act(kAlienTurnOne + QStringList{"end"}), QString());
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 4 discard 0 reserve 5 offer 19 removed 2"));
}

void WalkThrough::aliensTurnTwo()
{
    Scene scene = alienGame();
    QCOMPARE(scene.act(kAlienTurnOne + QStringList{"end"}), QString());
    QCOMPARE(scene.count("energy"), 1);
    QCOMPARE(scene.act(kAlienTurnTwo), QString());
    QCOMPARE(scene.count("energy"), 0);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"), kAlienShuffle.mid(0, 5));
    QCOMPARE(scene.cards("reserve"),
             (QStringList{"Reattore al Plasma", "Agente Nervino", "Sintesi Plasma", "Tripode", "Suono Spaventoso"}));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Raggio Infuocato"));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 5 discard 0 reserve 5 offer 18 removed 2"));
    QCOMPARE(scene.count("civilians"), 27);
    QCOMPARE(scene.board().count("tripod", "L06"), 1);
    QCOMPARE(scene.board().count("ufo", "L05"), 1);
}

void WalkThrough::aliensTurnThree()
{
    Scene scene = alienGame();
    QCOMPARE(scene.act(kAlienTurnOne + QStringList{"end"} + kAlienTurnTwo + QStringList{"end"}), QString());
    QCOMPARE(scene.act({"play Sintesi Plasma: 1", "play Rifornimento d'Energia: 1"}), QString());
    QCOMPARE(scene.count("energy"), 4);
    QCOMPARE(scene.act({"play Tripode: 2", "play Sterminio: 1", "play Sterminio: 2", "pick L08", "buy Agente Nervino",
                        "buy Suono Spaventoso", "end"}),
             QString());
    QCOMPARE(scene.cards("hand"), kAlienShuffle.mid(5));
    QCOMPARE(scene.cards("reserve"),
             (QStringList{"Reattore al Plasma", "Raggio Infuocato", "Sintesi Plasma", "Tripode", "Infrasuoni"}));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Fabbrica Aliena"));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 0 discard 7 reserve 5 offer 16 removed 2"));
    QCOMPARE(scene.count("civilians"), 24);
    QCOMPARE(scene.board().count("tripod", "L08"), 1);
}

void WalkThrough::aliensBranchBurnsSintesi()
{
    Scene scene = alienGame();
    QCOMPARE(scene.act(kAlienTurnOne + QStringList{"end"} + kAlienTurnTwo +
                       QStringList{"end", "play Sintesi Plasma: 2", "play Rifornimento d'Energia: 1"}),
             QString());
    QCOMPARE(scene.count("energy"), 5);
    QCOMPARE(scene.cards("removed").last(), QStringLiteral("Sintesi Plasma"));
    QCOMPARE(scene.act({"buy Reattore al Plasma", "pick L02"}), QString());
    QCOMPARE(scene.count("energy"), 2);
    QCOMPARE(scene.act({"buy Suono Spaventoso"}), QString());
    QCOMPARE(scene.count("energy"), 0);
}

void WalkThrough::humansSetUp()
{
    const Scene scene = humanGame();
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 5 discard 0 reserve 5 offer 20 removed 0"));
    QCOMPARE(scene.cards("reserve"), kHumanOffer.mid(0, 5));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Marina Britannica"));
}

void WalkThrough::humansTurnOne()
{
    Scene scene = humanGame();
    QCOMPARE(scene.act(kHumanTurnOne), QString());
    QCOMPARE(scene.count("coins"), 0);
    QCOMPARE(scene.offers("play"), QStringList());  // no civilian stands beside an alien target
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"), kHumanSupply.mid(5));
    QCOMPARE(scene.cards("reserve"), (QStringList{"Marina Britannica", "Rischieramento", "Attacco Aereo", "Evacuazione",
                                                  "Deposito Rifornimenti"}));
    QCOMPARE(scene.cards("removed"), (QStringList{"Trasferimento", "Bunker"}));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Bunker"));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 0 discard 5 reserve 5 offer 18 removed 2"));
    QCOMPARE(scene.board().count("army", "L04"), 1);
}

void WalkThrough::humansTurnTwo()
{
    Scene scene = humanGame();
    QCOMPARE(scene.act(kHumanTurnOne + QStringList{"end"} + kHumanTurnTwo), QString());
    QCOMPARE(scene.offers("play"), QStringList());  // the token has struck
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"), kHumanShuffles[0].mid(0, 5));
    QCOMPARE(scene.cards("reserve"),
             (QStringList{"Marina Britannica", "Bunker", "Attacco Aereo", "Evacuazione", "Deposito Rifornimenti"}));
    QCOMPARE(scene.cards("offer").first(), QStringLiteral("Forte"));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 6 discard 0 reserve 5 offer 17 removed 2"));
    QCOMPARE(scene.count("damage"), 1);
    QCOMPARE(scene.board().count("civilian", "L01"), 1);
}

void WalkThrough::humansTurnThree()
{
    Scene scene = humanGame();
    QCOMPARE(scene.act(kHumanTurnOne + QStringList{"end"} + kHumanTurnTwo + QStringList{"end"} + kHumanTurnThree),
             QString());
    QCOMPARE(scene.count("coins"), 2);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"),
             (QStringList{"Guerriglia", "Trasferimento", "Guerriglia", "Trasferimento", "Guerriglia"}));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 1 discard 4 reserve 5 offer 17 removed 3"));
    QCOMPARE(scene.cards("removed").last(), QStringLiteral("Guerriglia"));
    QCOMPARE(scene.count("damage"), 5);
    QCOMPARE(scene.count("coins"), 0);
    QCOMPARE(scene.board().count("army", "L01"), 1);
}

void WalkThrough::humansTurnFour()
{
    Scene scene = humanGame();
    QCOMPARE(scene.act(kHumanTurnOne + QStringList{"end"} + kHumanTurnTwo + QStringList{"end"} + kHumanTurnThree +
                       QStringList{"end"} + kHumanTurnFour),
             QString());
    QCOMPARE(scene.offers("play"), QStringList());
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand"),
             (QStringList{"Trasferimento", "Rischieramento", "Guerriglia", "Trasferimento", "Esercito"}));
    QCOMPARE(sizes(scene), QStringLiteral("hand 5 supply 5 discard 0 reserve 5 offer 17 removed 3"));
    QCOMPARE(scene.count("damage"), 7);
    QCOMPARE(scene.board().count("civilian", "L01"), 2);
}

void WalkThrough::humansTurnFiveIsBlocked()
{
    Scene scene = humanGame();
    QCOMPARE(scene.act(kHumanTurnOne + QStringList{"end"} + kHumanTurnTwo + QStringList{"end"} + kHumanTurnThree +
                       QStringList{"end"} + kHumanTurnFour + QStringList{"end"}),
             QString());
    QCOMPARE(scene.offers("play Rischieramento:"), QStringList{"play Rischieramento: 2"});
    QCOMPARE(scene.offers("play Esercito:"), (QStringList{"play Esercito: 2", "play Esercito: 3"}));
    QCOMPARE(scene.act({"play Rischieramento: 2", "pick L01", "pick L04"}), QString());  // civilians are never blocked
    QCOMPARE(scene.board().count("civilian", "L04"), 2);
}

MAZZO_TEST(WalkThrough)
#include "test_walk_through.moc"
