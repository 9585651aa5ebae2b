// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "import/share/checksum.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"

using namespace mazzo::fuzz;

namespace {

/// What is read must be written as the same code, and open as a deck that has this code again.
void check(std::string_view code)
{
    const auto shared = readShareCode(code);
    if (!shared) return;
    if (shareCode(*shared) != code) std::abort();
    const auto& [pack, catalogue] = sampleGame();
    const auto file = deckFileOf(*shared, pack.game, catalogue, "en");
    if (!file) return;
    const auto again = readDeck(writeDeck(*file, catalogue), pack.game, catalogue, {});
    if (!again || again->deck != file->deck || again->settings != file->settings) std::abort();
    if (!readShareCode(shareCode(*again, pack.game, catalogue))) std::abort();
}

}  // namespace

/// The input is a code; the body of one to which the right checksum is added, because chance never hits it; and, line
/// by line, parts of a code.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    check(text);
    for (const std::string_view prefix : {kCodePrefix, kPrintingsPrefix}) {
        std::string code = std::string(prefix) + text;
        share::appendChecksum(code, prefix.size());
        check(code);
    }
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    if (const auto joined = joinedCode(parts)) check(*joined);
    return 0;
}
