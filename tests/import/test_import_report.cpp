// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

using State = ImportedLine::State;
using Reason = Match::Reason;

const Shipped& everzone() { return *shippedGame("everzone"); }

ImportedDeck imported(const std::string& text)
{
    auto deck = importedDeck(text, Format::Text, everzone().game(), everzone().catalogue, "x", "en");
    if (!deck) qFatal("a plain list is never refused");
    return *deck;
}

QString nameOf(std::optional<CardIndex> card)
{
    return card ? QString::fromStdString(std::string(everzone().catalogue.name(*card, "en"))) : QString();
}

}  // namespace

Q_DECLARE_METATYPE(State)
Q_DECLARE_METATYPE(Reason)

/// The report on an imported list: each line has its state, and no line is lost.
class TestImportReport : public QObject {
    Q_OBJECT

private slots:
    void everyLineHasItsState_data();
    void everyLineHasItsState();
    void ambiguousNamesOfferTheirChoices();
    void unknownSectionsAreReported();
    void correctionsBecomeTheDeck();
    void ignoredLinesBecomeComments();
    void nothingIsGuessedInOurOwnFiles();
    void wordsAroundACodeAreKept();
    void aDamagedCodeIsReported();
    void guessingEndsSomewhere();
};

void TestImportReport::everyLineHasItsState_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<State>("state");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("card");
    QTest::newRow("exact") << QByteArray("2 Sea Arrow") << State::Matched << Reason::None << "Sea Arrow";
    QTest::newRow("case and accents") << QByteArray("2 sêa ARROW") << State::Matched << Reason::None << "Sea Arrow";
    QTest::newRow("in Italian") << QByteArray("2 Freccia di Mare") << State::Matched << Reason::None << "Sea Arrow";
    QTest::newRow("an id") << QByteArray("2 <everzone:sea-arrow>") << State::Matched << Reason::None << "Sea Arrow";
    QTest::newRow("a letter missing") << QByteArray("2 Sea Arow") << State::Guessed << Reason::Misspelt << "Sea Arrow";
    QTest::newRow("a letter wrong in Italian")
        << QByteArray("2 Frecia di Mare") << State::Guessed << Reason::Misspelt << "Sea Arrow";
    QTest::newRow("part of a name") << QByteArray("2 Carrier") << State::Guessed << Reason::PartOfName
                                    << "Aircraft Carrier";
    QTest::newRow("a double name") << QByteArray("2 Sea Arrow // Ghost") << State::Guessed << Reason::HalfName
                                   << "Sea Arrow";
    QTest::newRow("turned around") << QByteArray("2 Arrow, Sea") << State::Guessed << Reason::Turned << "Sea Arrow";
    QTest::newRow("nothing like it") << QByteArray("2 Quetzalcoatlus") << State::Unknown << Reason::None << "";
    QTest::newRow("no count") << QByteArray("0 Marine") << State::Ignored << Reason::None << "";
    QTest::newRow("a heading that only sorts") << QByteArray("Units (12)") << State::Ignored << Reason::None << "";
}

void TestImportReport::everyLineHasItsState()
{
    QFETCH(QByteArray, line);
    QFETCH(State, state);
    QFETCH(Reason, reason);
    const ImportedDeck deck = imported("1 Marine\n" + line.toStdString() + "\n");
    QCOMPARE(deck.lines.size(), std::size_t{2});
    QCOMPARE(deck.lines[1].number, 2);
    QCOMPARE(deck.lines[1].text, line.toStdString());
    QVERIFY(deck.lines[1].state == state);
    QVERIFY(deck.lines[1].reason == reason);
    QTEST(nameOf(deck.lines[1].card), "card");
}

void TestImportReport::ambiguousNamesOfferTheirChoices()
{
    const ImportedDeck deck = imported("1 Prime\n");
    QVERIFY(deck.lines[0].state == State::Ambiguous);
    QVERIFY(!deck.lines[0].card);
    QVERIFY(deck.lines[0].choices.size() > 1);
    for (const CardIndex card : deck.lines[0].choices) QVERIFY2(nameOf(card).contains("rim"), qPrintable(nameOf(card)));
}

void TestImportReport::unknownSectionsAreReported()
{
    const ImportedDeck deck = imported("[Wishlist]\n2 Marine\n");
    QCOMPARE(deck.lines[0].placed, ImportedLine::Placed::NoSuchSection);
    QCOMPARE(deck.lines[0].section, std::string("Wishlist"));
    QCOMPARE(everzone().game()[deck.lines[0].zone].id, std::string("forces"));
}

void TestImportReport::correctionsBecomeTheDeck()
{
    ImportedDeck deck = imported("2 Prime\n1 Ghost\n");
    deck.lines[0].card = deck.lines[0].choices.front();
    deck.lines[0].zone = ZoneIndex{2};
    deck.lines[1].copies = 4;
    const auto file = deckFileOf(deck, everzone().game(), everzone().catalogue, "en");
    QVERIFY(file);
    QCOMPARE(file->deck.copies(ZoneIndex{2}, *deck.lines[0].card), 2);
    QCOMPARE(file->deck.unknownCards().front(), (Deck::UnknownCard{ZoneIndex{1}, "Ghost", 4}));
}

void TestImportReport::ignoredLinesBecomeComments()
{
    const auto file = deckFileOf(imported("2 Marine\n0 Veil\n"), everzone().game(), everzone().catalogue, "en");
    QVERIFY(file);
    QCOMPARE(file->lines().front().text, std::string_view("# 0 Veil"));
}

void TestImportReport::nothingIsGuessedInOurOwnFiles()
{
    const ImportedDeck deck = imported("Game: everzone\n\nForces (1)\n1 Sea Arow\n");
    QVERIFY(deck.lines[0].state == State::Unknown);
}

void TestImportReport::wordsAroundACodeAreKept()
{
    const ImportedDeck deck = imported("Hi, Sam!\nthis is it: mazzo://v1/GsWsRRD0KhCl--sj, have fun\n");
    QVERIFY(deck.original);
    QCOMPARE(deck.lines.size(), std::size_t{2});
    for (const ImportedLine& line : deck.lines) QVERIFY(line.state == State::Ignored);
    const auto file = deckFileOf(deck, everzone().game(), everzone().catalogue, "en");
    QVERIFY(file);
    QCOMPARE(file->lines().front().text, std::string_view("# Hi, Sam!"));
    // A list that also has a code is a list.
    const ImportedDeck list = imported("2 Marine\nmazzo://v1/GsWsRRD0KhCl--sj\n");
    QCOMPARE(list.lines.size(), std::size_t{1});
    QVERIFY(list.lines[0].state == State::Matched);
    QCOMPARE(list.notes.front().code, std::string("share.differs"));
}

void TestImportReport::aDamagedCodeIsReported()
{
    const auto alone = recognised("this is it: mazzo://v1/GsWsRRD0KhCl--sk");
    QVERIFY(!alone);
    QCOMPARE(alone.error().code, std::string("share.damaged"));
    const ImportedDeck list = imported("2 Marine\nmazzo://v1/GsWsRRD0KhCl--sk\n");
    QCOMPARE(list.notes.front().code, std::string("share.damaged"));
    QCOMPARE(list.lines.size(), std::size_t{1});
}

void TestImportReport::guessingEndsSomewhere()
{
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "1 Qxzwv" + std::to_string(i) + "\n";
    QVERIFY(imported(text).notes.empty());
    const ImportedDeck deck = imported(text + "1 Sea Arow\n1 Sea Arrow\n");
    QCOMPARE(deck.notes.front().code, std::string("format.many-unknown"));
    QVERIFY(deck.lines[1000].state == State::Unknown);
    QVERIFY(deck.lines[1001].state == State::Matched);
}

MAZZO_TEST(TestImportReport)
#include "test_import_report.moc"
