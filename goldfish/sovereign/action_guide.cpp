// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/action_guide.h"

namespace mazzo::goldfish::sovereign {

namespace {

constexpr VerbGuide kGuide[]{
    {"keep", "keep", MAZZO_TR_NOOP("actions", "keeps the opening hand"), "tieni|mantieni"},
    {"bottom", "bottom A, B", MAZZO_TR_NOOP("actions", "exchanges cards of the opening hand"), "fondo"},
    {"first", "first", MAZZO_TR_NOOP("actions", "goes first"), "primo|prima"},
    {"second", "second", MAZZO_TR_NOOP("actions", "goes second"), "secondo|seconda"},
    {"play", "play A, play A at ZONE, play A with COLOURS",
     MAZZO_TR_NOOP("actions", "plays a card for its cost in Crystals"), "gioca"},
    {"move", "move A to ZONE", MAZZO_TR_NOOP("actions", "moves a Haerian"), "muovi|sposta"},
    {"fight", "fight A with B", MAZZO_TR_NOOP("actions", "fights an enemy, or the opponent"), "combatti"},
    {"realm", "realm A, realm A for B", MAZZO_TR_NOOP("actions", "accesses the Realms, and may take a card"),
     "reame|accedi"},
    {"vocation", "vocation A", MAZZO_TR_NOOP("actions", "uses the Vocation, once a turn"), "vocazione"},
    {"crystallise", "crystallise C", MAZZO_TR_NOOP("actions", "makes a Crystal of that colour"), "cristallizza"},
    {"pick", "pick A", MAZZO_TR_NOOP("actions", "answers a question with one of its candidates"), "scegli"},
    {"skip", "skip", MAZZO_TR_NOOP("actions", "makes no choice"), "salta"},
    {"yes", "yes", MAZZO_TR_NOOP("actions", "answers yes"), "sì|si"},
    {"no", "no", MAZZO_TR_NOOP("actions", "answers no"), "no"},
    {"end", "end", MAZZO_TR_NOOP("actions", "ends the turn"), "fine|termina"},
    {"enemy", "enemy ZONE: N", MAZZO_TR_NOOP("actions", "puts an enemy of Force N on a zone"), "nemico"},
    {"bulwark", "bulwark ZONE: N", MAZZO_TR_NOOP("actions", "puts an enemy with Bulwark on a zone"), "baluardo"},
    {"arm", "arm enemy: N", MAZZO_TR_NOOP("actions", "an enemy uses an Equipment of Force N"), "arma"},
    {"building", "building ZONE: N", MAZZO_TR_NOOP("actions", "puts a Building of the opponent on a zone"), "edificio"},
    {"dismiss", "dismiss enemy", MAZZO_TR_NOOP("actions", "removes an enemy or a Building of the opponent"),
     "congeda|togli"},
    {"damage", "damage A: N", MAZZO_TR_NOOP("actions", "damages one of your cards"), "danneggia|danno"},
    {"take", "take N", MAZZO_TR_NOOP("actions", "you take damage"), "subisci"},
    {"gain", "gain ZONE", MAZZO_TR_NOOP("actions", "you gain a face-down card"), "guadagna"},
    {"step", "step ZONE", MAZZO_TR_NOOP("actions", "an enemy steps on a zone"), "passo"},
};

}  // namespace

std::span<const VerbGuide> actionGuide() { return kGuide; }

}  // namespace mazzo::goldfish::sovereign
