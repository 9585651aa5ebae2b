// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/import_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    mazzo::fuzz::checkImport({reinterpret_cast<const char*>(data), size}, mazzo::importer::Format::Cod);
    return 0;
}
