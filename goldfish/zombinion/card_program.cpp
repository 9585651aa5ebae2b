// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/card_program.h"

#include "goldfish/vocabulary.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

using ParameterKind = EffectParameter::Kind;

constexpr EffectTrigger kTriggers[]{
    {kWhenPlayed, MAZZO_TR_NOOP("effects", "When played")},
    {kWhenAttacked, MAZZO_TR_NOOP("effects", "When attacked")},
    {kWhenScored, MAZZO_TR_NOOP("effects", "When the game is scored")},
};

constexpr std::string_view kOnPlay[]{kWhenPlayed};
constexpr std::string_view kOnAttack[]{kWhenAttacked};
constexpr std::string_view kOnScoring[]{kWhenScored};

// In the order of To.
constexpr std::string_view kDestinations[]{"discard", "deck", "hand"};

constexpr EffectParameter kCard{"card", MAZZO_TR_NOOP("effects", "Card"), ParameterKind::Card, true};
constexpr EffectParameter kTo{"to",         MAZZO_TR_NOOP("effects", "Where to"), ParameterKind::Word, false, {},
                              kDestinations};
constexpr EffectParameter kCardOnly[]{kCard};
constexpr EffectParameter kCardAndPlace[]{kCard, kTo};

constexpr Interval kSome{1, 20};
constexpr Interval kCost{0, 100};
constexpr Interval kCards{1, 100};

// In the order of Op.
constexpr EffectVerb kEffectVerbs[]{
    {"draw", MAZZO_TR_NOOP("effects", "Draw cards"), kSome, kOnPlay},
    {"actions", MAZZO_TR_NOOP("effects", "More Actions"), kSome, kOnPlay},
    {"buys", MAZZO_TR_NOOP("effects", "More Obiettivi"), kSome, kOnPlay},
    {"colpi", MAZZO_TR_NOOP("effects", "More Colpi"), kSome, kOnPlay},
    {"discard-and-draw", MAZZO_TR_NOOP("effects", "Discard cards and draw as many"), {}, kOnPlay},
    {"trash-itself", MAZZO_TR_NOOP("effects", "Trash this card"), {}, kOnPlay},
    {"gain-up-to", MAZZO_TR_NOOP("effects", "Gain a card up to this cost"), kCost, kOnPlay},
    {"gain", MAZZO_TR_NOOP("effects", "Gain a certain card"), {}, kOnPlay, kCardAndPlace},
    {"others-top-victory", MAZZO_TR_NOOP("effects", "Others put a Victory card on their deck"), {}, kOnPlay},
    {"others-lose-mirare", MAZZO_TR_NOOP("effects", "Others lose a Mirare of this many top cards"), kSome, kOnPlay},
    {"take-trashed", MAZZO_TR_NOOP("effects", "Take cards that were just trashed"), {}, kOnPlay},
    {"others-draw", MAZZO_TR_NOOP("effects", "Others draw cards"), kSome, kOnPlay},
    {"draw-up-to", MAZZO_TR_NOOP("effects", "Draw up to this hand size"), kSome, kOnPlay},
    {"others-discard-down-to", MAZZO_TR_NOOP("effects", "Others discard down to this hand size"), kSome, kOnPlay},
    {"trash-for-colpi", MAZZO_TR_NOOP("effects", "Trash a certain card for Colpi"), kSome, kOnPlay, kCardOnly},
    {"reveal-and-lose-one", MAZZO_TR_NOOP("effects", "Reveal cards; the neighbour discards one"), kSome, kOnPlay},
    {"may-discard-deck", MAZZO_TR_NOOP("effects", "The deck may be discarded"), {}, kOnPlay},
    {"exchange-mirare", MAZZO_TR_NOOP("effects", "Exchange a Mirare for one that costs more"), kCost, kOnPlay},
    {"inspect-decks", MAZZO_TR_NOOP("effects", "Keep or discard the top card of every deck"), {}, kOnPlay},
    {"exchange", MAZZO_TR_NOOP("effects", "Exchange a card for one that costs more"), kCost, kOnPlay},
    {"trash-up-to", MAZZO_TR_NOOP("effects", "Trash up to this many cards"), kSome, kOnPlay},
    {"others-gain", MAZZO_TR_NOOP("effects", "Others gain a certain card"), {}, kOnPlay, kCardOnly},
    {"play-twice", MAZZO_TR_NOOP("effects", "Play an Action card twice"), {}, kOnPlay},
    {"dig-mirare", MAZZO_TR_NOOP("effects", "Reveal cards until this many Mirare are found"), kSome, kOnPlay},
    {"protect", MAZZO_TR_NOOP("effects", "The Attack does not affect you"), {}, kOnAttack},
    {"point-for-cards", MAZZO_TR_NOOP("effects", "1 point for every this many cards"), kCards, kOnScoring},
};
static_assert(std::size(kEffectVerbs) == static_cast<std::size_t>(Op::PointForCards) + 1);

}  // namespace

const EffectVocabulary& effectVocabulary()
{
    static constexpr EffectVocabulary all{kTriggers, kEffectVerbs};
    return all;
}

std::optional<Instruction> instructionOf(const Effect& effect)
{
    const EffectVerb* verb = effectVocabulary().verb(effect.verb);
    if (!verb || std::ranges::find(verb->triggers, effect.when) == verb->triggers.end()) return std::nullopt;
    Instruction instruction;
    instruction.op = static_cast<Op>(verb - std::begin(kEffectVerbs));
    instruction.amount = static_cast<std::int8_t>(std::clamp(effect.amount.value_or(1), 0, 100));
    if (const std::string_view to = effect.word(kTo.id); !to.empty()) {
        const auto place = std::ranges::find(kDestinations, to);
        if (place == std::end(kDestinations)) return std::nullopt;
        instruction.to = static_cast<To>(place - std::begin(kDestinations));
    }
    return instruction;
}

std::string_view namedCard(const Effect& effect) { return effect.word(kCard.id); }

bool namesCard(Op op) { return !kEffectVerbs[static_cast<std::size_t>(op)].parameters.empty(); }

}  // namespace mazzo::goldfish::zombinion
