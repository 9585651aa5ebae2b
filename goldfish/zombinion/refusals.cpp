// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/refusals.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/view.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

Note playRefusal(const Match& match, Kind kind)
{
    const State& state = match.state;
    if (kind == Kind::None || match.seat(0).hand.first(kind) == kNoCard)
        return {"ZB-T03", "zombinion.why-not-in-hand", {}};
    if (!match.data.is(kind, GameData::Action)) return {"ZB-F07", "zombinion.why-no-action-card", {}};
    if (state.actions == 0) return {"ZB-T03", "zombinion.why-no-azione", {}};
    return {"ZB-T14", "zombinion.why-hunting", {}};
}

/// What is wrong with the pile itself, whoever wants its card.
std::optional<Note> pileRefusal(const Match& match, Kind kind, const char* clause)
{
    const auto& piles = match.data.supply;
    if (std::find(piles.begin(), piles.end(), kind) == piles.end()) return Note{"ZB-C12", "zombinion.why-no-pile", {}};
    if (match.state.supply[at(kind)] == 0) return Note{clause, "zombinion.why-pile-empty", {argumentOf(match, kind)}};
    if (!match.data.costKnown(kind)) return Note{clause, "zombinion.why-cost-unknown", {argumentOf(match, kind)}};
    return std::nullopt;
}

Note buyRefusal(const Match& match, Kind kind)
{
    if (const auto reason = pileRefusal(match, kind, "ZB-T17")) return *reason;
    if (match.state.buys == 0) return {"ZB-T17", "zombinion.why-no-obiettivo", {}};
    return {"ZB-T17", "zombinion.why-too-dear", {argumentOf(match, kind), match.cost(kind), int{match.state.colpi}}};
}

/// What keeps a card from being taken by an effect.
Note gainRefusal(const Match& match, Kind kind)
{
    const Question& question = match.state.question;
    if (const auto reason = pileRefusal(match, kind, "ZB-T11")) return *reason;
    if (question.kind == QuestionKind::GainMirare && !match.data.is(kind, GameData::Mirare))
        return {match.data.clause(question.clause), "zombinion.why-only-mirare", {}};
    return {match.data.clause(question.clause),
            "zombinion.why-over-limit",
            {argumentOf(match, kind), match.cost(kind), int{question.limit}}};
}

/// Why none of the cards that may be picked now is of this kind.
Note pickRefusal(const Match& match, Kind kind)
{
    const Question& question = match.state.question;
    const std::string clause = match.data.clause(question.clause);
    const CardPile* source = sourceOf(match.state, question);
    if (kind == Kind::None || source->first(kind) == kNoCard) return {clause, "zombinion.why-not-there", {}};
    switch (question.kind) {
    case QuestionKind::Throne: return {"ZB-F07", "zombinion.why-no-action-card", {}};
    case QuestionKind::TopVictory: return {clause, "zombinion.why-only-victory", {}};
    case QuestionKind::TrashMirare:
    case QuestionKind::Rob: return {clause, "zombinion.why-only-mirare", {}};
    case QuestionKind::Steal: return {"ZB-X19", "zombinion.why-older-trash", {}};
    default: return {clause, "zombinion.why-not-there", {}};  // every copy is picked already
    }
}

/// Why an answer to the pending question is none.
std::optional<Note> answerRefusal(const Match& match, const Action& action)
{
    const Question& question = match.state.question;
    if (!isPick(question.kind)) return std::nullopt;
    const std::string clause = match.data.clause(question.clause);
    const auto picked = static_cast<int>(match.state.chosen.size());
    const Note count{clause, "zombinion.why-so-many", {std::max(0, question.min - picked), question.max - picked}};
    if (action.is("skip")) return count;
    if (!action.is("pick") || action.parts.empty()) return std::nullopt;
    std::array<int, kMaxKinds> left{};
    forEachChoice(match, [&left](Card card) { ++left[at(kindOf(card))]; });
    for (const Operand& operand : action.operands()) {
        const Kind kind = operand.card == noCard ? Kind::None : match.data.kindOf(operand.card);
        if (left[at(kind)]-- > 0) continue;
        return sourceOf(match.state, question) ? pickRefusal(match, kind) : gainRefusal(match, kind);
    }
    return count;
}

}  // namespace

std::optional<Note> refusal(const Match& match, const Action& action)
{
    const Question& question = match.state.question;
    if (action.is("mulligan")) return Note{"ZB-S04", "zombinion.why-no-mulligan", {}};
    if (question.kind == QuestionKind::Over) return Note{"ZB-E01", "zombinion.why-over", {}};
    if (question.kind == QuestionKind::Opening) return std::nullopt;
    const bool acts = action.is("play") || action.is("buy") || action.is("shoot") || action.is("end");
    if (question.kind != QuestionKind::Turn)
        return acts ? std::optional(Note{"ZB-T05", "zombinion.why-resolving", {argumentOf(match, question.about)}})
                    : answerRefusal(match, action);
    if (action.parts.empty() || action.operands().empty()) return std::nullopt;
    const Kind kind = action.operand().card == noCard ? Kind::None : match.data.kindOf(action.operand().card);
    if (action.is("play")) return playRefusal(match, kind);
    if (action.is("buy")) return buyRefusal(match, kind);
    if (action.is("shoot")) return Note{"ZB-T16", "zombinion.why-no-mirare", {}};
    return std::nullopt;
}

}  // namespace mazzo::goldfish::zombinion
