// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/engine.h"

namespace mazzo::goldfish {

std::optional<Note> Engine::refusal(const Setup&, const Position&, const Action&) const { return std::nullopt; }

Checked<std::shared_ptr<const Simulation>> Engine::simulation(const Setup& setup,
                                                              const std::vector<StrategyText>&) const
{
    return tl::unexpected(Errors{{Error::Kind::Refused, "simulation.no-strategies", {}, {setup.game->id}, {}}});
}

Checked<std::shared_ptr<const StrategyStudy>> Engine::strategyStudy(const Setup& setup,
                                                                    const std::vector<StrategyText>&) const
{
    return tl::unexpected(Errors{{Error::Kind::Refused, "simulation.no-study", {}, {setup.game->id}, {}}});
}

StrategyWords Engine::strategyWords(const Setup&) const { return {}; }

Error refused(const Note& note)
{
    return {Error::Kind::Refused, "goldfish.not-offered", {}, {{}, note.clause, note.key}, {}};
}

}  // namespace mazzo::goldfish
