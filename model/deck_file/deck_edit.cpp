// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_edit.h"

#include "model/deck_file/card_line.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Item = DeckFile::Item;
using Kind = DeckFile::Kind;

void follow(DeckFile& file)
{
    std::vector<Deck::Entry> entries;
    std::vector<Deck::UnknownCard> unknownCards;
    std::vector<ZoneIndex> zones;
    for (const Item& item : file.items) {
        if (item.kind == Kind::Section) zones.push_back(item.zone);
        if (item.kind != Kind::Card) continue;
        if (item.card) entries.push_back({item.zone, *item.card, item.copies});
        else unknownCards.push_back({item.zone, std::string(file.text(item.text)), item.copies});
    }
    file.deck = Deck(std::move(entries), std::move(unknownCards), std::move(zones));
}

template <class IsMeant>
void take(DeckFile& file, int copies, IsMeant isMeant)
{
    for (auto item = file.items.rbegin(); item != file.items.rend() && copies > 0; ++item) {
        if (item->kind != Kind::Card || !isMeant(*item)) continue;
        const int taken = std::min(copies, item->copies);
        item->copies -= taken;
        copies -= taken;
    }
    std::erase_if(file.items, [](const Item& item) { return item.kind == Kind::Card && item.copies == 0; });
    follow(file);
}

/// Behind the last line of the section that says something, so that the blank line before the next section stays where
/// it is.
std::size_t endOfSection(const DeckFile& file, ZoneIndex zone)
{
    std::size_t end = file.items.size();
    bool inside = false;
    for (std::size_t i = 0; i < file.items.size(); ++i) {
        const Item& item = file.items[i];
        if (item.kind == Kind::Section) inside = item.zone == zone;
        if (inside && item.kind != Kind::Blank) end = i + 1;
    }
    return end;
}

bool hasSection(const DeckFile& file, ZoneIndex zone)
{
    return std::ranges::any_of(file.items,
                               [zone](const Item& item) { return item.kind == Kind::Section && item.zone == zone; });
}

/// The language in which most cards of the file are named; the pack's first one if it cannot be told.
std::string_view languageOf(const DeckFile& file, const Game& game, const Catalogue& catalogue)
{
    std::string_view best;
    int most = 0;
    for (const std::string& language : game.languages) {
        int named = 0;
        for (const Item& item : file.items) {
            if (item.kind != Kind::Card || !item.card) continue;
            const std::string_view name = catalogue.name(*item.card, language);
            const bool tells = std::ranges::any_of(
                game.languages, [&](const std::string& other) { return catalogue.name(*item.card, other) != name; });
            if (tells && file.text(item.text) == name) ++named;
        }
        if (named > most) {
            most = named;
            best = language;
        }
    }
    return best;
}

template <class IsMeant>
bool grow(DeckFile& file, int copies, IsMeant isMeant)
{
    const auto isLine = [&](const Item& item) { return item.kind == Kind::Card && isMeant(item); };
    auto line = std::ranges::find_if(file.items,
                                     [&](const Item& item) { return isLine(item) && item.value.length == 0; });
    if (line == file.items.end()) line = std::ranges::find_if(file.items, isLine);
    if (line == file.items.end()) return false;
    line->copies = std::min(kMaxCopiesPerLine, line->copies + copies);
    follow(file);
    return true;
}

}  // namespace

void addSection(DeckFile& file, ZoneIndex zone, const Game& game)
{
    if (hasSection(file, zone)) return;
    if (!file.items.empty() && file.items.back().kind != Kind::Blank) file.items.emplace_back();
    file.add({Kind::Section, 0, game[zone].id, {}, zone, 0, {}});
    follow(file);
}

void addCopies(DeckFile& file, ZoneIndex zone, CardIndex card, int copies, const Game& game, const Catalogue& catalogue)
{
    if (grow(file, copies, [&](const Item& item) { return item.zone == zone && item.card == card; })) return;
    addSection(file, zone, game);
    const std::string_view name = catalogue.name(card, languageOf(file, game, catalogue));
    const Item line = file.makeItem({Kind::Card, 0, name, {}, zone, std::min(kMaxCopiesPerLine, copies), card});
    file.items.insert(file.items.begin() + static_cast<std::ptrdiff_t>(endOfSection(file, zone)), line);
    follow(file);
}

void removeCopies(DeckFile& file, ZoneIndex zone, CardIndex card, int copies)
{
    take(file, copies, [&](const Item& item) { return item.zone == zone && item.card == card; });
}

void setPrinting(DeckFile& file, ZoneIndex zone, CardIndex card, std::string_view printing)
{
    const auto isMeant = [&](const Item& item) {
        return item.kind == Kind::Card && item.zone == zone && item.card == card;
    };
    const auto first = std::ranges::find_if(file.items, isMeant);
    if (first == file.items.end()) return;
    int copies = 0;
    for (const Item& item : file.items)
        if (isMeant(item)) copies = std::min(kMaxCopiesPerLine, copies + item.copies);
    first->copies = copies;
    first->value = file.makeItem({Kind::Card, 0, {}, printing, zone, 0, card}).value;
    const auto kept = first + 1;
    file.items.erase(std::remove_if(kept, file.items.end(), isMeant), file.items.end());
    follow(file);
}

std::vector<std::string_view> printingsOf(const DeckFile& file, ZoneIndex zone, CardIndex card)
{
    std::vector<std::string_view> printings;
    for (const Item& item : file.items) {
        if (item.kind != Kind::Card || item.zone != zone || item.card != card || item.value.length == 0) continue;
        const std::string_view printing = file.text(item.value);
        if (std::ranges::find(printings, printing) == printings.end()) printings.push_back(printing);
    }
    return printings;
}

void addCopies(DeckFile& file, ZoneIndex zone, std::string_view unknownCard, int copies)
{
    (void)grow(file, copies, [&](const Item& item) {
        return item.zone == zone && !item.card && file.text(item.text) == unknownCard;
    });
}

void removeCopies(DeckFile& file, ZoneIndex zone, std::string_view unknownCard, int copies)
{
    take(file, copies,
         [&](const Item& item) { return item.zone == zone && !item.card && file.text(item.text) == unknownCard; });
}

bool setOption(DeckFile& file, const Game& game, OptionIndex option, std::string_view value)
{
    if (!file.settings.set(game, option, value)) return false;
    const std::string& id = game[option].id;
    DeckFile::Line line;
    line.kind = Kind::Key;
    line.text = id;
    line.value = value;
    const Item item = file.makeItem(line);
    const auto found = std::ranges::find_if(
        file.items, [&](const Item& other) { return other.kind == Kind::Key && folded(file.text(other.text)) == id; });
    if (found != file.items.end()) {
        *found = item;
        return true;
    }
    const auto isKey = [](const Item& other) { return other.kind == Kind::Key; };
    const auto last = std::find_if(file.items.rbegin(), file.items.rend(), isKey);
    file.items.insert(last.base(), item);
    return true;
}

}  // namespace mazzo::model
