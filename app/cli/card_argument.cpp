// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_argument.h"

namespace mazzo::cli {

Result<CardArgument> CardArgument::read(const std::vector<std::string>& words, std::size_t nameWords)
{
    auto workspace = Workspace::open();
    if (!workspace) return failure(workspace.error());
    auto loaded = workspace->game(words.front());
    if (!loaded) return failure(loaded.error());
    std::string name;
    for (std::size_t i = 1; i <= nameWords; ++i) name += (name.empty() ? "" : " ") + words[i];
    // An id may be in angle brackets, as in a deck file.
    const bool isId = name.size() > 2 && name.starts_with('<') && name.ends_with('>');
    const auto card = loaded->catalogue.find(isId ? name.substr(1, name.size() - 2) : name);
    if (card) return CardArgument(std::move(*workspace), std::move(*loaded), *card);
    std::vector<std::string> args{name};
    const std::string& language = loaded->game.languages.front();
    for (const CardIndex near : loaded->catalogue.nearestNames(name))
        args.emplace_back(loaded->catalogue.name(near, language));
    return failure({Error::Kind::NotFound, "card.unknown", {}, std::move(args), {}});
}

}  // namespace mazzo::cli
