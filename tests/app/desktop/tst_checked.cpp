// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
#include "tests/support/test_registry.h"

#include <QProcess>

namespace {

constexpr auto kTimeOut = "MAZZO_TEST_HELPER_TIMES_OUT";
constexpr auto kRanOn = "the test ran on";

}  // namespace

/// A helper that times out fails the test that called it, and the test does not run on.
class TestChecked : public QObject {
    Q_OBJECT

private slots:
    void aTestWhoseHelperTimesOut();
    void stopsThereAndFails();

private:
    static void waitInVain() { QTRY_VERIFY_WITH_TIMEOUT(false, 1); }
    static void callAHelper() { CHECKED(waitInVain()); }
};

/// Only does something when the test below runs this program again: it has to fail.
void TestChecked::aTestWhoseHelperTimesOut()
{
    if (!qEnvironmentVariableIsSet(kTimeOut)) return;
    CHECKED(callAHelper());
    qWarning("%s", kRanOn);
}

void TestChecked::stopsThereAndFails()
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kTimeOut, "1");
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(), {"tst_checked", "aTestWhoseHelperTimesOut"});
    QVERIFY(program.waitForFinished(30'000));
    const QByteArray output = program.readAll();
    QVERIFY2(output.contains("FAIL!  : TestChecked::aTestWhoseHelperTimesOut()"), output.constData());
    QVERIFY2(!output.contains(kRanOn), output.constData());
    QCOMPARE(program.exitCode(), 1);
}

MAZZO_TEST(TestChecked)
#include "tst_checked.moc"
