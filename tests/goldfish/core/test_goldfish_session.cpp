// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

/// A seed and a list of actions: undo, redo, branch, save and resume.
class GoldfishSession : public QObject {
    Q_OBJECT

private slots:
    void sameSeedSameGame();
    void goldenHand();
    void undoAndRedo();
    void anotherActionForgetsWhatWasUndone();
    void branch();
    void refusedActionsListTheOffers();
    void savedTextIsReadable();
    void savedTextResumes_data();
    void savedTextResumes();
    void damaged_data();
    void damaged();
    void tooLong();
    void tooManyCards();
    void stopped();
    void otherPack();
    void otherEnd();
};

namespace {

Session played(const Sample& sample)
{
    Session session = begun(sample.stacked({"Quay, the Old", "Roc", "Gull", "Salt with Tea", "Gull"}), 42);
    for (const char* action :
         {"move \"Quay, the Old\" to table", "mark Roc as anchored", "draw", "set wind to 1", "next", "roll 20"})
        act(session, action);
    return session;
}

}  // namespace

void GoldfishSession::sameSeedSameGame()
{
    const Sample sample;
    QCOMPARE(names(begun(sample.setup(), 9), "hand"), names(begun(sample.setup(), 9), "hand"));
    QVERIFY(names(begun(sample.setup(), 9), "pile") != names(begun(sample.setup(), 10), "pile"));
}

void GoldfishSession::goldenHand()
{
    // A promise to everyone who wrote down a seed.
    QCOMPARE(names(begun(Sample().setup(), 7), "hand"),
             (QStringList{"Gull", "Salt with Tea", "Gull", "Gull", "Heron"}));
}

void GoldfishSession::undoAndRedo()
{
    const Sample sample;
    Session session = begun(sample.setup());
    const Table start = session.table();
    QVERIFY(!session.undo());
    act(session, "draw");
    act(session, "shuffle pile");
    const Table end = session.table();
    QVERIFY(session.undo());
    QVERIFY(session.undo());
    QVERIFY(session.table() == start);
    QCOMPARE(session.size(), std::size_t{2});
    QVERIFY(session.redo());
    QVERIFY(session.redo());
    QVERIFY(!session.redo());
    QVERIFY(session.table() == end);
    session.goTo(1);
    QCOMPARE(session.done(), std::size_t{1});
    QCOMPARE(size(session, "hand"), 6);
}

void GoldfishSession::anotherActionForgetsWhatWasUndone()
{
    const Sample sample;
    Session session = begun(sample.setup());
    act(session, "draw");
    act(session, "draw");
    session.undo();
    act(session, "next");
    QCOMPARE(session.size(), std::size_t{2});
    QVERIFY(session.action(1).is("next"));
    QVERIFY(!session.redo());
}

void GoldfishSession::branch()
{
    const Sample sample;
    Session session = begun(sample.setup());
    act(session, "draw");
    act(session, "draw");
    session.undo();
    Session other = session.branch();
    QVERIFY(!other.redo());
    act(other, "next");
    QVERIFY(session.redo());
    QCOMPARE(size(session, "hand"), 7);
    QCOMPARE(size(other, "hand"), 6);
    QCOMPARE(other.table().phase, std::string("dusk"));
}

void GoldfishSession::refusedActionsListTheOffers()
{
    const Sample sample;
    Session session = begun(sample.setup());
    const Table before = session.table();
    const auto done = session.act(std::string_view("marshal Gull"));
    QVERIFY(!done);
    QVERIFY(done.error().kind == Error::Kind::Refused);
    QCOMPARE(done.error().args[0], std::string("marshal Gull"));
    QCOMPARE(done.error().args[1], std::string());
    QStringList reported;
    for (std::size_t i = 3; i < done.error().args.size(); ++i) reported << QString::fromStdString(done.error().args[i]);
    QCOMPARE(reported, offers(session));
    QVERIFY(reported.contains("next") && reported.contains("roll …"));
    QVERIFY(session.table() == before);
    QVERIFY(!session.act(Action{"marshal", {}}));
}

void GoldfishSession::savedTextIsReadable()
{
    const QString text = QString::fromStdString(saved(played(Sample())));
    const QStringList lines = text.split('\n');
    QCOMPARE(lines.mid(0, 13), (QStringList{"mazzo-session 1", "game harbour 1.0.0", "rules calm", "option hand-size 5",
                                            "deck birds 1*4 2*3 4*1 9*1 \"Roc\"*1", "order pile 4 \"Roc\" 1 9 1",
                                            "seed 42", "do move \"Quay, the Old\" to table", "do mark Roc as anchored",
                                            "do draw", "do set wind to 1", "do next", "do roll 20"}));
    QVERIFY(lines[13].startsWith("end "));
    QVERIFY(lines[14].startsWith("check "));
}

void GoldfishSession::savedTextResumes_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("as it is") << "\n" << "\n";
    QTest::newRow("line ends of Windows") << "\n" << "\r\n";
    QTest::newRow("blank lines and indents, as mail makes them") << "\n" << "  \n\n  ";
}

void GoldfishSession::savedTextResumes()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    const Sample sample;
    const Session session = played(sample);
    const auto read = readSaved(QString::fromStdString(saved(session)).replace(from, to).toStdString());
    QVERIFY2(read.has_value(), read ? "" : qPrintable(sentence(read.error())));
    const auto back = resumed(*read, sample.game, sample.catalogue);
    QVERIFY2(back.has_value(), back ? "" : qPrintable(sentence(back.error())));
    QVERIFY(back->table() == session.table());
    QCOMPARE(back->done(), session.done());
    QCOMPARE(saved(*back), saved(session));
}

void GoldfishSession::damaged_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("error");
    QTest::newRow("another text") << "mazzo-session 1" << "Dear friend" << "goldfish.no-session() 1:1";
    QTest::newRow("a later version") << "mazzo-session 1" << "mazzo-session 2"
                                     << "goldfish.unknown-session-version() 1:1";
    QTest::newRow("a changed action") << "do draw" << "do drew" << "goldfish.session-changed() 15:1";
    QTest::newRow("a lost line") << "do draw\n" << "" << "goldfish.session-changed() 14:1";
    QTest::newRow("a changed seed") << "seed 42" << "seed 43" << "goldfish.session-changed() 15:1";
    QTest::newRow("a seed that is none") << "seed 42" << "seed 4x2" << "goldfish.damaged-session(seed 4x2) 7:6";
    QTest::newRow("a line of nothing known")
        << "rules calm" << "rulez calm" << "goldfish.damaged-session(rulez calm) 3:1";
    QTest::newRow("a count that is none")
        << "2*3" << "2*x" << "goldfish.damaged-session(deck birds 1*4 2*x 4*1 9*1 \"Roc\"*1) 5:16";
    QTest::newRow("a quote left open") << "\"Roc\"*1" << "\"Roc*1"
                                       << "goldfish.damaged-session(deck birds 1*4 2*3 4*1 9*1 \"Roc*1) 5:28";
    QTest::newRow("cut off") << "check " << "\ncheck" << "goldfish.damaged-session(check) 16:1";
}

void GoldfishSession::damaged()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, error);
    QString text = QString::fromStdString(saved(played(Sample())));
    QVERIFY(text.contains(from));
    if (from == "check ") text = text.left(text.indexOf(from)) + to;
    else text.replace(from, to);
    const auto read = readSaved(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(sentence(read.error()), error);
}

void GoldfishSession::tooLong()
{
    QString text = QString::fromStdString(saved(played(Sample())));
    const auto withSteps = [&text](int steps) {
        return QString(text).replace("do draw\n", QStringLiteral("do draw\n").repeated(steps)).toStdString();
    };
    const int others = static_cast<int>(text.count("\ndo ")) - 1;
    QCOMPARE(sentence(readSaved(withSteps(10'000 - others)).error()).section('(', 0, 0),
             QStringLiteral("goldfish.session-changed"));
    QCOMPARE(sentence(readSaved(withSteps(10'001 - others)).error()).section('(', 0, 0),
             QStringLiteral("goldfish.session-too-long"));
}

void GoldfishSession::tooManyCards()
{
    const Sample sample;
    const auto started = [&sample](int gulls) {
        Setup setup = sample.setup();
        setup.deck.addCopies(setup.deck.entries().front().zone, sample.card("gull"), gulls);
        return Play::of(std::move(setup))->start(7);
    };
    QVERIFY(started(10'000 - 10));
    QCOMPARE(sentence(started(10'001 - 10).error()), QStringLiteral("goldfish.too-many-cards(10000) 0:0"));
    QCOMPARE(sentence(started(1'000'000'000).error()), QStringLiteral("goldfish.too-many-cards(10000) 0:0"));
    const std::string text = saved(played(sample));
    const auto game = readSaved(text);
    QVERIFY(game);
    SavedGame many = *game;
    many.deck.front().cards.front().copies = 1'000'000'002;
    const auto session = resumed(many, sample.game, sample.catalogue);
    QVERIFY(!session);
    QVERIFY(sentence(session.error()).startsWith("goldfish.too-many-cards(10000)"));
}

void GoldfishSession::stopped()
{
    const Sample sample;
    const auto read = readSaved(saved(played(sample)));
    std::vector<double> reported;
    QVERIFY(resumed(*read, sample.game, sample.catalogue,
                    [&reported](double done) { return reported.push_back(done), true; }));
    QCOMPARE(reported.front(), 0.0);
    QCOMPARE(sentence(resumed(*read, sample.game, sample.catalogue, [](double) { return false; }).error())
                 .section('(', 0, 0),
             QStringLiteral("goldfish.session-stopped"));
}

void GoldfishSession::otherPack()
{
    Sample sample;
    const auto read = readSaved(saved(played(sample)));
    sample.game.version = "1.1.0";
    QCOMPARE(sentence(resumed(*read, sample.game, sample.catalogue).error()),
             QStringLiteral("goldfish.other-version(1.0.0, 1.1.0) 2:1"));
    sample.game.id = "desert";
    QCOMPARE(sentence(resumed(*read, sample.game, sample.catalogue).error()),
             QStringLiteral("goldfish.other-game(harbour, desert) 2:1"));
}

void GoldfishSession::otherEnd()
{
    // The same version, but the pack plays differently: the last line notices.
    Sample sample;
    const auto read = readSaved(saved(played(sample)));
    sample.procedure().phases[0].clause = "T-T99";
    sample.procedure().counters[0].start = {2, {}};
    sample.procedure().counters.push_back({"tide", {}, {1, {}}, 0, 9});
    QCOMPARE(sentence(resumed(*read, sample.game, sample.catalogue).error()),
             QStringLiteral("goldfish.other-end() 14:1"));
    sample.procedure().states.clear();
    const auto refusedLine = resumed(*read, sample.game, sample.catalogue);
    QVERIFY(!refusedLine);
    QCOMPARE(refusedLine.error().code, std::string("goldfish.not-offered"));
    QCOMPARE(refusedLine.error().where.line, 9);
}

MAZZO_TEST(GoldfishSession)
#include "test_goldfish_session.moc"
