// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/card_repository.h"
#include "carddata/library/layers/own_repository.h"
#include "carddata/library/library_file.h"
#include "carddata/library/pack_repository.h"
#include "carddata/library/product_repository.h"
#include "carddata/library/setting_repository.h"
#include "carddata/library/stored_json.h"
#include "tests/carddata/library/sample_game.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

namespace {

bool same(const FieldValue& a, const FieldValue& b)
{
    return a.value == b.value && a.origin == b.origin && a.clause == b.clause && a.note == b.note &&
           a.certain == b.certain;
}

bool same(const Ruling& a, const Ruling& b) { return a.text == b.text && a.clause == b.clause; }

template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T& x, const T& y) { return same(x, y); });
}

void compare(const Card& read, const Card& written)
{
    QCOMPARE(read.id, written.id);
    QCOMPARE(read.number, written.number);
    QVERIFY(read.name == written.name);
    QVERIFY(read.aliases == written.aliases);
    QVERIFY(read.type == written.type);
    QCOMPARE(read.set, written.set);
    QVERIFY(read.version == written.version);
    QVERIFY(read.moreTypes == written.moreTypes);
    QVERIFY(read.printings == written.printings);
    QVERIFY(read.back == written.back);
    QVERIFY(same(read.values, written.values));
    QVERIFY(read.textState == written.textState);
    QVERIFY(read.text == written.text);
    QVERIFY(same(read.rulings, written.rulings));
    QVERIFY(read.clauses == written.clauses);
    QVERIFY(read.effects == written.effects);
    QCOMPARE(read.image, written.image);
}

}  // namespace

class LibraryRepositories : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    std::unique_ptr<Database> m_database;
    const Game m_game = sampleGame();

    void addSamples()
    {
        QVERIFY(PackRepository(*m_database).put({"harbour", "1.0.0", "abc", "/packs/harbour"}, "{}"));
        QVERIFY(CardRepository(*m_database).add(m_game, sampleCards()));
    }

    QStringList found(std::string_view words, int limit = 10)
    {
        QStringList ids;
        const auto cards = CardRepository(*m_database).search(words, limit);
        if (!cards) return {QString::fromStdString(cards.error().detail)};
        for (const CardName& card : *cards) ids.append(QString::fromStdString(card.game + ":" + card.card));
        return ids;
    }

private slots:
    void init()
    {
        m_database.reset();
        m_temporary = std::make_unique<QTemporaryDir>();
        auto database = openLibraryFile(m_temporary->path().toStdString());
        QVERIFY(database);
        m_database = std::make_unique<Database>(std::move(*database));
    }
    void cleanupTestCase() { m_database.reset(); }

    void cardsComeBackWhole()
    {
        addSamples();
        const auto cards = CardRepository(*m_database).all(m_game);
        QVERIFY(cards);
        QCOMPARE(cards->size(), sampleCards().size());
        for (std::size_t i = 0; i < cards->size(); ++i) compare((*cards)[i], sampleCards()[i]);
        compare(CardRepository(*m_database).one(m_game, "cook").value(), sampleCards()[1]);
        QCOMPARE(CardRepository(*m_database).count("harbour").value(), std::int64_t{2});
        QVERIFY(CardRepository(*m_database).exists("harbour", "brig").value());
        QVERIFY(!CardRepository(*m_database).exists("other", "brig").value());
    }

    void valuesFollowTheirFieldsWhenTheOrderChanges()
    {
        addSamples();
        Game turned = m_game;
        std::ranges::reverse(turned.fields);
        const Card card = CardRepository(*m_database).one(turned, "brig").value();
        std::vector<FieldValue> values = sampleCards()[0].values;
        std::ranges::reverse(values);
        QVERIFY(same(card.values, values));
    }

    void aCardThatIsNotThere()
    {
        addSamples();
        const auto card = CardRepository(*m_database).one(m_game, "galley");
        QVERIFY(!card);
        QVERIFY(card.error().kind == Error::Kind::NotFound);
    }

    void damagedJsonIsReported()
    {
        addSamples();
        QVERIFY(m_database->execute("UPDATE card SET facts = '{\"hull\": 3}' WHERE id = 'brig'"));
        const auto card = CardRepository(*m_database).one(m_game, "brig");
        QVERIFY(!card);
        QCOMPARE(card.error().code, std::string("library.corrupt"));
    }

    void fullTextSearch_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("cards");
        const QString brig = "harbour:brig";
        const QString cook = "harbour:cook";
        QTest::newRow("a name before a text") << "brig" << QStringList{brig, cook};
        QTest::newRow("in Italian") << "brigantino" << QStringList{brig};
        QTest::newRow("an alias") << "two-master" << QStringList{brig};
        QTest::newRow("a ruling, without its accent") << "PUO virare" << QStringList{brig};
        QTest::newRow("half a word at the end") << "feeds cr" << QStringList{cook};
        QTest::newRow("half a word before") << "fee crew" << QStringList{};
        QTest::newRow("all words count") << "brig twice feeds" << QStringList{};
        QTest::newRow("operators are words") << "brig NOT feeds" << QStringList{};
        QTest::newRow("a quote") << "\"brigantino" << QStringList{brig};
        QTest::newRow("only signs") << "- *" << QStringList{};
        QTest::newRow("nothing") << "  " << QStringList{};
    }
    void fullTextSearch()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, cards);
        addSamples();
        QCOMPARE(found(words.toStdString()), cards);
    }

    void removingAPackTakesItsCatalogueAlong()
    {
        addSamples();
        QVERIFY(ProductRepository(*m_database)
                    .add("harbour", std::vector<Product>{{"harbour-base", {}, {}, false, {{"brig", 3}}}}));
        LayerCard brig;
        brig.id = "brig";
        brig.values["hull"] = {Interval::exactly(5), Origin::User, {}, {}, Interval::exactly(5)};
        QVERIFY(OwnRepository(*m_database).setState("harbour", {1, 1, 0}));
        QVERIFY(OwnRepository(*m_database).put("harbour", 1, 1, {brig}));
        QVERIFY(PackRepository(*m_database).remove("harbour"));
        QCOMPARE(CardRepository(*m_database).count("harbour").value(), std::int64_t{0});
        QCOMPARE(m_database->number("SELECT count(*) FROM card_search").value(), std::int64_t{0});
        QCOMPARE(m_database->number("SELECT count(*) FROM product_card").value(), std::int64_t{0});
        QCOMPARE(OwnRepository(*m_database).all("harbour")->size(), std::size_t{1});
    }

    void packs()
    {
        const PackRepository packs(*m_database);
        const StoredPack harbour{"harbour", "1.0.0", "abc", "/packs/harbour"};
        QVERIFY(packs.put(harbour, "{\"id\": \"harbour\"}"));
        QVERIFY(packs.put({"abbey", "2", "def", "/packs/abbey"}, "{}"));
        QVERIFY(packs.one("harbour").value() == harbour);
        QCOMPARE(packs.definition("harbour").value(), std::string("{\"id\": \"harbour\"}"));
        QCOMPARE(packs.all()->front().game, std::string("abbey"));
        QVERIFY(packs.moved("harbour", "/elsewhere/harbour"));
        QCOMPARE(packs.one("harbour")->folder, std::filesystem::path("/elsewhere/harbour"));
        QVERIFY(packs.one("castle").error().kind == Error::Kind::NotFound);
        QVERIFY(packs.definition("castle").error().kind == Error::Kind::NotFound);
    }

    void products()
    {
        addSamples();
        const std::vector<Product> products{
            {"harbour-base", bothWays("Box", "Scatola"), bothWays("old", "vecchia"), true, {{"cook", 2}, {"brig", 4}}},
            {"a-booster", bothWays("Booster", "Bustina"), {}, false, {}}};
        QVERIFY(ProductRepository(*m_database).add("harbour", products));
        const auto read = ProductRepository(*m_database).all("harbour");
        QVERIFY(read);
        QCOMPARE(read->size(), products.size());
        QCOMPARE(read->at(1).id, std::string("a-booster"));
        const Product& box = read->front();
        QVERIFY(box.name == products[0].name && box.note == products[0].note && box.partial);
        QCOMPARE(box.lines.size(), std::size_t{2});
        QCOMPARE(box.lines[0].card, std::string("cook"));
        QCOMPARE(box.lines[1].count, 4);
        QVERIFY(ProductRepository(*m_database).all("other")->empty());
    }

    void settings()
    {
        const SettingRepository settings(*m_database);
        QVERIFY(!settings.value("theme").value());
        QVERIFY(settings.set("theme", "dark"));
        QVERIFY(settings.set("theme", "light"));
        QCOMPARE(settings.value("theme").value(), std::optional<std::string>("light"));
        QVERIFY(settings.set("scale", "150"));
        QCOMPARE(settings.all().value(), (SavedSettings{{"scale", "150"}, {"theme", "light"}}));
        QVERIFY(settings.remove("theme"));
        QVERIFY(!settings.value("theme").value());
    }

    void ownEntriesOfEveryShape()
    {
        const OwnRepository own(*m_database);
        const auto user = [](Value value) { return FieldValue{value, Origin::User, {}, {}, value}; };
        LayerCard brig;
        brig.id = "brig";
        brig.values = {{"a-number", user(Interval::exactly(-3))},
                       {"b-range", user(Interval::atLeast(4))},
                       {"c-text", user(std::string("it's \"so\""))},
                       {"d-words", user(Words{"x", "y"})},
                       {"e-flag", user(true)},
                       {"f-unknown", user(Unknown{})},
                       {"g-absent", user(Absent{})},
                       {"h-cited", {Interval::exactly(2), Origin::Rulebook, "SV-1", bothWays("a", "b"), Unknown{}}}};
        brig.corrections = {"c-text"};
        brig.textState = Card::TextState::Unknown;
        LayerCard raft;
        raft.id = "own.raft";
        raft.name = bothWays("Raft", "Zattera");
        raft.aliases = {"Float"};
        raft.type = "ship";
        raft.set = "home";
        raft.textState = Card::TextState::Known;
        raft.text = bothWays("Floats.", "Galleggia.");
        raft.rulings = {{bothWays("Wet.", "Bagnata."), "C-1"}};
        raft.effects = R"([{"draw":1}])";
        raft.image = "abc.png";
        raft.changedAt = "2024-01-01T00:00:00Z";
        QVERIFY(own.setState("harbour", {1, 1, 1}));
        raft.number = own.numbers("harbour", {"own.raft"})->front();
        QVERIFY(isLayerNumber(raft.number));
        QVERIFY(own.put("harbour", 1, 1, {brig, raft}));
        QVERIFY(own.all("harbour").value() == (std::vector<LayerCard>{brig, raft}));
        QVERIFY(own.one("harbour", "own.raft").value() == raft);
        QCOMPARE(own.numbers("harbour", {"own.raft"})->front(), raft.number);
        QVERIFY(!own.one("harbour", "cook").value());
        QVERIFY(own.all("other")->empty());
        QCOMPARE(own.changedSince("harbour", 0, 10)->size(), std::size_t{2});
        QVERIFY(own.changedSince("harbour", 1, 10)->empty());
    }
};

MAZZO_TEST(LibraryRepositories)
#include "tst_library_repositories.moc"
