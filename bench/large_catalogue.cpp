// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/large_catalogue.h"

#include "bench/synthetic.h"
#include "import/catalogue/pack_cards.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>

namespace mazzo::bench {

namespace {

constexpr std::size_t kSets = 600;

std::size_t writeCard(std::ofstream& out, Dice& dice, std::size_t number)
{
    constexpr const char* kTypes[] = {"Creature", "Event", "Land", "Relic"};
    constexpr const char* kRarities[] = {"common", "uncommon", "rare", "mythic"};
    out << "<card><name>" << syntheticName(dice, "en") << ' ' << number << "</name><text>" << syntheticText(dice, "en")
        << "</text><prop><maintype>" << dice.of(kTypes) << "</maintype><cmc>" << dice.below(10) << "</cmc><colors>"
        << (dice.percent(50) ? "W" : "UB") << "</colors><power>";
    if (dice.percent(2)) out << '*';
    else out << dice.below(12);
    out << "</power></prop>\n";
    const std::size_t first = dice.below(kSets);
    const std::size_t count = 1 + dice.below(5);
    for (std::size_t i = 0; i < count; ++i)
        out << "<set rarity=\"" << dice.of(kRarities) << "\" num=\"" << 1 + dice.below(400) << "\">S"
            << (first + i * 7) % kSets << "</set>\n";
    out << "</card>\n";
    return count;
}

}  // namespace

LargeCatalogue writeCockatrice(const std::filesystem::path& file, std::size_t cards)
{
    Dice dice(7);
    std::ofstream out(file);
    out << "<cockatrice_carddatabase version=\"4\"><sets>\n";
    for (std::size_t set = 0; set < kSets; ++set)
        out << "<set><name>S" << set << "</name><longname>Set " << set << "</longname></set>\n";
    out << "</sets><cards>\n";
    LargeCatalogue written{cards, 0};
    for (std::size_t card = 0; card < cards; ++card) written.printings += writeCard(out, dice, card);
    out << "</cards></cockatrice_carddatabase>\n";
    return written;
}

void importCockatrice(const std::filesystem::path& file, const std::filesystem::path& pack, std::size_t cards)
{
    const auto plan = importer::planCatalogueImport({{file}, pack, {}, {}});
    if (!plan || plan->cards != cards || !importer::storeCatalogueImport(*plan, pack)) std::abort();
}

void addRules(const std::filesystem::path& pack, std::size_t count)
{
    const std::filesystem::path file = pack / "game.json";
    auto game = nlohmann::ordered_json::parse(std::ifstream(file));
    for (std::size_t i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        const std::string cards = i % 2 == 0 ? "set:s" + std::to_string(i % kSets) : "cmc=" + std::to_string(i % 10);
        game["rules"].push_back({{"id", "B-" + number},
                                 {"title", {{"en", "Rule " + number}}},
                                 {"text", {{"en", "A limit."}}},
                                 {"check", "count(" + cards + ") <= " + std::to_string(60 + i)}});
    }
    std::ofstream(file) << game.dump();
}

}  // namespace mazzo::bench
