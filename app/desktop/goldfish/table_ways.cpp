#include "app/desktop/goldfish/table_ways.h"

#include "app/words/action_words.h"
#include "app/words/note_words.h"
#include "app/words/value_words.h"

#include <algorithm>

namespace mazzo {

using namespace goldfish;

namespace {

constexpr std::size_t kFew = 6;   // choices that are shown each for itself

bool names(const Operand& operand, const Target& target)
{
    return target.piece != PieceId{} ? operand.piece == target.piece : operand.piece == PieceId{} && operand.card == noCard && operand.word == target.word;
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
    return {std::move(maker), std::move(label), words, clause, provisional};
}

/// An action whose last part has only a few words is listed with each of them; else its open part is chosen on the table.
void addWays(std::vector<Way>& ways, const ActionMaker& maker, bool named, const Setup& setup, std::string_view language)
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
    const bool few = !part.numbers && part.choices.size() <= kFew && std::ranges::none_of(part.choices, [&](const Operand& choice) {
        return choice.card != noCard || choice.piece != PieceId{} || setup.procedure.region(choice.word);
    });
    if (!last || part.isList() || !few) return ways.push_back(wayOf(maker, shapeWords(maker.offer(), maker.partIndex()), setup, language));
    for (std::size_t choice = 0; choice < part.choices.size(); ++choice) {
        ActionMaker made = maker;
        made.choose(choice);
        ways.push_back(wayOf(made, text(made), setup, language));
    }
}

/// Two offers of one name (one card, or several) begin alike: the first stands for both.
std::vector<Way> distinct(std::vector<Way> ways)
{
    std::vector<Way> different;
    for (Way& way : ways)
        if (std::ranges::find(different, way.label, &Way::label) == different.end()) different.push_back(std::move(way));
    return different;
}

} // namespace

std::optional<std::size_t> choiceFor(const ActionMaker& maker, const Target& target)
{
    std::optional<std::size_t> taken;
    if (maker.isComplete()) return taken;
    const auto& choices = maker.part().choices;
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
        if (!names(choices[choice], target)) continue;
        if (!maker.isChosen(choice)) return choice;
        taken = choice;
    }
    return taken;
}

Touch touchOf(const Target& target, const Table& table, const ActionMaker* maker)
{
    if (maker) {
        const auto choice = choiceFor(*maker, target);
        return !choice ? Touch::Nothing : maker->isChosen(*choice) ? Touch::Chosen : Touch::Choosable;
    }
    const bool acts = std::ranges::any_of(table.offers, [&](const Offer& offer) {
        return !offer.parts.empty() && std::ranges::any_of(offer.parts.front().choices, [&](const Operand& choice) { return names(choice, target); });
    });
    return acts ? Touch::Acts : Touch::Nothing;
}

std::vector<Way> waysFrom(const Target& target, const Table& table, const Setup& setup, std::string_view language)
{
    std::vector<Way> ways;
    for (const Offer& offer : table.offers) {
        if (offer.parts.empty()) continue;
        ActionMaker maker(offer);
        const auto choice = choiceFor(maker, target);
        if (!choice) continue;
        maker.choose(*choice);
        addWays(ways, maker, false, setup, language);
    }
    return distinct(std::move(ways));
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
        if (unseen.size() > kFew) {
            ways.push_back(wayOf(maker, shapeWords(offer), setup, language));
            continue;
        }
        for (const std::size_t choice : unseen) {
            ActionMaker begun = maker;
            begun.choose(choice);
            if (begun.isComplete()) ways.push_back(wayOf(begun, label(begun.action(), setup, language), setup, language));
            else ways.push_back(wayOf(begun, label(begun.action(), setup, language) + QStringLiteral(" …"), setup, language));
        }
    }
    ways = distinct(std::move(ways));
    // What needs nothing more comes first: it is what most turns are made of.
    std::ranges::stable_partition(ways, [](const Way& way) { return way.maker.isComplete(); });
    return ways;
}

} // namespace mazzo
