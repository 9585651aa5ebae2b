// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/start_up.h"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/mman.h>
#include <unistd.h>

#include <fstream>

namespace mazzo::bench {

namespace {

using nlohmann::json;

json asJson(const Texts& texts)
{
    json result = json::object();
    for (const Texts::Entry& entry : texts.entries()) result[entry.language] = entry.words;
    return result;
}

json asJson(const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value)) return number->lo;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* words = std::get_if<Words>(&value)) return *words;
    return nullptr;
}

}  // namespace

std::string cardsAsJson(std::span<const Card> cards, const Game& game)
{
    json list = json::array();
    for (const Card& card : cards) {
        json fields = json::object();
        for (std::size_t i = 0; i < card.values.size(); ++i) {
            if (!isAbsent(card.values[i].value)) fields[game.fields[i].id] = asJson(card.values[i].value);
        }
        json entry{
            {"id", card.id},   {"number", card.number}, {"name", asJson(card.name)}, {"type", game[card.type].id},
            {"set", card.set}, {"fields", fields}};
        if (card.textState != Card::TextState::None) entry["text"] = card.text.empty() ? json() : asJson(card.text);
        list.push_back(std::move(entry));
    }
    return json{{"format", 1}, {"cards", std::move(list)}}.dump(1);
}

std::size_t parseJson(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string text(std::filesystem::file_size(file), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    return json::parse(text)["cards"].size();
}

Result<Catalogue> openMapped(const std::filesystem::path& file, const Game& game)
{
    const std::size_t size = std::filesystem::file_size(file);
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    void* memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (memory == MAP_FAILED) return failure({Error::Kind::Io, "bench.mmap", {}, {}, {}});
    const std::shared_ptr<const void> owner(memory,
                                            [size](const void* mapped) { munmap(const_cast<void*>(mapped), size); });
    return Catalogue::fromBytes(game, {static_cast<const std::byte*>(memory), size}, owner);
}

}  // namespace mazzo::bench
