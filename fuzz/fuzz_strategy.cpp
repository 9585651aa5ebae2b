// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "goldfish/zombinion/strategy_reader.h"

using namespace mazzo::fuzz;

/// A strategy and an order of cards are read, or refused with mistakes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto& [pack, catalogue] = sampleGame("zombinion");
    static const mazzo::goldfish::Setup setup = mazzo::goldfish::Setup::of(pack.game, catalogue,
                                                                           Settings::presets(pack.game), Deck{});
    const auto strategy = mazzo::goldfish::zombinion::readStrategy(text, setup, "fuzz", "fuzz");
    if (!strategy && strategy.error().empty()) std::abort();
    const auto order = mazzo::goldfish::readOrder(text, setup, "fuzz");
    if (!order && order.error().empty()) std::abort();
    return 0;
}
