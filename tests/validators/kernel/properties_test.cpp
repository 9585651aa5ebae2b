// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "model/query/compiled_expression.h"
#include "model/query/matching.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"

#include "packs.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace mazzo::tests;

namespace {

Truth conditionOf(const Game& game, const Catalogue& catalogue, const std::string& text, Scope speaks, const Deck& deck,
                  const Settings& settings, std::optional<CardIndex> card = {})
{
    const auto expression = parseExpression(text, game, speaks);
    return std::get<Truth>(CompiledExpression(*expression, game, catalogue, settings).evaluate(deck, card));
}

/// The answer of a rule worked out the plain way: one expression, one card at a time.
Truth plainAnswer(const Rule& rule, const Game& game, const Catalogue& catalogue, const Deck& deck,
                  const Settings& settings)
{
    const Truth applies = rule.when.empty() ? Truth::Yes
                                            : conditionOf(game, catalogue, rule.when, Scope::Piles, deck, settings);
    if (rule.each.empty()) return conditionOf(game, catalogue, rule.check, Scope::Piles, deck, settings) | !applies;
    const auto query = parseQuery(rule.each, game);
    Truth all = Truth::Yes;
    const auto check = [&](CardIndex card, Truth asked) {
        if (asked == Truth::No) return;
        all = all & (conditionOf(game, catalogue, rule.check, Scope::PilesAndOneCard, deck, settings, card) |
                     !(asked & applies));
    };
    if (rule.overCatalogue) {
        for (std::size_t card = 0; card < catalogue.size(); ++card)
            check(CardIndex{static_cast<std::uint32_t>(card)},
                  matches(*query, game, catalogue, CardIndex{static_cast<std::uint32_t>(card)}));
    } else {
        for (const Deck::Entry& entry : deck.entries())
            check(entry.card, matches(*query, game, catalogue, entry.card, entry.zone));
    }
    return all;
}

/// The worst status of each rule.
std::vector<Status> statuses(const Report& report, std::size_t rules)
{
    std::vector<Status> worst(rules, Status::NotJudged);
    for (const Finding& finding : report.findings) {
        if (finding.rule != Finding::kUnknownCards) worst[finding.rule] = std::max(worst[finding.rule], finding.status);
    }
    return worst;
}

/// Values that a player might enter for a value, on both sides of what is known of it.
std::vector<Value> someValues(const LoadedPack& loaded, const MissingValue& missing)
{
    const Field& field = loaded.pack.game[missing.field];
    if (field.type == Field::Type::Flag) return {true, false};
    if (field.type == Field::Type::Words) return {Words{}};
    if (field.type == Field::Type::Text)
        return field.choices.empty() ? std::vector<Value>{std::string("x")}
                                     : std::vector<Value>{field.choices.front().id, field.choices.back().id};
    const Interval range = loaded.catalogue.number(missing.card, missing.field);
    const int least = range.hasLowerBound() ? range.lo : 0;
    return {Interval::exactly(least), Interval::exactly(range.hasUpperBound() ? range.hi : least + 5)};
}

}  // namespace

/// What must hold for any deck of any shipped game.
class PropertiesTest : public QObject {
    Q_OBJECT

    std::vector<LoadedPack> m_packs;

    template <class Property>
    void forManyDecks(int decks, const Property& property)
    {
        for (const LoadedPack& loaded : m_packs) {
            const Settings settings = Settings::presets(loaded.pack.game);
            const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, settings);
            QVERIFY(book.has_value());
            std::mt19937 random(7);
            for (int i = 0; i < decks; ++i) property(loaded, *book, settings, randomDeck(loaded, random), random);
        }
    }

private slots:
    void initTestCase()
    {
        m_packs = loadShippedPacks();
        QVERIFY(m_packs.size() >= 4);
    }
    void theKernelAnswersLikeThePlainEvaluation();
    void theOrderOfEntriesDoesNotMatter();
    void moreCardsDoNotMendAMaximum();
    void anEnteredValueIsNoLongerMissing();
    void judgingTwiceIsTheSame();
};

void PropertiesTest::theKernelAnswersLikeThePlainEvaluation()
{
    int compared = 0;
    forManyDecks(25, [&](const LoadedPack& loaded, const RuleBook& book, const Settings& settings, const Deck& deck,
                         std::mt19937&) {
        const Game& game = loaded.pack.game;
        const auto worst = statuses(book.check(deck), game.rules.size());
        for (std::size_t i = 0; i < game.rules.size(); ++i) {
            const Rule& rule = game.rules[i];
            if (rule.check.empty() || worst[i] == Status::NotJudged) continue;
            const Truth plain = plainAnswer(rule, game, loaded.catalogue, deck, settings);
            // Trying out the missing values may settle what the plain evaluation leaves open.
            if (plain == Truth::Unknown) continue;
            const bool holds = worst[i] == Status::Passed;
            QVERIFY2(holds == (plain == Truth::Yes), qPrintable(QString::fromStdString(rule.id + ": " + rule.check)));
            ++compared;
        }
    });
    QVERIFY(compared > 500);
}

void PropertiesTest::theOrderOfEntriesDoesNotMatter()
{
    forManyDecks(50,
                 [](const LoadedPack&, const RuleBook& book, const Settings&, const Deck& deck, std::mt19937& random) {
                     std::vector<Deck::Entry> entries(deck.entries().begin(), deck.entries().end());
                     for (std::size_t i = entries.size(); i > 1; --i) std::swap(entries[i - 1], entries[random() % i]);
                     Deck other;
                     for (const Deck::Entry& entry : entries) other.addCopies(entry.zone, entry.card, entry.copies);
                     QVERIFY(book.check(deck) == book.check(other));
                 });
}

void PropertiesTest::moreCardsDoNotMendAMaximum()
{
    int seen = 0;
    forManyDecks(60, [&](const LoadedPack& loaded, const RuleBook& book, const Settings&, const Deck& deck,
                         std::mt19937& random) {
        const Report before = book.check(deck);
        Deck more = deck;
        more.addCopies(static_cast<ZoneIndex>(random() % loaded.pack.game.zones.size()),
                       static_cast<CardIndex>(random() % loaded.catalogue.size()), 1);
        const auto after = statuses(book.check(more), loaded.pack.game.rules.size());
        for (const Finding& finding : before.findings) {
            const bool fixedMaximum = finding.status == Status::Broken && finding.have && finding.max && !finding.min &&
                                      finding.max->isExact() &&
                                      loaded.pack.game.rules[finding.rule].check.starts_with("count(") &&
                                      loaded.pack.game.rules[finding.rule].when.empty();
            if (!fixedMaximum) continue;
            QVERIFY(after[finding.rule] == Status::Broken);
            ++seen;
        }
        for (const Finding& finding : before.findings) {
            if (finding.status != Status::Broken || finding.min != std::optional(Interval::exactly(0))) continue;
            if (!loaded.pack.game.rules[finding.rule].when.empty()) continue;
            QVERIFY(after[finding.rule] == Status::Broken);
            ++seen;
        }
    });
    QVERIFY(seen > 20);
}

void PropertiesTest::anEnteredValueIsNoLongerMissing()
{
    int tried = 0;
    forManyDecks(12, [&](const LoadedPack& loaded, const RuleBook& book, const Settings& settings, const Deck& deck,
                         std::mt19937&) {
        const Report before = book.check(deck);
        for (const Finding& finding : before.findings) {
            for (const Fix& fix : book.fixes(deck, before, finding)) {
                if (fix.kind != Fix::Kind::EnterValue) continue;
                for (const Value& value : someValues(loaded, *fix.missingValue)) {
                    Catalogue known = loaded.catalogue.hiding({});
                    known.setValue(fix.missingValue->card, fix.missingValue->field, value, Origin::User);
                    const auto after = RuleBook::compile(loaded.pack.game, known, settings);
                    QVERIFY(after.has_value());
                    for (const Finding& other : after->check(deck).findings)
                        QVERIFY(std::ranges::find(other.missing, *fix.missingValue) == other.missing.end());
                    ++tried;
                }
            }
        }
    });
    QVERIFY(tried > 20);
}

void PropertiesTest::judgingTwiceIsTheSame()
{
    forManyDecks(50, [](const LoadedPack&, const RuleBook& book, const Settings&, const Deck& deck, std::mt19937&) {
        Report reused = book.check({});
        book.check(deck, reused);
        QVERIFY(reused == book.check(deck));
    });
}

MAZZO_TEST(PropertiesTest)
#include "properties_test.moc"
