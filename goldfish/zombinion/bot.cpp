// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/bot.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/turn.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

/// How gladly an Action card is played: those that give Azioni first, then the strongest; zero is never.
int eagerness(Kind kind)
{
    switch (kind) {
    case Kind::Maverick: return 100;
    case Kind::Aiutarsi: return 95;
    case Kind::Copertura: return 90;
    case Kind::Coraggio: return 89;
    case Kind::Ricognizione: return 85;
    case Kind::Esca: return 60;
    case Kind::Tattica: return 58;
    case Kind::SciameDiZombi: return 50;
    case Kind::Molotov: return 48;
    case Kind::TuttoXTutto: return 46;
    case Kind::Furbizia: return 44;
    case Kind::Radio: return 43;
    case Kind::Nascondiglio: return 42;
    case Kind::ProiettiliEsplosivi: return 41;
    case Kind::Ricarica: return 40;
    case Kind::PianoSuperiore: return 39;
    case Kind::Ispezione: return 36;
    case Kind::FugaRapida: return 35;
    case Kind::FucileAPompa: return 33;
    case Kind::Raggrupparsi: return 32;
    case Kind::Barricata: return 31;
    case Kind::Deposito: return 30;
    case Kind::Munizioni: return 29;
    case Kind::Rifornimento: return 28;
    case Kind::Sacrificio: return 27;
    default: return 0;
    }
}

/// A card that only fills the hand during the game.
bool isDead(const Match& match, Kind kind)
{
    return !match.facts.is(kind, Facts::Action) && !match.facts.is(kind, Facts::Mirare);
}

/// How much a card in the hand is worth keeping.
int worth(const Match& match, Kind kind)
{
    if (isDead(match, kind)) return kind == Kind::Infezione ? -2 : -1;
    return match.cost(kind) + (match.facts.is(kind, Facts::Mirare) ? 1 : 0);
}

bool isLate(const Match& match) { return match.state.supply[at(Kind::MoltiPiuZombi)] <= 3; }

/// What the player would rather not own: Infezione always, Zombi until late, Pallottola once there is better.
bool isBurden(const Match& match, const Seat& owner, Kind kind)
{
    if (kind == Kind::Infezione) return true;
    if (kind == Kind::Zombi) return !isLate(match);
    if (kind != Kind::Pallottola || isLate(match)) return false;
    int better = 0;
    for (const CardPile* pile : {&owner.deck, &owner.hand, &owner.play, &owner.discard})
        for (const Card card : *pile)
            if (kindOf(card) == Kind::Proiettili || kindOf(card) == Kind::Caricatore) ++better;
    return better >= 2;
}

bool isUseful(const Match& match, Kind kind)
{
    const Seat& owner = match.state.owner();
    const auto holdsBurden = [&] {
        return std::any_of(owner.hand.begin(), owner.hand.end(),
                           [&](Card card) { return isBurden(match, owner, kindOf(card)); });
    };
    switch (kind) {
    case Kind::ProiettiliEsplosivi: return owner.hand.first(Kind::Pallottola) != kNoCard;
    case Kind::Sacrificio: return holdsBurden();
    case Kind::Rifornimento: return holdsBurden() || owner.hand.first(Kind::Caricatore) != kNoCard;
    default: return true;
    }
}

Card bestAction(const Match& match, const Strategy& strategy)
{
    Card best = kNoCard;
    int most = 0;
    for (const Card card : match.state.owner().hand) {
        const Kind kind = kindOf(card);
        if (!match.facts.is(kind, Facts::Action) || !isUseful(match, kind)) continue;
        const auto wish = std::find(strategy.plays.begin(), strategy.plays.end(), kind);
        const int value = wish == strategy.plays.end() ? eagerness(kind)
                                                       : 1000 - static_cast<int>(wish - strategy.plays.begin());
        if (value <= most) continue;
        most = value;
        best = card;
    }
    return best;
}

void takeTurn(const Match& match, const Strategy& strategy)
{
    State& state = match.state;
    if (state.phase == Phase::Azione)
        if (const Card card = bestAction(match, strategy); card != kNoCard) return playCard(match, card);
    shootAll(match);
    while (state.buys > 0) {
        const Kind kind = wished(match, state.active, strategy, state.colpi);
        if (kind == Kind::None) break;
        buy(match, kind);
    }
    endTurn(match);
}

/// The choice with the highest value; of equals the first.
template <class Value>
Card bestChoice(const Match& match, Value value)
{
    Card best = kNoCard;
    int most = 0;
    forEachChoice(match, [&](Card card) {
        const int own = value(kindOf(card));
        if (best != kNoCard && own <= most) return;
        best = card;
        most = own;
    });
    return best;
}

/// Picks choices while `wants` says so, and ends the choice unless the last pick did.
template <class Wants>
void pickAll(const Match& match, Wants wants)
{
    const Question question = match.state.question;
    CardPile picks;
    forEachChoice(match, [&](Card card) {
        if (picks.size() < static_cast<std::size_t>(question.most) && wants(kindOf(card))) picks.push(card);
    });
    for (const Card card : picks) pick(match, card);
    if (picks.size() < static_cast<std::size_t>(question.most)) finish(match);
}

int gladGain(const Match& match, const Strategy& strategy, std::size_t seat, Kind kind)
{
    const Kind wish = wished(match, seat, strategy, match.state.question.limit);
    if (kind == wish) return 100;
    if (kind == Kind::Infezione) return -1;
    return match.cost(kind) * 2 + (isDead(match, kind) && !isLate(match) ? 0 : 1);
}

/// Of a card that has to go, how gladly it is trashed.
int gladTrash(const Match& match, const Seat& owner, Kind kind)
{
    if (kind == Kind::Caricatore && isLate(match) && match.state.question.about == Kind::Rifornimento) return 60;
    return isBurden(match, owner, kind) ? 50 - match.facts.points[at(kind)] : -worth(match, kind);
}

void choose(const Match& match, const Strategy& strategy)
{
    const Question question = match.state.question;
    const Seat& owner = match.seat(question.seat);
    const auto best = [&](auto value) { pick(match, bestChoice(match, value)); };
    switch (question.ask) {
    case Ask::Discard: return pickAll(match, [&](Kind kind) { return isDead(match, kind); });
    case Ask::Trash:
        if (question.least == 0) return pickAll(match, [&](Kind kind) { return isBurden(match, owner, kind); });
        return best([&](Kind kind) { return gladTrash(match, owner, kind); });
    case Ask::Steal: return pickAll(match, [](Kind kind) { return kind != Kind::Pallottola; });
    case Ask::DiscardDown: return best([&](Kind kind) { return -worth(match, kind); });
    case Ask::TrashMirare:
        return best([](Kind kind) { return kind == Kind::Proiettili ? 2 : kind == Kind::Pallottola ? 1 : 0; });
    case Ask::Throne: return best([](Kind kind) { return kind == Kind::Tattica ? 1 : eagerness(kind); });
    case Ask::Gain:
    case Ask::GainMirare: return best([&](Kind kind) { return gladGain(match, strategy, question.seat, kind); });
    default: return best([&](Kind kind) { return match.cost(kind); });
    }
}

bool says(const Match& match, const Question& question)
{
    const State& state = match.state;
    switch (question.ask) {
    case Ask::SetAside: return state.actions == 0;
    case Ask::Inspect: return isDead(match, kindOf(state.revealed.top())) == (question.seat == question.victim);
    case Ask::Flip: return !state.owner().discard.empty();
    default: return true;
    }
}

}  // namespace

void decideBy(const Match& match, const Strategy& strategy)
{
    const Question& question = match.state.question;
    if (question.ask == Ask::Turn) takeTurn(match, strategy);
    else if (isYesNo(question.ask)) decide(match, says(match, question));
    else choose(match, strategy);
}

}  // namespace mazzo::goldfish::zombinion
