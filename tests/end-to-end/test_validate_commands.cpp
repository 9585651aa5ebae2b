// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// `validate`, `fix` and `set` as a script sees them.
class TestValidateCommands : public QObject {
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<Program>(); }
    void validateChecksAndExits_data();
    void validateChecksAndExits();
    void findingsCarryTheirNumbers();
    void aTypedValueDecidesTheVerdict();
    void fixWritesTheSmallestRepair();
    void fixCorrectsSpellingAndKeepsUnknownCards();
    void fixNeverRemovesForLackOfData();
    void fixProposesNoSampleCards();
    void fixChangesTheFaction();
    void fixNamesTheRulesThatEachStepServes();
    void fixNeverEmptiesADeck();
    void fixNamesCardsInTheLanguageOfTheDeck();
    void SV_C26_slotsLeftOver();
    void validateSaysWhatItRestsOn();
    void validateListsTheRulesThatItSkips();
    void fixNamesTheRulesThatExcludeEachOther();
    void optionsThatAreNotTheUsualOnesAreReported();
    void unknownNamesHaveTheirLineAndWhatMayBeMeant();
    void whatIsCertainOfANumberIsReported();
    void hugeDecksAreChecked_data();
    void hugeDecksAreChecked();
    void everyCard9999Times_data();
    void everyCard9999Times();
    void badDeckFilesAreRefused_data();
    void badDeckFilesAreRefused();
    void setStandsOverThePackAndUnsetTakesItBack();
    void contradictionsAreRefusedAndChangeNothing();

private:
    /// A pre-made deck of EverZone with one text replaced by another, as a file.
    QString deckWith(const QByteArray& from, const QByteArray& to) const;
    [[nodiscard]] Outcome run(const QStringList& arguments) const { return m_program->run(arguments); }

    std::unique_ptr<Program> m_program;
};

QString TestValidateCommands::deckWith(const QByteArray& from, const QByteArray& to) const
{
    QFile source(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck");
    if (!source.open(QIODevice::ReadOnly)) return {};
    m_program->write("a.deck", source.readAll().replace(from, to));
    return m_program->path("a.deck");
}

void TestValidateCommands::validateChecksAndExits_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("status");
    QTest::newRow("pre-made") << QByteArray() << QByteArray() << "legal" << 0;
    QTest::newRow("a card short") << QByteArray("2 Marine") << QByteArray("1 Marine") << "unfinished" << 1;
    QTest::newRow("a second race") << QByteArray("2 Marine") << QByteArray("1 Marine\n1 Cybot") << "illegal" << 1;
    QTest::newRow("more copies than are certain") << QByteArray("2 Marine") << QByteArray("3 Marine") << "unknown" << 3;
    QTest::newRow("an unknown card") << QByteArray("2 Marine") << QByteArray("2 Marine\n1 Ghost") << "unknown" << 3;
}

void TestValidateCommands::validateChecksAndExits()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const Outcome outcome = run({"validate", deckWith(from, to), "--json"});
    QTEST(outcome.object()["verdict"].toString(), "verdict");
    QTEST(outcome.status, "status");
}

void TestValidateCommands::findingsCarryTheirNumbers()
{
    const QJsonObject verdict = run({"validate", deckWith("2 Marine", "1 Marine"), "--json"}).object();
    QCOMPARE(verdict["findings"].toArray().size(), 1);
    const QJsonObject finding = verdict["findings"].toArray()[0].toObject();
    QCOMPARE(finding["rule"].toString(), QString("EZ-C04"));
    QCOMPARE(finding["status"].toString(), QString("unfinished"));
    QCOMPARE(finding["have"].toInt(), 49);
    QCOMPARE(finding["min"].toInt(), 50);
    QVERIFY(finding["max"].isNull());
    QVERIFY(finding["source"].toString().contains("How to Build Your Own Deck"));
    QVERIFY(!finding["fixes"].toArray().isEmpty());
    QVERIFY(verdict["passed"].toArray().contains("EZ-C01"));
    const Outcome italian = run({"validate", deckWith("2 Marine", "1 Marine"), "--lang", "it", "--rules", "it"});
    QVERIFY2(italian.out.contains("Carte del mazzo: 49 su almeno 50."), italian.out.constData());
}

void TestValidateCommands::aTypedValueDecidesTheVerdict()
{
    const QString deck = deckWith("2 Marine", "3 Marine");
    const QJsonObject finding = run({"validate", deck, "--json"}).object()["findings"].toArray()[0].toObject();
    QCOMPARE(finding["missing"].toArray()[0].toObject()["card"].toString(), QString("everzone:marine"));
    QCOMPARE(finding["missing"].toArray()[0].toObject()["field"].toString(), QString("limit"));
    QCOMPARE(run({"set", "everzone", "Marine", "limit=4"}).status, 0);
    QCOMPARE(run({"validate", deck}).status, 0);
    QCOMPARE(run({"set", "everzone", "Marine", "limit=2"}).status, 0);
    QCOMPARE(run({"validate", deck}).status, 1);
}

void TestValidateCommands::fixWritesTheSmallestRepair()
{
    const QString deck = deckWith("2 Marine", "# mine\n1 Marine\n1 Cybot"), repaired = m_program->path("fixed.deck");
    QCOMPARE(run({"fix", deck, "-o", repaired}).status, 0);
    QFile file(repaired);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("# mine") && !text.contains("Cybot") && text.contains("2 Marine"), text.constData());
    QCOMPARE(run({"validate", repaired}).status, 0);
}

void TestValidateCommands::fixCorrectsSpellingAndKeepsUnknownCards()
{
    const QString repaired = m_program->path("fixed.deck");
    const Outcome outcome = run({"fix", deckWith("2 Marine", "2 Marien\n1 Ghost"), "-o", repaired, "--json"});
    QCOMPARE(outcome.status, 1);
    const QJsonObject fixed = outcome.object();
    const QJsonArray gone = fixed["changes"].toObject()["unknown"].toArray();
    QCOMPARE(gone, (QJsonArray{QJsonObject{{"name", "Marien"}, {"zone", "forces"}, {"count", 2}}}));
    QCOMPARE(fixed["after"].toString(), QString("unknown"));
    QCOMPARE(fixed["unknown_cards"].toArray(), QJsonArray{"Ghost"});
    QVERIFY(!fixed["removes_many"].toBool() && !fixed["moves_only"].toBool());
    QVERIFY(m_program->read("fixed.deck").contains("2 Marine\n"));
    QVERIFY(m_program->read("fixed.deck").contains("1 Ghost\n"));
    QCOMPARE(run({"validate", repaired}).status, 3);
    const QByteArray text = run({"fix", deckWith("2 Marine", "2 Marine\n1 Ghost")}).out;
    QVERIFY2(text.contains("Unknown card: Ghost") && !text.contains("Remove"), text.constData());
}

void TestValidateCommands::fixNeverRemovesForLackOfData()
{
    // How many Marines are allowed is unknown beyond two.
    const Outcome outcome = run({"fix", deckWith("2 Marine", "3 Marine"), "--json"});
    QCOMPARE(outcome.status, 1);
    const QJsonObject fixed = outcome.object();
    QVERIFY(fixed["changes"].toObject()["remove"].toArray().isEmpty());
    QVERIFY(fixed["changes"].toObject()["add"].toArray().isEmpty());
    QCOMPARE(fixed["missing"].toArray(), (QJsonArray{QJsonObject{{"card", "everzone:marine"}, {"field", "limit"}}}));
    QVERIFY(run({"fix", deckWith("2 Marine", "3 Marine")}).out.contains("Enter copies allowed of Marine"));
    const QJsonArray fixes = run({"validate", deckWith("2 Marine", "3 Marine"), "--json"})
                                 .object()["findings"]
                                 .toArray()[0]
                                 .toObject()["fixes"]
                                 .toArray();
    QCOMPARE(fixes.size(), 1);
    QVERIFY(fixes[0].toObject().contains("enter"));
    QCOMPARE(run({"set", "everzone", "Marine", "limit=3"}).status, 0);
    QCOMPARE(run({"fix", deckWith("2 Marine", "3 Marine")}).status, 0);
}

void TestValidateCommands::fixProposesNoSampleCards()
{
    m_program->write("own.deck", "game: sovereign\n[classes]\n1 My Class\n[chronicles]\n3 Drago Reale\n");
    const Outcome outcome = run({"fix", m_program->path("own.deck"), "--json"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(!outcome.out.contains("sovereign:"));
    const QJsonArray findings = run({"validate", m_program->path("own.deck"), "--json"}).object()["findings"].toArray();
    QVERIFY(!findings.isEmpty());
    for (const QJsonValue& finding : findings)
        for (const QJsonValue& fix : finding.toObject()["fixes"].toArray())
            QVERIFY(fix.toObject()["add"].toArray().isEmpty());
}

void TestValidateCommands::fixChangesTheFaction()
{
    QFile source(MAZZO_SOURCE_DIR "/carddata/games/war-of-the-worlds/decks/aliens-a.deck");
    QVERIFY(source.open(QIODevice::ReadOnly));
    m_program->write("aliens.deck", source.readAll().replace("faction: aliens", "faction: humans"));
    const QString deck = m_program->path("aliens.deck");
    const QJsonArray findings = run({"validate", deck, "--json"}).object()["findings"].toArray();
    QVERIFY(!findings.isEmpty());
    const QJsonObject fix = findings[0].toObject()["fixes"].toArray()[0].toObject();
    QCOMPARE(fix["set"].toObject(), (QJsonObject{{"faction", "aliens"}}));
    QVERIFY(!fix["label"].toString().isEmpty());
    const Outcome fixed = run({"fix", deck, "-o", m_program->path("fixed.deck"), "--json"});
    QCOMPARE(fixed.status, 0);
    QCOMPARE(fixed.object()["changes"].toObject()["set"].toObject(), (QJsonObject{{"faction", "aliens"}}));
    QVERIFY(fixed.object()["changes"].toObject()["remove"].toArray().isEmpty());
    QVERIFY(m_program->read("fixed.deck").contains("faction: aliens\n"));
    QVERIFY(!m_program->read("fixed.deck").contains("humans"));
    QCOMPARE(run({"validate", m_program->path("fixed.deck")}).status, 0);
}

void TestValidateCommands::fixNamesTheRulesThatEachStepServes()
{
    // One Marine more than is certain stays as it is; the cards that are added make the deck large enough.
    const Outcome outcome = run({"fix", deckWith("2 Marine\n2 Veil", "3 Marine"), "--json"});
    QCOMPARE(outcome.object()["after"].toString(), QString("unknown"));
    const QJsonArray steps = outcome.object()["steps"].toArray();
    QVERIFY(!steps.isEmpty());
    for (const QJsonValue& step : steps) QCOMPARE(step["rules"].toArray(), QJsonArray{"EZ-C04"});
}

void TestValidateCommands::fixNeverEmptiesADeck()
{
    for (const char* cards : {"1 Tripode", "1 Bunker", "4 Bunker\n1 Forte"}) {
        const QString deck = m_program->path("war.deck");
        m_program->write("war.deck", "game: war-of-the-worlds\nfaction: humans\n\n[deck]\n" + QByteArray(cards) + "\n");
        const QString fixed = m_program->path("fixed.deck");
        QCOMPARE(run({"fix", deck, "-o", fixed}).status, 0);
        const QByteArray text = m_program->read("fixed.deck");
        QVERIFY2(!text.split(']').last().trimmed().isEmpty(), text.constData());
        QCOMPARE(run({"validate", fixed}).status, 0);
    }
}

void TestValidateCommands::fixNamesCardsInTheLanguageOfTheDeck()
{
    QFile source(MAZZO_SOURCE_DIR "/carddata/games/sovereign/decks/d1-bell-and-bough.deck");
    QVERIFY(source.open(QIODevice::ReadOnly));
    m_program->write("d1.deck", source.readAll().replace("1 Bannerkeeper\n", ""));
    const Outcome outcome = run({"fix", m_program->path("d1.deck"), "--lang", "it", "--json"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.object()["deck"].toString().contains("\n1 Bannerkeeper\n"), outcome.out);
    QVERIFY(outcome.object()["steps"][0]["label"].toString().contains("Vessillifera"));  // for the reader
}

void TestValidateCommands::SV_C26_slotsLeftOver()
{
    QFile source(MAZZO_SOURCE_DIR "/carddata/games/sovereign/decks/d1-bell-and-bough.deck");
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray all = source.readAll();
    m_program->write("all.deck", all);
    m_program->write("less.deck", QByteArray(all).replace("1 Plain Longsword\n", ""));
    QVERIFY(!run({"validate", m_program->path("all.deck")}).out.contains("slots"));
    QVERIFY(run({"validate", m_program->path("less.deck")}).out.contains("6 of 7 slots, 1 free."));
    QVERIFY(run({"validate", m_program->path("less.deck"), "--lang", "it"}).out.contains("6 slot su 7; liberi: 1."));
}

void TestValidateCommands::validateSaysWhatItRestsOn()
{
    const QString games = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");
    const QJsonObject sample = run({"validate", games + "sovereign/decks/d1-bell-and-bough.deck", "--json"}).object();
    QCOMPARE(sample["rests_on"].toArray(), QJsonArray{"sample"});
    QVERIFY(run({"validate", games + "sovereign/decks/d1-bell-and-bough.deck"}).out.contains("Rests on sample cards."));
    const QJsonObject printed = run({"validate", games + "everzone/decks/adam-finn.deck", "--json"}).object();
    QCOMPARE(printed["rests_on"].toArray(), QJsonArray{});
    QVERIFY(!run({"validate", games + "everzone/decks/adam-finn.deck"}).out.contains("Rests on"));
    // A size that is too low is so whatever the cards' values are.
    const QJsonObject small = run({"validate", games + "sovereign/examples/chronicles-51.deck", "--json"}).object();
    QCOMPARE(small["rests_on"].toArray(), QJsonArray{});
    QCOMPARE(small["findings"].toArray()[0].toObject()["rests_on"].toArray(), QJsonArray{});
}

void TestValidateCommands::validateListsTheRulesThatItSkips()
{
    const QJsonArray skipped = run({"validate", deckWith({}, {}), "--json"}).object()["not_judged"].toArray();
    QMap<QString, QString> reasons;
    for (const QJsonValue& rule : skipped)
        reasons[rule.toObject()["rule"].toString()] = rule.toObject()["reason"].toString();
    QVERIFY(reasons.values().contains("missing-zone") || reasons.values().contains("condition"));
    for (const QString& reason : reasons)
        QVERIFY2(
            QStringList({"no-check", "other-edition", "condition", "missing-zone", "unknown-values"}).contains(reason),
            qPrintable(reason));
    const QJsonArray passed = run({"validate", deckWith({}, {}), "--json"}).object()["passed"].toArray();
    for (const QJsonValue& rule : passed) QVERIFY(!reasons.contains(rule.toString()));
}

void TestValidateCommands::fixNamesTheRulesThatExcludeEachOther()
{
    // Nothing is owned, so that nothing can be added.
    const QString deck = deckWith("2 Marine", "1 Marine");
    const Outcome owned = run({"fix", deck, "--owned", "--json"});
    QCOMPARE(owned.status, 1);
    QCOMPARE(owned.object()["conflict"].toArray(), QJsonArray{"EZ-C04"});
    QVERIFY(owned.object()["changes"].isNull() && owned.object()["proven"].toBool());
    QVERIFY(run({"fix", deck, "--owned"}).out.contains("The cards you own cannot make this deck legal"));
    QCOMPARE(run({"collection", "add", "everzone", "4 Marine"}).status, 0);
    QCOMPARE(run({"fix", deck, "--owned"}).status, 0);
}

void TestValidateCommands::optionsThatAreNotTheUsualOnesAreReported()
{
    const QString deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/sovereign/decks/d1-bell-and-bough.deck");
    QVERIFY(run({"validate", deck, "--set", "chronicles-size=atleast"}).out.contains("at least 50"));
    QVERIFY(!run({"validate", deck}).out.contains("at least 50"));
    QCOMPARE(run({"validate", deck, "--set", "chronicles-size=atleast", "--json"})
                 .object()["options"]
                 .toObject()["chronicles-size"]
                 .toString(),
             QString("atleast"));
}

void TestValidateCommands::unknownNamesHaveTheirLineAndWhatMayBeMeant()
{
    const Outcome outcome = run({"validate", deckWith("2 Marine", "1 Marien\n1 Qwxyz"), "--json", "--lang", "en"});
    const QJsonArray findings = outcome.object()["findings"].toArray();
    const QJsonObject finding = findings[findings.size() - 1].toObject();
    QCOMPARE(finding["rule"].toString(), QString("unknown-card"));
    QCOMPARE(finding["cards"].toArray(), (QJsonArray{"Marien", "Qwxyz"}));
    const QJsonArray lines = finding["lines"].toArray();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].toObject()["name"].toString(), QString("Marien"));
    QCOMPARE(lines[0].toObject()["nearest"].toArray()[0].toString(), QString("Marine"));
    QCOMPARE(lines[1].toObject()["line"].toInt(), lines[0].toObject()["line"].toInt() + 1);
    QVERIFY(lines[1].toObject()["nearest"].toArray().isEmpty());
    QVERIFY2(outcome.err.contains("Did you mean “Marine”"), outcome.err.constData());
}

void TestValidateCommands::whatIsCertainOfANumberIsReported()
{
    const QJsonObject finding =
        run({"validate", deckWith("2 Marine", "3 Marine"), "--json"}).object()["findings"].toArray()[0].toObject();
    QCOMPARE(finding["have"].toInt(), 3);
    QVERIFY(finding["max"].isNull());
    QCOMPARE(finding["bounds"].toObject(), (QJsonObject{{"max", QJsonObject{{"min", 2}}}}));
}

void TestValidateCommands::hugeDecksAreChecked_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("status");
    // How many copies a card allows is unknown: such a deck cannot be decided.
    QTest::newRow("9999 copies of a card") << QByteArray("9999 Marine\n") << 3;
    QTest::newRow("9999 copies, a hundred thousand times") << QByteArray("9999 Marine\n").repeated(100'000) << 3;
    QTest::newRow("almost half a million lines") << QByteArray("1 Veil\n").repeated(499'000) << 3;
    QTest::newRow("a million lines") << QByteArray("1 Veil\n").repeated(1'000'000) << 2;
    QTest::newRow("more than 8 MiB") << QByteArray("1 Veil\n").repeated(1'300'000) << 2;
    QByteArray unknownCards;
    for (int i = 0; i < 100'000; ++i) unknownCards += "1 Who" + QByteArray::number(i) + "\n";
    QTest::newRow("a hundred thousand different unknown cards") << unknownCards << 3;
}

void TestValidateCommands::hugeDecksAreChecked()
{
    QFETCH(QByteArray, lines);
    const Outcome outcome = run({"validate", deckWith("2 Marine", "2 Marine\n" + lines), "--json"});
    QTEST(outcome.status, "status");
}

void TestValidateCommands::everyCard9999Times_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("zones");
    QTest::newRow("everzone") << "everzone" << QStringList{"leader", "forces", "locations"};
    QTest::newRow("zombinion") << "zombinion" << QStringList{"kingdom", "deck"};
    QTest::newRow("sovereign") << "sovereign" << QStringList{"classes", "chronicles", "realms", "crystals"};
    QTest::newRow("war-of-the-worlds") << "war-of-the-worlds" << QStringList{"deck", "removed", "reserve", "offer"};
}

void TestValidateCommands::everyCard9999Times()
{
    QFETCH(QString, game);
    QFETCH(QStringList, zones);
    QString deck = "game: " + game + "\n";
    const QJsonArray cards = run({"search", game, "", "--json"}).object()["cards"].toArray();
    for (const QString& zone : zones) {
        deck += "[" + zone + "]\n";
        for (const auto card : cards) deck += "9999 <" + card.toObject()["id"].toString() + ">\n";
    }
    m_program->write("all.deck", deck.toUtf8());
    const Outcome outcome = run({"validate", m_program->path("all.deck"), "--json"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.object()["verdict"].toString(), QString("illegal"));
    QVERIFY(outcome.object()["findings"].toArray().size() > 3);
}

void TestValidateCommands::badDeckFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("an unknown game") << QByteArray("game: everzone") << QByteArray("game: everzon")
                                     << QByteArray("Installed: everzone");
    QTest::newRow("a value out of range")
        << QByteArray("game: everzone") << QByteArray("game: everzone\ncp: 31") << QByteArray("EZ-C18");
    QTest::newRow("a section of another game")
        << QByteArray("[Forces]") << QByteArray("[Sideboard]") << QByteArray("no section “Sideboard”");
    QTest::newRow("broken UTF-8") << QByteArray("2 Marine") << QByteArray("2 Mar\xff") << QByteArray("UTF-8");
    QTest::newRow("no count") << QByteArray("2 Marine") << QByteArray("-2 Marine") << QByteArray("1 to 9999");
}

void TestValidateCommands::badDeckFilesAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, complaint);
    const Outcome outcome = run({"validate", deckWith(from, to)});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(complaint) && outcome.err.contains("a.deck:"), outcome.err.constData());
}

void TestValidateCommands::setStandsOverThePackAndUnsetTakesItBack()
{
    QCOMPARE(run({"set", "everzone", "Marine", "limit=4"}).status, 0);
    const QJsonObject limit =
        run({"show", "everzone", "Marine", "--json"}).object()["fields"].toObject()["limit"].toObject();
    QCOMPARE(limit["value"].toInt(), 4);
    QCOMPARE(limit["origin"].toString(), QString("user"));
    QCOMPARE(run({"search", "everzone", "limit=4", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"set", "everzone", "Sea", "Arrow", "terrain=mare"}).status, 0);
    QCOMPARE(run({"search", "everzone", "terrain:sea type:unit -is:leader", "--json"}).object()["count"].toInt(), 1);
    QCOMPARE(run({"unset", "everzone", "Marine", "limit"}).status, 0);
    QVERIFY(run({"show", "everzone", "Marine", "--json"})
                .object()["fields"]
                .toObject()["limit"]
                .toObject()["value"]
                .isNull());
    QCOMPARE(run({"unset", "everzone", "Marine", "limit"}).status, 2);
    QCOMPARE(run({"set", "sovereign", "Roadside Peddler", "requires=Vessillifera, Tidereader"}).status, 0);
    QCOMPARE(
        run({"search", "sovereign", "name=\"Roadside Peddler\" requires:bannerkeeper requires:tidereader", "--json"})
            .object()["count"]
            .toInt(),
        1);
    QCOMPARE(run({"set", "sovereign", "Roadside Peddler", "requires=Nobody"}).status, 2);
}

void TestValidateCommands::contradictionsAreRefusedAndChangeNothing()
{
    const Outcome below = run({"set", "everzone", "Firelord", "limit=3"});
    QCOMPARE(below.status, 2);
    QVERIFY(below.err.contains("at least 4"));
    QCOMPARE(run({"set", "everzone", "Marine", "race=slurr"}).status, 2);
    QCOMPARE(run({"set", "everzone", "Prime Sea", "attack=3"}).status, 2);
    QCOMPARE(run({"set", "everzone", "Marine", "cost=cheap"}).status, 2);
    // Nothing was stored: the limits are known by their lower bounds only, and no cost is known.
    QCOMPARE(run({"search", "everzone", "limit<=99 or cost<=99", "--json"}).object()["count"].toInt(), 0);
    QVERIFY(run({"show", "everzone", "Firelord"}).out.contains("at least 4"));
}

MAZZO_TEST(TestValidateCommands)
#include "test_validate_commands.moc"
