// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

Texts words(std::string english, std::string italian = {})
{
    std::vector<Texts::Entry> entries{{"en", std::move(english)}};
    if (!italian.empty()) entries.push_back({"it", std::move(italian)});
    return Texts(std::move(entries));
}

Card card(std::uint32_t number, std::string id, std::string english, std::string italian = {},
          std::vector<std::string> aliases = {})
{
    Card result;
    result.id = std::move(id);
    result.number = number;
    result.name = words(std::move(english), std::move(italian));
    result.aliases = std::move(aliases);
    return result;
}

Game game()
{
    Game result;
    result.id = "everzone";
    result.languages = {"en", "it"};
    result.editions = {{"en", {}}, {"it", {}}};
    result.types = {{"unit", words("Unit"), words("units")}};
    result.zones = {{"leader", words("Leader"), {}, false}, {"forces", words("Forces", "Città"), {}, false}};
    Option players;
    players.id = "players";
    players.values = {{"2", {}}, {"3", {}}};
    players.preset = "2";
    Option cp;
    cp.id = "cp";
    cp.type = Option::Type::Number;
    cp.range = {10, 30};
    cp.preset = "20";
    cp.clause = "EZ-C18";
    result.options = {players, cp};
    return result;
}

const std::vector<Card> kCards{card(1, "marine", "Marine"),
                               card(2, "sea-arrow", "Sea Arrow", "Freccia di Mare", {"Seaarrow"}),
                               card(3, "chamber", "1 in the Chamber"),
                               card(4, "energy", "Rifornimento d'Energia"),
                               card(5, "lag", "X-Lag x4"),
                               card(6, "quote", "The \"Best\""),
                               card(7, "brace", "Set {one}"),
                               card(8, "minus", "-Zero")};

struct Fixture {
    Game theGame = game();
    Catalogue catalogue = Catalogue::build(theGame, kCards);

    [[nodiscard]] Checked<DeckFile> read(std::string_view text) const
    {
        return readDeck(text, theGame, catalogue, "a.deck");
    }
};

std::string inForces(std::string_view line) { return "game: everzone\n[forces]\n" + std::string(line) + "\n"; }

}  // namespace

/// Deck files: what every line means, what is refused and where, and that nothing is lost.
class TestDeckFile : public QObject {
    Q_OBJECT

private slots:
    void aLineNamesCopiesOfACard_data();
    void aLineNamesCopiesOfACard();
    void anUnknownNameIsKept_data();
    void anUnknownNameIsKept();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void allMistakesAreReported();
    void headersSetNameEditionAndOptions();
    void anyLineEndWillDo();
    void unknownKeysAreKeptAndWarnedAbout();
    void anEmptySectionCountsAsGiven();
    void linesOfTheSameCardAddUp();
    void writingAndReadingGivesTheSame_data();
    void writingAndReadingGivesTheSame();
    void everyNameSurvivesWriting_data();
    void everyNameSurvivesWriting();
    void theGameIsFoundBeforeThePackIsLoaded();

private:
    Fixture m_fixture;
};

void TestDeckFile::aLineNamesCopiesOfACard_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("copies");
    QTest::newRow("4 Name") << QByteArray("4 Marine") << 1 << 4;
    QTest::newRow("4x Name") << QByteArray("4x Marine") << 1 << 4;
    QTest::newRow("4X Name") << QByteArray("4X Marine") << 1 << 4;
    QTest::newRow("4× Name") << QByteArray("4× Marine") << 1 << 4;
    QTest::newRow("x4 Name") << QByteArray("x4 Marine") << 1 << 4;
    QTest::newRow("Name x4") << QByteArray("Marine x4") << 1 << 4;
    QTest::newRow("Name") << QByteArray("Marine") << 1 << 1;
    QTest::newRow("4 Name {printing}") << QByteArray("4 Marine {first}") << 1 << 4;
    QTest::newRow("Name x4 {printing}") << QByteArray("Marine x4 {first}") << 1 << 4;
    QTest::newRow("Name {printing} x4") << QByteArray("Marine {first} x4") << 1 << 4;
    QTest::newRow("a printing that names none") << QByteArray("4 Marine {}") << 1 << 4;
    QTest::newRow("case and blanks") << QByteArray("\t2   sea   ARROW ") << 2 << 2;
    QTest::newRow("in Italian") << QByteArray("3 Freccia di mare") << 2 << 3;
    QTest::newRow("an alias") << QByteArray("1 seaarrow") << 2 << 1;
    QTest::newRow("an id in brackets") << QByteArray("2 <everzone:sea-arrow>") << 2 << 2;
    QTest::newRow("an id, one copy") << QByteArray("<everzone:marine>") << 1 << 1;
    QTest::newRow("curly apostrophe") << QByteArray("2 Rifornimento d\u2019Energia") << 4 << 2;
    QTest::newRow("wholly a name that begins with a number") << QByteArray("1 in the Chamber") << 3 << 1;
    QTest::newRow("two of it") << QByteArray("2 1 in the Chamber") << 3 << 2;
    QTest::newRow("quoted") << QByteArray("\"1 in the Chamber\"") << 3 << 1;
    QTest::newRow("quoted with a count before") << QByteArray("3 \"1 in the Chamber\"") << 3 << 3;
    QTest::newRow("quoted with a count behind") << QByteArray("\"1 in the Chamber\" x3") << 3 << 3;
    QTest::newRow("wholly a name that ends like a count") << QByteArray("X-Lag x4") << 5 << 1;
    QTest::newRow("wholly a name that begins with a sign") << QByteArray("-Zero") << 8 << 1;
    QTest::newRow("escaped quotes") << QByteArray("2 \"The \\\"Best\\\"\"") << 6 << 2;
    QTest::newRow("a name with braces") << QByteArray("2 Set {one}") << 7 << 2;
    QTest::newRow("a printing") << QByteArray("2 Marine {promo 2014}") << 1 << 2;
    QTest::newRow("a printing, count behind") << QByteArray("Marine x2 {promo}") << 1 << 2;
    QTest::newRow("the most") << QByteArray("9999 Marine") << 1 << 9999;
}

void TestDeckFile::aLineNamesCopiesOfACard()
{
    QFETCH(QByteArray, line);
    QFETCH(int, number);
    QFETCH(int, copies);
    const auto file = m_fixture.read(inForces(line.toStdString()));
    QVERIFY(file);
    QCOMPARE(file->deck.unknownCards().size(), std::size_t{0});
    QCOMPARE(file->deck.entries().size(), std::size_t{1});
    QCOMPARE(file->deck.entries().front(),
             (Deck::Entry{ZoneIndex{1}, *m_fixture.catalogue.byNumber(static_cast<std::uint32_t>(number)), copies}));
}

void TestDeckFile::anUnknownNameIsKept_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("copies");
    QTest::newRow("with a count") << QByteArray("3 Gh\u00f6st") << QByteArray("Gh\u00f6st") << 3;
    QTest::newRow("count behind") << QByteArray("Ghost x3") << QByteArray("Ghost") << 3;
    QTest::newRow("begins with digits and letters") << QByteArray("3D Printer") << QByteArray("3D Printer") << 1;
    QTest::newRow("an unknown id") << QByteArray("2 <everzone:ghost>") << QByteArray("<everzone:ghost>") << 2;
    QTest::newRow("a name in brackets is no id") << QByteArray("<Sea Arrow>") << QByteArray("<Sea Arrow>") << 1;
    QTest::newRow("a colon") << QByteArray("1 Ghost: the Return") << QByteArray("Ghost: the Return") << 1;
    QTest::newRow("quoted, looks like a count") << QByteArray("\"4 Ghosts x2\"") << QByteArray("4 Ghosts x2") << 1;
}

void TestDeckFile::anUnknownNameIsKept()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, name);
    QFETCH(int, copies);
    const auto file = m_fixture.read(inForces(line.toStdString()));
    QVERIFY(file);
    QCOMPARE(file->deck.unknownCards().size(), std::size_t{1});
    QCOMPARE(file->deck.unknownCards().front(), (Deck::UnknownCard{ZoneIndex{1}, name.toStdString(), copies}));
    QCOMPARE(file->warnings.size(), std::size_t{1});
    QCOMPARE(file->warnings.front(),
             (Error{Error::Kind::NotFound, "deck.unknown-card", {"a.deck", 3, 1}, {name.toStdString()}, {}}));
}

void TestDeckFile::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* what, const std::string& text, const char* code, int line, int column) {
        QTest::newRow(what) << QByteArray::fromStdString(text) << code << line << column;
    };
    row("zero copies", inForces("0 Marine"), "deck.bad-count", 3, 1);
    row("too many copies", inForces("10000 Marine"), "deck.bad-count", 3, 1);
    row("a sign", inForces("  -3 Marine"), "deck.bad-count", 3, 3);
    row("a plus", inForces("+3 Marine"), "deck.bad-count", 3, 1);
    row("half a card", inForces("1.5 Marine"), "deck.bad-count", 3, 1);
    row("a count behind out of range", inForces("Marine x0"), "deck.bad-count", 3, 8);
    row("only a count", inForces("4"), "deck.missing-name", 3, 2);
    row("an empty name", inForces("4 \"\""), "deck.missing-name", 3, 3);
    row("an open quote", inForces("4 \"Marine"), "deck.open-quote", 3, 3);
    row("a section of another game", "game: everzone\n\n[Città]\n1 Marine\n [Sideboard]\n", "deck.unknown-section", 5,
        3);
    row("a section never closed", "game: everzone\n[forces\n", "deck.open-section", 2, 8);
    row("an option value that is none", "game: everzone\nplayers:  5\n", "deck.unknown-value", 2, 11);
    row("a number out of range", "game: everzone\ncp: 31\n", "deck.unknown-value", 2, 5);
    row("an edition that is none", "game: everzone\nrules: fr\n", "deck.unknown-edition", 2, 8);
    row("a key twice", "game: everzone\ncp: 20\ncp: 21\n", "deck.repeated-key", 3, 1);
    row("a card before the first section", "game: everzone\n4 Marine\n", "deck.no-header", 2, 1);
    row("a key that is a byte order mark", "\xef\xbb\xbf\xef\xbb\xbf:\n", "deck.no-header", 1, 1);
    row("broken UTF-8", "game: everzone\n[forces]\n2 Per\u00f2 \xff\n", "deck.bad-utf8", 3, 8);
    row("a NUL byte", "game: everzone\n[forces]\n2 Per\u00f2" + std::string(1, '\0') + "\n", "deck.no-text", 3, 7);
    row("a NUL byte behind broken UTF-8", "game: everzone\n\xff" + std::string(1, '\0'), "deck.bad-utf8", 2, 1);
}

void TestDeckFile::mistakesHaveTheirPlace()
{
    QFETCH(QByteArray, text);
    const auto file = m_fixture.read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(!file);
    QCOMPARE(file.error().size(), std::size_t{1});
    const Error& error = file.error().front();
    QTEST(QString::fromStdString(error.code), "code");
    QTEST(error.where.line, "line");
    QTEST(error.where.column, "column");
    QCOMPARE(error.where.file, std::string("a.deck"));
}

void TestDeckFile::allMistakesAreReported()
{
    const auto file = m_fixture.read("game: everzone\ncp: 99\nplayers: 7\n[forces]\n0 Marine\n[nowhere]\n");
    QVERIFY(!file);
    QCOMPARE(file.error().size(), std::size_t{4});
    QCOMPARE(file.error()[0].args, (std::vector<std::string>{"99", "cp", "EZ-C18", "10-30"}));
    QVERIFY(!m_fixture.read(std::string(9U << 20U, '#')));
}

void TestDeckFile::headersSetNameEditionAndOptions()
{
    const auto file = m_fixture.read(
        "\xef\xbb\xbf# comment\r\nname: Iron: Tide \r\nGAME: EverZone\r\nrules: IT\r\ncp: 30\r\n");
    QVERIFY(file);
    QCOMPARE(file->name, std::string("Iron: Tide"));
    QCOMPARE(file->settings.edition, std::string("it"));
    QCOMPARE(file->settings.options, (std::vector<OptionValue>{{"2", 2}, {"30", 30}}));
    QVERIFY(file->warnings.empty());
}

void TestDeckFile::anyLineEndWillDo()
{
    const std::string text = "# comment\nname: Tide\ngame: everzone\n\n[forces]\n2 Marine\n";
    const auto expected = m_fixture.read(text);
    QVERIFY(expected);
    for (const char* end : {"\r\n", "\r"}) {
        const std::string ended = QString::fromStdString(text).replace("\n", end).toStdString();
        const auto file = m_fixture.read(ended);
        QVERIFY(file);
        QVERIFY(file->deck == expected->deck);
        QCOMPARE(file->name, std::string("Tide"));
        QCOMPARE(writeDeck(*file, m_fixture.catalogue), text);
        QCOMPARE(gameOfDeck(ended, {})->where.line, 3);
        const auto wrong = m_fixture.read(ended + "0 Marine");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().front().where.line, 7);
        const auto broken = m_fixture.read(ended + "1 \xff");
        QVERIFY(!broken);
        QCOMPARE(broken.error().front().where.line, 7);
        QCOMPARE(broken.error().front().where.column, 3);
    }
}

void TestDeckFile::unknownKeysAreKeptAndWarnedAbout()
{
    const auto file = m_fixture.read("game: everzone\nplayer: 3\nauthor: me\n");
    QVERIFY(file);
    QCOMPARE(file->warnings.size(), std::size_t{2});
    QCOMPARE(file->warnings[0].args, (std::vector<std::string>{"player", "players"}));
    QCOMPARE(*file->key("author"), std::string_view("me"));
    QCOMPARE(writeDeck(*file, m_fixture.catalogue), std::string("game: everzone\nplayer: 3\nauthor: me\n"));
}

void TestDeckFile::anEmptySectionCountsAsGiven()
{
    const auto file = m_fixture.read("game: everzone\n[FORCES]\n");
    QVERIFY(file);
    QVERIFY(file->deck.hasZone(ZoneIndex{1}));
    QVERIFY(!file->deck.hasZone(ZoneIndex{0}));
}

void TestDeckFile::linesOfTheSameCardAddUp()
{
    const auto file = m_fixture.read(
        "game: everzone\n[forces]\n2 Sea Arrow\n[leader]\n1 Marine\n[forces]\n1 Freccia di Mare {promo}\n");
    QVERIFY(file);
    QCOMPARE(file->deck.copies(ZoneIndex{1}, *m_fixture.catalogue.byNumber(2)), 3);
    QCOMPARE(file->deck.copies(ZoneIndex{0}, *m_fixture.catalogue.byNumber(1)), 1);
}

void TestDeckFile::writingAndReadingGivesTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("everything") << QByteArray("# my deck\nname: Tide\ngame: everzone\nmood: grim\n\n[Leader]\n1 "
                                              "Marine\n// spare\n[Forces]\n4 Sea Arrow {promo}\n2 Ghost\n"
                                              "1 \"1 in the Chamber\"\n");
    QTest::newRow("nothing but the game") << QByteArray("game: everzone\n");
}

void TestDeckFile::writingAndReadingGivesTheSame()
{
    QFETCH(QByteArray, text);
    const auto file = m_fixture.read(text.toStdString());
    QVERIFY(file);
    const std::string written = writeDeck(*file, m_fixture.catalogue);
    const auto again = m_fixture.read(written);
    QVERIFY(again);
    QVERIFY(std::ranges::equal(again->lines(), file->lines()));
    QCOMPARE(again->deck, file->deck);
    QCOMPARE(again->settings, file->settings);
    QCOMPARE(again->name, file->name);
}

void TestDeckFile::everyNameSurvivesWriting_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"Ghost",     "4 Ghosts",    "Ghost x4",   "x4 Ghost",
                             "\"Ghost\"", "Ghost {one}", "<id>",       "#hash",
                             "//slash",   "[section]",   "-3",         "+1",
                             "0",         "a\\b",        "a\"b",       "\u05d2\u05d5\u05dc\u05dd",
                             "1.5",       " x",          "key: value", "1 in the Chamber",
                             "{only}"})
        QTest::newRow(name) << QByteArray(name);
}

void TestDeckFile::everyNameSurvivesWriting()
{
    QFETCH(QByteArray, name);
    DeckFile file;
    file.add({DeckFile::Kind::Key, 1, "game", "everzone", {}, 0, {}});
    file.add({DeckFile::Kind::Section, 2, "forces", {}, ZoneIndex{1}, 0, {}});
    file.add({DeckFile::Kind::Card,
              3,
              name.toStdString(),
              {},
              ZoneIndex{1},
              2,
              m_fixture.catalogue.find(name.toStdString())});
    const auto again = m_fixture.read(writeDeck(file, m_fixture.catalogue));
    QVERIFY(again);
    QVERIFY(std::ranges::equal(again->lines(), file.lines()));
}

void TestDeckFile::theGameIsFoundBeforeThePackIsLoaded()
{
    const auto named = gameOfDeck("name: x\nGame: EverZone\n[forces]\n", "a.deck");
    QVERIFY(named);
    QCOMPARE(named->id, std::string("everzone"));
    QCOMPARE(named->where, (Place{"a.deck", 2, 7}));
    const auto none = gameOfDeck("name: x\n[forces]\ngame: everzone\n", "a.deck");
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("deck.no-game"));
}

MAZZO_TEST(TestDeckFile)
#include "test_deck_file.moc"
