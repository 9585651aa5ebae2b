// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "import/import_deck.h"
#include "import/share/deck_code.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <sstream>
#include <unordered_map>

using namespace mazzo::bench;

namespace {

constexpr std::size_t kCards = 100'000;
constexpr std::size_t kLists = 10'000;
constexpr std::size_t kLines = 30;  // the preconstructed decks of the shipped games have 2 to 32

/// What one would write first: a stream, a map of folded names.
class PlainBaseline {
public:
    explicit PlainBaseline(std::span<const Card> cards)
    {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (const Texts::Entry& name : cards[i].name.entries())
                m_cards.emplace(folded(name.words), static_cast<CardIndex>(i));
        }
    }

    [[nodiscard]] Deck read(const std::string& text) const
    {
        Deck deck;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            const std::size_t blank = line.find(' ');
            const auto found = m_cards.find(folded(line.substr(blank + 1)));
            if (found != m_cards.end()) deck.addCopies(ZoneIndex{0}, found->second, std::stoi(line.substr(0, blank)));
        }
        return deck;
    }

private:
    std::unordered_map<std::string, CardIndex> m_cards;
};

std::string asJson(const SharedDeck& deck)
{
    nlohmann::json json{{"game", deck.game}, {"name", deck.name}};
    for (const SharedDeck::Card& card : deck.zones.front().cards) json["cards"].push_back({card.number, card.copies});
    return json.dump();
}

struct Bench {
    Game game = syntheticGame();
    std::vector<Card> cards = syntheticCards(kCards, 1);
    Catalogue catalogue = Catalogue::build(game, cards);
    PlainBaseline baseline{cards};
    std::vector<std::string> lists;
    std::vector<DeckFile> decks;
    std::vector<std::string> codes, jsons;
    std::vector<Times> imported, baselineTimes, made, read, jsonMade, jsonRead;

    Bench()
    {
        game.version = "1.0.0";
        Dice dice(3);
        for (std::size_t i = 0; i < kLists; ++i) {
            std::string list;
            DeckFile deck;
            deck.name = "Deck " + std::to_string(i);
            deck.settings = Settings::presets(game);
            for (std::size_t line = 0; line < kLines; ++line) {
                const std::size_t card = dice.below(kCards);
                const auto copies = static_cast<int>(1 + dice.below(4));
                (list += std::to_string(copies) += ' ').append(cards[card].name.in("it")) += '\n';
                deck.deck.addCopies(ZoneIndex{0}, static_cast<CardIndex>(card), copies);
            }
            codes.push_back(shareCode(deck, game, catalogue));
            jsons.push_back(asJson(sharedDeck(deck, game, catalogue)));
            lists.push_back(std::move(list));
            decks.push_back(std::move(deck));
        }
    }

    /// All ways must give the same decks, or there is nothing to compare.
    [[nodiscard]] bool agrees() const
    {
        for (std::size_t i = 0; i < kLists; ++i) {
            const auto shared = readShareCode(codes[i]);
            const auto opened = shared ? deckFileOf(*shared, game, catalogue, "en")
                                       : Checked<DeckFile>(tl::unexpected<Errors>(Errors{}));
            const auto list = importedDeck(lists[i], Format::Text, game, catalogue, {}, "en");
            const auto file = list ? deckFileOf(*list, game, catalogue, "en")
                                   : Checked<DeckFile>(tl::unexpected<Errors>(Errors{}));
            if (file && file->deck == decks[i].deck && baseline.read(lists[i]) == decks[i].deck && opened &&
                opened->deck == decks[i].deck)
                continue;
            std::printf("differs: list %zu\n%s", i, lists[i].c_str());
            return false;
        }
        return true;
    }
};

void registerAll(Bench& bench)
{
    const auto add = [](const char* name, std::vector<Times>& times, std::size_t rounds, auto work) {
        benchmark::RegisterBenchmark(name, [&times, work](benchmark::State& state) { measure(state, times, 1, work); })
            ->Iterations(static_cast<benchmark::IterationCount>(rounds))
            ->Unit(benchmark::kMillisecond);
    };
    const auto each = [&bench](auto work) {
        return [&bench, work](std::size_t) {
            for (std::size_t i = 0; i < kLists; ++i) work(bench, i);
        };
    };
    add("lists/with_report", bench.imported, 10, each([](Bench& b, std::size_t i) {
            benchmark::DoNotOptimize(importedDeck(b.lists[i], Format::Text, b.game, b.catalogue, {}, "en"));
        }));
    add("lists/stream_and_map", bench.baselineTimes, 5,
        each([](Bench& b, std::size_t i) { benchmark::DoNotOptimize(b.baseline.read(b.lists[i])); }));
    add("codes/made", bench.made, 10,
        each([](Bench& b, std::size_t i) { benchmark::DoNotOptimize(shareCode(b.decks[i], b.game, b.catalogue)); }));
    add("codes/read", bench.read, 10, each([](Bench& b, std::size_t i) {
            benchmark::DoNotOptimize(deckFileOf(*readShareCode(b.codes[i]), b.game, b.catalogue, "en"));
        }));
    add("codes/json_made", bench.jsonMade, 5, each([](Bench& b, std::size_t i) {
            benchmark::DoNotOptimize(asJson(sharedDeck(b.decks[i], b.game, b.catalogue)));
        }));
    add("codes/json_parsed", bench.jsonRead, 5,
        each([](Bench& b, std::size_t i) { benchmark::DoNotOptimize(nlohmann::json::parse(b.jsons[i])); }));
}

void print(const Bench& bench)
{
    const auto perSecond = [](const std::vector<Times>& times) {
        return static_cast<double>(kLists) / times[0].median() * 1000;
    };
    const auto microseconds = [](const std::vector<Times>& times) {
        return times[0].median() * 1000 / static_cast<double>(kLists);
    };
    std::size_t letters = 0;
    for (const std::string& code : bench.codes) letters += code.size();
    std::printf("\nlists of %zu lines, %zu cards: %.0f a second with a report on each line; stream and map %.0f; "
                "ratio %.1f\n",
                kLines, kCards, perSecond(bench.imported), perSecond(bench.baselineTimes),
                perSecond(bench.imported) / perSecond(bench.baselineTimes));
    std::printf("a code (%.0f characters): made in %.2f us, read into a deck file in %.2f us; JSON made %.2f us, "
                "parsed %.2f us\n",
                static_cast<double>(letters) / static_cast<double>(kLists), microseconds(bench.made),
                microseconds(bench.read), microseconds(bench.jsonMade), microseconds(bench.jsonRead));
    addRate("deck lists imported", perSecond(bench.imported),
            Baseline{"stream and map", perSecond(bench.baselineTimes)});
    addTime("a share code written", microseconds(bench.made) / 1000,
            Baseline{"JSON written", microseconds(bench.jsonMade) / 1000});
    addTime("a share code read", microseconds(bench.read) / 1000,
            Baseline{"JSON parsed", microseconds(bench.jsonRead) / 1000});
}

}  // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    Bench bench;
    if (!bench.agrees()) return 1;
    registerAll(bench);
    if (benchmark::RunSpecifiedBenchmarks() == 6) print(bench);
    benchmark::Shutdown();
    return 0;
}
