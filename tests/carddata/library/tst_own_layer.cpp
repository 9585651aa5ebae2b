// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/layer_merge.h"
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;
namespace fs = std::filesystem;

/// Own cards and changes to cards of the pack: stored, checked, undone, handed on.
class OwnLayerTest : public LibraryFixture {
    Q_OBJECT

    using Typed = std::vector<std::pair<std::string, std::string>>;

    static OwnEdit edited(const Library& library, const LoadedGame& game, const std::string& card, const Typed& typed,
                          bool corrects = true)
    {
        LayerCard entry;
        if (!card.empty()) entry = library.ownLayer().entry(game.game.id, card).value();
        OwnEdit edit{card.empty() ? OwnReason::New : OwnReason::Edit, card, {entry}, {}, corrects};
        std::vector<CardText> texts;
        for (const auto& [key, text] : typed) texts.push_back({cardKey(game.game, key).value(), text});
        const auto problems =
            CardEditor(game.game, game.catalogue).assign(edit.entries.front(), nullptr, texts, edit.choices);
        if (!problems.empty()) edit.detail = problems.front().error.code;
        return edit;
    }

    /// The id, or the code of the first problem with its field.
    std::string apply(const std::string& card, const Typed& typed, bool corrects = true)
    {
        const LoadedGame game = loaded();
        const OwnEdit edit = edited(*m_library, game, card, typed, corrects);
        if (edit.detail.starts_with("value.")) return edit.detail;
        const auto done = m_library->ownLayer().apply(game.game, game.catalogue, edit);
        if (done) return done->entries.front().id;
        return done.error().front().error.code + " " + done.error().front().field;
    }

    std::string hull(const std::string& card)
    {
        const LoadedGame game = loaded();
        const auto index = game.catalogue.find(card);
        if (!index) return "no card";
        const Value value = game.catalogue.value(*index, *game.game.field("hull"));
        const auto* number = std::get_if<Interval>(&value);
        return number && number->isExact() ? std::to_string(number->lo) : isAbsent(value) ? "absent" : "unknown";
    }

private slots:
    void init()
    {
        start();
        syncedPack();
    }

    void anOwnCardIsACardLikeOthers()
    {
        QCOMPARE(apply({}, {{"name", "Zattera d'Oro"}, {"type", "ship"}, {"hull", "4"}, {"text", "Floats."}}),
                 std::string("own.zattera-d-oro"));
        const LoadedGame game = loaded();
        const auto raft = game.catalogue.find("zattera d’oro");
        QVERIFY(raft);
        QVERIFY(game.catalogue.find("harbour:own.zattera-d-oro") == raft);
        QVERIFY(isLayerNumber(game.catalogue.number(*raft)));
        QVERIFY(game.catalogue.origin(*raft, *game.game.field("hull")) == Origin::User);
        QVERIFY(value(game, "Zattera d'Oro", "twice") == Value(Interval::exactly(8)));
        QVERIFY(game.catalogue.textState(*raft) == Card::TextState::Known);
        QCOMPARE(m_library->card(game.game, "own.zattera-d-oro")->text.in("it"), std::string_view("Floats."));
        QCOMPARE(m_library->layers(game.game, "own.zattera-d-oro")->layerOf("hull"), std::string_view("own"));
        reopen();
        QCOMPARE(hull("Zattera d'Oro"), std::string("4"));
    }

    void editedRulingsKeepClausesAndLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kept");  // clause, English, Italian
        QTest::newRow("nothing changed") << "en" << "One.\nTwo." << "A One. Uno. / B Two. Due.";
        QTest::newRow("the first changed") << "en" << "First.\nTwo." << "A First. Uno. / B Two. Due.";
        QTest::newRow("in Italian") << "it" << "Uno.\nSecondo." << "A One. Uno. / B Two. Secondo.";
        QTest::newRow("one added between") << "en" << "One.\nNew.\nTwo." << "A One. Uno. /  New.  / B Two. Due.";
        QTest::newRow("one added at the end") << "it" << "Uno.\nDue.\nNuovo." << "A One. Uno. / B Two. Due. /   Nuovo.";
        QTest::newRow("the first removed") << "en" << "Two." << "B Two. Due.";
        QTest::newRow("the other way around") << "en" << "Two.\nOne." << "B Two. Due. / A One. Uno.";
        QTest::newRow("brackets are no JSON") << "en" << "[Sic] One.\nTwo." << "A [Sic] One. Uno. / B Two. Due.";
    }

    void editedRulingsKeepClausesAndLanguages()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, kept);
        const LoadedGame game = loaded();
        const auto both = [](const char* english, const char* italian) {
            return Texts(std::vector<Texts::Entry>{{"en", english}, {"it", italian}});
        };
        Card current = m_library->card(game.game, "brig").value();
        current.rulings = {{both("One.", "Uno."), "A"}, {both("Two.", "Due."), "B"}};
        LayerCard entry;
        entry.id = "brig";
        std::vector<OwnChoice> choices;
        const std::vector<CardText> texts{{{CardKey::Part::Rulings, {}, language.toStdString()}, typed.toStdString()}};
        QVERIFY(CardEditor(game.game, game.catalogue).assign(entry, &current, texts, choices).empty());
        std::string found;
        for (const Ruling& ruling : entry.rulings.value_or(current.rulings)) {
            const auto in = [&](const char* each) {
                return std::string(ruling.text.has(each) ? ruling.text.in(each) : "");
            };
            found += (found.empty() ? "" : " / ") + ruling.clause + " " + in("en") + " " + in("it");
        }
        QCOMPARE(QString::fromStdString(found), kept);
    }

    /// Ids are made of letters a to z, which these names do not have. Counting from 2 for each would take minutes.
    void manyNamesWithTheSameIdAreNumbered()
    {
        const LoadedGame game = loaded();
        OwnEdit edit{OwnReason::Import, "cards.csv", {}, {}, true};
        constexpr int kCards = 20'000;
        for (int i = 0; i < kCards; ++i) {
            LayerCard entry;
            const std::string name = QString(QChar(0x4E00 + i)).toStdString();
            entry.name = Texts(std::vector<Texts::Entry>{{"en", name}});
            entry.type = "ship";
            edit.entries.push_back(std::move(entry));
        }
        const auto done = m_library->ownLayer().apply(game.game, game.catalogue, std::move(edit));
        QVERIFY(done);
        QCOMPARE(done->entries.front().id, std::string("own.card"));
        QCOMPARE(done->entries.back().id, "own.card-" + std::to_string(kCards));
        QVERIFY(loaded().catalogue.find(QString(QChar(0x4E00 + 77)).toStdString()));
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("a name that is taken") << "" << "name" << "Sloop" << "card.name-taken name";
        QTest::newRow("an Italian name that is taken") << "" << "name.it" << "SLOOP" << "card.name-taken name";
        QTest::newRow("no name") << "" << "name" << " " << "card.no-name name";
        QTest::newRow("a name of two lines") << "" << "name" << "a\nb" << "card.bad-name name";
        QTest::newRow("no such type") << "" << "type" << "balloon" << "value.not-in-domain";
        QTest::newRow("above the range") << "" << "hull" << "21" << "value.above-bound hull";
        QTest::newRow("at the end of the range") << "" << "hull" << "20" << "own.raft";
        QTest::newRow("a range that leaves it") << "" << "hull" << "4..21" << "value.above-bound hull";
        QTest::newRow("a range") << "" << "hull" << "4..20" << "own.raft";
        QTest::newRow("a range the wrong way") << "" << "hull" << "6..4" << "value.not-a-number";
        QTest::newRow("not a number") << "" << "hull" << "four" << "value.not-a-number";
        QTest::newRow("a derived field") << "" << "twice" << "4" << "value.derived twice";
        QTest::newRow("a reference to nothing") << "" << "escorts" << "Ghost Ship" << "value.no-such-card escorts";
        QTest::newRow("a reference by name") << "" << "escorts" << "Cutter" << "own.raft";
        QTest::newRow("to itself") << "" << "escorts" << "Raft" << "value.leads-back escorts";
        QTest::newRow("bad JSON") << "" << "effects" << "[1" << "value.bad-json";
        QTest::newRow("effects of another shape") << "" << "effects" << "[{\"do\":1}]" << "value.bad-json";
        QTest::newRow("a corrected rulebook value") << "sloop" << "limit" << "3" << "sloop";
    }
    void badInput()
    {
        QFETCH(QString, card);
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, problem);
        Typed typed;
        if (card.isEmpty() && key != "name") typed.emplace_back("name", "Raft");
        if (card.isEmpty() && key != "type") typed.emplace_back("type", "ship");
        typed.emplace_back(key.toStdString(), text.toStdString());
        QCOMPARE(QString::fromStdString(apply(card.toStdString(), typed)), problem);
        const bool stored = !problem.contains(".no-") && problem.indexOf('.') != 5 && problem.indexOf('.') != 4;
        QCOMPARE(m_library->ownLayer().entries("harbour")->size(), std::size_t{stored ? 1U : 0U});
    }

    void aCorrectionShowsBothValues()
    {
        QCOMPARE(apply("sloop", {{"limit", "3"}}, false), std::string("value.known-otherwise limit"));
        QCOMPARE(apply("sloop", {{"limit", "3"}}), std::string("sloop"));
        const LoadedGame game = loaded();
        QVERIFY(value(game, "sloop", "limit") == Value(Interval::exactly(3)));
        QVERIFY(game.contradicted.empty());
        const LayeredCard sloop = m_library->layers(game.game, "sloop").value();
        QCOMPARE(sloop.layerOf("limit"), std::string_view("own"));
        QCOMPARE(sloop.layerOf("hull"), std::string_view("pack"));
        QCOMPARE(sloop.values("limit").size(), std::size_t{2});
        QCOMPARE(apply("sloop", {{"limit", ""}}), std::string("sloop"));
        QVERIFY(value(loaded(), "sloop", "limit") == Value(Interval::exactly(2)));
        QVERIFY(m_library->ownLayer().entries("harbour")->empty());
    }

    void unknownAndRemoved()
    {
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}, {"hull", "4"}}), std::string("own.raft"));
        QCOMPARE(apply("own.raft", {{"hull", "?"}}), std::string("own.raft"));
        QCOMPARE(hull("Raft"), std::string("unknown"));
        QCOMPARE(apply("own.raft", {{"hull", "5"}, {"name", "Barge"}}), std::string("own.raft"));
        QCOMPARE(hull("Raft"), std::string("no card"));
        QCOMPARE(hull("Barge"), std::string("5"));
    }

    void everyStepIsUndoneAndDoneAgain()
    {
        const OwnLayer layer = m_library->ownLayer();
        QVERIFY(!layer.undo("harbour").value());
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}, {"hull", "4"}}), std::string("own.raft"));
        QCOMPARE(apply("own.raft", {{"hull", "5"}}), std::string("own.raft"));
        QCOMPARE(apply("brig", {{"hull", "7"}}), std::string("brig"));
        QCOMPARE(hull("brig"), std::string("7"));
        QCOMPARE(layer.undo("harbour").value()->number, 3);
        QCOMPARE(hull("brig"), std::string("unknown"));
        QVERIFY(layer.undo("harbour").value());
        QCOMPARE(hull("Raft"), std::string("4"));
        QVERIFY(layer.undo("harbour").value());
        QCOMPARE(hull("Raft"), std::string("no card"));
        QVERIFY(!layer.undo("harbour").value());
        for (int step = 0; step < 3; ++step) QVERIFY(layer.redo("harbour").value());
        QVERIFY(!layer.redo("harbour").value());
        QCOMPARE(hull("Raft"), std::string("5"));
        QCOMPARE(hull("brig"), std::string("7"));
        // A new step after an undo forgets what was undone, in the cached catalogue too.
        QVERIFY(layer.undo("harbour").value());
        QCOMPARE(apply("sloop", {{"hull", "9"}}), std::string("sloop"));
        QCOMPARE(hull("brig"), std::string("unknown"));
        QCOMPARE(hull("sloop"), std::string("9"));
        QVERIFY(!layer.redo("harbour").value());
        QCOMPARE(layer.history("harbour")->size(), std::size_t{3});
    }

    void idsAreNeverUsedAgain()
    {
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}}), std::string("own.raft"));
        const std::uint32_t number = loaded().catalogue.number(*loaded().catalogue.find("Raft"));
        LayerCard nothing;
        nothing.id = "own.raft";
        const LoadedGame game = loaded();
        QVERIFY(
            m_library->ownLayer().apply(game.game, game.catalogue, {OwnReason::Remove, "Raft", {nothing}, {}, true}));
        QVERIFY(!loaded().catalogue.find("Raft"));
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}}), std::string("own.raft-2"));
        QVERIFY(loaded().catalogue.number(*loaded().catalogue.find("Raft")) > number);
    }

    void anOlderSnapshotIsNoExcuse()
    {
        const LoadedGame old = loaded();
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}}), std::string("own.raft"));
        const OwnEdit again = edited(*m_library, old, {}, {{"name", "Raft"}, {"type", "ship"}});
        QCOMPARE(m_library->ownLayer().apply(old.game, old.catalogue, again).error().front().error.code,
                 std::string("card.name-taken"));
        const OwnEdit other = edited(*m_library, old, {}, {{"name", "Barge"}, {"type", "ship"}, {"escorts", "Raft"}});
        QVERIFY(m_library->ownLayer().apply(old.game, old.catalogue, other));
        QVERIFY(value(loaded(), "Barge", "escorts") == Value(Words{"own.raft"}));
    }

    void whatIsShownReadsBack()
    {
        QCOMPARE(
            apply({}, {{"name.en", "Raft, \"golden\""}, {"name.it", "Zattera"}, {"type", "ship"}, {"hull", "4.."}}),
            std::string("own.raft-golden"));
        QCOMPARE(apply({}, {{"name", "Barge"}, {"type", "ship"}, {"escorts", "Zattera, Sloop"}, {"text", "?"}}),
                 std::string("own.barge"));
        const LoadedGame game = loaded();
        const CardEditor editor(game.game, game.catalogue);
        for (const char* id : {"own.barge", "own.raft-golden", "brig", "sloop"}) {
            const Card card = m_library->card(game.game, id).value();
            LayerCard entry = m_library->ownLayer().entry("harbour", id).value();
            const LayerCard before = entry;
            std::vector<CardText> texts;
            for (const char* word :
                 {"name.en", "name.it", "type", "set", "text.en", "text.it", "hull", "limit", "escorts"})
                texts.push_back(
                    {cardKey(game.game, word).value(), editor.text(card, cardKey(game.game, word).value())});
            std::vector<OwnChoice> choices;
            QVERIFY(editor.assign(entry, &card, texts, choices).empty());
            QVERIFY2(entry.saysTheSameAs(before), id);
            QVERIFY(choices.empty());
        }
    }

    void twoPeopleEndWithTheSameCatalogue()
    {
        QCOMPARE(apply({}, {{"name", "Raft"}, {"type", "ship"}, {"hull", "4"}}), std::string("own.raft"));
        QCOMPARE(apply({}, {{"name", "Barge"}, {"type", "ship"}, {"escorts", "Raft"}}), std::string("own.barge"));
        QCOMPARE(apply("brig", {{"hull", "7"}}), std::string("brig"));
        auto other = Library::open(m_home.parent_path() / "other");
        QVERIFY(other);
        QVERIFY(other->sync(std::vector<fs::path>{m_pack->folder()}));
        const auto typeThere = [&](const std::string& card, const Typed& typed) {
            const LoadedGame game = other->load("harbour").value();
            return other->ownLayer().apply(game.game, game.catalogue, edited(*other, game, card, typed)).has_value();
        };
        QVERIFY(typeThere({}, {{"name", "Canoe"}, {"type", "ship"}, {"hull", "1"}}));
        QVERIFY(typeThere({}, {{"name", "Raft"}, {"type", "ship"}, {"hull", "?"}, {"text", "Floats."}}));
        QVERIFY(typeThere("brig", {{"limit", "5"}}));
        const auto merge = [](const Library& from, Library& to) {
            const LoadedGame theirs = from.load("harbour").value();
            const auto files = layerFiles(theirs.game, from.ownLayer().entries("harbour").value(),
                                          from.ownChoices("harbour").value(), from.imageFolder("harbour"),
                                          {ownLayerFileId("harbour"), "1", {}});
            const LoadedGame mine = to.load("harbour").value();
            const auto layer = readLayerFile(files.value());
            const auto planned = planMerge(to, mine, layer.value(), files.value());
            if (!planned || planned->differences() > 0) return false;
            return to.ownLayer().apply(mine.game, mine.catalogue, mergeEdit(*planned)).has_value();
        };
        QVERIFY(merge(*m_library, *other));
        QVERIFY(merge(*other, *m_library));
        const auto contents = [](const Library& library) {
            const LoadedGame game = library.load("harbour").value();
            const CardEditor editor(game.game, game.catalogue);
            std::vector<std::string> lines;
            const std::vector<Card> cards = library.cards(game.game).value();
            for (const Card& card : cards) {
                std::string line;
                for (const char* word : {"name.en", "name.it", "type", "text", "hull", "limit", "escorts"})
                    line += editor.text(card, cardKey(game.game, word).value()) + "|";
                lines.push_back(line);
            }
            std::ranges::sort(lines);
            return lines;
        };
        QCOMPARE(contents(*m_library), contents(*other));
        QCOMPARE(contents(*other).size(), std::size_t{5});
        QCOMPARE(hull("Raft"), std::string("4"));
    }

    void samplesCanBeHidden()
    {
        QVERIFY(m_library->showsSamples("harbour").value());
        QVERIFY(m_library->showSamples("harbour", false));
        QVERIFY(loaded().game.samplesHidden);
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});  // this pack has no unofficial set
        const fs::path sovereign = fs::path(MAZZO_SOURCE_DIR) / "carddata" / "games" / "sovereign";
        synced({m_pack->folder(), sovereign});
        const std::size_t all = m_library->load("sovereign")->catalogue.size();
        QVERIFY(m_library->showSamples("sovereign", false));
        const LoadedGame hidden = m_library->load("sovereign").value();
        QVERIFY(hidden.catalogue.size() < all);
        QVERIFY(!hidden.catalogue.find("Stormsmith"));
        QVERIFY(m_library->showSamples("sovereign", true));
        QCOMPARE(m_library->load("sovereign")->catalogue.size(), all);
    }

    void anExpansionPackIsALayer()
    {
        PackWriter docks(m_pack->folder().parent_path() / "docks");
        docks.writeFile("game.json", R"({"format": 1, "id": "docks", "extends": "harbour", "version": "2.0",
            "name": {"en": "Docks"}, "sets": [{"id": "docks", "name": {"en": "Docks"}}]})");
        docks.writeFile("cards.json", R"({"format": 1,
            "cards": [{"id": "tug", "name": {"en": "Tug"}, "type": "ship", "set": "docks",
                       "fields": {"hull": 3, "limit": 4, "escorts": ["brig"]}, "text": null}],
            "corrections": [{"card": "sloop", "fields": {"limit": 6}}]})");
        const SyncReport report = synced({m_pack->folder(), docks.folder()});
        QCOMPARE(report.packs.size(), std::size_t{2});
        QVERIFY2(report.packs[1].mistakes.empty(),
                 report.packs[1].mistakes.empty()
                     ? ""
                     : (report.packs[1].mistakes[0].code + " " +
                        (report.packs[1].mistakes[0].args.empty() ? "" : report.packs[1].mistakes[0].args[0]))
                           .c_str());
        QCOMPARE(report.packs[1].extends, std::string("harbour"));
        const LoadedGame game = loaded();
        QCOMPARE(game.game.layers.size(), std::size_t{3});
        QCOMPARE(hull("Tug"), std::string("3"));
        QVERIFY(value(game, "harbour:docks.tug", "escorts") == Value(Words{"brig"}));
        QVERIFY(value(game, "sloop", "limit") == Value(Interval::exactly(6)));
        QCOMPARE(m_library->layers(game.game, "sloop")->layerOf("limit"), std::string_view("docks"));
        QCOMPARE(apply("docks.tug", {{"hull", "5"}}), std::string("docks.tug"));
        QCOMPARE(hull("Tug"), std::string("5"));
        // The number stays when the pack goes and comes back.
        const std::uint32_t number = game.catalogue.number(*game.catalogue.find("Tug"));
        QCOMPARE(synced({m_pack->folder()}).removed, std::vector<std::string>{"docks"});
        QCOMPARE(hull("Tug"), std::string("no card"));
        QVERIFY(value(loaded(), "sloop", "limit") == Value(Interval::exactly(2)));
        synced({m_pack->folder(), docks.folder()});
        QCOMPARE(loaded().catalogue.number(*loaded().catalogue.find("Tug")), number);
        QCOMPARE(hull("Tug"), std::string("5"));
    }

    void mistakesOfAnExpansionPack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("code");
        const QString good =
            R"({"format": 1, "id": "docks", "extends": "harbour", "version": "1", "name": {"en": "D"}})";
        QTest::newRow("rules")
            << R"({"format": 1, "id": "docks", "extends": "harbour", "version": "1", "name": {"en": "D"}, "rules": []})"
            << R"({"format": 1})" << "pack.unknown-key";
        QTest::newRow("no such game")
            << R"({"format": 1, "id": "docks", "extends": "airport", "version": "1", "name": {"en": "D"}})"
            << R"({"format": 1})" << "layer.no-such-game";
        QTest::newRow("a name of the pack")
            << good
            << R"({"format": 1, "cards": [{"id": "tug", "name": {"en": "Sloop"}, "type": "ship", "fields": {"hull": 3, "limit": 4, "escorts": []}}]})"
            << "pack.duplicate-name";
        QTest::newRow("a correction of nothing")
            << good << R"({"format": 1, "corrections": [{"card": "raft", "fields": {}}]})"
            << "pack.unknown-card";
        QTest::newRow("a value out of range")
            << good << R"({"format": 1, "corrections": [{"card": "sloop", "fields": {"hull": 99}}]})"
            << "pack.out-of-range";
        QTest::newRow("a reference to nothing")
            << good << R"({"format": 1, "corrections": [{"card": "sloop", "fields": {"escorts": ["ghost"]}}]})"
            << "pack.unknown-card";
    }
    void mistakesOfAnExpansionPack()
    {
        QFETCH(QString, game);
        QFETCH(QString, cards);
        QFETCH(QString, code);
        PackWriter docks(m_pack->folder().parent_path() / "docks");
        docks.writeFile("game.json", game.toStdString());
        docks.writeFile("cards.json", cards.toStdString());
        const SyncReport report = synced({m_pack->folder(), docks.folder()});
        QCOMPARE(report.packs.size(), std::size_t{2});
        QVERIFY(report.packs[1].state == SyncedPack::State::Rejected);
        QCOMPARE(QString::fromStdString(report.packs[1].mistakes.front().code), code);
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});
    }
};

MAZZO_TEST(OwnLayerTest)
#include "tst_own_layer.moc"
