// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/edits.h"

#include "model/collection/lot_editor.h"

namespace mazzo::model {

namespace {

bool agrees(const std::string& wish, const std::string& value) { return wish.empty() || wish == value; }

auto fitting(const Lot& like, bool lent)
{
    return [&like, lent](const Lot& lot) {
        return lot.kind == like.kind && lot.game == like.game && lot.card == like.card &&
               (!like.card.empty() || lot.name == like.name) && lot.lentTo.empty() != lent &&
               agrees(like.lentTo, lot.lentTo) && agrees(like.condition, lot.condition) &&
               agrees(like.language, lot.language) && agrees(like.finish, lot.finish) &&
               agrees(like.place, lot.place) && agrees(like.printing, lot.printing);
    };
}

constexpr auto kAnyFirst = [](const Lot&) { return false; };

tl::unexpected<Error> tooFew(const Lot& like, int asked, int lacking)
{
    return failure({Error::Kind::Refused,
                    "collection.too-few",
                    {},
                    {calledBy(like), std::to_string(asked - lacking), std::to_string(asked)},
                    {}});
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

}  // namespace mazzo::model
