#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

#include <QTest>

#include <map>
#include <set>
#include <sstream>

using namespace mazzo;

namespace {

struct Loaded {
    Pack pack;
    Catalogue catalogue;
};

QString words(const Errors& errors)
{
    QString text;
    for (const Error& error : errors) {
        text += QString::fromStdString(error.where.file) + ":" + QString::number(error.where.line) + " " + QString::fromStdString(error.code);
        for (const std::string& arg : error.args) text += " " + QString::fromStdString(arg);
        text += "\n";
    }
    return text;
}

const char* word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Legal: return "legal";
    case Verdict::Unknown: return "unknown";
    case Verdict::Unfinished: return "unfinished";
    case Verdict::Illegal: return "illegal";
    }
    return "";
}

/// The verdict and the rules that are not kept, as an `expect:` line states them. Where rules are broken, those that are merely
/// undecided go without saying.
QString outcome(const RuleBook& book, const Report& report)
{
    std::set<std::string> rules;
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status)) continue;
        if (report.verdict > Verdict::Unknown && finding.status == Status::Unknown) continue;
        rules.emplace(book.ruleId(finding));
    }
    QString text = word(report.verdict);
    for (const std::string& rule : rules) text += " " + QString::fromStdString(rule);
    return text;
}

QString expected(const std::string& line)
{
    std::istringstream stream(line);
    std::string verdict;
    stream >> verdict;
    const std::set<std::string> rules{std::istream_iterator<std::string>(stream), {}};
    QString text = QString::fromStdString(verdict);
    for (const std::string& rule : rules) text += " " + QString::fromStdString(rule);
    return text;
}

} // namespace

/// Every pack states the verdict of its example decks; the kernel must agree.
class PackExamplesTest : public QObject {
    Q_OBJECT

    std::map<std::string, Loaded> m_packs;

    void addRows(bool examples);

private slots:
    void initTestCase();
    void example_data() { addRows(true); }
    void example();
    void readyMadeDeck_data() { addRows(false); }
    void readyMadeDeck();
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
            QTest::newRow((id + "/" + deck.file).c_str()) << QString::fromStdString(id) << QString::fromStdString(deck.file) << QString::fromStdString(deck.text);
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
    const std::string* expect = deck->key("expect");
    QVERIFY(expect);
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, deck->settings);
    QVERIFY2(book.has_value(), qPrintable(book ? QString() : words(book.error())));
    QCOMPARE(outcome(*book, book->judge(deck->deck)), expected(*expect));
}

void PackExamplesTest::readyMadeDeck()
{
    QFETCH(QString, game);
    QFETCH(QString, file);
    QFETCH(QString, text);
    const Loaded& loaded = m_packs.at(game.toStdString());
    const auto deck = readDeck(text.toStdString(), loaded.pack.game, loaded.catalogue, file.toStdString());
    QVERIFY2(deck.has_value(), qPrintable(deck ? QString() : words(deck.error())));
    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, deck->settings);
    QVERIFY2(book.has_value(), qPrintable(book ? QString() : words(book.error())));
    QCOMPARE(outcome(*book, book->judge(deck->deck)), QString("legal"));
}

QTEST_GUILESS_MAIN(PackExamplesTest)
#include "pack_examples_test.moc"
