// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/code.h"
#include "tests/app/desktop/heartbeat.h"
#include "tests/app/desktop/my_cards_fixture.h"
#include "tests/support/test_registry.h"

#include <QThreadPool>

using namespace mazzo::tests;

namespace {

QByteArray lines(const QByteArray& head, const QByteArray& before, int count, const QByteArray& after)
{
    QByteArray text = head;
    for (int i = 0; i < count; ++i) text += before + QByteArray::number(i) + after;
    return text;
}

}  // namespace

/// Inputs of the largest size that the limits allow are read by worker threads: what they find arrives through the
/// event loop, and the GUI thread does the smaller part of the work. How long it was busy at a stretch is printed.
class TestResponsiveness : public MyCardsFixture {
    Q_OBJECT

private slots:
    void init()
    {
        CHECKED(start());
        CHECKED(edit("everzone"));
    }
    void cleanup() { stop(); }
    void aLongText();
    void aLongLink();
    void aLargeCollection();
    void aLargeTableOfCards();
    void aSearchAmongManyCards();

private:
    /// `act` starts something of which nothing is done when it returns and nothing arrives before the event loop runs.
    template <class Act, class Done>
    void check(const char* what, const Act& act, const Done& done, double maxShare)
    {
        Heartbeat heartbeat;
        act();
        QVERIFY2(!done(), "the GUI thread did it itself");
        QThreadPool::globalInstance()->waitForDone();
        QVERIFY2(!done(), "it did not arrive through the event loop");
        QTRY_VERIFY_WITH_TIMEOUT(done(), 60'000);
        const double share = heartbeat.share();
        qInfo("%s: %.0f %% of the work, at most %.1f ms at a stretch", what, share * 100, heartbeat.longestBlock());
        QVERIFY2(share <= maxShare, qPrintable(QString::number(share)));
    }
};

void TestResponsiveness::aLongText()
{
    const QString text = QString::fromUtf8(
        lines("name: Long\ngame: everzone\n[Forces]\n", "1 Unknown ", 350'000, "\n"));
    DeckImport& import = *m_app->importing();
    check("a text of 350,000 lines", [&] { import.open(text); }, [&] { return !import.busy() && import.shown(); }, 0.5);
}

void TestResponsiveness::aLongLink()
{
    SharedDeck deck{"everzone", "1.0.0", "en", "", {}, {{"forces", {}, {}}}};
    for (std::uint32_t number = 1; number < 19'990; ++number) deck.zones.front().cards.push_back({number + 100'000, 1});
    const QString link = QString::fromStdString(shareCode(deck));
    DeckImport& import = *m_app->importing();
    check(
        "a link of 20,000 cards", [&] { m_app->importAddress(link); }, [&] { return !import.busy() && import.shown(); },
        0.5);
}

void TestResponsiveness::aLargeCollection()
{
    const QUrl file = write("large.csv", lines("name,count\n", "Marin", 499'990, ",1\n"));
    const auto& import = *m_app->collection()->imports();
    m_app->navigation()->open(Navigation::Page::Collection);
    CHECKED(settle());
    check(
        "a collection of 500,000 lines", [&] { m_app->collection()->imports()->read(file); },
        [&] { return import.state() == "report"; }, 0.5);
}

void TestResponsiveness::aLargeTableOfCards()
{
    const QUrl file = write("large.csv", lines("name,type\n", "Card ", 99'990, ",unit\n"));
    const auto& import = *cards().fileImport();
    check("a table of 100,000 cards", [&] { cards().openFile(file); }, [&] { return import.state() == "report"; }, 0.5);
}

void TestResponsiveness::aSearchAmongManyCards()
{
    const QUrl file = write("cards.csv", lines("name,type\n", "Card ", 30'000, ",unit\n"));
    cards().openFile(file);
    QTRY_COMPARE_WITH_TIMEOUT(cards().fileImport()->state(), "report", 60'000);
    cards().fileImport()->store();
    CardSearch& search = *m_app->search();
    QTRY_VERIFY_WITH_TIMEOUT(search.total() > 30'000 && !search.busy(), 60'000);
    check(
        "a search among 30,000 cards", [&] { search.setText("card -type:support"); },
        [&] { return !search.busy() && search.result()->sure() == 30'000; }, 0.9);
}

MAZZO_TEST(TestResponsiveness)
#include "tst_responsiveness.moc"
