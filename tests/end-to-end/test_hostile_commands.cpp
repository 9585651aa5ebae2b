// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mazzo::tests;

namespace {

const QByteArray kDeck = "name: a\x1b]0;x\x07\ngame: everzone\n[Forces]\n3 Gh\x1b[31most \xc2\x9b"
                         "1m \u202etxt\n";

bool hasControls(const QByteArray& text)
{
    return text.contains('\x1b') || text.contains('\x07') || text.contains("\xc2\x9b") || text.contains("\u202e");
}

/// The program with its standard output in a file or a device, and at most that much memory.
int statusOf(const Program& program, const QStringList& arguments, const QString& out, rlim_t bytes = RLIM_INFINITY)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", program.path("data"));
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(out);
    process.setChildProcessModifier([bytes] {
        const rlimit limit{bytes, bytes};
        if (bytes != RLIM_INFINITY) ::setrlimit(RLIMIT_AS, &limit);
    });
    process.start(MAZZO_PROGRAM, arguments);
    if (!process.waitForFinished(120'000)) return -3;
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
}

}  // namespace

/// What the commands do with names, files and outputs that want to do harm.
class TestHostileCommands : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }
    void noControlCharacterIsPrinted_data();
    void noControlCharacterIsPrinted();
    void outputsAreNotReplaced();
    void noCommandReplacesAPipe_data();
    void noCommandReplacesAPipe();
    void aFailedOutputIsAnError();
    void svgIsOnlyReadIfItIsOurs();
    void packsThatFillTheMemoryAreRefused_data();
    void packsThatFillTheMemoryAreRefused();
    void aBrokenPackIsReadOnce();
    void aPackWithoutWhatItsEngineNeedsIsRefused();

private:
    std::unique_ptr<Program> m_program;
};

void TestHostileCommands::init()
{
    m_program = std::make_unique<Program>();
    m_program->write("x.deck", kDeck);
}

void TestHostileCommands::noControlCharacterIsPrinted_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("validate") << QStringList{"validate", "x.deck"};
    QTest::newRow("validate --json") << QStringList{"validate", "x.deck", "--json"};
    QTest::newRow("convert") << QStringList{"convert", "x.deck", "--to", "text"};
    QTest::newRow("convert to XML") << QStringList{"convert", "x.deck", "--to", "cod"};
    QTest::newRow("goldfish") << QStringList{"goldfish", "x.deck", "--seed", "1"};
    QTest::newRow("goldfish --json") << QStringList{"goldfish", "x.deck", "--seed", "1", "--json"};
    QTest::newRow("an unknown command") << QStringList{"\x1b[31m"};
    QTest::newRow("an unknown file") << QStringList{"validate", "\x1b[31m.deck"};
    QTest::newRow("a search") << QStringList{"search", "everzone", "\x1b[31m:\u202e"};
}

void TestHostileCommands::noControlCharacterIsPrinted()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = m_program->run(arguments);
    QVERIFY(outcome.status >= 0);
    QVERIFY2(!hasControls(outcome.out), outcome.out.constData());
    QVERIFY2(!hasControls(outcome.err), outcome.err.constData());
}

void TestHostileCommands::outputsAreNotReplaced()
{
    const QString pipe = m_program->path("pipe"), folder = m_program->path("folder");
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QVERIFY(QDir().mkdir(folder));
    struct stat before{};
    struct stat after{};
    QCOMPARE(::stat("/dev/null", &before), 0);
    QCOMPARE(m_program->run({"convert", "x.deck", "--to", "text", "-o", "/dev/null"}).status, 0);
    QCOMPARE(::stat("/dev/null", &after), 0);
    QVERIFY(S_ISCHR(after.st_mode) && before.st_ino == after.st_ino);
    QVERIFY(m_program->run({"convert", "x.deck", "--to", "text", "-o", "/dev/full"}).status != 0);
    QVERIFY(m_program->run({"convert", "x.deck", "--to", "text", "-o", folder}).status != 0);
    QVERIFY(QFileInfo(folder).isDir());
    // Nobody reads from the pipe: it is refused, and stays.
    QVERIFY(m_program->run({"convert", "x.deck", "--to", "text", "-o", pipe}).status != 0);
    QCOMPARE(::stat(pipe.toLocal8Bit().constData(), &after), 0);
    QVERIFY(S_ISFIFO(after.st_mode));
    const int reader = ::open(pipe.toLocal8Bit().constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(reader >= 0);
    QCOMPARE(m_program->run({"convert", "x.deck", "--to", "text", "-o", pipe}).status, 0);
    char first = 0;
    QCOMPARE(::read(reader, &first, 1), ssize_t{1});
    ::close(reader);
    QCOMPARE(::stat(pipe.toLocal8Bit().constData(), &after), 0);
    QVERIFY(S_ISFIFO(after.st_mode));
}

void TestHostileCommands::noCommandReplacesAPipe_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* arguments) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments).split(' ') + QStringList{"pipe"};
    };
    for (const char* kind : {"--qr", "--image", "--pdf", "--html", "--proxies"})
        row(QByteArray("share legal.deck ").append(kind).constData());
    row("share kingdom.deck --setup");
    row("convert legal.deck --to text -o");
    row("fix legal.deck -o");
    row("goldfish legal.deck --seed 1 --save");
    row("random everzone --seed 1 -o");
    row("deck export Kept -o");
    row("collection export everzone -o");
    row("cards export everzone -o");
    row("layer export everzone -o");
    row("pack export everzone -o");
    row("backup -o");
}

/// A program that replaced `/dev/null` would break the whole computer.
void TestHostileCommands::noCommandReplacesAPipe()
{
    QFETCH(QStringList, arguments);
    QVERIFY(
        QFile::copy(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck", m_program->path("legal.deck")));
    QVERIFY(QFile::copy(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/prima-partita.deck",
                        m_program->path("kingdom.deck")));
    QCOMPARE(m_program->run({"deck", "save", "legal.deck", "--as", "Kept"}).status, 0);
    const QByteArray pipe = m_program->path("pipe").toLocal8Bit();
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const Outcome refused = m_program->run(arguments);
    QVERIFY2(refused.status == 2, "nobody reads from the pipe");
    QVERIFY2(refused.err.contains("pipe"), refused.err);
    struct stat about{};
    QCOMPARE(::stat(pipe.constData(), &about), 0);
    QVERIFY(S_ISFIFO(about.st_mode));
    QVERIFY(QDir(m_program->path(".")).entryList({"*.part*"}, QDir::Files | QDir::Hidden).isEmpty());
    if (arguments.front() == "backup") return;  // it replaces nothing at all
    // With a reader the whole output arrives.
    QProcess reader;
    reader.start("cat", {QString::fromLocal8Bit(pipe)});
    QVERIFY(reader.waitForStarted());
    bool isWritten = false;
    for (const QDeadlineTimer deadline(60'000); !isWritten && !deadline.hasExpired();)
        isWritten = m_program->run(arguments).status == 0;  // until the reader has opened it
    QVERIFY(isWritten);
    QVERIFY(reader.waitForFinished(60'000));
    QVERIFY(!reader.readAllStandardOutput().isEmpty());
    QCOMPARE(::stat(pipe.constData(), &about), 0);
    QVERIFY(S_ISFIFO(about.st_mode));
}

void TestHostileCommands::aFailedOutputIsAnError()
{
    for (const QStringList& arguments : {QStringList{"--version"},
                                         {"--help"},
                                         {"games"},
                                         {"validate", m_program->path("x.deck")},
                                         {"convert", m_program->path("x.deck"), "--to", "text"}}) {
        QCOMPARE(statusOf(*m_program, arguments, "/dev/full"), 2);
        QVERIFY(statusOf(*m_program, arguments, "/dev/null") != 2);
    }
}

void TestHostileCommands::svgIsOnlyReadIfItIsOurs()
{
    m_program->write("evil.svg", "<svg xmlns='http://www.w3.org/2000/svg'><image href='/dev/ptmx'/></svg>");
    m_program->write("text.svg", "<svg xmlns='http://www.w3.org/2000/svg'><text>x</text></svg>");
    for (const char* file : {"evil.svg", "text.svg"}) {
        const Outcome outcome = m_program->run({"open", file});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("SVG"), outcome.err.constData());
    }
}

void TestHostileCommands::packsThatFillTheMemoryAreRefused_data()
{
    QTest::addColumn<QByteArray>("cards");
    // The first reaches the limit of any file; the others exceed the budget without a limit, too, and are read faster.
    QTest::newRow("numbers") << "[" + QByteArray("1,").repeated(30'000'000) + "1]";
    QTest::newRow("lists") << "[" + QByteArray("[],").repeated(4'000'000) + "1]";
    QTest::newRow("keys") << "[{" + QByteArray("\"a\":1,").repeated(2'000'000) + "\"a\":1}]";
    QTest::newRow("objects") << "[" + QByteArray("{},").repeated(4'000'000) + "1]";
}

/// 60 MB within the limits of a file took 13 GB.
void TestHostileCommands::packsThatFillTheMemoryAreRefused()
{
    QFETCH(QByteArray, cards);
    copyFolder(MAZZO_SOURCE_DIR "/carddata/games/everzone", m_program->path("everzone"));
    m_program->write("everzone/cards.json", "{\"cards\": " + cards + "}");
#ifdef __SANITIZE_ADDRESS__
    QSKIP("a sanitizer reserves more address space than the budget");
#endif
    constexpr rlim_t kBudget = rlim_t{1} << 30;
    QCOMPARE(statusOf(*m_program, {"pack", "check", m_program->path("everzone")}, "/dev/null", kBudget), 1);
}

void TestHostileCommands::aBrokenPackIsReadOnce()
{
    const QString pack = m_program->path("data/packs/broken");
    QVERIFY(QDir().mkpath(pack));
    m_program->write("data/packs/broken/game.json", "{ not JSON");
    QCOMPARE(m_program->run({"games"}).status, 0);  // the other games work
    const QString kept = m_program->path("data/cache/refused/broken.json");
    QVERIFY(QFileInfo::exists(kept));
    const QDateTime first = QFileInfo(kept).lastModified();
    const Outcome again = m_program->run({"search", "everzone", "marine"});
    QCOMPARE(again.status, 0);
    QCOMPARE(QFileInfo(kept).lastModified(), first);
    // What it says is kept too, and a repaired pack is read again.
    m_program->write("data/packs/broken/game.json", "{ not JSON at all");
    (void)m_program->run({"games"});
    QVERIFY(m_program->read("data/cache/refused/broken.json").contains("pack.bad-json"));
}

void TestHostileCommands::aPackWithoutWhatItsEngineNeedsIsRefused()
{
    copyFolder(MAZZO_SOURCE_DIR "/carddata/games/everzone", m_program->path("everzone"));
    const QByteArray game = m_program->read("everzone/game.json");
    QJsonObject json = QJsonDocument::fromJson(game).object();
    QJsonObject procedure = json["procedure"].toObject();
    QJsonArray zones = procedure["zones"].toArray();
    for (int i = 0; i < zones.size(); ++i)
        if (zones[i].toObject()["id"] == "tokens") zones.removeAt(i--);
    procedure["zones"] = zones;
    json["procedure"] = procedure;
    m_program->write("everzone/game.json", QJsonDocument(json).toJson());
    const Outcome outcome = m_program->run({"pack", "check", m_program->path("everzone")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("game.json:") && outcome.err.contains("tokens"), outcome.err.constData());
}

MAZZO_TEST(TestHostileCommands)
#include "test_hostile_commands.moc"
