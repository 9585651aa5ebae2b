// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/hash.h"

#include <bit>
#include <cstring>

namespace mazzo::model::catalogue {

namespace {

constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr std::uint64_t kPrime4 = 0x85EBCA77C2B2AE63;
constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5;

template <class Word>
std::uint64_t read(const unsigned char* bytes)
{
    Word word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

std::uint64_t round(std::uint64_t lane, std::uint64_t word) { return std::rotl(lane + word * kPrime2, 31) * kPrime1; }

std::uint64_t mixed(std::uint64_t hash)
{
    hash = (hash ^ (hash >> 33)) * kPrime2;
    hash = (hash ^ (hash >> 29)) * kPrime3;
    return hash ^ (hash >> 32);
}

/// Both halves of the product, so that every bit of the factors reaches every part of the result.
std::uint64_t multiplied(std::uint64_t a, std::uint64_t b)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

}  // namespace

std::uint64_t hash64(const void* data, std::size_t size, std::uint64_t seed)
{
    const auto* at = static_cast<const unsigned char*>(data);
    const auto* const end = at + size;
    std::uint64_t hash = seed + kPrime5;
    if (size >= 32) {
        // Four independent lanes keep the multipliers busy; one lane would wait for itself.
        std::uint64_t lanes[4] = {seed + kPrime1 + kPrime2, seed + kPrime2, seed, seed - kPrime1};
        for (; end - at >= 32; at += 32) {
            for (int i = 0; i < 4; ++i) lanes[i] = round(lanes[i], read<std::uint64_t>(at + 8 * i));
        }
        hash = std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18);
        for (const std::uint64_t lane : lanes) hash = (hash ^ round(0, lane)) * kPrime1 + kPrime4;
    }
    hash += size;
    for (; end - at >= 8; at += 8) hash = std::rotl(hash ^ round(0, read<std::uint64_t>(at)), 27) * kPrime1 + kPrime4;
    for (; end - at >= 4; at += 4) hash = std::rotl(hash ^ (read<std::uint32_t>(at) * kPrime1), 23) * kPrime2 + kPrime3;
    for (; at != end; ++at) hash = std::rotl(hash ^ (*at * kPrime5), 11) * kPrime1;
    return mixed(hash);
}

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
