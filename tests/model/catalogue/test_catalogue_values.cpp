// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text.h"
#include "tests/model/catalogue/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>

using namespace mazzo::tests;
using namespace mazzo::tests::catalogue_sample;

/// What a catalogue says of one card: its values, the player's own over them, and what is left when origins are hidden.
class TestCatalogueValues : public QObject {
    Q_OBJECT

private slots:
    void init() { m_catalogue = Catalogue::build(m_game, m_cards); }
    void rowsComeBack();
    void cardsLieInTheOrderOfTheirNumbers();
    void aNameInAnotherLanguage();
    void anUnknownNumberIsAsWideAsItsDomain();
    void theLastValueSetCounts();
    void restoringThePacksValueRestoresTheCatalogue();
    void effectsComeBackAsTheyWere();
    void anOwnTextReplacesThePrintedOne();
    void hidingLeavesWhatIsCertain();
    void hidingLeavesTheOriginalAlone();
    void ownValuesSurviveHiding();

private:
    Game m_game = game();
    std::vector<Card> m_cards = randomCards(200, 3);
    Catalogue m_catalogue;
};

void TestCatalogueValues::rowsComeBack()
{
    QCOMPARE(m_catalogue.size(), m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const Card& row = m_cards[i];
        QCOMPARE(m_catalogue.id(card), std::string_view(row.id));
        QCOMPARE(m_catalogue.number(card), row.number);
        QVERIFY(m_catalogue.type(card) == row.type);
        QCOMPARE(m_catalogue.set(card), std::string_view(row.set));
        QVERIFY(m_catalogue.textState(card) == row.textState);
        QVERIFY(m_catalogue.byNumber(row.number) == card);
        for (const char* language : {"en", "it", "fr"})
            QCOMPARE(m_catalogue.name(card, language), row.name.in(language));
        for (std::size_t f = 0; f < row.values.size(); ++f) {
            const auto field = static_cast<FieldIndex>(f);
            QVERIFY(m_catalogue.value(card, field) == row.values[f].value);
            QVERIFY(m_catalogue.origin(card, field) == row.values[f].origin);
            QCOMPARE(m_catalogue.absent(card, field), isAbsent(row.values[f].value));
            if (const auto* number = std::get_if<Interval>(&row.values[f].value))
                QVERIFY(m_catalogue.number(card, field) == *number);
        }
    }
}

void TestCatalogueValues::cardsLieInTheOrderOfTheirNumbers()
{
    std::vector<Card> shuffled = m_cards;
    std::reverse(shuffled.begin(), shuffled.end());
    const Catalogue catalogue = Catalogue::build(m_game, shuffled);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        QCOMPARE(catalogue.number(static_cast<CardIndex>(i)), m_cards[i].number);
    QVERIFY(!catalogue.byNumber(2));
    QVERIFY(!catalogue.byNumber(100000));
}

void TestCatalogueValues::aNameInAnotherLanguage()
{
    const std::vector<Card> cards{card(1, "sea", texts("Sea", "Mare")),
                                  card(2, "foe", Texts(std::vector<Texts::Entry>{{"fr", "Ennemi"}}))};
    const Catalogue catalogue = Catalogue::build(m_game, cards);
    QCOMPARE(catalogue.name(CardIndex{0}, "it"), std::string_view("Mare"));
    QCOMPARE(catalogue.name(CardIndex{0}, "fr"), std::string_view("Sea"));
    QCOMPARE(catalogue.name(CardIndex{1}, "it"), std::string_view("Ennemi"));
    QCOMPARE(catalogue.name(CardIndex{1}, "fr"), std::string_view("Ennemi"));
}

void TestCatalogueValues::anUnknownNumberIsAsWideAsItsDomain()
{
    m_catalogue.setValue(CardIndex{0}, kPower, Unknown{}, Origin::Rulebook);
    QVERIFY(m_catalogue.number(CardIndex{0}, kPower) == (Interval{1, 5}));
    QVERIFY(m_catalogue.value(CardIndex{0}, kPower) == Value(Unknown{}));
    QVERIFY(m_catalogue.numberMatches(kPower, Comparison::LessEqual, 5)[CardIndex{0}] == Truth::Yes);
    QVERIFY(m_catalogue.numberMatches(kPower, Comparison::LessEqual, 4)[CardIndex{0}] == Truth::Unknown);
    QVERIFY(m_catalogue.numberMatches(kPower, Comparison::LessEqual, 0)[CardIndex{0}] == Truth::No);
}

void TestCatalogueValues::theLastValueSetCounts()
{
    const CardIndex card{5};
    const std::pair<FieldIndex, Value> changes[] = {{kCost, Interval::exactly(77)},
                                                    {kCost, Interval{70, 90}},
                                                    {kCost, Absent{}},
                                                    {kArtist, std::string("Nuova Mano")},
                                                    {kTerrain, Words{"sea", "Nowhere"}},
                                                    {kTerrain, Words{}},
                                                    {kLeader, true},
                                                    {kLeader, false}};
    for (const auto& [field, value] : changes) {
        m_catalogue.setValue(card, field, value, Origin::User);
        QVERIFY(m_catalogue.value(card, field) == value);
        QVERIFY(m_catalogue.origin(card, field) == Origin::User);
    }
    m_catalogue.setValue(card, kTerrain, Words{"Lontano"}, Origin::User);
    QVERIFY(m_catalogue.wordMatches(kTerrain, Comparison::Equal, "lontano").yes.cards() == std::vector{card});
}

void TestCatalogueValues::restoringThePacksValueRestoresTheCatalogue()
{
    const MatchSet before = m_catalogue.numberMatches(kCost, Comparison::Greater, 3);
    for (std::uint32_t i = 0; i < 50; ++i)
        m_catalogue.setValue(CardIndex{i}, kCost, Interval::exactly(1000 + static_cast<int>(i)), Origin::User);
    QVERIFY(!(m_catalogue.numberMatches(kCost, Comparison::Greater, 3) == before));
    for (std::uint32_t i = 0; i < 50; ++i)
        m_catalogue.setValue(CardIndex{i}, kCost, m_cards[i].values[at(kCost)].value,
                             m_cards[i].values[at(kCost)].origin);
    QCOMPARE(m_catalogue.numberMatches(kCost, Comparison::Greater, 3), before);
    for (std::uint32_t i = 0; i < 50; ++i)
        QVERIFY(m_catalogue.origin(CardIndex{i}, kCost) == m_cards[i].values[at(kCost)].origin);
}

void TestCatalogueValues::effectsComeBackAsTheyWere()
{
    std::vector<Card> cards{card(1, "one", texts("One")), card(2, "two", texts("Two")),
                            card(3, "three", texts("Three"))};
    cards[1].effects = Effects{};
    cards[2].effects = Effects{{"play", "draw", 2, {}, "T-K01", Origin::Sample},
                               {"always",
                                "guard",
                                {},
                                {{"flag", true}, {"no", false}, {"piece", std::string("army")}, {"times", -3}},
                                {},
                                {}}};
    const Catalogue built = Catalogue::build(m_game, cards);
    const auto bytes = std::make_shared<const std::vector<std::byte>>(built.bytes());
    const Catalogue read = Catalogue::fromBytes(m_game, *bytes, bytes).value();
    for (std::uint32_t index = 0; index < 3; ++index) QVERIFY(read.effects(CardIndex{index}) == cards[index].effects);
    const Effect guard = read.effects(CardIndex{2})->back();
    QVERIFY(guard.flag("flag") && !guard.flag("no") && !guard.flag("piece") && !guard.flag("other"));
    QCOMPARE(guard.number("times", 1), -3);
    QCOMPARE(guard.number("piece", 1), 1);
    QCOMPARE(guard.word("piece"), std::string_view("army"));
    QCOMPARE(guard.word("times"), std::string_view());
}

void TestCatalogueValues::anOwnTextReplacesThePrintedOne()
{
    std::vector<Card> cards{card(1, "one", texts("One")), card(2, "two", texts("Two"))};
    cards[0].textState = Card::TextState::Known;
    cards[0].text = texts("Draw a card");
    cards[0].rulings.push_back({texts("Only once"), {}});
    cards[1].textState = Card::TextState::Unknown;
    Catalogue catalogue = Catalogue::build(m_game, cards);
    const auto has = [&](std::uint32_t card, const char* text) {
        return catalogue.textMatches(Comparison::Contains, text)[CardIndex{card}];
    };

    catalogue.setText(CardIndex{0}, "Dèstroy  it");
    catalogue.setText(CardIndex{1}, "Draw");
    QVERIFY(has(0, "draw") == Truth::No);
    QVERIFY(has(0, "destroy it") == Truth::Yes);
    QVERIFY(has(0, "once") == Truth::Yes);
    QVERIFY(has(1, "draw") == Truth::Yes);
    QVERIFY(has(1, "once") == Truth::No);
    QVERIFY(catalogue.textState(CardIndex{1}) == Card::TextState::Known);
    QCOMPARE(catalogue.unknownValues(), std::size_t{0});

    catalogue.setText(CardIndex{0}, "");
    catalogue.setText(CardIndex{1}, "");
    QVERIFY(has(0, "draw") == Truth::Yes);
    QVERIFY(has(1, "draw") == Truth::Unknown);
    QVERIFY(catalogue.textState(CardIndex{1}) == Card::TextState::Unknown);
}

void TestCatalogueValues::hidingLeavesWhatIsCertain()
{
    const Origin hidden[] = {Origin::Provisional, Origin::Sample};
    const Catalogue strict = m_catalogue.hiding(hidden);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        for (std::size_t f = 0; f < m_cards[i].values.size(); ++f) {
            const FieldValue& field = m_cards[i].values[f];
            const bool isHidden = field.origin == Origin::Provisional || field.origin == Origin::Sample;
            const Value expected = isHidden && !isAbsent(field.value) ? field.certain : field.value;
            QVERIFY(strict.value(static_cast<CardIndex>(i), static_cast<FieldIndex>(f)) == expected);
        }
    }
}

void TestCatalogueValues::hidingLeavesTheOriginalAlone()
{
    const Origin hidden[] = {Origin::Rulebook, Origin::Derived, Origin::Provisional, Origin::Sample};
    static_cast<void>(m_catalogue.hiding(hidden));
    rowsComeBack();
    const Catalogue same = m_catalogue.hiding({});
    QCOMPARE(same.has(kCost), m_catalogue.has(kCost));
    QCOMPARE(same.unknownValues(), m_catalogue.unknownValues());
}

void TestCatalogueValues::ownValuesSurviveHiding()
{
    const Origin hidden[] = {Origin::Rulebook, Origin::Derived, Origin::Provisional, Origin::Sample};
    m_catalogue.setValue(CardIndex{7}, kArtist, std::string("Mia Mano"), Origin::User);
    const Catalogue strict = m_catalogue.hiding(hidden);
    QVERIFY(strict.value(CardIndex{7}, kArtist) == Value(std::string("Mia Mano")));
    QVERIFY(strict.wordMatches(kArtist, Comparison::Contains, "mia").yes.contains(CardIndex{7}));
}

MAZZO_TEST(TestCatalogueValues)
#include "test_catalogue_values.moc"
