// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/state.h"

#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <cassert>

namespace mazzo::goldfish::waroftheworlds {

Note note(std::string clause, std::string_view key, std::vector<NoteArgument> arguments, bool warning)
{
    return {std::move(clause), "war-of-the-worlds." + std::string(key), std::move(arguments), 0, warning};
}

void logNote(State& state, std::string clause, std::string_view key, std::vector<NoteArgument> arguments, bool warning)
{
    if (state.silent) return;
    state.table.log.push_back(note(std::move(clause), key, std::move(arguments), warning));
}

Piece& onBoard(State& state, PieceId id)
{
    std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto found = std::ranges::find(pieces, id, &Piece::id);
    assert(found != pieces.end());
    return *found;
}

}  // namespace mazzo::goldfish::waroftheworlds
