// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/card_effects.h"

#include "goldfish/vocabulary.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using ParameterKind = EffectParameter::Kind;

constexpr std::string_view kWhenPlayed = "play";
constexpr std::string_view kReinforce = "reinforce";
constexpr std::string_view kWhenUsed = "use";
constexpr std::string_view kAlways = "always";

constexpr EffectTrigger kTriggers[]{
    {kWhenPlayed, MAZZO_TR_NOOP("effects", "Action of the card")},
    {kReinforce, MAZZO_TR_NOOP("effects", "When bought, or when no miniature is free")},
    {kWhenUsed, MAZZO_TR_NOOP("effects", "When the building is used")},
    {kAlways, MAZZO_TR_NOOP("effects", "Always")},
};

constexpr std::string_view kOnPlay[]{kWhenPlayed};
constexpr std::string_view kOnReinforce[]{kReinforce};
constexpr std::string_view kOnUse[]{kWhenUsed};
constexpr std::string_view kWhileBuilt[]{kAlways};

constexpr std::string_view kMovers[]{kCivilian, kArmy, kNaval, kTripod, kUfo};
constexpr std::string_view kFighters[]{kCivilian, kArmy, kNaval};
constexpr std::string_view kInvaders[]{kTripod, kUfo};
constexpr std::string_view kMiniatures[]{kArmy, kNaval, kTripod, kUfo};
constexpr std::string_view kSpreaders[]{kTripod};
constexpr std::string_view kTiles[]{kFog, kSound, kAgent};

constexpr EffectParameter piece(std::span<const std::string_view> words, bool required = true)
{
    return {"piece", MAZZO_TR_NOOP("effects", "Piece"), ParameterKind::Word, required, {}, words};
}
constexpr EffectParameter kRemovesSelf{"removes-self", MAZZO_TR_NOOP("effects", "The card leaves the game"),
                                       ParameterKind::Flag};
constexpr EffectParameter kOnce{"once", MAZZO_TR_NOOP("effects", "Once per turn for each piece"), ParameterKind::Flag};

constexpr EffectParameter kGainParameters[]{kRemovesSelf};
constexpr EffectParameter kMoveParameters[]{
    piece(kMovers),
    {"times", MAZZO_TR_NOOP("effects", "Number of pieces"), ParameterKind::Number, false, {1, 9}},
    kOnce,
    kRemovesSelf,
};
constexpr EffectParameter kStrikeParameters[]{piece(kFighters, false), kOnce, kRemovesSelf};
constexpr EffectParameter kHarmParameters[]{piece(kInvaders), kOnce, kRemovesSelf};
constexpr EffectParameter kSpreadParameters[]{
    piece(kSpreaders),
    {"tile", MAZZO_TR_NOOP("effects", "Influence tile"), ParameterKind::Word, false, {}, kTiles},
    {"adjacent", MAZZO_TR_NOOP("effects", "Next to the piece"), ParameterKind::Flag},
    kRemovesSelf,
};
constexpr EffectParameter kKillParameters[]{piece(kInvaders), kRemovesSelf};
constexpr EffectParameter kEnterParameters[]{piece(kMiniatures)};
constexpr EffectParameter kRegenerateParameters[]{
    {"cost", MAZZO_TR_NOOP("effects", "Cost"), ParameterKind::Number, false, {0, 99}},
};
constexpr EffectParameter kStrengthenParameters[]{piece(kInvaders)};

constexpr Interval kAmount{1, 20};

// In the order of CardAction::Kind.
constexpr EffectVerb kEffectVerbs[]{
    {"gain", MAZZO_TR_NOOP("effects", "Gain coins or energy"), kAmount, kOnPlay, kGainParameters},
    {"move", MAZZO_TR_NOOP("effects", "Move a piece"), kAmount, kOnPlay, kMoveParameters},
    {"strike", MAZZO_TR_NOOP("effects", "Damage the Aliens"), kAmount, kOnPlay, kStrikeParameters},
    {"harm", MAZZO_TR_NOOP("effects", "Damage the Humans"), kAmount, kOnPlay, kHarmParameters},
    {"spread", MAZZO_TR_NOOP("effects", "Special attack"), kAmount, kOnPlay, kSpreadParameters},
    {"kill", MAZZO_TR_NOOP("effects", "Kill a civilian"), {}, kOnPlay, kKillParameters},
    {"enter", MAZZO_TR_NOOP("effects", "A new miniature enters"), {}, kOnReinforce, kEnterParameters},
    {"defend", MAZZO_TR_NOOP("effects", "Damage the Aliens in its region"), kAmount, kOnUse},
    {"bombard", MAZZO_TR_NOOP("effects", "Damage the Aliens in an adjacent region"), kAmount, kOnUse},
    {"regenerate", MAZZO_TR_NOOP("effects", "Remove damage"), kAmount, kOnUse, kRegenerateParameters},
    {"strengthen", MAZZO_TR_NOOP("effects", "More damage by a piece"), kAmount, kWhileBuilt, kStrengthenParameters},
};
static_assert(std::size(kEffectVerbs) == static_cast<std::size_t>(CardAction::Kind::Build));

/// The same word, but one that lives as long as the program; empty if the verb has no such word.
std::string_view lastingWord(const EffectVerb& verb, const Effect& effect, std::string_view parameter)
{
    const EffectParameter* declared = verb.parameter(parameter);
    if (!declared) return {};
    const auto found = std::ranges::find(declared->words, effect.word(parameter));
    return found == declared->words.end() ? std::string_view{} : *found;
}

CardAction compiled(const Effect& effect, std::span<const Origin> hiddenOrigins)
{
    CardAction action;
    action.clause = effect.clause.empty() ? "WW-T04" : effect.clause;
    const EffectVerb* verb = effectVocabulary().verb(effect.verb);
    if (!verb) return action;
    action.amount = effect.amount.value_or(1);
    action.piece = lastingWord(*verb, effect, "piece");
    action.tile = lastingWord(*verb, effect, "tile");
    action.removesSelf = effect.flag(kRemovesSelf.id);
    action.adjacent = effect.flag("adjacent");
    action.once = effect.flag(kOnce.id);
    action.times = effect.number("times", 1);
    action.cost = effect.number("cost", 0);
    action.provisional = effect.origin == Origin::Provisional;
    action.hidden = std::ranges::find(hiddenOrigins, effect.origin) != hiddenOrigins.end();
    // A word that the verb does not know would change what the card does, so the whole effect is unknown then.
    const bool understood = action.piece == effect.word("piece") && action.tile == effect.word("tile");
    if (understood) action.kind = static_cast<CardAction::Kind>(verb - std::begin(kEffectVerbs));
    return action;
}

}  // namespace

const EffectVocabulary& effectVocabulary()
{
    static constexpr EffectVocabulary all{kTriggers, kEffectVerbs};
    return all;
}

CardEffects effectsOf(const Setup& setup, CardIndex card)
{
    CardEffects effects;
    if (setup.isUnknownCard(card)) return effects;
    const auto stated = setup.catalogue->effects(card);
    if (!stated) return effects;
    const std::vector<Origin> hidden = setup.settings.hiddenOrigins(*setup.game);
    for (const Effect& effect : *stated) {
        CardAction action = compiled(effect, hidden);
        if (effect.when == kWhenPlayed) effects.actions.push_back(std::move(action));
        else if (effect.when == kReinforce) effects.reinforcement = std::move(action);
        else if (effect.when == kWhenUsed) effects.ability = std::move(action);
        else if (effect.when == kAlways) effects.bonus = std::move(action);
    }
    return effects;
}

}  // namespace mazzo::goldfish::waroftheworlds
