// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/shipped_packs.h"
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/examples.h"

#include <QTest>

#include <map>
#include <set>
#include <sstream>

using namespace mazzo::tests;

namespace {

struct Loaded {
    Pack pack;
    Catalogue catalogue;
};

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

QString expected(std::string_view line)
{
    std::istringstream stream{std::string(line)};
    std::string verdict;
    stream >> verdict;
    const std::set<std::string> rules{std::istream_iterator<std::string>(stream), {}};
    QString text = QString::fromStdString(verdict);
    for (const std::string& rule : rules) text += " " + QString::fromStdString(rule);
    return text;
}

}  // namespace

/// Every pack states the verdict of its example decks; the kernel must agree.
class PackExamplesTest : public QObject {
    Q_OBJECT

    std::map<std::string, Loaded> m_packs;

    void addRows(bool examples);

private slots:
    void initTestCase();
    void example_data() { addRows(true); }
    void example();
    void preconDeck_data() { addRows(false); }
    void preconDeck();
    void aWrongExpectationIsReported();
};

void PackExamplesTest::initTestCase()
{
    for (const auto& folder : packFolders({shippedPacks()})) {
        auto pack = loadPack(folder);
        QVERIFY2(pack.has_value(), qPrintable(pack ? QString() : words(pack.error())));
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        m_packs.emplace(folder.filename().string(), Loaded{std::move(*pack), std::move(catalogue)});
    }
    QVERIFY(m_packs.size() >= 4);
}

void PackExamplesTest::addRows(bool examples)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    for (const auto& [id, loaded] : m_packs) {
        for (const PackDeck& deck : examples ? loaded.pack.examples : loaded.pack.decks) {
            QTest::newRow((id + "/" + deck.file).c_str())
                << QString::fromStdString(id) << QString::fromStdString(deck.file) << QString::fromStdString(deck.text);
        }
    }
}

void PackExamplesTest::example()
{
    QFETCH(QString, game);
    QFETCH(QString, file);
    QFETCH(QString, text);
    const Loaded& loaded = m_packs.at(game.toStdString());
    const auto deck = readDeck(text.toStdString(), loaded.pack.game, loaded.catalogue, file.toStdString());
    QVERIFY2(deck.has_value(), qPrintable(deck ? QString() : words(deck.error())));
    const auto expect = deck->key("expect");
    QVERIFY(expect);
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, deck->settings);
    QVERIFY2(book.has_value(), qPrintable(book ? QString() : words(book.error())));
    QCOMPARE(QString::fromStdString(expectation(*book, book->check(deck->deck))), expected(*expect));
}

void PackExamplesTest::preconDeck()
{
    QFETCH(QString, game);
    QFETCH(QString, file);
    QFETCH(QString, text);
    const Loaded& loaded = m_packs.at(game.toStdString());
    const auto deck = readDeck(text.toStdString(), loaded.pack.game, loaded.catalogue, file.toStdString());
    QVERIFY2(deck.has_value(), qPrintable(deck ? QString() : words(deck.error())));
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, deck->settings);
    QVERIFY2(book.has_value(), qPrintable(book ? QString() : words(book.error())));
    QCOMPARE(QString::fromStdString(expectation(*book, book->check(deck->deck))), QString("legal"));
}

void PackExamplesTest::aWrongExpectationIsReported()
{
    Pack pack = m_packs.begin()->second.pack;
    QVERIFY2(checkDecks(pack).empty(), qPrintable(words(checkDecks(pack))));
    PackDeck wrong = pack.decks.front();
    wrong.text = "expect: illegal ZZ-C01\n" + wrong.text;
    PackDeck silent = pack.decks.back();
    pack.examples = {wrong, silent};
    const Errors mistakes = checkDecks(pack);
    QCOMPARE(mistakes.size(), std::size_t{2});
    QCOMPARE(mistakes[0].code, std::string("example.other-verdict"));
    QCOMPARE(mistakes[0].args, (std::vector<std::string>{"illegal ZZ-C01", "legal"}));
    QCOMPARE(mistakes[1].code, std::string("example.no-expectation"));
}

MAZZO_TEST(PackExamplesTest)
#include "pack_examples_test.moc"
