// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/output_device.h"

#include <fcntl.h>

namespace mazzo::carddata {

namespace fs = std::filesystem;

bool isOutputDevice(const fs::path& path)
{
    std::error_code error;
    const fs::file_type type = fs::status(path, error).type();
    return type == fs::file_type::character || type == fs::file_type::fifo;
}

int openOutputDevice(const fs::path& path)
{
    const int opened = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (opened >= 0) ::fcntl(opened, F_SETFL, ::fcntl(opened, F_GETFL) & ~O_NONBLOCK);
    return opened;
}

}  // namespace mazzo::carddata
