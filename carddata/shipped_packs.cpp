// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/shipped_packs.h"

namespace mazzo::carddata {

std::filesystem::path shippedPacks()
{
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error) {
        std::filesystem::path installed = program.parent_path().parent_path() / "share" / "mazzo" / "games";
        if (std::filesystem::is_directory(installed, error)) return installed;
    }
    return MAZZO_SOURCE_PACKS;
}

}  // namespace mazzo::carddata
