// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/table_text.h"

#include "model/catalogue/hash.h"

namespace mazzo::goldfish {

namespace {

std::string numberOf(CardIndex card) { return card == noCard ? std::string("-") : std::to_string(at(card)); }

/// A text of unknown content: its length says where it ends.
std::string bounded(std::string_view text) { return std::to_string(text.size()) + ":" + std::string(text); }

std::string textOf(const std::vector<Counter>& counters)
{
    std::string text;
    for (const Counter& counter : counters)
        text += ' ' + counter.id + '/' + std::to_string(counter.seat) + '=' + std::to_string(counter.value);
    return text;
}

struct ArgumentText {
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(CardIndex card) const { return "card " + numberOf(card); }
    std::string operator()(const std::vector<CardIndex>& cards) const
    {
        std::string text = "cards";
        for (const CardIndex card : cards) text += ' ' + numberOf(card);
        return text;
    }
    std::string operator()(const std::string& word) const { return bounded(word); }
};

std::string textOf(const Note& note)
{
    std::string text = bounded(note.clause) + ' ' + bounded(note.key) + " seat " + std::to_string(note.seat) +
                       (note.warning ? " warning" : "");
    for (const NoteArgument& argument : note.arguments) text += " | " + std::visit(ArgumentText{}, argument);
    return text;
}

std::string textOf(const Piece& piece)
{
    std::string text = std::to_string(at(piece.id)) + ' ' + numberOf(piece.card);
    if (!piece.thing.empty()) text += " thing " + bounded(piece.thing);
    if (piece.copies != 1) text += " copies " + std::to_string(piece.copies);
    if (piece.token) text += " token";
    if (!piece.place.empty()) text += " at " + bounded(piece.place);
    if (at(piece.host) != 0) text += " on " + std::to_string(at(piece.host));
    for (const std::string& state : piece.states) text += " is " + bounded(state);
    return text + textOf(piece.counters);
}

std::string textOf(const Offer& offer)
{
    std::string text = "offer " + bounded(offer.verb) + ' ' + textOf(offer.note);
    for (const Offer::Part& slot : offer.parts) {
        text += " / " + bounded(slot.link) + ' ' + std::to_string(slot.least) + ".." + std::to_string(slot.most);
        if (slot.numbers)
            text += " numbers " + std::to_string(slot.numbers->first) + ".." + std::to_string(slot.numbers->second);
        for (const Operand& choice : slot.choices)
            text += ' ' + numberOf(choice.card) + ',' + std::to_string(at(choice.piece)) + ',' + bounded(choice.word) +
                    ',' + bounded(choice.mark);
    }
    return text;
}

}  // namespace

std::string textOf(const Table& table)
{
    std::string text = "turn " + std::to_string(table.turn) + "\nphase " + table.phase + "\nseat " +
                       std::to_string(table.seat) + "\npieces " + std::to_string(table.lastPiece) + "\nrandom";
    for (const std::uint64_t word : table.random.state()) text += ' ' + std::to_string(word);
    text += "\ncounters" + textOf(table.counters) + '\n';
    for (const Pile& pile : table.piles) {
        text += "pile " + pile.zone + '/' + std::to_string(pile.seat) + " sight " +
                std::to_string(static_cast<int>(pile.sight)) + '\n';
        for (const Piece& piece : pile.pieces) text += "  " + textOf(piece) + '\n';
    }
    if (table.question) text += "question " + textOf(*table.question) + '\n';
    if (table.outcome) text += "outcome " + textOf(*table.outcome) + '\n';
    for (const Offer& offer : table.offers) text += textOf(offer) + '\n';
    for (const Note& note : table.log) text += "log " + textOf(note) + '\n';
    return text;
}

std::uint64_t fingerprint(const Table& table) { return catalogue::hash64(textOf(table)); }

}  // namespace mazzo::goldfish
