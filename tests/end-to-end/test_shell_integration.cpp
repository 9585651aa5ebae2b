// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QRegularExpression>
#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// The manual page and the shell completions that the program prints for packages.
class TestShellIntegration : public QObject {
    Q_OBJECT

private slots:
    void manPageDescribesEveryCommand_data();
    void manPageDescribesEveryCommand();
    void completionScriptsNameEveryCommandAndOption_data();
    void completionScriptsNameEveryCommandAndOption();
    void bashCompletes_data();
    void bashCompletes();
    void unknownShellIsRefused();

private:
    /// The names of the commands that `mazzo --help` lists.
    QStringList commandNames() const
    {
        QStringList names;
        const QString help = QString::fromUtf8(m_program.run({"--help", "--lang", "en"}).out);
        static const QRegularExpression kUsage("^  mazzo ([a-z]+)", QRegularExpression::MultilineOption);
        for (const auto& match : kUsage.globalMatch(help)) names.append(match.captured(1));
        return names;
    }

    Program m_program;
};

void TestShellIntegration::manPageDescribesEveryCommand_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("heading");
    QTest::newRow("English") << "en" << ".SH EXIT STATUS";
    QTest::newRow("Italian") << "it" << ".SH STATO DI USCITA";
}

void TestShellIntegration::manPageDescribesEveryCommand()
{
    QFETCH(QString, language);
    QFETCH(QString, heading);
    const Outcome page = m_program.run({"--man-page", "--lang", language});
    QCOMPARE(page.status, 0);
    const QString text = QString::fromUtf8(page.out);
    QVERIFY2(text.contains(heading + '\n'), qPrintable(text));
    const QStringList names = commandNames();
    QVERIFY(names.size() > 15);
    for (const QString& name : names) QVERIFY2(text.contains(".SS " + name + '\n'), qPrintable(name));
    QVERIFY(text.contains("\\-\\-mulligan"));
}

void TestShellIntegration::completionScriptsNameEveryCommandAndOption_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("option");
    QTest::newRow("bash") << "bash" << "--skip-refused";
    QTest::newRow("zsh") << "zsh" << "--skip-refused";
    QTest::newRow("fish") << "fish" << "-l skip-refused";
}

void TestShellIntegration::completionScriptsNameEveryCommandAndOption()
{
    QFETCH(QString, shell);
    QFETCH(QString, option);
    const Outcome script = m_program.run({"completion", shell});
    QCOMPARE(script.status, 0);
    const QString text = QString::fromUtf8(script.out);
    QVERIFY(text.contains(option));
    for (const QString& name : commandNames()) QVERIFY2(text.contains(name), qPrintable(name));
}

void TestShellIntegration::bashCompletes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    QTest::newRow("a command") << "val" << "validate";
    QTest::newRow("a subcommand") << "deck exp" << "export";
    QTest::newRow("subcommands written together in the usage") << "collection unw" << "unwant";
    QTest::newRow("an option") << "odds x.deck --mul" << "--mulligan";
    QTest::newRow("an option of every command") << "games --js" << "--json";
    QTest::newRow("a format") << "convert x.deck --to mark" << "markdown";
    QTest::newRow("a language") << "games --lang i" << "it";
    QTest::newRow("a game") << "search zomb" << "zombinion";
    QTest::newRow("a game behind a subcommand") << "cards export sov" << "sovereign";
}

void TestShellIntegration::bashCompletes()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    m_program.write("mazzo.bash", m_program.run({"completion", "bash"}).out);
    const QStringList words = typed.split(' ');
    const QString script = QStringLiteral("source mazzo.bash; COMP_WORDS=(mazzo %1); COMP_CWORD=%2; _mazzo; "
                                          "printf '%s\\n' \"${COMPREPLY[@]}\"")
                               .arg(typed)
                               .arg(words.size());
    QProcess bash;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", m_program.path("data"));
    environment.insert("PATH", QFileInfo(MAZZO_PROGRAM).path() + ':' + environment.value("PATH"));
    bash.setProcessEnvironment(environment);
    bash.setWorkingDirectory(m_program.path({}));
    bash.start("bash", {"-c", script});
    QVERIFY(bash.waitForFinished(60'000));
    QCOMPARE(QString::fromUtf8(bash.readAllStandardError()), QString());
    QCOMPARE(QString::fromUtf8(bash.readAllStandardOutput()).trimmed(), offered);
}

void TestShellIntegration::unknownShellIsRefused()
{
    const Outcome outcome = m_program.run({"completion", "tcsh", "--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.contains("tcsh"));
}

MAZZO_TEST(TestShellIntegration)
#include "test_shell_integration.moc"
