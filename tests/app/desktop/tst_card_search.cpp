// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_search.h"
#include "app/text/language.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace mazzo::tests;

namespace {

Texts english(const std::string& words) { return Texts(std::vector<Texts::Entry>{{"en", words}}); }

/// A game with one number field that every third card does not know.
GameSnapshot largeGame(std::uint32_t size)
{
    LoadedGame loaded;
    Game& game = loaded.game;
    game.id = "sample";
    game.languages = {"en"};
    game.editions = {{"base", english("Base")}};
    for (const char* type : {"unit", "support"}) game.types.push_back({type, english(type), english(type)});
    Field cost;
    cost.id = "cost";
    cost.name = english("Cost");
    cost.type = Field::Type::Number;
    cost.domain = Interval::atLeast(0);
    Field colour;
    colour.id = "colour";
    colour.name = english("Colour");
    for (const char* choice : {"red", "blue"}) colour.choices.push_back({choice, english(choice)});
    game.fields = {cost, colour};
    std::vector<Card> cards(size);
    for (std::uint32_t i = 0; i < size; ++i) {
        Card& card = cards[i];
        card.id = "card-" + std::to_string(i);
        card.number = i + 1;
        card.name = english("Card " + std::to_string(size - i));
        card.type = static_cast<TypeIndex>(i % 2);
        card.values.resize(2);
        card.values[0].value = i % 3 == 0 ? Value(Unknown{}) : Value(Interval::exactly(static_cast<int>(i % 10)));
        card.values[1].value = std::string(i % 5 == 0 ? "red" : "blue");
    }
    loaded.catalogue = Catalogue::build(game, cards);
    return std::make_shared<const LoadedGame>(std::move(loaded));
}

}  // namespace

/// Typing, facets, orders and errors, without a window.
class TestCardSearch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aGameShowsAllItsCards();
    void typingNarrowsAndExplains();
    void theCardThatIsNamedComesFirst_data();
    void theCardThatIsNamedComesFirst();
    void anErrorNamesItsColumnAndKeepsTheLastResult();
    void onlyTheNewestQuestionIsShown();
    void facetsOfOneFieldAreAlternatives();
    void aFacetsCountIgnoresItsOwnField();
    void undecidedCardsCanBeShownAndAreMarked();
    void ordersPutUnknownNumbersLast();
    void anotherGameStartsAnew();
    void theModelKeepsItsPromises();
    void theGuiThreadNeverSearches();

private:
    void wait() { QTRY_VERIFY(!m_search->busy()); }
    [[nodiscard]] QVariant facet(const QString& id, const QString& role) const
    {
        for (int i = 0; i < m_search->facets()->count(); ++i) {
            if (m_search->facets()->at(i, "facetId") == id) return m_search->facets()->at(i, role);
        }
        return {};
    }

    std::unique_ptr<CardSearch> m_search;
};

void TestCardSearch::init()
{
    QVERIFY(useLanguage("en"));
    m_search = std::make_unique<CardSearch>(nullptr, nullptr);
    m_search->setGame(largeGame(300));
    CHECKED(wait());
}

void TestCardSearch::aGameShowsAllItsCards()
{
    QCOMPARE(m_search->cards()->count(), 300);
    QCOMPARE(m_search->total(), 300);
    QCOMPARE(m_search->cards()->cardIdAt(0), "card-0");
    QCOMPARE(m_search->cards()->rowOf("card-7"), 7);
    QCOMPARE(m_search->cards()->rowOf("no-card"), -1);
}

void TestCardSearch::typingNarrowsAndExplains()
{
    m_search->setText("type:unit cost=4");
    CHECKED(wait());
    // Even cards whose number ends in 4 and is no multiple of 3.
    QCOMPARE(m_search->result()->sure(), 20);
    QCOMPARE(m_search->cards()->count(), 20);
    QVERIFY(!m_search->result()->explained().isEmpty());
    QCOMPARE(m_search->result()->error(), QString());
}

void TestCardSearch::theCardThatIsNamedComesFirst_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("first");
    QTest::addColumn<int>("count");
    // Card 7 is the 294th; Card 70 to 79 and others come before it.
    QTest::newRow("as it is written") << "Card 7" << "pack" << "card-293" << 57;
    QTest::newRow("in quotes") << "\"card 7\"" << "pack" << "card-293" << 11;
    QTest::newRow("backwards") << "7 card" << "pack" << "card-3" << 57;
    QTest::newRow("in another order") << "card 7" << "cost" << "card-293" << 57;
    QTest::newRow("with a condition") << "card 7 type:support" << "pack" << "card-293" << 42;
    QTest::newRow("unless the condition excludes it") << "\"card 7\" type:unit" << "pack" << "card-222" << 5;
    QTest::newRow("not as a part of a word") << "ard 7" << "pack" << "card-3" << 57;
    QTest::newRow("not if it is an alternative") << "\"card 7\" or \"card 299\"" << "pack" << "card-1" << 12;
}

void TestCardSearch::theCardThatIsNamedComesFirst()
{
    QFETCH(QString, text);
    QFETCH(QString, sort);
    QFETCH(QString, first);
    QFETCH(int, count);
    m_search->setSort(sort);
    m_search->setText(text);
    CHECKED(wait());
    QCOMPARE(m_search->cards()->cardIdAt(0), first);
    QCOMPARE(m_search->cards()->count(), count);
}

void TestCardSearch::anErrorNamesItsColumnAndKeepsTheLastResult()
{
    m_search->setText("cost=4");
    CHECKED(wait());
    const int before = m_search->cards()->count();
    m_search->setText("cost=4 colr:red");
    CHECKED(wait());
    QVERIFY(m_search->result()->error().contains("colr"));
    QVERIFY2(m_search->result()->error().contains("colour"), "the nearest field is offered");
    QCOMPARE(m_search->result()->errorColumn(), 8);
    QCOMPARE(m_search->result()->errorPosition(), 7);
    QCOMPARE(m_search->cards()->count(), before);
    m_search->setText("");
    CHECKED(wait());
    QCOMPARE(m_search->result()->error(), QString());
    QCOMPARE(m_search->result()->errorColumn(), 0);
    QCOMPARE(m_search->cards()->count(), 300);
}

void TestCardSearch::onlyTheNewestQuestionIsShown()
{
    const QSignalSpy resets(m_search->cards(), &QAbstractItemModel::modelReset);
    for (const QString text : {"c", "ca", "car", "card", "card-", "card 12"}) m_search->setText(text);
    CHECKED(wait());
    QCOMPARE(resets.count(), 1);
    for (int row = 0; row < m_search->cards()->count(); ++row)
        QVERIFY(m_search->cards()->index(row).data(CardList::Name).toString().contains("12"));
}

void TestCardSearch::facetsOfOneFieldAreAlternatives()
{
    m_search->toggleFacet("colour:red");
    CHECKED(wait());
    QCOMPARE(m_search->result()->sure(), 60);
    m_search->toggleFacet("type:unit");
    CHECKED(wait());
    QCOMPARE(m_search->result()->sure(), 30);
    m_search->toggleFacet("type:support");
    CHECKED(wait());
    QCOMPARE(m_search->result()->sure(), 60);
    QCOMPARE(m_search->chosenFacets(), 3);
    QVERIFY(facet("type:support", "chosen").toBool());
    m_search->clear();
    CHECKED(wait());
    QCOMPARE(m_search->result()->sure(), 300);
    QVERIFY(!facet("type:support", "chosen").toBool());
}

void TestCardSearch::aFacetsCountIgnoresItsOwnField()
{
    m_search->toggleFacet("colour:red");
    CHECKED(wait());
    QCOMPARE(facet("colour:blue", "amount").toInt(), 240);
    QCOMPARE(facet("type:unit", "amount").toInt(), 30);
}

void TestCardSearch::undecidedCardsCanBeShownAndAreMarked()
{
    m_search->setText("cost=4");
    CHECKED(wait());
    const int sure = m_search->result()->sure();
    QCOMPARE(m_search->result()->undecided(), 100);
    QCOMPARE(m_search->cards()->count(), sure);
    m_search->setWithUndecided(true);
    CHECKED(wait());
    QCOMPARE(m_search->cards()->count(), sure + 100);
    int marked = 0;
    for (int row = 0; row < m_search->cards()->count(); ++row)
        marked += m_search->cards()->index(row).data(CardList::Undecided).toBool();
    QCOMPARE(marked, 100);
}

void TestCardSearch::ordersPutUnknownNumbersLast()
{
    m_search->setSort("name");
    CHECKED(wait());
    QCOMPARE(m_search->cards()->index(0).data(CardList::Name).toString(), "Card 1");
    QCOMPARE(m_search->cards()->index(9).data(CardList::Name).toString(), "Card 10");
    m_search->setSort("cost");
    CHECKED(wait());
    QCOMPARE(m_search->cards()->index(0).data(CardList::Numbers).toStringList(), QStringList{"Cost 0"});
    QCOMPARE(m_search->cards()->index(299).data(CardList::Numbers).toStringList(), QStringList{"Cost ?"});
}

void TestCardSearch::anotherGameStartsAnew()
{
    m_search->setText("card 1");
    m_search->toggleFacet("colour:red");
    m_search->setGame(largeGame(300));
    CHECKED(wait());
    QCOMPARE(m_search->text(), "card 1");
    m_search->setGame(nullptr);
    QCOMPARE(m_search->text(), QString());
    QCOMPARE(m_search->chosenFacets(), 0);
    QTRY_COMPARE(m_search->cards()->count(), 0);
}

void TestCardSearch::theModelKeepsItsPromises()
{
    QAbstractItemModelTester cards(m_search->cards(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester facets(m_search->facets(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const QString text : {"cost=4", "nothing has this name", "cost", ""}) {
        m_search->setText(text);
        CHECKED(wait());
    }
    QCOMPARE(m_search->cards()->index(0).data(CardList::TypeLine).toString(), "unit · red");
}

void TestCardSearch::theGuiThreadNeverSearches()
{
    // The answer arrives through the event loop only, so the thread that types cannot have worked it out.
    m_search->setText("cost=4");
    QVERIFY(m_search->busy());
    QThreadPool::globalInstance()->waitForDone();
    QCOMPARE(m_search->cards()->count(), 300);
    CHECKED(wait());
    QVERIFY(m_search->cards()->count() < 300);
}

MAZZO_TEST(TestCardSearch)
#include "tst_card_search.moc"
