// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/column_builder.h"
#include "model/catalogue/data.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

Value Catalogue::value(CardIndex card, FieldIndex field) const { return m_data->cellOf(card, field).value(); }
Interval Catalogue::number(CardIndex card, FieldIndex field) const { return m_data->cellOf(card, field).number(); }
bool Catalogue::absent(CardIndex card, FieldIndex field) const
{
    return m_data->cellOf(card, field).kind() == CellKind::Absent;
}

Origin Catalogue::origin(CardIndex card, FieldIndex field) const { return Origin{m_data->origins(field)[at(card)]}; }

std::size_t Catalogue::unknownValues() const
{
    std::size_t total = unknownText().yes.count();
    for (std::size_t field = 0; field < m_data->fields.size(); ++field)
        total += unknown(static_cast<FieldIndex>(field)).yes.count();
    return total;
}

void Catalogue::setFact(CardIndex card, FieldIndex field, const Value& value, Origin origin)
{
    Data::ChangedColumn& column = m_data->writable(field);
    const std::size_t known = m_data->cells(field);
    std::size_t code = 0;
    while (code < known && !m_data->cell(field, code).is(value)) ++code;
    if (code == known)
        column.added.push_back(storedCell(value, m_data->fields[at(field)].domain, m_data->pool, m_data->words));
    column.codes[at(card)] = static_cast<std::uint32_t>(code);
    column.origins[at(card)] = static_cast<std::uint8_t>(origin);
}

void Catalogue::setText(CardIndex card, std::string_view text)
{
    std::string own = folded(text);
    if (own.empty()) m_data->texts.erase(card);
    else m_data->texts.insert_or_assign(card, std::move(own));
}

Catalogue Catalogue::hiding(std::span<const Origin> hidden) const
{
    auto data = std::make_unique<Data>(*m_data);
    for (std::size_t i = 0; i < data->fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        const auto origins = m_data->origins(field);
        const auto codes = m_data->codes(field);
        const auto isHidden = [&](std::size_t card) {
            return codes[card] != kAbsentCode &&
                   std::find(hidden.begin(), hidden.end(), Origin{origins[card]}) != hidden.end();
        };
        for (std::size_t card = 0; card < size(); ++card) {
            if (isHidden(card)) data->writable(field).codes[card] = kUnknownCode;
        }
        for (const Certain& certain : data->block->columns[i].certain) {
            if (isHidden(certain.card)) data->writable(field).codes[certain.card] = certain.code;
        }
    }
    return Catalogue(std::move(data));
}

}  // namespace mazzo::model
