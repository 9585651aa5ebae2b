// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QtTest>
#include <unistd.h>

using namespace mazzo::tests;

/// Whatever happens to the program, the disk or the folder: what was reported as stored is there, and nothing is
/// reported that is not so.
class TestDataSafety : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void killedProgramsLoseNoSavedDeck();
    void killedWindowsLoseNoSavedDeck();
    void aKilledRestoreLeavesOneWholeLibrary();
    void severalProgramsAtOnceMakeOneDeckOfAName();
    void readingWorksOnAFullDisk();
    void readingWorksOnAReadOnlyLibrary();
    void aVanishedLibraryIsReported();
    void noHomeIsReported();
    void aRemovedWorkingFolderDoesNoHarm();
    void aDamagedGameIsReadAgainFromItsPack();
    void theLibraryIsPrivate();

private:
    static bool isLong() { return qEnvironmentVariableIsSet("MAZZO_LONG_TESTS"); }
    static QByteArray deckText(const QByteArray& name)
    {
        return "name: " + name + "\ngame: everzone\n[forces]\n1 Marine\n";
    }
    Outcome save(const QByteArray& name) const
    {
        m_program->write("deck.deck", deckText(name));
        return m_program->run({"deck", "save", "deck.deck"});
    }
    QStringList names() const
    {
        const Outcome listed = m_program->run({"deck", "list", "--json"});
        QStringList all;
        for (const QJsonValue& deck : listed.array()) all.append(deck["name"].toString());
        return listed.status == 0 ? all : QStringList{"exit status " + QString::number(listed.status) + listed.err};
    }
    /// Runs a script with the program's path and data folder as its first arguments.
    Outcome shell(const QString& script, bool withHome = true) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LC_ALL", "C");
        if (withHome) environment.insert("MAZZO_HOME", m_program->path("data"));
        else
            for (const char* name : {"MAZZO_HOME", "HOME", "XDG_DATA_HOME"}) environment.remove(name);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_program->path("."));
        process.start("sh", {"-c", script, "sh", MAZZO_PROGRAM, m_program->path("data")});
        if (!process.waitForFinished(60'000)) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    std::unique_ptr<Program> m_program;
};

void TestDataSafety::killedProgramsLoseNoSavedDeck()
{
    QRandomGenerator random(1);
    QStringList saved;
    const int kills = isLong() ? 500 : 20;
    for (int kill = 0; kill < kills; ++kill) {
        const QByteArray name = "Deck " + QByteArray::number(kill);
        m_program->write("deck.deck", deckText(name));
        if (m_program->kill({"deck", "save", "deck.deck"}, random.bounded(300)).status == 0) saved.append(name);
        const QStringList there = names();
        for (const QString& each : saved) QVERIFY2(there.contains(each), qPrintable(each + " of " + there.join(", ")));
        for (const QString& each : there) QVERIFY2(each.startsWith("Deck "), qPrintable(each));
    }
}

void TestDataSafety::killedWindowsLoseNoSavedDeck()
{
    QRandomGenerator random(2);
    const int kills = isLong() ? 100 : 3;  // those of a window in use are in tests/window
    for (int kill = 0; kill < kills; ++kill) {
        const QByteArray name = "Deck " + QByteArray::number(kill);
        const auto window = m_program->startWindow();
        QVERIFY(window->waitForStarted());
        QCOMPARE(save(name).status, 0);
        (void)window->waitForFinished(random.bounded(1500));
        window->kill();
        QVERIFY(window->waitForFinished());
        QVERIFY(names().contains(name));
        QCOMPARE(names().size(), kill + 1);
    }
}

void TestDataSafety::aKilledRestoreLeavesOneWholeLibrary()
{
    QCOMPARE(save("Old").status, 0);
    QCOMPARE(m_program->run({"backup", "-o", "old.backup"}).status, 0);
    QCOMPARE(save("New").status, 0);
    QRandomGenerator random(3);
    const int kills = isLong() ? 100 : 6;
    for (int kill = 0; kill < kills; ++kill) {
        m_program->kill({"restore", "old.backup"}, random.bounded(200));
        const QStringList there = names();
        QVERIFY2(there == QStringList{"Old"} || there == (QStringList{"New", "Old"}), qPrintable(there.join(", ")));
        if (there.size() == 1) QCOMPARE(save("New").status, 0);
    }
    QCOMPARE(m_program->run({"restore", "old.backup"}).status, 0);
    QCOMPARE(names(), QStringList{"Old"});
    QVERIFY(QDir(m_program->path("data")).entryList({"*.backup"}).size() >= 1);
    QCOMPARE(m_program->run({"deck", "save", "missing.deck"}).status, 2);
}

void TestDataSafety::severalProgramsAtOnceMakeOneDeckOfAName()
{
    QCOMPARE(save("First").status, 0);
    const auto window = m_program->startWindow();
    QVERIFY(window->waitForStarted());
    std::vector<std::unique_ptr<QProcess>> programs;
    for (int i = 0; i < 6; ++i) {
        const QString file = QString("deck%1.deck").arg(i);
        m_program->write(file, "game: everzone\n[forces]\n" + QByteArray::number(i + 1) + " Marine\n");
        programs.push_back(m_program->start({"deck", "save", file, "--as", "One"}));
    }
    for (const auto& program : programs) {
        QVERIFY(program->waitForFinished(60'000));
        QVERIFY2(program->exitCode() == 0, program->readAllStandardError());
    }
    window->kill();
    QVERIFY(window->waitForFinished());
    QStringList there = names();
    there.sort();
    QCOMPARE(there, (QStringList{"First", "One"}));
    const qsizetype revisions = m_program->run({"deck", "history", "One", "--json"}).out.count("\"revision\"");
    QVERIFY2(revisions >= 6, "every one of them is a revision");
}

void TestDataSafety::readingWorksOnAFullDisk()
{
    QCOMPARE(save("Kept").status, 0);
    m_program->write("deck.deck", deckText("Lost"));
    // No file may grow: what a full disk does.
    const QString full = "trap '' XFSZ; ulimit -f 0; ";
    const Outcome listed = shell(full + "\"$1\" deck list --json | cat");
    QVERIFY2(listed.out.contains("Kept"), listed.out + listed.err);
    const Outcome saved = shell(full + "\"$1\" deck save deck.deck 2>&1 | cat");
    QVERIFY2(!saved.out.contains("Added"), saved.out);
    QVERIFY2(!saved.out.isEmpty(), "the reason is said");
    QCOMPARE(names(), QStringList{"Kept"});
}

void TestDataSafety::readingWorksOnAReadOnlyLibrary()
{
    QCOMPARE(save("Kept").status, 0);
    m_program->write("deck.deck", deckText("Lost"));
    // Root may write anywhere, so that somebody else has to try.
    const bool isRoot = ::geteuid() == 0;
    const QString other = isRoot ? "setpriv --reuid=65534 --clear-groups " : "";
    const QString rights = isRoot ? "chmod 755 . \"$2\"; chmod -R a+rX \"$2\" deck.deck; " : "chmod -R a-w \"$2\"; ";
    const Outcome listed = shell(rights + other + "\"$1\" deck list --json");
    const Outcome saved = shell(other + "\"$1\" deck save deck.deck");
    (void)shell("chmod -R u+w \"$2\"");
    QCOMPARE(listed.status, 0);
    QVERIFY2(listed.out.contains("Kept"), listed.out + listed.err);
    QCOMPARE(saved.status, 2);
    QVERIFY2(!saved.err.isEmpty() && saved.out.isEmpty(), saved.out + saved.err);
    QCOMPARE(names(), QStringList{"Kept"});
}

void TestDataSafety::aVanishedLibraryIsReported()
{
    QCOMPARE(save("Kept").status, 0);
    QCOMPARE(m_program->run({"backup"}).status, 0);
    QVERIFY(QFile::remove(m_program->path("data/mazzo.db")));
    const Outcome lost = m_program->run({"deck", "list"});
    QCOMPARE(lost.status, 2);
    QVERIFY2(lost.err.contains("backups"), lost.err);
    QVERIFY2(!QFile::exists(m_program->path("data/mazzo.db")), "nothing was made in its place");
    m_program->write("data/mazzo.db", {});
    QCOMPARE(m_program->run({"deck", "list"}).status, 2);
    const QStringList backups = QDir(m_program->path("data")).entryList({"*.backup"});
    QCOMPARE(backups.size(), 1);
    QCOMPARE(m_program->run({"restore", m_program->path("data/" + backups.front())}).status, 0);
    QCOMPARE(names(), QStringList{"Kept"});
    QVERIFY(QFile::remove(m_program->path("data/mazzo.db")));
    QCOMPARE(m_program->run({"restore", "--empty"}).status, 0);
    QCOMPARE(names(), QStringList());
    QCOMPARE(m_program->run({"restore", "--empty"}).status, 2);
}

void TestDataSafety::noHomeIsReported()
{
    const Outcome outcome = shell("\"$1\" deck list", false);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("MAZZO_HOME"), outcome.err);
}

void TestDataSafety::aRemovedWorkingFolderDoesNoHarm()
{
    QCOMPARE(save("Kept").status, 0);
    const Outcome listed = shell("mkdir gone && cd gone && rmdir ../gone && exec \"$1\" deck list --json");
    QCOMPARE(listed.status, 0);
    QVERIFY2(listed.out.contains("Kept"), listed.out + listed.err);
    const Outcome relative = shell("mkdir gone && cd gone && rmdir ../gone && MAZZO_HOME=here exec \"$1\" deck list");
    QCOMPARE(relative.status, 2);
    QVERIFY(!relative.err.isEmpty());
}

void TestDataSafety::aDamagedGameIsReadAgainFromItsPack()
{
    QCOMPARE(save("Kept").status, 0);
    QVERIFY(QDir(m_program->path("data/cache")).removeRecursively());
    const Outcome damaged = shell("sqlite3 \"$2/mazzo.db\" \"UPDATE card SET names = '{' WHERE game = 'everzone'\"");
    QVERIFY2(damaged.status == 0, damaged.err);
    const Outcome found = m_program->run({"search", "everzone", "Marine", "--json"});
    QVERIFY2(found.status == 0, found.err);
    QVERIFY(found.object()["count"].toInt() > 0);
    QCOMPARE(names(), QStringList{"Kept"});
}

void TestDataSafety::theLibraryIsPrivate()
{
    QCOMPARE(save("Kept").status, 0);
    QCOMPARE(m_program->run({"backup"}).status, 0);
    QCOMPARE(m_program->run({"backup", "-o", "out.backup"}).status, 0);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther |
                        QFile::ExeOther;
    QStringList files{m_program->path("data"), m_program->path("data/mazzo.db"), m_program->path("out.backup")};
    for (const QString& backup : QDir(m_program->path("data")).entryList({"*.backup"}))
        files.append(m_program->path("data/" + backup));
    QCOMPARE(files.size(), 4);
    for (const QString& file : files) QVERIFY2(!(QFile::permissions(file) & others), qPrintable(file));
}

MAZZO_TEST(TestDataSafety)
#include "test_data_safety.moc"
