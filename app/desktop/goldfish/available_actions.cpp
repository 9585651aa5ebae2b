// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/available_actions.h"

#include "app/text/action_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

constexpr std::size_t kFew = 6;  // up to this many choices are listed as separate actions

Verb::Role roleOf(const Offer& offer, const Setup& setup)
{
    const Verb* verb = findVerb(setup.procedure.engine, offer.verb);
    // Numbers are entered by hand.
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
bool isVisible(const Operand& operand, const Table& table, const Setup& setup)
{
    if (operand.piece == PieceId{}) return operand.card == noCard && setup.procedure.region(operand.word) != nullptr;
    const Pile* pile = table.pileOf(operand.piece);
    if (!pile || pile->sight == Procedure::Sight::Hidden) return false;
    return pile->sight == Procedure::Sight::Open || pile->pieces.front().id == operand.piece;
}

/// An action whose last part has only a few choices is listed once for each of them; otherwise the part is chosen on
/// the table.
void addActions(std::vector<AvailableAction>& actions, const ActionBuilder& builder, bool named, const Setup& setup,
                std::string_view language)
{
    const auto text = [&](const ActionBuilder& made) {
        Action action = made.action();
        // The touched card need not be named.
        if (!named && !action.parts.empty()) action.parts.front().operands.clear();
        return label(action, setup, language);
    };
    if (builder.isComplete()) return actions.push_back(availableAction(builder, text(builder), setup, language));
    const Offer::Part& part = builder.part();
    const bool last = builder.partIndex() + 1 == builder.offer().parts.size();
    const bool few =
        !part.numbers && part.choices.size() <= kFew && std::ranges::none_of(part.choices, [&](const Operand& choice) {
            return choice.card != noCard || choice.piece != PieceId{} || setup.procedure.region(choice.word);
        });
    if (!last || part.isList() || !few)
        return actions.push_back(
            availableAction(builder, shapeText(builder.offer(), setup, builder.partIndex(), 1), setup, language));
    for (std::size_t choice = 0; choice < part.choices.size(); ++choice) {
        ActionBuilder made = builder;
        made.choose(choice);
        actions.push_back(availableAction(made, text(made), setup, language));
    }
}

/// Of identical pieces an offer names only the first; touching another one means the same.
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

/// Does the action move a piece to where it already is? That is the last thing that a player means.
bool leadsNowhere(const AvailableAction& available, const Target& target, const Table& table)
{
    const Action action = available.builder.action();
    const Pile* pile = target.piece != PieceId{} ? table.pileOf(target.piece) : nullptr;
    return pile && available.builder.isComplete() && action.parts.size() == 2 && action.operand(1).card == noCard &&
           action.operand(1).word == pile->zone;
}

/// The order of the buttons: complete actions, then those that choose from the hand, then those that continue the turn,
/// then the rest, and manual actions last.
int rankOf(const AvailableAction& action)
{
    const Offer& offer = action.builder.offer();
    switch (action.role) {
    case Verb::Role::ByHand: return 4;
    case Verb::Role::Continue: return 2;
    case Verb::Role::Concede: return 3;
    case Verb::Role::Resolve: return 0;
    case Verb::Role::Opposing:
    case Verb::Role::Play: break;
    }
    if (action.builder.isComplete()) return 0;
    return offer.parts.front().isList() ? 1 : 3;
}

/// Of two offers with the same label (one card, or several) only the first is listed, unless the other needs more
/// choices.
std::vector<AvailableAction> distinct(std::vector<AvailableAction> actions, const Setup& setup)
{
    std::vector<AvailableAction> different;
    const auto isListed = [&different](const QString& label) {
        return std::ranges::find(different, label, &AvailableAction::label) != different.end();
    };
    for (AvailableAction& action : actions) {
        if (isListed(action.label) && !action.builder.isComplete())
            action.label = shapeText(action.builder.offer(), setup, action.builder.partIndex());
        if (!isListed(action.label)) different.push_back(std::move(action));
    }
    return different;
}

}  // namespace

AvailableAction availableAction(ActionBuilder builder, QString label, const Setup& setup, std::string_view language)
{
    const Note& note = builder.offer().note;
    const QString words = note.key.empty() ? QString() : sentence(note, setup, language);
    const QString clause = fromUtf8(note.clause);
    const bool provisional = note.warning;
    const Verb::Role role = roleOf(builder.offer(), setup);
    return {std::move(builder), std::move(label), words, clause, provisional, role};
}

QString touchId(Touch touch)
{
    switch (touch) {
    case Touch::Acts: return QStringLiteral("acts");
    case Touch::Choosable: return QStringLiteral("choosable");
    case Touch::Chosen: return QStringLiteral("chosen");
    case Touch::Nothing: break;
    }
    return {};
}

bool looksLike(const Piece& left, const Piece& right)
{
    return left.card == right.card && left.thing == right.thing && left.place == right.place &&
           left.states == right.states && left.counters == right.counters && left.host == right.host;
}

std::optional<std::size_t> choiceFor(const ActionBuilder& builder, const Target& target, const Table& table)
{
    std::optional<std::size_t> chosen;
    if (builder.isComplete()) return chosen;
    const auto& choices = builder.part().choices;
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
        if (!names(choices[choice], target)) continue;
        if (!builder.isChosen(choice)) return choice;
        chosen = choice;
    }
    return chosen || builder.part().isList() ? chosen : alikeIn(builder.part(), target, table);
}

Touch touchOf(const Target& target, const Table& table, const ActionBuilder* builder)
{
    if (builder) {
        const auto choice = choiceFor(*builder, target, table);
        return !choice ? Touch::Nothing : builder->isChosen(*choice) ? Touch::Chosen : Touch::Choosable;
    }
    const bool acts = std::ranges::any_of(table.offers, [&](const Offer& offer) {
        if (offer.parts.empty() || offer.unlisted) return false;
        const Offer::Part& part = offer.parts.front();
        return std::ranges::any_of(part.choices, [&](const Operand& choice) { return names(choice, target); }) ||
               (!part.isList() && alikeIn(part, target, table));
    });
    return acts ? Touch::Acts : Touch::Nothing;
}

std::vector<AvailableAction> actionsFor(const Target& target, const Table& table, const Setup& setup,
                                        std::string_view language)
{
    return actionsFor(target, table.offers, table, setup, language);
}

std::vector<AvailableAction> actionsFor(const Target& target, std::span<const Offer> offers, const Table& table,
                                        const Setup& setup, std::string_view language)
{
    std::vector<AvailableAction> actions;
    for (const Offer& offer : offers) {
        if (offer.parts.empty() || offer.unlisted) continue;
        ActionBuilder builder(offer);
        const auto choice = choiceFor(builder, target, table);
        if (!choice) continue;
        builder.choose(*choice);
        addActions(actions, builder, false, setup, language);
    }
    actions = distinct(std::move(actions), setup);
    std::ranges::stable_sort(actions, {}, [&](const AvailableAction& action) {
        return leadsNowhere(action, target, table) ? 2 : action.byHand() ? 1 : 0;
    });
    return actions;
}

std::vector<AvailableAction> otherActions(const Table& table, const Setup& setup, std::string_view language)
{
    std::vector<AvailableAction> actions;
    for (const Offer& offer : table.offers) {
        // The opposing army has a view of its own.
        if (offer.unlisted || roleOf(offer, setup) == Verb::Role::Opposing) continue;
        const ActionBuilder builder(offer);
        if (offer.parts.empty() || offer.parts.front().isList() || offer.parts.front().numbers) {
            addActions(actions, builder, true, setup, language);
            continue;
        }
        std::vector<std::size_t> hidden;
        const auto& choices = offer.parts.front().choices;
        for (std::size_t choice = 0; choice < choices.size(); ++choice)
            if (!isVisible(choices[choice], table, setup)) hidden.push_back(choice);
        // Several manual actions of one kind are one button.
        if (hidden.size() > (roleOf(offer, setup) == Verb::Role::ByHand ? 1 : kFew)) {
            actions.push_back(availableAction(builder, shapeText(offer, setup, 0, 1), setup, language));
            continue;
        }
        for (const std::size_t choice : hidden) {
            ActionBuilder begun = builder;
            begun.choose(choice);
            if (begun.isComplete())
                actions.push_back(availableAction(begun, label(begun.action(), setup, language), setup, language));
            else
                actions.push_back(availableAction(begun, label(begun.action(), setup, language) + QStringLiteral(" …"),
                                                  setup, language));
        }
    }
    actions = distinct(std::move(actions), setup);
    std::ranges::stable_sort(actions, {}, rankOf);
    return actions;
}

}  // namespace mazzo::desktop
