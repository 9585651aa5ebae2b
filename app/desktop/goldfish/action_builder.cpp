// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/action_builder.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;

ActionBuilder::ActionBuilder(Offer offer) : m_offer(std::move(offer)) { openNext(); }

void ActionBuilder::openNext()
{
    m_indices.clear();
    m_open = m_chosen.size() < m_offer.parts.size();
    if (m_open) m_chosen.emplace_back();
}

bool ActionBuilder::isChosen(std::size_t choice) const
{
    return m_open && std::ranges::find(m_indices, choice) != m_indices.end();
}

void ActionBuilder::choose(std::size_t choice)
{
    if (!m_open || choice >= part().choices.size()) return;
    if (const auto there = std::ranges::find(m_indices, choice); there != m_indices.end()) {
        m_chosen.back().erase(m_chosen.back().begin() + (there - m_indices.begin()));
        m_indices.erase(there);
        return;
    }
    if (static_cast<int>(m_indices.size()) >= part().most) return;
    m_indices.push_back(choice);
    m_chosen.back().push_back(part().choices[choice]);
    if (!part().isList()) openNext();
}

void ActionBuilder::setNumber(int number)
{
    if (!m_open || !part().numbers) return;
    const int within = std::clamp(number, part().numbers->first, part().numbers->second);
    m_chosen.back() = {part().isSigned ? changeOperand(within) : numberOperand(within)};
    openNext();
}

void ActionBuilder::chooseCard(CardIndex card)
{
    if (!m_open || !part().anyCard) return;
    m_chosen.back() = {cardOperand(card)};
    openNext();
}

bool ActionBuilder::canConfirm() const
{
    return m_open && !part().numbers && static_cast<int>(m_indices.size()) >= part().least &&
           static_cast<int>(m_indices.size()) <= part().most;
}

void ActionBuilder::confirm()
{
    if (canConfirm()) openNext();
}

Action ActionBuilder::action() const
{
    Action action{m_offer.verb, {}};
    for (std::size_t part = 0; part < m_chosen.size(); ++part)
        action.parts.push_back({m_offer.parts[part].link, m_chosen[part]});
    return action;
}

}  // namespace mazzo::desktop
