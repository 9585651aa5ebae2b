// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/description_text.h"
#include "app/text/language.h"
#include "model/query/describe.h"
#include "tests/model/query/description_samples.h"
#include "tests/model/query/sample_game.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QTranslator>

using namespace mazzo::tests;

namespace {

/// A made-up language that exists only as a translation: it writes the phrases it translates in brackets.
class MadeUpLanguage : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        if (QByteArray(context) != "descriptions") return {};
        const QString english = QString::fromUtf8(text);
        return english == "whose %1 is %2" ? QStringLiteral("<%2:%1>") : "<" + english + ">";
    }
};

void addRows(std::span<const sample::Description> samples)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    for (const sample::Description& row : samples) QTest::newRow(row.name) << row.text << row.english << row.italian;
}

}  // namespace

/// Descriptions of queries take their phrases from the translation files.
class TestDescriptions : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(useLanguage("en")); }
    void queriesInBothLanguages_data() { addRows(sample::queryDescriptions()); }
    void queriesInBothLanguages();
    void expressionsInBothLanguages_data() { addRows(sample::expressionDescriptions()); }
    void expressionsInBothLanguages();
    void anotherLanguageNeedsOnlyATranslation();

private:
    /// The description in the current language.
    template <class Parsed>
    [[nodiscard]] QString described(const Parsed& parsed) const
    {
        return QString::fromStdString(describe(parsed, m_world.game, *descriptionTexts()));
    }

    const sample::World m_world;
};

void TestDescriptions::queriesInBothLanguages()
{
    QFETCH(QString, text);
    const Query parsed = m_world.query(text.toStdString());
    QVERIFY(useLanguage("en"));
    QTEST(described(parsed), "english");
    QVERIFY(useLanguage("it"));
    QTEST(described(parsed), "italian");
}

void TestDescriptions::expressionsInBothLanguages()
{
    QFETCH(QString, text);
    const auto parsed = parseExpression(text.toStdString(), m_world.game, Scope::PilesAndOneCard);
    QVERIFY(parsed.has_value());
    QVERIFY(useLanguage("en"));
    QTEST(described(*parsed), "english");
    QVERIFY(useLanguage("it"));
    QTEST(described(*parsed), "italian");
}

void TestDescriptions::anotherLanguageNeedsOnlyATranslation()
{
    MadeUpLanguage translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const DescriptionTexts texts = installedDescriptionTexts("xx");
    QVERIFY(QCoreApplication::removeTranslator(&translator));
    QCOMPARE(describe(m_world.query("type:unit cost<=3"), m_world.game, texts),
             std::string("units <<at most 3>:cost>"));
}

MAZZO_TEST(TestDescriptions)
#include "test_descriptions.moc"
