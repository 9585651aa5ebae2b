// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/access.h"
#include "goldfish/sovereign/force.h"
#include "goldfish/sovereign/payment.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::goldfish::sovereign;

/// The rules that are pure numbers: payment, the access count, the death test.
class SovereignRules : public QObject {
    Q_OBJECT

private slots:
    void SV_T08_payment_data();
    void SV_T08_payment();
    void SV_T08_chosenPayment_data();
    void SV_T08_chosenPayment();
    void SV_T26_accessTable_data();
    void SV_T26_accessTable();
    void SV_T26_fourCases_data();
    void SV_T26_fourCases();
    void SV_T26_divisorOne();
    void SV_T18_deathTest_data();
    void SV_T18_deathTest();
};

namespace {

/// "W2 G1" in the colour order W, G, R, B.
Pool pool(const QString& text)
{
    Pool result(4);
    for (const QString& part : text.split(' ', Qt::SkipEmptyParts))
        result[std::size_t(QStringLiteral("WGRB").indexOf(part[0]))] = part.mid(1).toInt();
    return result;
}

/// "2+WW".
Cost cost(const QString& text)
{
    Cost result{text.section('+', 0, 0).toInt(), Pool(4)};
    for (const QChar letter : text.section('+', 1))
        if (letter != '0') ++result.coloured[std::size_t(QStringLiteral("WGRB").indexOf(letter))];
    return result;
}

}  // namespace

void SovereignRules::SV_T08_payment_data()
{
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("ready");
    QTest::addColumn<QString>("exhausted");  // "cannot" if it is not payable
    const char* rows[][3] = {{"0+W", "W1", "W1"},         {"0+W", "G1", "cannot"},
                             {"1+W", "W1", "cannot"},     {"1+W", "W1 G1", "W1 G1"},
                             {"1+W", "W2", "W2"},         {"1+W", "G2", "cannot"},
                             {"2+WW", "W2 G1", "cannot"}, {"2+WW", "W3 G1", "W3 G1"},
                             {"2+WW", "W1 G5", "cannot"}, {"3+0", "W1 G1 R1", "W1 G1 R1"},
                             {"3+0", "W1 G1", "cannot"},  {"0+0", "", ""},
                             {"1+RB", "R1 B1", "cannot"}, {"1+RB", "R2 B1", "R2 B1"},
                             {"1+G", "G1 W1", "W1 G1"},   {"1+G", "W2", "cannot"},
                             {"1+0", "W2 G2", "W1"},      {"2+G", "W1 G3 R1", "W1 G2"},
                             {"2+W", "W2 G1", "W2 G1"},   {"4+WWW", "W3 G4", "W3 G4"}};
    for (const auto& row : rows)
        QTest::newRow(qPrintable(QStringLiteral("SV-T08 %1 with %2").arg(row[0], row[1])))
            << row[0] << row[1] << row[2];
}

void SovereignRules::SV_T08_payment()
{
    QFETCH(QString, price);
    QFETCH(QString, ready);
    QFETCH(QString, exhausted);
    const Pool before = pool(ready);
    const auto paid = pay(cost(price), before);
    QCOMPARE(paid.has_value(), exhausted != "cannot");
    QCOMPARE(canPay(cost(price), before), paid.has_value());
    if (paid) QCOMPARE(*paid, pool(exhausted));
    QCOMPARE(before, pool(ready));
}

void SovereignRules::SV_T08_chosenPayment_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("exhausted");
    QTest::newRow("both generic pips white") << "W2" << "W2 G1";
    QTest::newRow("one each") << "W1 G1" << "W1 G2";
    QTest::newRow("the green one is needed for its own pip") << "G2" << "cannot";
    QTest::newRow("too few") << "W1" << "cannot";
    QTest::newRow("too many") << "W2 G1" << "cannot";
    QTest::newRow("a colour that is not there") << "R2" << "cannot";
}

void SovereignRules::SV_T08_chosenPayment()
{
    QFETCH(QString, choice);
    QFETCH(QString, exhausted);
    const auto paid = pay(cost("2+G"), pool("W2 G2"), pool(choice));
    QCOMPARE(paid.has_value(), exhausted != "cannot");
    if (paid) QCOMPARE(*paid, pool(exhausted));
}

void SovereignRules::SV_T26_accessTable_data()
{
    QTest::addColumn<int>("faceDown");
    QTest::addColumn<int>("limit");
    const int limits[] = {5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0};
    for (int faceDown = 0; faceDown <= 11; ++faceDown)
        QTest::newRow(qPrintable(QStringLiteral("SV-T26 D %1").arg(faceDown))) << faceDown << limits[faceDown];
}

void SovereignRules::SV_T26_accessTable()
{
    QFETCH(int, faceDown);
    QFETCH(int, limit);
    QCOMPARE(accessLimit(10, faceDown, 2), limit);
    for (int faceUp = 0; faceUp <= 5; ++faceUp) QCOMPARE(accessAllowed(10, faceDown, faceUp, 2), faceUp < limit);
}

void SovereignRules::SV_T26_fourCases_data()
{
    QTest::addColumn<int>("faceDown");
    QTest::addColumn<int>("faceUp");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("case 1: eight, none face up") << 8 << 0 << true;
    QTest::newRow("case 2: seven, one face up") << 7 << 1 << false;
    QTest::newRow("case 3: six, one face up") << 6 << 1 << true;
    QTest::newRow("case 3: back to seven") << 7 << 1 << false;
    QTest::newRow("case 4: used at eight, one gained") << 9 << 1 << false;
    QTest::newRow("case 4: that one lost again") << 8 << 1 << false;
    QTest::newRow("case 4: six at last") << 6 << 1 << true;
}

void SovereignRules::SV_T26_fourCases()
{
    QFETCH(int, faceDown);
    QFETCH(int, faceUp);
    QTEST(accessAllowed(10, faceDown, faceUp, 2), "allowed");
}

void SovereignRules::SV_T26_divisorOne()
{
    QVERIFY(accessAllowed(10, 9, 0, 1));
    QVERIFY(accessAllowed(10, 7, 1, 1));
    QVERIFY(!accessAllowed(10, 10, 0, 1));
}

void SovereignRules::SV_T18_deathTest_data()
{
    QTest::addColumn<int>("force");
    QTest::addColumn<int>("damage");
    QTest::addColumn<bool>("dead");
    QTest::newRow("Force 0, no damage") << 0 << 0 << false;
    QTest::newRow("Force 1, damage 1") << 1 << 1 << true;
    QTest::newRow("Force 0, damage 1") << 0 << 1 << true;
    QTest::newRow("Force 6, damage 3") << 6 << 3 << false;
    QTest::newRow("Force 6, damage 6") << 6 << 6 << true;
    QTest::newRow("Force 2 lowered by 2, no damage") << 2 - 2 << 0 << false;
}

void SovereignRules::SV_T18_deathTest()
{
    QFETCH(int, force);
    QFETCH(int, damage);
    QTEST(dies(force, damage), "dead");
}

MAZZO_TEST(SovereignRules)
#include "test_rules.moc"
