// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_merge.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

/// Two versions of a deck are merged by header key, and by card and zone.
class TestDeckMerge : public QObject {
    Q_OBJECT

    static DeckMerge merged(const char* base, const char* ours, const char* theirs)
    {
        const Catalogue nothing;
        return mergeDecks(base, ours, theirs, nothing, nullptr);
    }

private slots:
    void bothChangesAreTaken_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("merged");
        const QString base = "name: Tide\ngame: birds\n\n[nest]\n# the best\n2 Gull\n1 Heron\n\n[sky]\n1 Swift\n";
        const auto with = [&base](const QString& from, const QString& to) { return QString(base).replace(from, to); };
        QTest::newRow("nothing") << base << base << base << base;
        QTest::newRow("only ours") << base << with("2 Gull", "3 Gull") << base << with("2 Gull", "3 Gull");
        QTest::newRow("only theirs") << base << base << with("2 Gull", "3 Gull") << with("2 Gull", "3 Gull");
        QTest::newRow("the same on both sides")
            << base << with("2 Gull", "3 Gull") << with("2 Gull", "3 Gull") << with("2 Gull", "3 Gull");
        QTest::newRow("two cards") << base << with("2 Gull", "3 Gull") << with("1 Heron", "4 Heron")
                                   << with("2 Gull\n1 Heron", "3 Gull\n4 Heron");
        QTest::newRow("the same card in two zones")
            << base << with("2 Gull", "3 Gull") << with("1 Swift", "1 Swift\n1 Gull")
            << with("2 Gull", "3 Gull").replace("1 Swift", "1 Swift\n1 Gull");
        QTest::newRow("removed there, added here")
            << base << with("1 Swift", "1 Swift\n2 Tern") << with("1 Heron\n", "")
            << with("1 Heron\n", "").replace("1 Swift", "1 Swift\n2 Tern");
        QTest::newRow("another name and a card") << base << with("2 Gull", "3 Gull") << with("Tide", "Ebb")
                                                 << with("2 Gull", "3 Gull").replace("Tide", "Ebb");
        QTest::newRow("notes and a comment")
            << base << with("game:", "notes: a\nnotes: b\ngame:") << with("# the best", "# the best\n# of all")
            << with("game:", "notes: a\nnotes: b\ngame:").replace("1 Heron", "1 Heron\n# of all");
        QTest::newRow("a new section") << base << with("2 Gull", "3 Gull") << base + "\n[pond]\n2 Duck\n"
                                       << with("2 Gull", "3 Gull") + "\n[pond]\n2 Duck\n";
        QTest::newRow("written in another way")
            << base << with("2 Gull", "Gull x2") << with("1 Heron", "1 Heron\n1 Owl")
            << with("2 Gull", "Gull x2").replace("1 Heron", "1 Heron\n1 Owl");
    }
    void bothChangesAreTaken()
    {
        QFETCH(QString, base);
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, merged);
        const DeckMerge result = this->merged(qPrintable(base), qPrintable(ours), qPrintable(theirs));
        QCOMPARE(result.conflicts, std::vector<std::string>());
        QCOMPARE(QString::fromStdString(result.text), merged);
    }

    void whatBothChangedDifferentlyIsAConflict()
    {
        const char* base = "name: Tide\ngame: birds\n[nest]\n2 Gull\n1 Heron\n";
        DeckMerge result = merged(base, "name: Tide\ngame: birds\n[nest]\n3 Gull\n1 Heron\n",
                                  "name: Tide\ngame: birds\n[nest]\n4 gull\n2 Heron\n");
        QCOMPARE(result.conflicts, std::vector<std::string>{"Gull"});
        QCOMPARE(QString::fromStdString(result.text), "name: Tide\ngame: birds\n[nest]\n3 Gull\n2 Heron\n");
        result = merged(base, "name: Ebb\ngame: birds\n[nest]\n2 Gull\n1 Heron\n",
                        "name: Flood\ngame: birds\n[nest]\n2 Gull\n1 Heron\n");
        QCOMPARE(result.conflicts, std::vector<std::string>{"name"});
        result = merged(base, "name: Tide\ngame: birds\n[nest]\n1 Heron\n",
                        "name: Tide\ngame: birds\n[nest]\n3 Gull\n1 Heron\n");
        QCOMPARE(result.conflicts, std::vector<std::string>{"Gull"});
    }

    void anEmptySectionStaysUnlessItWasRemoved()
    {
        const char* base = "game: birds\n[nest]\n1 Gull\n[sky]\n1 Swift\n";
        QCOMPARE(QString::fromStdString(merged(base, "game: birds\n[nest]\n2 Gull\n[sky]\n1 Swift\n",
                                               "game: birds\n[nest]\n1 Gull\n[sky]\n")
                                            .text),
                 "game: birds\n[nest]\n2 Gull\n[sky]\n");
        QCOMPARE(
            QString::fromStdString(
                merged(base, "game: birds\n[nest]\n2 Gull\n[sky]\n1 Swift\n", "game: birds\n[nest]\n1 Gull\n").text),
            "game: birds\n[nest]\n2 Gull\n");
        // What was added to the section keeps it.
        QCOMPARE(QString::fromStdString(merged(base, "game: birds\n[nest]\n1 Gull\n[sky]\n1 Swift\n1 Tern\n",
                                               "game: birds\n[nest]\n1 Gull\n")
                                            .text),
                 "game: birds\n[nest]\n1 Gull\n[sky]\n1 Tern\n");
    }
};

MAZZO_TEST(TestDeckMerge)
#include "test_deck_merge.moc"
