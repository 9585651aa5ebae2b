// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/plain_procedure.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

using Step = Procedure::Step;

Procedure::TableZone plainZone(const Game& game, std::string id, Procedure::Sight sight)
{
    std::vector<Texts::Entry> words;
    for (const std::string& language : game.languages) words.push_back({language, id});
    return {std::move(id), Texts(std::move(words)), sight};
}

void addZone(Procedure& procedure, Procedure::TableZone zone)
{
    if (!procedure.zone(zone.id)) procedure.zones.push_back(std::move(zone));
}

}  // namespace

Procedure plainProcedure(const Game& game)
{
    Procedure procedure;
    procedure.hand = "hand";
    const auto main = std::find_if(game.zones.begin(), game.zones.end(),
                                   [](const Zone& zone) { return !zone.optional; });
    procedure.drawPile = main != game.zones.end() ? main->id : game.zones.empty() ? "pile" : game.zones.front().id;
    addZone(procedure, plainZone(game, procedure.hand, Procedure::Sight::Open));
    for (const Zone& zone : game.zones) {
        const bool drawn = zone.id == procedure.drawPile;
        addZone(procedure, {zone.id, zone.name, drawn ? Procedure::Sight::Hidden : Procedure::Sight::Open});
        Step deal;
        deal.kind = Step::Kind::Deal;
        deal.section = deal.to = zone.id;
        procedure.setUp.push_back(std::move(deal));
    }
    addZone(procedure, plainZone(game, procedure.drawPile, Procedure::Sight::Hidden));
    addZone(procedure, plainZone(game, "table", Procedure::Sight::Open));
    addZone(procedure, plainZone(game, "discard", Procedure::Sight::Open));
    Step shuffle;
    shuffle.kind = Step::Kind::Shuffle;
    shuffle.zone = procedure.drawPile;
    procedure.setUp.push_back(std::move(shuffle));
    return procedure;
}

}  // namespace mazzo::goldfish
