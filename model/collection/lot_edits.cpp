// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/edits.h"
#include "model/collection/lot_editor.h"

#include <limits>
#include <map>

namespace mazzo::model {

namespace {

/// Where the lots of these ids stand; an id that is not there is an error.
Result<std::vector<std::size_t>> positions(std::span<const Lot> lots, std::span<const LotId> ids)
{
    std::map<LotId, std::size_t> byId;
    if (ids.size() > 1)
        for (std::size_t i = 0; i < lots.size(); ++i) byId.emplace_hint(byId.end(), lots[i].id, i);
    std::vector<std::size_t> found;
    for (const LotId id : ids) {
        std::optional<std::size_t> position;
        if (ids.size() > 1) {
            if (const auto place = byId.find(id); place != byId.end()) position = place->second;
        } else if (const auto place = std::ranges::find(lots, id, &Lot::id); place != lots.end()) {
            position = static_cast<std::size_t>(place - lots.begin());
        }
        if (!position)
            return failure({Error::Kind::NotFound,
                            "collection.no-such-lot",
                            {},
                            {std::to_string(static_cast<std::int64_t>(id))},
                            {}});
        found.push_back(*position);
    }
    return found;
}

Lot noted(Lot lot, const LotNotes& notes)
{
    const auto take = [](const std::optional<std::string>& note, std::string& part) { part = note.value_or(part); };
    if (notes.card) {
        lot.card = *notes.card;
        lot.name.clear();
    }
    take(notes.printing, lot.printing);
    take(notes.condition, lot.condition);
    take(notes.language, lot.language);
    take(notes.finish, lot.finish);
    take(notes.place, lot.place);
    take(notes.note, lot.note);
    take(notes.date, lot.date);
    take(notes.price, lot.price);
    if (lot.kind == Lot::Kind::Wanted) {
        lot.priority = notes.priority.value_or(lot.priority);
    } else {
        take(notes.lentTo, lot.lentTo);
        take(notes.lentSince, lot.lentSince);
        if (lot.lentTo.empty()) lot.lentSince.clear();
    }
    return lot;
}

/// What the change is called, and about whom or what it is.
std::pair<CollectionReason, std::string> nameOf(const LotNotes& notes, const Lot& first, bool alone)
{
    const std::string called = alone ? calledBy(first) : std::string();
    if (!notes.lentTo) return {CollectionReason::Edit, called};
    return notes.lentTo->empty() ? std::pair(CollectionReason::Return, called)
                                 : std::pair(CollectionReason::Lend, *notes.lentTo);
}

}  // namespace

Result<CollectionEdit> noting(std::span<const Lot> lots, std::span<const LotId> ids, const LotNotes& notes,
                              std::optional<int> copies)
{
    const auto found = positions(lots, ids);
    if (!found) return failure(found.error());
    if (found->empty()) return CollectionEdit{};
    LotEditor editor(lots);
    for (const std::size_t position : *found)
        editor.replace(position, copies.value_or(std::numeric_limits<int>::max()), noted(lots[position], notes));
    auto [reason, detail] = nameOf(notes, lots[found->front()], found->size() == 1);
    return editor.edit(reason, std::move(detail));
}

Result<CollectionEdit> recounting(std::span<const Lot> lots, LotId id, int count)
{
    const auto found = positions(lots, std::span(&id, 1));
    if (!found) return failure(found.error());
    const Lot& lot = lots[found->front()];
    if (count < 0 || count > kMaxInLot)
        return failure({Error::Kind::Refused, "collection.bad-count", {}, {std::to_string(count)}, {}});
    LotEditor editor(lots);
    editor.setCount(found->front(), count);
    const bool more = count > lot.count;
    const bool wanted = lot.kind == Lot::Kind::Wanted;
    const CollectionReason reason = wanted ? (more ? CollectionReason::Want : CollectionReason::Unwant)
                                    : more ? CollectionReason::Add
                                           : CollectionReason::Remove;
    return editor.edit(reason, calledBy(lot));
}

Result<CollectionEdit> discarding(std::span<const Lot> lots, std::span<const LotId> ids)
{
    const auto found = positions(lots, ids);
    if (!found) return failure(found.error());
    LotEditor editor(lots);
    for (const std::size_t position : *found) editor.setCount(position, 0);
    return editor.edit(CollectionReason::Remove, found->size() == 1 ? calledBy(lots[found->front()]) : std::string());
}

CollectionEdit wanting(std::span<const Lot> lots, std::span<const Lot> wishes)
{
    std::map<std::pair<std::string_view, std::string_view>, int> wished;
    for (const Lot& lot : lots)
        if (lot.kind == Lot::Kind::Wanted) wished[{lot.card, lot.name}] += lot.count;
    LotEditor editor(lots);
    for (Lot wish : wishes) {
        wish.kind = Lot::Kind::Wanted;
        wish.count -= wished[{wish.card, wish.name}];
        if (wish.count > 0) editor.add(std::move(wish));
    }
    return editor.edit(CollectionReason::Want, wishes.size() == 1 ? calledBy(wishes.front()) : std::string());
}

}  // namespace mazzo::model
