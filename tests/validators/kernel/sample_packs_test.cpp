// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/examples.h"
#include "validators/repair/repair.h"

#include <QTest>

#include <map>
#include <set>

using namespace mazzo::tests;

namespace {

constexpr const char* kFolder = MAZZO_SOURCE_DIR "/docs/sample-packs";

QString words(const Errors& errors)
{
    QString text;
    for (const Error& error : errors) {
        text += QString::fromStdString(error.where.file) + ":" + QString::number(error.where.line) + " " +
                QString::fromStdString(error.code);
        for (const std::string& arg : error.args) text += " " + QString::fromStdString(arg);
        text += "\n";
    }
    return text;
}

/// Everything that a pack says, as one text.
std::string everything(const Game& game)
{
    std::string text;
    for (const Rule& rule : game.rules) {
        text += rule.check + "\n" + rule.each + "\n" + rule.when + "\n";
        for (const Allowance& allowance : rule.allow) text += allowance.cards + "\n" + allowance.limit + "\n";
    }
    return text;
}

}  // namespace

/// The sample packs of the documentation: valid, with a deck on each side of each rule, and each construct in use.
class SamplePacksTest : public QObject {
    Q_OBJECT

    std::vector<Pack> m_packs;

private slots:
    void initTestCase();
    void everyDeckHasTheVerdictThatItStates();
    void everyRuleIsBrokenByAnExampleAndKeptByAnother();
    void everyConstructIsUsed();
    void everyKindOfCardIsUsed();
    void repairsOfExamplesAreLegal();
};

void SamplePacksTest::initTestCase()
{
    for (const auto& folder : packFolders({kFolder})) {
        auto pack = loadPack(folder);
        QVERIFY2(pack.has_value(), qPrintable(pack ? QString() : words(pack.error())));
        m_packs.push_back(std::move(*pack));
    }
    QCOMPARE(m_packs.size(), std::size_t{3});
}

void SamplePacksTest::everyDeckHasTheVerdictThatItStates()
{
    for (const Pack& pack : m_packs) {
        QVERIFY(!pack.decks.empty() && pack.examples.size() > 10);
        QVERIFY2(checkDecks(pack).empty(), qPrintable(words(checkDecks(pack))));
    }
}

void SamplePacksTest::everyRuleIsBrokenByAnExampleAndKeptByAnother()
{
    for (const Pack& pack : m_packs) {
        const Catalogue catalogue = Catalogue::build(pack.game, pack.cards);
        std::set<std::string> broken;
        std::set<std::string> kept;
        for (const PackDeck& example : pack.examples) {
            const auto deck = readDeck(example.text, pack.game, catalogue, example.file);
            QVERIFY(deck.has_value());
            const auto book = RuleBook::compile(pack.game, catalogue, deck->settings);
            QVERIFY(book.has_value());
            for (const Finding& finding : book->check(deck->deck).findings) {
                if (finding.status == Status::Passed) kept.insert(std::string(book->ruleId(finding)));
                if (isFailure(finding.status)) broken.insert(std::string(book->ruleId(finding)));
            }
        }
        for (const Rule& rule : pack.game.rules) {
            QVERIFY2(broken.contains(rule.id), qPrintable(QString::fromStdString("no example breaks " + rule.id)));
            QVERIFY2(kept.contains(rule.id), qPrintable(QString::fromStdString("no example keeps " + rule.id)));
        }
    }
}

void SamplePacksTest::everyConstructIsUsed()
{
    std::string rules;
    std::set<Procedure::Mulligan::Kind> mulligans;
    bool allowances = false, amendsByEdition = false, amendsByOption = false, only = false, zoneEditions = false;
    bool free = false, counters = false, severalPiles = false;
    for (const Pack& pack : m_packs) {
        rules += everything(pack.game);
        for (const Rule& rule : pack.game.rules) allowances = allowances || !rule.allow.empty();
        for (const Amendment& amendment : pack.game.amendments) {
            amendsByEdition = amendsByEdition || !amendment.editions.empty();
            amendsByOption = amendsByOption || !amendment.option.empty();
        }
        for (const Zone& zone : pack.game.zones) {
            only = only || zone.takesOnly;
            zoneEditions = zoneEditions || !zone.editions.empty();
        }
        for (const Procedure& procedure : pack.game.procedures) {
            mulligans.insert(procedure.mulligan.kind);
            free = free || procedure.mulligan.free.number > 0;
            for (const auto& counter : procedure.counters) counters = counters || counter.start.number > 0;
            for (const auto& step : procedure.setUp)
                severalPiles = severalPiles || (step.kind == Procedure::Step::Kind::Move && step.to == procedure.hand);
        }
    }
    for (const char* construct : {" in values(", "every(", "$value", "sumOnce(", "least(", "greatest("})
        QVERIFY2(rules.find(construct) != std::string::npos, construct);
    QVERIFY(allowances && amendsByEdition && amendsByOption && only && zoneEditions);
    QVERIFY(free && counters && severalPiles);
    QVERIFY(mulligans.contains(Procedure::Mulligan::Kind::Bottom));
}

void SamplePacksTest::everyKindOfCardIsUsed()
{
    bool printings = false, finishes = false, versions = false, backs = false, severalTypes = false;
    bool printedTexts = false, face = false, symbols = false;
    for (const Pack& pack : m_packs) {
        face = face || !pack.game.face.fields.empty();
        symbols = symbols || !pack.game.face.symbols.empty();
        for (const Card& card : pack.cards) {
            printings = printings || card.printings.size() > 1;
            for (const Printing& printing : card.printings) finishes = finishes || !printing.finishes.empty();
            versions = versions || !card.version.empty();
            backs = backs || card.back.has_value();
            severalTypes = severalTypes || !card.moreTypes.empty();
            for (std::size_t i = 0; i < pack.game.fields.size(); ++i)
                printedTexts = printedTexts || (pack.game.fields[i].type == Field::Type::Number &&
                                                std::holds_alternative<std::string>(card.values[i].value));
        }
    }
    QVERIFY(printings && finishes && versions && backs && severalTypes);
    QVERIFY(printedTexts && face && symbols);
}

/// A search that was given up proves nothing, but none may claim that there is no repair.
void SamplePacksTest::repairsOfExamplesAreLegal()
{
    for (const Pack& pack : m_packs) {
        const Catalogue catalogue = Catalogue::build(pack.game, pack.cards);
        for (const PackDeck& example : pack.examples) {
            const auto deck = readDeck(example.text, pack.game, catalogue, example.file);
            const auto book = RuleBook::compile(pack.game, catalogue, deck->settings);
            const auto repaired = smallestRepair(*book, deck->deck);
            if (const auto* none = std::get_if<NoRepair>(&repaired)) {
                QVERIFY2(!none->proven, example.file.c_str());
                continue;
            }
            QVERIFY2(book->check(std::get<Repair>(repaired).deck).verdict == Verdict::Legal, example.file.c_str());
        }
    }
}

MAZZO_TEST(SamplePacksTest)
#include "sample_packs_test.moc"
