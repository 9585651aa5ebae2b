// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_file.h"
#include "model/text.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

Game game()
{
    Game result;
    result.id = "sample";
    result.languages = {"en"};
    result.editions = {{"base", {}}};
    result.types = {{"unit", {}, {}}};
    result.zones = {{"main", {}, {}, false}};
    return result;
}

Catalogue catalogueOf(const std::vector<const char*>& names)
{
    std::vector<Card> cards;
    for (const char* name : names) {
        Card& card = cards.emplace_back();
        card.number = static_cast<std::uint32_t>(cards.size());
        card.id = "card-" + std::to_string(card.number);
        card.name = Texts(std::vector<Texts::Entry>{{"en", name}});
    }
    return Catalogue::build(game(), cards);
}

QString shown(const CardLine& line)
{
    const auto text = [](std::string_view part) {
        return QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()));
    };
    return QString("%1|%2|%3|%4")
        .arg(line.copies)
        .arg(text(line.name), text(line.printing))
        .arg(line.card ? static_cast<int>(at(*line.card)) : -1);
}

QString shown(const CardLineMistake& mistake) { return QString("%1 %2").arg(mistake.code).arg(mistake.offset); }

}  // namespace

/// Lines read many at a time, as they are one by one.
class TestCardLines : public QObject {
    Q_OBJECT

private slots:
    void manyAtOnceLikeOneByOne_data();
    void manyAtOnceLikeOneByOne();
    void longFilesKeepEveryText();
};

void TestCardLines::manyAtOnceLikeOneByOne_data()
{
    QTest::addColumn<bool>("likeCounts");
    QTest::newRow("no name begins with a number") << false;
    QTest::newRow("some names look like counted ones") << true;
}

void TestCardLines::manyAtOnceLikeOneByOne()
{
    QFETCH(bool, likeCounts);
    std::vector<const char*> names{
        "Marine",       "Citt\u00e0 d'Oro", "Xenon", "x4",
        "The \"Best\"", "Set {one}",        "-Zero", "A name that is longer than most names of cards are, and goes on"};
    if (likeCounts) names.insert(names.end(), {"4 Marine", "1 in the Chamber", "2x Xenon"});
    const Catalogue catalogue = catalogueOf(names);
    const std::vector<std::string_view> texts{"4 Marine",
                                              "Marine",
                                              "Marine x4",
                                              "x4 Marine",
                                              "4x Marine",
                                              "4X  MARINE",
                                              "4\tMarine",
                                              "2 citta d\u2019oro",
                                              "Citt\u00c0 D'ORO",
                                              "Xenon",
                                              "2x Xenon",
                                              "x4",
                                              "4 x4",
                                              "\"Marine\"",
                                              "3 \"The \\\"Best\\\"\" {p}",
                                              "2 Set {one}",
                                              "2 Set {one} {two}",
                                              "-Zero",
                                              "-3 Marine",
                                              "0 Marine",
                                              "10000 Marine",
                                              "00004 Marine",
                                              "99999999999 Marine",
                                              "4",
                                              "4 ",
                                              "\"open",
                                              "1 in the Chamber",
                                              "2 1 in the Chamber",
                                              "1.5 Marine",
                                              "3D",
                                              "Ghost",
                                              "2 Ghost {p}",
                                              "<card-1>",
                                              "2 <sample:card-1>",
                                              "a name THAT is longer than most names of cards are, and goes on",
                                              "  ",
                                              "~",
                                              "[Marine]"};
    QStringList expected, found;
    CardLines lines(catalogue);
    const auto readAll = [&] {
        lines.readAll([&](std::size_t, const CardLine& line) { found << shown(line); },
                      [&](std::size_t, const CardLineMistake& mistake) { found << shown(mistake); });
    };
    for (int round = 0; round < 3; ++round) {
        for (const std::string_view text : texts) {
            CardLineScratch scratch;
            const auto read = readCardLine(trimmed(text), catalogue, scratch);
            expected << (read ? shown(*read) : shown(read.error()));
            if (lines.isFull()) readAll();
            lines.add(trimmed(text));
        }
    }
    readAll();
    QCOMPARE(found, expected);
}

void TestCardLines::longFilesKeepEveryText()
{
    const Catalogue catalogue = catalogueOf({"Marine"});
    std::string text = "game: sample\n[main]\n";
    for (int i = 1; i <= 100; ++i) {
        const std::string number = std::to_string(i);
        const std::array<std::string, 4> names{"\"Quoted \\\"" + number + "\"", "Marine", "Ghost" + number,
                                               "marine {p" + number + "}"};
        text += number + " " + names[static_cast<std::size_t>(i % 4)] + (i % 10 == 0 ? "\n# comment\n\n" : "\n");
    }
    const auto file = readDeck(text, game(), catalogue, "long.deck");
    QVERIFY(file);
    const DeckFile copy = *file;
    int cards = 0;
    for (const DeckFile::Line& line : copy.lines()) {
        if (line.kind != DeckFile::Kind::Card) continue;
        const std::string number = std::to_string(++cards);
        const std::array<std::string, 4> names{"Quoted \"" + number, "Marine", "Ghost" + number, "marine"};
        QCOMPARE(line.copies, cards);
        QCOMPARE(std::string(line.text), names[static_cast<std::size_t>(cards % 4)]);
        QCOMPARE(std::string(line.value), cards % 4 == 3 ? "p" + number : std::string());
        QCOMPARE(line.card.has_value(), cards % 2 == 1);
    }
    QCOMPARE(cards, 100);
}

MAZZO_TEST(TestCardLines)
#include "test_card_lines.moc"
