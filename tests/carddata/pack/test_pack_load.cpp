// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/card_size.h"
#include "carddata/pack/pack_folders.h"
#include "model/catalogue.h"
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

#include <QRegularExpression>

using namespace mazzo::tests;

/// What a good pack becomes in memory.
class PackLoad : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void game();
    void optionsAsDeckFilesWriteThem();
    void fields();
    void rules();
    void valuesOfACardInFull();
    void unknownValuesAndRanges();
    void presetsAndAbsentFields();
    void derivedValuesInAnyOrder();
    void products();
    void decksAreText();
    void gameAlone();
    void withoutEditionsThereIsOne();
    void productsAndDecksMayBeMissing();
    void severalCardFiles();
    void byteOrderMarkIsSkipped();

private:
    [[nodiscard]] const FieldValue& valueOf(std::size_t card, const char* field) const
    {
        return m_pack.cards[card].values[at(*m_pack.game.field(field))];
    }

    TemporaryPack m_folder;
    Pack m_pack;
};

void PackLoad::initTestCase()
{
    auto loaded = loadPack(m_folder.path());
    QCOMPARE(TemporaryPack::sentences(loaded), QStringList());
    m_pack = std::move(*loaded);
}

void PackLoad::game()
{
    const Game& game = m_pack.game;
    QCOMPARE(game.id, "harbour");
    QCOMPARE(game.version, "1.2.0");
    QCOMPARE(game.name, Texts({{"en", "Harbour"}, {"it", "Porto"}}));
    QCOMPARE(game.languages, (std::vector<std::string>{"en", "it"}));
    QCOMPARE(game.books[0].edition, "classic");
    QCOMPARE(game.editions[1].id, "storm");
    QVERIFY(!game.zones[0].optional);
    QVERIFY(game.zones[1].optional);
    QCOMPARE(game.zones[1].about.in("it"), "Luoghi.");
    QCOMPARE(game.types[1].plural.in("it"), "Porti");
    QVERIFY(game.sets[0].official);
    QVERIFY(!game.sets[1].official);
    QCOMPARE(game.sets[1].label.in("en"), "sample");
    QCOMPARE(game.identity, "name");
    QCOMPARE(cardSizeOf(m_folder.path()).width, 44);
    QCOMPARE(cardSizeOf(m_folder.path()).height, 68);
    QCOMPARE(cardSizeOf(m_folder.path() / "nowhere").width, 63);
    QCOMPARE(m_pack.folder, m_folder.path());
    QCOMPARE(m_pack.fingerprint, *packFingerprint(m_folder.path()));
}

void PackLoad::optionsAsDeckFilesWriteThem()
{
    const auto& options = m_pack.game.options;
    QCOMPARE(options[0].preset, "2");
    QCOMPARE(options[0].values[1].id, "3");
    QCOMPARE(options[1].values[0].name.in("it"), "Tutti");
    QCOMPARE(options[1].hides.at("strict"), std::vector{Origin::Provisional});
    QCOMPARE(options[1].editions, std::vector<std::string>{"storm"});
    QCOMPARE(options[1].clause, "HB-V01");
    QCOMPARE(options[2].range, (Interval{0, 99}));
    QCOMPARE(options[2].none, "any");
    QCOMPARE(options[2].preset, "any");
    QCOMPARE(options[3].type, Option::Type::Flag);
    QCOMPARE(options[3].values[0].id, "no");
    QCOMPARE(options[3].preset, "no");
}

void PackLoad::fields()
{
    const auto& fields = m_pack.game.fields;
    QCOMPARE(fields[0].domain, (Interval{0, 9}));
    QCOMPARE(fields[1].types, std::vector{TypeIndex{0}});
    QCOMPARE(fields[1].choices[0].name.in("it"), "Rossa");
    QCOMPARE(fields[2].preset, std::optional<Value>(Words{}));
    QCOMPARE(fields[3].preset, std::optional<Value>(false));
    QCOMPARE(fields[4].domain, Interval::atLeast(1));
    QVERIFY(fields[4].optional);
    QVERIFY(fields[5].refersToCards && fields[5].acyclic);
    QCOMPARE(fields[6].derived, "hands * 2");
}

void PackLoad::rules()
{
    const auto& rules = m_pack.game.rules;
    QCOMPARE(rules.size(), 5U);
    QCOMPARE(rules[0].source[0].section, "Preparation");
    QVERIFY(rules[0].shortIsUnfinished && !rules[0].advice && !rules[0].undecided && !rules[0].overCatalogue);
    QCOMPARE(rules[0].zone, "fleet");
    QCOMPARE(rules[0].place, (Place{"game.json", 49, 5}));
    QCOMPARE(rules[1].each, "zone:fleet");
    QCOMPARE(rules[1].when, "given(ports) and players = 2");
    QCOMPARE(rules[1].editions, std::vector<std::string>{"storm"});
    QVERIFY(rules[2].advice && rules[2].overCatalogue && rules[2].undecided);
    QCOMPARE(rules[3].predicate, "two-fleets");
    QVERIFY(rules[3].check.empty());
}

void PackLoad::valuesOfACardInFull()
{
    const Card& gull = m_pack.cards[0];
    QCOMPARE(gull.id, "gull");
    QCOMPARE(gull.number, 1U);
    QCOMPARE(gull.aliases, std::vector<std::string>{"Seagull"});
    QCOMPARE(gull.type, TypeIndex{0});
    QCOMPARE(gull.set, "core");
    QCOMPARE(gull.textState, Card::TextState::Known);
    QCOMPARE(gull.rulings[0].clause, "HB-K02");
    QCOMPARE(gull.clauses.size(), 2U);
    QCOMPARE(gull.image, "images/gull.txt");
    const Effect load{"arrival", "load", 2, {{"goods", std::string("tea")}}, "HB-K02", Origin::Derived};
    QVERIFY(gull.effects == Effects{load});
    QVERIFY(!m_pack.cards[1].effects);              // not stated
    QVERIFY(m_pack.cards[3].effects == Effects{});  // stated: it does nothing
    QCOMPARE(m_pack.cards[3].printings, (std::vector<Printing>{{"made-up", "12a", "rare", {"foil"}, "images/wharf.txt"},
                                                               {"made-up", "13", {}, {}, {}}}));
    const Card& buoy = m_pack.cards[4];
    QCOMPARE(buoy.fullName("it"), std::string("Boa (Giorno)"));
    QVERIFY(buoy.hasType(*m_pack.game.type("ship")) && buoy.type == *m_pack.game.type("port"));
    QCOMPARE(buoy.values[at(*m_pack.game.field("depth"))].value, Value(std::string("1+*")));
    QCOMPARE(buoy.values[at(*m_pack.game.field("flag"))].value, Value(std::string("blue")));
    QCOMPARE(buoy.back->name.in("en"), std::string_view("Sunk Buoy"));
    QCOMPARE(buoy.back->text.in("it"), std::string_view("È affondata."));
    QCOMPARE(m_pack.game.rarities[1].id, std::string("rare"));
    QCOMPARE(m_pack.game.finishes.size(), 1U);
    QCOMPARE(m_pack.game.face.fields[0].label.in("en"), std::string_view("C"));
    QCOMPARE(m_pack.game.face.symbols[0].text, std::string("↷"));
    const Catalogue catalogue = Catalogue::build(m_pack.game, m_pack.cards);
    for (const Card& card : m_pack.cards) QVERIFY(catalogue.effects(*catalogue.byNumber(card.number)) == card.effects);
    QCOMPARE(valueOf(0, "cost").value, Value(Interval::exactly(3)));
    QCOMPARE(valueOf(0, "cost").origin, Origin::Derived);
    QCOMPARE(valueOf(0, "cost").clause, "HB-K01");
    QCOMPARE(valueOf(0, "cost").note.in("it"), "Dalla scatola.");
    QCOMPARE(valueOf(0, "cost").certain, Value(Interval{2, 9}));  // the rest of the field's range
    QCOMPARE(valueOf(0, "flag").value, Value(std::string("red")));
    QCOMPARE(valueOf(0, "flag").origin, Origin::Provisional);  // the card's
    QCOMPARE(valueOf(0, "flag").certain, Value(Unknown{}));
    QCOMPARE(valueOf(0, "cargo").value, Value(Words{"tea", "salt"}));
    QCOMPARE(valueOf(0, "fast").value, Value(true));
}

void PackLoad::unknownValuesAndRanges()
{
    QCOMPARE(valueOf(1, "cost").value, Value(Unknown{}));
    QCOMPARE(valueOf(1, "flag").value, Value(Unknown{}));
    QCOMPARE(m_pack.cards[1].textState, Card::TextState::Unknown);
    QCOMPARE(m_pack.cards[2].textState, Card::TextState::None);
    QCOMPARE(valueOf(2, "cost").value, Value(Interval{2, 4}));
    QCOMPARE(valueOf(2, "depth").value, Value(Interval::atLeast(2)));
}

void PackLoad::presetsAndAbsentFields()
{
    QCOMPARE(valueOf(1, "fast").value, Value(false));
    QCOMPARE(valueOf(1, "fast").origin, Origin::Rulebook);
    QCOMPARE(valueOf(3, "routes").value, Value(Words{}));
    QCOMPARE(valueOf(3, "depth").value, Value(Absent{}));  // optional and left out
    QCOMPARE(valueOf(3, "flag").value, Value(Absent{}));   // not of its type
    QCOMPARE(valueOf(3, "crew").value, Value(Absent{}));
}

void PackLoad::derivedValuesInAnyOrder()
{
    QCOMPARE(valueOf(0, "hands").value, Value(Interval::exactly(4)));
    QCOMPARE(valueOf(0, "crew").value, Value(Interval::exactly(8)));  // declared before what it is derived from
    QCOMPARE(valueOf(0, "crew").origin, Origin::Derived);
    QVERIFY(!isKnown(valueOf(1, "hands").value));
    QVERIFY(!isAbsent(valueOf(1, "hands").value));
}

void PackLoad::products()
{
    QCOMPARE(m_pack.products.size(), 2U);
    QCOMPARE(m_pack.products[0].id, "harbour-base");
    QCOMPARE(m_pack.products[0].lines[0].card, "gull");
    QCOMPARE(m_pack.products[0].lines[0].count, 4);
    QVERIFY(!m_pack.products[0].partial && m_pack.products[1].partial);
    QCOMPARE(m_pack.products[1].note.in("en"), "Rare.");
}

void PackLoad::decksAreText()
{
    QCOMPARE(m_pack.decks.size(), 1U);
    QCOMPARE(m_pack.decks[0].file, "decks/three-gulls.deck");
    QCOMPARE(m_pack.decks[0].text, "game: harbour\n\n[fleet]\n3 Sea Gull\n");
    QCOMPARE(m_pack.examples.size(), 1U);
    QCOMPARE(m_pack.examples[0].file, "examples/one-gull.deck");
}

void PackLoad::gameAlone()
{
    const TemporaryPack folder;
    folder.write("cards.json", "broken");
    const auto game = loadGame(folder.path());
    QCOMPARE(TemporaryPack::sentences(game), QStringList());
    QCOMPARE(game->rules.size(), 5U);
}

void PackLoad::withoutEditionsThereIsOne()
{
    const TemporaryPack folder;
    QByteArray text = folder.text("game.json");
    const auto from = text.indexOf("  \"editions\": [\n");
    text.remove(from, text.indexOf("  \"options\"") - from);
    text.replace(", \"edition\": \"classic\"", "").replace(", \"editions\": [\"storm\"]", "");
    text.replace(", \"editions\": [\"classic\", \"storm\"]", "");
    // The procedure has a part of its own for an edition, on a line of its own.
    folder.write("game.json",
                 QString::fromUtf8(text).remove(QRegularExpression(",\n    \"editions\": [^\n]*")).toUtf8());
    const auto game = loadGame(folder.path());
    QCOMPARE(TemporaryPack::sentences(game), QStringList());
    QCOMPARE(game->editions.size(), 1U);
    QCOMPARE(game->editions[0].id, "base");
}

void PackLoad::productsAndDecksMayBeMissing()
{
    const TemporaryPack folder;
    for (const char* part : {"products.json", "decks", "examples"}) std::filesystem::remove_all(folder.path() / part);
    const auto pack = loadPack(folder.path());
    QCOMPARE(TemporaryPack::sentences(pack), QStringList());
    QVERIFY(pack->products.empty() && pack->decks.empty() && pack->examples.empty());
}

void PackLoad::severalCardFiles()
{
    const TemporaryPack folder;
    folder.replace("game.json", "[\"cards.json\"]", "[\"cards.json\", \"more/new.json\"]");
    std::filesystem::create_directory(folder.path() / "more");
    folder.write("more/new.json",
                 R"({"format": 1, "cards": [{"id": "pier", "number": 8, "name": {"en": "Pier"}, "type": "port",
        "fields": {"cost": 1, "routes": ["quay"]}}]})");
    const auto pack = loadPack(folder.path());
    QCOMPARE(TemporaryPack::sentences(pack), QStringList());
    QCOMPARE(pack->cards.size(), 6U);
    QCOMPARE(pack->cards[5].id, "pier");
}

void PackLoad::byteOrderMarkIsSkipped()
{
    const TemporaryPack folder;
    folder.write("cards.json", "\xEF\xBB\xBF" + folder.text("cards.json"));
    QCOMPARE(folder.mistakes(), QStringList());
    folder.write("cards.json", "\xEF\xBB\xBF{,");
    QCOMPARE(folder.mistakes().constFirst(), QStringLiteral("pack.bad-json(,) cards.json:1:2"));
}

MAZZO_TEST(PackLoad)
#include "test_pack_load.moc"
