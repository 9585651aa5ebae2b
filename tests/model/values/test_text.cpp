// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/folded_texts.h"
#include "model/nearest.h"
#include "model/text.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

/// How texts are compared: case, accents, apostrophes, blanks, broken bytes.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void foldingForgetsCaseAccentsAndQuotes_data();
    void foldingForgetsCaseAccentsAndQuotes();
    void foldingTwiceIsFoldingOnce();
    void manyTextsFoldLikeEach();
    void piecesLieInTheWhole();
    void brokenUtf8IsFoundAtItsByte_data();
    void brokenUtf8IsFoundAtItsByte();
    void columnsCountCharacters();
    void nearestNamesComeBestFirst();
};

void TestText::foldingForgetsCaseAccentsAndQuotes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("case") << QByteArray("MaRiNe") << QByteArray("marine");
    QTest::newRow("accents") << QByteArray("Città Però") << QByteArray("citta pero");
    QTest::newRow("a decomposed accent") << QByteArray("Citta\u0300") << QByteArray("citta");
    QTest::newRow("curly apostrophe") << QByteArray("Rifornimento d\u2019Energia")
                                      << QByteArray("rifornimento d'energia");
    QTest::newRow("dashes") << QByteArray("X\u2013Lag") << QByteArray("x-lag");
    QTest::newRow("blanks") << QByteArray("  Sea \t\u00a0 Arrow ") << QByteArray("sea arrow");
    QTest::newRow("sharp s and ligature") << QByteArray("Straße ﬁn") << QByteArray("strasse fin");
    QTest::newRow("Greek") << QByteArray("ΆΣ") << QByteArray("ασ");
    QTest::newRow("a broken byte stays") << QByteArray("a\xff"
                                                       "B")
                                         << QByteArray("a\xff"
                                                       "b");
    QTest::newRow("empty") << QByteArray("") << QByteArray("");
}

void TestText::foldingForgetsCaseAccentsAndQuotes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(folded(text.toStdString())), expected);
}

void TestText::foldingTwiceIsFoldingOnce()
{
    for (const char* text : {"ǅ Ünï", "İstanbul", "Ⅷ ½ ﷺ", "\u0345\u0300", " a  b "}) {
        const std::string once = folded(text);
        QCOMPARE(folded(once), once);
    }
}

void TestText::manyTextsFoldLikeEach()
{
    const std::vector<std::string> texts{"Sea Arrow",           "",  "  La Citt\xc3\xa0 ",
                                         std::string(300, 'X'), "x", "\xef\xb7\xba"};
    FoldedTexts all;
    for (int round = 0; round < 2; ++round) {
        for (const std::string& text : texts) all.add(text);
        QCOMPARE(all.size(), texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i) QCOMPARE(std::string(all[i]), folded(texts[i]));
        all.clear();
    }
}

void TestText::piecesLieInTheWhole()
{
    const std::string whole = "4 Marine", other = "4 Marine";
    const std::string_view view = whole;
    QVERIFY(isWithin(view, whole));
    QVERIFY(isWithin(view.substr(2), whole));
    QVERIFY(isWithin(view.substr(8), whole));
    QVERIFY(!isWithin(view, view.substr(1)));
    QVERIFY(!isWithin(other, whole));
}

void TestText::brokenUtf8IsFoundAtItsByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("place");
    QTest::newRow("sound") << QByteArray("però") << -1;
    QTest::newRow("a lone continuation") << QByteArray("ab\x80") << 2;
    QTest::newRow("cut short") << QByteArray("per\xc3") << 3;
    QTest::newRow("overlong") << QByteArray("\xc0\xaf") << 0;
    QTest::newRow("behind many sound ones") << QByteArray(100, 'a') + "\xff" + QByteArray(100, 'a') << 100;
    QTest::newRow("a surrogate") << QByteArray("x\xed\xa0\x80") << 1;
}

void TestText::brokenUtf8IsFoundAtItsByte()
{
    QFETCH(QByteArray, text);
    QFETCH(int, place);
    const auto broken = brokenUtf8(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QCOMPARE(broken ? static_cast<int>(*broken) : -1, place);
}

void TestText::columnsCountCharacters()
{
    QCOMPARE(characters("però"), 4);
    QCOMPARE(characters(""), 0);
}

void TestText::nearestNamesComeBestFirst()
{
    const std::vector<std::string_view> names{"race", "range", "cost", "terrain"};
    QCOMPARE(nearest("rase", names), (std::vector<std::string>{"race"}));
    QCOMPARE(nearest("arce", names), (std::vector<std::string>{"race"}));
    QCOMPARE(nearest("terr", names), (std::vector<std::string>{"terrain"}));
    QCOMPARE(nearest("zzzz", names), (std::vector<std::string>{}));
    QCOMPARE(nearest("RANGES", names), (std::vector<std::string>{"range"}));
    QCOMPARE(nearest("rase", {"race", "Race"}), (std::vector<std::string>{"race"}));
}

MAZZO_TEST(TestText)
#include "test_text.moc"
