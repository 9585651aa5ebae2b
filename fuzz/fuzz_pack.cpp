// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"

#include <cstdlib>
#include <fstream>

using namespace mazzo::fuzz;

namespace {

/// One folder for the run, under a name that a game may have.
const std::filesystem::path& folder()
{
    static const std::filesystem::path path = [] {
        std::string pattern = (std::filesystem::temp_directory_path() / "mazzo-fuzz-XXXXXX").string();
        if (::mkdtemp(pattern.data()) == nullptr) std::abort();
        const std::filesystem::path game = std::filesystem::path(pattern) / "fuzz";
        std::filesystem::create_directory(game);
        return game;
    }();
    return path;
}

}  // namespace

/// The input is a pack's game.json, up to the first zero byte, and its cards.json behind it: read, or refused with
/// mistakes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t border = std::min(text.find('\0'), text.size());
    std::ofstream(folder() / "game.json", std::ios::binary) << text.substr(0, border);
    std::ofstream(folder() / "cards.json", std::ios::binary) << text.substr(std::min(border + 1, text.size()));
    const auto pack = loadPack(folder());
    if (!pack && pack.error().empty()) std::abort();
    return 0;
}
