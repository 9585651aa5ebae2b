// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help/guide.h"
#include "app/text/language.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using mazzo::desktop::Guide;

namespace {

const QString kFolder = QStringLiteral(MAZZO_SOURCE_DIR "/docs/guide");

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList chaptersOf(const QString& language)
{
    return QDir(kFolder + '/' + language).entryList({"*.md"}, QDir::Files, QDir::Name);
}

QStringList column(mazzo::desktop::TableModel& table, const QString& role)
{
    QStringList values;
    for (int row = 0; row < table.count(); ++row) values.append(table.at(row, role).toString());
    return values;
}

}  // namespace

/// The user guide in docs/guide/, and how the app shows it.
class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(mazzo::app::useLanguage("en")); }
    void cleanup() { QVERIFY(mazzo::app::useLanguage("en")); }
    void everyChapterIsListed_data() { addLanguages(); }
    void everyChapterIsListed();
    void chaptersHaveTheSameOutlineInBothLanguages();
    void picturesAndLinksLeadSomewhere_data() { addLanguages(); }
    void picturesAndLinksLeadSomewhere();
    void boldTextsAreTextsOfTheApp_data() { addLanguages(); }
    void boldTextsAreTextsOfTheApp();
    void picturesAreBlocksOfTheirOwn();
    void linksOpenChapters();
    void followsTheLanguage();

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Italian") << "it";
    }
};

void TestGuide::everyChapterIsListed()
{
    QFETCH(QString, language);
    QVERIFY(mazzo::app::useLanguage(language.toStdString()));
    Guide guide(kFolder);
    QStringList files;
    for (const QString& id : column(*guide.chapters(), "chapterId")) files.append(id + ".md");
    files.sort();
    QCOMPARE(files, chaptersOf(language));
    for (const QString& title : column(*guide.chapters(), "title")) QVERIFY(!title.isEmpty());
}

/// Both languages have the same chapters with as many headings, pictures, list entries and code lines.
void TestGuide::chaptersHaveTheSameOutlineInBothLanguages()
{
    QCOMPARE(chaptersOf("en"), chaptersOf("it"));
    static const QRegularExpression kOutline("^(#+ |!\\[|- |\\| |    )", QRegularExpression::MultilineOption);
    for (const QString& chapter : chaptersOf("en")) {
        QStringList outlines[2];
        for (const int side : {0, 1}) {
            const QString text = contentOf(kFolder + (side == 0 ? "/en/" : "/it/") + chapter);
            for (const auto& match : kOutline.globalMatch(text)) outlines[side].append(match.captured(1));
        }
        QVERIFY2(outlines[0] == outlines[1], qPrintable(chapter));
    }
}

void TestGuide::picturesAndLinksLeadSomewhere()
{
    QFETCH(QString, language);
    static const QRegularExpression kTarget(R"(\]\(([^)]+)\))");
    int targets = 0;
    for (const QString& chapter : chaptersOf(language)) {
        for (const auto& match : kTarget.globalMatch(contentOf(kFolder + '/' + language + '/' + chapter))) {
            const QString path = QDir::cleanPath(kFolder + '/' + language + '/' + match.captured(1));
            QVERIFY2(QFile::exists(path), qPrintable(chapter + ": " + match.captured(1)));
            ++targets;
        }
    }
    QVERIFY(targets > 8);
}

/// Bold texts name buttons and pages, exactly as the app shows them.
void TestGuide::boldTextsAreTextsOfTheApp()
{
    QFETCH(QString, language);
    const QString texts = contentOf(QStringLiteral(MAZZO_SOURCE_DIR "/i18n/desktop_it.ts"));
    static const QRegularExpression kBold(R"(\*\*([^*]+)\*\*)");
    const QString tag = language == "en" ? QStringLiteral("<source>%1</source>")
                                         : QStringLiteral("<translation>%1</translation>");
    int found = 0;
    for (const QString& chapter : chaptersOf(language)) {
        for (const auto& match : kBold.globalMatch(contentOf(kFolder + '/' + language + '/' + chapter))) {
            const QString text = match.captured(1).simplified();
            QVERIFY2(texts.contains(tag.arg(text.toHtmlEscaped())), qPrintable(chapter + ": " + text));
            ++found;
        }
    }
    QVERIFY(found > 20);
}

void TestGuide::picturesAreBlocksOfTheirOwn()
{
    Guide guide(kFolder);
    QCOMPARE(guide.chapter(), "first-deck");
    mazzo::desktop::TableModel& blocks = *guide.blocks();
    QVERIFY(blocks.count() >= 3);
    QVERIFY(blocks.at(0, "markdown").toString().startsWith("# Your first deck"));
    QCOMPARE(blocks.at(0, "picture").toString(), QString());
    QCOMPARE(blocks.at(1, "markdown").toString(), QString());
    QVERIFY(blocks.at(1, "picture").toString().endsWith("/guide/pictures/en/editor.png"));
    QVERIFY(!blocks.at(1, "description").toString().isEmpty());
}

void TestGuide::linksOpenChapters()
{
    Guide guide(kFolder);
    guide.follow("own-cards.md");
    QCOMPARE(guide.chapter(), "own-cards");
    QVERIFY(guide.blocks()->at(0, "markdown").toString().startsWith("# Your own cards"));
    for (const QString other : {"https://example.org/", "../../README.md", "nothing.md", ""}) {
        guide.follow(other);
        QCOMPARE(guide.chapter(), "own-cards");
    }
}

void TestGuide::followsTheLanguage()
{
    Guide guide(kFolder);
    guide.open("collection");
    QVERIFY(mazzo::app::useLanguage("it"));
    guide.retranslate();
    QCOMPARE(guide.chapter(), "collection");
    QVERIFY(guide.blocks()->at(0, "markdown").toString().startsWith("# La tua collezione"));
}

MAZZO_TEST(TestGuide)
#include "tst_guide.moc"
