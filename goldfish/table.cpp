// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/table.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace mazzo::goldfish {

namespace {

int countOf(const std::vector<Counter>& counters, std::string_view id, int seat)
{
    for (const Counter& counter : counters)
        if (counter.id == id && counter.seat == seat) return counter.value;
    return 0;
}

/// What a player can see of a piece other than its name.
struct Look {
    const Pile* pile = nullptr;
    const Piece* piece = nullptr;

    [[nodiscard]] auto key() const
    {
        return std::tie(pile->zone, pile->seat, piece->place, piece->states, piece->counters, piece->host, piece->token,
                        piece->copies);
    }
    bool operator==(const Look& other) const
    {
        return piece && other.piece ? key() == other.key() : piece == other.piece;
    }
};

Look lookOf(const Table& table, PieceId id)
{
    for (const Pile& pile : table.piles)
        for (const Piece& piece : pile.pieces)
            if (piece.id == id) return {&pile, &piece};
    return {};
}

/// Marks the choices of one name: by their places if these differ, else by numbers, with no mark for the first look.
void markName(const Table& table, const std::vector<Operand*>& choices)
{
    std::vector<Look> looks;
    std::vector<std::size_t> lookOfChoice;
    for (const Operand* choice : choices) {
        const Look look = at(choice->piece) == 0 ? Look{} : lookOf(table, choice->piece);
        const auto found = std::find(looks.begin(), looks.end(), look);
        lookOfChoice.push_back(static_cast<std::size_t>(found - looks.begin()));
        if (found == looks.end()) looks.push_back(look);
    }
    if (looks.size() < 2) return;
    bool byPlace = true;
    for (auto look = looks.begin(); look != looks.end(); ++look)
        byPlace = byPlace && look->piece && !look->piece->place.empty() &&
                  std::none_of(looks.begin(), look,
                               [&](const Look& earlier) { return earlier.piece->place == look->piece->place; });
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const std::size_t look = lookOfChoice[index];
        if (byPlace) choices[index]->mark = "@" + looks[look].piece->place;
        else if (look > 0) choices[index]->mark = "#" + std::to_string(look + 1);
    }
}

}  // namespace

bool Piece::is(std::string_view state) const { return std::find(states.begin(), states.end(), state) != states.end(); }

void Piece::set(std::string_view state, bool on)
{
    const auto found = std::lower_bound(states.begin(), states.end(), state);
    const bool there = found != states.end() && *found == state;
    if (on && !there) states.emplace(found, state);
    if (!on && there) states.erase(found);
}

int Piece::count(std::string_view counter) const { return countOf(counters, counter, 0); }

void Piece::setCount(std::string_view counter, int value)
{
    const auto found = std::find_if(counters.begin(), counters.end(),
                                    [counter](const Counter& known) { return known.id == counter; });
    if (found == counters.end()) {
        if (value != 0) counters.push_back({std::string(counter), value, 0});
    } else if (value == 0) {
        counters.erase(found);
    } else {
        found->value = value;
    }
}

int Pile::cards() const
{
    int sum = 0;
    for (const Piece& piece : pieces) sum += piece.copies;
    return sum;
}

const Pile* Table::find(std::string_view zone, int ofSeat) const
{
    for (const Pile& pile : piles)
        if (pile.zone == zone && (pile.seat == ofSeat || pile.seat == commonSeat)) return &pile;
    return nullptr;
}

const Pile& Table::pile(std::string_view zone, int ofSeat) const
{
    const Pile* found = find(zone, ofSeat);
    assert(found);
    return *found;
}

Pile& Table::pile(std::string_view zone, int ofSeat)
{
    return const_cast<Pile&>(std::as_const(*this).pile(zone, ofSeat));
}

int Table::count(std::string_view counter, int ofSeat) const { return countOf(counters, counter, ofSeat); }

void Table::setCount(std::string_view counter, int value, int ofSeat)
{
    for (Counter& known : counters) {
        if (known.id != counter || known.seat != ofSeat) continue;
        known.value = value;
        return;
    }
    counters.push_back({std::string(counter), value, ofSeat});
}

const Piece* Table::piece(PieceId id) const { return lookOf(*this, id).piece; }

const Pile* Table::pileOf(PieceId id) const { return lookOf(*this, id).pile; }

void markLookalikes(Table& table)
{
    for (Offer& offer : table.offers) {
        for (Offer::Part& slot : offer.parts) {
            std::vector<bool> seen(slot.choices.size());
            for (std::size_t first = 0; first < slot.choices.size(); ++first) {
                if (seen[first] || at(slot.choices[first].piece) == 0) continue;
                std::vector<Operand*> alike;
                for (std::size_t other = first; other < slot.choices.size(); ++other) {
                    if (slot.choices[other].card != slot.choices[first].card ||
                        slot.choices[other].word != slot.choices[first].word)
                        continue;
                    seen[other] = true;
                    alike.push_back(&slot.choices[other]);
                }
                if (alike.size() > 1) markName(table, alike);
                // The only piece of its name may be named with its place, too.
                else if (const Piece* piece = table.piece(alike.front()->piece)) alike.front()->place = piece->place;
            }
        }
    }
}

}  // namespace mazzo::goldfish
