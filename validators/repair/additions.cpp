#include "validators/repair/additions.h"

#include "validators/book_data.h"

#include <algorithm>
#include <map>

namespace mazzo {

namespace {

/// How much each rule complains about: its findings, and the cards they name.
void countComplaints(const Report& report, std::vector<std::size_t>& counts)
{
    std::ranges::fill(counts, 0);
    for (const Finding& finding : report.findings) {
        if (finding.rule != Finding::kUnknownCards && isFailure(finding.status)) counts[finding.rule] += std::max<std::size_t>(1, finding.cards.size());
    }
}

/// Everything that a rule can ask of a card in a zone, as numbers.
void describe(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row)
{
    const RowBlock& block = *book.block;
    traits.assign({block.classOf(zone, row), block.classOf(0, row)});
    for (std::uint32_t column = 0; column < book.layout.questions.size(); ++column) traits.push_back(static_cast<std::uint64_t>(block.truth(column, row)));
    for (std::uint32_t column = 0; column < book.layout.numbers.size(); ++column) {
        const Number& number = block.number(column, row);
        traits.insert(traits.end(), {static_cast<std::uint64_t>(number.present), static_cast<std::uint32_t>(number.range.lo), static_cast<std::uint32_t>(number.range.hi)});
    }
    const auto mayLieIn = [&](std::uint32_t pile) { return (block.possible(zone, row)[pile / 64] >> (pile % 64)) & 1U; };
    for (std::uint32_t column = 0; column < book.layout.words.size(); ++column) {
        // A column that is only listed over piles the card cannot lie in makes no difference: most names and ids.
        const auto lists = [&](const Layout::List& list) { return list.column == column; };
        const auto listsIt = [&](const Layout::List& list) { return list.column == column && mayLieIn(list.pile); };
        if (book.layout.words[column].subject != Subject::Field && std::ranges::any_of(book.layout.lists, lists)
            && std::ranges::none_of(book.layout.lists, listsIt)) continue;
        const WordView words = block.words(column, row);
        traits.push_back(words.known);
        traits.push_back(words.words.size());
        traits.insert(traits.end(), words.words.begin(), words.words.end());
    }
}

} // namespace

Additions::Additions(const RuleBook& book) : m_book(book), m_sharesIdentity(book.data().catalogue->size())
{
    const RuleBook::Data& data = book.data();
    std::vector<std::uint32_t> sizes(data.groups.size());
    for (const std::uint32_t group : data.groups) ++sizes[group];
    for (std::size_t card = 0; card < data.groups.size(); ++card) m_sharesIdentity[card] = sizes[data.groups[card]] > 1;
    for (std::size_t zone = 0; zone < data.game->zones.size(); ++zone) {
        m_kinds.push_back(kindsIn(zone));
        const auto& kinds = m_kinds.back();
        m_kindCounts.push_back(kinds.empty() ? 0 : std::ranges::max(kinds) + std::size_t{1});
    }
}

std::vector<std::uint32_t> Additions::kindsIn(std::size_t zone) const
{
    std::map<std::vector<std::uint64_t>, std::uint32_t> known;
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint64_t> traits;
    for (std::uint32_t row = 0; row < m_book.data().catalogue->size(); ++row) {
        describe(traits, m_book.data(), zone, row);
        kinds.push_back(known.try_emplace(traits, static_cast<std::uint32_t>(known.size())).first->second);
    }
    return kinds;
}

CardBits Additions::canAdd(const Deck& deck, ZoneIndex zone) const
{
    const std::vector<std::uint32_t>& kinds = m_kinds[at(zone)];
    std::vector<std::size_t> before(m_book.data().rules.size());
    std::vector<std::size_t> after = before;
    Report report = m_book.judge(deck);
    countComplaints(report, before);
    Deck more = deck;
    const auto fits = [&](CardIndex card) {
        const int copies = deck.copies(zone, card);
        more.setCopies(zone, card, copies + 1);
        m_book.judge(more, report);
        more.setCopies(zone, card, copies);
        countComplaints(report, after);
        return std::ranges::equal(after, before, std::ranges::less_equal{});
    };

    // Copies matter: a card that the deck has, or that shares its identity with another, is judged by itself.
    std::vector<bool> alone = m_sharesIdentity;
    for (const Deck::Entry& entry : deck.entries()) alone[at(entry.card)] = true;
    enum class Answer : std::uint8_t { Open, No, Yes };
    std::vector<Answer> answers(m_kindCounts[at(zone)], Answer::Open);
    CardBits result(kinds.size());
    for (std::uint32_t card = 0; card < kinds.size(); ++card) {
        const auto index = static_cast<CardIndex>(card);
        Answer answer = alone[card] ? Answer::Open : answers[kinds[card]];
        if (answer == Answer::Open) answer = fits(index) ? Answer::Yes : Answer::No;
        if (!alone[card]) answers[kinds[card]] = answer;
        if (answer == Answer::Yes) result.insert(index);
    }
    return result;
}

} // namespace mazzo
