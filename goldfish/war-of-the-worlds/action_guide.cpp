// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/action_guide.h"

namespace mazzo::goldfish::waroftheworlds {

namespace {

constexpr VerbGuide kGuide[]{
    {"play", "play A: N", MAZZO_TR_NOOP("actions", "plays the Nth action of a card in hand; a play is free"), "gioca"},
    {"discard", "discard A", MAZZO_TR_NOOP("actions", "discards a card that cannot be played now"), "scarta"},
    {"use", "use A", MAZZO_TR_NOOP("actions", "uses the ability of a building on the map, once a turn"), "usa"},
    {"buy", "buy A", MAZZO_TR_NOOP("actions", "buys a card of the reserve for its cost in coins or energy"),
     "compra|acquista"},
    {"replace", "replace A",
     MAZZO_TR_NOOP("actions", "exchanges a card of the reserve for the next of the offer, once a turn"), "sostituisci"},
    {"pick", "pick REGION", MAZZO_TR_NOOP("actions", "answers a question with one of its candidates"), "scegli"},
    {"end", "end",
     MAZZO_TR_NOOP("actions", "discards the rest of the hand, loses unspent resources and draws five cards"),
     "fine|termina"},
    {"opponent", "opponent A at REGION",
     MAZZO_TR_NOOP("actions", "places a miniature, building or influence tile of the other side"), "avversario|nemico"},
    {"opponent-moves", "opponent-moves A to REGION",
     MAZZO_TR_NOOP("actions", "moves a piece of the other side by the rules of movement"),
     "avversario-muove|nemico-muove"},
    {"opponent-attacks", "opponent-attacks REGION: N",
     MAZZO_TR_NOOP("actions", "the other side deals N damage in a region"), "avversario-attacca|nemico-attacca"},
    {"opponent-kills", "opponent-kills REGION", MAZZO_TR_NOOP("actions", "the Aliens destroy a civilian in a region"),
     "avversario-uccide|nemico-uccide"},
    {"opponent-removes", "opponent-removes A", MAZZO_TR_NOOP("actions", "takes a piece of the other side off the map"),
     "avversario-toglie|nemico-toglie"},
    {"opponent-regenerates", "opponent-regenerates N",
     MAZZO_TR_NOOP("actions", "the Aliens lower the damage marker by N"), "avversario-rigenera|nemico-rigenera"},
};

}  // namespace

std::span<const VerbGuide> actionGuide() { return kGuide; }

}  // namespace mazzo::goldfish::waroftheworlds
