// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "goldfish/odds/inquiry.h"
#include "goldfish/session.h"
#include "model/deck_file/deck_file.h"
#include "model/query/matching.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cmath>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;

/// The odds of the shipped games, against numbers worked out apart from this program and against their own tables.
class OddsGames : public QObject {
    Q_OBJECT

private slots:
    void exactAndSimulated_data();
    void exactAndSimulated();
    void theTableDealsTheSame_data();
    void theTableDealsTheSame();
};

namespace {

/// A shipped pack, loaded once.
struct LoadedPack {
    Pack pack;
    Catalogue catalogue;

    static const LoadedPack& named(const std::string& game)
    {
        static std::map<std::string, std::unique_ptr<LoadedPack>> all;
        auto& mine = all[game];
        if (mine) return *mine;
        auto pack = loadPack(shippedPacks() / game);
        if (!pack) qFatal("%s", pack.error().front().code.c_str());
        mine = std::make_unique<LoadedPack>();
        mine->pack = std::move(*pack);
        mine->catalogue = Catalogue::build(mine->pack.game, mine->pack.cards);
        return *mine;
    }
    [[nodiscard]] const Game& game() const { return pack.game; }

    /// A preconstructed deck, with header lines put in front of it; or the text of a whole deck.
    [[nodiscard]] Setup setup(const std::string& deck, const std::string& header) const
    {
        std::string text = "game: " + game().id + '\n' + header + deck;
        for (const PackDeck& known : pack.decks)
            if (known.file == "decks/" + deck + ".deck") text = header + known.text;
        const auto read = readDeck(text, game(), catalogue);
        if (!read) qFatal("%s: %s", deck.c_str(), read.error().front().code.c_str());
        return Setup::of(game(), catalogue, read->settings, read->deck);
    }
    [[nodiscard]] Question question(const std::string& text) const
    {
        auto question = text.starts_with("keep") ? readPolicy(text, game()) : readQuestion(text, game());
        if (!question) qFatal("%s: %s", text.c_str(), question.error().code.c_str());
        return std::move(*question);
    }
    [[nodiscard]] Inquiry inquiry(const Setup& setup, const std::string& ask, const When& when,
                                  const std::string& keep) const
    {
        auto inquiry = Inquiry::of(setup, {question(ask)}, when,
                                   keep.empty() ? std::nullopt : std::optional(question(keep)));
        if (!inquiry) qFatal("%s: %s", ask.c_str(), inquiry.error().code.c_str());
        return std::move(*inquiry);
    }
};

const char* const kReached = "[kingdom]\nFurbizia\n[deck]\n9 Pallottola\n5 Zombi\n3 Proiettili\n";

}  // namespace

void OddsGames::exactAndSimulated_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("ask");
    QTest::addColumn<int>("draws");
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("keep");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, const char* game, const char* deck, const char* header, const char* ask,
                        int draws, int turn, const char* keep, double expected) {
        QTest::newRow(name) << game << deck << header << ask << draws << turn << keep << expected;
    };
    // Adam Finn: 49 cards without the leader, of which 15 supports, 4 Firelord and 3 Asteroids Field.
    const auto everzone = [&row](const char* name, const char* header, const char* ask, int draws, int turn,
                                 const char* keep, double expected) {
        row(name, "everzone", "adam-finn", header, ask, draws, turn, keep, expected);
    };
    const char* const four = "keep if count(type:support) >= 4";
    const char* const eight = "keep if count(type:support) >= 8";
    everzone("EZ-S09 ten of 49", "", "count(type:support) >= 3", 0, 0, "", 8755721 / 13340621.0);
    everzone("EZ-S03 the leader is no card of the pile", "", "count(is:leader) = 0 and count() = 10", 0, 0, "", 1);
    everzone("EZ-S13 in Italian the leader is in hand from the start", "rules: it\n",
             "count(is:leader) = 1 and count() = 11", 0, 0, "", 1);
    everzone("two cards at once", "", "count(name:Firelord) >= 1 and count(name:\"Asteroids Field\") >= 1", 0, 0, "",
             2685951 / 9110668.0);
    everzone("two cards in fifteen", "", "count(name:Firelord) >= 1 and count(name:\"Asteroids Field\") >= 1", 5, 0, "",
             72367 / 139449.0);
    everzone("EZ-S11 keep either", "", "count(name:Firelord) >= 1 and count(name:\"Asteroids Field\") >= 1", 0, 0,
             "keep if count(name:Firelord) >= 1 or count(name:\"Asteroids Field\") >= 1", 3369963 / 9110668.0);
    everzone("EZ-S11 down to nothing", "", "count(type:support) >= 4", 0, 0, four, 0.794511330108945);
    everzone("EZ-S11 what else is there", "", "count(type:unit) >= 5", 0, 0, four, 100572693 / 218103641.0);
    everzone("EZ-S11 how many cards are left", "", "count() <= 8", 0, 0, four, 356195835 / 815517962.0);
    everzone("EZ-X10 in Italian down to one card, and the leader counts", "rules: it\n", "count(type:unit) >= 5", 0, 0,
             four, 0.6274007751496299);
    everzone("EZ-X10 in Italian the hand is larger by the leader", "rules: it\n", "count() <= 8", 0, 0, four,
             157992390 / 493602977.0);
    everzone("EZ-S15 again in the second battle", "", "count(type:support) >= 5", 0, 2, four, 0.4587758288518787);
    everzone("EZ-S15 again in the second battle, in Italian", "rules: it\n", "count(type:support) >= 5", 0, 2, four,
             0.4588487323762083);
    everzone("EZ-T50 reshuffled at once", "rules: it\n", "count(type:support) >= 1", 0, 0, eight,
             184012939 / 600327945.0);
    everzone("EZ-X14 reshuffled on need", "rules: it\nreshuffle-timing: on-need\n", "count(type:support) >= 1", 0, 0,
             eight, 0.30652737284783294);

    // More different hands than anyone goes through: what the policy and what the question tells apart are added up one
    // after the other.
    everzone("EZ-S09 nine different cards", "", "distinct(name) >= 9", 0, 0, "", 0.7050438933937085);
    everzone("EZ-S11 eight different cards, of hands kept for their supports", "", "distinct(name) >= 8", 0, 0, four,
             0.5608616086931666);
    everzone("EZ-S11 nine different cards, of hands kept for their units", "", "distinct(name) >= 9", 0, 0,
             "keep if count(type:unit) >= 2", 0.7050461503695306);

    row("ZB-S06 four of five Pallottola or more", "zombinion", "prima-partita", "", "count(name:Pallottola) >= 4", 0, 0,
        "", 0.5);
    row("ZB-S06 the other five cards", "zombinion", "prima-partita", "", "count(name:Pallottola) = 2", 0, 2, "",
        1 / 12.0);
    row("ZB-S04 no mulligan", "zombinion", "prima-partita", "", "count(name:Pallottola) = 2", 0, 0,
        "keep if count(name:Pallottola) >= 3", 1 / 12.0);
    row("a deck reached in play", "zombinion", kReached, "", "sum(colpi) >= 6", 0, 0, "", 97 / 476.0);
    row("a deck reached in play, turns later", "zombinion", kReached, "", "sum(colpi) >= 6", 0, 6, "", 97 / 476.0);

    // Bell and Bough: 12 of the 50 Chronicles are Events.
    const char* const two = "keep if count(type:evento) >= 2";
    row("SV-S05 five of 50", "sovereign", "d1-bell-and-bough", "", "count(type:evento) >= 2", 0, 0, "", 1111 / 3220.0);
    row("SV-S06 one exchange", "sovereign", "d1-bell-and-bough", "", "count(type:evento) >= 2", 0, 0, two,
        340217233 / 466921735.0);
    row("SV-S06 five different cards after an exchange", "sovereign", "d1-bell-and-bough", "", "distinct(name) = 5", 0,
        0, two, 0.5850052590914212);
    row("SV-S11 what went under can come back", "sovereign", "d1-bell-and-bough", "", "count(type:evento) >= 3", 0, 3,
        two, 0.4267698610614635);
    row("SV-S11 nor do they have to", "sovereign", "d1-bell-and-bough", "", "count(type:evento) <= 1", 0, 3, two,
        0.1735129898079254);
    row("SV-T03 no card in the first turn", "sovereign", "d1-bell-and-bough", "",
        "count() = 8 and count(type:evento) >= 2", 0, 4, "", 5098971 / 8134525.0);
    row("SV-T02 the second player has one more", "sovereign", "d1-bell-and-bough", "", "count() = 6", 1, 1, "", 1);

    row("WW-S09 five of ten", "war-of-the-worlds", "humans", "", "count(name:Guerriglia) >= 2", 0, 0, "", 31 / 42.0);
    row("WW-S11 no mulligan", "war-of-the-worlds", "humans", "", "count(name:Guerriglia) >= 2", 0, 0,
        "keep if count(name:Guerriglia) >= 2", 31 / 42.0);
    row("WW-T38 hands are thrown away", "war-of-the-worlds", "humans", "", "count(name:Guerriglia) >= 2", 0, 5, "",
        31 / 42.0);
    row("aliens, jointly", "war-of-the-worlds", "aliens-a", "", "count(type:unit) >= 1 and count(name:Sterminio) >= 2",
        0, 0, "", 67 / 126.0);
    row("aliens, two cards more", "war-of-the-worlds", "aliens-a", "",
        "count(type:unit) >= 1 and count(name:Sterminio) >= 2", 2, 0, "", 0.9);
}

void OddsGames::exactAndSimulated()
{
    QFETCH(QString, game);
    QFETCH(QString, deck);
    QFETCH(QString, header);
    QFETCH(QString, ask);
    QFETCH(int, draws);
    QFETCH(int, turn);
    QFETCH(QString, keep);
    QFETCH(double, expected);
    const LoadedPack& pack = LoadedPack::named(game.toStdString());
    const Setup setup = pack.setup(deck.toStdString(), header.toStdString());
    const Inquiry inquiry = pack.inquiry(setup, ask.toStdString(),
                                         {draws, turn > 0 ? std::optional(turn) : std::nullopt}, keep.toStdString());
    const auto exactly = inquiry.exact(0);
    QVERIFY(exactly && exactly->isOne());
    QVERIFY2(std::abs(exactly->least - expected) < 1e-13, qPrintable(QString::number(exactly->least, 'g', 17)));
    for (const Path path : {Path::Cards, Path::Classes}) {
        const auto simulated = inquiry.simulated({100'000, 11, 1, path});
        QVERIFY(simulated);
        QVERIFY2(std::abs(simulated->front().share.least - expected) < 4 * simulated->front().error,
                 qPrintable(QString::number(simulated->front().share.least)));
    }
}

namespace {

/// One player at the real table who follows a policy and plays nothing.
class Follower {
public:
    Follower(const LoadedPack& pack, const Setup& setup, const std::string& ask, const std::string& keep,
             const std::string& wanted)
        : m_setup(setup),
          m_ask(pack.question(ask).expression, *setup.game, *setup.catalogue, setup.settings),
          m_keep(pack.question(keep).expression, *setup.game, *setup.catalogue, setup.settings)
    {
        m_wanted = matchesAll(*parseQuery(wanted, pack.game()), pack.game(), pack.catalogue).yes.cards();
    }

    /// Whether the hand of that turn is as asked; the leader that waits aside is not looked at.
    [[nodiscard]] bool isDealt(std::uint64_t seed, int turn) const
    {
        auto session = Play::of(m_setup).and_then(
            [seed](Play&& play) { return Session::begin(std::move(play), seed); });
        if (!session) qFatal("%s", session.error().code.c_str());
        while (true) {
            const bool asked = offers(*session, "mulligan") || offers(*session, "bottom");
            if (session->table().turn >= turn && (!asked || holds(m_keep, *session))) break;
            act(*session, asked);
        }
        return holds(m_ask, *session);
    }

private:
    static bool offers(const Session& session, std::string_view verb)
    {
        return std::ranges::any_of(session.table().offers, [verb](const Offer& offer) { return offer.verb == verb; });
    }

    void act(Session& session, bool asked) const
    {
        std::string text = "keep";  // also a hand that cannot be exchanged any more
        if (!asked && !offers(session, "keep"))
            text = offers(session, "first") ? "first" : offers(session, "end") ? "end" : "next";
        else if (asked && !holds(m_keep, session))
            text = offers(session, "mulligan") ? "mulligan" : "bottom " + given(session);
        if (const auto done = session.act(text); !done) qFatal("%s is refused", text.c_str());
    }

    /// The cards that are exchanged: those that are not wanted, or all.
    [[nodiscard]] std::string given(const Session& session) const
    {
        std::string all;
        std::string some;
        for (const Piece& piece : session.table().pile("hand").pieces) {
            const std::string name = '"' + std::string(m_setup.name(piece.card, m_setup.game->languages.front())) + '"';
            all += (all.empty() ? "" : ", ") + name;
            if (std::ranges::find(m_wanted, piece.card) == m_wanted.end()) some += (some.empty() ? "" : ", ") + name;
        }
        return some.empty() ? all : some;
    }

    [[nodiscard]] bool holds(const CompiledExpression& expression, const Session& session) const
    {
        Deck hand;
        const bool aside = m_setup.settings.edition == "en";
        const std::vector<CardIndex> leaders = m_setup.section("leader");
        for (const Piece& piece : session.table().pile("hand").pieces)
            if (!aside || std::ranges::find(leaders, piece.card) == leaders.end())
                hand.addCopies(ZoneIndex{0}, piece.card, piece.copies);
        return std::get<Truth>(expression.evaluate(hand)) == Truth::Yes;
    }

    const Setup& m_setup;
    CompiledExpression m_ask;
    CompiledExpression m_keep;
    std::vector<CardIndex> m_wanted;
};

}  // namespace

void OddsGames::theTableDealsTheSame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("ask");
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("keep");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* name, const char* game, const char* deck, const char* header, const char* ask,
                        int turn, const char* keep, const char* wanted) {
        QTest::newRow(name) << game << deck << header << ask << turn << keep << wanted;
    };
    const char* const supports = "keep if count(type:support) >= 4";
    row("EverZone", "everzone", "adam-finn", "", "count(type:unit) >= 5", 1, supports, "type:support");
    row("EverZone, third battle", "everzone", "meraud", "", "count(type:support) >= 5", 3, supports, "type:support");
    row("EverZone in Italian", "everzone", "adam-finn", "rules: it\n", "count(type:unit) >= 5", 1, supports,
        "type:support");
    row("EverZone in Italian, third battle", "everzone", "meraud", "rules: it\n", "count(type:support) >= 5", 3,
        supports, "type:support");
    row("Zombinion, third turn", "zombinion", kReached, "", "sum(colpi) >= 6", 3, "keep if count() >= 0", "colpi>=1");
    row("Sovereign", "sovereign", "d1-bell-and-bough", "", "count(type:evento) >= 2", 1,
        "keep if count(type:evento) >= 2", "type:evento");
    row("Sovereign, fifth turn", "sovereign", "d3-thicket-and-cinder", "", "count(type:haerian) >= 5", 5,
        "keep if count(type:haerian) >= 4", "type:haerian");
    row("War of the Worlds, fourth turn", "war-of-the-worlds", "aliens-a", "must-play: lenient\n",
        "count(type:unit) >= 1", 4, "keep if count() >= 0", "type:unit");
}

void OddsGames::theTableDealsTheSame()
{
    QFETCH(QString, game);
    QFETCH(QString, deck);
    QFETCH(QString, header);
    QFETCH(QString, ask);
    QFETCH(int, turn);
    QFETCH(QString, keep);
    QFETCH(QString, wanted);
    const LoadedPack& pack = LoadedPack::named(game.toStdString());
    const Setup setup = pack.setup(deck.toStdString(), header.toStdString());
    const auto exactly = pack.inquiry(setup, ask.toStdString(), {0, turn}, keep.toStdString()).exact(0);
    QVERIFY(exactly && exactly->isOne());
    const Follower follower(pack, setup, ask.toStdString(), keep.toStdString(), wanted.toStdString());
    constexpr int games = 1500;
    int dealt = 0;
    for (int seed = 0; seed < games; ++seed) dealt += follower.isDealt(static_cast<std::uint64_t>(seed), turn) ? 1 : 0;
    const double error = std::sqrt(exactly->least * (1 - exactly->least) / games);
    QVERIFY2(
        std::abs(dealt / double(games) - exactly->least) < 4 * error,
        qPrintable(QStringLiteral("%1 at the table instead of %2").arg(dealt / double(games)).arg(exactly->least)));
}

MAZZO_TEST(OddsGames)
#include "test_odds_games.moc"
