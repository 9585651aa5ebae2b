// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/play.h"

#include "goldfish/action_text.h"
#include "goldfish/action_text_reader.h"
#include "goldfish/engine_needs.h"
#include "goldfish/engines.h"
#include "goldfish/general_refusal.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

bool hasCards(const Setup& setup)
{
    if (!setup.deck.entries().empty() || !setup.deck.unknownCards().empty()) return true;
    const auto& steps = setup.procedure.setUp;
    return std::any_of(steps.begin(), steps.end(), [&setup](const Procedure::Step& step) {
        return step.kind == Procedure::Step::Kind::Deal && !setup.dealt(step).empty();
    });
}

/// The cards that the pack itself deals, whatever the deck has.
long long cardsDealt(const Procedure& procedure)
{
    long long cards = 0;
    for (const Procedure::Step& step : procedure.setUp)
        for (const Procedure::CardCount& line : step.cards) cards += line.count;
    return cards;
}

/// Why an action that follows the rules is not offered.
std::optional<Note> whyNot(const Engine& engine, const Setup& setup, const Moment& moment, const Action& action)
{
    auto why = engine.refusal(setup, moment.position(), action);
    return why ? why : generalRefusal(moment.table(), action);
}

}  // namespace

Result<Play> Play::of(Setup setup)
{
    const Engine* engine = engineNamed(setup.procedure.engine);
    if (!engine) return failure({Error::Kind::NotFound, "goldfish.unknown-engine", {}, {setup.procedure.engine}, {}});
    // An engine relies on these parts; without them it would read what is not there.
    if (const auto missing = missingParts(setup.procedure); !missing.empty())
        return failure({Error::Kind::Parse,
                        "pack.engine-needs",
                        {},
                        {setup.procedure.engine, std::string(missing.front().key), std::string(missing.front().id)},
                        {}});
    return Play(std::move(setup), *engine);
}

Moment Play::shown(Position position) const
{
    Table table = m_engine->view(*m_setup, position);
    markLookalikes(table);
    table.manual = m_engine->manualControls(*m_setup, position);
    return {std::move(position), std::move(table)};
}

Result<Moment> Play::start(std::uint64_t seed) const
{
    // A session keeps the table of every step, so its size is limited.
    constexpr long long kMaxCards = 10'000;
    if (cardsIn(m_setup->deck) > kMaxCards || cardsDealt(m_setup->procedure) > kMaxCards)
        return failure({Error::Kind::Limit, "goldfish.too-many-cards", {}, {std::to_string(kMaxCards)}, {}});
    if (!hasCards(*m_setup)) return failure({Error::Kind::Refused, "goldfish.empty-deck", {}, {}, {}});
    return m_engine->start(*m_setup, seed).map([this](Position&& position) { return shown(std::move(position)); });
}

std::optional<Action> Play::admitted(const Moment& moment, const Action& action) const
{
    if (!isManual(action.verb)) return goldfish::admitted(moment.table().offers, action);
    return goldfish::admitted(manualOffers(*m_setup, moment.table()), action);
}

Result<Moment> Play::after(const Moment& moment, const Action& action) const
{
    const auto offered = admitted(moment, action);
    if (!offered) {
        const std::string text = textOf(action, *m_setup);
        const auto why = isManual(action.verb) ? manualRefusal(*m_setup, moment.table(), text)
                                               : whyNot(*m_engine, *m_setup, moment, action);
        return failure(refusalError(moment, text, why));
    }
    auto position = isManual(action.verb) ? m_engine->afterManual(*m_setup, moment.position(), *offered)
                                          : m_engine->after(*m_setup, moment.position(), *offered);
    if (position) return shown(std::move(*position));
    const Error& error = position.error();
    if (error.kind != Error::Kind::Refused || error.args.size() < 3) return failure(error);
    return failure(refusalError(moment, textOf(action, *m_setup), Note{error.args[1], error.args[2], {}}));
}

Result<Action> Play::read(const Moment& moment, std::string_view text) const
{
    const bool manual = isManual(readUnchecked(text, *m_setup).verb);
    if (auto action = readAction(text, manual ? manualOffers(*m_setup, moment.table()) : moment.table().offers,
                                 *m_setup))
        return std::move(*action);
    return failure(refusalError(moment, std::string(text), refusal(moment, text)));
}

std::optional<Note> Play::refusal(const Moment& moment, std::string_view text) const
{
    const Action action = readUnchecked(text, *m_setup);
    if (isManual(action.verb)) return manualRefusal(*m_setup, moment.table(), text);
    return whyNot(*m_engine, *m_setup, moment, action);
}

Error Play::refusalError(const Moment& moment, std::string text, const std::optional<Note>& why) const
{
    Error error{Error::Kind::Refused,
                "goldfish.not-offered",
                {},
                {std::move(text), why ? why->clause : "", why ? why->key : ""},
                {}};
    for (std::string& offer : listed(moment.table().offers, *m_setup)) error.args.push_back(std::move(offer));
    return error;
}

}  // namespace mazzo::goldfish
