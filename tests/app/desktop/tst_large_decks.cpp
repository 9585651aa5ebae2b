// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "carddata/library/library.h"
#include "import/share/code.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/app/desktop/heartbeat.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

namespace {

/// A deck file of that many lines, each with an unknown card.
QString deckOfLines(int lines)
{
    QString text = "name: Large\ngame: everzone\n[Forces]\n";
    for (int line = 3; line < lines; ++line) text += QStringLiteral("1 Unknown %1\n").arg(line);
    return text;
}

}  // namespace

/// The largest inputs within the limits do not stop the window: what is too large to be edited is not opened, and
/// says why. How long the GUI thread was busy is printed.
class TestLargeDecks : public DesktopFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { m_app.reset(); }
    void theEditorOpensWhatItCanShow_data();
    void theEditorOpensWhatItCanShow();
    void unrecognisedLinesAreFound();
    void aSmallLinkWithManyCardsIsRefused();

private:
    /// The id of a deck that is in the library when the app starts.
    QString stored(const QString& text)
    {
        const QString deck = m_app->decks()->create("everzone", "Deck");
        m_app.reset();
        const auto library = Library::open(dataFolder());
        const auto id = library->decks().all()->front().id;
        if (!library->decks().save(id, text.toStdString(), DeckRevision::Reason::Saved)) return {};
        restart();
        return deck;
    }
};

void TestLargeDecks::theEditorOpensWhatItCanShow_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<bool>("opens");
    QTest::newRow("usual") << 60 << true;
    QTest::newRow("as many as allowed") << 5000 << true;
    QTest::newRow("more") << 5001 << false;
    QTest::newRow("450,000") << 450'000 << false;
}

void TestLargeDecks::theEditorOpensWhatItCanShow()
{
    QFETCH(int, lines);
    QFETCH(bool, opens);
    const QString text = deckOfLines(lines);
    const QString deck = stored(text);
    Heartbeat heartbeat;
    m_app->openDeck(deck);
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->editor()->busy(), 60'000);
    qInfo("%d lines: the longest block took %.1f ms", lines, heartbeat.longestBlock());
    QCOMPARE(m_app->editor()->problem().isEmpty(), opens);
    QVERIFY(m_app->editor()->rawText().isEmpty());
    QCOMPARE(m_app->editor()->deck()->cards()->count() > lines - 10, opens);
}

void TestLargeDecks::unrecognisedLinesAreFound()
{
    const QString deck = stored("name: Keys\ngame: everzone\nfirst: 1\n\nsecond: 2\n[Forces]\n1 Nobody\n");
    m_app->openDeck(deck);
    QTRY_VERIFY(!m_app->editor()->busy());
    QCOMPARE(m_app->editor()->deck()->unrecognisedLines(), (QStringList{"first: 1", "second: 2"}));
}

void TestLargeDecks::aSmallLinkWithManyCardsIsRefused()
{
    SharedDeck deck{"everzone", "1.0.0", "en", "", {}, {{"forces", {}, {}}}};
    for (std::uint32_t number = 1; number <= 100'000; ++number)
        deck.zones.front().cards.push_back({number + 100'000, 1});
    const QString link = QString::fromStdString(shareCode(deck));
    Heartbeat heartbeat;
    m_app->importAddress(link);
    QTRY_VERIFY(!m_app->importing()->busy());
    qInfo("%lld bytes: the longest block took %.1f ms", qlonglong(link.size()), heartbeat.longestBlock());
    QVERIFY(m_app->importing()->shown());
    QVERIFY2(m_app->importing()->problem().contains("20000"), qPrintable(m_app->importing()->problem()));
}

MAZZO_TEST(TestLargeDecks)
#include "tst_large_decks.moc"
