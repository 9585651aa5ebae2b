// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/code.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"
#include "tests/import/shipped_decks.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests;

namespace {

SharedDeck everything()
{
    SharedDeck deck{"everzone", "1.0.0", "it", "Ferro e Città: «l'ultima»", {{"cp", "30"}, {"players", "3"}}, {}};
    deck.zones.push_back({"forces",
                          {{1, 1}, {2, 4}, {111, 9999}, {70'000, 1'000'000'000}, {4'294'967'295, 3}},
                          {{"Ghost // Spirit", 2}, {"\u05d2\u05d5\u05dc\u05dd", 12'345}}});
    deck.zones.push_back({"leader", {{5, 1}}, {}});
    deck.zones.push_back({"locations", {}, {}});
    return deck;
}

SharedDeck hundredUnknownCards()
{
    SharedDeck deck{"home-made", "2", "base", {}, {}, {{"deck", {}, {}}}};
    for (int i = 100; i < 200; ++i)
        deck.zones[0].unknownCards.push_back({"Card No. " + std::to_string(i), static_cast<std::uint32_t>(i)});
    return deck;
}

Texts english(std::string text) { return Texts({{"en", std::move(text)}}); }

SharedDeck withPrintings()
{
    SharedDeck deck{"x", "1.0.0", "base", "Foils", {}, {}};
    deck.zones.push_back(
        {"main", {{3, 4, {{"core 12", 1}, {"dusk 40a foil", 2}}}, {7, 1}, {9, 2, {{"core 7", 2}}}}, {}});
    deck.zones.push_back({"side", {{3, 1, {{"dusk", 1}}}}, {{"Ghost", 3, {{"old 012", 1}}}}});
    return deck;
}

QString codeOf(const SharedDeck& deck) { return QString::fromStdString(shareCode(deck)); }

QString refusal(std::string_view code)
{
    const auto read = readShareCode(code);
    return read ? QString() : QString::fromStdString(read.error().code);
}

}  // namespace

/// Share codes: short, canonical, never silently wrong, and readable for ever.
class TestShareCode : public QObject {
    Q_OBJECT

private slots:
    void goldenCodesOpenForEver_data();
    void goldenCodesOpenForEver();
    void shippedDecksComeBack();
    void aDeckOfFiftyIsShort_data();
    void aDeckOfFiftyIsShort();
    void onlyTheAllowedCharacters();
    void theOrderOfLinesDoesNotMatter();
    void presetsAreTheSameWhetherSaidOrNot();
    void anyChangedCharacterIsRefused();
    void anyMissingOrAddedCharacterIsRefused();
    void exchangedNeighboursAreRefused();
    void foreignCodesAreRefused_data();
    void foreignCodesAreRefused();
    void aSecondSpellingIsRefused();
    void aNumberOfANewerCatalogueIsKept();
    void aNameThatIsKnownByNowIsFound();
    void longCodesComeInParts();
    void partsThatDoNotBelongTogetherAreRefused();
    void printingsAreInTheCode();
    void theSpellingOfAPrintingDoesNotMatter();
    void printingsOfUnknownCardsAreKept();
    void unsoundPrintingsAreRefused();
};

void TestShareCode::goldenCodesOpenForEver_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("deck");
    // Never change these: they are in people's messages.
    QTest::newRow("empty") << "mazzo://v1/GsWsRRD0KhCl--sj" << 0;
    QTest::newRow("everything") << "mazzo://v1/"
                                   "GsWsRRD0cAOOYOPgDwOHGGKLMlw3YRwQfw_0HZd_C_Vw9UkMByl_C_dgTxuGngIDsAERgAAAAP_-"
                                   "7w5TgAnEgAAAB3NZQHnjTo8F3d3XaUxscAL-v-S_r_lf6_5z-v-dAABgc-IJCw_C4RXP8Xc"
                                << 1;
    QTest::newRow("a game without numbers") << "mazzo://v1/3QAEF5QgmAHBBYQMguhWe" << 2;
}

void TestShareCode::goldenCodesOpenForEver()
{
    QFETCH(QString, code);
    QFETCH(int, deck);
    SharedDeck three{"x", "", "", "", {}, {{"main", {}, {{"A", 1}, {"B", 2}, {"C", 3}}}}};
    const SharedDeck expected = deck == 0   ? SharedDeck{"everzone", "1.0.0", "en", {}, {}, {}}
                                : deck == 1 ? everything()
                                            : three;
    QCOMPARE(codeOf(expected), code);
    const auto read = readShareCode(code.toStdString());
    QVERIFY(read);
    QVERIFY(*read == expected);
}

void TestShareCode::printingsAreInTheCode()
{
    const SharedDeck deck = withPrintings();
    const std::string code = shareCode(deck);
    QVERIFY(code.starts_with(kPrintingsPrefix));
    const auto read = readShareCode(code);
    QVERIFY(read);
    QVERIFY(*read == deck);
    const auto joined = joinedCode(codeParts(code, 20));
    QVERIFY(joined && *joined == code);
    SharedDeck plain = deck;
    for (SharedDeck::Zone& zone : plain.zones) {
        for (SharedDeck::Card& card : zone.cards) card.printings.clear();
        for (SharedDeck::UnknownCard& card : zone.unknownCards) card.printings.clear();
    }
    QVERIFY(shareCode(plain).starts_with(kCodePrefix));
    for (std::size_t i = 0; i < code.size(); ++i) {
        std::string changed = code;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        QVERIFY2(!readShareCode(changed), qPrintable(QString::fromStdString(changed)));
    }
    // A code of the first version says nothing of printings, and one of the second something.
    QCOMPARE(refusal(std::string(kPrintingsPrefix) + shareCode(plain).substr(kCodePrefix.size())), "share.damaged");
    QCOMPARE(refusal(std::string(kCodePrefix) + code.substr(kCodePrefix.size())), "share.damaged");
}

void TestShareCode::theSpellingOfAPrintingDoesNotMatter()
{
    Game game;
    game.id = "prints";
    game.version = "1.0.0";
    game.languages = {"en"};
    game.editions = {{"base", english("Base")}};
    game.types = {{"beast", english("Beast"), english("Beasts")}};
    game.zones = {{"main", english("Main"), {}, false}};
    game.sets = {{"core", english("Core Set"), true, {}}, {"dusk", english("Dusk"), true, {}}};
    game.finishes = {{"foil", english("Foil")}};
    Card card;
    card.id = "wolf";
    card.number = 12;
    card.name = english("Wolf");
    card.printings = {{"core", "12", {}, {}, {}}, {"dusk", "40a", {}, {"foil"}, {}}};
    const Catalogue catalogue = Catalogue::build(game, std::vector{card});
    const auto codeFor = [&](const std::string& lines) {
        const auto file = readDeck("game: " + game.id + "\n[main]\n" + lines, game, catalogue);
        return file ? shareCode(*file, game, catalogue) : std::string("unreadable");
    };
    const std::string code = codeFor("2 Wolf {dusk 40a foil}\n1 Wolf {core 12}\n1 Wolf\n");
    QVERIFY(code.starts_with(kPrintingsPrefix));
    QCOMPARE(codeFor("1 Wolf\n1 Wolf {12 (CORE)}\n1 Wolf {Dusk #40a Foil}\n1 Wolf {40a foil}\n"), code);
    QVERIFY(codeFor("2 Wolf {dusk 40a}\n1 Wolf {core 12}\n1 Wolf\n") != code);
    const auto back = deckFileOf(*readShareCode(code), game, catalogue, "en");
    QVERIFY(back);
    QCOMPARE(QString::fromStdString(writeDeck(*back, catalogue)).section('[', 1).section('\n', 1).trimmed(),
             QStringLiteral("1 Wolf {core 12}\n2 Wolf {dusk 40a foil}\n1 Wolf"));
    QCOMPARE(shareCode(*back, game, catalogue), code);
}

void TestShareCode::printingsOfUnknownCardsAreKept()
{
    const Shipped& everzone = *shippedGame("everzone");
    const auto file = readDeck("game: everzone\n[forces]\n2 Ghost {OLD 012}\n1 Marine {no such set}\n", everzone.game(),
                               everzone.catalogue);
    QVERIFY(file);
    const std::string code = shareCode(*file, everzone.game(), everzone.catalogue);
    const auto back = deckFileOf(*readShareCode(code), everzone.game(), everzone.catalogue, "en");
    QVERIFY(back);
    QVERIFY(back->deck == file->deck);
    const std::string text = writeDeck(*back, everzone.catalogue);
    QVERIFY2(text.find("2 Ghost {OLD 012}") != std::string::npos, text.c_str());
    QVERIFY2(text.find("1 Marine {no such set}") != std::string::npos, text.c_str());
}

void TestShareCode::unsoundPrintingsAreRefused()
{
    using Print = SharedDeck::Print;
    const auto refusalOf = [](std::vector<Print> printings) {
        SharedDeck deck{"x", "1.0.0", "base", {}, {}, {{"main", {{3, 4, std::move(printings)}}, {}}}};
        return refusal(shareCode(deck));
    };
    QCOMPARE(refusalOf({{"core 1", 4}}), QString());
    QCOMPARE(refusalOf({{"core {1}", 4}}), "share.damaged");
    QCOMPARE(refusalOf({{"core 1", 2}, {"core 1", 2}}), "share.damaged");
    QCOMPARE(refusalOf({{"dusk 1", 2}, {"core 1", 2}}), "share.damaged");
    QCOMPARE(refusalOf({{"core 1", 5}}), "share.damaged");
}

void TestShareCode::shippedDecksComeBack()
{
    QVERIFY(shippedDecks().size() > 200);
    for (const ShippedDeck& deck : shippedDecks()) {
        const Game& game = deck.shipped->game();
        const std::string code = shareCode(deck.file, game, deck.shipped->catalogue);
        const auto shared = readShareCode(code);
        QVERIFY2(shared, qPrintable(deck.path));
        const auto back = deckFileOf(*shared, game, deck.shipped->catalogue, "it");
        QVERIFY2(back, qPrintable(deck.path));
        QVERIFY2(back->deck == deck.file.deck && back->settings == deck.file.settings && back->name == deck.file.name,
                 qPrintable(deck.path));
        const auto written = readDeck(writeDeck(*back, deck.shipped->catalogue), game, deck.shipped->catalogue);
        QVERIFY2(written && written->deck == deck.file.deck && written->settings == deck.file.settings,
                 qPrintable(deck.path));
        QCOMPARE(shareCode(*written, game, deck.shipped->catalogue), code);
    }
}

void TestShareCode::aDeckOfFiftyIsShort_data()
{
    QTest::addColumn<int>("different");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("step");
    QTest::newRow("a usual deck") << 26 << "Iron Tide" << 1;
    QTest::newRow("without a name") << 26 << "" << 1;
    QTest::newRow("every card once") << 49 << "The Long Road to Prime Earth" << 2;
    QTest::newRow("four of each") << 13 << "Four" << 4;
}

void TestShareCode::aDeckOfFiftyIsShort()
{
    QFETCH(int, different);
    QFETCH(QString, name);
    QFETCH(int, step);
    const Shipped& everzone = *shippedGame("everzone");
    DeckFile file;
    file.name = name.toStdString();
    file.settings = Settings::presets(everzone.game());
    file.deck.setCopies(ZoneIndex{0}, CardIndex{0}, 1);
    int left = 49;
    for (int i = 0; i < different; ++i) {
        const int copies = std::max(1, i + 1 == different ? left : 49 / different + (i % 2));
        file.deck.setCopies(ZoneIndex{1}, static_cast<CardIndex>(1 + i * step), copies);
        left -= copies;
    }
    for (const std::uint32_t location : {100U, 104U, 109U}) file.deck.setCopies(ZoneIndex{2}, CardIndex{location}, 1);
    const std::string code = shareCode(file, everzone.game(), everzone.catalogue);
    QVERIFY2(code.size() < 120, qPrintable(QString::number(code.size()) + " " + QString::fromStdString(code)));
    for (const ShippedDeck& deck : shippedDecks()) {
        if (deck.shipped == &everzone)
            QVERIFY2(shareCode(deck.file, everzone.game(), everzone.catalogue).size() < 120, qPrintable(deck.path));
    }
}

void TestShareCode::onlyTheAllowedCharacters()
{
    static const QRegularExpression allowed("^[A-Za-z0-9\\-_.~:/?=]+$");
    for (const ShippedDeck& deck : shippedDecks())
        QVERIFY(
            allowed.match(QString::fromStdString(shareCode(deck.file, deck.shipped->game(), deck.shipped->catalogue)))
                .hasMatch());
    for (const std::string& part : codeParts(shareCode(hundredUnknownCards()), 200))
        QVERIFY(allowed.match(QString::fromStdString(part)).hasMatch());
}

void TestShareCode::theOrderOfLinesDoesNotMatter()
{
    const Shipped& everzone = *shippedGame("everzone");
    const auto code = [&](const char* text) {
        const auto file = readDeck(text, everzone.game(), everzone.catalogue);
        return file ? shareCode(*file, everzone.game(), everzone.catalogue) : std::string();
    };
    const std::string one = code("name: Tide\ngame: everzone\nplayers: 3\ncp: 21\n[Leader]\n1 Adam Finn\n[Forces]\n2 "
                                 "Marine\n1 Zed\n2 Ghost\n1 Sea Arrow\n");
    const std::string other = code("# mine\ncp: 21\nplayers: 3\ngame: EverZone\nname: Tide\n[Esercito]\n1 Freccia di "
                                   "Mare\n1 Ghost\n1 Marine\n[Leader]\nAdam Finn\n[forces]\nMarine\nGhost\nZed\n");
    QVERIFY(!one.empty());
    QCOMPARE(one, other);
    QVERIFY(one != code("name: Tide\ngame: everzone\nplayers: 3\ncp: 21\n[Leader]\n1 Adam Finn\n[Forces]\n2 Marine\n1 "
                        "Zed\n2 Ghost\n2 Sea Arrow\n"));
}

void TestShareCode::presetsAreTheSameWhetherSaidOrNot()
{
    const Shipped& everzone = *shippedGame("everzone");
    const auto silent = readDeck("game: everzone\n[Forces]\n", everzone.game(), everzone.catalogue);
    const auto said = readDeck("game: everzone\nrules: en\nplayers: 2\ncp: 20\n[Forces]\n", everzone.game(),
                               everzone.catalogue);
    const auto none = readDeck("game: everzone\n", everzone.game(), everzone.catalogue);
    QVERIFY(silent && said && none);
    QCOMPARE(shareCode(*silent, everzone.game(), everzone.catalogue),
             shareCode(*said, everzone.game(), everzone.catalogue));
    // An empty section counts as given.
    QVERIFY(shareCode(*silent, everzone.game(), everzone.catalogue) !=
            shareCode(*none, everzone.game(), everzone.catalogue));
}

void TestShareCode::anyChangedCharacterIsRefused()
{
    const std::string code = shareCode(everything());
    for (std::size_t i = 0; i < code.size(); ++i) {
        for (int c = 1; c < 256; ++c) {
            std::string changed = code;
            changed[i] = static_cast<char>(c);
            if (changed == code) continue;
            QVERIFY2(!readShareCode(changed), changed.c_str());
        }
    }
}

void TestShareCode::anyMissingOrAddedCharacterIsRefused()
{
    for (const SharedDeck& deck :
         {everything(), hundredUnknownCards(), SharedDeck{"everzone", "1.0.0", "en", {}, {}, {}}}) {
        const std::string code = shareCode(deck);
        for (std::size_t i = 0; i < code.size(); ++i) {
            QVERIFY(!readShareCode(code.substr(0, i)));
            QVERIFY(!readShareCode(std::string(code).erase(i, 1)));
            for (const char c : {'A', 'z', '_', code[i]}) QVERIFY(!readShareCode(std::string(code).insert(i, 1, c)));
        }
        for (const char* more : {"A", "AA", "=", " ", "\n", "AAAAAA"}) QVERIFY(!readShareCode(code + more));
    }
}

void TestShareCode::exchangedNeighboursAreRefused()
{
    const std::string code = shareCode(hundredUnknownCards());
    for (std::size_t i = 0; i + 1 < code.size(); ++i) {
        std::string swapped = code;
        std::swap(swapped[i], swapped[i + 1]);
        if (swapped != code) QVERIFY(!readShareCode(swapped));
    }
}

void TestShareCode::foreignCodesAreRefused_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("refused");
    const QString good = codeOf(everything());
    QTest::newRow("nothing") << "" << "share.no-code";
    QTest::newRow("only the prefix") << "mazzo://v1/" << "share.damaged";
    QTest::newRow("a Hearthstone code") << "AAECAQcBrAICBbwFAQkDAA==" << "share.no-code";
    QTest::newRow("a Yu-Gi-Oh code") << "ydke://bwAAAG8AAADeAAAA!TQEAAA==!!" << "share.no-code";
    QTest::newRow("a web address") << "https://example.org/deck/1" << "share.no-code";
    QTest::newRow("capitals in the prefix") << QString(good).replace("mazzo", "MAZZO") << "share.no-code";
    QTest::newRow("a newer version") << QString(good).replace("v1", "v3") << "share.newer";
    QTest::newRow("a much newer version") << "mazzo://v17/whatever?it=is" << "share.newer";
    QTest::newRow("a version before the first") << QString(good).replace("v1", "v0") << "share.damaged";
    QTest::newRow("a version with a zero before it") << QString(good).replace("v1", "v02") << "share.damaged";
    QTest::newRow("all in lower case") << good.toLower() << "share.damaged";
    QTest::newRow("a part") << "mazzo://part/1/2/abcde/xyz" << "share.no-code";
}

void TestShareCode::foreignCodesAreRefused()
{
    QFETCH(QString, code);
    QTEST(refusal(code.toStdString()), "refused");
}

void TestShareCode::aSecondSpellingIsRefused()
{
    // Unsorted zones have a valid checksum, but the deck has another code already.
    SharedDeck deck = everything();
    std::swap(deck.zones[0], deck.zones[1]);
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck = everything();
    std::swap(deck.options[0], deck.options[1]);
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck = everything();
    deck.name = "two\nlines";
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck.name = "two\rlines";
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck.name = "broken \xff";
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck.name = std::string("NUL \0 byte", 10);
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
    deck.name = " blank";
    QCOMPARE(refusal(shareCode(deck)), QString("share.damaged"));
}

void TestShareCode::aNumberOfANewerCatalogueIsKept()
{
    const Shipped& everzone = *shippedGame("everzone");
    const SharedDeck shared{"everzone", everzone.game().version, "en", {}, {}, {{"forces", {{2, 1}, {5000, 3}}, {}}}};
    const auto file = deckFileOf(shared, everzone.game(), everzone.catalogue, "en");
    QVERIFY(file);
    QCOMPARE(file->deck.unknownCards().size(), std::size_t{1});
    QCOMPARE(file->deck.unknownCards().front(), (Deck::UnknownCard{ZoneIndex{1}, "<everzone:#5000>", 3}));
    QVERIFY(sharedDeck(*file, everzone.game(), everzone.catalogue) == shared);
    const auto again = readDeck(writeDeck(*file, everzone.catalogue), everzone.game(), everzone.catalogue);
    QVERIFY(again);
    QVERIFY(sharedDeck(*again, everzone.game(), everzone.catalogue) == shared);
}

void TestShareCode::aNameThatIsKnownByNowIsFound()
{
    const Shipped& everzone = *shippedGame("everzone");
    const SharedDeck shared{"everzone", "0.1", "en", {}, {}, {{"forces", {}, {{"Ghost", 1}, {"Marine", 2}}}}};
    const auto file = deckFileOf(shared, everzone.game(), everzone.catalogue, "en");
    QVERIFY(file);
    QCOMPARE(file->deck.copies(ZoneIndex{1}, *everzone.catalogue.find("Marine")), 2);
    QCOMPARE(file->deck.unknownCards().front().name, std::string("Ghost"));
}

void TestShareCode::longCodesComeInParts()
{
    const std::string code = shareCode(hundredUnknownCards());
    QCOMPARE(codeParts(code, code.size()), std::vector<std::string>{code});
    for (const std::size_t longest : {std::size_t{50}, std::size_t{300}, code.size() - 1}) {
        std::vector<std::string> parts = codeParts(code, longest);
        QVERIFY(parts.size() > 1);
        std::reverse(parts.begin(), parts.end());
        parts.push_back(parts.front());
        const auto joined = joinedCode(parts);
        QVERIFY(joined);
        QCOMPARE(*joined, code);
    }
}

void TestShareCode::partsThatDoNotBelongTogetherAreRefused()
{
    const auto why = [](const std::vector<std::string>& texts) {
        const auto joined = joinedCode(texts);
        return joined ? QString() : QString::fromStdString(joined.error().code);
    };
    const std::vector<std::string> one = codeParts(shareCode(hundredUnknownCards()), 400);
    const std::vector<std::string> other = codeParts(shareCode(everything()), 60);
    QCOMPARE(why({one[0]}), QString("share.missing-part"));
    QCOMPARE(why({one[0], other[1]}), QString("share.mixed-parts"));
    QCOMPARE(why({"hello"}), QString("share.no-code"));
    QCOMPARE(why({"mazzo://part/3/2/abcde/x"}), QString("share.damaged"));
    QCOMPARE(why({"mazzo://part/1/x/abcde/x"}), QString("share.damaged"));
}

MAZZO_TEST(TestShareCode)
#include "test_share_code.moc"
