// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/random.h"

namespace mazzo::model {

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state) {
        seed += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        word = mixed ^ (mixed >> 31);
    }
}

}  // namespace mazzo::model
