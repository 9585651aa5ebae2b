// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/imported_card.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

void ImportedCard::add(Printing&& printing)
{
    const auto same = std::ranges::find_if(printings, [&](const Printing& other) {
        return other.set == printing.set && (printing.number.empty() || other.number == printing.number);
    });
    if (same == printings.end()) {
        printings.push_back(std::move(printing));
        return;
    }
    for (std::string& finish : printing.finishes)
        if (std::ranges::find(same->finishes, finish) == same->finishes.end())
            same->finishes.push_back(std::move(finish));
    if (same->rarity.empty()) same->rarity = std::move(printing.rarity);
}

std::string collectorNumber(std::string number)
{
    constexpr std::size_t kMaxCollectorNumber = 16;
    if (number.starts_with('#')) number.erase(0, 1);
    std::ranges::replace_if(number, [](char c) { return c == ' ' || c == '{' || c == '}'; }, '-');
    if (number.size() <= kMaxCollectorNumber) return number;
    number.resize(kMaxCollectorNumber);
    while (!number.empty() && brokenUtf8(number)) number.pop_back();
    return number;
}

}  // namespace mazzo::importer
