// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/control_characters.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

/// Characters that drive a terminal or disguise a name.
class TestControlCharacters : public QObject {
    Q_OBJECT

private slots:
    void found_data();
    void found();
};

void TestControlCharacters::found_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("escaped");
    QTest::addColumn<QByteArray>("replaced");
    const auto same = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text << text << text; };
    same("nothing", "");
    same("plain", "Citt\u00e0 d'Oro \u2014 \u201cx\u201d \U0001F0A1");
    same("tab and lines", "a\tb\r\nc");
    same("marks of direction", "\u05d0\u200f!\u200e");
    same("a no-break space", "a\u00a0b");
    same("broken UTF-8", "a\xc2");
    same("the beginning of a long character", "a\xe2\x80");
    QTest::newRow("escape") << QByteArray("a\x1b[31m") << QByteArray("a\\u001b[31m") << QByteArray("a\ufffd[31m");
    QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b") << QByteArray("a\ufffdb");
    QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("\\u007f") << QByteArray("\ufffd");
    QTest::newRow("C1") << QByteArray("\xc2\x9b"
                                      "31m")
                        << QByteArray("\\u009b31m") << QByteArray("\ufffd31m");
    QTest::newRow("last C1") << QByteArray("\xc2\x9f") << QByteArray("\\u009f") << QByteArray("\ufffd");
    QTest::newRow("override") << QByteArray("a\u202etxt") << QByteArray("a\\u202etxt") << QByteArray("a\ufffdtxt");
    QTest::newRow("isolate") << QByteArray("\u2067x\u2069") << QByteArray("\\u2067x\\u2069")
                             << QByteArray("\ufffdx\ufffd");
    QTest::newRow("line separator") << QByteArray("\u2028") << QByteArray("\\u2028") << QByteArray("\ufffd");
    QTest::newRow("no character") << QByteArray("\xef\xbf\xbf") << QByteArray("\\uffff") << QByteArray("\ufffd");
}

void TestControlCharacters::found()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, escaped);
    QFETCH(QByteArray, replaced);
    const std::string input = text.toStdString();
    QCOMPARE(QByteArray::fromStdString(escapedControlCharacters(input)), escaped);
    QCOMPARE(QByteArray::fromStdString(withoutControlCharacters(input)), replaced);
    QCOMPARE(controlCharacter(input).has_value(), escaped != text);
    QVERIFY(!controlCharacter(replaced.toStdString()));
}

MAZZO_TEST(TestControlCharacters)
#include "test_control_characters.moc"
