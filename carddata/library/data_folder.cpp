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
    // A working folder that was removed makes a relative path mean nothing.
    std::error_code error;
    if (const fs::path own = variable("MAZZO_HOME"); !own.empty()) {
        const fs::path whole = fs::absolute(own, error);
        return error ? fs::path() : whole;
    }
    // The XDG specification has relative paths ignored.
    if (const fs::path shared = variable("XDG_DATA_HOME"); shared.is_absolute()) return shared / "mazzo";
    const fs::path home = variable("HOME");
    return home.is_absolute() ? home / ".local/share/mazzo" : fs::path();
}

}  // namespace mazzo::carddata
