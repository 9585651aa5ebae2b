// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"
#include "tests/support/test_registry.h"

#include "random_world.h"

#include <QtTest>

using namespace mazzo::tests;

namespace {

/// May the uncertain answer turn out to be the certain one?
bool allows(const Answer& uncertain, const Answer& certain)
{
    if (const auto* truth = std::get_if<Truth>(&uncertain))
        return *truth == Truth::Unknown || *truth == std::get<Truth>(certain);
    const Interval wide = std::get<Interval>(uncertain);
    const Interval narrow = std::get<Interval>(certain);
    return wide.lo <= narrow.lo && narrow.hi <= wide.hi;
}

}  // namespace

/// What holds for any query and any catalogue.
class QueryProperties : public QObject {
    Q_OBJECT

private slots:
    void oneCardAndAllCardsAnswerAlike();
    void countAddsUpWhatMatches();
    void whatIsLearntNeverContradictsWhatWasSaid();
    void anythingTypedIsAnsweredOrRefused();
};

void QueryProperties::oneCardAndAllCardsAnswerAlike()
{
    const Game game = sample::game();
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        sample::Random random(seed);
        const auto cards = random.cards(game, 1 + random.below(140));
        const Catalogue catalogue = Catalogue::build(game, cards);
        for (int i = 0; i < 25; ++i) {
            const std::string text = random.query(3);
            const auto query = parseQuery(text, game);
            QVERIFY2(query, text.c_str());
            const auto zone = random.chance(50) ? std::optional(static_cast<ZoneIndex>(random.below(3))) : std::nullopt;
            const MatchSet all = matchesAll(*query, game, catalogue, zone);
            for (std::size_t card = 0; card < cards.size(); ++card) {
                const auto index = static_cast<CardIndex>(card);
                if (matches(*query, game, catalogue, index, zone) != all[index])
                    QFAIL((text + " of " + cards[card].id).c_str());
            }
        }
    }
}

void QueryProperties::countAddsUpWhatMatches()
{
    const Game game = sample::game();
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        sample::Random random(seed);
        const auto cards = random.cards(game, 30);
        const Catalogue catalogue = Catalogue::build(game, cards);
        const Deck deck = random.deck(game, 30);
        const std::string text = random.query(3);
        const auto query = parseQuery(text, game);
        const auto expression = parseExpression("count(" + text + ")", game, Scope::Piles);
        // A rule may not name a choice that there is not, a search may.
        if (text.find("elf") != std::string::npos) continue;
        QVERIFY2(query && expression, text.c_str());
        Interval expected = Interval::exactly(0);
        for (const Deck::Entry& entry : deck.entries()) {
            const Truth belongs = matches(*query, game, catalogue, entry.card, entry.zone);
            expected.lo += belongs == Truth::Yes ? entry.copies : 0;
            expected.hi += belongs != Truth::No ? entry.copies : 0;
        }
        const Answer counted = CompiledExpression(*expression, game, catalogue, Settings::presets(game)).evaluate(deck);
        QCOMPARE(sample::written(counted), sample::written(Answer(expected)));
    }
}

void QueryProperties::whatIsLearntNeverContradictsWhatWasSaid()
{
    const Game game = sample::game();
    const Settings settings = Settings::presets(game);
    int evaluated = 0;
    for (std::uint32_t seed = 1; seed <= 400; ++seed) {
        sample::Random random(seed);
        const auto cards = random.cards(game, 12);
        const Catalogue clouded = Catalogue::build(game, cards);
        const Catalogue clear = Catalogue::build(game, random.filledIn(game, cards));
        const Deck deck = random.deck(game, 12);
        const auto card = static_cast<CardIndex>(random.below(12));
        const std::string text = random.chance(50) ? random.condition() : random.number();
        // To ask what is unknown is to ask about our knowledge: learning more does change the answer.
        if (text.find("unknown:") != std::string::npos || text.find("elf") != std::string::npos) continue;
        const auto expression = parseExpression(text, game, Scope::PilesAndOneCard);
        QVERIFY2(expression, text.c_str());
        const Answer before = CompiledExpression(*expression, game, clouded, settings).evaluate(deck, card);
        const Answer after = CompiledExpression(*expression, game, clear, settings).evaluate(deck, card);
        if (!allows(before, after))
            QFAIL((text + ": " + sample::written(before) + ", then " + sample::written(after)).c_str());
        ++evaluated;
    }
    QVERIFY(evaluated > 250);
}

void QueryProperties::anythingTypedIsAnsweredOrRefused()
{
    const sample::World world;
    sample::Random random(7);
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = random.garbage();
        const auto query = parseQuery(text, world.game);
        if (query) {
            QVERIFY2(!describe(*query, world.game, DescriptionTexts::english()).empty(), text.c_str());
            QCOMPARE(matchesAll(*query, world.game, world.catalogue).yes.size(), world.cards.size());
        } else {
            QVERIFY2(query.error().where.column >= 1, text.c_str());
        }
        const auto expression = parseExpression(text, world.game, Scope::PilesAndOneCard);
        if (expression) QVERIFY2(!describe(*expression, world.game, DescriptionTexts::english()).empty(), text.c_str());
        else QVERIFY2(!expression.error().code.empty(), text.c_str());
    }
}

MAZZO_TEST(QueryProperties)
#include "tst_query_properties.moc"
