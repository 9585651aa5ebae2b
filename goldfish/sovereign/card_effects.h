// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish::sovereign {

/// When an effect of a card happens, in the order of the triggers in the vocabulary.
enum class Trigger : std::uint8_t {
    Always,
    Play,
    Intervention,
    Testament,
    Assault,
    Immolation,
    Snare,
    Tribute,
    Dawn,
    Sunset,
    Vocation
};

/// One thing that is done. Up to `Again` in the order of the verbs in the vocabulary; the others are steps of the game
/// itself.
enum class Op : std::uint8_t {
    Draw,
    Sanctify,
    Sprout,
    Crystallise,
    CrystalliseOrSprout,
    ReturnHaerian,  ///< from the Afterlife to the hand, with printed Force up to the amount
    ReturnFantoccio,
    DestroyDamaged,
    RecoverCrystal,
    RecoverEquipment,
    Damage,   ///< to one Haerian
    Spread,   ///< 1 damage to each of up to `amount` Haerian
    Bonus,    ///< to the Haerian itself, until Sunset
    Strike,   ///< damage to the Haerian it fights
    Hold,     ///< a Haerian loses its movement action
    Shift,    ///< a Haerian moves to an adjacent free zone
    SinkTop,  ///< the top card may be put on the bottom
    SinkHand,
    Sift,  ///< one of the top cards is put on the bottom
    Look,
    GiveFantoccio,
    GiveCrystal,
    EnteringDamage,  ///< to the enemy that stepped on the card
    RowDamage,
    EnteringHold,

    Pair,     ///< Force while another card of that name is on the battlefield
    Shelter,  ///< Force of the Haerian on the Building
    Stride,   ///< zones that one movement covers
    Again,    ///< further Equipment may be used after this one

    ShiftTo,
    Enter,
    Bury,
    Equip,
    Clash,
    LoseCovered,
    Snare,
    ConfirmDeath,
    EnterPhase,
    EndTurn,
};

/// One effect of a card, compiled from the words of its pack.
struct CardEffect {
    Trigger trigger = Trigger::Always;
    Op op = Op::Draw;
    int amount = 1;
    std::string clause{};  ///< empty: the clause of the trigger

    bool operator==(const CardEffect&) const = default;
};

/// What the pack says that a card does; effects in words that this engine does not know are left out.
[[nodiscard]] std::vector<CardEffect> effectsOf(const Setup& setup, CardIndex card);
[[nodiscard]] std::vector<CardEffect> effectsOf(const Setup& setup, CardIndex card, Trigger trigger);
/// The amount of a lasting effect; 0 if the card has none.
[[nodiscard]] int lasting(const Setup& setup, CardIndex card, Op op);

/// The card has a text, and the pack does not state what it does, or does so in words that this engine does not know:
/// the player must carry it out.
[[nodiscard]] bool isByHand(const Setup& setup, CardIndex card);

/// The words that the effects of this game's cards may use.
[[nodiscard]] const EffectVocabulary& effectVocabulary();

}  // namespace mazzo::goldfish::sovereign
