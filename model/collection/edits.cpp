// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/edits.h"

#include "model/collection/lot_editor.h"
#include "model/text.h"

#include <limits>
#include <map>

namespace mazzo::model {

namespace {

bool agrees(const std::string& wish, const std::string& value) { return wish.empty() || wish == value; }

auto fitting(const Lot& like, bool lent)
{
    return [&like, lent](const Lot& lot) {
        return lot.kind == like.kind && lot.game == like.game && lot.card == like.card &&
               (!like.card.empty() || folded(lot.name) == folded(like.name)) && lot.lentTo.empty() != lent &&
               agrees(like.lentTo, lot.lentTo) && agrees(like.condition, lot.condition) &&
               agrees(like.language, lot.language) && agrees(like.finish, lot.finish) &&
               agrees(like.place, lot.place) && agrees(like.printing, lot.printing);
    };
}

constexpr auto kAnyFirst = [](const Lot&) { return false; };

tl::unexpected<Error> tooFew(const Lot& like, int requested, int lacking)
{
    return failure({Error::Kind::Refused,
                    "collection.too-few",
                    {},
                    {calledBy(like), std::to_string(requested - lacking), std::to_string(requested)},
                    {}});
}

/// The positions of the lots with these ids; an unknown id is an error.
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

CollectionEdit adding(std::span<const Lot> lots, Lot lot)
{
    LotEditor editor(lots);
    const auto reason = lot.kind == Lot::Kind::Wanted ? CollectionReason::Want : CollectionReason::Add;
    const std::string detail = calledBy(lot);
    editor.add(std::move(lot));
    return editor.edit(reason, detail);
}

CollectionEdit addingProduct(std::span<const Lot> lots, const std::string& game, const Product& product, int boxes,
                             const std::string& place)
{
    LotEditor editor(lots);
    for (const Product::Line& line : product.lines) {
        Lot lot;
        lot.game = game;
        lot.card = line.card;
        lot.count = line.count * boxes;
        lot.place = place;
        lot.product = product.id;
        editor.add(std::move(lot));
    }
    return editor.edit(CollectionReason::Product, product.id);
}

Result<CollectionEdit> removing(std::span<const Lot> lots, const Lot& like)
{
    LotEditor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, false), kAnyFirst, taken); lacking > 0)
        return tooFew(like, like.count, lacking);
    return editor.edit(like.kind == Lot::Kind::Wanted ? CollectionReason::Unwant : CollectionReason::Remove,
                       calledBy(like));
}

Result<CollectionEdit> removingProduct(std::span<const Lot> lots, const std::string& game, const Product& product,
                                       int boxes)
{
    LotEditor editor(lots);
    std::vector<Lot> taken;
    for (const Product::Line& line : product.lines) {
        Lot like;
        like.game = game;
        like.card = line.card;
        like.count = line.count * boxes;
        const auto ofTheBox = [&](const Lot& lot) { return lot.product == product.id; };
        if (const int lacking = editor.take(like.count, fitting(like, false), ofTheBox, taken); lacking > 0)
            return tooFew(like, like.count, lacking);
    }
    return editor.edit(CollectionReason::ProductBack, product.id);
}

Result<CollectionEdit> lending(std::span<const Lot> lots, const Lot& like, const std::string& to,
                               const std::string& since)
{
    LotEditor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, false), kAnyFirst, taken); lacking > 0)
        return tooFew(like, like.count, lacking);
    for (Lot& lot : taken) {
        lot.lentTo = to;
        lot.lentSince = since;
        editor.add(std::move(lot));
    }
    return editor.edit(CollectionReason::Lend, to);
}

Result<CollectionEdit> returning(std::span<const Lot> lots, const Lot& like)
{
    LotEditor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, true), kAnyFirst, taken); lacking > 0)
        return tooFew(like, like.count, lacking);
    for (Lot& lot : taken) {
        lot.lentTo.clear();
        lot.lentSince.clear();
        editor.add(std::move(lot));
    }
    return editor.edit(CollectionReason::Return, calledBy(like));
}

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
