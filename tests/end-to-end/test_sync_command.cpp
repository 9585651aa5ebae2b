// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QSet>
#include <QtTest>

using namespace mazzo::tests;

/// Two libraries, each with a working copy of one Git repository.
class TestSyncCommand : public QObject {
    Q_OBJECT

private slots:
    void init();
    void twoLibrariesAndAGitRepositoryLoseNothing();
    void aConflictInGitKeepsBothDecks();
    void aFolderThatCannotBeMadeIsReported();
    void killedAtAnyMomentTheNextRunCompletesIt();

private:
    struct Computer {
        Program program;
        QString folder;
    };

    QByteArray git(const QString& folder, const QStringList& arguments) const;
    void clone(Computer& computer) const;
    /// What a player does to bring the folder up to date on one computer.
    void exchange(Computer& computer) const;
    Outcome sync(const Computer& computer) const { return computer.program.run({"sync", computer.folder, "--json"}); }
    static QByteArray allDecks(const Computer& computer);
    static QJsonArray decks(const Computer& computer)
    {
        return computer.program.run({"deck", "list", "--json"}).array();
    }
    static void save(const Computer& computer, const QByteArray& text)
    {
        computer.program.write("edit.deck", text);
        QCOMPARE(computer.program.run({"deck", "save", "edit.deck"}).status, 0);
    }
    static QByteArray exported(const Computer& computer, const QString& name)
    {
        return computer.program.run({"deck", "export", name}).out;
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<Computer> m_a;
    std::unique_ptr<Computer> m_b;
};

QByteArray TestSyncCommand::git(const QString& folder, const QStringList& arguments) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"}) environment.insert(name, "Tester");
    for (const char* name : {"GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"}) environment.insert(name, "t@example.org");
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    environment.insert("HOME", m_root->path());
    environment.insert("LC_ALL", "C");
    // The merge driver is a call of the program too.
    environment.insert("MAZZO_HOME", m_root->filePath("driver"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start("git", arguments);
    if (!process.waitForFinished(60'000)) return "git did not end";
    return process.readAll();
}

void TestSyncCommand::clone(Computer& computer) const
{
    computer.folder = computer.program.path("synced");
    git(m_root->path(), {"clone", "-q", m_root->filePath("shared.git"), computer.folder});
    git(computer.folder,
        {"config", "merge.mazzo.driver", QStringLiteral(MAZZO_PROGRAM) + " sync --git-merge %O %A %B %P"});
    git(computer.folder, {"config", "merge.renames", "false"});
}

void TestSyncCommand::init()
{
    m_root = std::make_unique<QTemporaryDir>();
    m_a = std::make_unique<Computer>();
    m_b = std::make_unique<Computer>();
    const QByteArray made = git(m_root->path(), {"init", "-q", "--bare", "-b", "main", "shared.git"});
    QVERIFY2(made.isEmpty(), made);
    clone(*m_a);
    // Both begin with the same commit, as if one had been cloned from the other.
    git(m_a->folder, {"commit", "-q", "--allow-empty", "-m", "begin"});
    const QByteArray pushed = git(m_a->folder, {"push", "-q", "origin", "HEAD:main"});
    QVERIFY2(pushed.isEmpty(), pushed);
    clone(*m_b);
}

void TestSyncCommand::exchange(Computer& computer) const
{
    QCOMPARE(sync(computer).status, 0);
    git(computer.folder, {"add", "-A"});
    git(computer.folder, {"commit", "-q", "-m", "edits"});
    git(computer.folder, {"pull", "-q", "--no-rebase", "--no-edit", "origin", "main"});
    // A file that was removed on one side and changed on the other stays, and so does what the driver added.
    git(computer.folder, {"add", "-A"});
    git(computer.folder, {"commit", "-q", "-m", "merge"});
    const Outcome after = sync(computer);
    QVERIFY2(after.status == 0, after.out + after.err);
    git(computer.folder, {"add", "-A"});
    git(computer.folder, {"commit", "-q", "-m", "merged"});
    const QByteArray pushed = git(computer.folder, {"push", "-q", "origin", "HEAD:main"});
    QVERIFY2(pushed.isEmpty(), pushed);
}

QByteArray TestSyncCommand::allDecks(const Computer& computer)
{
    QByteArrayList texts;
    for (const QJsonValue& deck : decks(computer))
        texts.append(exported(computer, "#" + QString::number(deck["id"].toInt())));
    std::ranges::sort(texts);
    return texts.join("----\n");
}

void TestSyncCommand::twoLibrariesAndAGitRepositoryLoseNothing()
{
    QRandomGenerator random(16);
    QSet<QByteArray> expected;
    const int rounds = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 200 : 8;
    for (int round = 0; round < rounds; ++round) {
        Computer& computer = random.bounded(2) == 0 ? *m_a : *m_b;
        const QByteArray card = "Card" + QByteArray::number(round) + "x";
        const QJsonArray all = decks(computer);
        const int what = random.bounded(6);
        if (all.size() < 2 || what == 0) {
            save(computer,
                 "name: Deck " + QByteArray::number(round) + "\ngame: everzone\n\n[forces]\n1 " + card + "\n");
            expected.insert(card);
        } else {
            const QString id = "#" + QString::number(all[random.bounded(int(all.size()))]["id"].toInt());
            const QByteArray text = exported(computer, id);
            if (what == 1) {
                for (auto known = expected.begin(); known != expected.end();)
                    known = text.contains(" " + *known + "\n") ? expected.erase(known) : std::next(known);
                QCOMPARE(computer.program.run({"deck", "remove", id}).status, 0);
            } else {
                save(computer, text + "1 " + card + "\n");
                expected.insert(card);
            }
        }
        if (random.bounded(2) == 0) exchange(random.bounded(2) == 0 ? *m_a : *m_b);
        if (QTest::currentTestFailed()) return;
    }
    for (int i = 0; i < 2; ++i) {
        exchange(*m_a);
        exchange(*m_b);
    }
    exchange(*m_a);
    const QByteArray decks = allDecks(*m_a);
    QCOMPARE(allDecks(*m_b), decks);
    for (const QByteArray& card : expected) QVERIFY2(decks.contains(" " + card + "\n"), card + " is lost:\n" + decks);
    QCOMPARE(sync(*m_a).object()["changes"].toArray().size(), 0);
}

void TestSyncCommand::aConflictInGitKeepsBothDecks()
{
    save(*m_a, "name: Tide\ngame: everzone\n\n[forces]\n1 Marine\n");
    exchange(*m_a);
    exchange(*m_b);
    save(*m_a, "name: Tide\ngame: everzone\n\n[forces]\n2 Marine\n");
    save(*m_b, "name: Tide\ngame: everzone\n\n[forces]\n3 Marine\n");
    exchange(*m_a);
    exchange(*m_b);
    exchange(*m_a);
    const QByteArray decks = allDecks(*m_a);
    QVERIFY2(decks.contains("\n2 Marine\n") && decks.contains("\n3 Marine\n") && decks.contains("(conflict, "), decks);
    QCOMPARE(allDecks(*m_b), decks);
}

void TestSyncCommand::aFolderThatCannotBeMadeIsReported()
{
    m_a->program.write("file", "x");
    const Outcome outcome = m_a->program.run({"sync", "file/folder"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("cannot be opened"), outcome.err);
}

void TestSyncCommand::killedAtAnyMomentTheNextRunCompletesIt()
{
    for (int i = 0; i < 6; ++i)
        save(*m_a, "name: Deck " + QByteArray::number(i) + "\ngame: everzone\n\n[forces]\n1 Marine\n");
    QCOMPARE(sync(*m_a).status, 0);
    QCOMPARE(sync(*m_b).status, 0);
    QRandomGenerator random(7);
    const int kills = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 100 : 5;
    QByteArray cards;
    for (int kill = 0; kill < kills; ++kill) {
        const QByteArray card = "1 Card" + QByteArray::number(kill) + "x\n";
        cards += card;
        save(*m_a, "name: Deck " + QByteArray::number(kill % 6) + "\ngame: everzone\n\n[forces]\n1 Marine\n" + card);
        m_a->program.kill({"sync", m_a->folder}, random.bounded(250));
        QCOMPARE(sync(*m_a).status, 0);
        QCOMPARE(sync(*m_a).object()["changes"].toArray().size(), 0);
        QCOMPARE(decks(*m_a).size(), 6);
    }
    QCOMPARE(QDir(m_a->folder + "/decks").entryList({"*.deck"}, QDir::Files).size(), 6);
    QCOMPARE(QDir(m_a->folder + "/decks").entryList({"*partial*"}, QDir::Files | QDir::Hidden).size(), 0);
}

MAZZO_TEST(TestSyncCommand)
#include "test_sync_command.moc"
