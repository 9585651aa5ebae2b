// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalogue/oracle.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>

using namespace mazzo::tests;
using namespace mazzo::tests::catalogue_sample;

namespace {

constexpr Comparison kTextual[] = {Comparison::Contains, Comparison::Equal, Comparison::NotEqual};
constexpr Comparison kAll[] = {Comparison::Contains,  Comparison::Equal,   Comparison::NotEqual,    Comparison::Less,
                               Comparison::LessEqual, Comparison::Greater, Comparison::GreaterEqual};

/// The first card whose answer is not the expected one, in words; empty if there is none.
template <class Expected>
QString firstDifference(const MatchSet& found, std::span<const Card> cards, const Expected& expected)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Truth want = expected(cards[i]);
        const Truth have = found[static_cast<CardIndex>(i)];
        if (want != have) return QString("card %1: %2 instead of %3").arg(i).arg(int(have)).arg(int(want));
    }
    return found.yes.size() == cards.size() && found.possible.size() == cards.size() ? QString()
                                                                                     : QString("another size");
}

}  // namespace

/// Every question against the plain oracle, on catalogues whose sizes lie around the width of a word and where words
/// are rare or frequent.
class TestCatalogueQuestions : public QObject {
    Q_OBJECT

private slots:
    void init_data();
    void init();
    void names_data() { init_data(); }
    void names();
    void texts_data() { init_data(); }
    void texts();
    void numbers_data() { init_data(); }
    void numbers();
    void words_data() { init_data(); }
    void words();
    void presence_data() { init_data(); }
    void presence();
    void typesAndFlags_data() { init_data(); }
    void typesAndFlags();
    void afterChanges_data() { init_data(); }
    void afterChanges();
    void orderingsOfTexts();
    void nothingAtAll();

private:
    Game m_game = game();
    std::vector<Card> m_cards;
    Catalogue m_catalogue;
    std::vector<std::string> m_needles;
};

void TestCatalogueQuestions::init_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 7, 63, 64, 65, 128, 700}) QTest::addRow("%d cards", count) << count;
}

void TestCatalogueQuestions::init()
{
    m_cards = randomCards(300, 11);
    if (QTest::currentDataTag() != nullptr) {
        QFETCH(int, count);
        m_cards = randomCards(static_cast<std::size_t>(count), static_cast<unsigned>(count));
    }
    m_catalogue = Catalogue::build(m_game, m_cards);
    m_needles = randomNeedles(m_cards, 5);
}

void TestCatalogueQuestions::names()
{
    for (const std::string& needle : m_needles) {
        for (const Comparison comparison : kTextual) {
            const auto expected = [&](const Card& card) { return oracle::nameMatches(card, comparison, needle); };
            const QString difference = firstDifference(m_catalogue.nameMatches(comparison, needle), m_cards, expected);
            QVERIFY2(difference.isEmpty(), qPrintable(QString::fromStdString(needle) + ": " + difference));
        }
    }
}

void TestCatalogueQuestions::texts()
{
    for (const std::string& needle : m_needles) {
        for (const Comparison comparison : kTextual) {
            const auto expected = [&](const Card& card) { return oracle::textMatches(card, comparison, needle); };
            const QString difference = firstDifference(m_catalogue.textMatches(comparison, needle), m_cards, expected);
            QVERIFY2(difference.isEmpty(), qPrintable(QString::fromStdString(needle) + ": " + difference));
        }
    }
}

void TestCatalogueQuestions::numbers()
{
    for (const FieldIndex field : {kCost, kPower}) {
        for (const Comparison comparison : kAll) {
            for (int number = -1; number <= 11; ++number) {
                const auto expected = [&](const Card& card) {
                    return oracle::numberMatches(card.values[at(field)].value, m_game[field], comparison, number);
                };
                QCOMPARE(firstDifference(m_catalogue.numberMatches(field, comparison, number), m_cards, expected),
                         QString());
            }
        }
    }
}

void TestCatalogueQuestions::words()
{
    for (const FieldIndex field : {kRace, kArtist, kTerrain, kParents}) {
        for (const std::string& needle : m_needles) {
            const std::string_view named = oracle::cardNamed(m_cards, needle);
            for (const Comparison comparison : kTextual) {
                const auto expected = [&](const Card& card) {
                    return oracle::wordMatches(card.values[at(field)].value, m_game[field], comparison, needle, named);
                };
                const QString difference = firstDifference(m_catalogue.wordMatches(field, comparison, needle), m_cards,
                                                           expected);
                QVERIFY2(difference.isEmpty(), qPrintable(QString::fromStdString(needle) + ": " + difference));
            }
        }
    }
}

void TestCatalogueQuestions::presence()
{
    std::size_t unknownValues = 0;
    for (std::size_t i = 0; i < m_game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        QCOMPARE(firstDifference(m_catalogue.has(field), m_cards,
                                 [&](const Card& card) { return truth(!isAbsent(card.values[i].value)); }),
                 QString());
        const auto isUnknown = [&](const Card& card) {
            return truth(!isAbsent(card.values[i].value) && !isKnown(card.values[i].value));
        };
        QCOMPARE(firstDifference(m_catalogue.unknown(field), m_cards, isUnknown), QString());
        for (const Card& card : m_cards) unknownValues += isUnknown(card) == Truth::Yes ? 1 : 0;
    }
    const auto textUnknown = [](const Card& card) { return truth(card.textState == Card::TextState::Unknown); };
    QCOMPARE(firstDifference(m_catalogue.unknownText(), m_cards, textUnknown), QString());
    for (const Card& card : m_cards) unknownValues += textUnknown(card) == Truth::Yes ? 1 : 0;
    QCOMPARE(m_catalogue.unknownValues(), unknownValues);
}

void TestCatalogueQuestions::typesAndFlags()
{
    for (std::uint16_t type = 0; type < 3; ++type)
        QCOMPARE(firstDifference(m_catalogue.typeIs(TypeIndex{type}), m_cards,
                                 [&](const Card& card) { return truth(card.type == TypeIndex{type}); }),
                 QString());
    const auto isLeader = [](const Card& card) {
        const Value& value = card.values[at(kLeader)].value;
        return std::holds_alternative<Unknown>(value) ? Truth::Unknown : truth(value == Value(true));
    };
    QCOMPARE(firstDifference(m_catalogue.flagSet(kLeader), m_cards, isLeader), QString());
}

void TestCatalogueQuestions::afterChanges()
{
    const std::vector<Card> others = randomCards(m_cards.size(), 99);
    for (std::size_t i = 0; i < m_cards.size(); i += 3) {
        const auto card = static_cast<CardIndex>(i);
        for (std::size_t f = 0; f < m_game.fields.size(); ++f) {
            m_cards[i].values[f].value = others[i].values[f].value;
            m_catalogue.setValue(card, static_cast<FieldIndex>(f), others[i].values[f].value, Origin::User);
        }
        m_cards[i].textState = Card::TextState::Known;
        m_cards[i].text = catalogue_sample::texts("Own words of the sea " + std::to_string(i));
        m_catalogue.setText(card, m_cards[i].text.in("en"));
    }
    m_needles.push_back("words of the");
    numbers();
    words();
    texts();
    presence();
    typesAndFlags();
}

void TestCatalogueQuestions::orderingsOfTexts()
{
    for (const Comparison comparison :
         {Comparison::Less, Comparison::LessEqual, Comparison::Greater, Comparison::GreaterEqual}) {
        QCOMPARE(m_catalogue.nameMatches(comparison, "a"), MatchSet::none(m_cards.size()));
        QCOMPARE(m_catalogue.textMatches(comparison, "a"), MatchSet::none(m_cards.size()));
        QCOMPARE(m_catalogue.wordMatches(kArtist, comparison, "a"), MatchSet::none(m_cards.size()));
    }
}

void TestCatalogueQuestions::nothingAtAll()
{
    const Catalogue empty;
    QCOMPARE(empty.size(), std::size_t{0});
    QCOMPARE(empty.nameMatches(Comparison::Contains, "a b"), MatchSet::none(0));
    QCOMPARE(empty.textMatches(Comparison::NotEqual, ""), MatchSet::none(0));
    const Catalogue noCards = Catalogue::build(m_game, {});
    QCOMPARE(noCards.numberMatches(kCost, Comparison::Less, 1), MatchSet::none(0));
    QVERIFY(!noCards.find("marine"));
    QVERIFY(noCards.nearestNames("marine").empty());
}

MAZZO_TEST(TestCatalogueQuestions)
#include "test_catalogue_questions.moc"
