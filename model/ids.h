// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace mazzo::model {

// Positions in the lists of one loaded game. Different types, so that a zone is never taken for a card.
enum class CardIndex : std::uint32_t {};
enum class FieldIndex : std::uint16_t {};
enum class ZoneIndex : std::uint16_t {};
enum class TypeIndex : std::uint16_t {};
enum class OptionIndex : std::uint16_t {};

/// The plain position, to index a list with.
template <class Index>
    requires std::is_enum_v<Index>
[[nodiscard]] constexpr std::size_t at(Index index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace mazzo::model
