// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

using State = ImportedLine::State;

Texts named(std::string name) { return Texts(std::vector<Texts::Entry>{{"en", std::move(name)}}); }

Card card(std::string id, std::uint32_t number, std::string name)
{
    Card card;
    card.id = std::move(id);
    card.number = number;
    card.name = named(std::move(name));
    return card;
}

Game inventedGame()
{
    Game game;
    game.id = "demo";
    game.languages = {"en"};
    game.types = {{"beast", {}, {}}};
    game.editions = {{"standard", named("Standard")}, {"commander", named("Commander")}};
    game.zones = {{"main", named("Main"), {}, false, {}},
                  {"commander", named("Commander"), {}, true, {}},
                  {"sideboard", named("Sideboard"), {}, true, {}}};
    return game;
}

Catalogue inventedCards()
{
    return Catalogue::build(
        inventedGame(),
        std::vector{card("frost-flame", 1, "Frost // Flame"), card("up-down", 2, "Up/Down"),
                    card("night-frost", 3, "Night Frost // Dawn"), card("who", 4, "Who // What // Why"),
                    card("stop", 5, "\"Stop! Thief, Stop!\""), card("dragon", 6, "Ming, \"Old Dragon\""),
                    card("open", 7, "\"Lifelong\" Member"), card("gate", 8, "Iron Gate"), card("sum", 9, "Two=Two")});
}

ImportedDeck imported(const QByteArray& text)
{
    static const Game kGame = inventedGame();
    static const Catalogue kCards = inventedCards();
    const auto deck = importedDeck(text.toStdString(), Format::Text, kGame, kCards, "x", "en");
    if (!deck) qFatal("a plain list is never refused");
    return *deck;
}

}  // namespace

Q_DECLARE_METATYPE(State)

/// Names with strokes and quotes, and sections that choose the edition, in a game made for this test.
class TestOddNames : public QObject {
    Q_OBJECT

private slots:
    void namesAreFound_data();
    void namesAreFound();
    void anEditionIsChosenByASection_data();
    void anEditionIsChosenByASection();
};

void TestOddNames::namesAreFound_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("number");  // 0: none
    QTest::addColumn<State>("state");
    const auto row = [](const char* line, int number, State state = State::Matched) {
        QTest::newRow(line) << QByteArray(line) << number << state;
    };
    row("2 Frost // Flame", 1);
    row("2 Frost/Flame", 1);
    row("2 Frost / Flame", 1);
    row("2 Frost//Flame (DEM) 12", 1);
    row("2 frost/flame|DEM|[12]", 1);
    row("2 Frost", 1, State::Guessed);
    row("2 Flame // Frost", 1, State::Guessed);
    row("2 Up // Down", 2);
    row("2 Up/Down", 2);
    row("2 Up", 2, State::Guessed);
    row("2 Who/What/Why", 4);
    row("2 Iron Gate // Iron Bridge", 8, State::Guessed);
    row("2 \"Stop! Thief, Stop!\"", 5);
    row("\"Stop! Thief, Stop!\" x2", 5);
    row("2 \"Stop! Thief, Stop!\" (DEM) 12", 5);
    row("2 “Stop! Thief, Stop!”", 5);
    row("2 Stop! Thief, Stop!", 5, State::Guessed);
    row("2 \"Iron Gate\"", 8);
    row("2 \"Iron Gate\" (DEM) 12", 8);
    row("2 Ming, \"Old Dragon\"", 6);
    row("2 \"Lifelong\" Member", 7);
    row("2 Two=Two", 9);
    row("Two=Two", 9);
}

void TestOddNames::namesAreFound()
{
    QFETCH(QByteArray, line);
    QFETCH(int, number);
    const ImportedDeck deck = imported(line + "\n");
    QCOMPARE(deck.lines.size(), std::size_t{1});
    const ImportedLine& read = deck.lines.front();
    QTEST(read.state, "state");
    QCOMPARE(read.card ? static_cast<int>(at(*read.card)) + 1 : 0, number);
    if (line != "Two=Two") QCOMPARE(read.copies, 2);
}

void TestOddNames::anEditionIsChosenByASection_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("edition");
    QTest::newRow("a commander") << QByteArray("[Commander]\n1 Iron Gate|DEM\n[Main]\n2 Up/Down\n") << "commander";
    QTest::newRow("a commander as Arena writes it")
        << QByteArray("Commander\n1 Iron Gate\n\nDeck\n2 Up\n") << "commander";
    QTest::newRow("an empty section") << QByteArray("[Commander]\n[Main]\n2 Up/Down\n") << "";
    QTest::newRow("a section of another name") << QByteArray("[Sideboard]\n1 Iron Gate\n") << "";
    QTest::newRow("the list says it") << QByteArray("Rules: standard\n[Commander]\n1 Iron Gate\n") << "standard";
}

void TestOddNames::anEditionIsChosenByASection()
{
    QFETCH(QByteArray, list);
    QFETCH(QString, edition);
    const ImportedDeck deck = imported(list);
    QCOMPARE(QString::fromStdString(deck.header.edition), edition);
    const bool noted = !deck.notes.empty() && deck.notes.front().code == "format.edition-by-section";
    QCOMPARE(noted, edition == "commander");
    if (edition == "commander") QCOMPARE(inventedGame()[deck.lines.front().zone].id, std::string("commander"));
}

MAZZO_TEST(TestOddNames)
#include "test_odd_names.moc"
