// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/effects.h"

#include "goldfish/sovereign/facts.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::goldfish::sovereign {

namespace {

struct TriggerWord {
    std::string_view word;
    Trigger trigger;
};
struct OpWord {
    std::string_view word;
    Op op;
};

constexpr std::array kTriggers{
    TriggerWord{"on-play", Trigger::Play},
    TriggerWord{"on-intervention", Trigger::Intervention},
    TriggerWord{"on-testament", Trigger::Testament},
    TriggerWord{"on-assault", Trigger::Assault},
    TriggerWord{"on-immolation", Trigger::Immolation},
    TriggerWord{"on-snare", Trigger::Snare},
    TriggerWord{"on-tribute", Trigger::Tribute},
    TriggerWord{"on-dawn", Trigger::Dawn},
    TriggerWord{"on-sunset", Trigger::Sunset},
    TriggerWord{"on-vocation", Trigger::Vocation},
};

constexpr std::array kOps{
    OpWord{"draw", Op::Draw},
    OpWord{"sanctify", Op::Sanctify},
    OpWord{"sprout", Op::Sprout},
    OpWord{"crystallise", Op::Crystallise},
    OpWord{"crystallise-or-sprout", Op::CrystalliseOrSprout},
    OpWord{"return-haerian", Op::ReturnHaerian},
    OpWord{"return-fantoccio", Op::ReturnFantoccio},
    OpWord{"destroy-damaged", Op::DestroyDamaged},
    OpWord{"recover-crystal", Op::RecoverCrystal},
    OpWord{"recover-equipment", Op::RecoverEquipment},
    OpWord{"damage", Op::Damage},
    OpWord{"spread", Op::Spread},
    OpWord{"bonus", Op::Bonus},
    OpWord{"strike", Op::Strike},
    OpWord{"hold", Op::Hold},
    OpWord{"shift", Op::Shift},
    OpWord{"sink-top", Op::SinkTop},
    OpWord{"sink-hand", Op::SinkHand},
    OpWord{"sift", Op::Sift},
    OpWord{"look", Op::Look},
    OpWord{"give-fantoccio", Op::GiveFantoccio},
    OpWord{"give-crystal", Op::GiveCrystal},
    OpWord{"entering-damage", Op::EnteringDamage},
    OpWord{"row-damage", Op::RowDamage},
    OpWord{"entering-hold", Op::EnteringHold},
    OpWord{"pair", Op::Pair},
    OpWord{"shelter", Op::Shelter},
    OpWord{"stride", Op::Stride},
    OpWord{"again", Op::Again},
};

template <class Table>
auto named(const Table& table, std::string_view word)
{
    return std::find_if(table.begin(), table.end(), [word](const auto& entry) { return entry.word == word; });
}

/// "sanctify-2" as a word and its number; 1 if it has none.
std::pair<std::string_view, int> split(std::string_view word)
{
    const std::size_t dash = word.rfind('-');
    int number = 1;
    if (dash == std::string_view::npos) return {word, number};
    const auto [end, error] = std::from_chars(word.data() + dash + 1, word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return {word, 1};
    return {word.substr(0, dash), number};
}

struct Parsed {
    std::vector<Effect> effects;
    bool stated = false;
    bool understood = true;
};

std::string_view slugOf(const Setup& setup, CardIndex card)
{
    const std::string_view id = setup.catalogue->id(card);
    const std::size_t colon = id.find(':');
    return colon == std::string_view::npos ? id : id.substr(colon + 1);
}

Parsed parsed(const Setup& setup, CardIndex card)
{
    Parsed result;
    if (card == noCard || setup.isUnknownCard(card)) return result;
    const auto found = setup.procedure.parameters.find("card-" + std::string(slugOf(setup, card)));
    const auto* words = found == setup.procedure.parameters.end()
                            ? nullptr
                            : std::get_if<std::vector<std::string>>(&found->second);
    if (!words) return result;
    result.stated = true;
    Trigger trigger = Trigger::Always;
    for (const std::string& word : *words) {
        if (const auto when = named(kTriggers, word); when != kTriggers.end()) {
            trigger = when->trigger;
            continue;
        }
        const auto [name, number] = split(word);
        const auto op = named(kOps, name);
        if (op == kOps.end()) result.understood = false;
        else result.effects.push_back({trigger, op->op, number});
    }
    return result;
}

bool listed(const Setup& setup, std::string_view parameter, std::string_view id)
{
    const auto found = setup.procedure.parameters.find(parameter);
    const auto* ids = found == setup.procedure.parameters.end() ? nullptr
                                                                : std::get_if<std::vector<std::string>>(&found->second);
    return ids && std::find(ids->begin(), ids->end(), id) != ids->end();
}

}  // namespace

std::vector<Effect> effectsOf(const Setup& setup, CardIndex card) { return parsed(setup, card).effects; }

std::vector<Effect> effectsOf(const Setup& setup, CardIndex card, Trigger trigger)
{
    std::vector<Effect> effects = effectsOf(setup, card);
    std::erase_if(effects, [trigger](const Effect& effect) { return effect.trigger != trigger; });
    return effects;
}

int lasting(const Setup& setup, CardIndex card, Op op)
{
    for (const Effect& effect : effectsOf(setup, card, Trigger::Always))
        if (effect.op == op) return effect.amount;
    return 0;
}

bool isByHand(const Setup& setup, CardIndex card)
{
    const Parsed found = parsed(setup, card);
    if (found.stated) return !found.understood;
    if (!Facts(setup).hasText(card)) return false;
    return card == noCard || setup.isUnknownCard(card) || !listed(setup, "only-keywords", slugOf(setup, card));
}

}  // namespace mazzo::goldfish::sovereign
