#include "model/collection/edits.h"

#include <algorithm>
#include <tuple>

namespace mazzo {

namespace {

constexpr int kMostCopies = 1'000'000;

/// What copies must agree in to lie together: all that the player sees but the number and the day.
auto traits(const Lot& lot)
{
    return std::tie(lot.card, lot.place, lot.game, lot.kind, lot.name, lot.printing, lot.condition, lot.language, lot.finish, lot.note, lot.price, lot.lentTo,
                    lot.lentSince, lot.priority, lot.product);
}

/// Builds an edit step by step on a copy of the lots.
class Editor {
public:
    explicit Editor(std::span<const Lot> lots) : m_before(lots), m_lots(lots.begin(), lots.end()) {}

    void add(Lot lot)
    {
        lot.id = LotId{};
        const auto same = std::ranges::find_if(m_lots, [&](const Lot& each) { return each.count > 0 && traits(each) == traits(lot); });
        if (same == m_lots.end()) m_lots.push_back(std::move(lot));
        else same->count = std::min(same->count + lot.count, kMostCopies);
    }

    /// Takes copies out of the lots that `fits`, in the order of `first`; the parts taken go to `taken`. Returns how many are still lacking.
    template <class Fits, class First>
    int take(int copies, Fits fits, First first, std::vector<Lot>& taken)
    {
        std::vector<Lot*> candidates;
        for (Lot& lot : m_lots)
            if (lot.count > 0 && fits(lot)) candidates.push_back(&lot);
        std::ranges::stable_sort(candidates, [&](const Lot* a, const Lot* b) { return first(*a) && !first(*b); });
        for (Lot* lot : candidates) {
            const int part = std::min(copies, lot->count);
            if (part == 0) break;
            taken.push_back(*lot);
            taken.back().count = part;
            lot->count -= part;
            copies -= part;
        }
        return copies;
    }

    [[nodiscard]] CollectionEdit edit(CollectionReason reason, std::string detail) const
    {
        CollectionEdit edit{reason, std::move(detail), {}, {}, {}};
        for (std::size_t i = 0; i < m_lots.size(); ++i) {
            if (i >= m_before.size()) edit.added.push_back(m_lots[i]);
            else if (m_lots[i] != m_before[i]) edit.changed.push_back(m_lots[i]);
        }
        return edit;
    }

private:
    std::span<const Lot> m_before;
    std::vector<Lot> m_lots;   // those before, in their order, then new ones
};

bool agrees(const std::string& wish, const std::string& value) { return wish.empty() || wish == value; }

auto fitting(const Lot& like, bool lent)
{
    return [&like, lent](const Lot& lot) {
        return lot.kind == like.kind && lot.game == like.game && lot.card == like.card && (!like.card.empty() || lot.name == like.name)
            && lot.lentTo.empty() != lent && agrees(like.lentTo, lot.lentTo) && agrees(like.condition, lot.condition) && agrees(like.language, lot.language)
            && agrees(like.finish, lot.finish) && agrees(like.place, lot.place) && agrees(like.printing, lot.printing);
    };
}

constexpr auto kAnyFirst = [](const Lot&) { return false; };

std::string called(const Lot& lot) { return lot.card.empty() ? lot.name : lot.card; }

tl::unexpected<Error> tooFew(const Lot& like, int asked, int lacking)
{
    return failure({Error::Kind::Refused, "collection.too-few", {}, {called(like), std::to_string(asked - lacking), std::to_string(asked)}, {}});
}

} // namespace

CollectionEdit adding(std::span<const Lot> lots, Lot lot)
{
    Editor editor(lots);
    const auto reason = lot.kind == Lot::Kind::Wanted ? CollectionReason::Want : CollectionReason::Add;
    const std::string detail = called(lot);
    editor.add(std::move(lot));
    return editor.edit(reason, detail);
}

CollectionEdit addingProduct(std::span<const Lot> lots, const std::string& game, const Product& product, int boxes, const std::string& place)
{
    Editor editor(lots);
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
    Editor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, false), kAnyFirst, taken); lacking > 0) return tooFew(like, like.count, lacking);
    return editor.edit(like.kind == Lot::Kind::Wanted ? CollectionReason::Unwant : CollectionReason::Remove, called(like));
}

Result<CollectionEdit> removingProduct(std::span<const Lot> lots, const std::string& game, const Product& product, int boxes)
{
    Editor editor(lots);
    std::vector<Lot> taken;
    for (const Product::Line& line : product.lines) {
        Lot like;
        like.game = game;
        like.card = line.card;
        like.count = line.count * boxes;
        const auto ofTheBox = [&](const Lot& lot) { return lot.product == product.id; };
        if (const int lacking = editor.take(like.count, fitting(like, false), ofTheBox, taken); lacking > 0) return tooFew(like, like.count, lacking);
    }
    return editor.edit(CollectionReason::ProductBack, product.id);
}

Result<CollectionEdit> lending(std::span<const Lot> lots, const Lot& like, const std::string& to, const std::string& since)
{
    Editor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, false), kAnyFirst, taken); lacking > 0) return tooFew(like, like.count, lacking);
    for (Lot& lot : taken) {
        lot.lentTo = to;
        lot.lentSince = since;
        editor.add(std::move(lot));
    }
    return editor.edit(CollectionReason::Lend, to);
}

Result<CollectionEdit> returning(std::span<const Lot> lots, const Lot& like)
{
    Editor editor(lots);
    std::vector<Lot> taken;
    if (const int lacking = editor.take(like.count, fitting(like, true), kAnyFirst, taken); lacking > 0) return tooFew(like, like.count, lacking);
    for (Lot& lot : taken) {
        lot.lentTo.clear();
        lot.lentSince.clear();
        editor.add(std::move(lot));
    }
    return editor.edit(CollectionReason::Return, called(like));
}

} // namespace mazzo
