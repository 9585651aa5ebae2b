// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"

#include <QTest>
#include <sys/resource.h>

using namespace mazzo::tests;

namespace {

constexpr rlim_t kBudget = rlim_t{1} << 30;  // bytes of address space, as docs/limits.md has it

QByteArray cod(const QByteArray& inside) { return "<cockatrice_deck version=\"1\">" + inside + "</cockatrice_deck>"; }

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// A PNG of 24 bits a pixel with all its rows black, or with fewer rows than it claims.
QByteArray png(quint32 width, quint32 height, quint32 rows)
{
    const auto chunk = [](const QByteArray& typed) {
        return bigEndian(static_cast<quint32>(typed.size() - 4)) + typed + bigEndian(crc32Of(typed));
    };
    const QByteArray pixels(qsizetype{rows} * (3 * qsizetype{width} + 1), '\0');
    return "\x89PNG\r\n\x1a\n" +
           chunk("IHDR" + bigEndian(width) + bigEndian(height) + QByteArray("\x08\x02\0\0\0", 5)) +
           chunk("IDAT" + qCompress(pixels, 1).mid(4)) + chunk("IEND");
}

QByteArray gif(const QByteArray& size)
{
    return "GIF89a" + size + QByteArray("\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0", 14) + size +
           QByteArray("\0\x02\x01\0;", 5);
}

}  // namespace

/// Files that were made to do harm, each given to the commands that read such files: refused with a reason, or read as
/// far as they make sense, within the budget of memory, and without a change to the library.
class TestHostileFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }
    void decks_data();
    void decks();
    void codes_data();
    void codes();
    void tables_data();
    void tables();
    void images_data();
    void images();
    void packs_data();
    void packs();

private:
    /// Reads the file with a command and compares its exit status and what it says.
    void check(const QByteArray& content, const QStringList& command, int status, const QByteArray& said) const;
    [[nodiscard]] QByteArray library() const;

    std::unique_ptr<Program> m_program;
    QByteArray m_before;  // the library
};

void TestHostileFiles::init()
{
    m_program = std::make_unique<Program>();
    m_program->write("kept.deck", "name: Kept\ngame: everzone\n[forces]\n1 Marine\n");
    QCOMPARE(m_program->run({"deck", "save", "kept.deck"}).status, 0);
    QCOMPARE(m_program->run({"collection", "add", "everzone", "3 Marine"}).status, 0);
    m_before = library();
}

QByteArray TestHostileFiles::library() const
{
    return m_program->run({"deck", "list", "--json"}).out + m_program->run({"collection", "export", "everzone"}).out +
           m_program->run({"layer", "list", "--json"}).out;
}

void TestHostileFiles::check(const QByteArray& content, const QStringList& command, int status,
                             const QByteArray& said) const
{
    m_program->write("hostile", content);
    QProcess process;
    process.setProcessEnvironment(m_program->environment());
    process.setWorkingDirectory(m_program->path("."));
#ifndef __SANITIZE_ADDRESS__
    process.setChildProcessModifier([] {
        const rlimit limit{kBudget, kBudget};
        ::setrlimit(RLIMIT_AS, &limit);
    });
#endif
    process.start(MAZZO_PROGRAM, command);
    QVERIFY2(process.waitForFinished(120'000), "it does not end");
    const QByteArray out = process.readAllStandardOutput();
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, error.right(2000));
    QVERIFY2(process.exitCode() == status, (QByteArray::number(process.exitCode()) + ": " + error).left(2000));
    QVERIFY2(error.contains(said), error.left(2000));
    for (const QByteArray& text : {out, error})
        for (const char control : {'\x1b', '\x07', '\x7f'}) QVERIFY2(!text.contains(control), "a terminal would obey");
    QCOMPARE(library(), m_before);
}

void TestHostileFiles::decks_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const QByteArray entities = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>";
    QTest::newRow("XML with entities") << entities + cod("<deckname>&b;</deckname>") << 2
                                       << QByteArray("document type or entities");
    QTest::newRow("XML that names a file")
        << "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + cod("<deckname>&a;</deckname>") << 2
        << QByteArray("document type or entities");
    QTest::newRow("XML of a million levels")
        << cod(QByteArray("<a>").repeated(1'000'000)) << 2 << QByteArray("not valid XML");
    QTest::newRow("XML with a million attributes")
        << "<cockatrice_deck" + QByteArray(" a=\"1\"").repeated(1'000'000) + "/>" << 0 << QByteArray();
    QTest::newRow("XML without an end") << QByteArray("<cockatrice_deck version=\"1\"><deckname>") << 2
                                        << QByteArray("not valid XML");
    QTest::newRow("more copies than a number holds")
        << cod("<zone name=\"main\"><card number=\"99999999999999999999\" name=\"Marine\"/></zone>") << 0
        << QByteArray("kept as a comment");
    QTest::newRow("a negative number of copies")
        << cod("<zone name=\"main\"><card number=\"-3\" name=\"Marine\"/></zone>") << 0
        << QByteArray("kept as a comment");
    QTest::newRow("JSON of two million levels")
        << "{\"format\":" + QByteArray("[").repeated(2'000'000) << 2 << QByteArray("nested deeper");
    QTest::newRow("JSON with zones that are none")
        << QByteArray(R"({"format": "mazzo-deck", "version": 1, "game": "everzone", "zones": {"zone": 7}})") << 0
        << QByteArray("kept as a comment: {\"zone\":7}");
    QTest::newRow("JSON with cards that are none")
        << QByteArray(R"({"format": "mazzo-deck", "version": 1, "game": "everzone", "zones": [{"cards": 7}]})") << 0
        << QByteArray("kept as a comment: {\"cards\":7}");
    QTest::newRow("JSON with a count of 1e400")
        << QByteArray(R"({"format": "mazzo-deck", "version": 1, "game": "everzone", "rules": "en", "options": {},)"
                      R"("notes": [], "zones": [{"zone": "forces", "cards": [{"count": 1e400, "name": "Marine"}]}]})")
        << 2 << QByteArray();
    QTest::newRow("broken UTF-8") << QByteArray("game: everzone\n[forces]\n1 \xff\xfe\n") << 2 << QByteArray("UTF-8");
    QTest::newRow("NUL bytes") << QByteArray("game: everzone\n[forces]\n1 Ma\0rine\n", 34) << 2 << QByteArray("NUL");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfeg\0a\0m\0e\0", 10) << 2 << QByteArray();
    QTest::newRow("one line of 8 MB") << "game: everzone\n[forces]\n1 " + QByteArray(8'000'000, 'x') << 0
                                      << QByteArray();
    QTest::newRow("a tower of combining marks")
        << "game: everzone\n[forces]\n1 Z" + QByteArray("\xcc\x80").repeated(3'000'000) << 0 << QByteArray();
    QTest::newRow("more than 8 MiB") << QByteArray((8 << 20) + 1, '\n') << 2 << QByteArray("8 MiB");
    QTest::newRow("half a million sections")
        << "game: everzone\n" + QByteArray("[forces]\n").repeated(499'990) << 0 << QByteArray();
    QTest::newRow("half a million keys") << "game: everzone\n" + QByteArray("k: v\n").repeated(499'990) + "[forces]\n"
                                         << 0 << QByteArray();
    QTest::newRow("half a million cards")
        << "game: everzone\n[forces]\n" + QByteArray("a\n").repeated(499'990) << 0 << QByteArray();
    QTest::newRow("four million cards") << "game: everzone\n[forces]\n" + QByteArray("a\n").repeated(4'000'000) << 2
                                        << QByteArray("500,000 lines");
    QTest::newRow("four million lines of no game")
        << QByteArray("a\n").repeated(4'000'000) << 2 << QByteArray("500,000 lines");
    QTest::newRow("JSON of four million numbers")
        << R"({"format": "mazzo-deck", "version": 1, "game": "everzone", "zones": [{"cards": [)" +
               QByteArray("1,").repeated(4'000'000) + "1]}]}"
        << 2 << QByteArray("500,000 lines");
    QByteArray keys = R"({"format": "mazzo-deck", "version": 1, "game": "everzone")";
    for (int i = 0; i < 500'000; ++i) keys += ",\"k" + QByteArray::number(i) + "\":1";
    QTest::newRow("JSON of half a million keys") << keys + "}" << 2 << QByteArray("1000 keys");
    QTest::newRow("a section of another game")
        << QByteArray("game: everzone\n[\x1b[31mx]\n1 Marine\n") << 2 << QByteArray("has no section");
    QTest::newRow("escape sequences in its name")
        << QByteArray("name: \x1b]0;owned\x07\ngame: everzone\n[forces]\n1 \x1b[2J\x7f\n") << 0 << QByteArray();
}

void TestHostileFiles::decks()
{
    QFETCH(QByteArray, content);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    check(content, {"convert", "hostile", "--to", "mazzo", "--game", "everzone"}, status, said);
}

void TestHostileFiles::codes_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray begin = "mazzo://v1/";
    QTest::newRow("nothing") << begin;
    QTest::newRow("too short") << begin + "AAAA";
    QTest::newRow("zeros") << begin + QByteArray(200'000, 'A');
    QTest::newRow("ones") << begin + QByteArray(200'000, '_');
    QTest::newRow("every letter") << begin + QByteArray("abcdefghijklmnopqrstuvwxyz0123456789-_").repeated(5'000);
    QTest::newRow("another version") << QByteArray("mazzo://v999/abc");
    QTest::newRow("a path") << QByteArray("mazzo://../../etc/passwd");
    QTest::newRow("an address") << QByteArray("mazzo://v1/http://example.org/");
    QTest::newRow("escape sequences") << QByteArray("mazzo://v1/\x1b[31m");
}

void TestHostileFiles::codes()
{
    QFETCH(QByteArray, content);
    check(content, {"open", "hostile"}, 2, {});
}

void TestHostileFiles::tables_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a negative count") << QByteArray("name,count\nMarine,-5\n") << QByteArray("hostile:2:8");
    QTest::newRow("more copies than a number holds")
        << QByteArray("name,count\nMarine,99999999999999999999\n") << QByteArray("hostile:2:8");
    QTest::newRow("a formula for a count") << QByteArray("name,count\nMarine,=1+1\n") << QByteArray("hostile:2:8");
    QTest::newRow("a quote that is never closed") << QByteArray("name,count\n\"Marine,3\n") << QByteArray("hostile:");
    QTest::newRow("no names") << QByteArray("a,b\n1,2\n") << QByteArray("hostile");
    QTest::newRow("NUL bytes") << QByteArray("name,count\nMar\0ine,3\n", 23) << QByteArray("hostile");
    QTest::newRow("a million columns") << "name" + QByteArray(",a").repeated(1'000'000) + "\n" << QByteArray("hostile");
    QTest::newRow("a million lines") << "name,count\n" + QByteArray("Marine,1\n").repeated(1'000'000)
                                     << QByteArray("hostile");
}

void TestHostileFiles::tables()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, said);
    check(content, {"collection", "import", "hostile", "--game", "everzone"}, 2, said);
}

void TestHostileFiles::images_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("60,000 by 60,000 pixels") << png(60'000, 60'000, 1) << QByteArray("64 million pixels");
    QTest::newRow("the largest numbers") << png(0x7fffffff, 0x7fffffff, 0) << QByteArray("damaged, or not a PNG");
    QTest::newRow("no rows") << png(100, 100, 0) << QByteArray("damaged, or not a PNG");
    QTest::newRow("a GIF of 65,535 by 65,535") << gif("\xff\xff\xff\xff") << QByteArray("64 million pixels");
    QTest::newRow("a script") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")
                              << QByteArray("damaged, or not a PNG");
    QTest::newRow("XPM") << QByteArray("/* XPM */ static char*x[]={\"30000 30000 1 1\",\"a c red\",")
                         << QByteArray("damaged, or not a PNG");
    QTest::newRow("TIFF") << QByteArray("II*\0\x08\0\0\0\0\0", 10) << QByteArray("damaged, or not a PNG");
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n") << QByteArray("damaged, or not a PNG");
    QTest::newRow("WebP of nothing") << "RIFF" + QByteArray(4, '\xff') + "WEBPVP8X" + QByteArray(40, '\xff')
                                     << QByteArray("damaged, or not a PNG");
    QTest::newRow("BMP of a negative size")
        << "BM" + QByteArray(12, '\0') + QByteArray(40, '\xff') << QByteArray("damaged, or not a PNG");
    QTest::newRow("more than 64 MiB") << png(10, 10, 10) + QByteArray(64 << 20, '\0') << QByteArray("64 MB");
}

void TestHostileFiles::images()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, said);
    check(content, {"picture", "add", "everzone", "Marine", "hostile"}, 2, said);
}

void TestHostileFiles::packs_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* name, const QList<ZipEntry>& entries, const QByteArray& said) {
        QTest::newRow(name) << zipBytes(entries) << said;
    };
    row("a path that leads out", {{"../evil.json", "{}"}}, "../evil.json");
    row("an absolute path", {{"/tmp/evil.json", "{}"}}, "/tmp/evil.json");
    row("a Windows path", {{"C:\\evil.json", "{}"}}, "evil.json");
    row("a symbolic link", {{"game.json", "/etc/passwd", 0120777}}, "game.json");
    row("a device", {{"game.json", "", 0020666}}, "game.json");
    row("one file twice", {{"game.json", "{}"}, {"GAME.json", "{}"}}, "GAME.json");
    row("escape sequences in a name", {{"\x1b[31m.json", "{}"}}, {});
    row("nothing", {}, {});
    row("no game", {{"readme.txt", "x"}}, {});
    row("a game that is no JSON", {{"game.json", "{"}}, "game.json");
    row("a game of a thousand levels", {{"game.json", QByteArray("[").repeated(1000)}}, "game.json");
    QList<ZipEntry> many;
    for (int i = 0; i < 20'001; ++i) many.append({"f" + QByteArray::number(i), {}});
    row("20,001 files", many, "20000");
    QTest::newRow("a file that only begins like a zip file")
        << QByteArray("PK\x03\x04") + QByteArray(1000, '\xff') << QByteArray();
}

void TestHostileFiles::packs()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, said);
    check(content, {"pack", "install", "hostile"}, 2, said);
    if (!QTest::currentTestFailed()) check(content, {"layer", "import", "hostile"}, 2, {});
}

MAZZO_TEST(TestHostileFiles)
#include "test_hostile_files.moc"
