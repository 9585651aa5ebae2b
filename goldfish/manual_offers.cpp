// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/manual_offers.h"

#include "goldfish/action_text_reader.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

namespace mazzo::goldfish {

namespace {

using Sight = Procedure::Sight;

constexpr std::string_view kPrefix = "manual ";
constexpr std::pair kDieSides{2, 1000};

/// A piece that can be named, with everything that distinguishes it from others of its name.
struct Candidate {
    const Pile* pile = nullptr;
    const Piece* piece = nullptr;

    /// Which of several pieces a name without a mark means: hand before visible before hidden.
    [[nodiscard]] int rank(const Setup& setup) const
    {
        if (pile->zone == setup.procedure.hand) return 0;
        return pile->sight == Sight::Hidden ? 2 : 1;
    }
    /// Cards of a hidden pile look alike, so that their order stays secret.
    [[nodiscard]] bool looksLike(const Candidate& other) const
    {
        if (pile != other.pile || piece->card != other.piece->card || piece->thing != other.piece->thing) return false;
        if (pile->sight == Sight::Hidden) return true;
        const auto look = [](const Piece& piece) {
            return std::tie(piece.place, piece.states, piece.counters, piece.host, piece.token);
        };
        return look(*piece) == look(*other.piece);
    }
    [[nodiscard]] std::string where() const { return piece->place.empty() ? pile->zone : piece->place; }
};

bool has(const std::vector<std::string>& list, std::string_view id)
{
    return std::ranges::find(list, id) != list.end();
}

bool isThing(const ManualControls& controls, const Piece& piece)
{
    return piece.card == noCard &&
           std::ranges::find(controls.things, piece.thing, &ManualControls::Thing::id) != controls.things.end();
}

/// One piece for each look, pile by pile; those of a hidden pile in the order of the catalogue.
std::vector<Candidate> candidates(const Table& table, const std::vector<std::string>& zones)
{
    std::vector<Candidate> found;
    for (const Pile& pile : table.piles) {
        if (pile.seat > 0 || !has(zones, pile.zone)) continue;
        const std::size_t first = found.size();
        for (const Piece& piece : pile.pieces) {
            if (piece.card == noCard && !isThing(table.manual, piece)) continue;
            const Candidate candidate{&pile, &piece};
            const auto begin = found.begin() + static_cast<std::ptrdiff_t>(first);
            const bool listed = std::any_of(begin, found.end(),
                                            [&](const Candidate& other) { return other.looksLike(candidate); });
            if (piece.copies > 0 && !listed) found.push_back(candidate);
        }
        if (pile.sight == Sight::Hidden)
            std::stable_sort(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
                             [](const Candidate& one, const Candidate& other) {
                                 return std::tie(one.piece->card, one.piece->thing) <
                                        std::tie(other.piece->card, other.piece->thing);
                             });
    }
    return found;
}

/// The card that has the name of a thing, such as the UFO and its miniature.
std::optional<CardIndex> cardCalled(const Setup& setup, const std::string& thing)
{
    if (const auto card = setup.find(thing)) return card;
    if (const Texts* names = setup.procedure.nameOf(thing))
        for (const Texts::Entry& entry : names->entries())
            if (const auto card = setup.find(entry.words)) return card;
    return std::nullopt;
}

std::vector<Operand> operandsOf(const Setup& setup, const std::vector<Candidate>& pieces)
{
    struct Name {
        int rank = 3;   ///< the lowest of its pieces
        int first = 0;  ///< how many have that rank
        std::map<std::string, int> places;
    };
    std::map<std::pair<CardIndex, std::string>, Name> names;
    const auto nameOf = [&](const Candidate& candidate) -> Name& {
        if (candidate.piece->card != noCard) return names[{candidate.piece->card, {}}];
        const auto card = cardCalled(setup, candidate.piece->thing);
        return names[{card.value_or(noCard), card ? std::string() : candidate.piece->thing}];
    };
    for (const Candidate& candidate : pieces) {
        Name& name = nameOf(candidate);
        const int rank = candidate.rank(setup);
        if (rank < name.rank) name.first = 0;
        name.rank = std::min(name.rank, rank);
        if (rank == name.rank) ++name.first;
    }
    std::vector<Operand> operands;
    for (const Candidate& candidate : pieces) {
        Name& name = nameOf(candidate);
        std::string place = candidate.where();
        if (const int number = ++name.places[place]; number > 1) place += '#' + std::to_string(number);
        const bool unmarked = candidate.rank(setup) == name.rank && name.first == 1;
        Operand operand{candidate.piece->card, candidate.piece->thing, candidate.piece->id,
                        unmarked ? std::string() : '@' + place, place};
        operands.push_back(std::move(operand));
    }
    return operands;
}

std::vector<Operand> discardable(const Setup& setup, const Table& table)
{
    std::vector<std::string> zones = table.manual.sources;
    std::erase(zones, table.manual.discard);
    return operandsOf(setup, candidates(table, zones));
}

std::vector<Operand> wordOperands(const std::vector<std::string>& words)
{
    std::vector<Operand> operands;
    for (const std::string& word : words) operands.push_back(wordOperand(word));
    return operands;
}

/// Where cards can be moved: every target, and the places of the board instead of the board itself.
std::vector<Operand> targets(const ManualControls& controls)
{
    std::vector<Operand> operands = wordOperands(controls.targets);
    std::erase_if(operands, [&controls](const Operand& zone) { return zone.word == controls.board; });
    for (const std::string& place : controls.places) operands.push_back(wordOperand(place));
    return operands;
}

std::vector<Operand> targets(const ManualControls& controls, const ManualControls::Thing& thing)
{
    return thing.zone == controls.board ? wordOperands(controls.places) : std::vector{wordOperand(thing.zone)};
}

int drawableCards(const Setup& setup, const Table& table)
{
    const Procedure& procedure = setup.procedure;
    const Pile* reshuffled = procedure.reshuffle.when == Procedure::Reshuffle::When::Never
                                 ? nullptr
                                 : table.find(procedure.reshuffle.from);
    return table.pile(procedure.drawPile).cards() + (reshuffled ? reshuffled->cards() : 0);
}

const Procedure::TableCounter* counterOf(const Setup& setup, std::string_view id)
{
    const auto found = std::ranges::find(setup.procedure.counters, id, &Procedure::TableCounter::id);
    return found == setup.procedure.counters.end() ? nullptr : &*found;
}

Offer withExactMarks(Offer offer)
{
    for (Offer::Part& part : offer.parts) part.exactMarks = true;
    return offer;
}

void addIfAny(std::vector<Offer>& offers, Offer offer)
{
    const bool possible = std::ranges::all_of(
        offer.parts, [](const Offer::Part& part) { return part.numbers || part.anyCard || !part.choices.empty(); });
    if (possible) offers.push_back(withExactMarks(std::move(offer)));
}

void addCounters(std::vector<Offer>& offers, const Setup& setup, const Table& table)
{
    for (const std::string& id : table.manual.counters) {
        const Procedure::TableCounter* counter = counterOf(setup, id);
        if (!counter) continue;
        const int value = table.count(id);
        Offer offer = offered("manual counter", {wordOperand(id)});
        offer.parts.push_back({{}, {}, 1, 1, std::pair(counter->least - value, counter->most - value)});
        offer.parts.back().isSigned = true;
        offers.push_back(std::move(offer));
    }
}

/// Cards can be added to every zone, things only where they belong. A name that both have means the thing there; the
/// card is marked.
void addTokens(std::vector<Offer>& offers, const Setup& setup, const ManualControls& controls)
{
    Offer cards = offered("manual token");
    cards.parts.push_back({{}, {}, 1, 1, {}});
    cards.parts.front().anyCard = true;
    cards.parts.push_back({"to", targets(controls), 1, 1, {}});
    std::map<std::string, std::vector<Operand>> byZone;
    for (const ManualControls::Thing& thing : controls.things) {
        byZone[thing.zone].push_back(wordOperand(thing.id));
        if (thing.card != noCard) byZone[thing.zone].push_back(cardOperand(thing.card));
        else if (const auto card = cardCalled(setup, thing.id))
            cards.parts.front().choices.push_back({*card, {}, {}, "#card"});
    }
    for (auto& [zone, things] : byZone)
        addIfAny(offers, offeredPair("manual token", std::move(things), "to", targets(controls, {{}, zone})));
    addIfAny(offers, std::move(cards));
}

/// Cards can be moved everywhere, things only on the board.
void addMoves(std::vector<Offer>& offers, const Setup& setup, const Table& table)
{
    const ManualControls& controls = table.manual;
    std::vector<Operand> cards = operandsOf(setup, candidates(table, controls.sources));
    std::vector<Operand> things;
    for (const Operand& operand : cards)
        if (operand.card == noCard && table.pileOf(operand.piece)->zone == controls.board) things.push_back(operand);
    std::erase_if(cards, [](const Operand& operand) { return operand.card == noCard; });
    addIfAny(offers, offeredPair("manual move", std::move(cards), "to", targets(controls)));
    addIfAny(offers, offeredPair("manual move", std::move(things), "to", wordOperands(controls.places)));
}

std::optional<int> numberIn(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

bool isCalled(const Setup& setup, const std::string& id, std::string_view text)
{
    const std::string wanted = folded(trimmed(text));
    if (folded(id) == wanted) return true;
    const Texts* names = setup.procedure.nameOf(id);
    return names && std::ranges::any_of(names->entries(),
                                        [&wanted](const Texts::Entry& entry) { return folded(entry.words) == wanted; });
}

bool isAnyCalled(const Setup& setup, const std::vector<Operand>& words, std::string_view text)
{
    return std::ranges::any_of(words, [&](const Operand& word) { return isCalled(setup, word.word, text); });
}

/// Whether one of the pieces has the name, and whether the name alone says which.
Note pieceRefusal(const Setup& setup, const std::vector<Operand>& pieces, const Operand& wanted)
{
    int matching = 0;
    for (const Operand& piece : pieces) {
        const bool same = piece.card != noCard    ? piece.card == wanted.card
                          : wanted.card != noCard ? cardCalled(setup, piece.word) == wanted.card
                                                  : isCalled(setup, piece.word, wanted.word);
        matching += same ? 1 : 0;
    }
    if (matching == 0) return {{}, "manual-no-card", {}};
    return {{}, wanted.mark.empty() ? "manual-ambiguous" : "manual-no-card-there", {}};
}

Note counterRefusal(const Setup& setup, const Table& table, std::string_view text)
{
    text = trimmed(text);
    const std::size_t blank = std::min(text.rfind(' '), text.size());
    for (const std::string& id : table.manual.counters) {
        if (!isCalled(setup, id, text.substr(0, blank))) continue;
        const Procedure::TableCounter* counter = counterOf(setup, id);
        if (!counter || !numberIn(text.substr(blank))) break;
        return {{}, "manual-out-of-range", {id, counter->least, counter->most}};
    }
    const bool known = std::ranges::any_of(table.manual.counters, [&](const std::string& id) {
        return isCalled(setup, id, text.substr(0, blank)) || isCalled(setup, id, text);
    });
    return {{}, known ? "manual-counter-change" : "manual-no-counter", {}};
}

}  // namespace

bool isManual(std::string_view verb) { return verb.starts_with(kPrefix); }

ManualControls procedureControls(const Setup& setup)
{
    const Procedure& procedure = setup.procedure;
    ManualControls controls;
    for (const Procedure::TableZone& zone : procedure.zones) controls.sources.push_back(zone.id);
    controls.targets = controls.sources;
    controls.stateZones = controls.sources;
    controls.states = procedure.states;
    for (const Procedure::TableCounter& counter : procedure.counters) controls.counters.push_back(counter.id);
    for (const std::string_view zone : {std::string_view(procedure.reshuffle.from), std::string_view("discard")})
        if (controls.discard.empty() && procedure.zone(zone)) controls.discard = zone;
    return controls;
}

std::vector<Offer> manualOffers(const Setup& setup, const Table& table)
{
    const ManualControls& controls = table.manual;
    std::vector<Offer> offers;
    if (table.outcome || controls.refusal) return offers;
    if (const int cards = drawableCards(setup, table); cards > 0)
        offers.push_back(offeredNumber("manual draw", 1, cards));
    if (!controls.discard.empty()) addIfAny(offers, offered("manual discard", discardable(setup, table)));
    addMoves(offers, setup, table);
    std::vector<Operand> filled = wordOperands(controls.targets);
    std::erase_if(filled, [&](const Operand& zone) {
        return zone.word == controls.board || table.pile(zone.word).pieces.empty();
    });
    addIfAny(offers, offered("manual shuffle", std::move(filled)));
    addCounters(offers, setup, table);
    addTokens(offers, setup, controls);
    addIfAny(offers, offeredPair("manual state", operandsOf(setup, candidates(table, controls.stateZones)), {},
                                 wordOperands(controls.states)));
    if (const int cards = table.pile(setup.procedure.drawPile).cards(); cards > 0)
        offers.push_back(offeredNumber("manual look", 1, cards));
    offers.push_back(offeredNumber("manual roll", kDieSides.first, kDieSides.second));
    return offers;
}

Note manualRefusal(const Setup& setup, const Table& table, std::string_view text)
{
    if (table.outcome) return {{}, "manual-over", {}};
    if (table.manual.refusal) return *table.manual.refusal;
    const Action action = readUnchecked(text, setup);
    const std::string_view rest = actionOperands(text);
    const ManualControls& controls = table.manual;
    const bool named = !action.parts.empty() && !action.parts.front().operands.empty();
    if (action.is("manual draw") || action.is("manual look")) {
        const int cards = action.is("manual draw") ? drawableCards(setup, table)
                                                   : table.pile(setup.procedure.drawPile).cards();
        return {{}, numberIn(rest).value_or(0) > cards ? "manual-too-few" : "manual-number", {cards}};
    }
    if (action.is("manual roll")) return {{}, "manual-die", {kDieSides.first, kDieSides.second}};
    if (action.is("manual counter")) return counterRefusal(setup, table, rest);
    if (action.is("manual shuffle")) {
        const bool known = isAnyCalled(setup, wordOperands(controls.targets), rest);
        return {{}, known ? "manual-nothing-to-shuffle" : "manual-no-zone", {}};
    }
    if (action.is("manual discard") && named)
        return controls.discard.empty() ? Note{{}, "manual-no-discard", {}}
                                        : pieceRefusal(setup, discardable(setup, table), action.operand());
    if (action.is("manual state")) {
        const bool known = std::ranges::any_of(controls.states, [&](const std::string& state) {
            return folded(rest).ends_with(folded(state)) || rest.ends_with(state);
        });
        return {{}, known ? "manual-no-card" : "manual-no-state", {}};
    }
    if ((action.is("manual move") || action.is("manual token")) && named) {
        std::vector<Operand> known = targets(controls);
        for (const ManualControls::Thing& thing : controls.things) known.push_back(wordOperand(thing.zone));
        if (action.parts.size() < 2 || !isAnyCalled(setup, known, action.operand(1).word))
            return {{}, "manual-no-zone", {}};
        if (action.is("manual token")) return {{}, "manual-no-token", {}};
        return pieceRefusal(setup, operandsOf(setup, candidates(table, controls.sources)), action.operand());
    }
    return {{}, "manual-unknown", {}};
}

}  // namespace mazzo::goldfish
