// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"

#include <cstring>

using namespace mazzo::fuzz;

/// The input damages a good block: each eight bytes say where and with what. The block is refused, or was not changed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto& [pack, catalogue] = sampleGame();
    static const std::vector<std::byte> good = catalogue.bytes();
    const auto block = std::make_shared<std::vector<std::byte>>(good);
    for (std::size_t i = 0; i + 8 <= size; i += 8) {
        std::uint32_t place = 0, value = 0;
        std::memcpy(&place, data + i, 4);
        std::memcpy(&value, data + i + 4, 4);
        std::memcpy(block->data() + place % (block->size() - 4), &value, 4);
    }
    const auto read = Catalogue::fromBytes(pack.game, *block, block);
    if (read && *block != good) std::abort();
    return 0;
}
