// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "tests/validators/kernel/packs.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

/// A rule may count the copies that exist of all cards; further cards must not raise that number.
void removeCopies(Card& card, const Game& game)
{
    if (std::ranges::find(game.rules, "existing-copies", &Rule::predicate) == game.rules.end()) return;
    for (const char* copies : {"start", "offer"}) {
        FieldValue& value = card.values[at(*game.field(copies))];
        if (!std::holds_alternative<Absent>(value.value)) value.value = value.certain = Interval::exactly(0);
    }
}

/// A shipped pack whose cards are there many times, under other names.
LoadedPack multiplied(const LoadedPack& loaded, std::size_t times)
{
    LoadedPack many{loaded.pack, {}};
    for (std::size_t time = 1; time < times; ++time) {
        for (Card card : loaded.pack.cards) {
            card.number += static_cast<std::uint32_t>(time * 10'000);
            card.id += "-" + std::to_string(time);
            card.name = Texts({{"en", "Copy " + std::to_string(time) + " of " + std::string(card.name.in("en"))}});
            card.aliases.clear();
            removeCopies(card, loaded.pack.game);
            many.pack.cards.push_back(std::move(card));
        }
    }
    many.catalogue = Catalogue::build(many.pack.game, many.pack.cards);
    return many;
}

}  // namespace

/// Nothing changes if the catalogue holds many more cards of the same kinds.
class ManyCards : public QObject {
    Q_OBJECT

private slots:
    void repairsStayTheSame();
    void additionsStayTheSame();

private:
    const std::vector<LoadedPack> m_packs = loadShippedPacks();
};

void ManyCards::repairsStayTheSame()
{
    int compared = 0;
    for (const LoadedPack& few : m_packs) {
        if (few.pack.game.id != "everzone") continue;
        const LoadedPack many = multiplied(few, 30);
        for (const PackDeck& example : few.pack.examples) {
            const auto file = readDeck(example.text, few.pack.game, few.catalogue, example.file);
            if (!file || !file->deck.unknownCards().empty()) continue;
            const auto fewBook = RuleBook::compile(few.pack.game, few.catalogue, file->settings);
            const auto manyBook = RuleBook::compile(many.pack.game, many.catalogue, file->settings);
            QVERIFY(fewBook && manyBook);
            const auto expected = smallestRepair(*fewBook, file->deck);
            const auto found = smallestRepair(*manyBook, file->deck);
            const auto* plain = std::get_if<Repair>(&expected);
            const auto* repair = std::get_if<Repair>(&found);
            if (!plain) continue;
            QVERIFY2(repair, example.file.c_str());
            const auto size = [](const Repair& each) {
                int sum = 0;
                for (const auto* list : {&each.add, &each.remove})
                    for (const Change& change : *list) sum += change.count;
                return sum;
            };
            QVERIFY2(size(*repair) <= size(*plain), example.file.c_str());
            QCOMPARE(manyBook->check(repair->deck).verdict, plain->verdict);
            ++compared;
        }
    }
    QVERIFY(compared > 10);
}

void ManyCards::additionsStayTheSame()
{
    std::mt19937 random(3);
    for (const LoadedPack& few : m_packs) {
        const LoadedPack many = multiplied(few, 5);
        const auto settings = Settings::presets(few.pack.game);
        const auto fewBook = RuleBook::compile(few.pack.game, few.catalogue, settings);
        const auto manyBook = RuleBook::compile(many.pack.game, many.catalogue, settings);
        QVERIFY(fewBook && manyBook);
        const AddableCards fewAdditions(*fewBook), manyAdditions(*manyBook);
        for (int round = 0; round < 5; ++round) {
            const Deck deck = randomDeck(few, random);
            for (std::size_t zone = 0; zone < few.pack.game.zones.size(); ++zone) {
                const CardBits expected = fewAdditions.canAdd(deck, static_cast<ZoneIndex>(zone));
                const CardBits found = manyAdditions.canAdd(deck, static_cast<ZoneIndex>(zone));
                for (std::uint32_t card = 0; card < few.catalogue.size(); ++card) {
                    QCOMPARE(found.contains(static_cast<CardIndex>(card)),
                             expected.contains(static_cast<CardIndex>(card)));
                }
            }
        }
    }
}

MAZZO_TEST(ManyCards)
#include "many_cards_test.moc"
