// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/pack_with_card.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// Turns as a player sees them.
class ZombinionPlay : public QObject {
    Q_OBJECT

private slots:
    void walkThrough();
    void ZB_T03_T14_T17_refusals();
    void ZB_T04_topToBottom_data();
    void ZB_T04_topToBottom();
    void ZB_T05_oneCardAtATime();
    void wrongAnswers_data();
    void wrongAnswers();
    void ZB_T31_noActionInTheFirstTwoTurns();
    void ZB_T09_picksOneByOneOrAtOnce();
    void ZB_T21_lazyShuffle();
    void ZB_T27_information();
    void ZB_T30_attacksAlone();
    void ZB_V08_freeChoices();
    void ZB_V09_phantomSeats();
    void ZB_X12_radio_data();
    void ZB_X12_radio();
    void aNewCardNeedsNoCode();
    void unknownWordsAreReported_data();
    void unknownWordsAreReported();
};

namespace {

QString hand(const Session& session) { return codes(session, "hand").join(' '); }

}  // namespace

void ZombinionPlay::walkThrough()
{
    const QStringList shuffles{"Mav Pal Fur Pal Zom Pal Zom Pal Pal Zom Pal Pal",
                               "Cop Fur Pal Pal Zom Pal Mav Pal Zom Pal",
                               "Pro Cop Pal Zom Fur Pal Mav Pal Zom Pal Pal"};
    Session session = begun(
        stacked(Box::shipped().precon("prima-partita"), "Pal Pal Zom Pal Pal Zom Pal Pal Zom Pal", shuffles));
    QCOMPARE(acts(session, {"shoot all", "buy Furbizia", "end"}), QString());
    QCOMPARE(hand(session), QStringLiteral("Zom Pal Pal Zom Pal"));
    QCOMPARE(codes(session, "discard").join(' '), QStringLiteral("Zom Pal Pal Pal Pal Fur"));
    QCOMPARE(log(session),
             (QStringList{"ZB-T23 zombinion.cleaned 4 1", "ZB-T24 drew 5", "ZB-T02 turn 2", "ZB-T14 phase caccia"}));
    QCOMPARE(acts(session, {"shoot Pallottola", "shoot all", "buy Maverick", "end"}), QString());
    QCOMPARE(hand(session), QStringLiteral("Mav Pal Fur Pal Zom"));
    QCOMPARE(session.table().phase, std::string("azione"));
    QVERIFY(log(session).contains("ZB-T20 reshuffled 12"));
    QCOMPARE(acts(session, {"play Maverick", "play Furbizia", "shoot all"}), QString());
    QCOMPARE(session.table().count("azioni"), 1);
    QCOMPARE(session.table().count("colpi"), 5);
    QCOMPARE(acts(session, {"buy Copertura", "end"}), QString());
    QCOMPARE(hand(session), QStringLiteral("Zom Pal Pal Cop Fur"));
    QCOMPARE(acts(session, {"play Copertura", "play Furbizia", "shoot all", "buy Proiettili", "buy Maverick"}),
             QString());
    QCOMPARE(act(session, "buy Pallottola"), QStringLiteral("ZB-T17 zombinion.why-no-obiettivo"));
    QCOMPARE(acts(session, {"end"}), QString());
    QCOMPARE(hand(session), QStringLiteral("Mav Pal Zom Pal Pro"));
    QCOMPARE(session.table().pile("supply").cards(), 245);
    QCOMPARE(session.table().pile("deck").cards(), 10);
    QCOMPARE(session.table().count("points"), 3);
    QVERIFY(!session.table().outcome);
}

void ZombinionPlay::ZB_T03_T14_T17_refusals()
{
    Session session = with("Fur Fur Pal Pal Pal Pal Zom Zom Zom Zom");
    QCOMPARE(act(session, "buy Caricatore"), QStringLiteral("ZB-T17 zombinion.why-too-dear"));
    QCOMPARE(act(session, "play Maverick"), QStringLiteral("ZB-T03 zombinion.why-not-in-hand"));
    QCOMPARE(act(session, "play Pallottola"), QStringLiteral("ZB-F07 zombinion.why-no-action-card"));
    QCOMPARE(act(session, "shoot Zombi"), QStringLiteral("ZB-T16 zombinion.why-no-mirare"));
    QCOMPARE(act(session, "play Furbizia"), QString());
    QCOMPARE(session.table().phase, std::string("caccia"));  // the other Furbizia cannot be played
    QCOMPARE(act(session, "play Furbizia"), QStringLiteral("ZB-T03 zombinion.why-no-azione"));
    session.undo();
    QCOMPARE(act(session, "shoot Pallottola"), QString());
    QCOMPARE(act(session, "play Furbizia"), QStringLiteral("ZB-T14 zombinion.why-hunting"));
    QCOMPARE(act(session, "buy Pallottola"), QString());  // ZB-K01, K07: what costs nothing may be bought
    QCOMPARE(act(session, "shoot all"), QString());       // ZB-X15
}

void ZombinionPlay::ZB_T04_topToBottom_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("done");
    const auto row = [](const char* name, const char* code, const QStringList& done) {
        QTest::newRow(name) << code << done;
    };
    row("Aiutarsi", "Aiu", {"more-actions 2 2", "more-buys 1 2", "more-colpi 2 2"});
    row("Barricata", "Bar", {"drew 2"});
    row("Copertura", "Cop", {"drew 1", "more-actions 1 1", "more-buys 1 2", "more-colpi 1 1"});
    row("Coraggio", "Cor", {"drew 2", "more-actions 1 1"});
    row("Deposito", "Dep", {"trashed-itself"});
    row("Esca", "Esc", {"more-actions 1 1"});
    row("Fucile a pompa", "Fuc", {"more-buys 1 2", "more-colpi 2 2"});
    row("Fuga rapida", "Fug", {"gained-on-deck", "nobody-else"});
    row("Furbizia", "Fur", {"drew 3"});
    row("Maverick", "Mav", {"drew 1", "more-actions 2 2"});
    row("Molotov", "Mot", {"drew 4", "more-buys 1 2", "nobody-else"});
    row("Piano superiore", "Pia", {"more-colpi 2 2", "nobody-else"});
    row("Raggrupparsi", "Rag", {"more-colpi 2 2"});
    row("Ricognizione", "Rco", {"drew 1", "more-actions 1 1", "revealed 1"});
    row("Sciame di zombi", "Sci", {"drew 2", "nobody-else"});
}

void ZombinionPlay::ZB_T04_topToBottom()
{
    QFETCH(const QString, code);
    Session session = with(code + " Pal Pal Pal Pal Zom Zom Zom Pal Pal");
    const auto name = session.play().setup().name(session.table().pile("hand").pieces[0].card, "it");
    QCOMPARE(act(session, "play " + QString::fromUtf8(name.data(), qsizetype(name.size()))), QString());
    QStringList done;
    for (const QString& line : log(session).mid(1)) done << line.section(' ', 1).remove("zombinion.");
    done.removeAll("phase caccia");
    QTEST(done, "done");
}

void ZombinionPlay::ZB_T05_oneCardAtATime()
{
    Session session = with("Rif Mav Zom Pal Pal Pal");
    QCOMPARE(act(session, "play Rifornimento"), QString());
    QVERIFY(session.table().question);
    QCOMPARE(session.table().question->key, std::string("zombinion.ask-trash"));
    QCOMPARE(act(session, "play Maverick"), QStringLiteral("ZB-T05 zombinion.why-resolving"));
    QCOMPARE(act(session, "end"), QStringLiteral("ZB-T05 zombinion.why-resolving"));
    QVERIFY(!offers(session).contains("skip"));
    QCOMPARE(acts(session, {"pick Zombi", "pick Furbizia"}), QString());
    QCOMPARE(codes(session, "trash"), QStringList{"Zom"});
    QCOMPARE(codes(session, "discard"), QStringList{"Fur"});
}

void ZombinionPlay::wrongAnswers_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QString>("why");
    QTest::newRow("Munizioni: too dear") << "Mun Pal Pal Pal Pal" << QStringList{"play Munizioni", "pick Copertura"}
                                         << "pick Copertura: ZB-K22 zombinion.why-over-limit";
    QTest::newRow("Munizioni: must take")
        << "Mun Pal Pal Pal Pal" << QStringList{"play Munizioni", "skip"} << "skip: ZB-K22 zombinion.why-so-many";
    QTest::newRow("Ricarica: no Mirare") << "Ric Zom Pal Pal Pal" << QStringList{"play Ricarica", "pick Zombi"}
                                         << "pick Zombi: ZB-K28 zombinion.why-only-mirare";
    QTest::newRow("Ricarica: takes Mirare only")
        << "Ric Zom Pal Pal Pal" << QStringList{"play Ricarica", "pick Pallottola", "pick Zombi"}
        << "pick Zombi: ZB-K28 zombinion.why-only-mirare";
    QTest::newRow("Tattica: no Action card") << "Tat Zom Mav Pal Pal" << QStringList{"play Tattica", "pick Zombi"}
                                             << "pick Zombi: ZB-F07 zombinion.why-no-action-card";
    QTest::newRow("Rifornimento: not in hand")
        << "Rif Zom Mav Pal Pal" << QStringList{"play Rifornimento", "pick Furbizia"}
        << "pick Furbizia: ZB-K30 zombinion.why-not-there";
    QTest::newRow("Sacrificio: one Zombi, not two")
        << "Sac Zom Mav Pal Pal" << QStringList{"play Sacrificio", "pick Zombi, Zombi"}
        << "pick Zombi, Zombi: ZB-K31 zombinion.why-not-there";
    QTest::newRow("Sacrificio: picked already")
        << "Sac Zom Mav Pal Pal" << QStringList{"play Sacrificio", "pick Zombi", "pick Zombi"}
        << "pick Zombi: ZB-K31 zombinion.why-not-there";
    QTest::newRow("Sacrificio: five are too many")
        << "Fur Mav Sac Zom Zom Zom Pal Pal Pal"
        << QStringList{"play Maverick", "play Furbizia", "play Sacrificio",
                       "pick Zombi, Zombi, Zombi, Pallottola, Pallottola"}
        << "pick Zombi, Zombi, Zombi, Pallottola, Pallottola: ZB-K31 zombinion.why-so-many";
    QTest::newRow("Deposito: not among the kinds")
        << "Dep Zom Mav Pal Pal" << QStringList{"play Deposito", "pick Bogeyman"}
        << "pick Bogeyman: ZB-C12 zombinion.why-no-pile";
}

void ZombinionPlay::wrongAnswers()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, actions);
    Session session = with(deck);
    const std::size_t steps = static_cast<std::size_t>(actions.size()) - 1;
    QTEST(acts(session, actions), "why");
    QCOMPARE(session.done(), steps);  // The state stands.
}

void ZombinionPlay::ZB_T31_noActionInTheFirstTwoTurns()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Session session = begun(Box::shipped().precon("prima-partita"), seed);
        QStringList owned = codes(session, "hand");
        QCOMPARE(acts(session, {"shoot all", "buy Esca", "end"}), QString());  // two Pallottola at least
        owned += codes(session, "hand");
        owned.sort();
        QCOMPARE(owned.join(' '),
                 QStringLiteral("Pal Pal Pal Pal Pal Pal Pal Zom Zom Zom"));  // ZB-S06: the other five cards
        QVERIFY(log(session).filter("reshuffled").isEmpty());
        QCOMPARE(acts(session, {"end"}), QString());
        QCOMPARE(log(session).filter("reshuffled"), QStringList{"ZB-T20 reshuffled 11"});
    }
}

void ZombinionPlay::ZB_T09_picksOneByOneOrAtOnce()
{
    Session session = with("Esc Zom Zom Zom Pal Pro Car Fur Mav Cop");
    QCOMPARE(act(session, "play Esca"), QString());
    QCOMPARE(offers(session), (QStringList{"pick Zombi", "pick Pallottola", "pick …", "skip"}));
    QCOMPARE(act(session, "pick Zombi"), QString());
    QVERIFY(session.table().pile("hand").pieces[0].is("picked"));
    QCOMPARE(acts(session, {"pick Zombi", "skip"}), QString());
    QCOMPARE(hand(session), QStringLiteral("Zom Pal Pro Car"));
    session.goTo(1);
    QCOMPARE(act(session, "pick Zombi, Zombi, Zombi"), QString());
    QCOMPARE(hand(session), QStringLiteral("Pal Pro Car Fur"));
    session.goTo(1);
    QCOMPARE(act(session, "skip"), QString());
    QCOMPARE(hand(session), QStringLiteral("Zom Zom Zom Pal"));
}

void ZombinionPlay::ZB_T21_lazyShuffle()
{
    Session session = with("Pal Pal Pal Zom Zom");
    QCOMPARE(session.table().pile("deck").cards(), 0);
    QVERIFY(log(session).filter("reshuffled").isEmpty());
    QCOMPARE(act(session, "end"), QString());
    QCOMPARE(log(session).filter("reshuffled").size(), 1);
    QCOMPARE(session.table().pile("hand").cards(), 5);
    QCOMPARE(session.table().pile("discard").cards(), 0);
}

void ZombinionPlay::ZB_T27_information()
{
    using Sight = Procedure::Sight;
    const Session strict = with("Pal Zom Pal Zom Pal Car Fur Pal");
    QVERIFY(strict.table().pile("deck").sight == Sight::Hidden);
    QVERIFY(strict.table().pile("discard").sight == Sight::Top);
    const Session open = with("Pal Zom Pal Zom Pal Fur Pal Car", {"open-information=yes"});
    QVERIFY(open.table().pile("discard").sight == Sight::Open);
    QVERIFY(open.table().pile("deck").sight == Sight::Open);
    QCOMPARE(codes(open, "deck").join(' '), QStringLiteral("Pal Car Fur"));  // what is left, not in which order
}

void ZombinionPlay::ZB_T30_attacksAlone()
{
    Session session = with("Sci Pal Pal Pal Pal Zom Pro Car");
    const int infections = session.table().pile("supply").cards();
    QCOMPARE(act(session, "play Sciame di zombi"), QString());
    QCOMPARE(hand(session), QStringLiteral("Pal Pal Pal Pal Zom Pro"));
    QCOMPARE(session.table().pile("supply").cards(), infections);
    QVERIFY(log(session).contains("ZB-T30 zombinion.nobody-else"));
    for (const char* name : {"Ispezione", "Piano superiore", "Fuga rapida", "Molotov"}) {
        const QString code = codeOf(kindAt(Box::shipped().catalogue.number(*Box::shipped().catalogue.find(name))));
        Session alone = with(code + " Pal Pal Pal Pal Zom Zom Zom Zom");
        QCOMPARE(act(alone, QStringLiteral("play ") + name), QString());
        QVERIFY(!alone.table().question);
    }
}

void ZombinionPlay::ZB_V08_freeChoices()
{
    Session session = with("Esp Pal Pal Ric Tat", {"optional-trashing=yes"});
    QCOMPARE(acts(session, {"play Proiettili esplosivi", "no"}), QString());
    QCOMPARE(session.table().count("colpi"), 0);
    session.goTo(1);
    QCOMPARE(act(session, "yes"), QString());
    QCOMPARE(session.table().count("colpi"), 3);
    session.goTo(0);
    QCOMPARE(acts(session, {"play Ricarica", "skip"}), QString());
    session.goTo(0);
    QCOMPARE(acts(session, {"play Tattica", "skip"}), QString());
    Session strict = with("Esp Pal Pal Ric Tat");
    QCOMPARE(act(strict, "play Proiettili esplosivi"), QString());
    QCOMPARE(strict.table().count("colpi"), 3);
    strict.goTo(0);
    QCOMPARE(act(strict, "play Ricarica"), QString());
    QVERIFY(!offers(strict).contains("skip"));
}

void ZombinionPlay::ZB_V09_phantomSeats()
{
    const auto infezione = [](const Session& session) { return session.table().pile("supply").pieces[6].copies; };
    Session session = with("Sci Pal Pal Pal Pal Pal Pal", {"phantom-seats=yes", "players=4"});
    QCOMPARE(infezione(session), 30);
    QCOMPARE(act(session, "play Sciame di zombi"), QString());
    QCOMPARE(infezione(session), 27);
    QCOMPARE(session.table().count("given-away"), 3);
    QVERIFY(log(session).contains("ZB-V09 zombinion.given-away 3 3"));

    const auto copies = [](const char* code, int count) { return QStringLiteral(" %1").arg(code).repeated(count); };
    const QString last = "Sci Pal Pal Pal Zom" + copies("Inf", 9) + copies("Fur", 10) + copies("Mav", 10);
    Session dry = with(last, {"phantom-seats=yes"});
    QCOMPARE(infezione(dry), 1);
    QCOMPARE(acts(dry, {"play Sciame di zombi", "end"}), QString());
    QCOMPARE(infezione(dry), 0);
    QVERIFY(dry.table().outcome);  // a pile that ran dry this way is an empty one (ZB-E01)
}

void ZombinionPlay::ZB_X12_radio_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("left");
    QTest::newRow("the player is asked") << "ask" << "";
    QTest::newRow("the dearest, of equals the first") << "highest" << "Cop";
}

void ZombinionPlay::ZB_X12_radio()
{
    QFETCH(const QString, choice);
    QFETCH(const QString, left);
    Session session = with("Rad Zom Zom Zom Zom Pal Cop Mol Fur Pro Pal", {"radio=" + choice});
    QCOMPARE(act(session, "play Radio"), QString());
    if (left.isEmpty()) {
        QCOMPARE(codes(session, "revealed").join(' '), QStringLiteral("Pal Cop Mol Fur Pro"));
        QCOMPARE(act(session, "pick Furbizia"), QString());
        QCOMPARE(codes(session, "discard"), QStringList{"Fur"});
    } else {
        QCOMPARE(codes(session, "discard"), QStringList{left});
    }
    QCOMPARE(session.table().pile("hand").cards(), 8);
    QVERIFY(!session.table().find("revealed"));
}

namespace {

std::string cardWith(const std::string& effects)
{
    return R"({"id": "elicottero", "number": 900, "name": {"it": "Elicottero"}, "type": "azione",
        "fields": {"cost": 3, "combattimento": true}, "effects": )" +
           effects + "}";
}

}  // namespace

void ZombinionPlay::aNewCardNeedsNoCode()
{
    const PackWithCard pack("zombinion", cardWith(R"([
        {"when": "play", "do": "colpi", "amount": 4, "clause": "ZB-900"},
        {"when": "play", "do": "gain", "with": {"card": "caricatore", "to": "hand"}, "clause": "ZB-901"},
        {"when": "play", "do": "trash-for-colpi", "amount": 2, "with": {"card": "zombi"}, "clause": "ZB-902"}])"));
    QCOMPARE(pack.mistakes(), std::string());
    Setup setup = pack.setup("game: zombinion\n[kingdom]\nElicottero\nFurbizia\n[deck]\n"
                             "1 Elicottero\n3 Zombi\n7 Pallottola\n");
    const CardIndex card = pack.catalogue().find("elicottero").value();
    const CardIndex zombi = pack.catalogue().find("zombi").value();
    setup.orders = {{{}, {card, zombi, zombi, zombi}, {}}};
    Session session = pack.session(setup);
    QCOMPARE(acts(session, {"play Elicottero"}), QString());
    QCOMPARE(log(session), (QStringList{"ZB-T03 zombinion.played", "ZB-900 zombinion.more-colpi 4 4",
                                        "ZB-901 zombinion.gained-to-hand", "ZB-902 zombinion.trashed 1",
                                        "ZB-902 zombinion.more-colpi 2 6", "ZB-T14 phase caccia"}));
    QCOMPARE(acts(session, {"shoot all", "buy Elicottero"}), QString());
    QCOMPARE(session.table().count("colpi"), 6 + 3 + 1 - 3);
}

void ZombinionPlay::unknownWordsAreReported_data()
{
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("mistakes");
    const auto row = [](const char* name, const char* effect, const char* mistakes) {
        QTest::newRow(name) << effect << mistakes;
    };
    row("known words", R"({"when": "play", "do": "others-gain", "with": {"card": "infezione"}})", "");
    row("an unknown verb", R"({"when": "play", "do": "drow", "amount": 1})", "pack.unknown-choice(drow, draw)");
    row("an unknown card", R"({"when": "play", "do": "others-gain", "with": {"card": "infezioni"}})",
        "pack.unknown-card(infezioni, infezione, ispezione)");
    row("no card", R"({"when": "play", "do": "others-gain"})", "pack.missing-key(card)");
    row("a card for a verb without one", R"({"when": "play", "do": "draw", "with": {"card": "zombi"}})",
        "pack.unknown-key(card)");
    row("an unknown place", R"({"when": "play", "do": "gain", "with": {"card": "zombi", "to": "dek"}})",
        "pack.unknown-choice(dek, deck)");
    row("a word that is a number", R"({"when": "play", "do": "gain", "with": {"card": 4}})",
        "pack.wrong-type(text, number)");
    row("a reaction that is played", R"({"when": "play", "do": "protect"})", "pack.unknown-choice(play)");
}

void ZombinionPlay::unknownWordsAreReported()
{
    QFETCH(const QString, effect);
    const PackWithCard pack("zombinion", cardWith('[' + effect.toStdString() + ']'));
    QTEST(QString::fromStdString(pack.mistakes()), "mistakes");
}

MAZZO_TEST(ZombinionPlay)
#include "test_zombinion_play.moc"
