// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/matching/match.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

using State = Match::State;
using Reason = Match::Reason;

constexpr std::size_t kMaxChoices = 5;
constexpr std::size_t kShortestPart = 4;  // Letters that a part of a name needs, to mean anything.
constexpr std::size_t kLongestName = 200;

/// The halves of a double name, or the two parts of a name turned around at its comma.
std::optional<Match> fromParts(std::string_view name, const Catalogue& catalogue)
{
    for (const std::string_view between : {"//", " / "}) {
        const std::size_t border = name.find(between);
        if (border == std::string_view::npos) continue;
        for (const std::string_view half : {name.substr(0, border), name.substr(border + between.size())}) {
            if (const auto card = exactCard(trimmed(half), catalogue))
                return Match{State::Guessed, Reason::HalfName, card, {}};
        }
    }
    const std::size_t comma = name.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const std::string turned = std::string(trimmed(name.substr(comma + 1))) + " " +
                               std::string(trimmed(name.substr(0, comma)));
    if (const auto card = exactCard(turned, catalogue)) return Match{State::Guessed, Reason::Turned, card, {}};
    return std::nullopt;
}

void addChoice(std::vector<CardIndex>& choices, CardIndex card)
{
    if (choices.size() < kMaxChoices && std::ranges::find(choices, card) == choices.end()) choices.push_back(card);
}

}  // namespace

std::optional<CardIndex> exactCard(std::string_view name, const Catalogue& catalogue)
{
    if (name.size() > 2 && name.starts_with('<') && name.ends_with('>')) name = name.substr(1, name.size() - 2);
    return catalogue.find(name);
}

Match matchedName(std::string_view name, const Catalogue& catalogue)
{
    if (const auto card = exactCard(name, catalogue)) return {State::Matched, Reason::None, card, {}};
    if (name.size() > kLongestName) return {};
    if (auto match = fromParts(name, catalogue)) return std::move(*match);

    const std::string wanted = folded(name);
    const auto near = catalogue.nearNames(wanted, kMaxChoices);
    const bool alone = !near.empty() && (near.size() == 1 || near[0].distance < near[1].distance);
    // A fifth of the letters wrong is a slip; more is a guess that only the player can make.
    if (alone && near[0].distance <= std::max<std::size_t>(1, wanted.size() / 5) && wanted.size() > 2)
        return {State::Guessed, Reason::Misspelt, near[0].card, {}};

    std::vector<CardIndex> parts;
    if (wanted.size() >= kShortestPart) parts = catalogue.nameMatches(Comparison::Contains, wanted).yes.cards();
    if (parts.size() == 1) return {State::Guessed, Reason::PartOfName, parts.front(), {}};
    Match match;
    for (const auto& each : near) addChoice(match.choices, each.card);
    if (parts.size() <= kMaxChoices * 4) {
        for (const CardIndex card : parts) addChoice(match.choices, card);
    }
    if (!match.choices.empty()) match.state = State::Ambiguous;
    return match;
}

}  // namespace mazzo::importer
