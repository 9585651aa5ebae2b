// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sample_pack.h"
#include "goldfish/saved_game.h"
#include "goldfish/saved_text.h"
#include "model/text.h"

using namespace mazzo::fuzz;
using namespace mazzo::goldfish;

namespace {

/// Reads a saved game and plays it again; what could be played is saved as a text that reads and plays the same.
void check(std::string_view text)
{
    const auto& [pack, catalogue] = sampleGame();
    const auto game = readSaved(text);
    if (!game) return;
    const auto session = resumed(*game, pack.game, catalogue);
    if (!session) return;
    const auto again = readSaved(saved(*session));
    if (!again || !resumed(*again, pack.game, catalogue)) std::abort();
}

}  // namespace

/// The input is a saved game; and, because chance never hits a checksum, the lines of one to which title and checksum
/// are added.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(text);
    std::string lines = std::string(savedText::kTitle) + "\ngame " + sampleGame().pack.game.id + ' ' +
                        sampleGame().pack.game.version + "\nrules en\n";
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
        if (const std::string_view line = trimmed(rest.substr(0, end)); !line.empty()) (lines += line) += '\n';
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    check(lines + "check " + savedText::hex(savedText::checksum(lines)) + '\n');
    return 0;
}
