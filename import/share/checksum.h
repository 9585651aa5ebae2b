// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>

namespace mazzo::importer::share {

inline constexpr std::size_t kChecksumLength = 5;

/// Appends the checksum of the characters from `start` on. It is a CRC of 30 bits over their six-bit values: any change
/// within five neighbouring characters is found for certain, anything else but once in 10^9.
void appendChecksum(std::string& code, std::size_t start);

/// False also if a character is not of the alphabet.
[[nodiscard]] bool checksumHolds(std::string_view body);

}  // namespace mazzo::importer::share
