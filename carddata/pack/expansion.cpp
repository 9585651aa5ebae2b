// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/expansion.h"

#include "carddata/pack/expansion_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

/// Borders are mutual: the neighbours of a corrected region follow it.
void correct(Procedure& procedure, const RegionCorrection& correction)
{
    std::vector<Procedure::Region>& regions = procedure.regions;
    auto found = std::ranges::find(regions, correction.id, &Procedure::Region::id);
    if (found == regions.end()) found = regions.insert(found, Procedure::Region{correction.id, {}, {}, {}});
    if (correction.name) found->name = *correction.name;
    if (correction.kinds) found->kinds = *correction.kinds;
    if (!correction.next) return;
    found->next = *correction.next;
    for (Procedure::Region& other : regions) {
        if (other.id == correction.id) continue;
        const bool borders = std::ranges::find(*correction.next, other.id) != correction.next->end();
        const bool known = std::ranges::find(other.next, correction.id) != other.next.end();
        if (borders && !known) other.next.push_back(correction.id);
        if (!borders && known) std::erase(other.next, correction.id);
    }
}

}  // namespace

std::string extendedGame(const std::filesystem::path& folder)
{
    std::ifstream stream(folder / kExpansionFile, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    // Most packs extend nothing; they are not parsed for that.
    if (text.find("\"extends\"") == std::string::npos) return {};
    const Json json = Json::parse(text, nullptr, false);
    const auto extends = json.is_object() ? json.find("extends") : json.end();
    return json.is_object() && extends != json.end() && extends->is_string() ? extends->get<std::string>()
                                                                             : std::string();
}

Checked<Expansion> loadExpansion(const std::filesystem::path& folder, const Game& game, std::span<const Card> below)
{
    Mistakes mistakes;
    const PackFiles files(folder, mistakes);
    if (!files.isFolder()) return tl::unexpected(mistakes.take());
    Expansion expansion = ExpansionReader(files, game, below, mistakes).read();
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return expansion;
}

void extendGame(Game& game, const Expansion& expansion)
{
    for (const CardSet& set : expansion.sets)
        if (std::ranges::find(game.sets, set.id, &CardSet::id) == game.sets.end()) game.sets.push_back(set);
    for (const auto& [id, choices] : expansion.choices) {
        const auto field = game.field(id);
        if (!field) continue;
        std::vector<Choice>& known = game.fields[at(*field)].choices;
        for (const Choice& choice : choices)
            if (std::ranges::find(known, choice.id, &Choice::id) == known.end()) known.push_back(choice);
    }
    for (Procedure& procedure : game.procedures)
        if (!procedure.regions.empty())
            for (const RegionCorrection& correction : expansion.regions) correct(procedure, correction);
    game.layers.push_back({expansion.id, expansion.name, expansion.version});
}

}  // namespace mazzo::carddata
