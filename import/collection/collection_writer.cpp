// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/collection_file.h"
#include "import/collection/csv.h"

namespace mazzo::importer {

std::string writeCollection(const std::vector<Lot>& lots, const std::function<std::string(const Lot&)>& nameOf)
{
    std::string text;
    const auto row = [&text](const auto& cells) {
        bool first = true;
        for (const auto& cell : cells) {
            if (!first) text += ',';
            first = false;
            appendCell(text, cell);
        }
        text += '\n';
    };
    row(ownHeads());
    for (const Lot& lot : lots) {
        const bool wanted = lot.kind == Lot::Kind::Wanted;
        const std::string name = lot.name.empty() ? nameOf(lot) : lot.name;
        const std::string card = lot.card.empty() ? std::string() : lot.game + ":" + lot.card;
        row(std::array<std::string_view, 17>{
            lot.game, card, name, std::to_string(lot.count), wanted ? "wanted" : "owned", lot.printing, lot.condition,
            lot.language, lot.finish, lot.place, lot.note, lot.date, lot.price, lot.lentTo, lot.lentSince,
            lot.priority == 0 ? std::string() : std::to_string(lot.priority), lot.product});
    }
    return text;
}

}  // namespace mazzo::importer
