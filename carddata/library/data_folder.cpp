// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"

#include <cstdlib>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

fs::path variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

}  // namespace

fs::path dataFolder()
{
    if (const fs::path own = variable("MAZZO_HOME"); !own.empty()) return fs::absolute(own);
    // The XDG specification has relative paths ignored.
    if (const fs::path shared = variable("XDG_DATA_HOME"); shared.is_absolute()) return shared / "mazzo";
    return fs::absolute(variable("HOME")) / ".local/share/mazzo";
}

}  // namespace mazzo::carddata
