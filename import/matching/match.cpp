// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/matching/match.h"

#include "model/text.h"

#include <algorithm>
#include <span>

namespace mazzo::importer {

namespace {

using State = Match::State;
using Reason = Match::Reason;

constexpr std::size_t kMaxChoices = 5;
constexpr std::size_t kShortestPart = 4;  // Letters that a part of a name needs, to mean anything.
constexpr std::size_t kLongestName = 200;

/// The parts of `Fire/Ice`; none for any other name.
std::vector<std::string_view> partsOf(std::string_view name)
{
    std::vector<std::string_view> parts;
    if (name.find('/') == std::string_view::npos || name.size() > kLongestName) return parts;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find('/'), name.size());
        if (const std::string_view part = trimmed(name.substr(0, end)); !part.empty()) parts.push_back(part);
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return parts;
}

/// The card of these parts as programs spell it: with one or two strokes, with blanks around them or without.
std::optional<CardIndex> splitCard(std::span<const std::string_view> parts, const Catalogue& catalogue)
{
    if (parts.size() < 2) return std::nullopt;
    for (const std::string_view between : {" // ", "/", " / ", "//"}) {
        std::string spelt(parts.front());
        for (std::size_t i = 1; i < parts.size(); ++i) (spelt += between) += parts[i];
        if (const auto card = catalogue.find(spelt)) return card;
    }
    return std::nullopt;
}

/// The only card whose name begins with this half: some programs list "Fire" for "Fire // Ice".
std::optional<CardIndex> withFirstHalf(const std::string& wanted, const Catalogue& catalogue)
{
    std::optional<CardIndex> found;
    for (const std::string_view between : {" //", "/"}) {
        const std::string start = wanted + std::string(between);
        for (const CardIndex card : catalogue.nameMatches(Comparison::Contains, start).yes.cards()) {
            if (!folded(catalogue.name(card, {})).starts_with(start) || found == card) continue;
            if (found) return std::nullopt;
            found = card;
        }
    }
    return found;
}

/// The parts of a double name in another order, one of its halves, or the two parts of a name turned around at its
/// comma.
std::optional<Match> fromParts(std::string_view name, const Catalogue& catalogue)
{
    auto parts = partsOf(name);
    std::ranges::reverse(parts);
    if (const auto card = splitCard(parts, catalogue)) return Match{State::Guessed, Reason::Turned, card, {}};
    for (const std::string_view between : {"//", "/"}) {
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
    if (const auto card = catalogue.find(name)) return card;
    // Programs disagree whether the quotes around a name belong to it.
    if (name.size() > 2 && name.starts_with('"') && name.ends_with('"')) {
        if (const auto card = catalogue.find(name.substr(1, name.size() - 2))) return card;
    }
    return splitCard(partsOf(name), catalogue);
}

Match matchedName(std::string_view name, const Catalogue& catalogue)
{
    if (const auto card = exactCard(name, catalogue)) return {State::Matched, Reason::None, card, {}};
    if (name.size() > kLongestName) return {};
    if (auto choices = catalogue.sharing(name); !choices.empty())
        return {State::Ambiguous, Reason::None, {}, std::move(choices)};
    if (auto match = fromParts(name, catalogue)) return std::move(*match);

    const std::string wanted = folded(name);
    if (const auto card = wanted.empty() ? std::nullopt : withFirstHalf(wanted, catalogue))
        return {State::Guessed, Reason::HalfName, card, {}};
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
