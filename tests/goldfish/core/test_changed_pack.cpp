// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "goldfish/odds/inquiry.h"
#include "goldfish/session.h"
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mazzo::tests;
using goldfish::Play;
using goldfish::Session;
using goldfish::Setup;

namespace {

/// A copy of a shipped pack in which texts of game.json were replaced; each must stand there.
class ChangedPack {
public:
    ChangedPack(const QString& game, const QList<std::pair<QString, QString>>& changes)
    {
        const QDir from(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/") + game);
        const QDir to(m_folder.filePath(game));
        copy(from, to);
        QFile file(to.filePath("game.json"));
        if (!file.open(QIODevice::ReadOnly)) qFatal("game.json cannot be read");
        QString text = QString::fromUtf8(file.readAll());
        file.close();
        for (const auto& [before, after] : changes) {
            if (!text.contains(before)) qFatal("%s", qPrintable("the pack does not say " + before));
            text.replace(text.indexOf(before), before.size(), after);
        }
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("game.json cannot be written");
        file.write(text.toUtf8());
        file.close();
        auto pack = loadPack(to.path().toStdString());
        if (!pack) qFatal("%s", pack.error().front().code.c_str());
        m_pack = std::move(*pack);
        m_catalogue = Catalogue::build(m_pack.game, m_pack.cards);
    }

    [[nodiscard]] DeckFile deck(const std::string& file) const
    {
        for (const PackDeck& deck : m_pack.decks)
            if (deck.file == file) return readDeck(deck.text, m_pack.game, m_catalogue).value();
        qFatal("no such deck");
    }
    [[nodiscard]] Verdict verdict(const DeckFile& deck) const
    {
        return RuleBook::compile(m_pack.game, m_catalogue, deck.settings).value().check(deck.deck).verdict;
    }
    [[nodiscard]] Session session(const DeckFile& deck) const
    {
        return Session::begin(Play::of(Setup::of(m_pack.game, m_catalogue, deck.settings, deck.deck)).value(), 7)
            .value();
    }

    /// The exact odds of a question about the opening hand.
    [[nodiscard]] double odds(const DeckFile& deck, const std::string& ask, const std::string& keep) const
    {
        using namespace goldfish::odds;
        const Setup setup = Setup::of(m_pack.game, m_catalogue, deck.settings, deck.deck);
        const auto inquiry = Inquiry::of(setup, {readQuestion(ask, m_pack.game).value()}, {},
                                         readPolicy(keep, m_pack.game).value());
        return inquiry.value().exact(0).value().least;
    }

private:
    static void copy(const QDir& from, const QDir& to)
    {
        QDir().mkpath(to.path());
        for (const QFileInfo& entry : from.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            // The examples say what the rules were before the change.
            if (entry.fileName() == "examples") continue;
            if (entry.isDir()) copy(QDir(entry.filePath()), QDir(to.filePath(entry.fileName())));
            else QFile::copy(entry.filePath(), to.filePath(entry.fileName()));
        }
    }

    QTemporaryDir m_folder;
    Pack m_pack;
    Catalogue m_catalogue;
};

int inHand(const Session& session) { return session.table().pile("hand").cards(); }

}  // namespace

/// Validator and simulator read the same pack: a changed number changes both.
class TestChangedPack : public QObject {
    Q_OBJECT

private slots:
    void asShipped();
    void theOpeningHandFollows();
    void theMulliganFollows();
    void aLimitFollows();
    void allOfThemAtOnce();
    void aGameWithoutAMulliganAsksForNone();
};

void TestChangedPack::asShipped()
{
    const ChangedPack pack("everzone", {});
    const DeckFile deck = pack.deck("decks/adam-finn.deck");
    QCOMPARE(pack.verdict(deck), Verdict::Legal);
    Session session = pack.session(deck);
    QCOMPARE(inHand(session), 10);
    QVERIFY(session.act("mulligan"));
    QCOMPARE(inHand(session), 9);
}

void TestChangedPack::theOpeningHandFollows()
{
    const ChangedPack pack("everzone", {{"\"opening-hand\": 10", "\"opening-hand\": 6"}});
    const DeckFile deck = pack.deck("decks/adam-finn.deck");
    QCOMPARE(pack.verdict(deck), Verdict::Legal);
    QCOMPARE(inHand(pack.session(deck)), 6);
}

void TestChangedPack::theMulliganFollows()
{
    const ChangedPack pack("everzone", {{"\"less\": 1", "\"less\": 3"}});
    Session session = pack.session(pack.deck("decks/adam-finn.deck"));
    QVERIFY(session.act("mulligan"));
    QCOMPARE(inHand(session), 7);
}

void TestChangedPack::aLimitFollows()
{
    const ChangedPack pack("everzone",
                           {{"(zone:leader or zone:forces)) >= 50", "(zone:leader or zone:forces)) >= 60"}});
    QCOMPARE(pack.verdict(pack.deck("decks/adam-finn.deck")), Verdict::Unfinished);
    // What is unfinished can still be tried out.
    QCOMPARE(inHand(pack.session(pack.deck("decks/adam-finn.deck"))), 10);
}

void TestChangedPack::allOfThemAtOnce()
{
    const std::string never = "keep if count() < 0";
    const auto inHandAfterAll = [&never](const ChangedPack& pack, const DeckFile& deck, int cards) {
        return pack.odds(deck, "count() = " + std::to_string(cards), never);
    };
    const ChangedPack before("everzone", {});
    const DeckFile same = before.deck("decks/adam-finn.deck");
    QCOMPARE(before.verdict(same), Verdict::Legal);
    QCOMPARE(before.odds(same, "count() = 10", "keep if count() >= 0"), 1.0);
    QCOMPARE(inHandAfterAll(before, same, 0), 1.0);  // one fewer each time, down to nothing

    const ChangedPack after("everzone",
                            {{"\"opening-hand\": 10", "\"opening-hand\": 7"},
                             {"\"less\": 1, \"least-hand\": 1", "\"less\": 2, \"least-hand\": 4"},
                             {"(zone:leader or zone:forces)) >= 50", "(zone:leader or zone:forces)) >= 51"}});
    const DeckFile deck = after.deck("decks/adam-finn.deck");
    QCOMPARE(after.verdict(deck), Verdict::Unfinished);
    Session session = after.session(deck);
    QCOMPARE(inHand(session), 7);
    QVERIFY(session.act("mulligan"));
    QCOMPARE(inHand(session), 5);
    QVERIFY(session.act("mulligan"));
    QVERIFY(!session.act("mulligan"));  // three cards are fewer than four
    QCOMPARE(after.odds(deck, "count() = 7", "keep if count() >= 0"), 1.0);
    QCOMPARE(inHandAfterAll(after, deck, 3), 1.0);
}

void TestChangedPack::aGameWithoutAMulliganAsksForNone()
{
    const ChangedPack pack(
        "everzone",
        {{"\"kind\": \"whole-hand\", \"to\": \"retreated\", \"less\": 1, \"least-hand\": 1", "\"kind\": \"none\""}});
    const Session session = pack.session(pack.deck("decks/adam-finn.deck"));
    for (const goldfish::Offer& offer : session.table().offers) QVERIFY(offer.verb != "mulligan");
}

MAZZO_TEST(TestChangedPack)
#include "test_changed_pack.moc"
