// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pack_check.h"

#include "app/engine_check.h"
#include "app/workspace.h"
#include "carddata/pack/expansion.h"
#include "carddata/pack/pack_folders.h"
#include "goldfish/engines.h"
#include "validators/examples.h"
#include "validators/pack_lints.h"
#include "validators/rule_warnings.h"

#include <algorithm>

namespace mazzo::app {

namespace {

const EffectVocabulary* effectWords(std::string_view engine)
{
    const goldfish::Engine* known = goldfish::engineNamed(engine);
    return known ? &known->vocabulary().effects : nullptr;
}

/// An expansion pack means something only together with the pack that it extends.
PackCheck checkExpansion(const std::filesystem::path& folder, const std::string& game)
{
    PackCheck check;
    const auto folders = packFolders(packRoots());
    const auto base = std::ranges::find_if(folders, [&game](const std::filesystem::path& candidate) {
        return candidate.filename() == game && extendedGame(candidate).empty();
    });
    if (base == folders.end()) {
        check.mistakes = {
            {Error::Kind::NotFound, "layer.no-such-game", {"game.json", 0, 0}, {game, folder.filename().string()}, {}}};
        return check;
    }
    const auto pack = loadPack(*base);
    const auto expansion = pack ? loadExpansion(folder, pack->game, pack->cards)
                                : Checked<Expansion>(tl::unexpected(pack.error()));
    if (!expansion) {
        check.mistakes = expansion.error();
        return check;
    }
    check.name = expansion->name;
    check.cards = expansion->cards.size();
    check.products = expansion->products.size();
    return check;
}

}  // namespace

PackCheck checkPack(const std::filesystem::path& folder, const std::stop_token& stop)
{
    if (const std::string game = extendedGame(folder); !game.empty()) return checkExpansion(folder, game);
    const auto pack = loadPack(folder, effectWords);
    PackCheck check;
    if (!pack) {
        check.mistakes = pack.error();
        return check;
    }
    check.name = pack->game.name;
    check.cards = pack->cards.size();
    check.products = pack->products.size();
    check.decks = pack->decks.size();
    check.examples = pack->examples.size();
    check.rules = pack->game.rules.size();
    check.mistakes = checkDecks(*pack);
    check.warnings = pack->notes;
    std::ranges::move(ruleWarnings(pack->game), std::back_inserter(check.warnings));
    std::ranges::move(packLints(*pack, stop), std::back_inserter(check.warnings));
    std::ranges::move(engineMistakes(*pack), std::back_inserter(check.mistakes));
    return check;
}

}  // namespace mazzo::app
