// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/pile_order.h"

#include "goldfish/setup.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

/// The id of the table's zone that a section names.
std::optional<std::string> zoneNamed(std::string_view name, const Setup& setup)
{
    const std::string wanted = folded(name);
    for (const Procedure::TableZone& zone : setup.procedure.zones) {
        if (folded(zone.id) == wanted) return zone.id;
        for (const Texts::Entry& entry : zone.name.entries())
            if (folded(entry.words) == wanted) return zone.id;
    }
    return std::nullopt;
}

/// An order replaces the first shuffle of a pile, so only piles that the set-up shuffles can have one.
bool canBeOrdered(std::string_view zone, const Setup& setup)
{
    const auto& steps = setup.procedure.setUp;
    return zone == setup.procedure.drawPile ||
           std::any_of(steps.begin(), steps.end(), [zone](const Procedure::Step& step) {
               return step.kind == Procedure::Step::Kind::Shuffle && step.zone == zone;
           });
}

std::size_t orderOf(const std::string& zone, std::vector<PileOrder>& orders)
{
    const auto found = std::find_if(orders.begin(), orders.end(),
                                    [&zone](const PileOrder& order) { return order.zone == zone; });
    if (found != orders.end()) return static_cast<std::size_t>(found - orders.begin());
    orders.push_back({zone, {}, {}, {}});
    return orders.size() - 1;
}

std::string unquoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"' || text.back() != '"') return std::string(text);
    std::string name;
    for (std::size_t place = 1; place + 1 < text.size(); ++place) {
        if (text[place] == '\\' && place + 2 < text.size()) ++place;
        name += text[place];
    }
    return name;
}

Error unknownCard(std::string_view name, const Setup& setup, Place place)
{
    Error error{Error::Kind::NotFound, "goldfish.unknown-card", std::move(place), {std::string(name)}, {}};
    for (const CardIndex near : setup.catalogue->nearestNames(name))
        error.args.emplace_back(setup.name(near, setup.game->languages.front()));
    return error;
}

}  // namespace

Checked<std::vector<PileOrder>> readOrder(std::string_view text, const Setup& setup, std::string_view file)
{
    std::vector<PileOrder> orders{{setup.procedure.drawPile, {}, {}, {}}};
    std::size_t current = 0;
    Errors errors;
    TextLines lines(withoutByteOrderMark(text));
    for (TextLine read; lines.next(read);) {
        const std::string_view line = read.content;
        Place place{std::string(file), read.number, line.empty() ? 1 : read.column(line)};
        if (brokenUtf8(read.whole)) {
            errors.push_back({Error::Kind::Parse, "goldfish.broken-utf8", std::move(place), {}, {}});
        } else if (line.empty() || read.isComment()) {
            continue;
        } else if (line.front() == '[' && line.back() == ']') {
            const std::string_view name = trimmed(line.substr(1, line.size() - 2));
            const auto zone = zoneNamed(name, setup);
            if (zone && canBeOrdered(*zone, setup)) current = orderOf(*zone, orders);
            else if (zone)
                errors.push_back(
                    {Error::Kind::Refused, "goldfish.zone-without-order", std::move(place), {std::string(name)}, {}});
            else
                errors.push_back(
                    {Error::Kind::NotFound, "goldfish.unknown-zone", std::move(place), {std::string(name)}, {}});
        } else if (const std::string name = unquoted(line); const auto card = setup.find(name)) {
            orders[current].cards.push_back(*card);
            orders[current].places.push_back(std::move(place));
            orders[current].written.push_back(name);
        } else {
            errors.push_back(unknownCard(name, setup, std::move(place)));
        }
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    std::erase_if(orders, [](const PileOrder& order) { return order.cards.empty(); });
    return orders;
}

}  // namespace mazzo::goldfish
