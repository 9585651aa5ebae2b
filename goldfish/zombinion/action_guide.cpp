// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/action_guide.h"

namespace mazzo::goldfish::zombinion {

namespace {

constexpr VerbGuide kGuide[]{
    {"play", "play A", MAZZO_TR_NOOP("actions", "plays an Action card; it uses up one Azione"), "gioca"},
    {"shoot", "shoot A, shoot all", MAZZO_TR_NOOP("actions", "plays Mirare cards for their Colpi"), "spara"},
    {"buy", "buy A", MAZZO_TR_NOOP("actions", "buys a card for its cost in Colpi; it uses up one Obiettivo"),
     "compra|acquista"},
    {"pick", "pick A, pick A, B", MAZZO_TR_NOOP("actions", "answers a question with one or several candidates"),
     "scegli"},
    {"skip", "skip", MAZZO_TR_NOOP("actions", "makes no choice, or no further one"), "salta|basta"},
    {"yes", "yes", MAZZO_TR_NOOP("actions", "answers yes"), "sì|si"},
    {"no", "no", MAZZO_TR_NOOP("actions", "answers no"), "no"},
    {"end", "end", MAZZO_TR_NOOP("actions", "cleans up, draws a new hand and ends the turn"), "fine|termina"},
};

}  // namespace

std::span<const VerbGuide> actionGuide() { return kGuide; }

}  // namespace mazzo::goldfish::zombinion
