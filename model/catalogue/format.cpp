// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/format.h"

#include "model/catalogue/hash.h"

namespace mazzo::model::catalogue {

namespace {

void append(std::string& layout, std::string_view word)
{
    layout += std::to_string(word.size());
    layout += ':';
    layout += word;
}

}  // namespace

std::uint64_t fingerprint(const Game& game)
{
    std::string layout;
    append(layout, game.id);
    for (const std::string& language : game.languages) append(layout, language);
    layout += '/';
    for (const CardType& type : game.types) append(layout, type.id);
    layout += '/';
    for (const Field& field : game.fields) {
        append(layout, field.id);
        for (const int part : {static_cast<int>(field.type), field.domain.lo, field.domain.hi})
            append(layout, std::to_string(part));
    }
    return hash64(layout);
}

std::uint64_t checksum(const std::byte* bytes, std::size_t size)
{
    constexpr std::size_t kBegin = offsetof(Header, checksum) + sizeof(Header::checksum);
    return hash64({reinterpret_cast<const char*>(bytes) + kBegin, size - kBegin});
}

}  // namespace mazzo::model::catalogue
