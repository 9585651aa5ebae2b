// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>

/// The most items that the lists of a pack may have: far more than any game needs, and few enough for the sixteen bits
/// of `FieldIndex`, `ZoneIndex` and the like and for loops over all pairs. docs/limits.md lists them.
namespace mazzo::carddata::limits {

inline constexpr std::size_t kLanguages = 50;
inline constexpr std::size_t kEditions = 50;  // the procedure is read once for each
inline constexpr std::size_t kBooks = 100;
inline constexpr std::size_t kZones = 100;
inline constexpr std::size_t kTypes = 500;
inline constexpr std::size_t kSets = 5000;
inline constexpr std::size_t kFields = 500;
inline constexpr std::size_t kChoices = 5000;  // of one field
inline constexpr std::size_t kOptions = 200;
inline constexpr std::size_t kOptionValues = 500;
inline constexpr std::size_t kRules = 2000;
inline constexpr std::size_t kProcedureParts = 500;  // zones, counters, phases and so on of a table
inline constexpr std::size_t kCardFiles = 100;
inline constexpr std::size_t kCardValues = 3'000'000;  // cards times fields: half a gigabyte

}  // namespace mazzo::carddata::limits
