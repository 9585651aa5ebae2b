// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/block.h"
#include "model/catalogue/checks.h"

namespace mazzo::model::catalogue {

namespace {

bool allFit(std::span<const StringRef> refs, std::size_t poolSize)
{
    bool sound = true;
    for (const StringRef ref : refs) sound &= fits(ref, poolSize);
    return sound;
}

bool cardsAreSound(const Block& block, const Game& game)
{
    const std::size_t cards = block.cards();
    const std::size_t pool = block.pool.size();
    const bool sized = block.ids.size() == cards && block.sets.size() == cards && block.types.size() == cards &&
                       block.textStates.size() == cards && block.firstName.size() == cards + 1;
    if (!sized || !isPartition(block.firstName, block.names.size())) return false;
    bool sound = allFit(block.languages, pool) && allFit(block.ids, pool) && allFit(block.sets, pool) &&
                 allBelow(block.types, game.types.size()) && allBelow(block.textStates, 3);
    for (const Name& name : block.names) sound &= name.language < block.languages.size() && fits(name.text, pool);
    return sound && block.byName.isSound(cards) && block.byId.isSound(cards);
}

bool cellIsSound(const Cell& cell, std::size_t words)
{
    const bool counted = cell.kind == CellKind::Text ? cell.words == 1
                                                     : cell.kind == CellKind::Words || cell.words == 0;
    return cell.kind <= CellKind::Words && counted && std::uint64_t{cell.firstWord} + cell.words <= words;
}

bool columnIsSound(const Column& column, std::size_t cards, std::size_t words)
{
    const std::size_t cells = column.cells.size();
    if (column.codes.size() != cards || column.origins.size() != cards || cells <= kUnknownCode) return false;
    if (column.cells[kAbsentCode].kind != CellKind::Absent || column.cells[kUnknownCode].kind != CellKind::Unknown)
        return false;
    bool sound = allBelow(column.codes.narrow, cells) && allBelow(column.codes.wide, cells) &&
                 allBelow(column.origins, static_cast<std::size_t>(Origin::User) + 1);
    for (const Cell& cell : column.cells) sound &= cellIsSound(cell, words);
    for (const Certain& certain : column.certain) sound &= certain.card < cards && certain.code < cells;
    return sound;
}

}  // namespace

bool isSound(const Block& block, const Game& game, const Header& header)
{
    const std::size_t cards = header.cards;
    if (block.cards() != cards || block.columns.size() != game.fields.size() || header.fields != game.fields.size())
        return false;
    bool sound = cardsAreSound(block, game);
    for (const Word& word : block.words)
        sound &= fits(word.raw, block.pool.size()) && fits(word.folded, block.pool.size());
    for (const Column& column : block.columns) sound &= columnIsSound(column, cards, block.words.size());
    for (const WordIndex* index : {&block.nameWords, &block.textWords, &block.rulingWords})
        sound = sound && index->isSound(cards);
    return sound;
}

}  // namespace mazzo::model::catalogue
