// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/gui_work.h"

#include "bench/start_up.h"
#include "bench/synthetic.h"
#include "bench/table.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <ctime>
#include <fstream>

namespace mazzo::bench {

namespace {

constexpr int kRowsInSight = 60;  // twice the cards of the grid in a window of 1920 by 1080

nlohmann::json words(const std::string& text) { return {{"en", text}, {"it", text}}; }

/// The synthetic game as a pack, with a rule of each usual kind.
nlohmann::json gameAsJson(const Game& game)
{
    using nlohmann::json;
    json types = json::array(), fields = json::array(), sets = json::array(), rules = json::array();
    for (const CardType& type : game.types)
        types.push_back({{"id", type.id}, {"name", words(type.id)}, {"plural", words(type.id + "s")}});
    for (const Field& field : game.fields) {
        static constexpr const char* kTypes[] = {"text", "number", "words", "flag"};
        json entry{{"id", field.id}, {"name", words(field.id)}, {"type", kTypes[static_cast<int>(field.type)]}};
        if (field.type == Field::Type::Number) entry["min"] = 0;
        if (field.id == "attack" || field.id == "defence" || field.id == "terrain" || field.id == "hero")
            entry["types"] = {"unit"};
        for (const Choice& choice : field.choices)
            entry["choices"].push_back({{"id", choice.id}, {"name", words(choice.id)}});
        fields.push_back(std::move(entry));
    }
    for (int set = 0; set < 40; ++set)
        sets.push_back(
            {{"id", "set-" + std::to_string(set)}, {"name", words("Set " + std::to_string(set))}, {"official", true}});
    const auto rule = [&](const char* id, const char* check, const char* each) {
        json entry{{"id", id},
                   {"title", words(id)},
                   {"text", words(id)},
                   {"source", json::array({{{"book", "bench"}, {"section", "Bench"}}})},
                   {"check", check}};
        if (each != nullptr) entry["each"] = each;
        rules.push_back(std::move(entry));
    };
    rule("B-C01", "count(zone:main) >= 40", nullptr);
    rule("B-C02", "copies(zone:main) <= 4", "zone:main");
    rule("B-C03", "distinct(race, zone:main) <= 2", nullptr);
    return {{"format", 1},
            {"id", game.id},
            {"version", "1.0.0"},
            {"name", words("Synthetic")},
            {"about", words("For benchmarks.")},
            {"languages", {"en", "it"}},
            {"books", {{{"id", "bench"}, {"title", words("Bench")}}}},
            {"zones", {{{"id", "main"}, {"name", words("Main")}}}},
            {"types", types},
            {"fields", fields},
            {"sets", sets},
            {"rules", rules}};
}

}  // namespace

std::vector<Card> packedCards()
{
    std::vector<Card> cards = syntheticCards(kCards, 1);
    for (Card& card : cards)
        if (card.textState == Card::TextState::Known)
            card.text = Texts(std::vector<Texts::Entry>{{"en", std::string(card.text.in("en"))},
                                                        {"it", std::string(card.text.in("it"))}});
    return cards;
}

bool writePack(const std::filesystem::path& home, const Game& game, const std::vector<Card>& cards)
{
    const std::filesystem::path pack = home / "packs" / game.id;
    std::error_code error;
    std::filesystem::create_directories(pack, error);
    std::ofstream definition(pack / "game.json");
    definition << gameAsJson(game).dump();
    std::ofstream list(pack / "cards.json");
    list << cardsAsJson(cards, game);
    return !error && definition.good() && list.good();
}

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void look(const QAbstractItemModel& model)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < std::min(kRowsInSight, model.rowCount()); ++row)
        for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role)
            benchmark::DoNotOptimize(model.data(model.index(row, 0), *role));
}

void print(const char* what, const Times& times)
{
    std::printf("%-44s median %7.3f ms  p99 %7.3f ms  worst %7.3f ms  %5.1f %% of %g ms\n", what, times.median(),
                times.quantile(0.99), times.quantile(1.0), times.quantile(0.99) / kBudget * 100, kBudget);
    addTime(std::string(what) + ", GUI thread, p99", times.quantile(0.99), Baseline{"budget", kBudget},
            valueOf(kBudget));
}

}  // namespace mazzo::bench
