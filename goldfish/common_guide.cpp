// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/common_guide.h"

namespace mazzo::goldfish {

namespace {

constexpr VerbGuide kCommonGuide[]{
    {"bottom", "bottom A, B", MAZZO_TR_NOOP("actions", "puts the cards under the draw pile and draws as many"),
     "fondo"},
    {"discard", "discard A", MAZZO_TR_NOOP("actions", "discards cards"), "scarta"},
    {"draw", "draw", MAZZO_TR_NOOP("actions", "draws a card"), "pesca"},
    {"end", "end", MAZZO_TR_NOOP("actions", "ends the turn"), "fine|termina"},
    {"keep", "keep", MAZZO_TR_NOOP("actions", "keeps the opening hand"), "tieni|mantieni"},
    {"mark", "mark A as STATE", MAZZO_TR_NOOP("actions", "puts a state on a card, or removes it"), "segna"},
    {"move", "move A to ZONE", MAZZO_TR_NOOP("actions", "moves a card to a zone; with `under`, below its pile"),
     "sposta|muovi"},
    {"mulligan", "mulligan", MAZZO_TR_NOOP("actions", "exchanges the opening hand"), "rimescola|cambia"},
    {"next", "next", MAZZO_TR_NOOP("actions", "goes on to the next phase"), "avanti|prossimo"},
    {"no", "no", MAZZO_TR_NOOP("actions", "answers no"), "no"},
    {"pick", "pick A", MAZZO_TR_NOOP("actions", "answers a question with one of its candidates"), "scegli"},
    {"play", "play A", MAZZO_TR_NOOP("actions", "plays a card"), "gioca"},
    {"roll", "roll N", MAZZO_TR_NOOP("actions", "rolls a die with N sides"), "tira"},
    {"set", "set COUNTER to N", MAZZO_TR_NOOP("actions", "sets a counter"), "imposta"},
    {"shuffle", "shuffle ZONE", MAZZO_TR_NOOP("actions", "shuffles a zone"), "mescola"},
    {"skip", "skip", MAZZO_TR_NOOP("actions", "makes no choice, or no further one"), "salta"},
    {"top", "top ZONE to ZONE", MAZZO_TR_NOOP("actions", "moves the top card of a zone"), "cima"},
    {"yes", "yes", MAZZO_TR_NOOP("actions", "answers yes"), "sì|si"},
    {"manual counter", "manual counter COUNTER +N", MAZZO_TR_NOOP("actions", "changes a counter"), "manuale contatore"},
    {"manual discard", "manual discard A", MAZZO_TR_NOOP("actions", "discards any card"), "manuale scarta"},
    {"manual draw", "manual draw N", MAZZO_TR_NOOP("actions", "draws N cards"), "manuale pesca"},
    {"manual look", "manual look N", MAZZO_TR_NOOP("actions", "shows the top N cards of the draw pile"),
     "manuale guarda"},
    {"manual move", "manual move A to ZONE", MAZZO_TR_NOOP("actions", "moves any card to a zone or a place"),
     "manuale sposta|manuale muovi"},
    {"manual roll", "manual roll N", MAZZO_TR_NOOP("actions", "rolls a die with N sides"), "manuale tira"},
    {"manual shuffle", "manual shuffle ZONE", MAZZO_TR_NOOP("actions", "shuffles a zone"), "manuale mescola"},
    {"manual state", "manual state A STATE", MAZZO_TR_NOOP("actions", "turns a state of a card on or off"),
     "manuale stato"},
    {"manual token", "manual token A to ZONE", MAZZO_TR_NOOP("actions", "adds a card or a piece to a zone"),
     "manuale segnalino"},
};

}  // namespace

std::span<const VerbGuide> commonGuide() { return kCommonGuide; }

}  // namespace mazzo::goldfish
