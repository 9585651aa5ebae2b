// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/vocabulary.h"
#include "tests/support/test_registry.h"

#include "sample_game.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace mazzo::tests;

namespace {

QSet<QString> setOf(std::span<const std::string_view> words)
{
    QSet<QString> set;
    for (const std::string_view word : words) set.insert(QString::fromUtf8(word.data(), qsizetype(word.size())));
    return set;
}

}  // namespace

/// docs/query-language.md names exactly what the parser knows.
class QueryDocuments : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void functionsAreThoseOfTheParser();
    void operatorsAreThoseOfTheParser();
    void keywordsAndCommonFieldsAreNamed();
    void errorCodesAreThoseOfTheParser();
    void everyExampleRowParses();

private:
    /// The text in back-ticks of the first cells of a section's table.
    [[nodiscard]] QStringList codes(const QString& heading) const;

    QString m_text;
    const sample::World m_world;
};

void QueryDocuments::initTestCase()
{
    QFile file(MAZZO_SOURCE_DIR "/docs/query-language.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = QString::fromUtf8(file.readAll());
}

QStringList QueryDocuments::codes(const QString& heading) const
{
    const qsizetype begin = m_text.indexOf("\n## " + heading);
    const QString section = m_text.mid(begin, m_text.indexOf("\n## ", begin + 1) - begin);
    static const QRegularExpression code("`([^`]+)`");
    QStringList found;
    const QStringList lines = section.split('\n');
    for (const QString& line : lines) {
        if (!line.startsWith("| `")) continue;
        auto match = code.globalMatch(line.section('|', 1, 1));
        while (match.hasNext()) found << match.next().captured(1);
    }
    return found;
}

void QueryDocuments::functionsAreThoseOfTheParser()
{
    static const QRegularExpression call("^([A-Za-z]+)\\(");
    QSet<QString> named;
    for (const QString& text : codes("Expressions"))
        if (const auto match = call.match(text); match.hasMatch()) named.insert(match.captured(1));
    QCOMPARE(named, setOf(queryFunctions()));
}

void QueryDocuments::operatorsAreThoseOfTheParser()
{
    static const QRegularExpression sign("[a-z)]( ?)(:|=|!=|<=|<|>=|>)");
    static const QRegularExpression onlySigns("^[-+*/=!<> ]+$");
    QSet<QString> named;
    for (const QString& text : codes("Queries") + codes("Expressions")) {
        if (onlySigns.match(text).hasMatch()) {
            for (const QString& each : text.split(' ')) named.insert(each);
        } else if (const auto match = sign.match(text); match.hasMatch()) {
            named.insert(match.captured(2));
        }
    }
    QCOMPARE(named, setOf(queryOperators()));
}

void QueryDocuments::keywordsAndCommonFieldsAreNamed()
{
    const QString all = codes("Queries").join(' ') + ' ' + codes("Expressions").join(' ');
    for (const QString& keyword : setOf(queryKeywords()))
        QVERIFY2(all.contains(QRegularExpression("\\b" + keyword + "\\b")), qPrintable(keyword));
    for (const QString& field : setOf(queryCommonFields()))
        QVERIFY2(all.contains(QRegularExpression("\\b" + field + ":")), qPrintable(field));
}

void QueryDocuments::errorCodesAreThoseOfTheParser()
{
    static const QRegularExpression code("\"(query\\.[a-z-]+)\"");
    QSet<QString> inCode;
    QDirIterator files(MAZZO_SOURCE_DIR "/model/query", {"*.cpp"}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto match = code.globalMatch(QString::fromUtf8(file.readAll()));
        while (match.hasNext()) inCode.insert(match.next().captured(1));
    }
    const QStringList listed = codes("Mistakes");
    QCOMPARE(QSet<QString>(listed.begin(), listed.end()), inCode);
}

void QueryDocuments::everyExampleRowParses()
{
    // The examples are of games; the words that the sample game lacks are replaced by its own.
    const QStringList examples = codes("Queries");
    QVERIFY(examples.size() > 15);
    Game game = m_world.game;
    game.rarities = {{"common", {}}, {"rare", {}}};
    for (QString example : examples) {
        if (example.contains(u'…')) continue;
        example.replace("legione", "cost");
        QVERIFY2(parseQuery(example.toStdString(), game, DeckAtHand::Yes), qPrintable(example));
    }
}

MAZZO_TEST(QueryDocuments)
#include "tst_query_documents.moc"
