// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/sync_path.h"

#include "carddata/library/layers/typed_words.h"
#include "model/catalogue/hash.h"
#include "model/text.h"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kMaxFileName = 200;

bool isPlainName(std::string_view name)
{
    return !name.empty() && name.size() <= kMaxFileName && name.front() != '.' && !nonText(name) &&
           std::ranges::none_of(
               name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F || c == '/' || c == '\\'; });
}

bool isGameId(std::string_view id)
{
    return !id.empty() && id.size() <= 64 && id.front() != '-' &&
           std::ranges::all_of(id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::vector<std::string_view> partsOfPath(std::string_view path)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t slash = path.find('/');
        parts.push_back(path.substr(0, slash));
        if (slash == std::string_view::npos) return parts;
        path.remove_prefix(slash + 1);
    }
}

}  // namespace

std::optional<SyncPath> SyncPath::parse(std::string_view path)
{
    const std::vector<std::string_view> parts = partsOfPath(path);
    if (!std::ranges::all_of(parts, isPlainName)) return std::nullopt;
    const auto found = [&](Kind kind, std::string_view game = {}) {
        return SyncPath{kind, std::string(path), std::string(game)};
    };
    if (path == kCollectionFile) return found(Kind::Collection);
    if (path == kSettingsFile) return found(Kind::Settings);
    if (parts.size() == 2 && parts[0] == "decks" && parts[1].ends_with(".deck") && parts[1].size() > 5)
        return found(Kind::Deck);
    if (parts.size() == 2 && parts[0] == "results" && parts[1].ends_with(".json") && parts[1].size() > 5)
        return found(Kind::Results);
    if (parts.size() < 3 || parts[0] != "layers" || !isGameId(parts[1])) return std::nullopt;
    if (parts.size() == 3 && parts[2] == "game.json") return found(Kind::LayerHead, parts[1]);
    if (parts.size() == 3 && parts[2] == "cards.json") return found(Kind::LayerCards, parts[1]);
    if (parts.size() == 4 && parts[2] == "images") return found(Kind::Picture, parts[1]);
    return std::nullopt;
}

namespace {

std::string movedPath(std::string_view path, std::string_view from, std::string_view ending, std::string_view to,
                      std::string_view newEnding)
{
    if (!path.starts_with(from) || !path.ends_with(ending)) return {};
    const std::string_view name = path.substr(from.size(), path.size() - from.size() - ending.size());
    return std::string(to) + std::string(name) + std::string(newEnding);
}

}  // namespace

std::string resultsPath(std::string_view deckPath)
{
    return movedPath(deckPath, "decks/", ".deck", "results/", ".json");
}

std::string deckPathOfResults(std::string_view resultsPath)
{
    return movedPath(resultsPath, "results/", ".json", "decks/", ".deck");
}

std::string shortHash(std::string_view text)
{
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(catalogue::hash64(text) & 0xFFFFFFFFU));
    return digits;
}

std::string deckPath(std::string_view name, std::string_view identity)
{
    constexpr std::size_t kMaxSlug = 48;
    std::string slug = slugOf(name).substr(0, kMaxSlug);
    while (slug.ends_with('-')) slug.pop_back();
    return "decks/" + (slug.empty() ? std::string("deck") : slug) + "-" + shortHash(identity) + ".deck";
}

std::optional<std::string> originalOfConflict(std::string_view path)
{
    // Syncthing: NAME.sync-conflict-20261118-120000-ABCDEFG.deck
    constexpr std::string_view kMark = ".sync-conflict-";
    const std::size_t mark = path.find(kMark);
    const std::size_t ending = path.rfind('.');
    if (mark == std::string_view::npos || ending <= mark) return std::nullopt;
    return std::string(path.substr(0, mark)) + std::string(path.substr(ending));
}

}  // namespace mazzo::carddata
