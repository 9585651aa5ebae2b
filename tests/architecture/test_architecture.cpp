// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// Which folders a folder may include; docs/architecture.md draws the same picture.
const QMap<QString, QStringList> kMayInclude{
    {"model", {"model"}},
    {"carddata", {"carddata", "model"}},
    {"validators", {"validators", "carddata", "model"}},
    {"goldfish", {"goldfish", "validators", "carddata", "model"}},
    {"import", {"import", "validators", "carddata", "model"}},
    {"app", {"app", "import", "goldfish", "validators", "carddata", "model"}},
};

struct Include {
    QString file;
    QString target;
    bool quoted;
};

QList<Include> includesOf(const QString& file)
{
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*(["<])([^">]+)[">])",
                                            QRegularExpression::MultilineOption);
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return {};
    QList<Include> includes;
    auto matches = pattern.globalMatch(QString::fromUtf8(source.readAll()));
    while (matches.hasNext()) {
        const auto match = matches.next();
        includes.append({file, match.captured(2), match.captured(1) == "\""});
    }
    return includes;
}

QList<Include> includesBelow(const QString& folder)
{
    QList<Include> includes;
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/") + folder, {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) includes += includesOf(files.next());
    return includes;
}

/// Why an include is not allowed in a folder; empty if it is.
QString complaint(const QString& folder, const Include& include)
{
    const QString top = include.target.section('/', 0, 0);
    if (include.quoted && kMayInclude.contains(top) && !kMayInclude[folder].contains(top))
        return "an arrow that points the wrong way";
    if (include.quoted && !include.target.contains('/')) return "includes start at the project's root";
    static const QRegularExpression qt("^(Q[A-Z]|Qt[A-Z])");
    if (folder != "app" && qt.match(include.target).hasMatch()) return "Qt begins in app/";
    if (folder != "carddata" && include.target == "sqlite3.h") return "only carddata/ knows SQLite";
    if (include.target == "nlohmann/json.hpp" && include.file.endsWith(".h")) return "JSON stays in .cpp files";
    return {};
}

}  // namespace

/// The folders' arrows point down only, and what belongs to one folder stays there.
class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void arrowsPointDown_data();
    void arrowsPointDown();
    void theCheckFindsWrongArrows_data();
    void theCheckFindsWrongArrows();
    void theKernelNamesNoGame();
    void everySourceHasItsHeader();
};

void TestArchitecture::arrowsPointDown_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& folder : kMayInclude.keys()) QTest::newRow(qPrintable(folder)) << folder;
}

void TestArchitecture::arrowsPointDown()
{
    QFETCH(QString, folder);
    QStringList complaints;
    for (const Include& include : includesBelow(folder)) {
        const QString why = complaint(folder, include);
        if (!why.isEmpty()) complaints.append(include.file + " includes " + include.target + ": " + why);
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

void TestArchitecture::theCheckFindsWrongArrows_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("quoted");
    QTest::newRow("model knows packs") << "model" << "carddata/pack/pack.h" << true;
    QTest::newRow("goldfish knows import") << "goldfish" << "import/text.h" << true;
    QTest::newRow("import knows goldfish") << "import" << "goldfish/table.h" << true;
    QTest::newRow("Qt in the kernel") << "validators" << "QString" << false;
    QTest::newRow("SQLite above carddata") << "app" << "sqlite3.h" << false;
    QTest::newRow("an include by bare name") << "model" << "deck.h" << true;
}

void TestArchitecture::theCheckFindsWrongArrows()
{
    QFETCH(QString, folder);
    QFETCH(QString, target);
    QFETCH(bool, quoted);
    QVERIFY(!complaint(folder, {"x.cpp", target, quoted}).isEmpty());
}

void TestArchitecture::theKernelNamesNoGame()
{
    static const QRegularExpression games("everzone|zombinion|sovereign|war-of-the-worlds|guerra dei mondi",
                                          QRegularExpression::CaseInsensitiveOption);
    for (const QString folder : {"model", "carddata", "validators", "import"}) {
        QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/") + folder, {"*.h", "*.cpp", "*.sql"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile source(files.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            const auto match = games.match(QString::fromUtf8(source.readAll()));
            QVERIFY2(!match.hasMatch(), qPrintable(source.fileName() + " names " + match.captured()));
        }
    }
}

/// A definition is next to its declaration.
void TestArchitecture::everySourceHasItsHeader()
{
    QStringList alone;
    for (const QString& folder : kMayInclude.keys()) {
        QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/") + folder, {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString source = files.next();
            if (!QFile::exists(source.chopped(3) + "h")) alone.append(source);
        }
    }
    QCOMPARE(alone, QStringList(QStringLiteral(MAZZO_SOURCE_DIR "/app/main.cpp")));
}

MAZZO_TEST(TestArchitecture)
#include "test_architecture.moc"
