// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/chance.h"

namespace mazzo::goldfish {

Error notInPile(const Setup& setup, const PileOrder& order, std::size_t place)
{
    const std::string zone = order.zone.empty() ? setup.procedure.drawPile : order.zone;
    const Place where = place < order.places.size() ? order.places[place] : Place{};
    const std::string name = place < order.written.size()
                                 ? order.written[place]
                                 : std::string(setup.name(order.cards[place], setup.game->languages.front()));
    return {Error::Kind::Refused, "goldfish.not-in-pile", where, {name, zone}, {}};
}

}  // namespace mazzo::goldfish
