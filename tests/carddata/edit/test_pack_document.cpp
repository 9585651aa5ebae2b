// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/json_paths.h"
#include "carddata/edit/language_edits.h"
#include "carddata/edit/pack_cards.h"
#include "carddata/edit/pack_edits.h"
#include "carddata/edit/pack_items.h"
#include "carddata/edit/rename_edit.h"
#include "carddata/pack/shapes.h"
#include "model/random.h"
#include "tests/carddata/pack/temporary_pack.h"
#include "tests/support/test_registry.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace mazzo::carddata;
using Json = nlohmann::ordered_json;

namespace {

const QString kDocuments = QStringLiteral(MAZZO_SOURCE_DIR "/docs/");

/// A copy of a pack of the documents, to be edited.
class EditedPack {
public:
    explicit EditedPack(const QString& pack = QStringLiteral("orchard"))
        : m_name("/" + pack.section('/', -1).toStdString())
    {
        std::filesystem::copy((kDocuments + pack).toStdString(), path(), std::filesystem::copy_options::recursive);
        auto opened = PackDocument::open(path());
        if (opened) m_document.emplace(std::move(*opened));
    }

    [[nodiscard]] std::filesystem::path path() const { return m_folder.path().toStdString() + m_name; }
    [[nodiscard]] PackDocument& document() { return *m_document; }
    [[nodiscard]] bool has(const char* list) const
    {
        const Json* items = m_document->find(list);
        return items != nullptr && items->is_array() && !items->empty();
    }
    [[nodiscard]] std::string text(const char* file) { return m_document->text(file).value_or(std::string()); }
    [[nodiscard]] std::string gameText() { return text("game.json"); }
    void apply(PackStep step)
    {
        QVERIFY2(!step.edits.empty(), step.reason.c_str());
        const auto done = m_document->apply(std::move(step));
        QVERIFY2(done.has_value(), done ? "" : done.error().args.front().c_str());
    }
    void apply(const mazzo::model::Result<PackStep>& step)
    {
        QVERIFY2(step.has_value(), step ? "" : step.error().code.c_str());
        apply(*step);
    }
    /// Writes what changed, and reads the pack as the program does.
    [[nodiscard]] Checked<Pack> loaded()
    {
        if (!writePackFiles(path(), m_document->takeChanges())) return tl::unexpected(mazzo::model::Errors{});
        return loadPack(path());
    }
    [[nodiscard]] QStringList mistakes() { return TemporaryPack::sentences(loaded()); }

private:
    std::string m_name;
    QTemporaryDir m_folder;
    std::optional<PackDocument> m_document;
};

}  // namespace

namespace {

void whatRefersFollows(EditedPack& pack, const std::string& list)
{
    const auto everything = [&pack] {
        std::string all = pack.gameText() + pack.text("cards.json");
        for (const char* subfolder : {"decks", "examples"})
            for (const std::string& file : pack.document().deckFiles(subfolder)) all += pack.text(file.c_str());
        return all;
    };
    const std::string before = everything();
    const std::vector<std::string> ids = idsInList(pack.document(), list.substr(1));
    for (std::size_t i = 0; i < ids.size(); ++i)
        pack.apply(renameStep(pack.document(), pathOf(list, i), "renamed-" + std::to_string(i)));
    QCOMPARE(pack.mistakes(), QStringList());
    QVERIFY(pack.gameText().find("renamed-0") != std::string::npos);
    for (std::size_t i = 0; i < ids.size(); ++i) pack.apply(renameStep(pack.document(), pathOf(list, i), ids[i]));
    QCOMPARE(everything(), before);
}

}  // namespace

/// The document behind the game editor: small edits of a pack's files that keep what they do not touch.
class TestPackDocument : public QObject {
    Q_OBJECT

private slots:
    void editsAreUndoneExactly();
    void randomEditsAreUndoneExactly();
    void editsThatDoNotFitChangeNothing_data();
    void editsThatDoNotFitChangeNothing();
    void aStepIsDoneWholeOrNotAtAll();
    void keysStandWhereTheFormatListsThem();
    void unknownKeysAreKept();
    void everyFormDescribesWhatThePackReads();
    void newItemsAreSound_data();
    void newItemsAreSound();
    void theNewestItemsAreSound();
    void aCopyHasAnIdOfItsOwn();
    void cardsLoseTheValuesOfARemovedField();
    void whatRefersToARenamedThingFollows_data();
    void whatRefersToARenamedThingFollows();
    void anIdThatIsTakenIsRefused();
    void aLanguageComesWithTexts();
    void cardsAreWrittenAsAPersonWould();
    void newCardsGetNumbersThatNoCardHad();
    void removedCardsLeaveTheBoxes();
    void brokenFilesAreReported();
    void whatSomebodyElseWroteStays();
};

void TestPackDocument::editsAreUndoneExactly()
{
    EditedPack pack;
    const std::string before = pack.gameText();
    pack.apply(valueStep(pack.document(), "/version", "\"9\""));
    pack.apply(textStep(pack.document(), "/zones/0/about", "en", "Where the fruit grows."));
    pack.apply(addStep(pack.document(), "/types", "Tool"));
    pack.apply(moveStep(pack.document(), "/rules/1", 0));
    pack.apply(removeStep(pack.document(), "/rules/0"));
    pack.apply(deckStep("decks/first-harvest.deck", std::nullopt));
    const std::string after = pack.gameText();
    QVERIFY(after != before);
    int steps = 0;
    while (pack.document().undo()) ++steps;
    QCOMPARE(steps, 6);
    QCOMPARE(pack.gameText(), before);
    QVERIFY(pack.document().deck("decks/first-harvest.deck") != nullptr);
    while (pack.document().redo()) --steps;
    QCOMPARE(steps, 0);
    QCOMPARE(pack.gameText(), after);
    QVERIFY(pack.document().deck("decks/first-harvest.deck") == nullptr);
}

void TestPackDocument::randomEditsAreUndoneExactly()
{
    mazzo::model::Random random(7);
    Json document = Json::parse(R"({"a": [1, 2, {"b": true, "c": [[], {}]}], "d/~": {"e": "x", "f": null}, "g": []})");
    const std::string before = document.dump();
    std::vector<JsonEdit> inverse;
    const std::vector<std::string> places{"/a/0",     "/a/2/b",     "/a/2/new", "/a/3",       "/a/1",
                                          "/d~1~0/e", "/d~1~0/h",   "/g/0",     "/g",         "/x",
                                          "/a/2/c",   "/a/2/c/1/y", "/a",       "/nowhere/at"};
    for (int i = 0; i < 3000; ++i) {
        const auto kind = static_cast<JsonEdit::Kind>(random.below(4));
        const std::string& path = places[random.below(static_cast<std::uint32_t>(places.size()))];
        const std::string value = random.below(2) == 0 ? "[7]" : R"({"k": "v"})";
        if (auto undone = applyEdit(document, {kind, path, value, random.below(3)})) inverse.push_back(*undone);
    }
    QVERIFY(inverse.size() > 300);
    for (auto edit = inverse.rbegin(); edit != inverse.rend(); ++edit) QVERIFY(applyEdit(document, *edit).has_value());
    QCOMPARE(document.dump(), before);
}

void TestPackDocument::editsThatDoNotFitChangeNothing_data()
{
    using Kind = JsonEdit::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, Kind kind, const char* path, const char* value = "1") {
        QTest::newRow(name) << static_cast<int>(kind) << path << value;
    };
    row("set what is not there", Kind::Set, "/zones/99");
    row("set with broken JSON", Kind::Set, "/version", "{");
    row("insert what is there", Kind::Insert, "/version");
    row("insert far behind the end", Kind::Insert, "/zones/99");
    row("insert into a text", Kind::Insert, "/version/x");
    row("erase what is not there", Kind::Erase, "/nothing");
    row("erase everything", Kind::Erase, "");
    row("move a member", Kind::Move, "/version");
    row("an index that is none", Kind::Erase, "/zones/-1");
}

void TestPackDocument::editsThatDoNotFitChangeNothing()
{
    QFETCH(int, kind);
    QFETCH(QString, path);
    QFETCH(QString, value);
    EditedPack pack;
    const std::string before = pack.gameText();
    const JsonEdit edit{static_cast<JsonEdit::Kind>(kind), path.toStdString(), value.toStdString(), 0};
    const auto done = pack.document().apply({"set", {}, {{"game.json", edit}}});
    QVERIFY(!done);
    QCOMPARE(done.error().code, std::string("edit.no-such-place"));
    QCOMPARE(pack.gameText(), before);
    QVERIFY(pack.document().nextUndo() == nullptr);
    QVERIFY(pack.document().takeChanges().empty());
}

void TestPackDocument::aStepIsDoneWholeOrNotAtAll()
{
    EditedPack pack;
    const std::string before = pack.gameText();
    const auto done = pack.document().apply({"set",
                                             {},
                                             {{"game.json", JsonEdit{JsonEdit::Kind::Set, "/version", "\"9\"", 0}},
                                              {"decks/first-harvest.deck", DeckFileText()},
                                              {"game.json", JsonEdit{JsonEdit::Kind::Erase, "/nothing", {}, 0}}}});
    QVERIFY(!done);
    QCOMPARE(pack.gameText(), before);
    QVERIFY(pack.document().deck("decks/first-harvest.deck") != nullptr);
}

void TestPackDocument::keysStandWhereTheFormatListsThem()
{
    EditedPack pack;
    pack.apply(valueStep(pack.document(), "/author", "\"Ada\""));
    pack.apply(valueStep(pack.document(), "/rules/0/severity", "\"advice\""));
    const Json& game = pack.document().game();
    QStringList keys;
    for (const auto& [key, value] : game.items()) keys << QString::fromStdString(key);
    QVERIFY2(keys.indexOf("author") == keys.indexOf("about") + 1, qPrintable(keys.join(' ')));
    QStringList ruleKeys;
    for (const auto& [key, value] : game["rules"][0].items()) ruleKeys << QString::fromStdString(key);
    QVERIFY2(ruleKeys.indexOf("severity") > ruleKeys.indexOf("check"), qPrintable(ruleKeys.join(' ')));
    // A key of an object that is not there either.
    pack.apply(valueStep(pack.document(), "/card-size/width", "70"));
    QCOMPARE(pack.document().find("/card-size/width")->get<int>(), 70);
    QVERIFY(pack.document().undo());
    QVERIFY(pack.document().find("/card-size") == nullptr);
}

void TestPackDocument::unknownKeysAreKept()
{
    EditedPack pack;
    pack.apply({"set", {}, {{"game.json", JsonEdit{JsonEdit::Kind::Insert, "/zones/0/shiny", R"({"a": [1, 2]})", 1}}}});
    pack.apply(addStep(pack.document(), "/zones", "Cellar"));
    pack.apply(renameStep(pack.document(), "/zones/0", "grove"));
    pack.apply(duplicateStep(pack.document(), "/zones/0"));
    QCOMPARE(pack.document().find("/zones/0/shiny")->dump(), std::string(R"({"a":[1,2]})"));
    QCOMPARE(pack.document().find("/zones/1/shiny")->dump(), std::string(R"({"a":[1,2]})"));
    QCOMPARE((++pack.document().find("/zones/0")->items().begin()).key(), std::string("shiny"));
}

/// The forms name no key that a pack cannot have, and all that it must have.
void TestPackDocument::everyFormDescribesWhatThePackReads()
{
    for (const Form* form : allForms()) {
        const Shape* shape = nullptr;
        const std::string ending = "/" + std::string(form->id);
        for (const Shape* each : shapes::kAll)
            if (form->id == "game" ? each->schema == "game.schema.json#" : each->schema.ends_with(ending)) shape = each;
        QVERIFY2(shape != nullptr, std::string(form->id).c_str());
        for (const FormKey& key : form->keys) {
            const std::string where = std::string(form->id) + "." + std::string(key.name);
            QVERIFY2(std::ranges::find(shape->keys, key.name, &ShapeKey::name) != shape->keys.end(), where.c_str());
            if (key.kind == KeyKind::List || key.kind == KeyKind::Object)
                QVERIFY2(formNamed(key.of) != nullptr, where.c_str());
        }
        for (const ShapeKey& key : shape->keys)
            if (key.name != "format" && key.name != "$schema")
                QVERIFY2(form->key(key.name) != nullptr, std::string(key.name).c_str());
    }
}

void TestPackDocument::newItemsAreSound_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("name");
    for (const char* list : {"/books", "/editions", "/options", "/zones", "/types", "/fields", "/sets", "/rules",
                             "/procedure/zones", "/procedure/counters", "/procedure/phases", "/fields/0/choices",
                             "/procedure/words", "/rarities", "/finishes", "/amendments", "/card-face/symbols"})
        QTest::newRow(list) << list << "Größe & Co.";
    for (const char* step : {"deal", "shuffle", "opening-hand", "draw", "mulligan", "move", "set", "add", "clear"})
        QTest::newRow(step) << "/procedure/phases/0/leave" << step;
}

void TestPackDocument::newItemsAreSound()
{
    QFETCH(QString, list);
    QFETCH(QString, name);
    EditedPack pack;
    if (list == "/fields/0/choices") {
        pack.apply(addStep(pack.document(), "/fields", "Taste"));
        list = QString("/fields/%1/choices").arg(pack.document().find("/fields")->size() - 1);
    }
    const PackStep step = addStep(pack.document(), list.toStdString(), name.toStdString());
    pack.apply(step);
    pack.apply(addStep(pack.document(), list.toStdString(), name.toStdString()));
    QVERIFY(pack.document().find(step.detail) != nullptr);
    QStringList mistakes = pack.mistakes();
    // Two editions of one name, and the like, have to be told apart by the author.
    mistakes.removeIf([](const QString& line) { return line.startsWith("pack.duplicate-name("); });
    QCOMPARE(mistakes, QStringList());
}

void TestPackDocument::aCopyHasAnIdOfItsOwn()
{
    EditedPack pack;
    const std::string id = pack.document().find("/procedure/phases/0/id")->get<std::string>();
    pack.apply(duplicateStep(pack.document(), "/procedure/phases/0"));
    QCOMPARE(pack.document().find("/procedure/phases/1/id")->get<std::string>(), id + "-2");
    pack.apply(duplicateStep(pack.document(), "/rules/0"));
    QVERIFY(pack.document().find("/rules/1/id")->get<std::string>().starts_with("OR-"));
    QCOMPARE(pack.mistakes(), QStringList());
}

void TestPackDocument::cardsLoseTheValuesOfARemovedField()
{
    EditedPack pack;
    pack.apply(addStep(pack.document(), "/fields", "Rare"));
    const std::size_t index = pack.document().find("/fields")->size() - 1;
    pack.apply({"set", {}, {{"cards.json", JsonEdit{JsonEdit::Kind::Insert, "/cards/0/fields/rare", "\"yes\"", 0}}}});
    QCOMPARE(pack.mistakes(), QStringList());
    pack.apply(removeStep(pack.document(), pathOf("/fields", index)));
    QVERIFY(pack.text("cards.json").find("rare") == std::string::npos);
    QCOMPARE(pack.mistakes(), QStringList());
    QVERIFY(pack.document().undo());
    QVERIFY(pack.text("cards.json").find("rare") != std::string::npos);
}

void TestPackDocument::whatRefersToARenamedThingFollows_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("list");
    for (const char* pack : {"orchard", "sample-packs/conclave", "sample-packs/lantern", "sample-packs/relay"})
        for (const char* list :
             {"/zones", "/types", "/fields", "/options", "/editions", "/sets", "/rarities", "/finishes", "/amendments",
              "/procedure/zones", "/procedure/counters", "/procedure/phases", "/rules"})
            if (const EditedPack edited(pack); edited.has(list)) QTest::addRow("%s%s", pack, list) << pack << list;
}

/// Every item of every list gets another id, and the pack still loads; renaming it back gives the same files.
void TestPackDocument::whatRefersToARenamedThingFollows()
{
    QFETCH(QString, pack);
    QFETCH(QString, list);
    EditedPack edited(pack);
    whatRefersFollows(edited, list.toStdString());
}

void TestPackDocument::theNewestItemsAreSound()
{
    EditedPack pack;
    const auto add = [&](const std::string& list, const std::string& name) {
        PackStep step = addStep(pack.document(), list, name);
        const std::string path = step.detail;
        pack.apply(std::move(step));
        return path;
    };
    const std::string amendment = add("/amendments", "Errata");
    const std::string card = add(pathOf(amendment, "cards"), "Apple");
    QCOMPARE(pack.document().find(card)->dump(), std::string(R"({"card":"apple","fields":{}})"));
    const std::string field = add("/card-face/fields", "Cost");
    QCOMPARE(pack.document().find(field)->dump(), std::string(R"({"field":"cost"})"));
    QCOMPARE(pack.mistakes(), QStringList());
}
void TestPackDocument::anIdThatIsTakenIsRefused()
{
    EditedPack pack;
    const auto types = idsInList(pack.document(), "types");
    QVERIFY(types.size() > 1);
    QCOMPARE(renameStep(pack.document(), "/types/0", types[1]).error().code, std::string("pack.duplicate-id"));
    QCOMPARE(renameStep(pack.document(), "/types/0", "Not an id").error().code, std::string("pack.bad-id"));
    QCOMPARE(renameStep(pack.document(), "/types/99", "other").error().code, std::string("edit.no-such-place"));
}

void TestPackDocument::aLanguageComesWithTexts()
{
    EditedPack pack;
    const std::string before = pack.gameText();
    pack.apply(addLanguageStep(pack.document(), "fr"));
    QCOMPARE(pack.mistakes(), QStringList());
    QVERIFY(pack.document().find("/zones/0/name/fr") != nullptr);
    pack.apply(textStep(pack.document(), "/name", "fr", "Verger"));
    pack.apply(removeLanguageStep(pack.document(), "fr"));
    QCOMPARE(pack.gameText(), before);
    QCOMPARE(pack.mistakes(), QStringList());
    // The last language stays.
    for (const std::string& language : packLanguages(pack.document()))
        if (const PackStep step = removeLanguageStep(pack.document(), language); !step.edits.empty()) pack.apply(step);
    QCOMPARE(packLanguages(pack.document()).size(), std::size_t{1});
    QCOMPARE(pack.mistakes(), QStringList());
}

void TestPackDocument::cardsAreWrittenAsAPersonWould()
{
    EditedPack pack;
    const auto loaded = pack.loaded();
    QVERIFY(loaded.has_value());
    const mazzo::model::Card& first = loaded->cards.front();
    LayerCard entry;
    entry.id = first.id;
    entry.name = mazzo::model::Texts(std::vector<mazzo::model::Texts::Entry>{{"en", "Golden apple"}});
    entry.textState = mazzo::model::Card::TextState::Known;
    entry.text = mazzo::model::Texts(std::vector<mazzo::model::Texts::Entry>{{"en", "Shines."}});
    const auto [step, ids] = cardStep(pack.document(), loaded->game, {{entry}, {}, {}, {}});
    QCOMPARE(ids, std::vector<std::string>{first.id});
    pack.apply(step);
    const Json& card = (*pack.document().json("cards.json"))["cards"][0];
    QCOMPARE(card["name"]["en"].get<std::string>(), std::string("Golden apple"));
    QCOMPARE(card["text"]["en"].get<std::string>(), std::string("Shines."));
    const auto again = pack.loaded();
    QVERIFY2(again.has_value(), again ? "" : again.error().front().code.c_str());
    QCOMPARE(again->cards.front().number, first.number);
}

void TestPackDocument::newCardsGetNumbersThatNoCardHad()
{
    EditedPack pack;
    const auto loaded = pack.loaded();
    QVERIFY(loaded.has_value());
    LayerCard entry;
    entry.name = mazzo::model::Texts(std::vector<mazzo::model::Texts::Entry>{{"en", "Medlar"}});
    entry.type = loaded->game.types.front().id;
    const auto [step, ids] = cardStep(pack.document(), loaded->game, {{entry, entry}, {}, {}, {{"long-gone", 40}}});
    QCOMPARE(ids, (std::vector<std::string>{"medlar", "medlar-2"}));
    pack.apply(step);
    const Json& cards = (*pack.document().json("cards.json"))["cards"];
    QCOMPARE(cards[cards.size() - 2]["number"].get<int>(), 41);
    QCOMPARE(cards[cards.size() - 1]["number"].get<int>(), 42);
    QCOMPARE(cards[cards.size() - 1]["id"].get<std::string>(), std::string("medlar-2"));
}

void TestPackDocument::removedCardsLeaveTheBoxes()
{
    EditedPack pack;
    const auto loaded = pack.loaded();
    QVERIFY(loaded.has_value());
    const std::string gone = loaded->cards.front().id;
    QVERIFY(pack.text("products.json").find("\"" + gone + "\"") != std::string::npos);
    pack.apply(cardStep(pack.document(), loaded->game, {{}, {gone, loaded->cards.back().id}, {}, {}}).first);
    QVERIFY(pack.text("products.json").find("\"" + gone + "\"") == std::string::npos);
    QCOMPARE(cardCount(pack.document()), loaded->cards.size() - 2);
    QVERIFY(pack.document().undo());
    QCOMPARE(cardCount(pack.document()), loaded->cards.size());
    QCOMPARE(pack.mistakes(), QStringList());
}

void TestPackDocument::brokenFilesAreReported()
{
    const TemporaryPack pack;
    pack.write("cards.json", "{\"cards\": [");
    const auto opened = PackDocument::open(pack.path());
    QVERIFY(!opened);
    QCOMPARE(opened.error().front().code, std::string("pack.bad-json"));
    QVERIFY(!PackDocument::open(pack.root() / "nowhere"));
    pack.write("game.json", "[]");
    QVERIFY(!PackDocument::open(pack.path()));
}

void TestPackDocument::whatSomebodyElseWroteStays()
{
    EditedPack pack;
    pack.apply(valueStep(pack.document(), "/version", "\"2\""));
    QVERIFY(pack.loaded().has_value());
    QFile file(QString::fromStdString(pack.path().string()) + "/game.json");
    QVERIFY(file.open(QFile::Append));
    QCOMPARE(file.write("\n"), 1);
    file.close();
    pack.apply(valueStep(pack.document(), "/version", "\"3\""));
    pack.apply(deckStep("decks/first-harvest.deck", std::nullopt));
    const auto written = writePackFiles(pack.path(), pack.document().takeChanges());
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("edit.changed-elsewhere"));
    QVERIFY(std::filesystem::exists(pack.path() / "decks/first-harvest.deck"));
}

MAZZO_TEST(TestPackDocument)
#include "test_pack_document.moc"
