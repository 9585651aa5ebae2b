// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/offers.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"
#include "goldfish/everzone/clash_play.h"
#include "goldfish/everzone/control.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/mulligan.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

void addIfAny(std::vector<Offer>& offers, const char* verb, std::vector<Operand> choices, const char* clause)
{
    if (!choices.empty()) offers.push_back(offered(verb, std::move(choices), clause));
}

void append(std::vector<Operand>& operands, const std::vector<Operand>& more)
{
    operands.insert(operands.end(), more.begin(), more.end());
}

constexpr int kMaxByHand = 99;  // of an opposing army
constexpr int kMaxBonus = 20;

/// What an opposing army does to the player's, and what cards' texts do to values.
void addOpposing(std::vector<Offer>& offers, const State& state)
{
    if (!state.wasStruck && !state.enemyEntered) offers.push_back(offeredNumber("attacked", 0, kMaxByHand, "EZ-T40"));
    std::vector<Operand> changeable = unitsThatAre(state, kActive);
    append(changeable, unitsThatAre(state, kDeactivated));
    changeable.push_back(wordOperand("army"));
    for (const char* verb : {"raise", "lower"}) {
        Offer offer = offeredPair(verb, changeable, "at",
                                  {wordOperand("attack"), wordOperand("defence"), wordOperand("range")}, "EZ-F18");
        offer.parts.push_back({":", {}, 1, 1, std::pair(1, kMaxBonus)});
        offers.push_back(std::move(offer));
    }
}

/// What an opponent or a card's text can do at any moment of the fighting.
void addHandControls(std::vector<Offer>& offers, const State& state)
{
    addIfAny(offers, "discard", supportsOnField(state), "EZ-T25");
    std::vector<Operand> all = unitsOnField(state);
    append(all, supportsOnField(state));
    addIfAny(offers, "destroy", std::move(all), "EZ-T41");
    offers.push_back(offered(state.supportsForbidden ? "allow" : "forbid", {wordOperand("supports")}, "EZ-T28"));
    offers.push_back(offeredNumber("lose", 1, state.table.count("cp"), "EZ-T67"));
}

std::vector<Operand> activatable(const Setup& setup, const State& state)
{
    const Rules rules = Rules::of(setup);
    const bool open = state.step != Step::Support;
    std::vector<Operand> units;
    // Turned up and active are one thing in the edition without a reveal; it may go over the limit and then be set
    // right (EZ-X17).
    if (!rules.revealsFirst && open) append(units, unitsThatAre(state, kFaceDown));
    if (rules.revealsFirst && !open && !state.lostActive) return units;
    for (const Operand& unit : unitsThatAre(state, kDeactivated))
        if (canActivate(setup, state, unit) != Truth::No) units.push_back(unit);
    return units;
}

std::vector<Operand> playable(const Setup& setup, const State& state)
{
    std::vector<Operand> cards;
    if (state.supportsForbidden || supportsLeft(setup, state) == 0) return cards;
    for (const Operand& card : handWithoutLeaders(setup, state))
        if (isOfType(setup, card.card, "support") != Truth::No && canActivate(setup, state, card) != Truth::No)
            cards.push_back(card);
    return cards;
}

/// Units in the draw pile, while a support that fetches one has not done so.
void addFetch(std::vector<Offer>& offers, const Setup& setup, const State& state)
{
    const std::vector<Operand> supports = supportsOnField(state);
    const bool waits = std::any_of(supports.begin(), supports.end(), [&](const Operand& support) {
        return isListed(setup, "fetching-supports", support.card) && !onField(state, support.piece).is(kUsed);
    });
    std::vector<Operand> price = unitsOnField(state);
    constexpr int fallen = 2;
    if (!waits || price.size() < fallen) return;
    Offer offer = offered("fetch", "EZ-K33");
    offer.parts.push_back({{}, {}, 1, 1, {}});
    for (const Operand& card : operandsOf(state.table.pile(setup.procedure.drawPile)))
        if (isOfType(setup, card.card, "unit") != Truth::No) offer.parts.front().choices.push_back(card);
    offer.parts.push_back({"for", std::move(price), fallen, fallen, {}});
    if (!offer.parts.front().choices.empty()) offers.push_back(std::move(offer));
}

void addEffects(std::vector<Offer>& offers, const State& state)
{
    std::vector<Operand> units = unitsOnField(state);
    if (units.empty()) return;
    const auto most = static_cast<int>(units.size());
    Offer offer = offeredList("effect", std::move(units), 1, std::max(2, most), "EZ-T16");
    offer.parts.push_back({"as",
                           {wordOperand(std::string(kActive)), wordOperand(std::string(kDeactivated)),
                            wordOperand(std::string(kFaceDown))},
                           1,
                           1,
                           {}});
    offers.push_back(std::move(offer));
}

/// The opposing army, the clash, and units that strike on their own before it.
void addClash(std::vector<Offer>& offers, const Setup& setup, const State& state)
{
    for (Offer& offer : entryOffers(state)) offers.push_back(std::move(offer));
    if (state.enemyEntered && !state.clashed) offers.push_back(offered("clash", "EZ-T39"));
    std::vector<Operand> strikers = strikersAlone(setup, state);
    std::vector<Operand> targets;
    for (const Piece& piece : state.table.pile(kEnemyZone).pieces) {
        Operand target = piece.card == noCard ? wordOperand(piece.thing) : cardOperand(piece.card);
        target.piece = piece.id;
        if (piece.is(kActive)) targets.push_back(std::move(target));
    }
    if (!strikers.empty() && !targets.empty())
        offers.push_back(offeredPair("strike", std::move(strikers), "at", std::move(targets), "EZ-K14"));
    if (state.clashed && state.battleTurn < turnsOf(setup, state))
        offers.push_back(offered("enemy-surrenders", "EZ-T46"));
}

/// One unit, or several at the same time.
void addOneOrSeveral(std::vector<Offer>& offers, const char* verb, std::vector<Operand> units, const char* clause)
{
    if (units.empty()) return;
    const auto most = static_cast<int>(units.size());
    offers.push_back(offered(verb, units, clause));
    if (most > 1) offers.push_back(offeredList(verb, std::move(units), 2, most, clause));
}

std::vector<Offer> fightingOffers(const Setup& setup, const State& state)
{
    if (!state.questions.empty()) return answerOffers(state);
    const Rules rules = Rules::of(setup);
    std::vector<Offer> offers;
    if (isOverLimit(setup, state)) {
        addIfAny(offers, "deactivate", unitsThatAre(state, kActive), rules.revealsFirst ? "EZ-T13" : "EZ-T19");
        addHandControls(offers, state);
        return offers;
    }
    if (std::vector<Operand> forced = mustActivate(setup, state); !forced.empty()) {
        addIfAny(offers, "activate", std::move(forced), "EZ-T15");
        addHandControls(offers, state);
        return offers;
    }
    offers.push_back(offered("next", "EZ-T44"));
    for (Offer& offer : tokenOffers(state)) offers.push_back(std::move(offer));
    if (state.step == Step::Reveal) addOneOrSeveral(offers, "reveal", unitsThatAre(state, kFaceDown), "EZ-T10");
    if (rules.revealsFirst) addIfAny(offers, "activate", activatable(setup, state), "EZ-T11");
    else addOneOrSeveral(offers, "activate", activatable(setup, state), "EZ-T18");
    if (rules.revealsFirst && state.step != Step::Support) {
        // A revealed unit is active already; naming it says that it stays so.
        if (std::vector<Operand> active = unitsThatAre(state, kActive); !active.empty()) {
            offers.push_back(offered("activate", std::move(active), "EZ-T11"));
            offers.back().unlisted = true;
        }
    }
    if (rules.voluntaryDeactivation && state.step != Step::Support)
        addIfAny(offers, "deactivate", unitsThatAre(state, kActive), "EZ-T11");
    addIfAny(offers, "play", playable(setup, state), "EZ-T24");
    addIfAny(offers, "use", usable(setup, state), "EZ-T32");
    if (!state.declared.empty()) offers.push_back(offered("resolve", "EZ-T29"));
    addFetch(offers, setup, state);
    addSeizing(offers, setup, state);
    addEffects(offers, state);
    if (state.battleTurn < turnsOf(setup, state)) {
        offers.push_back(offered("surrender", "EZ-T46"));
        if (!state.enemyEntered) offers.push_back(offeredNumber("surrender", 1, kMaxByHand, "EZ-T71"));
    }
    addClash(offers, setup, state);
    addOpposing(offers, state);
    addHandControls(offers, state);
    return offers;
}

std::vector<Offer> marshalOffers(const Setup& setup, const State& state)
{
    std::vector<Operand> units = operandsOf(state.table.pile(setup.procedure.hand));
    std::erase_if(units, [&](const Operand& card) { return isOfType(setup, card.card, "unit") == Truth::No; });
    std::vector<Offer> offers;
    const auto most = static_cast<int>(units.size());
    if (most > 0) offers.push_back(offeredList("marshal", std::move(units), 0, most, "EZ-T08"));
    offers.push_back(offered("next", "EZ-T08"));
    return offers;
}

std::vector<Offer> retreatOffers(const Setup& setup, const State& state)
{
    std::vector<Offer> offers;
    if (handExcess(setup, state) == 0) offers.push_back(offered("next", "EZ-T49"));
    addIfAny(offers, "discard", handWithoutLeaders(setup, state), "EZ-T49");
    return offers;
}

}  // namespace

std::vector<Offer> offersOf(const Setup& setup, const State& state)
{
    switch (state.step) {
    case Step::Mulligan: return mulliganOffers(setup, state.table, state.mulligans, state.leaders);
    case Step::Marshal: return marshalOffers(setup, state);
    case Step::Reveal:
    case Step::Activate:
    case Step::Support: return fightingOffers(setup, state);
    case Step::Retreat: return retreatOffers(setup, state);
    case Step::Over: break;
    }
    return {};
}

std::optional<Note> questionOf(const Setup& setup, const State& state)
{
    if (state.step == Step::Retreat && handExcess(setup, state) > 0)
        return Note{"EZ-T49", "hand-limit", {handExcess(setup, state)}};
    if (state.battleTurn == 0 || state.step == Step::Over) return std::nullopt;
    if (auto question = cardQuestion(setup, state)) return question;
    if (isOverLimit(setup, state))
        return Note{"EZ-T13", "everzone.over-limit", {*resourceUsed(playerOf(setup, state)), *limit(setup, state)}};
    if (!mustActivate(setup, state).empty()) return Note{"EZ-T15", "everzone.must-activate", {}};
    return std::nullopt;
}

}  // namespace mazzo::goldfish::everzone
