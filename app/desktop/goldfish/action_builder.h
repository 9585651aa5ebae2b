// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"

namespace mazzo::desktop {

/// Builds an action part by part from what one offer allows.
class ActionBuilder {
public:
    explicit ActionBuilder(goldfish::Offer offer);

    [[nodiscard]] const goldfish::Offer& offer() const { return m_offer; }
    [[nodiscard]] bool isComplete() const { return m_chosen.size() == m_offer.parts.size() && !m_open; }
    /// The part to be chosen next, and its position; there is one unless the action is complete.
    [[nodiscard]] const goldfish::Offer::Part& part() const { return m_offer.parts[partIndex()]; }
    [[nodiscard]] std::size_t partIndex() const { return m_chosen.size() - 1; }

    [[nodiscard]] std::size_t chosen() const { return m_open ? m_chosen.back().size() : 0; }
    [[nodiscard]] bool isChosen(std::size_t choice) const;  ///< of the open part
    /// Chooses, or removes a choice that was made. A part with a single choice is complete with it.
    void choose(std::size_t choice);
    void setNumber(int number);       ///< completes a part that is a number
    void chooseCard(CardIndex card);  ///< completes a part that allows any card
    [[nodiscard]] bool canConfirm() const;
    void confirm();  ///< completes a part that is a list

    /// What is chosen so far.
    [[nodiscard]] goldfish::Action action() const;

private:
    void openNext();

    goldfish::Offer m_offer;
    std::vector<std::vector<goldfish::Operand>> m_chosen;  // of each part that was opened
    std::vector<std::size_t> m_indices;                    // of the open part, in the order of `m_chosen.back()`
    bool m_open = false;
};

}  // namespace mazzo::desktop
