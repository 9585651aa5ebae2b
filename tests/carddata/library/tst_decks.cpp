// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/decks/deck_listing.h"
#include "carddata/library/decks/deck_text.h"
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

namespace {

const std::string kFleet = "# first try\nname: Fleet\ngame: harbour\nauthor: Ada\n\n[Hold]\n2 Brig\n1 Never Heard Of\n";

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace

/// The player's decks: nothing of a text is lost, every state stays, a removed deck comes back.
class Decks : public LibraryFixture {
    Q_OBJECT

    [[nodiscard]] DeckStore decks() const { return m_library->decks(); }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        const auto all = decks().all();
        for (const StoredDeck& deck : *all) names.append(QString::fromStdString(deck.name));
        return names;
    }
    [[nodiscard]] QList<int> numbers(DeckId id) const
    {
        QList<int> numbers;
        const auto history = decks().history(id);
        for (const DeckRevision& revision : *history) numbers.append(revision.number);
        return numbers;
    }
    /// As if the newest revision had been begun and changed that long ago.
    void age(DeckId id, int begunSeconds, int changedSeconds)
    {
        const auto database = Database::open(m_home / "mazzo.db");
        QVERIFY(database);
        QVERIFY(database->run(
            R"(UPDATE deck_revision SET begun_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', (0 - ?) || ' seconds'),
                                 changed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', (0 - ?) || ' seconds')
                                 WHERE deck = ? AND number = (SELECT max(number) FROM deck_revision))",
            begunSeconds, changedSeconds, static_cast<std::int64_t>(id)));
    }

private slots:
    void init() { start(); }
    void cleanupTestCase() { m_library.reset(); }

    void aDeckIsKeptToTheLetter()
    {
        const auto deck = decks().add(kFleet, "not used");
        QVERIFY(deck);
        reopen();
        const StoredDeck read = decks().one(deck->id).value();
        QVERIFY(read == *deck);
        QCOMPARE(read.text, kFleet);
        QCOMPARE(read.name, std::string("Fleet"));
        QCOMPARE(read.game, std::string("harbour"));
        QCOMPARE(read.revision, 1);
        QVERIFY(!read.built && read.removedAt.empty());
        QCOMPARE(read.createdAt.size(), std::string("2024-01-01T00:00:00Z").size());
    }

    void aTextWithoutANameIsCalledAsAsked()
    {
        const std::string text = "game: harbour\n[hold]\n";
        const auto deck = decks().add(text, "  Harbour ");
        QVERIFY(deck);
        QCOMPARE(deck->name, std::string("Harbour"));
        QCOMPARE(deck->text, text);
        QCOMPARE(decks().freeName("harbour").value(), std::string("harbour 2"));
        QCOMPARE(decks().freeName("Port").value(), std::string("Port"));
        QCOMPARE(decks().add(text, " ").error().code, std::string("deck.no-name"));
        QCOMPARE(decks().add("name: No game\n", {}).error().code, std::string("deck.no-game"));
        QCOMPARE(decks().save(deck->id, text + "1 Brig\n")->name, std::string("Harbour"));
    }

    void aCopyGetsTheNextFreeNumber_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("name");
        QTest::newRow("nobody has it") << "Reef" << "Reef";
        QTest::newRow("taken") << "Tide" << "Tide 5";
        QTest::newRow("a copy's copy") << "Tide 2" << "Tide 5";
        QTest::newRow("of the last copy") << "tide 4" << "tide 5";
        QTest::newRow("of a copy whose first is gone") << "Wave 7" << "Wave 8";
        QTest::newRow("a year is no count") << "Worlds 2024" << "Worlds 2024 2";
        QTest::newRow("nor is a number with zeros") << "Agent 007" << "Agent 007 2";
        QTest::newRow("nor a name that is a number") << "42" << "42 2";
        QTest::newRow("accents and case are no difference") << "CITTA" << "CITTA 2";
    }
    void aCopyGetsTheNextFreeNumber()
    {
        QFETCH(QString, wanted);
        const std::set<std::string> taken{"tide",        "tide 2",    "tide 3", "tide 4", "wave 7",
                                          "worlds 2024", "agent 007", "42",     "citta"};
        QTEST(QString::fromStdString(freeName(wanted.toStdString(), taken)), "name");
    }

    void numbersAreKeptForDecksToCome()
    {
        const DeckId first = decks().reserve(3).value();
        const DeckId other = decks().add(kFleet, {})->id;  // another program's
        QCOMPARE(static_cast<int>(other), static_cast<int>(first) + 3);
        const auto kept = decks().add(kFleet, {}, first);
        QVERIFY(kept);
        QVERIFY(kept->id == first);
        QCOMPARE(kept->text, kFleet);
        QCOMPARE(numbers(first), QList<int>{1});
        QVERIFY2(!decks().add(kFleet, {}, other), "a number is given twice");
        QCOMPARE(decks().one(other)->revision, 1);
        reopen();
        QCOMPARE(static_cast<int>(decks().reserve(1).value()), static_cast<int>(other) + 1);
    }

    void everySaveIsARevision()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        const std::string more = replaced(kFleet, "2 Brig", "3 Brig");
        QCOMPARE(decks().save(id, more)->revision, 2);
        QCOMPARE(decks().save(id, more)->revision, 2);  // nothing changed
        QCOMPARE(decks().save(id, replaced(more, "Fleet", "Armada"))->name, std::string("Armada"));
        QCOMPARE(numbers(id), (QList<int>{3, 2, 1}));
        const auto history = decks().history(id).value();
        QVERIFY(history[2].reason == DeckRevision::Reason::Created && history[1].reason == DeckRevision::Reason::Saved);
        QCOMPARE(history[2].text, kFleet);
    }

    void stepsGrowIntoOneRevision_data()
    {
        QTest::addColumn<int>("begunSeconds");
        QTest::addColumn<int>("changedSeconds");
        QTest::addColumn<int>("revision");
        QTest::newRow("at once") << 0 << 0 << 2;
        QTest::newRow("after a moment") << 20 << 20 << 2;
        QTest::newRow("after a pause") << 40 << 40 << 3;
        QTest::newRow("after nine minutes of steps") << 540 << 5 << 2;
        QTest::newRow("after eleven minutes of steps") << 660 << 5 << 3;
        QTest::newRow("before a clock was set back") << -3600 << -3600 << 3;
    }
    void stepsGrowIntoOneRevision()
    {
        QFETCH(int, begunSeconds);
        QFETCH(int, changedSeconds);
        const DeckId id = decks().add(kFleet, {})->id;
        QCOMPARE(decks().save(id, kFleet + "1 Cook\n", DeckRevision::Reason::Step)->revision,
                 2);  // the first state stays
        age(id, begunSeconds, changedSeconds);
        QTEST(decks().save(id, kFleet + "2 Cook\n", DeckRevision::Reason::Step)->revision, "revision");
        QCOMPARE(decks().one(id)->text, kFleet + "2 Cook\n");
        QCOMPARE(decks().history(id)->back().text, kFleet);
    }

    void aStepNeverChangesWhatWasSaved()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        QCOMPARE(decks().save(id, kFleet + "1 Cook\n")->revision, 2);
        QCOMPARE(decks().save(id, kFleet + "2 Cook\n", DeckRevision::Reason::Step)->revision, 3);
        QCOMPARE(decks().save(id, kFleet + "3 Cook\n")->revision, 4);
    }

    void restoringIsARevisionToo()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        QVERIFY(decks().rename(id, "Armada"));
        QVERIFY(decks().save(id, "name: Armada\ngame: harbour\n"));
        const auto deck = decks().restore(id, 1);
        QVERIFY(deck);
        QCOMPARE(deck->text, kFleet);
        QCOMPARE(deck->name, std::string("Fleet"));
        QCOMPARE(numbers(id), (QList<int>{4, 3, 2, 1}));
        QVERIFY(decks().history(id)->front().reason == DeckRevision::Reason::Restored);
        QCOMPARE(decks().restore(id, 9).error().code, std::string("library.no-such-revision"));
    }

    void renamingKeepsEveryOtherLine()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        QCOMPARE(decks().rename(id, " Grand\nFleet ")->text, replaced(kFleet, "Fleet", "Grand Fleet"));
        QCOMPARE(names(), QStringList{"Grand Fleet"});
        QCOMPARE(decks().rename(id, "").error().code, std::string("deck.no-name"));
        QCOMPARE(decks().rename(id, "\xff").error().code, std::string("deck.bad-utf8"));
        QCOMPARE(decks().rename(id, std::string("a\0b", 3)).error().code, std::string("deck.no-text"));
        QCOMPARE(decks().add("game: harbour\n", std::string("a\0b", 3)).error().code, std::string("deck.no-text"));
        QCOMPARE(decks().rename(DeckId{99}, "x").error().code, std::string("library.no-such-deck"));
    }

    void aDuplicateIsADeckOfItsOwn()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        const auto copy = decks().duplicate(id, "Fleet 2");
        QVERIFY(copy);
        QCOMPARE(copy->text, replaced(kFleet, "Fleet", "Fleet 2"));
        QVERIFY(decks().save(copy->id, "name: Fleet 2\ngame: harbour\n"));
        QCOMPARE(decks().one(id)->text, kFleet);
        QCOMPARE(names(), (QStringList{"Fleet", "Fleet 2"}));
    }

    void removedDecksComeBackAndOnlyThosePurgedAreGone()
    {
        const DeckId id = decks().add(kFleet, {})->id;
        QVERIFY(m_library->collection().markBuilt(id, true));
        QCOMPARE(decks().purge(id).error().code, std::string("library.deck-in-use"));
        QVERIFY(decks().remove(id));
        QVERIFY(names().isEmpty());
        QCOMPARE(decks().removed()->size(), std::size_t{1});
        QVERIFY(decks().restoreRemoved(id));
        QCOMPARE(names(), QStringList{"Fleet"});
        QVERIFY(decks().one(id)->built);
        QVERIFY(decks().remove(id));
        QVERIFY(decks().purge(id));
        QVERIFY(decks().removed()->empty());
        QCOMPARE(decks().one(id).error().code, std::string("library.no-such-deck"));
        QVERIFY(decks().add(kFleet, {})->id != id);  // a number is never used again
    }

    void aDeckOutlivesItsPack()
    {
        QVERIFY(syncedPack().mistakes.empty());
        const DeckId id = decks().add(kFleet, {})->id;
        synced({});
        QVERIFY(!m_library->load("harbour"));
        QCOMPARE(decks().all()->front().text, kFleet);
        QVERIFY(decks().rename(id, "Still here"));
        const std::vector<ListedCard> cards = listing(kFleet, nullptr);
        QVERIFY((cards == std::vector<ListedCard>{{"Hold", "Brig", 2}, {"Hold", "Never Heard Of", 1}}));
        QCOMPARE(cardsIn(cards), 3);
    }

    void tagsAndNotesLieInTheText()
    {
        const std::string tagged = withTags(kFleet, {" fast ", "a, b", ""});
        QVERIFY((tagsOfDeck(tagged) == std::vector<std::string>{"fast", "a  b"}));
        const std::string noted = withNotes(tagged, "Keep the cook.\n\n[Hold] is no section here");
        QCOMPARE(notesOfDeck(noted), std::string("Keep the cook.\n\n[Hold] is no section here"));
        QVERIFY(tagsOfDeck(noted) == tagsOfDeck(tagged));
        QCOMPARE(withNotes(withTags(noted, {}), ""), kFleet);
        QCOMPARE(nameOfDeck(noted), std::string("Fleet"));
        QCOMPARE(nameOfDeck("game: harbour\n[hold]\nname: x\n"), std::string());
        QCOMPARE(withName("\xef\xbb\xbfgame: harbour\r\n[hold]\r\n1 Brig", "A"),
                 std::string("name: A\ngame: harbour\n[hold]\r\n1 Brig"));
        QCOMPARE(nameOfDeck("game: harbour\rname: Fleet\r[hold]\r1 Brig\r"), std::string("Fleet"));
    }

    void differencesAreCountedByZone()
    {
        const std::vector<ListedCard> before{{"hold", "Brig", 2}, {"hold", "Cook", 1}, {"side", "Brig", 1}};
        const std::vector<ListedCard> after{{"hold", "Brig", 3}, {"side", "Cook", 1}, {"side", "Brig", 1}};
        const DeckDifference change = difference(before, after);
        QVERIFY((change.added == std::vector<ListedCard>{{"hold", "Brig", 1}, {"side", "Cook", 1}}));
        QVERIFY((change.removed == std::vector<ListedCard>{{"hold", "Cook", 1}}));
    }
};

MAZZO_TEST(Decks)
#include "tst_decks.moc"
