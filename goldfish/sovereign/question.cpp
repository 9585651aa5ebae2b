// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/ask.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::sovereign {

namespace {

struct Key {
    Op op;
    const char* key;
};

constexpr std::array kKeys{
    Key{Op::Damage, "sovereign.ask-damage"},
    Key{Op::Spread, "sovereign.ask-spread"},
    Key{Op::DestroyDamaged, "sovereign.ask-destroy"},
    Key{Op::Hold, "sovereign.ask-hold"},
    Key{Op::Shift, "sovereign.ask-shift"},
    Key{Op::ShiftTo, "sovereign.ask-shift-to"},
    Key{Op::Crystallise, "sovereign.ask-colour"},
    Key{Op::CrystalliseOrSprout, "sovereign.ask-colour-or-sprout"},
    Key{Op::ReturnHaerian, "sovereign.ask-return"},
    Key{Op::ReturnFantoccio, "sovereign.ask-return"},
    Key{Op::RecoverCrystal, "sovereign.ask-recover"},
    Key{Op::RecoverEquipment, "sovereign.ask-recover"},
    Key{Op::SinkHand, "sovereign.ask-sink-hand"},
    Key{Op::Sift, "sovereign.ask-sift"},
    Key{Op::SinkTop, "sovereign.ask-sink-top"},
    Key{Op::GiveCrystal, "sovereign.ask-tribute"},
    Key{Op::GiveFantoccio, "sovereign.ask-tribute"},
    Key{Op::Equip, "sovereign.ask-equip"},
    Key{Op::LoseCovered, "sovereign.ask-lose"},
    Key{Op::Snare, "sovereign.ask-snare"},
    Key{Op::AskDeath, "sovereign.ask-death"},
};

}  // namespace

Note questionFor(const State& state, const Task& task)
{
    const auto found = std::find_if(kKeys.begin(), kKeys.end(), [&task](const Key& key) { return key.op == task.op; });
    Note note{task.clause, found == kKeys.end() ? "" : found->key, {task.amount}};
    if (task.op == Op::SinkTop) note.arguments = {state.table().pile("chronicles").pieces.front().card};
    else if (task.card != noCard) note.arguments.emplace_back(task.card);
    else if (task.op == Op::Crystallise) note.key = "sovereign.ask-start-colour";
    return note;
}

}  // namespace mazzo::goldfish::sovereign
