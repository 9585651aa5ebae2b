// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pack_check.h"

#include "app/engine_check.h"
#include "goldfish/engines.h"
#include "validators/examples.h"

#include <algorithm>

namespace mazzo::app {

namespace {

const EffectVocabulary* effectWords(std::string_view engine)
{
    const goldfish::Engine* known = goldfish::engineNamed(engine);
    return known ? &known->vocabulary().effects : nullptr;
}

}  // namespace

PackCheck checkPack(const std::filesystem::path& folder)
{
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
    check.mistakes = checkDecks(*pack);
    std::ranges::move(engineMistakes(*pack), std::back_inserter(check.mistakes));
    return check;
}

}  // namespace mazzo::app
