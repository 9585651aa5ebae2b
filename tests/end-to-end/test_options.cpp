// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// How the command line divides its words into options and arguments.
class TestOptions : public QObject {
    Q_OBJECT

private slots:
    void unknownOptionsAreRefusedWithASuggestion_data();
    void unknownOptionsAreRefusedWithASuggestion();
    void valuesAreChecked_data();
    void valuesAreChecked();
    void aValueMayFollowAnEqualsSign();
    void queriesMayBeginWithADash_data();
    void queriesMayBeginWithADash();
    void aLoneDoubleDashEndsTheOptions();
    void optionsMayBeRepeated();
    void theLastOfRepeatedSingleOptionsCounts();
    void fileNamesNeedNotBeUtf8();
    void helpListsEveryOption_data();
    void helpListsEveryOption();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments) const { return m_program.run(arguments); }
    [[nodiscard]] int count(const QStringList& arguments) const
    {
        return run(QStringList{"search", "everzone", "--json"} + arguments).object()["count"].toInt(-1);
    }

    const QString m_deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck");
    Program m_program;
};

void TestOptions::unknownOptionsAreRefusedWithASuggestion_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("misspelt") << QStringList{"validate", "--rulez", "it", m_deck}
                              << QByteArray("There is no option --rulez. Did you mean “--rules”?");
    QTest::newRow("with a value") << QStringList{"validate", "--rulez=it", m_deck}
                                  << QByteArray("There is no option --rulez. Did you mean “--rules”?");
    QTest::newRow("a common option") << QStringList{"games", "--jsn"}
                                     << QByteArray("There is no option --jsn. Did you mean “--json”?");
    QTest::newRow("behind the arguments")
        << QStringList{"fix", m_deck, "--owend"} << QByteArray("There is no option --owend. Did you mean “--owned”?");
    QTest::newRow("nothing near") << QStringList{"games", "--wxyz"} << QByteArray("There is no option --wxyz.");
    QTest::newRow("of another command") << QStringList{"games", "--strategy"}
                                        << QByteArray("There is no option --strategy.");
    QTest::newRow("Italian") << QStringList{"validate", m_deck, "--rulez", "--lang", "it"}
                             << QByteArray("L'opzione --rulez non esiste. Intendevi “--rules”?");
}

void TestOptions::unknownOptionsAreRefusedWithASuggestion()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err.trimmed(), message);
    QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
}

void TestOptions::valuesAreChecked_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("missing") << QStringList{"validate", m_deck, "--rules"}
                             << QByteArray("The option --rules needs a value.");
    QTest::newRow("missing, one dash") << QStringList{"fix", m_deck, "-o"}
                                       << QByteArray("The option -o needs a value.");
    QTest::newRow("for a flag") << QStringList{"fix", m_deck, "--owned=yes"}
                                << QByteArray("The option --owned takes no value.");
}

void TestOptions::valuesAreChecked()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err.trimmed(), message);
}

void TestOptions::aValueMayFollowAnEqualsSign()
{
    const Outcome outcome = run({"validate", m_deck, "--rules=it", "--set=players=4", "--json"});
    QCOMPARE(outcome.object()["rules"].toString(), QString("it"));
    QCOMPARE(outcome.object()["options"].toObject()["players"].toInt(), 4);
}

void TestOptions::queriesMayBeginWithADash_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("a word") << "-marine";
    QTest::newRow("a field") << "-type:unit";
    QTest::newRow("begins like -h") << "-has:attack";
    QTest::newRow("begins like an option of another command") << "-overlord";
}

void TestOptions::queriesMayBeginWithADash()
{
    QFETCH(QString, query);
    const int all = count({});
    const int matching = count({query.sliced(1)});
    QVERIFY(all > 0 && matching >= 0);
    // A negated query selects the others, except for the cards whose value is unknown.
    const QJsonObject negated = run({"search", "everzone", query, "--json"}).object();
    QCOMPARE(negated["count"].toInt(-1) + negated["undecided"].toInt(), all - matching);
    QCOMPARE(count({"--limit", "1", query}), negated["count"].toInt());
}

void TestOptions::aLoneDoubleDashEndsTheOptions()
{
    QCOMPARE(count({"--", "-type:unit"}), count({"-type:unit"}));
    QVERIFY(QFile::copy(m_deck, m_program.path("--rules")));
    QCOMPARE(run({"validate", "--", "--rules"}).status, 0);
    QCOMPARE(run({"validate", "--rules"}).status, 2);
    // Behind it --json is a file as well.
    const Outcome outcome = run({"validate", "--", "--rules", "--json"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith("--json: "), outcome.err.constData());
}

void TestOptions::optionsMayBeRepeated()
{
    const QJsonObject asked = run({"odds", m_deck, "--ask", "count(type:unit) >= 1", "--hands", "1000", "--ask",
                                   "count(type:unit) >= 9", "--json"})
                                  .object();
    QCOMPARE(asked["asks"].toArray().size(), 2);
    QCOMPARE(asked["asks"].toArray()[1].toObject()["ask"].toString(), QString("count(type:unit) >= 9"));
    const QJsonObject played =
        run({"goldfish", m_deck, "--seed", "7", "--do", "mulligan", "--do", "keep", "--json"}).object();
    QCOMPARE(played["steps"].toArray().size(), 3);
    const QJsonObject options =
        run({"validate", m_deck, "--set", "players=4", "--set", "cp=25", "--json"}).object()["options"].toObject();
    QCOMPARE(options["players"].toInt(), 4);
    QCOMPARE(options["cp"].toInt(), 25);
    const QString kingdom = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/prima-partita.deck");
    const QJsonObject simulated =
        run({"sim", kingdom, "--strategy", "big-money", "--strategy", "big-money", "--games", "10", "--json"}).object();
    QCOMPARE(simulated["strategies"].toArray().size(), 2);
}

void TestOptions::theLastOfRepeatedSingleOptionsCounts()
{
    QCOMPARE(run({"validate", m_deck, "--rules", "en", "--rules", "it", "--json"}).object()["rules"].toString(),
             QString("it"));
}

void TestOptions::fileNamesNeedNotBeUtf8()
{
    const QByteArray name = "b\xE9.deck";
    const QByteArray folder = QFile::encodeName(m_program.path("."));
    QFile source(m_deck);
    QVERIFY(source.open(QIODevice::ReadOnly));
    m_program.write("plain.deck", source.readAll());
    QCOMPARE(std::rename((folder + "/plain.deck").constData(), (folder + "/" + name).constData()), 0);
    // QProcess would encode the name, so a shell makes it.
    QProcess shell;
    shell.setWorkingDirectory(m_program.path("."));
    shell.start("sh", {"-c", "MAZZO_HOME=data " MAZZO_PROGRAM " validate \"$(printf 'b\\351.deck')\""});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(std::remove((folder + "/" + name).constData()), 0);  // QTemporaryDir cannot
}

void TestOptions::helpListsEveryOption_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArrayList>("options");
    QTest::newRow("games") << "games" << QByteArrayList{"--json", "--lang en|it", "--help"};
    QTest::newRow("validate") << "validate" << QByteArrayList{"--rules ID", "--set OPTION=VALUE", "--json"};
    QTest::newRow("fix") << "fix" << QByteArrayList{"--owned", "-o FILE"};
    QTest::newRow("deck") << "deck" << QByteArrayList{"--removed", "--as NAME", "--new", "--revision N"};
}

void TestOptions::helpListsEveryOption()
{
    QFETCH(QString, command);
    QFETCH(QByteArrayList, options);
    const Outcome english = run({command, "--help"});
    QCOMPARE(english.status, 0);
    QVERIFY(english.out.startsWith("mazzo " + command.toUtf8()));
    for (const QByteArray& option : options)
        QVERIFY2(english.out.contains("\n  " + option + " "), (option + "\n" + english.out).constData());
    const Outcome italian = run({command, "--lang", "it", "-h"});
    QCOMPARE(italian.status, 0);
    QVERIFY2(italian.out.contains("Mostra questo aiuto"), italian.out.constData());
}

MAZZO_TEST(TestOptions)
#include "test_options.moc"
