// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/card_links.h"

#include <set>

namespace mazzo::carddata {

Result<bool> leadsBack(std::string_view card, const Words& first, const LinksOf& linksOf)
{
    std::set<std::string, std::less<>> seen;
    Words waiting = first;
    while (!waiting.empty()) {
        const std::string next = std::move(waiting.back());
        waiting.pop_back();
        if (next == card) return true;
        if (!seen.insert(next).second) continue;
        auto links = linksOf(next);
        if (!links) return failure(links.error());
        waiting.insert(waiting.end(), links->begin(), links->end());
    }
    return false;
}

}  // namespace mazzo::carddata
