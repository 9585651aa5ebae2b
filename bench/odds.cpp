// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/odds_baseline.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/inquiry.h"
#include "goldfish/odds/plan_maker.h"
#include "goldfish/odds/sensitivity.h"
#include "goldfish/odds/sorted_hands.h"
#include "goldfish/tuning/tuner.h"
#include "model/query/matching.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace mazzo::bench;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;

namespace {

constexpr std::uint64_t kHands = 10'000'000;
constexpr std::uint64_t kClassHands = 40'000'000;
constexpr int kEnumerations = 20'000;
constexpr int kRounds = 9;

/// Cards of six races, so that questions can tell six classes apart.
struct Table {
    Game game = syntheticGame();
    Catalogue catalogue;
    Deck deck;

    Table(int openingHand, const std::vector<int>& races)
    {
        std::vector<Card> cards = syntheticCards(2000, 1);
        catalogue = Catalogue::build(game, cards);
        Procedure procedure;
        procedure.drawPile = "main";
        procedure.hand = "hand";
        procedure.openingHand = {openingHand, {}};
        procedure.setUp.resize(2);
        procedure.setUp[0].kind = Procedure::Step::Kind::Deal;
        procedure.setUp[0].section = procedure.setUp[0].to = "main";
        procedure.setUp[1].kind = Procedure::Step::Kind::OpeningHand;
        game.procedures = {procedure};
        static const std::array kRaces{"numan", "slurr", "uthron", "kelvan", "orrin", "sylph"};
        for (std::size_t i = 0; i < races.size(); ++i) {
            const auto query = parseQuery(std::string("race=") + kRaces[i], game);
            const std::vector<CardIndex> found = matchesAll(*query, game, catalogue).yes.cards();
            for (int copy = 0; copy < races[i]; ++copy)
                deck.addCopies(ZoneIndex{0}, found[static_cast<std::size_t>(copy) % found.size()], 1);
        }
    }
    [[nodiscard]] Setup setup() const { return Setup::of(game, catalogue, Settings::presets(game), deck); }
};

Question asked(const Table& table, const char* text)
{
    auto question = readQuestion(text, table.game);
    if (!question) std::abort();
    return std::move(*question);
}

double perSecond(std::uint64_t hands, const Times& times) { return static_cast<double>(hands) / times.median() * 1000; }

/// Everything is measured in turn, round after round, so that a busy machine troubles all alike.
void measureHands()
{
    const Table table(10, {20, 14, 9, 6});
    const Setup setup = table.setup();
    const auto inquiry = Inquiry::of(
        setup, {asked(table, "count(race:numan) >= 4 and count(race:slurr) >= 2 and count(race:uthron) <= 3")}, {});
    if (!inquiry) std::abort();
    Times bare, cards, classes;
    Scaling scaling;
    for (int round = 0; round < kRounds; ++round) {
        const auto simulate = [&](std::uint64_t hands, unsigned threads, Path path) {
            benchmark::DoNotOptimize(inquiry->simulated({hands, static_cast<std::uint64_t>(round), threads, path}));
        };
        bare.add(worked([round] { benchmark::DoNotOptimize(bareHands(kHands, static_cast<std::uint64_t>(round))); }));
        cards.add(worked([&] { simulate(kHands, 1, Path::Cards); }));
        classes.add(worked([&] { simulate(kClassHands, 1, Path::Classes); }));
        scaling.add([&](unsigned threads) { simulate(kHands, threads, Path::Cards); });
    }
    std::printf("hands of ten from 49 cards, with a question (medians of %d rounds)\n", kRounds);
    std::printf("  bare Fisher-Yates        %6.1f million a second\n", perSecond(kHands, bare) / 1e6);
    std::printf("  card by card             %6.1f million a second, ratio %.2f\n", perSecond(kHands, cards) / 1e6,
                bare.median() / cards.median());
    std::printf("  through class counts     %6.1f million a second\n", perSecond(kClassHands, classes) / 1e6);
    std::printf("  two cores                %.2f times one; %.2f if both are free\n", scaling.seen(),
                scaling.possible());
    addRate("hands dealt card by card", perSecond(kHands, cards), Baseline{"Fisher-Yates", perSecond(kHands, bare)},
            ratioOf(0.6));
    addRate("hands through class counts", perSecond(kClassHands, classes),
            Baseline{"Fisher-Yates", perSecond(kHands, bare)}, valueOf(1e8));
    addScaling("hands, two threads", scaling, 1.8);
}

bool measureExact()
{
    const std::array<int, 6> pile{12, 10, 9, 8, 6, 5};
    const Table table(7, {pile.begin(), pile.end()});
    const Setup setup = table.setup();
    // The last condition always holds; it makes six classes of the cards.
    const Question ask = asked(table,
                               "count(race:numan) >= 2 and count(race:slurr) >= 1 and count(race:uthron) <= 3 and "
                               "count(race:kelvan) + 2 * count(race:orrin) + 3 * count(race:sylph) >= 0");
    const auto plan = handPlan(setup, {}, false);
    if (!plan) return false;
    const SortedHands sorted(setup, *plan, std::span(&ask, 1), {});
    const HandTest* test = sorted.evaluators().front().test();
    if (!test || sorted.classes().size() != 6) return false;
    const auto exact = [&] { return Hypergeometric(sorted.pile(), sorted.drawn()).chance(*test, test->start()); };
    if (std::abs(exact() - bareEnumeration(pile)) > 1e-12) return false;
    Times bare, ours;
    for (int round = 0; round < kRounds; ++round) {
        bare.add(worked([&] {
            for (int i = 0; i < kEnumerations; ++i) benchmark::DoNotOptimize(bareEnumeration(pile));
        }));
        ours.add(worked([&] {
            for (int i = 0; i < kEnumerations; ++i) benchmark::DoNotOptimize(exact());
        }));
    }
    std::printf("exact odds of a hand of seven, six classes\n  bare nested loops        %6.2f µs\n  ours               "
                "      %6.2f µs, ratio %.2f\n",
                bare.median() * 1000 / kEnumerations, ours.median() * 1000 / kEnumerations,
                ours.median() / bare.median());
    addTime("exact odds of a hand", ours.median() / kEnumerations,
            Baseline{"nested loops", bare.median() / kEnumerations}, ratioOf(0.5));
    return true;
}

/// The search for better decks, by the odds that it computes, against as many bare enumerations.
bool measureTuning()
{
    const std::array<int, 6> pile{12, 10, 9, 8, 6, 5};
    const Table table(7, {pile.begin(), pile.end()});
    const Setup setup = table.setup();
    const auto book = RuleBook::compile(table.game, table.catalogue, setup.settings);
    const auto plan = handPlan(setup, {}, false);
    if (!book || !plan) return false;
    tuning::TuneRequest request;
    request.questions = {asked(table,
                               "count(race:numan) >= 2 and count(race:slurr) >= 1 and count(race:uthron) <= 3 and "
                               "count(race:kelvan) + 2 * count(race:orrin) + 3 * count(race:sylph) >= 0")};
    request.goals = {{}};
    request.swaps = 4;
    request.seconds = 60;
    for (const Deck::Entry& entry : table.deck.entries()) request.pool.push_back(entry.card);
    Times bare, ours;
    std::uint64_t evaluations = 0;
    for (int round = 0; round < kRounds; ++round) {
        bare.add(worked([&] {
            for (int i = 0; i < kEnumerations; ++i) benchmark::DoNotOptimize(bareEnumeration(pile));
        }));
        ours.add(worked([&] {
            const auto result = tuning::tune(*book, setup, *plan, request);
            if (result && result->optimal) evaluations = result->evaluations;
        }));
    }
    if (evaluations == 0) return false;
    const double rate = static_cast<double>(evaluations) / ours.median() * 1000;
    const double bareRate = kEnumerations / bare.median() * 1000;
    std::printf("tuning a deck within four swaps\n  %llu decks, %.0f thousand a second, ratio %.2f to bare odds\n",
                static_cast<unsigned long long>(evaluations), rate / 1000, rate / bareRate);
    addRate("decks computed while tuning", rate, Baseline{"nested loops", bareRate}, ratioOf(0.3));
    return true;
}

/// One copy more and less of every card of 60, for three questions.
void measureSensitivity()
{
    const Table table(7, {15, 12, 11, 10, 7, 5});
    const Setup setup = table.setup();
    const auto plan = handPlan(setup, {}, false);
    const std::vector<Question> questions{asked(table, "count(race:numan) >= 2 and count(race:slurr) >= 1"),
                                          asked(table, "count(race:uthron) <= 3"),
                                          asked(table, "count(race:kelvan) + count(race:orrin) >= 2")};
    Times times;
    for (int round = 0; round < kRounds; ++round)
        times.add(worked([&] { benchmark::DoNotOptimize(sensitivities(setup, *plan, questions, {})); }));
    std::printf("sensitivity of 60 cards to three questions\n  %.2f ms\n", times.median());
    addTime("sensitivity of 60 cards to three questions", times.median(), {}, valueOf(50));
}

}  // namespace

int main()
{
    measureHands();
    measureSensitivity();
    if (!measureTuning()) {
        std::printf("The deck could not be tuned.\n");
        return 1;
    }
    if (measureExact()) return 0;
    std::printf("The exact odds differ from the bare enumeration.\n");
    return 1;
}
