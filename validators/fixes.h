// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"
#include "validators/violation_counts.h"

#include <unordered_map>
#include <unordered_set>

namespace mazzo::validators {

/// Looks for simple edits that fix one finding. Each is tried out on the deck: it must remove the finding, break no
/// rule that passed, add no card that another finding names, and move no broken rule further from its bounds.
class FixSearch {
public:
    FixSearch(const RuleBook& book, const RuleBook::Data& data, const Deck& deck, const Report& report,
              const Finding& finding);

    [[nodiscard]] std::vector<Fix> search();

private:
    /// The number of checks spent on one finding. Large decks, whose checks are slow, get fewer or none.
    static constexpr int kMaxTries = 400;
    static constexpr int kTriesIfSlow = 5;
    static constexpr std::size_t kMaxLinesChecked = 200'000;
    static constexpr std::size_t kMaxOffers = 3;
    static constexpr std::int64_t kMaxAdded = 9999;  ///< what one line of a deck file can hold

    /// The effect of an edit: the rules that name more cards, or other cards, than before or are further from their
    /// bounds; and by how many cards the remaining findings miss their bounds.
    struct Outcome {
        std::vector<std::size_t> worse;
        bool fixed = true;
        std::int64_t distance = 0;

        [[nodiscard]] bool isGood() const { return fixed && worse.empty(); }
        [[nodiscard]] bool betters(const Outcome& before) const;
    };

    void fixRule();
    void addCards();
    void addReferred();
    void removeExcess();
    void fixCulprits();
    void fixCard(CardIndex card);
    void fixUnknownCards();
    void replaceUnknown(const std::string& unknownCard, CardIndex instead);
    void changeOptions();
    /// May the card be proposed? Sample cards only to a deck that has some.
    [[nodiscard]] bool isProposable(CardIndex card) const;
    void move(const Deck::Entry& entry, int count);

    /// Adds cards to the fix until it works without breaking anything; false if that was not found.
    [[nodiscard]] bool complete(Fix& fix, ZoneIndex zone, int need);
    /// Keeps the fix if it is good.
    bool offer(Fix fix);
    /// The same; if that fails, tries to replace the removed cards by others.
    bool offerOrReplace(Fix fix);
    [[nodiscard]] bool isSpent() const { return m_tries >= m_maxTries; }
    /// Does it name a card that its rule did not name before?
    [[nodiscard]] bool namesAnother(const Finding& other) const;
    /// Is it the same finding? Findings of one rule differ by the cards they name.
    [[nodiscard]] bool repeats(const Finding& other) const;
    [[nodiscard]] bool isConcerned(ZoneIndex zone) const { return !m_finding.zone || *m_finding.zone == zone; }
    [[nodiscard]] Outcome outcome(const Deck& edited);
    /// The same from the report on the edited deck.
    [[nodiscard]] Outcome rated();
    [[nodiscard]] Deck edited(const Fix& fix) const;
    [[nodiscard]] std::vector<CardIndex> candidates(ZoneIndex zone) const;
    /// Cards are never put into an optional zone that the deck does not have.
    [[nodiscard]] bool isOpen(ZoneIndex zone) const
    {
        return !m_data.game->zones[at(zone)].optional || m_deck.hasZone(zone);
    }

    const RuleBook& m_book;
    const RuleBook::Data& m_data;
    const Deck& m_deck;
    const Finding& m_finding;
    std::unordered_set<Culprit> m_culprits;
    std::unordered_set<CardIndex> m_culpritsElsewhere;  // by other findings, and not because more of them are needed
    std::unordered_map<std::uint16_t, std::unordered_set<Culprit>> m_named;  // by rule, in other findings
    bool m_withSamples;
    int m_maxTries;
    ViolationCounts m_before;
    ViolationCounts m_now;
    std::vector<Fix> m_fixes;
    Report m_report;  // reused
    int m_tries = 0;
};

}  // namespace mazzo::validators
