// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/pile_words.h"

#include "model/query/deck_totals.h"
#include "model/text.h"

#include <algorithm>
#include <map>

namespace mazzo::model {

/// Each word once; certain if any card certainly has it.
void PileWordCollector::addWord(PileWords& list, std::uint32_t word, bool certain)
{
    Stamped& seen = m_listed[word];
    if (seen.stamp != m_stamp) {
        seen = {m_stamp, static_cast<std::uint32_t>(list.words.size())};
        list.words.push_back({word, certain});
    }
    if (certain) list.words[seen.number].certain = true;
}

void PileWordCollector::collect(const DeckTotals& totals, const EvaluationPlan::List& wanted, PileWords& list)
{
    ++m_stamp;
    if (m_listed.size() < totals.tables().words().size()) m_listed.resize(totals.tables().words().size());
    const EvaluationPlan::WordColumn& column = totals.tables().plan().words[wanted.column];
    list.words.clear();
    list.complete = true;
    bool atLeastOne = false;  // a card whose only word is unknown still has one
    std::int64_t more = 0;
    std::map<std::string, bool> unknownNames;  // folded; whether the pile certainly has the card
    for (const DeckTotals::Line& line : totals.lines()) {
        const Truth in = totals.lineIn(wanted.pile, line);
        if (in == Truth::No) continue;
        const auto [table, row] = totals.rows().find(line.row);
        const WordView words = table->words(wanted.column, row);
        for (const std::uint32_t word : words.words) addWord(list, word, in == Truth::Yes);
        if (words.known) continue;
        list.complete = false;
        atLeastOne = atLeastOne || (!column.isList && in == Truth::Yes);
        growTo(m_undecided, line.row + 1U);
        if (m_undecided[line.row].stamp == m_stamp) continue;  // the same card in another zone
        m_undecided[line.row].stamp = m_stamp;
        ++more;
    }
    for (const Deck::UnknownCard& unknown : totals.deck().unknownCards()) {
        const Truth in = totals.unknownCardIn(wanted.pile, unknown);
        if (in == Truth::No) continue;
        list.complete = false;
        if (column.subject == Subject::Name) {
            bool& certain = unknownNames[folded(unknown.name)];
            certain = certain || in == Truth::Yes;
            continue;
        }
        atLeastOne = atLeastOne || (column.subject != Subject::Field && in == Truth::Yes);
        // Rules assume that a card they do not know may bring any number of words.
        more = totals.tables().uncertainCopies() == UncertainCopies::Ignored ? Interval::kHighest : more + 1;
    }
    std::ranges::sort(list.words, {}, &ListedWord::word);
    const auto certain = static_cast<int>(std::ranges::count_if(list.words, &ListedWord::certain));
    const auto seen = static_cast<std::int64_t>(list.words.size());
    if (more > 0 && column.isList) more = Interval::kHighest;
    const auto names = static_cast<std::int64_t>(unknownNames.size());
    const auto certainNames = static_cast<int>(
        std::ranges::count_if(unknownNames, [](const auto& name) { return name.second; }));
    const std::int64_t highest = names +
                                 std::min<std::int64_t>(seen + more, std::max<std::int64_t>(column.maxWords, seen));
    list.length = {std::max(certain + certainNames, atLeastOne ? 1 : 0),
                   static_cast<int>(std::min<std::int64_t>(highest, Interval::kHighest))};
    list.ready = true;
}

}  // namespace mazzo::model
