// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/action_guide.h"

namespace mazzo::goldfish::everzone {

namespace {

constexpr VerbGuide kGuide[]{
    {"keep", "keep", MAZZO_TR_NOOP("actions", "keeps the hand; the battle begins"), "tieni|mantieni"},
    {"mulligan", "mulligan", MAZZO_TR_NOOP("actions", "exchanges the hand"), "rimescola|cambia"},
    {"marshal", "marshal A, B", MAZZO_TR_NOOP("actions", "puts units face down on the battlefield"), "schiera"},
    {"reveal", "reveal A, B", MAZZO_TR_NOOP("actions", "turns units face up"), "rivela|scopri"},
    {"activate", "activate A, activate A, B",
     MAZZO_TR_NOOP("actions", "activates a unit, within resources and terrain"), "attiva"},
    {"deactivate", "deactivate A", MAZZO_TR_NOOP("actions", "deactivates a unit, or withdraws it"), "disattiva"},
    {"play", "play A", MAZZO_TR_NOOP("actions", "plays a support"), "gioca"},
    {"use", "use A", MAZZO_TR_NOOP("actions", "declares a skill"), "usa"},
    {"resolve", "resolve", MAZZO_TR_NOOP("actions", "applies what was declared: effects first, the latest first"),
     "risolvi"},
    {"next", "next", MAZZO_TR_NOOP("actions", "strikes and ends the turn, or goes on"), "avanti|prossimo"},
    {"discard", "discard A", MAZZO_TR_NOOP("actions", "discards a card"), "scarta"},
    {"surrender", "surrender, surrender N", MAZZO_TR_NOOP("actions", "gives up the battle against an army of Attack N"),
     "arrenditi|resa"},
    {"pick", "pick A", MAZZO_TR_NOOP("actions", "answers a question with one of its candidates"), "scegli"},
    {"enemy", "enemy A/D/R, A/D/R",
     MAZZO_TR_NOOP("actions", "sets the opposing units of this turn by Attack, Defence and Range"), "nemico|nemici"},
    {"clash", "clash", MAZZO_TR_NOOP("actions", "resolves the clash with the opposing army"), "scontro"},
    {"strike", "strike A at B", MAZZO_TR_NOOP("actions", "attacks an opposing unit before the clash"), "colpisci"},
    {"enemy-surrenders", "enemy-surrenders", MAZZO_TR_NOOP("actions", "the opponent gives up the battle"),
     "nemico-arreso"},
    {"attacked", "attacked N", MAZZO_TR_NOOP("actions", "an army of Attack N strikes you"), "attaccato|subisci"},
    {"destroy", "destroy A", MAZZO_TR_NOOP("actions", "destroys a unit"), "distruggi"},
    {"lose", "lose N", MAZZO_TR_NOOP("actions", "loses command points"), "perdi"},
    {"raise", "raise A at attack: N", MAZZO_TR_NOOP("actions", "raises a value of a unit or of the army"),
     "alza|aumenta"},
    {"lower", "lower A at defence: N", MAZZO_TR_NOOP("actions", "lowers a value of a unit or of the army"),
     "abbassa|riduci"},
    {"effect", "effect A, B as STATE", MAZZO_TR_NOOP("actions", "changes the state of units by an effect"), "effetto"},
    {"fetch", "fetch A for B, C", MAZZO_TR_NOOP("actions", "takes a card for others"), "recupera|prendi"},
    {"forbid", "forbid supports", MAZZO_TR_NOOP("actions", "an opponent forbids supports"), "vieta"},
    {"allow", "allow supports", MAZZO_TR_NOOP("actions", "supports are allowed again"), "permetti"},
    {"seize", "seize A, B with C", MAZZO_TR_NOOP("actions", "takes control of opposing units"), "controlla|sottrai"},
    {"aim", "aim RACE at RACE", MAZZO_TR_NOOP("actions", "says whom another player attacks"), "punta|mira"},
    {"ally", "ally N", MAZZO_TR_NOOP("actions", "says what an ally uses of the common limit"), "alleato"},
};

}  // namespace

std::span<const VerbGuide> actionGuide() { return kGuide; }

}  // namespace mazzo::goldfish::everzone
