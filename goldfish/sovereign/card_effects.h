// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish::sovereign {

/// When an effect of a card happens.
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

/// One thing that is done. The first ones are words of a pack's effects; the last ones are steps of the game itself.
enum class Op : std::uint8_t {
    Draw,
    Sanctify,
    Sprout,
    Crystallise,
    CrystalliseOrSprout,
    ReturnHaerian,  ///< from the Afterlife to hand, with printed Force up to the amount
    ReturnFantoccio,
    DestroyDamaged,
    RecoverCrystal,
    RecoverEquipment,
    Damage,   ///< to one Haerian
    Spread,   ///< 1 damage to each of up to so many Haerian
    Bonus,    ///< to the Haerian itself, until Sunset
    Strike,   ///< damage to the Haerian it fights
    Hold,     ///< a Haerian loses its movement action
    Shift,    ///< a Haerian moves to an adjacent free zone
    SinkTop,  ///< the top card may go to the bottom
    SinkHand,
    Sift,  ///< one of the top cards goes to the bottom
    Look,
    GiveFantoccio,
    GiveCrystal,
    EnteringDamage,  ///< to the enemy that stepped on the card
    RowDamage,
    EnteringHold,

    Pair,     ///< Force while another of that name is there
    Shelter,  ///< Force of the Haerian on the Building
    Stride,   ///< zones that one movement covers
    Again,    ///< further Equipment after this one

    ShiftTo,
    Enter,
    Bury,
    Equip,
    Clash,
    LoseCovered,
    Snare,
    AskDeath,
    EnterPhase,
    EndTurn,
};

struct Effect {
    Trigger trigger = Trigger::Always;
    Op op = Op::Draw;
    int amount = 1;

    bool operator==(const Effect&) const = default;
};

/// What the pack says that a card does: the parameter `card-<id>` of its procedure, such as `on-play sanctify-2`.
[[nodiscard]] std::vector<Effect> effectsOf(const Setup& setup, CardIndex card);
[[nodiscard]] std::vector<Effect> effectsOf(const Setup& setup, CardIndex card, Trigger trigger);
/// The amount of a lasting effect; 0 if the card has none.
[[nodiscard]] int lasting(const Setup& setup, CardIndex card, Op op);

/// The card has a text, and the pack does not say what it does (or says what this engine does not know): the player
/// must see to it.
[[nodiscard]] bool isByHand(const Setup& setup, CardIndex card);

}  // namespace mazzo::goldfish::sovereign
