// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/histogram.h"

namespace mazzo::goldfish::odds {

namespace {

void count(Tally& tally, Truth answer, std::uint64_t times)
{
    if (answer == Truth::Yes) tally.yes += times;
    if (answer != Truth::No) tally.possible += times;
}

}  // namespace

std::optional<HandNumbers> HandNumbers::of(const Counts& most, std::uint64_t limit)
{
    HandNumbers numbers;
    for (const int count : most) {
        numbers.m_each.push_back(numbers.m_size);
        const std::uint64_t size = std::uint64_t{numbers.m_size} * (static_cast<std::uint64_t>(count) + 1);
        if (size > limit) return std::nullopt;
        numbers.m_size = static_cast<std::uint32_t>(size);
    }
    return numbers;
}

std::uint32_t HandNumbers::operator()(std::span<const int> hand) const
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) number += static_cast<std::uint32_t>(hand[i]) * m_each[i];
    return number;
}

Counts HandNumbers::hand(std::uint32_t number) const
{
    Counts hand(m_each.size(), 0);
    for (std::size_t i = hand.size(); i-- > 0; number %= m_each[i]) hand[i] = static_cast<int>(number / m_each[i]);
    return hand;
}

Histogram::Histogram(std::span<const HandEvaluator> evaluators, const HandNumbers* numbers)
    : m_evaluators(evaluators),
      m_numbers(numbers),
      m_cells(numbers ? numbers->size() : 0, 0),
      m_evaluated(evaluators.size())
{}

void Histogram::add(std::span<const int> hand)
{
    if (m_numbers) ++m_cells[(*m_numbers)(hand)];
    else
        for (std::size_t i = 0; i < m_evaluators.size(); ++i) count(m_evaluated[i], m_evaluators[i](hand), 1);
}

std::vector<Tally> Histogram::tallies() const
{
    std::vector<Tally> result = m_evaluated;
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
        if (m_cells[cell] == 0) continue;
        const Counts hand = m_numbers->hand(static_cast<std::uint32_t>(cell));
        for (std::size_t i = 0; i < m_evaluators.size(); ++i) count(result[i], m_evaluators[i](hand), m_cells[cell]);
    }
    return result;
}

}  // namespace mazzo::goldfish::odds
