// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/kind.h"

#include <array>

namespace mazzo::goldfish::zombinion {

namespace {

struct Entry {
    std::string_view slug;
    const char* clause;
};

constexpr std::array<Entry, at(Kind::FirstOther)> kEntries{{
    {"", "ZB-T03"},
    {"pallottola", "ZB-K01"},
    {"proiettili", "ZB-K02"},
    {"caricatore", "ZB-K03"},
    {"zombi", "ZB-K04"},
    {"molti-zombi", "ZB-K05"},
    {"molti-piu-zombi", "ZB-K06"},
    {"infezione", "ZB-K07"},
    {"aiutarsi", "ZB-K10"},
    {"barricata", "ZB-K11"},
    {"copertura", "ZB-K12"},
    {"coraggio", "ZB-K13"},
    {"deposito", "ZB-K14"},
    {"esca", "ZB-K15"},
    {"fucile-a-pompa", "ZB-K16"},
    {"fuga-rapida", "ZB-K17"},
    {"furbizia", "ZB-K18"},
    {"ispezione", "ZB-K19"},
    {"maverick", "ZB-K20"},
    {"molotov", "ZB-K21"},
    {"munizioni", "ZB-K22"},
    {"nascondiglio", "ZB-K23"},
    {"piano-superiore", "ZB-K24"},
    {"proiettili-esplosivi", "ZB-K25"},
    {"radio", "ZB-K26"},
    {"raggrupparsi", "ZB-K27"},
    {"ricarica", "ZB-K28"},
    {"ricognizione", "ZB-K29"},
    {"rifornimento", "ZB-K30"},
    {"sacrificio", "ZB-K31"},
    {"sciame-di-zombi", "ZB-K32"},
    {"survivors", "ZB-K33"},
    {"tattica", "ZB-K34"},
    {"tutto-x-tutto", "ZB-K35"},
}};

}  // namespace

std::string_view slugOf(Kind kind) { return kind < Kind::FirstOther ? kEntries[at(kind)].slug : std::string_view{}; }

const char* clauseOf(Kind kind) { return kEntries[kind < Kind::FirstOther ? at(kind) : 0].clause; }

}  // namespace mazzo::goldfish::zombinion
