// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/tokens.h"

namespace mazzo::goldfish::everzone {

Front frontOf(const std::array<std::optional<std::size_t>, 3>& targets)
{
    if (!targets[0] || !targets[1] || !targets[2]) return {};
    for (std::size_t lone = 0; lone < targets.size(); ++lone)
        if (targets[(lone + 1) % 3] == lone && targets[(lone + 2) % 3] == lone) return {Front::Kind::Alliance, lone};
    return {Front::Kind::FreeForAll, 0};
}

bool isAllied(const Tokens& tokens)
{
    const Front front = frontOf(tokens.targets);
    return front.kind == Front::Kind::Alliance && front.lone != 0;
}

std::vector<std::size_t> struckBy(const Tokens& tokens)
{
    if (!tokens.targets[0]) return {};
    if (frontOf(tokens.targets) == Front{Front::Kind::Alliance, 0}) return {1, 2};
    return {*tokens.targets[0]};
}

}  // namespace mazzo::goldfish::everzone
