// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/hash.h"
#include "model/catalogue/substring.h"
#include "model/text.h"
#include "tests/model/catalogue/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::tests::catalogue_sample;

/// Cards found by what a player writes.
class TestCatalogueFind : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void find_data();
    void find();
    void foldedNamesAreNoIds();
    void ofEqualNamesTheFirst();
    void everyNameOfManyCards();
    void namesOfEveryLength();
    void manyAtOnceLikeOneByOne();
    void namesThatLookLikeCounts();
    void numbersWithAndWithoutGaps();
    void nearest_data();
    void nearest();
    void nearestGivesEachCardOnce();
    void hashesAreXxh64_data();
    void hashesAreXxh64();
    void substringsAreFoundAsByTheLibrary();

private:
    Catalogue m_catalogue;
};

void TestCatalogueFind::initTestCase()
{
    std::vector<Card> cards{card(1, "sea-arrow", texts("Sea Arrow", "Freccia di Mare")),
                            card(2, "the-city", texts("The City", "La Città")),
                            card(3, "marine", texts("L’Onda")),
                            card(4, "other", texts("Marine")),
                            card(5, "chamber", texts("1 in the Chamber")),
                            card(6, "marines", texts("Marines")),
                            card(7, "mariner", texts("Mariner"))};
    cards[0].aliases = {"Seaarrow", "The Arrow"};
    m_catalogue = Catalogue::build(game(), cards);
}

void TestCatalogueFind::find_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("number");  // 0: no card
    QTest::newRow("a name") << "Sea Arrow" << 1;
    QTest::newRow("in the other language") << "Freccia di Mare" << 1;
    QTest::newRow("an alias") << "Seaarrow" << 1;
    QTest::newRow("case does not matter") << "sEA aRROW" << 1;
    QTest::newRow("accents do not matter") << "la citta" << 2;
    QTest::newRow("accents put together") << QString("La Citta\u0300") << 2;
    QTest::newRow("either apostrophe") << "l'onda" << 3;
    QTest::newRow("blanks do not matter") << "  the   arrow " << 1;
    QTest::newRow("an id") << "the-city" << 2;
    QTest::newRow("an id with its game") << "sample:the-city" << 2;
    QTest::newRow("an id with its game in capitals") << "SAMPLE:The-City" << 2;
    QTest::newRow("a name before another card's id") << "marine" << 4;
    QTest::newRow("with its game only the id is meant") << "sample:marine" << 3;
    QTest::newRow("another game's id") << "everzone:marine" << 0;
    QTest::newRow("a part of a name") << "Sea" << 0;
    QTest::newRow("nothing") << "" << 0;
    QTest::newRow("only the game") << "sample:" << 0;
    QTest::newRow("a name that begins with a number") << "1 in the Chamber" << 5;
}

void TestCatalogueFind::find()
{
    QFETCH(QString, text);
    QFETCH(int, number);
    const auto card = m_catalogue.find(text.toStdString());
    QCOMPARE(card ? static_cast<int>(m_catalogue.number(*card)) : 0, number);
}

void TestCatalogueFind::foldedNamesAreNoIds()
{
    QVERIFY(m_catalogue.findFolded("sea arrow"));
    QVERIFY(!m_catalogue.findFolded("sea-arrow"));
    QVERIFY(!m_catalogue.findFolded("Sea Arrow"));
}

void TestCatalogueFind::ofEqualNamesTheFirst()
{
    const std::vector<Card> cards{card(9, "late", texts("Twin")), card(4, "early", texts("Twin"))};
    const Catalogue catalogue = Catalogue::build(game(), cards);
    QCOMPARE(catalogue.number(*catalogue.find("twin")), 4U);
}

void TestCatalogueFind::everyNameOfManyCards()
{
    std::vector<Card> cards;
    for (std::uint32_t i = 1; i <= 3000; ++i)
        cards.push_back(
            card(i, "id-" + std::to_string(i), texts("Name " + std::to_string(i), "Nome " + std::to_string(i))));
    const Catalogue catalogue = Catalogue::build(game(), cards);
    for (std::uint32_t i = 1; i <= 3000; ++i) {
        for (const char* prefix : {"name ", "NOME ", "id-", "sample:id-"}) {
            const auto card = catalogue.find(prefix + std::to_string(i));
            QVERIFY(card);
            QCOMPARE(catalogue.number(*card), i);
        }
    }
    QVERIFY(!catalogue.find("name 3001"));
}

void TestCatalogueFind::namesOfEveryLength()
{
    std::vector<Card> cards;
    for (std::uint32_t i = 1; i <= 100; ++i)
        cards.push_back(card(i, "id-" + std::to_string(i), texts(std::string(i, 'a'), std::string(i - 1, 'a') + 'b')));
    const Catalogue catalogue = Catalogue::build(game(), cards);
    for (std::uint32_t i = 1; i <= 100; ++i) {
        QCOMPARE(catalogue.number(catalogue.findFolded(std::string(i, 'a')).value()), i);
        QCOMPARE(catalogue.number(catalogue.findFolded(std::string(i - 1, 'a') + 'b').value()), i);
        QVERIFY(!catalogue.findFolded(std::string(i, 'a') + 'c'));
    }
}

void TestCatalogueFind::manyAtOnceLikeOneByOne()
{
    std::vector<std::string> names;
    for (int round = 0; round < 9; ++round) {
        for (const char* name : {"sea arrow", "", "nobody", "la citta", "marine", "sample:marine", "the-city",
                                 "sample:", "1 in the chamber", "mariner"})
            names.emplace_back(name);
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    std::vector<std::optional<CardIndex>> byName(views.size()), byEither(views.size());
    m_catalogue.findFolded(views, byName);
    m_catalogue.findFoldedOrId(views, byEither);
    std::vector<std::string_view> ids(views.size(), "untouched");
    m_catalogue.ids(byEither, ids);
    for (std::size_t i = 0; i < views.size(); ++i) {
        QCOMPARE(byName[i], m_catalogue.findFolded(views[i]));
        QCOMPARE(byEither[i], m_catalogue.find(views[i]));
        QCOMPARE(ids[i], byEither[i] ? m_catalogue.id(*byEither[i]) : std::string_view("untouched"));
    }
    std::vector<CardIndex> cards;
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i) cards.push_back(CardIndex{i});
    std::vector<std::string_view> italian(cards.size());
    m_catalogue.names(cards, "it", italian);
    for (const CardIndex card : cards) QCOMPARE(italian[at(card)], m_catalogue.name(card, "it"));
    const Catalogue nothing;
    nothing.findFoldedOrId(views, byEither);
    nothing.ids(byEither, ids);
    QVERIFY(std::ranges::none_of(byEither, [](const auto& card) { return card.has_value(); }));
}

void TestCatalogueFind::namesThatLookLikeCounts()
{
    QVERIFY(m_catalogue.hasNameLikeCount());
    QVERIFY(!Catalogue::build(game(), std::vector{card(1, "1-id", texts("Marine 1"))}).hasNameLikeCount());
    QVERIFY(!Catalogue().hasNameLikeCount());
}

void TestCatalogueFind::numbersWithAndWithoutGaps()
{
    const Catalogue gaps = Catalogue::build(
        game(),
        std::vector{card(2, "two", texts("Two")), card(3, "three", texts("Three")), card(7, "seven", texts("Seven"))});
    for (const std::uint32_t number : {2U, 3U, 7U}) QCOMPARE(gaps.number(gaps.byNumber(number).value()), number);
    for (const std::uint32_t number : {0U, 1U, 4U, 8U, 4'294'967'295U}) QVERIFY(!gaps.byNumber(number));
    for (std::uint32_t number = 1; number <= 7; ++number)
        QCOMPARE(m_catalogue.byNumber(number).value(), CardIndex{number - 1});
}

void TestCatalogueFind::nearest_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("a letter too many") << "Sea Arroww" << QList{1};
    QTest::newRow("two letters wrong") << "Frecia di Mere" << QList{1};
    QTest::newRow("best first, then by number") << "Marinez" << QList{4, 6, 7};
    QTest::newRow("nothing like it") << "Zyxwvut" << QList<int>();
    QTest::newRow("nothing") << "" << QList<int>();
    QTest::newRow("far too long") << QString(5000, 'a') << QList<int>();
}

void TestCatalogueFind::nearest()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, numbers);
    QList<int> found;
    for (const CardIndex card : m_catalogue.nearestNames(text.toStdString()))
        found << static_cast<int>(m_catalogue.number(card));
    QCOMPARE(found, numbers);
}

void TestCatalogueFind::nearestGivesEachCardOnce()
{
    std::vector<Card> cards{card(1, "one", texts("Arrow One", "Arrow Onf")), card(2, "two", texts("Arrow Ong"))};
    const Catalogue catalogue = Catalogue::build(game(), cards);
    QVERIFY((catalogue.nearestNames("arrow onx") == std::vector{CardIndex{0}, CardIndex{1}}));
    QVERIFY((catalogue.nearestNames("arrow ong", 1) == std::vector{CardIndex{1}}));
    QVERIFY(catalogue.nearestNames("arrow ong", 0).empty());
}

void TestCatalogueFind::hashesAreXxh64_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint64>("hash");
    QTest::newRow("nothing") << QByteArray("") << quint64(0xEF46DB3751D8E999);
    QTest::newRow("a letter") << QByteArray("a") << quint64(0xD24EC4F1A98C6E5B);
    QTest::newRow("three letters") << QByteArray("abc") << quint64(0x44BC2CF5AD770999);
    QTest::newRow("more than four lanes")
        << QByteArray("Nobody inspects the spammish repetition") << quint64(0xFBCEA83C8A378BF1);
}

void TestCatalogueFind::hashesAreXxh64()
{
    QFETCH(QByteArray, text);
    QTEST(static_cast<quint64>(catalogue::hash64(text.toStdString())), "hash");
}

void TestCatalogueFind::substringsAreFoundAsByTheLibrary()
{
    std::string text;
    for (unsigned i = 0, state = 1; i < 500; ++i, state = state * 1103515245U + 12345U)
        text += "ab c"[(state >> 16) % 4];
    const auto check = [&](const std::string& part, std::size_t step) {
        std::vector<std::size_t> expected;
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + step))
            expected.push_back(at);
        std::vector<std::size_t> found;
        catalogue::eachSubstring(text, part, [&](std::size_t at) {
            found.push_back(at);
            return at + step;
        });
        return found == expected;
    };
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        for (const std::size_t length : {1, 2, 3, 5, 9, 70, 400}) {
            for (const std::size_t step : {1, 3, 100}) QVERIFY(check(text.substr(begin, length), step));
        }
    }
    QVERIFY(check("z", 1));
    text.clear();
    QVERIFY(check("z", 1));
}

MAZZO_TEST(TestCatalogueFind)
#include "test_catalogue_find.moc"
