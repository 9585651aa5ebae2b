// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/data.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

Catalogue::Data::Data(const Game& game, Block laidOver)
    : block(std::make_shared<const Block>(std::move(laidOver))),
      idPrefix(folded(game.id) + ':'),
      types(game.types.size()),
      hasNameLikeCount(block->byName.anyBeginsWithDigit())
{
    for (const Field& field : game.fields) {
        FieldNotes& notes = fields.emplace_back(FieldNotes{field.type, field.domain, field.refersToCards, {}, false});
        notes.isFreeText = field.type == Field::Type::Text && field.choices.empty() && !field.refersToCards;
        for (const Choice& choice : field.choices) {
            for (const Texts::Entry& name : choice.name.entries())
                notes.choices.emplace_back(folded(name.words), folded(choice.id));
        }
    }
}

const Name* Catalogue::Data::nameOf(CardIndex card, std::string_view language) const
{
    const std::size_t first = block->firstName[at(card)];
    const auto names = block->names.subspan(first, block->firstName[at(card) + 1] - first);
    if (names.empty()) return nullptr;
    const auto found = std::find_if(names.begin(), names.end(), [&](const Name& name) {
        return block->text(block->languages[name.language]) == language;
    });
    return found == names.end() ? &names.front() : &*found;
}

const Catalogue::Data::ChangedColumn* Catalogue::Data::change(FieldIndex field) const
{
    const auto found = changed.find(at(field));
    return found == changed.end() ? nullptr : &found->second;
}

Catalogue::Data::ChangedColumn& Catalogue::Data::writable(FieldIndex field)
{
    const auto [entry, isNew] = changed.try_emplace(at(field));
    ChangedColumn& column = entry->second;
    if (isNew) {
        const Column& original = block->columns[at(field)];
        for (std::size_t card = 0; card < block->cards(); ++card) column.codes.push_back(original.codes[card]);
        column.origins.assign(original.origins.begin(), original.origins.end());
    }
    return column;
}

Codes Catalogue::Data::codes(FieldIndex field) const
{
    const ChangedColumn* column = change(field);
    return column == nullptr ? block->columns[at(field)].codes : Codes{{}, column->codes};
}

std::span<const std::uint8_t> Catalogue::Data::origins(FieldIndex field) const
{
    const ChangedColumn* column = change(field);
    return column == nullptr ? block->columns[at(field)].origins : std::span<const std::uint8_t>(column->origins);
}

std::size_t Catalogue::Data::cells(FieldIndex field) const
{
    const ChangedColumn* column = change(field);
    return block->columns[at(field)].cells.size() + (column == nullptr ? 0 : column->added.size());
}

CellView Catalogue::Data::cell(FieldIndex field, std::size_t code) const
{
    const auto& cells = block->columns[at(field)].cells;
    if (code < cells.size()) return {&cells[code], block->words, block->pool};
    return {&change(field)->added[code - cells.size()], words, pool.text()};
}

}  // namespace mazzo::model
