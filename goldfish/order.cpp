#include "goldfish/setup.h"

#include "model/text.h"

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

/// An order stands in place of the first shuffle, so a pile that the set-up does not shuffle takes none.
bool takesOrder(std::string_view zone, const Setup& setup)
{
    const auto& steps = setup.procedure.setUp;
    return zone == setup.procedure.drawPile || std::any_of(steps.begin(), steps.end(), [zone](const Procedure::Step& step) {
        return step.kind == Procedure::Step::Kind::Shuffle && step.zone == zone;
    });
}

std::size_t orderOf(const std::string& zone, std::vector<PileOrder>& orders)
{
    const auto found = std::find_if(orders.begin(), orders.end(), [&zone](const PileOrder& order) { return order.zone == zone; });
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
    for (const CardIndex near : setup.catalogue->nearestNames(name)) error.args.emplace_back(setup.name(near, setup.game->languages.front()));
    return error;
}

} // namespace

Checked<std::vector<PileOrder>> readOrder(std::string_view text, const Setup& setup, std::string_view file)
{
    std::vector<PileOrder> orders{{setup.procedure.drawPile, {}, {}, {}}};
    std::size_t current = 0;
    Errors errors;
    int number = 0;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, end);
        const std::string_view line = trimmed(whole);
        text.remove_prefix(std::min(end + 1, text.size()));
        Place place{std::string(file), ++number, line.empty() ? 1 : 1 + characters(whole.substr(0, static_cast<std::size_t>(line.data() - whole.data())))};
        if (brokenUtf8(whole)) {
            errors.push_back({Error::Kind::Parse, "goldfish.broken-utf8", std::move(place), {}, {}});
        } else if (line.empty() || line.starts_with('#') || line.starts_with("//")) {
            continue;
        } else if (line.front() == '[' && line.back() == ']') {
            const std::string_view name = trimmed(line.substr(1, line.size() - 2));
            const auto zone = zoneNamed(name, setup);
            if (zone && takesOrder(*zone, setup)) current = orderOf(*zone, orders);
            else if (zone) errors.push_back({Error::Kind::Refused, "goldfish.zone-without-order", std::move(place), {std::string(name)}, {}});
            else errors.push_back({Error::Kind::NotFound, "goldfish.unknown-zone", std::move(place), {std::string(name)}, {}});
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

} // namespace mazzo::goldfish
