// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_ways.h"

#include "app/text/action_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr std::size_t kFew = 6;  // choices that are shown each for itself

Verb::Role roleOf(const Offer& offer, const Setup& setup)
{
    const Verb* verb = findVerb(setup.procedure.engine, offer.verb);
    // A number that nobody computed is entered by hand.
    if (!offer.parts.empty() && offer.parts.front().numbers) return Verb::Role::ByHand;
    return verb ? verb->role : Verb::Role::Play;
}

bool names(const Operand& operand, const Target& target)
{
    return target.piece != PieceId{}
               ? operand.piece == target.piece
               : operand.piece == PieceId{} && operand.card == noCard && operand.word == target.word;
}

/// Can the player point at it on the table?
bool isInSight(const Operand& operand, const Table& table, const Setup& setup)
{
    if (operand.piece == PieceId{}) return operand.card == noCard && setup.procedure.region(operand.word) != nullptr;
    const Pile* pile = table.pileOf(operand.piece);
    if (!pile || pile->sight == Procedure::Sight::Hidden) return false;
    return pile->sight == Procedure::Sight::Open || pile->pieces.front().id == operand.piece;
}

Way wayOf(ActionMaker maker, QString label, const Setup& setup, std::string_view language)
{
    const Note& note = maker.offer().note;
    const QString words = note.key.empty() ? QString() : sentence(note, setup, language);
    const QString clause = fromUtf8(note.clause);
    const bool provisional = note.warning;
    const Verb::Role role = roleOf(maker.offer(), setup);
    return {std::move(maker), std::move(label), words, clause, provisional, role};
}

/// An action whose last part has only a few words is listed with each of them; else its open part is chosen on the
/// table.
void addWays(std::vector<Way>& ways, const ActionMaker& maker, bool named, const Setup& setup,
             std::string_view language)
{
    const auto text = [&](const ActionMaker& made) {
        Action action = made.action();
        // The card that was touched needs no naming.
        if (!named && !action.parts.empty()) action.parts.front().operands.clear();
        return label(action, setup, language);
    };
    if (maker.isComplete()) return ways.push_back(wayOf(maker, text(maker), setup, language));
    const Offer::Part& part = maker.part();
    const bool last = maker.partIndex() + 1 == maker.offer().parts.size();
    const bool few =
        !part.numbers && part.choices.size() <= kFew && std::ranges::none_of(part.choices, [&](const Operand& choice) {
            return choice.card != noCard || choice.piece != PieceId{} || setup.procedure.region(choice.word);
        });
    if (!last || part.isList() || !few)
        return ways.push_back(wayOf(maker, shapeText(maker.offer(), setup, maker.partIndex(), 1), setup, language));
    for (std::size_t choice = 0; choice < part.choices.size(); ++choice) {
        ActionMaker made = maker;
        made.choose(choice);
        ways.push_back(wayOf(made, text(made), setup, language));
    }
}

/// Of pieces that look alike an offer names the first; touching another means the same.
std::optional<std::size_t> alikeIn(const Offer::Part& part, const Target& target, const Table& table)
{
    const Piece* piece = target.piece != PieceId{} ? table.piece(target.piece) : nullptr;
    if (!piece) return std::nullopt;
    for (std::size_t choice = 0; choice < part.choices.size(); ++choice) {
        const Operand& operand = part.choices[choice];
        if (operand.piece == PieceId{} || operand.card != piece->card) continue;
        const Piece* other = table.piece(operand.piece);
        if (other && looksLike(*other, *piece) && table.pileOf(other->id) == table.pileOf(piece->id)) return choice;
    }
    return std::nullopt;
}

/// Where a piece is moved that stays where it is: the last thing that a player means.
bool leadsNowhere(const Way& way, const Target& target, const Table& table)
{
    const Action action = way.maker.action();
    const Pile* pile = target.piece != PieceId{} ? table.pileOf(target.piece) : nullptr;
    return pile && way.maker.isComplete() && action.parts.size() == 2 && action.operand(1).card == noCard &&
           action.operand(1).word == pile->zone;
}

/// Where a button stands: what does something first, then what chooses from the hand, then what goes on, then the rest;
/// what is done by hand apart from these.
int rankOf(const Way& way)
{
    const Offer& offer = way.maker.offer();
    switch (way.role) {
    case Verb::Role::ByHand: return 4;
    case Verb::Role::Continue: return 2;
    case Verb::Role::Concede: return 3;
    case Verb::Role::Play: break;
    }
    if (way.maker.isComplete()) return 0;
    return offer.parts.front().isList() ? 1 : 3;
}

/// Two offers of one name (one card, or several) begin alike: the first stands for both, unless the other asks for
/// more.
std::vector<Way> distinct(std::vector<Way> ways, const Setup& setup)
{
    std::vector<Way> different;
    const auto isThere = [&different](const QString& label) {
        return std::ranges::find(different, label, &Way::label) != different.end();
    };
    for (Way& way : ways) {
        if (isThere(way.label) && !way.maker.isComplete())
            way.label = shapeText(way.maker.offer(), setup, way.maker.partIndex());
        if (!isThere(way.label)) different.push_back(std::move(way));
    }
    return different;
}

}  // namespace

bool looksLike(const Piece& left, const Piece& right)
{
    return left.card == right.card && left.thing == right.thing && left.place == right.place &&
           left.states == right.states && left.counters == right.counters && left.host == right.host;
}

std::optional<std::size_t> choiceFor(const ActionMaker& maker, const Target& target, const Table& table)
{
    std::optional<std::size_t> taken;
    if (maker.isComplete()) return taken;
    const auto& choices = maker.part().choices;
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
        if (!names(choices[choice], target)) continue;
        if (!maker.isChosen(choice)) return choice;
        taken = choice;
    }
    return taken || maker.part().isList() ? taken : alikeIn(maker.part(), target, table);
}

Touch touchOf(const Target& target, const Table& table, const ActionMaker* maker)
{
    if (maker) {
        const auto choice = choiceFor(*maker, target, table);
        return !choice ? Touch::Nothing : maker->isChosen(*choice) ? Touch::Chosen : Touch::Choosable;
    }
    const bool acts = std::ranges::any_of(table.offers, [&](const Offer& offer) {
        if (offer.parts.empty()) return false;
        const Offer::Part& part = offer.parts.front();
        return std::ranges::any_of(part.choices, [&](const Operand& choice) { return names(choice, target); }) ||
               (!part.isList() && alikeIn(part, target, table));
    });
    return acts ? Touch::Acts : Touch::Nothing;
}

std::vector<Way> waysFrom(const Target& target, const Table& table, const Setup& setup, std::string_view language)
{
    std::vector<Way> ways;
    for (const Offer& offer : table.offers) {
        if (offer.parts.empty()) continue;
        ActionMaker maker(offer);
        const auto choice = choiceFor(maker, target, table);
        if (!choice) continue;
        maker.choose(*choice);
        addWays(ways, maker, false, setup, language);
    }
    ways = distinct(std::move(ways), setup);
    std::ranges::stable_sort(ways, {}, [&](const Way& way) {
        return leadsNowhere(way, target, table) ? 2 : way.byHand() ? 1 : 0;
    });
    return ways;
}

std::vector<Way> otherWays(const Table& table, const Setup& setup, std::string_view language)
{
    std::vector<Way> ways;
    for (const Offer& offer : table.offers) {
        const ActionMaker maker(offer);
        if (offer.parts.empty() || offer.parts.front().isList() || offer.parts.front().numbers) {
            addWays(ways, maker, true, setup, language);
            continue;
        }
        std::vector<std::size_t> unseen;
        const auto& choices = offer.parts.front().choices;
        for (std::size_t choice = 0; choice < choices.size(); ++choice)
            if (!isInSight(choices[choice], table, setup)) unseen.push_back(choice);
        // Several of one kind that are seldom wanted are one button.
        if (unseen.size() > (roleOf(offer, setup) == Verb::Role::ByHand ? 1 : kFew)) {
            ways.push_back(wayOf(maker, shapeText(offer, setup, 0, 1), setup, language));
            continue;
        }
        for (const std::size_t choice : unseen) {
            ActionMaker begun = maker;
            begun.choose(choice);
            if (begun.isComplete())
                ways.push_back(wayOf(begun, label(begun.action(), setup, language), setup, language));
            else
                ways.push_back(
                    wayOf(begun, label(begun.action(), setup, language) + QStringLiteral(" …"), setup, language));
        }
    }
    ways = distinct(std::move(ways), setup);
    std::ranges::stable_sort(ways, {}, rankOf);
    return ways;
}

}  // namespace mazzo::desktop
