// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/moves.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

/// Puts the cards that a test wants on top, the first topmost.
void arrange(const Match& match, CardPile& pile, const std::vector<CardIndex>& names)
{
    std::size_t place = pile.size();
    for (const CardIndex name : names) {
        std::size_t found = place;
        while (found > 0 && match.data.card[at(kindOf(pile[found - 1]))] != name) --found;
        if (found == 0) return;
        for (--place; found <= place; ++found) std::swap(pile[found - 1], pile[found]);
    }
}

/// Shuffles the discard pile into a new deck; false if both are empty. The deck is empty.
bool refill(const Match& match, std::size_t seat)
{
    Seat& owner = match.seat(seat);
    if (owner.discard.empty()) return false;
    owner.deck.append(owner.discard);
    owner.discard.clear();
    Chance& chance = match.state.chance;
    // A copy that the compiler can keep in registers.
    Random random = chance.random;
    shuffle(owner.deck, random);
    chance.random = random;
    const std::size_t number = chance.shuffles++;
    if (match.setup && number < match.setup->shuffles.size()) arrange(match, owner.deck, match.setup->shuffles[number]);
    report(match, "ZB-T20", "reshuffled", seat, static_cast<int>(owner.deck.size()));
    return true;
}

void reportDrawn(const Match& match, std::size_t seat, std::size_t from, const char* clause)
{
    const CardPile& hand = match.seat(seat).hand;
    const auto count = static_cast<int>(hand.size() - from);
    // What others draw is theirs to know.
    report(match, clause, "drew", seat, count, seat == 0 ? cardsIn(hand, from) : Cards{});
}

}  // namespace

Card takeTop(const Match& match, std::size_t seat)
{
    Seat& owner = match.seat(seat);
    if (owner.deck.empty() && !refill(match, seat)) return kNoCard;
    return owner.deck.pop();
}

int draw(const Match& match, std::size_t seat, int count, const char* clause)
{
    Seat& owner = match.seat(seat);
    auto left = static_cast<std::size_t>(std::max(0, count));
    while (left > 0 && (!owner.deck.empty() || refill(match, seat))) {
        const std::size_t before = owner.hand.size();
        const std::size_t drawn = std::min(left, owner.deck.size());
        owner.deck.dealTo(owner.hand, drawn);
        left -= drawn;
        if (match.log) reportDrawn(match, seat, before, clause);
    }
    const int drawn = count - static_cast<int>(left);
    if (left > 0) report(match, clause, "drew-short", seat, count, drawn);
    return drawn;
}

int reveal(const Match& match, std::size_t seat, int count, const char* clause)
{
    const std::size_t before = match.state.revealed.size();
    match.state.revealedBy = static_cast<std::uint8_t>(seat);
    int shown = 0;
    for (Card card = kNoCard; shown < count && (card = takeTop(match, seat)) != kNoCard; ++shown)
        match.state.revealed.push(card);
    report(match, clause, "zombinion.revealed", seat, shown, cardsIn(match.state.revealed, before));
    return shown;
}

Card take(const Match& match, std::size_t seat, Kind kind, To to)
{
    std::uint8_t& left = match.state.supply[at(kind)];
    if (left == 0) return kNoCard;
    const Card card = cardOf(kind, left--);
    if (left == 0) ++match.state.emptyPiles;
    Seat& owner = match.seat(seat);
    (to == To::Discard ? owner.discard : to == To::Deck ? owner.deck : owner.hand).push(card);
    return card;
}

bool gain(const Match& match, std::size_t seat, Kind kind, To to, const char* clause)
{
    const bool taken = take(match, seat, kind, to) != kNoCard;
    if (!taken) report(match, clause, "zombinion.pile-empty", seat, kind);
    else
        report(match, clause,
               to == To::Discard ? "zombinion.gained"
               : to == To::Deck  ? "zombinion.gained-on-deck"
                                 : "zombinion.gained-to-hand",
               seat, kind);
    return taken;
}

void discardChosen(const Match& match, std::size_t seat, const char* clause)
{
    const CardPile& chosen = match.state.chosen;
    if (chosen.empty()) return;
    Seat& owner = match.seat(seat);
    for (const Card card : chosen) {
        owner.hand.remove(card);
        owner.discard.push(card);
    }
    const auto count = static_cast<int>(chosen.size());
    // Of several discarded cards only the last one is visible, on top (ZB-T09).
    if (seat == 0 || count == 1) report(match, clause, "zombinion.discarded", seat, count, cardsIn(chosen));
    else report(match, clause, "zombinion.discarded-top", seat, count, chosen.top());
}

void trashChosen(const Match& match, std::size_t seat, const char* clause)
{
    const CardPile& chosen = match.state.chosen;
    if (chosen.empty()) return;
    for (const Card card : chosen) {
        match.seat(seat).hand.remove(card);
        match.state.trash.push(card);
    }
    report(match, clause, "zombinion.trashed", seat, static_cast<int>(chosen.size()), cardsIn(chosen));
}

void discardRevealed(const Match& match, std::size_t seat, const char* clause)
{
    CardPile& revealed = match.state.revealed;
    if (revealed.empty()) return;
    report(match, clause, "zombinion.discarded", seat, static_cast<int>(revealed.size()), cardsIn(revealed));
    match.seat(seat).discard.append(revealed);
    revealed.clear();
}

}  // namespace mazzo::goldfish::zombinion
