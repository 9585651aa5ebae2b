// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"

#include "goldfish/action_text.h"
#include "goldfish/action_text_reader.h"
#include "goldfish/engines.h"
#include "goldfish/saved_game.h"
#include "goldfish/table_text.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace mazzo::goldfish {

namespace {

std::map<CardIndex, int> cardsOn(const Table& table)
{
    std::map<CardIndex, int> cards;
    for (const Pile& pile : table.piles)
        for (const Piece& piece : pile.pieces)
            if (!piece.token && piece.card != noCard && piece.copies > 0) cards[piece.card] += piece.copies;
    return cards;
}

/// Every plain action reads back from its text in each language of the pack.
std::string textBreach(const Session& session)
{
    const Setup& setup = session.play().setup();
    for (const Action& action : plainActions(session.table().offers)) {
        for (const std::string& language : setup.game->languages) {
            const std::string text = textOf(action, setup, language);
            const auto read = readAction(text, session.table().offers, setup);
            if (!read || *read != *admitted(session.table().offers, action)) return "does not read back: " + text;
        }
    }
    return {};
}

/// Everything that views show has a text.
std::string vocabularyBreach(const Session& session)
{
    const Table& table = session.table();
    for (const Offer& offer : table.offers)
        if (!findVerb(session.play().setup().procedure.engine, offer.verb)) return "undeclared verb: " + offer.verb;
    std::vector<Note> notes = table.log;
    for (const std::optional<Note>& note : {table.question, table.outcome})
        if (note) notes.push_back(*note);
    for (const Note& note : notes)
        if (!findNoteText(note.key)) return "undeclared note: " + note.key;
    return {};
}

std::string refusalBreach(Session& session)
{
    const std::string before = textOf(session.table());
    const char* manual = session.done() % 2 == 0 ? "manual draw 99999" : "manual move Nobody to nowhere";
    if (session.act(std::string_view(manual))) return std::string("accepted: ") + manual;
    const auto why = session.play().refusal(session.now(), manual);
    if (!why || !findNoteText(why->key)) return std::string("no reason to refuse: ") + manual;
    const auto done = session.act(std::string_view("no-such-action"));
    if (done) return "took an action that is not offered";
    if (done.error().kind != Error::Kind::Refused ||
        done.error().args.size() != 3 + listed(session.table().offers, session.play().setup()).size())
        return "a refusal does not list the offers";
    return textOf(session.table()) == before ? "" : "a refused action changed the table";
}

/// What the next random step chooses from: one step in four is done by hand.
std::vector<Offer> randomOffers(const Session& session, Random& random)
{
    if (random.below(4) != 0) return session.table().offers;
    std::vector<Offer> manual = manualOffers(session.play().setup(), session.table());
    return manual.empty() ? session.table().offers : manual;
}

/// One random step with everything that must hold around it.
std::string stepBreach(Session& session, const std::map<CardIndex, int>& cards, Random& random)
{
    const Setup& setup = session.play().setup();
    const std::string before = textOf(session.table());
    const Action chosen = randomAction(randomOffers(session, random), random, setup.catalogue->size());
    const Action action = *session.play().admitted(session.now(), chosen);
    const std::string text = textOf(action, setup);
    const auto read = session.play().read(session.now(), text);
    if (!read || *read != action) return "does not read back: " + text;
    if (isManual(action.verb) && !findVerb(setup.procedure.engine, action.verb)) return "undeclared verb: " + text;
    if (!session.act(action))
        return textOf(session.table()) == before ? "" : "a refused action changed the table: " + text;
    const std::string after = textOf(session.table());
    if (cardsOn(session.table()) != cards) return "cards are not conserved: " + text;
    session.undo();
    if (textOf(session.table()) != before) return "undo is not exact: " + text;
    if (!session.act(action) || textOf(session.table()) != after) return "the same action gives another table: " + text;
    return {};
}

std::string replayBreach(const Session& session)
{
    const Setup& setup = session.play().setup();
    auto again = Session::begin(session.play(), session.seed());
    if (!again || textOf(again->table()) != textOf(session.table(0))) return "the same seed gives another set-up";
    for (std::size_t step = 0; step < session.done(); ++step) {
        const std::string text = textOf(session.action(step), setup);
        if (!again->act(std::string_view(text)) || textOf(again->table()) != textOf(session.table(step + 1)))
            return "the same seed and texts give another game: " + text;
    }
    if (!setup.shuffles.empty()) return {};  // A position built by hand has no text.
    const auto read = readSaved(saved(session));
    if (!read) return "the saved text does not read: " + read.error().code;
    const auto back = resumed(*read, *setup.game, *setup.catalogue);
    if (!back) return "the saved game does not resume: " + back.error().code;
    return back->table() == session.table() ? "" : "the saved game resumes to another table";
}

}  // namespace

Action randomAction(const std::vector<Offer>& offers, Random& random, std::size_t cards)
{
    const auto below = [&random](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    const Offer& offer = offers[below(offers.size())];
    Action action{offer.verb, {}};
    for (const Offer::Part& slot : offer.parts) {
        Action::Part part{slot.link, {}};
        if (slot.numbers) {
            const auto span = static_cast<std::size_t>(slot.numbers->second - slot.numbers->first) + 1;
            const int number = slot.numbers->first + static_cast<int>(below(span));
            part.operands.push_back(slot.isSigned ? changeOperand(number) : numberOperand(number));
        } else if (slot.anyCard) {
            part.operands.push_back(cardOperand(CardIndex(below(cards))));
        } else if (slot.accepts && (slot.choices.empty() || below(3) != 0)) {
            // Numbers with slashes are the only form of words so far.
            for (std::size_t count = static_cast<std::size_t>(slot.least) + below(3); count > 0; --count) {
                const std::string word = std::to_string(below(9)) + '/' + std::to_string(1 + below(6)) + '/' +
                                         (below(5) == 0 ? "?" : std::to_string(below(6)));
                if (slot.accepts(word)) part.operands.push_back(wordOperand(word));
            }
        } else {
            std::vector<Operand> choices = slot.choices;
            shuffle(choices, random);
            const auto least = static_cast<std::size_t>(slot.least);
            const std::size_t most = std::min(static_cast<std::size_t>(slot.most), choices.size());
            choices.resize(least + below(most - least + 1));
            part.operands = std::move(choices);
        }
        action.parts.push_back(std::move(part));
    }
    return action;
}

std::string contractBreach(const Play& play, std::uint64_t seed, int steps)
{
    auto session = Session::begin(play, seed);
    if (!session) return "does not start: " + session.error().code;
    const std::map<CardIndex, int> cards = cardsOn(session->table());
    Random random(seed ^ 0x5eedU);
    for (int step = 0; step < steps; ++step) {
        const Table& table = session->table();
        if (table.outcome.has_value() != table.offers.empty())
            return table.outcome ? "offers actions when the game is over" : "offers nothing and is not over";
        if (table.outcome) break;
        std::string breach = textBreach(*session);
        if (breach.empty()) breach = vocabularyBreach(*session);
        if (breach.empty()) breach = refusalBreach(*session);
        if (breach.empty()) breach = stepBreach(*session, cards, random);
        if (!breach.empty()) return "step " + std::to_string(step) + ": " + breach;
    }
    return replayBreach(*session);
}

}  // namespace mazzo::goldfish
