// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"
#include "tests/support/test_registry.h"

#include "description_samples.h"
#include "sample_game.h"

#include <QtTest>

using namespace mazzo::tests;

/// Queries and expressions in words. tests/app/text has the same rows in Italian.
class QueryDescribe : public QObject {
    Q_OBJECT

private slots:
    void queriesInWords_data();
    void queriesInWords();
    void expressionsInWords_data();
    void expressionsInWords();
    void phrasesComeFromTheTranslation();
    void namesComeFromThePack();

private:
    const sample::World m_world;
};

namespace {

void addRows(std::span<const sample::Description> samples)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    for (const sample::Description& row : samples) QTest::newRow(row.name) << row.text << row.english;
}

}  // namespace

void QueryDescribe::queriesInWords_data() { addRows(sample::queryDescriptions()); }

void QueryDescribe::queriesInWords()
{
    QFETCH(QString, text);
    const Query parsed = m_world.query(text.toStdString());
    QTEST(QString::fromStdString(describe(parsed, m_world.game, DescriptionTexts::english())), "english");
}

void QueryDescribe::expressionsInWords_data() { addRows(sample::expressionDescriptions()); }

void QueryDescribe::expressionsInWords()
{
    QFETCH(QString, text);
    const auto parsed = parseExpression(text.toStdString(), m_world.game, Scope::PilesAndOneCard);
    QVERIFY(parsed.has_value());
    QTEST(QString::fromStdString(describe(*parsed, m_world.game, DescriptionTexts::english())), "english");
}

void QueryDescribe::phrasesComeFromTheTranslation()
{
    const auto translate = [](const char* context, const char* english) {
        const std::string_view text = english;
        if (std::string_view(context) != "descriptions") return std::string();
        return text == "whose %1 is %2" ? std::string("[%2 <- %1]")
               : text == "at most %1"   ? "max %1"
                                        : std::string(text);
    };
    const DescriptionTexts texts = DescriptionTexts::translated("en", translate);
    QCOMPARE(describe(m_world.query("type:unit cost<=3"), m_world.game, texts), std::string("units [max 3 <- cost]"));
}

void QueryDescribe::namesComeFromThePack()
{
    const auto english = [](const char*, const char* text) { return std::string(text); };
    const Query query = m_world.query("type:unit cost:3");
    QCOMPARE(describe(query, m_world.game, DescriptionTexts::translated("it", english)),
             std::string("unità whose costo is 3"));
    // A language that the pack lacks gets the names in the pack's first language.
    QCOMPARE(describe(query, m_world.game, DescriptionTexts::translated("fr", english)),
             std::string("units whose cost is 3"));
}

MAZZO_TEST(QueryDescribe)
#include "tst_query_describe.moc"
