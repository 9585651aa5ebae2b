// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/slots.h"

#include <algorithm>
#include <array>

namespace mazzo::importer {

namespace {

std::optional<ZoneIndex> drawnFrom(const Game& game)
{
    if (game.procedures.empty()) return std::nullopt;
    const Procedure& procedure = game.procedures.front();
    for (const Procedure::Step& step : procedure.setUp) {
        if (step.kind != Procedure::Step::Kind::Deal || step.to != procedure.drawPile) continue;
        const auto found = std::ranges::find(game.zones, step.section, &Zone::id);
        if (found != game.zones.end() && !found->optional) return static_cast<ZoneIndex>(found - game.zones.begin());
    }
    return std::nullopt;
}

ZoneIndex mainZone(const Game& game)
{
    if (const auto zone = drawnFrom(game)) return *zone;
    const auto needed = std::ranges::find(game.zones, false, &Zone::optional);
    return needed == game.zones.end() ? ZoneIndex{0} : static_cast<ZoneIndex>(needed - game.zones.begin());
}

}  // namespace

Slot slotOf(const Game& game, ZoneIndex zone)
{
    if (zone == mainZone(game)) return Slot::Main;
    return zoneOf(game, Slot::Command) == zone ? Slot::Command : Slot::Side;
}

std::optional<ZoneIndex> zoneOf(const Game& game, Slot slot)
{
    const ZoneIndex main = mainZone(game);
    if (slot == Slot::Main) return game.zones.empty() ? std::nullopt : std::optional(main);
    std::optional<ZoneIndex> command;
    for (std::size_t i = 0; i < game.zones.size() && !command; ++i) {
        if (static_cast<ZoneIndex>(i) != main && !game.zones[i].optional) command = static_cast<ZoneIndex>(i);
    }
    if (slot == Slot::Command) return command;
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        if (zone != main && zone != command) return zone;
    }
    return std::nullopt;
}

std::optional<ZoneIndex> zoneOutsideMain(const Game& game)
{
    const auto command = zoneOf(game, Slot::Command);
    return command ? command : zoneOf(game, Slot::Side);
}

std::optional<Slot> slotCalled(std::string_view folded)
{
    struct Called {
        std::string_view name;
        Slot slot;
    };
    static constexpr std::array kCalled{
        Called{"main", Slot::Main},      Called{"deck", Slot::Main},         Called{"maindeck", Slot::Main},
        Called{"main deck", Slot::Main}, Called{"mainboard", Slot::Main},    Called{"main board", Slot::Main},
        Called{"decklist", Slot::Main},  Called{"library", Slot::Main},      Called{"cards", Slot::Main},
        Called{"side", Slot::Side},      Called{"sideboard", Slot::Side},    Called{"side deck", Slot::Side},
        Called{"sidedeck", Slot::Side},  Called{"sb", Slot::Side},           Called{"maybeboard", Slot::Side},
        Called{"extra", Slot::Side},     Called{"commander", Slot::Command}, Called{"companion", Slot::Command},
        Called{"hero", Slot::Command},   Called{"general", Slot::Command},   Called{"identity", Slot::Command},
        Called{"leader", Slot::Command},
    };
    const auto found = std::ranges::find(kCalled, folded, &Called::name);
    return found == kCalled.end() ? std::nullopt : std::optional(found->slot);
}

}  // namespace mazzo::importer
