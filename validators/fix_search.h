#pragma once

#include "validators/book_data.h"
#include "validators/complaints.h"

#include <unordered_set>

namespace mazzo {

/// Looks for simple edits that mend one finding. Each is tried out on the deck: it must remove the finding and break no rule that held.
class FixSearch {
public:
    FixSearch(const RuleBook& book, const RuleBook::Data& data, const Deck& deck, const Report& report, const Finding& finding);

    [[nodiscard]] std::vector<Fix> search();

private:
    /// So many judgements are spent on one finding at most; fewer if the deck is so large that each takes its time.
    static constexpr int kMostTries = 400;
    static constexpr std::size_t kMostLinesJudged = 1'000'000;
    static constexpr std::size_t kMostOffers = 3;
    static constexpr std::int64_t kMostAdded = 9999;   ///< what one line of a deck file can hold

    /// What an edit leads to: the rules that complain more than before, and by how many cards what is left to mend misses its bounds.
    struct Outcome {
        std::vector<std::size_t> worse;
        bool mended = true;
        std::int64_t distance = 0;

        [[nodiscard]] bool isGood() const { return mended && worse.empty(); }
        [[nodiscard]] bool betters(const Outcome& before) const;
    };

    void addCards();
    void addReferred();
    void removeExcess();
    void mendCulprits();
    void mend(CardIndex card);
    void mendStrangers();
    bool offerFor(const std::string& stranger, std::optional<CardIndex> instead);
    void move(const Deck::Entry& entry, int count);

    /// Adds cards to the fix until it mends without breaking anything; false if that was not found.
    [[nodiscard]] bool complete(Fix& fix, ZoneIndex zone, int need);
    /// Keeps the fix if it is good.
    bool offer(Fix fix);
    /// The same, or what is removed replaced by other cards.
    bool offerOrReplace(Fix fix);
    [[nodiscard]] bool isSpent() const { return m_tries >= m_mostTries; }
    /// Is it the same complaint? Findings of one rule differ by the cards they name.
    [[nodiscard]] bool repeats(const Finding& other) const;
    [[nodiscard]] bool isConcerned(ZoneIndex zone) const { return !m_finding.zone || *m_finding.zone == zone; }
    [[nodiscard]] Outcome outcome(const Deck& edited);
    [[nodiscard]] Deck edited(const Fix& fix) const;
    [[nodiscard]] std::vector<CardIndex> candidates(ZoneIndex zone) const;

    const RuleBook& m_book;
    const RuleBook::Data& m_data;
    const Deck& m_deck;
    const Finding& m_finding;
    std::unordered_set<Culprit> m_culprits;
    int m_mostTries;
    Complaints m_before;
    Complaints m_now;
    std::vector<Fix> m_fixes;
    Report m_report;   // reused
    int m_tries = 0;
};

} // namespace mazzo
