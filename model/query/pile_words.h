// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/interval.h"
#include "model/query/evaluation_plan.h"
#include "model/query/stamped.h"

#include <cstdint>
#include <vector>

namespace mazzo::model {

class DeckTotals;

/// A word of a list; not certain if only cards that may be in the pile have it.
struct ListedWord {
    std::uint32_t word = 0;
    bool certain = false;
};

/// The words of a column over a pile, ascending. `complete`: no others are possible.
struct PileWords {
    std::vector<ListedWord> words;
    bool complete = true;
    bool ready = false;
    std::uint32_t value = 0;  ///< the current value that it is for
    Interval length;
};

/// Collects the words that the cards of a pile have. Its memory is reused.
class PileWordCollector {
public:
    void collect(const DeckTotals& totals, const EvaluationPlan::List& wanted, PileWords& list);

private:
    void addWord(PileWords& list, std::uint32_t word, bool certain);

    std::vector<Stamped> m_listed;     // by word: its position in the list
    std::vector<Stamped> m_undecided;  // by row: its words are unknown
    std::uint64_t m_stamp = 0;
};

}  // namespace mazzo::model
