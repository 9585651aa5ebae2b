// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/lot_editor.h"

#include <functional>
#include <tuple>

namespace mazzo::model {

namespace {

/// What copies must have in common to be one lot: everything but the count and the date.
auto traits(const Lot& lot)
{
    return std::tie(lot.card, lot.place, lot.game, lot.kind, lot.name, lot.printing, lot.condition, lot.language,
                    lot.finish, lot.note, lot.price, lot.lentTo, lot.lentSince, lot.priority, lot.product);
}

std::size_t looks(const Lot& lot)
{
    std::size_t hash = lot.kind == Lot::Kind::Wanted ? 1 : 0;
    for (const std::string* part : {&lot.card, &lot.name, &lot.place, &lot.printing, &lot.condition, &lot.lentTo})
        hash = hash * 31 + std::hash<std::string>()(*part);
    return hash;
}

}  // namespace

std::optional<std::size_t> LotEditor::alike(const Lot& lot, std::optional<std::size_t> but)
{
    if (m_byLooks.empty()) {
        m_byLooks.reserve(m_lots.size());
        for (std::size_t i = 0; i < m_lots.size(); ++i) m_byLooks.emplace(looks(m_lots[i]), i);
    }
    std::optional<std::size_t> first;
    const auto [begin, end] = m_byLooks.equal_range(looks(lot));
    for (auto each = begin; each != end; ++each) {
        const std::size_t position = each->second;
        if (position == but || m_lots[position].count <= 0 || traits(m_lots[position]) != traits(lot)) continue;
        if (!first || position < *first) first = position;
    }
    return first;
}

void LotEditor::add(Lot lot)
{
    if (const auto same = alike(lot, {})) {
        m_lots[*same].count = std::min(m_lots[*same].count + lot.count, kMaxInLot);
        return;
    }
    lot.id = LotId{};
    m_byLooks.emplace(looks(lot), m_lots.size());
    m_lots.push_back(std::move(lot));
}

void LotEditor::replace(std::size_t position, int copies, Lot lot)
{
    const int whole = m_lots[position].count;
    lot.count = std::min(copies, whole);
    if (lot.count <= 0 || traits(lot) == traits(m_lots[position])) {
        m_lots[position].date = lot.date;
        return;
    }
    if (lot.count < whole || alike(lot, position)) {
        m_lots[position].count -= lot.count;
        return add(std::move(lot));
    }
    lot.id = m_lots[position].id;
    m_byLooks.emplace(looks(lot), position);
    m_lots[position] = std::move(lot);
}

CollectionEdit LotEditor::edit(CollectionReason reason, std::string detail) const
{
    CollectionEdit edit{reason, std::move(detail), {}, {}, {}};
    for (std::size_t i = 0; i < m_lots.size(); ++i) {
        if (i < m_before.size()) {
            if (m_lots[i] != m_before[i]) edit.changed.push_back(m_lots[i]);
        } else if (m_lots[i].count > 0) {
            edit.added.push_back(m_lots[i]);
        }
    }
    return edit;
}

}  // namespace mazzo::model
