// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/settings.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

namespace {

OptionValue valueOf(std::string text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc{} && end == text.data() + text.size();
    return {std::move(text), isNumber ? std::optional(number) : std::nullopt};
}

}  // namespace

Settings Settings::presets(const Game& game)
{
    Settings settings{game.editions.empty() ? std::string{} : game.editions.front().id, {}};
    for (const Option& option : game.options) settings.options.push_back(valueOf(option.preset));
    return settings;
}

bool Settings::set(const Game& game, OptionIndex option, std::string_view text)
{
    auto canonical = game[option].canonical(text);
    if (!canonical) return false;
    options[at(option)] = valueOf(std::move(*canonical));
    return true;
}

std::optional<OptionIndex> Settings::optionOfOtherEdition(const Game& game) const
{
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const Option& option = game.options[i];
        const bool here = option.editions.empty() ||
                          std::ranges::find(option.editions, edition) != option.editions.end();
        if (!here && options[i].text != option.preset) return OptionIndex(i);
    }
    return std::nullopt;
}

std::vector<Origin> Settings::hiddenOrigins(const Game& game) const
{
    std::vector<Origin> hidden;
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const auto found = game.options[i].hides.find(options[i].text);
        if (found != game.options[i].hides.end())
            hidden.insert(hidden.end(), found->second.begin(), found->second.end());
    }
    return hidden;
}

}  // namespace mazzo::model
