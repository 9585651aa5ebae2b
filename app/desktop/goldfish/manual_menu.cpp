// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/manual_menu.h"

#include "app/text/action_text.h"
#include "app/text/note_text.h"
#include "goldfish/manual_offers.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

struct ManualText {
    Q_DECLARE_TR_FUNCTIONS(ManualText)
};

struct MenuEntry {
    std::string_view verb;
    const char* label;
    const char* note;
    const char* glyph;
    const char* key;
};

constexpr MenuEntry kMenu[]{
    {"manual draw", QT_TRANSLATE_NOOP("ManualText", "Draw"), QT_TRANSLATE_NOOP("ManualText", "%1 to %2 cards"),
     "import", "D"},
    {"manual discard", QT_TRANSLATE_NOOP("ManualText", "Discard"), QT_TRANSLATE_NOOP("ManualText", "any card"), "trash",
     "X"},
    {"manual move", QT_TRANSLATE_NOOP("ManualText", "Move"), QT_TRANSLATE_NOOP("ManualText", "to any zone or place"),
     "next", "M"},
    {"manual state", QT_TRANSLATE_NOOP("ManualText", "Turn"), QT_TRANSLATE_NOOP("ManualText", "or mark a card"), "redo",
     "E"},
    {"manual counter", QT_TRANSLATE_NOOP("ManualText", "Counter"), QT_TRANSLATE_NOOP("ManualText", "+ or −"), "plus",
     "C"},
    {"manual token", QT_TRANSLATE_NOOP("ManualText", "Token"), QT_TRANSLATE_NOOP("ManualText", "a new card or piece"),
     "copy", "T"},
    {"manual look", QT_TRANSLATE_NOOP("ManualText", "Look"), QT_TRANSLATE_NOOP("ManualText", "at the top cards"),
     "search", "L"},
    {"manual shuffle", QT_TRANSLATE_NOOP("ManualText", "Shuffle"), QT_TRANSLATE_NOOP("ManualText", "a zone"), "history",
     "H"},
    {"manual roll", QT_TRANSLATE_NOOP("ManualText", "Roll"), QT_TRANSLATE_NOOP("ManualText", "a die"), "box", "R"},
};

bool isCardOffer(const Offer& offer)
{
    const Offer::Part& part = offer.parts.front();
    return part.anyCard || (!part.choices.empty() && part.choices.front().card != noCard);
}

/// Things that belong to one zone are told apart by it.
QString pieceText(const Offer& offer, const Setup& setup, std::string_view language)
{
    const QString text = ManualText::tr("A piece that is not a card");
    if (offer.parts.size() != 2 || offer.parts[1].choices.size() != 1) return text;
    return QStringLiteral("%1 (%2)").arg(text, operandText(offer.parts[1].choices.front(), setup, language));
}

QString beginningText(const ActionBuilder& builder, const Setup& setup, std::string_view language)
{
    const Offer& offer = builder.offer();
    if (offer.verb == "manual counter") return operandText(builder.action().operand(), setup, language);
    if (offer.verb == "manual move" || offer.verb == "manual token")
        return isCardOffer(offer) ? ManualText::tr("A card") : pieceText(offer, setup, language);
    return shapeText(offer, setup, builder.partIndex(), 1);
}

/// "Mark: exhausted" says more than the name of the action.
void nameStates(std::vector<AvailableAction>& actions, const Piece& piece, const Setup& setup,
                std::string_view language)
{
    for (AvailableAction& action : actions) {
        const Action made = action.builder.action();
        if (!made.is("manual state") || !action.builder.isComplete()) continue;
        const std::string& state = made.operand(1).word;
        const QString name = nameOnTable(state, setup, language);
        action.label = piece.is(state) ? ManualText::tr("No longer: %1").arg(name)
                                       : ManualText::tr("Mark: %1").arg(name);
    }
}

/// The offer with these two operands, complete; nothing if it does not allow them.
std::optional<ActionBuilder> naming(const Offer& offer, const Target& piece, const Target& target, const Table& table)
{
    if (offer.parts.size() != 2) return std::nullopt;
    ActionBuilder builder(offer);
    const auto first = choiceFor(builder, piece, table);
    if (!first) return std::nullopt;
    builder.choose(*first);
    if (builder.isComplete() || builder.partIndex() != 1) return std::nullopt;
    const auto second = choiceFor(builder, target, table);
    if (!second) return std::nullopt;
    builder.choose(*second);
    return builder.isComplete() ? std::optional(std::move(builder)) : std::nullopt;
}

std::vector<AvailableAction> namingBoth(std::span<const Offer> offers, const Target& piece, const Target& target,
                                        const Table& table, const Setup& setup, std::string_view language)
{
    std::vector<AvailableAction> actions;
    for (const Offer& offer : offers)
        if (auto builder = naming(offer, piece, target, table)) {
            const QString text = label(builder->action(), setup, language);
            actions.push_back(availableAction(std::move(*builder), text, setup, language));
        }
    return actions;
}

bool isSupply(const Pile& pile)
{
    return std::ranges::any_of(pile.pieces, [](const Piece& piece) { return piece.copies != 1; });
}

/// Are cards played there? Not a pile of drawn or discarded cards.
bool isPlayedIn(const std::string& target, const Table& table, const Setup& setup)
{
    if (setup.procedure.region(target)) return true;
    const Pile* pile = table.find(target);
    return pile && pile->sight == Procedure::Sight::Open && target != table.manual.discard &&
           target != setup.procedure.hand;
}

}  // namespace

ActionBuilder withOnlyChoices(ActionBuilder builder)
{
    while (!builder.isComplete() && !builder.part().isList() && !builder.part().numbers && !builder.part().anyCard &&
           builder.part().choices.size() == 1)
        builder.choose(0);
    return builder;
}

std::vector<ManualVerb> manualVerbs(const Table& table, const Setup& setup, std::string_view)
{
    const std::vector<Offer> offers = manualOffers(setup, table);
    std::vector<ManualVerb> verbs;
    for (const MenuEntry& entry : kMenu) {
        ManualVerb verb{ManualText::tr(entry.label), ManualText::tr(entry.note), entry.glyph, entry.key, {}};
        std::ranges::copy_if(offers, std::back_inserter(verb.offers),
                             [&entry](const Offer& offer) { return offer.verb == entry.verb; });
        if (verb.offers.empty()) continue;
        if (entry.verb == "manual draw") {
            const auto [least, most] = *verb.offers.front().parts.front().numbers;
            verb.note = verb.note.arg(least).arg(most);
        }
        verbs.push_back(std::move(verb));
    }
    return verbs;
}

std::vector<AvailableAction> manualActions(const ManualVerb& verb, const Setup& setup, std::string_view language)
{
    std::vector<AvailableAction> actions;
    for (const Offer& offer : verb.offers) {
        ActionBuilder builder = withOnlyChoices(ActionBuilder(offer));
        const QString text = beginningText(builder, setup, language);
        actions.push_back(availableAction(std::move(builder), text, setup, language));
    }
    return actions;
}

std::vector<AvailableAction> manualActionsFor(PieceId piece, const Table& table, const Setup& setup,
                                              std::string_view language)
{
    const Piece* found = table.piece(piece);
    if (!found) return {};
    const std::vector<Offer> offers = manualOffers(setup, table);
    std::vector<AvailableAction> actions = actionsFor({piece, {}}, offers, table, setup, language);
    nameStates(actions, *found, setup, language);
    return actions;
}

std::vector<AvailableAction> manualActionsForZone(std::string_view zone, const Table& table, const Setup& setup,
                                                  std::string_view language)
{
    std::vector<AvailableAction> actions;
    const bool drawn = zone == setup.procedure.drawPile;
    for (const Offer& offer : manualOffers(setup, table)) {
        ActionBuilder builder(offer);
        if (offer.verb == "manual draw" && drawn) {
            ActionBuilder one = builder;
            one.setNumber(1);
            actions.push_back(availableAction(std::move(one), ManualText::tr("Draw a card"), setup, language));
            actions.push_back(availableAction(std::move(builder), ManualText::tr("Draw cards …"), setup, language));
        } else if (offer.verb == "manual look" && drawn) {
            actions.push_back(
                availableAction(std::move(builder), ManualText::tr("Look at the top cards …"), setup, language));
        } else if (offer.verb == "manual shuffle") {
            const auto choice = choiceFor(builder, {{}, std::string(zone)}, table);
            if (!choice) continue;
            builder.choose(*choice);
            actions.push_back(availableAction(std::move(builder), ManualText::tr("Shuffle"), setup, language));
        }
    }
    return actions;
}

std::vector<AvailableAction> actionsByDropping(PieceId piece, const std::string& target, const Table& table,
                                               const Setup& setup, std::string_view language)
{
    const Piece* dropped = table.piece(piece);
    const Pile* from = dropped ? table.pileOf(piece) : nullptr;
    if (!from || from->seat > 0 || target == (dropped->place.empty() ? from->zone : dropped->place)) return {};
    const Target what{piece, {}};
    const Target where{{}, target};
    if (auto both = namingBoth(table.offers, what, where, table, setup, language); !both.empty()) return both;
    const bool played = from->zone == setup.procedure.hand ? isPlayedIn(target, table, setup) : isSupply(*from);
    if (played) {
        auto actions = actionsFor(what, table, setup, language);
        std::erase_if(actions, [](const AvailableAction& action) { return action.byHand(); });
        if (!actions.empty()) return actions;
    }
    const std::vector<Offer> offers = manualOffers(setup, table);
    return namingBoth(offers, what, where, table, setup, language);
}

}  // namespace mazzo::desktop
