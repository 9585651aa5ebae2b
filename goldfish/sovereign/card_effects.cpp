// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/card_effects.h"

#include "goldfish/sovereign/card_values.h"
#include "goldfish/vocabulary.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

// In the order of Trigger.
constexpr EffectTrigger kTriggers[]{
    {"always", MAZZO_TR_NOOP("effects", "Always")},
    {"play", MAZZO_TR_NOOP("effects", "When played")},
    {"intervention", MAZZO_TR_NOOP("effects", "Intervention")},
    {"testament", MAZZO_TR_NOOP("effects", "Testament")},
    {"assault", MAZZO_TR_NOOP("effects", "Assault")},
    {"immolation", MAZZO_TR_NOOP("effects", "Immolation")},
    {"snare", MAZZO_TR_NOOP("effects", "Snare")},
    {"tribute", MAZZO_TR_NOOP("effects", "Tribute")},
    {"dawn", MAZZO_TR_NOOP("effects", "At Dawn")},
    {"sunset", MAZZO_TR_NOOP("effects", "At Sunset")},
    {"vocation", MAZZO_TR_NOOP("effects", "Vocation")},
};
static_assert(std::size(kTriggers) == static_cast<std::size_t>(Trigger::Vocation) + 1);

constexpr std::string_view kEvents[]{"play",  "intervention", "testament", "assault", "immolation",
                                     "snare", "dawn",         "sunset",    "vocation"};
constexpr std::string_view kAlways[]{"always"};
constexpr std::string_view kAssault[]{"assault"};
constexpr std::string_view kSnare[]{"snare"};
constexpr std::string_view kTribute[]{"tribute"};

constexpr Interval kAmount{1, 20};
constexpr Interval kForce{0, 99};

// In the order of Op.
constexpr EffectVerb kEffectVerbs[]{
    {"draw", MAZZO_TR_NOOP("effects", "Draw cards"), kAmount, kEvents},
    {"sanctify", MAZZO_TR_NOOP("effects", "Sanctify"), kAmount, kEvents},
    {"sprout", MAZZO_TR_NOOP("effects", "Sprout"), kAmount, kEvents},
    {"crystallise", MAZZO_TR_NOOP("effects", "Crystallise"), {}, kEvents},
    {"crystallise-or-sprout", MAZZO_TR_NOOP("effects", "Crystallise or Sprout"), kAmount, kEvents},
    {"return-haerian", MAZZO_TR_NOOP("effects", "Return a Haerian up to this Force to the hand"), kForce, kEvents},
    {"return-fantoccio", MAZZO_TR_NOOP("effects", "Return a Fantoccio to the hand"), {}, kEvents},
    {"destroy-damaged", MAZZO_TR_NOOP("effects", "Destroy a damaged Haerian"), {}, kEvents},
    {"recover-crystal", MAZZO_TR_NOOP("effects", "Recover Crystals"), kAmount, kEvents},
    {"recover-equipment", MAZZO_TR_NOOP("effects", "Recover Equipment"), kAmount, kEvents},
    {"damage", MAZZO_TR_NOOP("effects", "Damage to a Haerian"), kAmount, kEvents},
    {"spread", MAZZO_TR_NOOP("effects", "1 damage to each of several Haerian"), kAmount, kEvents},
    {"bonus", MAZZO_TR_NOOP("effects", "More Force until Sunset"), kAmount, kEvents},
    {"strike", MAZZO_TR_NOOP("effects", "Damage to the enemy it fights"), kAmount, kAssault},
    {"hold", MAZZO_TR_NOOP("effects", "A Haerian loses its movement"), {}, kEvents},
    {"shift", MAZZO_TR_NOOP("effects", "Move a Haerian one zone"), {}, kEvents},
    {"sink-top", MAZZO_TR_NOOP("effects", "The top card may be put on the bottom"), {}, kEvents},
    {"sink-hand", MAZZO_TR_NOOP("effects", "A card in hand is put on the bottom"), {}, kEvents},
    {"sift", MAZZO_TR_NOOP("effects", "One of the top cards is put on the bottom"), kAmount, kEvents},
    {"look", MAZZO_TR_NOOP("effects", "Look at the top card"), {}, kEvents},
    {"give-fantoccio", MAZZO_TR_NOOP("effects", "Give a Fantoccio"), {}, kTribute},
    {"give-crystal", MAZZO_TR_NOOP("effects", "Give a Crystal"), {}, kTribute},
    {"entering-damage", MAZZO_TR_NOOP("effects", "Damage to the enemy that entered"), kAmount, kSnare},
    {"row-damage", MAZZO_TR_NOOP("effects", "Damage to every enemy in the row"), kAmount, kSnare},
    {"entering-hold", MAZZO_TR_NOOP("effects", "The enemy that entered loses its combat"), {}, kSnare},
    {"pair", MAZZO_TR_NOOP("effects", "More Force with another of its name"), kAmount, kAlways},
    {"shelter", MAZZO_TR_NOOP("effects", "More Force for the Haerian on it"), kAmount, kAlways},
    {"stride", MAZZO_TR_NOOP("effects", "Zones in one movement"), kAmount, kAlways},
    {"again", MAZZO_TR_NOOP("effects", "Further Equipment may be used"), {}, kAlways},
};
static_assert(std::size(kEffectVerbs) == static_cast<std::size_t>(Op::Again) + 1);

std::optional<CardEffect> compiled(const Effect& effect)
{
    const auto trigger = std::ranges::find(kTriggers, effect.when, &EffectTrigger::id);
    const EffectVerb* verb = effectVocabulary().verb(effect.verb);
    if (trigger == std::end(kTriggers) || !verb) return std::nullopt;
    return CardEffect{static_cast<Trigger>(trigger - std::begin(kTriggers)),
                      static_cast<Op>(verb - std::begin(kEffectVerbs)), effect.amount.value_or(1), effect.clause};
}

std::optional<Effects> statedEffects(const Setup& setup, CardIndex card)
{
    return card == noCard || setup.isUnknownCard(card) ? std::nullopt : setup.catalogue->effects(card);
}

}  // namespace

const EffectVocabulary& effectVocabulary()
{
    static constexpr EffectVocabulary all{kTriggers, kEffectVerbs};
    return all;
}

std::vector<CardEffect> effectsOf(const Setup& setup, CardIndex card)
{
    std::vector<CardEffect> effects;
    if (const auto stated = statedEffects(setup, card))
        for (const Effect& effect : *stated)
            if (auto known = compiled(effect)) effects.push_back(std::move(*known));
    return effects;
}

std::vector<CardEffect> effectsOf(const Setup& setup, CardIndex card, Trigger trigger)
{
    std::vector<CardEffect> effects = effectsOf(setup, card);
    std::erase_if(effects, [trigger](const CardEffect& effect) { return effect.trigger != trigger; });
    return effects;
}

int lasting(const Setup& setup, CardIndex card, Op op)
{
    for (const CardEffect& effect : effectsOf(setup, card, Trigger::Always))
        if (effect.op == op) return effect.amount;
    return 0;
}

bool isByHand(const Setup& setup, CardIndex card)
{
    const auto stated = statedEffects(setup, card);
    if (!stated) return CardValues(setup).hasText(card);
    return std::ranges::any_of(*stated, [](const Effect& effect) { return !compiled(effect); });
}

}  // namespace mazzo::goldfish::sovereign
