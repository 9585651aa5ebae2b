// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/hash.h"

#include <xxhash.h>

#include <cstring>

namespace mazzo::model::catalogue {

namespace {

constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5;

template <class Word>
std::uint64_t read(const unsigned char* bytes)
{
    Word word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// Both halves of the product, so that every bit of the factors reaches every part of the result.
std::uint64_t multiplied(std::uint64_t a, std::uint64_t b)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

}  // namespace

std::uint64_t hash64(std::string_view bytes, std::uint64_t seed) { return XXH64(bytes.data(), bytes.size(), seed); }

std::uint64_t nameHash(std::string_view name)
{
    const auto* const bytes = reinterpret_cast<const unsigned char*>(name.data());
    const std::size_t size = name.size();
    std::uint64_t hash = size * kPrime5;
    // The last words overlap the ones before them, so that nothing is read byte by byte.
    for (std::size_t at = 0; at + 16 < size; at += 16)
        hash = multiplied(read<std::uint64_t>(bytes + at) ^ kPrime1, read<std::uint64_t>(bytes + at + 8) ^ hash);
    if (size >= 16)
        return multiplied(
            multiplied(read<std::uint64_t>(bytes + size - 16) ^ kPrime2, read<std::uint64_t>(bytes + size - 8) ^ hash),
            kPrime3);
    if (size >= 8)
        return multiplied(
            multiplied(read<std::uint64_t>(bytes) ^ kPrime2, read<std::uint64_t>(bytes + size - 8) ^ hash), kPrime3);
    if (size >= 4)
        return multiplied(
            multiplied(read<std::uint32_t>(bytes) ^ kPrime2, read<std::uint32_t>(bytes + size - 4) ^ hash), kPrime3);
    for (std::size_t at = 0; at < size; ++at) hash = (hash ^ bytes[at]) * kPrime1;
    return multiplied(hash ^ kPrime2, kPrime3);
}

}  // namespace mazzo::model::catalogue
