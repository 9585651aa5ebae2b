// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/collection_file.h"
#include "import/collection/csv.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using State = ImportedRow::State;

namespace {

Card card(std::string id, std::uint32_t number, std::vector<Texts::Entry> names)
{
    Card card;
    card.id = std::move(id);
    card.number = number;
    card.name = Texts(std::move(names));
    return card;
}

Game demoGame()
{
    Game game;
    game.id = "demo";
    game.languages = {"en", "it"};
    game.types = {{"beast", {}, {}}};
    return game;
}

Catalogue demoCards()
{
    return Catalogue::build(demoGame(), std::vector{card("gold-fox", 1, {{"en", "Gold Fox"}, {"it", "Volpe d'Oro"}}),
                                                    card("iron-gate", 2, {{"en", "Iron Gate"}}),
                                                    card("quiet-moon", 3, {{"en", "Moon, Quiet"}}),
                                                    card("caffe", 4, {{"en", "Caffè"}})});
}

QString code(std::string_view text)
{
    const Catalogue cards = demoCards();
    const auto read = readCollection(text, "mine.csv", {{"demo", &cards}}, {});
    if (read) return "read";
    const Error& error = read.error().front();
    return QString::fromStdString(error.code) + " " + QString::number(error.where.line) +
           (error.where.column > 1 ? ":" + QString::number(error.where.column) : QString());
}

}  // namespace

/// Collections from and to text: our own form without loss, the common foreign ones by their columns.
class TestCollectionCsv : public QObject {
    Q_OBJECT

    Catalogue m_cards = demoCards();

    [[nodiscard]] ImportedCollection read(std::string_view text) const
    {
        auto imported = readCollection(text, "mine.csv", {{"demo", &m_cards}}, {});
        if (!imported)
            qWarning("%s line %d", imported.error().front().code.c_str(), imported.error().front().where.line);
        return imported ? std::move(*imported) : ImportedCollection{};
    }

private slots:
    void cells_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("plain") << QByteArray("a,b\n1, 2 \n") << QStringList{"a|b", "1|2"};
        QTest::newRow("no end of line, empty cells") << QByteArray("a,b,c\n,,") << QStringList{"a|b|c", "||"};
        QTest::newRow("carriage returns") << QByteArray("a,b\r\n1,2\r\n") << QStringList{"a|b", "1|2"};
        QTest::newRow("nothing but carriage returns") << QByteArray("a,b\r1,2\r") << QStringList{"a|b", "1|2"};
        QTest::newRow("nothing but carriage returns, in Latin-1")
            << QByteArray("a,b\r1,\xe0\r") << QStringList{"a|b", QStringLiteral("1|à")};
        QTest::newRow("quotes") << QByteArray("a,b\n\"1,2\",\" x \"\n") << QStringList{"a|b", "1,2| x "};
        QTest::newRow("doubled quotes") << QByteArray("a\n\"say \"\"yes\"\"\"\n\"\"\"\"\n")
                                        << QStringList{"a", "say \"yes\"", "\""};
        QTest::newRow("a line end in quotes")
            << QByteArray("a,b\n\"1\n2\",3\n4,5") << QStringList{"a|b", "1\n2|3", "4|5"};
        QTest::newRow("semicolons") << QByteArray("a;b;c\n1,5;2;3") << QStringList{"a|b|c", "1,5|2|3"};
        QTest::newRow("tabs") << QByteArray("a\tb\n1\t2") << QStringList{"a|b", "1|2"};
        QTest::newRow("a stated separator") << QByteArray("\"sep=;\"\na,x;b\n1;2") << QStringList{"a,x|b", "1|2"};
        QTest::newRow("a mark") << QByteArray("\xef\xbb\xbf"
                                              "a,b\n")
                                << QStringList{"a|b"};
        QTest::newRow("Latin-1") << QByteArray("a,b\ncaff\xe8,2\n") << QStringList{"a|b", "caffè|2"};
    }
    void cells()
    {
        QFETCH(QByteArray, text);
        const auto csv = prepareCsv(std::string_view(text.data(), static_cast<std::size_t>(text.size())), {});
        QVERIFY(csv);
        CsvReader reader(*csv, {});
        QStringList rows;
        std::vector<std::string_view> row;
        for (auto more = reader.next(row); more && *more; more = reader.next(row)) {
            QStringList parts;
            for (const std::string_view cell : row)
                parts.append(QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size())));
            rows.append(parts.join('|'));
        }
        QTEST(rows, "rows");
    }

    void foreignForms_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("lot");
        QTest::newRow("Moxfield")
            << QByteArray(
                   "\"Count\",\"Tradelist "
                   "Count\",\"Name\",\"Edition\",\"Condition\",\"Language\",\"Foil\",\"Tags\",\"Last "
                   "Modified\",\"Collector Number\",\"Alter\",\"Proxy\",\"Purchase "
                   "Price\"\n\"4\",\"0\",\"Gold Fox\",\"dem\",\"Near Mint\",\"English\",\"foil\",\"\",\"2026-03-01 "
                   "10:00:00.000\",\"12a\",\"False\",\"False\",\"\"\n")
            << "4 gold-fox dem #12a/Near Mint/English/foil//2026-03-01 10:00:00.000/";
        QTest::newRow("ManaBox")
            << QByteArray(
                   "Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox "
                   "ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase "
                   "price currency\nMain,binder,\"Moon, Quiet\",DEM,Demo "
                   "Set,31,normal,common,2,9001,0-0,0.10,false,false,near_mint,it,EUR\n")
            << "2 quiet-moon DEM #31/near_mint/it//Main//0.10";
        QTest::newRow("Dragon Shield")
            << QByteArray("\"sep=,\"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card "
                          "Number,Condition,Printing,Language,Price Bought,Date Bought\n"
                          "Box A,2,0,Iron Gate,DEM,Demo Set,77,NearMint,Normal,Italian,0.05,03/01/2026\n")
            << "2 iron-gate DEM #77/NearMint/Italian//Box A/2026-03-01/0.05";
        QTest::newRow("Deckbox")
            << QByteArray(
                   "Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist "
                   "Proof,Altered Art,Misprint,Promo,Textless,My Price\n"
                   "1,0,\"Moon, Quiet\",Demo Set,dem,31,Near Mint,Italian,,,,,,,,\n")
            << "1 quiet-moon dem #31/Near Mint/Italian////";
        QTest::newRow("Delver Lens") << QByteArray(
                                            "Name; Edition; Price; Language; Collector's number; Condition; Currency; "
                                            "Edition code; Foil; List name; Quantity; Scryfall ID\n"
                                            "Gold Fox; Demo; 1,20; English; 12; NM; EUR; dem; foil; Trade; 3; x\n")
                                     << "3 gold-fox dem #12/NM/English/foil/Trade//1,20";
        QTest::newRow("Deckstats") << QByteArray("amount,card_name,is_foil,is_pinned,is_signed,set_id,set_code,"
                                                 "collector_number,language,condition,comment,added\n"
                                                 "2,Iron Gate,1,0,0,5,DEM,77,en,NM,,2026-01-01\n")
                                   << "2 iron-gate DEM #77/NM/en/foil//2026-01-01/";
        QTest::newRow("TappedOut")
            << QByteArray("Qty,Name,Set,Set Number,Foil,Alter,Signed,Condition,Languange,Proxy\n1,volpe "
                          "d’oro,DEM,-,-,-,-,NM,EN,-\n")
            << "1 gold-fox DEM/NM/EN////";
        QTest::newRow("Deckbox, older")
            << QByteArray("Count,Tradelist Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist "
                          "Proof,Altered Art,Misprint,Promo,Textless,My Price\n"
                          "2,1,Gold Fox,Demo Set,31,Near Mint,Italian,foil,,,,,,,$1.50\n")
            << "2 gold-fox Demo Set #31/Near Mint/Italian/foil///$1.50";
        QTest::newRow("ManaBox, older") << QByteArray(
                                               "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox "
                                               "ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,"
                                               "Purchase price currency\nIron Gate,DEM,Demo "
                                               "Set,7,etched,rare,1,9,0-0,2.00,false,false,mint,en,EUR\n")
                                        << "1 iron-gate DEM #7/mint/en/etched///2.00";
        QTest::newRow("Dragon Shield, a deck")
            << QByteArray("Card Type,Quantity,Card Name,Mana Cost,Min Price (AVG)\nBeast,2,Gold Fox,2,0.10\n")
            << "2 gold-fox //////";
        QTest::newRow("Archidekt")
            << QByteArray("Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition "
                          "Code,Multiverse Id,Scryfall ID,Collector Number\n"
                          "3,Gold Fox,Foil,NM,2026-02-03,EN,0.30,,Demo Set,dem,1,0-0,12\n")
            << "3 gold-fox dem #12/NM/EN/foil//2026-02-03/0.30";
        QTest::newRow("TCGplayer") << QByteArray(
                                          "Quantity,Name,Simple Name,Set,Card Number,Set "
                                          "Code,Printing,Condition,Language,Rarity,Product ID,SKU\n"
                                          "1,\"Moon, Quiet\",Moon,Demo Set,31,DEM,Foil,Near Mint,English,C,5,6\n")
                                   << "1 quiet-moon DEM #31/Near Mint/English/foil///";
        QTest::newRow("TCGplayer, a special treatment")
            << QByteArray(
                   "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product "
                   "ID,SKU\n2,Gold Fox (Borderless),Gold Fox,Demo Set,12,DEM,Normal,Near Mint,English,C,5,6\n")
            << "2 gold-fox DEM #12/Near Mint/English////";
        QTest::newRow("TCGplayer, only the simple name")
            << QByteArray("Quantity,Simple Name,Set Code\n2,Gold Fox,DEM\n") << "2 gold-fox DEM//////";
        QTest::newRow("TCGplayer, of a seller")
            << QByteArray("TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,Total "
                          "Quantity,Add to Quantity\n1,Demo,Demo Set,Gold Fox,,12,C,Near Mint,4,0\n")
            << "4 gold-fox Demo Set/Near Mint/////";
        QTest::newRow("Card Kingdom") << QByteArray("title,edition,foil,quantity\nGold Fox,Demo Set,1,2\n")
                                      << "2 gold-fox Demo Set///foil///";
        QTest::newRow("CubeCobra")
            << QByteArray("name,CMC,Type,Color,Set,Collector Number,Rarity,Color "
                          "Category,status,Finish,board,maybeboard,image URL,image Back URL,tags,Notes,MTGO ID,"
                          "Custom,Voucher,Artist\nIron "
                          "Gate,2,Wall,,dem,77,common,c,Owned,Non-foil,mainboard,false,,,,,-1,false,false,Nobody\n")
            << "1 iron-gate dem #77//////";
        QTest::newRow("Cardsphere")
            << QByteArray("Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Scryfall ID,Last Modified\n"
                          "4,0,Gold Fox,Demo Set,Near Mint,English,,,0-0,2026-01-02\n")
            << "4 gold-fox Demo Set/Near Mint/English///2026-01-02/";
        QTest::newRow("a sealed pool") << QByteArray("code,quantity\ngold-fox,3\n") << "3 gold-fox //////";
    }
    void foreignForms()
    {
        QFETCH(QByteArray, text);
        const ImportedCollection imported = read(text.toStdString());
        QCOMPARE(imported.rows.size(), std::size_t{1});
        QVERIFY(imported.rows[0].state == State::Matched);
        const Lot& lot = imported.rows[0].lot;
        const std::string words = std::to_string(lot.count) + " " + lot.card + " " + lot.printing + "/" +
                                  lot.condition + "/" + lot.language + "/" + lot.finish + "/" + lot.place + "/" +
                                  lot.date + "/" + lot.price;
        QTEST(QString::fromStdString(words), "lot");
        QCOMPARE(lot.game, std::string("demo"));
    }

    void everyRowHasItsState()
    {
        const ImportedCollection imported = read(
            "name,count\nGold Fox,1\nGold Fux,2\nUtterly Else,3\n,4\nIron Gate,0\n\nCaff\xc3\xa8,1\n");
        QList<int> lines;
        QList<int> states;
        for (const ImportedRow& row : imported.rows) {
            lines.append(row.line);
            states.append(static_cast<int>(row.state));
        }
        QCOMPARE(lines, (QList<int>{2, 3, 4, 5, 6, 8}));
        QCOMPARE(states, (QList<int>{int(State::Matched), int(State::Guessed), int(State::Unknown), int(State::Ignored),
                                     int(State::Ignored), int(State::Matched)}));
        QVERIFY((imported.rows[1].choices == std::vector<std::string>{"gold-fox"}));
        const CollectionEdit careful = importing(imported, "mine.csv", false);
        QCOMPARE(careful.added.size(), std::size_t{4});
        QVERIFY(careful.added[1].card.empty() && careful.added[1].name == "Gold Fux");
        QCOMPARE(careful.added[2].name, std::string("Utterly Else"));
        QCOMPARE(importing(imported, {}, true).added[1].card, std::string("gold-fox"));
        QVERIFY(!careful.fingerprint.empty() && careful.fingerprint != read("name,count\nGold Fox,1\n").fingerprint);
    }

    void manyRowsAreMatchedLikeFew()
    {
        std::string text = "game,card,name,count,state\n";
        for (int i = 0; i < 60; ++i)
            text += "demo,demo:gold-fox,,1,owned\n,,Iron Gate,2,owned\ndemo,demo:gone,Gone,3,owned\ndemo,,Gold "
                    "Fux,4,owned\n,caffe,,5,wanted\n";
        const ImportedCollection imported = read(text);
        QCOMPARE(imported.rows.size(), std::size_t{300});
        for (std::size_t i = 0; i < imported.rows.size(); ++i) {
            const ImportedRow& row = imported.rows[i];
            static const std::vector<std::string> cards{"gold-fox", "iron-gate", "gone", "", "caffe"},
                names{"", "", "Gone", "Gold Fux", ""};
            static const std::vector<State> states{State::Matched, State::Matched, State::Unknown, State::Guessed,
                                                   State::Matched};
            QCOMPARE(row.line, static_cast<int>(i) + 2);
            QCOMPARE(row.lot.count, static_cast<int>(i % 5) + 1);
            QCOMPARE(row.lot.game, std::string("demo"));
            QCOMPARE(row.lot.card, cards[i % 5]);
            QCOMPARE(row.lot.name, names[i % 5]);
            QVERIFY(row.state == states[i % 5]);
        }
    }

    void aNameCountsNextToAnUnknownId()
    {
        const ImportedCollection imported = read(
            "game,card,name,count,state\ndemo,x-95,Gold Fox,1,owned\ndemo,x-95,Gold Fux,1,owned\ndemo,demo:gone,Gold "
            "Fox,1,owned\ndemo,x-95,,1,owned\ndemo,demo:,Gold Fox,1,owned\n");
        QCOMPARE(imported.rows[0].lot.card, std::string("gold-fox"));
        QVERIFY(imported.rows[0].state == State::Matched && imported.rows[0].lot.name.empty());
        QVERIFY(imported.rows[1].state == State::Guessed && imported.rows[1].lot.name == "Gold Fux");
        QVERIFY(imported.rows[2].state == State::Unknown && imported.rows[2].lot.card == "gone" &&
                imported.rows[2].lot.name == "Gold Fox");
        QVERIFY(imported.rows[3].state == State::Unknown && imported.rows[3].lot.card.empty() &&
                imported.rows[3].lot.name == "x-95");
        QCOMPARE(imported.rows[4].lot.card, std::string("gold-fox"));  // a game and no card is no id
    }

    void ourOwnFormLosesNothing()
    {
        std::vector<Lot> lots(4);
        lots[0].game = lots[1].game = lots[3].game = "demo";
        lots[0].card = "gold-fox";
        lots[0].count = 3;
        lots[0].printing = "DEM #1";
        lots[0].condition = "mint, nearly";
        lots[0].language = "it";
        lots[0].finish = "etched";
        lots[0].place = " box \"A\" ";
        lots[0].note = "two\nlines;";
        lots[0].date = "01/02/2026";
        lots[0].price = "-";
        lots[0].lentTo = "Ada";
        lots[0].lentSince = "2026-01-01";
        lots[0].product = "demo-base";
        lots[1].card = "iron-gate";
        lots[1].kind = Lot::Kind::Wanted;
        lots[1].priority = 2;
        lots[2].game = "not-installed";
        lots[2].card = "thing";
        lots[2].name = "Thing";
        lots[3].name = "Not in the catalogue";
        const std::string text = writeCollection(lots, [](const Lot&) { return std::string("A name for people"); });
        const ImportedCollection imported = read(text);
        QVERIFY(importing(imported, {}, false).added == lots);
        QCOMPARE(writeCollection(importing(imported, {}, false).added,
                                 [](const Lot&) { return std::string("A name for people"); }),
                 text);
    }

    void theGameThatKnowsMostNamesIsTaken()
    {
        Game other = demoGame();
        other.id = "other";
        const Catalogue others = Catalogue::build(other, std::vector{card("gold-fox", 1, {{"en", "Gold Fox"}})});
        const std::vector<ImportedGame> games{{"other", &others}, {"demo", &m_cards}};
        QCOMPARE(readCollection("name\nGold Fox\nIron Gate\n", {}, games, {})->rows[0].lot.game, std::string("demo"));
        QCOMPARE(readCollection("name\nGold Fox\nIron Gate\n", {}, games, "other")->rows[0].lot.game,
                 std::string("other"));
        QCOMPARE(readCollection("name\nNobody\n", {}, games, {})->rows[0].lot.game, std::string());
    }

    void badFilesAreRefusedWhole_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("nothing") << QByteArray() << "collection.empty 1";
        QTest::newRow("no column of names") << QByteArray("a,b\n1,2\n") << "collection.no-names 1";
        QTest::newRow("another separator") << QByteArray("name~count\nGold Fox~2\n") << "collection.no-names 1";
        QTest::newRow("an open quote") << QByteArray("name,count\nGold Fox,1\n\"Iron Gate,1\nGold Fox,2\n")
                                       << "collection.open-quote 3";
        QTest::newRow("a negative count")
            << QByteArray("name,count\nGold Fox,1\nIron Gate,-2\n") << "collection.bad-count 3:11";
        QTest::newRow("a negative count behind accents and quotes")
            << QByteArray("name,note,count\nCaff\xc3\xa8,\"a, b\",\"-2\"\n") << "collection.bad-count 2:15";
        QTest::newRow("too many columns")
            << "name" + QByteArray(",a").repeated(1000) << "collection.too-many-columns 1";
        QTest::newRow("far too many cells")
            << "name\na" + QByteArray(",").repeated(1000) << "collection.too-many-columns 2";
        QTest::newRow("too many rows") << "name\n" + QByteArray("a\n").repeated(500'000)
                                       << "collection.too-many-rows 0";
        QTest::newRow("rows with another separator than the heads")
            << QByteArray("name,count\nGold Fox;2\n") << "collection.other-separator 2";
        QTest::newRow("a stated separator that is not used")
            << QByteArray("sep=;\nname,count\nGold Fox,2\n") << "collection.no-names 2";
        QTest::newRow("a count in words") << QByteArray("name,count\nGold Fox,two\n") << "collection.bad-count 2:10";
        QTest::newRow("an enormous count")
            << QByteArray("name,count\nGold Fox,99999999999\n") << "collection.bad-count 2:10";
        QTest::newRow("too many cells") << QByteArray("name,count\nMoon, Quiet,1\n") << "collection.too-many-cells 2";
        QTest::newRow("no text") << QByteArray("n\0a\0m\0e\0", 8) << "collection.no-text 1";
    }
    void badFilesAreRefusedWhole()
    {
        QFETCH(QByteArray, text);
        QTEST(code(std::string_view(text.data(), static_cast<std::size_t>(text.size()))), "error");
    }
};

MAZZO_TEST(TestCollectionCsv)
#include "test_collection_csv.moc"
