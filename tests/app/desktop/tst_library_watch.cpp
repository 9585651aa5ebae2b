// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "carddata/library/database.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>

using namespace mazzo::tests;

/// What other programs do to the library while the app is open: it is shown, and never overwritten.
class TestLibraryWatch : public DesktopFixture {
    Q_OBJECT

private slots:
    void init()
    {
        start();
        CHECKED(look());  // the first look only remembers what there is
    }
    void cleanup() { stop(); }
    void decksOfOthersAppearChangeAndGo();
    void anEditIsMergedWithWhatAnotherProgramSaved();
    void aConflictKeepsBothVersions();
    void anEditBringsBackADeckThatWasRemovedElsewhere();
    void anEditThatCouldNotBeStoredIsMergedLater();
    void aLibraryThatIsGoneIsNotReplaced();
    void aLinkDoesNotReplaceAHalfTypedList();

private:
    void look() const
    {
        QSignalSpy looked(&m_app->watch(), &LibraryWatch::looked);
        m_app->watch().look();
        QTRY_VERIFY(looked.count() > 0);
        CHECKED(settle());
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < m_app->decks()->decks()->count(); ++row)
            all.append(m_app->decks()->decks()->at(row, "name").toString());
        all.sort();
        return all;
    }
    [[nodiscard]] static StoredDeck stored(const Library& library, const std::string& name)
    {
        const auto decks = library.decks().all();
        for (const StoredDeck& deck : *decks)
            if (deck.name == name) return deck;
        return {};
    }
    [[nodiscard]] static Library other() { return std::move(*Library::open(dataFolder())); }
    static std::string deckText(const std::string& name, const std::string& cards)
    {
        return "name: " + name + "\ngame: everzone\n\n[forces]\n" + cards;
    }
};

void TestLibraryWatch::decksOfOthersAppearChangeAndGo()
{
    const Library program = other();
    const auto added = program.decks().add(deckText("Theirs", "1 Marine\n"), {});
    QVERIFY(added);
    CHECKED(look());
    QCOMPARE(names(), QStringList{"Theirs"});
    QVERIFY(program.decks().rename(added->id, "Renamed"));
    CHECKED(look());
    QCOMPARE(names(), QStringList{"Renamed"});
    QVERIFY(program.decks().remove(added->id));
    CHECKED(look());
    QCOMPARE(names(), QStringList());
}

void TestLibraryWatch::anEditIsMergedWithWhatAnotherProgramSaved()
{
    m_app->openDeck(m_app->decks()->addText(QString::fromStdString(deckText("Tide", "2 Marine\n1 Sniper\n"))));
    CHECKED(settle());
    const Library program = other();
    QVERIFY(program.decks().save(stored(program, "Tide").id, deckText("Tide", "5 Marine\n1 Sniper\n")));
    QVERIFY(editor().change(rowOf("Sniper"), 1));  // before anybody has looked
    CHECKED(settle());
    QCOMPARE(stored(program, "Tide").text, deckText("Tide", "5 Marine\n2 Sniper\n"));
    QCOMPARE(editor().openDeck()->text(), deckText("Tide", "5 Marine\n2 Sniper\n"));
    QCOMPARE(names(), QStringList{"Tide"});
}

void TestLibraryWatch::aConflictKeepsBothVersions()
{
    m_app->openDeck(m_app->decks()->addText(QString::fromStdString(deckText("Tide", "2 Marine\n"))));
    CHECKED(settle());
    const Library program = other();
    QVERIFY(program.decks().save(stored(program, "Tide").id, deckText("Tide", "5 Marine\n")));
    QVERIFY(editor().change(rowOf("Marine"), 1));
    CHECKED(settle());
    QCOMPARE(names().size(), 2);
    QVERIFY2(names().back().startsWith("Tide (conflict, "), qPrintable(names().back()));
    QCOMPARE(stored(program, "Tide").text, deckText("Tide", "3 Marine\n"));
    QCOMPARE(stored(program, names().back().toStdString()).text, deckText(names().back().toStdString(), "5 Marine\n"));
    QVERIFY(m_app->notice()->text().contains(names().back()));
    QVERIFY(!m_app->notice()->undoable());
}

void TestLibraryWatch::anEditBringsBackADeckThatWasRemovedElsewhere()
{
    m_app->openDeck(m_app->decks()->addText(QString::fromStdString(deckText("Tide", "2 Marine\n"))));
    CHECKED(settle());
    const Library program = other();
    QVERIFY(program.decks().remove(stored(program, "Tide").id));
    QVERIFY(editor().change(rowOf("Marine"), 1));
    CHECKED(settle());
    QCOMPARE(stored(program, "Tide").text, deckText("Tide", "3 Marine\n"));
}

void TestLibraryWatch::anEditThatCouldNotBeStoredIsMergedLater()
{
    m_app->openDeck(m_app->decks()->addText(QString::fromStdString(deckText("Tide", "2 Marine\n1 Sniper\n"))));
    CHECKED(settle());
    {
        const auto database = Database::open(dataFolder() / "mazzo.db");
        QVERIFY(database->execute(
            "CREATE TRIGGER no BEFORE INSERT ON deck_revision BEGIN SELECT RAISE(ABORT, 'no'); END;"
            "CREATE TRIGGER nor BEFORE UPDATE ON deck_revision BEGIN SELECT RAISE(ABORT, 'no'); END"));
    }
    QVERIFY(editor().change(rowOf("Sniper"), 1));
    CHECKED(settle());
    QVERIFY(editor().change(rowOf("Sniper"), 1));
    CHECKED(settle());
    {
        const auto database = Database::open(dataFolder() / "mazzo.db");
        QVERIFY(database->execute("DROP TRIGGER no; DROP TRIGGER nor"));
    }
    const Library program = other();
    QVERIFY(program.decks().save(stored(program, "Tide").id, deckText("Tide", "5 Marine\n1 Sniper\n")));
    QTRY_COMPARE_WITH_TIMEOUT(stored(program, "Tide").text, deckText("Tide", "5 Marine\n3 Sniper\n"), 20'000);
}

void TestLibraryWatch::aLibraryThatIsGoneIsNotReplaced()
{
    m_app->openDeck(m_app->decks()->addText(QString::fromStdString(deckText("Tide", "2 Marine\n"))));
    CHECKED(settle());
    const std::filesystem::path folder = dataFolder();
    const std::filesystem::path away = folder.string() + "-away";
    std::filesystem::rename(folder, away);
    QVERIFY(editor().change(rowOf("Marine"), 1));
    CHECKED(settle());
    QVERIFY2(editor().problem().contains("removed"), qPrintable(editor().problem()));
    QVERIFY2(!std::filesystem::exists(folder), "no new library pretends to be the old one");
    std::filesystem::rename(away, folder);
    QTRY_COMPARE_WITH_TIMEOUT(stored(other(), "Tide").text, deckText("Tide", "3 Marine\n"), 20'000);
}

void TestLibraryWatch::aLinkDoesNotReplaceAHalfTypedList()
{
    DeckImport& importing = *m_app->importing();
    importing.begin();
    importing.setText("2 Mari");
    m_app->importAddress("mazzo:link");
    QCOMPARE(importing.text(), "2 Mari");
    QCOMPARE(importing.waiting(), 1);
    importing.dismiss();
    QTRY_COMPARE(importing.text(), "mazzo:link");
    QCOMPARE(importing.waiting(), 0);
    importing.dismiss();
}

MAZZO_TEST(TestLibraryWatch)
#include "tst_library_watch.moc"
