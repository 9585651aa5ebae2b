// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/code.h"
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

using namespace mazzo::tests;
using mazzo::importer::SharedDeck;

namespace {

/// What a call took. The status is that of the program, or -1 if a signal ended it.
struct Usage {
    int status = -1;
    long kilobytes = 0;
    double seconds = 0;  ///< of the processor
};

/// Runs the program with all its output thrown away, for at most two minutes of processor time.
Usage usageOf(const Program& program, const QStringList& arguments)
{
    std::vector<QByteArray> words{MAZZO_PROGRAM};
    for (const QString& argument : arguments) words.push_back(argument.toLocal8Bit());
    std::vector<char*> pointers;
    for (QByteArray& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const QByteArray folder = program.path(".").toLocal8Bit();
    ::setenv("MAZZO_HOME", program.path("data").toLocal8Bit().constData(), 1);
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit limit{120, 120};
        const int nowhere = ::open("/dev/null", O_RDWR);
        const bool isReady = nowhere >= 0 && ::dup2(nowhere, 1) == 1 && ::dup2(nowhere, 2) == 2 &&
                             ::chdir(folder.constData()) == 0 && ::setrlimit(RLIMIT_CPU, &limit) == 0;
        if (isReady) ::execv(MAZZO_PROGRAM, pointers.data());
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child) return {};
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, usage.ru_maxrss,
            seconds(usage.ru_utime) + seconds(usage.ru_stime)};
}

QByteArray lines(const QByteArray& head, const QByteArray& before, int count, const QByteArray& after)
{
    QByteArray text = head;
    for (int i = 0; i < count; ++i) text += before + QByteArray::number(i) + after;
    return text;
}

/// Optional number fields, each with a name of its own.
QByteArray fields(int count)
{
    QByteArray list = "[";
    for (int i = 0; i < count; ++i) {
        const QByteArray id = "f" + QByteArray::number(i);
        list += (i == 0 ? "" : ",");
        list += R"({"id": ")" + id + R"(", "name": {"en": ")" + id + R"(", "it": ")" + id +
                R"("}, "type": "number", "optional": true})";
    }
    return list + "]";
}

QByteArray listOf(const QByteArray& before, int count, const QByteArray& after)
{
    QByteArray list = lines({}, before, count, after + ',');
    list.chop(1);
    return '[' + list + ']';
}

/// A code of that many cards that no catalogue has, which may be more than `mazzo share` would write.
QByteArray codeOf(std::uint32_t cards)
{
    SharedDeck deck{"everzone", "1.0.0", "en", "", {}, {{"forces", {}, {}}}};
    for (std::uint32_t number = 1; number <= cards; ++number) deck.zones.front().cards.push_back({number + 100'000, 1});
    return QByteArray::fromStdString(mazzo::importer::shareCode(deck));
}

}  // namespace

/// Inputs at and far beyond the limits: docs/limits.md says how much memory and time they may take.
class TestBudgets : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void cleanup() { m_program.reset(); }
    void inputsStayWithinTheirBudget_data();
    void inputsStayWithinTheirBudget();
    void packsStayWithinTheirBudget_data();
    void packsStayWithinTheirBudget();

private:
    void check(const QStringList& arguments, int status) const;

    std::unique_ptr<Program> m_program;
};

/// A reader that is not linear would take minutes at these sizes, and its process is ended.
void TestBudgets::check(const QStringList& arguments, int status) const
{
    const Usage usage = usageOf(*m_program, arguments);
    qInfo("%s: %ld MB, %.1f s", qPrintable(arguments.first(2).join(' ')), usage.kilobytes / 1024, usage.seconds);
    QCOMPARE(usage.status, status);
#ifndef __SANITIZE_ADDRESS__
    constexpr long kBudget = 1024 * 1024;
    QVERIFY2(usage.kilobytes <= kBudget, qPrintable(QString::number(usage.kilobytes) + " KB"));
#endif
}

void TestBudgets::inputsStayWithinTheirBudget_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QByteArray deck = lines("name: Large\ngame: everzone\n[Forces]\n", "1 Unknown ", 450'000, "\n");
    QTest::newRow("a deck of 450,000 lines is checked") << deck << QStringList{"validate", "FILE"} << 3;
    QTest::newRow("is converted") << deck << QStringList{"convert", "FILE", "--to", "json"} << 0;
    QTest::newRow("is stored") << deck << QStringList{"deck", "save", "FILE"} << 0;
    QTest::newRow("is not shared") << deck << QStringList{"share", "FILE"} << 2;
    QTest::newRow("is not played") << deck << QStringList{"goldfish", "FILE"} << 2;
    QTest::newRow("a deck of 10,000 cards is played")
        << lines("game: everzone\n[Forces]\n", "1 Unknown ", 9'990, "\n") << QStringList{"goldfish", "FILE"} << 0;
    QTest::newRow("a list of names that are almost known")
        << lines({}, "1 Marin ", 400'000, "\n") << QStringList{"convert", "FILE", "--to", "mazzo", "--game", "everzone"}
        << 0;
    QTest::newRow("XML of empty elements")
        << "<cockatrice_deck version=\"1\"><zone name=\"main\">" + QByteArray("<a/>").repeated(2'000'000) +
               "</zone></cockatrice_deck>"
        << QStringList{"convert", "FILE", "--to", "mazzo", "--game", "everzone"} << 0;

    QTest::newRow("a code of 20,000 cards") << codeOf(19'990) << QStringList{"open", "FILE"} << 0;
    QTest::newRow("a code of five million cards") << codeOf(5'000'000) << QStringList{"open", "FILE"} << 2;

    const QStringList import{"collection", "import", "FILE", "--game", "everzone"};
    const QByteArray half = lines("name,count\n", "Marin", 499'990, ",1\n");
    QTest::newRow("a collection of 500,000 lines") << half << import << 0;
    QTest::newRow("of two million") << lines("name,count\n", "Marin", 2'000'000, ",1\n") << import << 2;
    QTest::newRow("a table of 30 million columns") << "name" + QByteArray(",a").repeated(30'000'000) << import << 2;
    QTest::newRow("a quote that is never closed")
        << "name,count\n\"" + QByteArray("a\"\"").repeated(10'000'000) << import << 2;

    const QStringList cards{"cards", "import", "everzone", "FILE", "--dry-run"};
    QTest::newRow("a table of 100,000 cards") << lines("name,type\n", "N", 99'990, ",unit\n") << cards << 0;
    QTest::newRow("of a million") << lines("name,type\n", "N", 1'000'000, ",unit\n") << cards << 2;
}

void TestBudgets::inputsStayWithinTheirBudget()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QString name = arguments.contains("import") ? "large.csv" : "large.deck";
    m_program->write(name, text);
    check(arguments.replaceInStrings("FILE", m_program->path(name)), status);
}

void TestBudgets::packsStayWithinTheirBudget_data()
{
    QTest::addColumn<QString>("key");      // in game.json, or nothing for the cards
    QTest::addColumn<QByteArray>("list");  // is put there, or added
    QTest::addColumn<QByteArray>("cards");
    const QByteArray cards =
        R"({"format": 1, "cards": )" +
        listOf(R"({"name": {"en": "a", "it": "a"}, "type": "fruit", "fields": {}, "id": "a)", 30'000, "\"}") + "}";
    QTest::newRow("1,000 fields and 30,000 cards") << "fields" << fields(1'000) << cards;
    QTest::newRow("400 fields and 30,000 cards") << "fields" << fields(400) << cards;
    QTest::newRow("100,000 zones") << "zones" << listOf(R"({"name": {"en": "z", "it": "z"}, "id": "z)", 100'000, "\"}")
                                   << QByteArray();
    QTest::newRow("100,000 rules") << "rules" << listOf(R"({"check": "count() >= 0", "id": "R-)", 100'000, "\"}")
                                   << QByteArray();
    QTest::newRow("100,000 steps") << "procedure.set-up"
                                   << listOf(R"({"do": "shuffle", "zone": "draw", "clause": "C-)", 100'000, "\"}")
                                   << QByteArray();
    QTest::newRow("9,999 times 900 dealt cards")
        << "procedure.set-up"
        << listOf(R"({"do": "deal", "zone": "draw", "cards": [{"card": "apple", "count": 9999}], "clause": "C-)", 900,
                  "\"}")
        << QByteArray();
}

void TestBudgets::packsStayWithinTheirBudget()
{
    QFETCH(QString, key);
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, cards);
    copyFolder(MAZZO_SOURCE_DIR "/docs/orchard", m_program->path("orchard"));
    QJsonObject game = QJsonDocument::fromJson(m_program->read("orchard/game.json")).object();
    const QStringList keys = key.split('.');
    QJsonObject inside = keys.size() > 1 ? game[keys.front()].toObject() : game;
    inside[keys.back()] = QJsonDocument::fromJson(list).array();
    if (keys.size() > 1) game[keys.front()] = inside;
    else game = inside;
    m_program->write("orchard/game.json", QJsonDocument(game).toJson());
    if (!cards.isEmpty()) m_program->write("orchard/cards.json", cards);
    game = {};
    check({"pack", "check", m_program->path("orchard")}, 1);
    // Why, and not only that some other part is missing now.
    const Outcome outcome = m_program->run({"pack", "check", m_program->path("orchard")});
    QVERIFY2(outcome.err.contains("too long"), outcome.err.left(2000));
}

MAZZO_TEST(TestBudgets)
#include "test_budgets.moc"
