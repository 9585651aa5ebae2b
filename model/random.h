// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace mazzo::model {

/// Our own generator, xoshiro256** seeded by splitmix64: the same seed gives the same numbers on every machine, for
/// ever. Small enough to be copied with a game's state.
class Random {
public:
    using State = std::array<std::uint64_t, 4>;

    explicit Random(std::uint64_t seed = 0);
    explicit Random(const State& state) : m_state(state) {}  ///< not all four zero

    [[nodiscard]] std::uint64_t next()
    {
        const std::uint64_t result = rotated(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

    /// A number from 0 to bound - 1, each as likely (Lemire's method on the upper half of one draw); `bound` is 1 or
    /// more.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    [[nodiscard]] const State& state() const { return m_state; }

    bool operator==(const Random&) const = default;

private:
    [[nodiscard]] static constexpr std::uint64_t rotated(std::uint64_t word, int by)
    {
        return (word << by) | (word >> (64 - by));
    }

    State m_state;
};

/// Fisher and Yates, from the last place down to the second: every order is as likely. Works on anything indexable with
/// fewer than 2^32 items.
template <class List>
void shuffle(List& list, Random& random)
{
    using std::swap;
    for (std::size_t left = list.size(); left > 1; --left)
        swap(list[left - 1], list[random.below(static_cast<std::uint32_t>(left))]);
}

}  // namespace mazzo::model
