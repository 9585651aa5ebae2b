// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

DeckFile::Item DeckFile::kept(const Line& line)
{
    const auto keep = [this](std::string_view text) {
        words += text;
        return Item::Piece{static_cast<std::uint32_t>(words.size() - text.size()),
                           static_cast<std::uint32_t>(text.size())};
    };
    return {line.kind, line.zone, line.number, line.copies, line.card, keep(line.text), keep(line.value)};
}

std::optional<std::string_view> DeckFile::key(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(
        items, [&](const Item& item) { return item.kind == Kind::Key && folded(text(item.text)) == wanted; });
    return found == items.end() ? std::nullopt : std::optional(text(found->value));
}

}  // namespace mazzo::model
