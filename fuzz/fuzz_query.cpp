// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "model/query/compiled_expression.h"
#include "model/query/describe.h"
#include "model/query/matching.h"

using namespace mazzo::fuzz;

/// A query is answered or refused; what is answered can be explained, and both ways of answering agree.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame();
    if (const auto query = parseQuery(text, pack.game)) {
        const MatchSet all = matchesAll(*query, pack.game, catalogue);
        const auto card = static_cast<CardIndex>(size % catalogue.size());
        if (all[card] != matches(*query, pack.game, catalogue, card)) std::abort();
        if (describe(*query, pack.game, DescriptionTexts::english()).empty()) std::abort();
    }
    if (const auto expression = parseExpression(text, pack.game, Scope::Piles)) {
        const CompiledExpression compiled(*expression, pack.game, catalogue, Settings::presets(pack.game));
        static_cast<void>(compiled.evaluate(Deck{}));
    }
    return 0;
}
