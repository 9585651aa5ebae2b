// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/card_export.h"

#include "app/layer_exchange.h"
#include "app/output.h"
#include "carddata/library/data_folder.h"
#include "import/cards/card_table.h"

#include <unordered_set>

namespace mazzo::desktop {

Result<std::size_t> exportCards(const GameSnapshot& game, const std::vector<std::string>& cards,
                                const std::string& file)
{
    const auto library = Library::open(dataFolder(), FileCheck::Before);
    if (!library) return failure(library.error());
    auto all = library->cards(game->game);
    if (!all) return failure(all.error());
    const std::unordered_set<std::string_view> wanted(cards.begin(), cards.end());
    std::erase_if(*all, [&wanted](const Card& card) { return !wanted.contains(card.id); });
    const auto own = library->ownLayer().entries(game->game.id);
    if (!own) return failure(own.error());
    const std::string table = writeCardTable(game->game, game->catalogue, *all, *own, cardFormatOf(file));
    if (!writeOutput(file, table)) return failure({Error::Kind::Io, "file.unwritable", {file, 0, 0}, {}, {}});
    return all->size();
}

Result<std::size_t> exportLayer(const GameSnapshot& game, const std::string& file)
{
    const auto library = Library::open(dataFolder(), FileCheck::Before);
    if (!library) return failure(library.error());
    return writeOwnLayer(*library, game->game, {}, file);
}

}  // namespace mazzo::desktop
