// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"
#include "goldfish/action_text_reader.h"
#include "goldfish/general_refusal.h"
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

/// Actions as texts: what is offered, how it is written, what is understood.
class GoldfishActions : public QObject {
    Q_OBJECT

private slots:
    void init();
    void understood_data();
    void understood();
    void notOffered_data();
    void notOffered();
    void listsAreOfferedOnce();
    void lookalikesAreOneChoice();
    void placesTellPiecesApart();
    void thingsAreDistinguishedToo();
    void aFilledActionNamesPieces();
    void refusalCarriesTheClause();
    void reasonsThatNeedNoRules();

private:
    [[nodiscard]] std::vector<Operand> hand() const;

    Sample m_sample;
    Table m_table;
};

namespace {

QString canonical(std::string_view text, const Table& table, const Setup& setup)
{
    const auto action = readAction(text, table.offers, setup);
    return action ? QString::fromStdString(textOf(*action, setup)) : QStringLiteral("?");
}

}  // namespace

void GoldfishActions::init()
{
    m_table = Table();
    m_table.piles = {{"hand", 0, Procedure::Sight::Open, {}}, {"table", 0, Procedure::Sight::Open, {}}};
    for (const char* name : {"Gull", "Gull", "Heron", "Quay, the Old", "Salt with Tea", "Roc"}) {
        Piece piece;
        piece.id = PieceId(++m_table.lastPiece);
        piece.card = *m_sample.setup().find(name);
        m_table.piles[0].pieces.push_back(piece);
    }
    m_table.offers = {offered("keep"),
                      offeredList("marshal", hand(), 0, 3),
                      offered("play", hand()),
                      offeredPair("fight", hand(), "with", hand()),
                      offeredPair("use", {hand()[2]}, ":", {numberOperand(1), numberOperand(2)}),
                      offeredPair("move", hand(), "to", {wordOperand("table"), wordOperand("discard")}),
                      offeredNumber("take", 1, 9)};
    markLookalikes(m_table);
}

std::vector<Operand> GoldfishActions::hand() const
{
    std::vector<Operand> operands;
    for (const Piece& piece : m_table.piles[0].pieces) operands.push_back(cardOperand(piece.card, piece.id));
    return operands;
}

void GoldfishActions::understood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    QTest::newRow("plain") << "keep" << "keep";
    QTest::newRow("case and blanks") << "  KEEP " << "keep";
    QTest::newRow("a card") << "play Gull" << "play Gull";
    QTest::newRow("in the other language") << "play gabbiano" << "play Gull";
    QTest::newRow("by id") << "play <harbour:heron>" << "play Heron";
    QTest::newRow("a card nobody knows") << "play roc" << "play Roc";
    QTest::newRow("a list") << "marshal Gull, heron ,Roc" << "marshal Gull, Heron, Roc";
    QTest::newRow("two copies") << "marshal Gull, Gull" << "marshal Gull, Gull";
    QTest::newRow("an empty list") << "marshal" << "marshal";
    QTest::newRow("a comma in a name") << "marshal \"Quay, the Old\", Gull" << "marshal \"Quay, the Old\", Gull";
    QTest::newRow("quotes in a name") << "play \"Sale \\\"fino\\\"\"" << "play Salt with Tea";
    QTest::newRow("a link") << "fight Gull with Heron" << "fight Gull with Heron";
    QTest::newRow("a link in a name") << "fight Salt with Tea with Heron" << "fight \"Salt with Tea\" with Heron";
    QTest::newRow("a link in the second name")
        << "fight Heron with Salt with Tea" << "fight Heron with \"Salt with Tea\"";
    QTest::newRow("a colon") << "use Heron: 2" << "use Heron: 2";
    QTest::newRow("a colon without a blank") << "use Heron:2" << "use Heron: 2";
    QTest::newRow("a zone by its name") << "move Heron to Tavolo" << "move Heron to table";
    QTest::newRow("a number") << "take 9" << "take 9";
}

void GoldfishActions::understood()
{
    QFETCH(const QString, text);
    QFETCH(const QString, canonical);
    QCOMPARE(::canonical(text.toStdString(), m_table, m_sample.setup()), canonical);
    QCOMPARE(::canonical(canonical.toStdString(), m_table, m_sample.setup()), canonical);
}

void GoldfishActions::notOffered_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "jump",
                             "keep Gull",
                             "play",
                             "play Gull, Heron",
                             "play Albatross",
                             "marshal Gull, Gull, Gull",
                             "marshal Gull, Heron, Roc, \"Quay, the Old\"",
                             "marshal Gull,",
                             "fight Gull",
                             "fight Gull to Heron",
                             "use Gull: 1",
                             "use Heron: 3",
                             "take 0",
                             "take 10",
                             "take 07",
                             "take -1",
                             "take nine",
                             "play Gull #2",
                             "play \"Gull",
                             "move Gull to hand"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void GoldfishActions::notOffered()
{
    QFETCH(const QString, text);
    QCOMPARE(canonical(text.toStdString(), m_table, m_sample.setup()), QStringLiteral("?"));
}

void GoldfishActions::listsAreOfferedOnce()
{
    const std::vector<std::string> texts = listed({m_table.offers[0], m_table.offers[1], m_table.offers[2]},
                                                  m_sample.setup(), "it");
    QCOMPARE(texts, (std::vector<std::string>{"keep", "marshal …", "play Gabbiano", "play Airone",
                                              "play \"Molo, il Vecchio\"", "play \"Sale \\\"fino\\\"\"", "play Roc"}));
}

void GoldfishActions::lookalikesAreOneChoice()
{
    m_table.piles[0].pieces[1].set("anchored");
    m_table.offers = {offered("play", hand())};
    markLookalikes(m_table);
    const std::vector<std::string> texts = listed(m_table.offers, m_sample.setup());
    QCOMPARE(texts[0], std::string("play Gull"));
    QCOMPARE(texts[1], std::string("play Gull #2"));
    QCOMPARE(at(readAction("play gull #2", m_table.offers, m_sample.setup())->operand().piece), std::size_t{2});
    QCOMPARE(at(readAction("play gull", m_table.offers, m_sample.setup())->operand().piece), std::size_t{1});
}

void GoldfishActions::placesTellPiecesApart()
{
    m_table.piles[0].pieces[0].place = "r1c1";
    m_table.piles[0].pieces[1].place = "r2c1";
    m_table.offers = {offered("play", hand())};
    markLookalikes(m_table);
    const std::vector<std::string> texts = listed(m_table.offers, m_sample.setup());
    QCOMPARE(texts[0], std::string("play Gull @r1c1"));
    QCOMPARE(texts[1], std::string("play Gull @r2c1"));
    QCOMPARE(at(readAction("play Gull @R2C1", m_table.offers, m_sample.setup())->operand().piece), std::size_t{2});
}

void GoldfishActions::thingsAreDistinguishedToo()
{
    std::vector<Operand> buoys;
    for (const char* place : {"bay", "bay", "cape"}) {
        Piece buoy;
        buoy.id = PieceId(++m_table.lastPiece);
        buoy.thing = "buoy";
        buoy.place = place;
        m_table.piles[1].pieces.push_back(buoy);
        buoys.push_back({noCard, "buoy", buoy.id, {}});
    }
    m_table.offers = {offered("sink", buoys)};
    markLookalikes(m_table);
    QCOMPARE(listed(m_table.offers, m_sample.setup()), (std::vector<std::string>{"sink buoy @bay", "sink buoy @cape"}));
    QVERIFY(readAction("sink buoy @cape", m_table.offers, m_sample.setup())->operand().piece == buoys[2].piece);
}

void GoldfishActions::aFilledActionNamesPieces()
{
    // Of two that look alike the first is meant, whichever the caller holds: so an action and its text are the same
    // thing.
    const auto action = admitted(m_table.offers, {"play", {{{}, {cardOperand(m_sample.card("gull"), PieceId{2})}}}});
    QVERIFY(action);
    QCOMPARE(at(action->operand().piece), std::size_t{1});
    const auto both = readAction("marshal Gull, Gull", m_table.offers, m_sample.setup());
    QCOMPARE(at(both->operands()[0].piece), std::size_t{1});
    QCOMPARE(at(both->operands()[1].piece), std::size_t{2});
}

void GoldfishActions::refusalCarriesTheClause()
{
    const Error error = refused({"T-T13", "over-limit", {}});
    QVERIFY(error.kind == Error::Kind::Refused);
    QCOMPARE(error.args, (std::vector<std::string>{"", "T-T13", "over-limit"}));
    const Action loose = readUnchecked("fight Gull with \"Quay, the Old\"", m_sample.setup());
    QCOMPARE(loose.parts.size(), std::size_t{2});
    QCOMPARE(loose.parts[1].link, std::string("with"));
    QVERIFY(loose.operand(1).card == m_sample.card("quay"));
}

void GoldfishActions::reasonsThatNeedNoRules()
{
    const CardIndex gull = m_sample.card("gull");
    const CardIndex heron = m_sample.card("heron");
    Table table;
    table.offers = {offeredPair("fight", {cardOperand(gull)}, "at", {wordOperand("north")}, "T-T1"),
                    offeredPair("fight", {cardOperand(heron)}, "at", {wordOperand("south"), wordOperand("east")}),
                    offeredNumber("take", 1, 5, "T-T2"), offered("end")};
    const auto reason = [&](const char* text) { return generalRefusal(table, readUnchecked(text, m_sample.setup())); };
    QCOMPARE(*reason("fight \"Salt with Tea\" at north"),
             (Note{"T-T1", "only-candidates", {std::vector<CardIndex>{gull, heron}}}));
    QCOMPARE(*reason("fight Gull at south"), (Note{"T-T1", "only-candidates", {std::string("north")}}));
    QCOMPARE(*reason("fight Heron at north"), (Note{{}, "only-candidates", {std::string("south, east")}}));
    QCOMPARE(*reason("take 0"), (Note{"T-T2", "only-numbers", {1, 5}}));
    QVERIFY(!reason("take 5"));
    QVERIFY(!reason("swim Gull"));
    QCOMPARE(*reason("pick Gull"), (Note{{}, "no-question", {}}));
    table.question = Note{"T-T3", "which", {}};
    QVERIFY(!reason("pick Gull"));
}

MAZZO_TEST(GoldfishActions)
#include "test_goldfish_actions.moc"
