// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace mazzo::tests;

namespace {

/// Every "area.what" literal below app/ and in the command line that is an error's code.
QSet<QString> codesInSources()
{
    static const QRegularExpression pattern(
        "\"((?:query|deck|pack|library|value|usage|game|cards?|file|rule|example|goldfish|share|format|picture|"
        "collection|odds|simulation|strategy|layer|image|archive|sync|output|tune|lint|edit|"
        "quiz|result|catalogue-import)\\.[a-z][a-z0-9-]+)\"");
    QSet<QString> codes;
    for (const QString folder : {"model", "carddata", "validators", "goldfish", "import", "app"}) {
        QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/") + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            // The keys of the fields of a form look like codes, too.
            if (name.endsWith("error_table.cpp") || name.endsWith("maker/form_text.cpp")) continue;
            QFile file(name);
            if (!file.open(QIODevice::ReadOnly)) continue;
            auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                // Names of files look like codes.
                static const QRegularExpression fileName("\\.(json|png|svg|pdf|csv|deck|txt)$");
                const QString code = matches.next().captured(1);
                // "sync.folder" is the key of a setting.
                if (!code.contains(fileName) && code != "sync.folder") codes.insert(code);
            }
        }
    }
    return codes;
}

/// Every literal of that shape in the sources of the games' engines.
QSet<QString> literalsInEngines(const QString& folder, const QRegularExpression& pattern)
{
    QSet<QString> found;
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/goldfish") + folder, {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        // The declaration of a text does not use it.
        if (file.fileName().endsWith("/vocabulary.cpp") || !file.open(QIODevice::ReadOnly)) continue;
        auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) found.insert(matches.next().captured(1));
    }
    return found;
}

/// The keys of notes: most engines write them whole; the War of the Worlds writes them behind a clause.
QSet<QString> noteKeysInSources()
{
    QSet<QString> keys = literalsInEngines(
        {}, QRegularExpression("\"((?:everzone|sovereign|zombinion)\\.[a-z][a-z.-]+)\""));
    for (const QString& key :
         literalsInEngines("/war-of-the-worlds", QRegularExpression("\"WW-[A-Z][0-9.]+\", \"([a-z][a-z-]+)\"")))
        if (key != "turn") keys.insert("war-of-the-worlds." + key);  // a note of every game
    return keys;
}

/// The keys of all notes that the core and the engines declare.
QStringList declaredNotes()
{
    QStringList keys;
    const auto add = [&keys](const goldfish::Vocabulary& vocabulary) {
        for (const goldfish::NoteText& note : vocabulary.notes) keys.append(fromUtf8(note.key));
    };
    add(goldfish::commonVocabulary());
    for (const std::string_view name : goldfish::engineNames()) add(goldfish::engineNamed(name)->vocabulary());
    return keys;
}

QString sentenceOf(const QString& key, bool warning = false)
{
    goldfish::Note note;
    note.key = key.toStdString();
    note.warning = warning;
    return sentence(note, goldfish::Setup(), "en");
}

}  // namespace

/// Errors, notes and values are said in both languages.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyCodeHasWords();
    void everyWordIsUsed();
    void italianDiffersFromEnglish();
    void everyNoteHasWords();
    void everyNoteIsUsed();
    void notesAreSaidInItalian();
    void provisionalValuesAreSaidToBe();
    void suggestionsAndPlacesAreSaid();
    void argsWithPercentSignsStayWhole();
    void rangesAreSaidByTheirKnownEnd_data();
    void rangesAreSaidByTheirKnownEnd();
    void otherLanguagesAreRefused();
};

void TestText::cleanup() { QVERIFY(useLanguage("en")); }

void TestText::everyCodeHasWords()
{
    const QStringList worded = wordedCodes();
    for (const QString& code : codesInSources()) QVERIFY2(worded.contains(code), qPrintable(code + " has no words"));
    QCOMPARE(worded.size(), QSet<QString>(worded.begin(), worded.end()).size());
}

void TestText::everyWordIsUsed()
{
    const QSet<QString> used = codesInSources();
    for (const QString& code : wordedCodes()) QVERIFY2(used.contains(code), qPrintable(code + " is never reported"));
}

void TestText::italianDiffersFromEnglish()
{
    for (const QString& code : wordedCodes()) {
        const Error error{Error::Kind::Parse, code.toStdString(), {}, {}, {}};
        QVERIFY(useLanguage("en"));
        const QString english = sentence(error);
        QVERIFY(useLanguage("it"));
        QVERIFY2(!english.isEmpty() && sentence(error) != english, qPrintable(code));
    }
}

void TestText::everyNoteHasWords()
{
    const QStringList worded = declaredNotes();
    for (const QString& key : noteKeysInSources()) QVERIFY2(worded.contains(key), qPrintable(key + " has no words"));
    QCOMPARE(worded.size(), QSet<QString>(worded.begin(), worded.end()).size());
}

void TestText::everyNoteIsUsed()
{
    const QSet<QString> literals = literalsInEngines({}, QRegularExpression("\"([a-z][a-z.-]+)\""));
    for (QString key : declaredNotes()) {
        if (key.endsWith("-provisional")) key.chop(12);
        key.remove(QRegularExpression("^war-of-the-worlds\\."));
        // Variants have the key of the plain note, with an ending.
        QString known = key;
        for (const QString ending : {"-at-least", "-and-leave"})
            if (known.endsWith(ending)) known.chop(ending.size());
        QVERIFY2(literals.contains(key) || literals.contains(known), qPrintable(key + " is never used"));
    }
}

void TestText::notesAreSaidInItalian()
{
    static const QRegularExpression word("[a-z]{2}");
    for (const QString& key : declaredNotes()) {
        QVERIFY(useLanguage("en"));
        const QString english = sentenceOf(key);
        QVERIFY(useLanguage("it"));
        if (english.contains(word)) QVERIFY2(sentenceOf(key) != english, qPrintable(key));
    }
}

void TestText::provisionalValuesAreSaidToBe()
{
    QVERIFY(!sentenceOf("war-of-the-worlds.bought").contains("provisional"));
    QVERIFY(sentenceOf("war-of-the-worlds.bought", true).contains("provisional"));
    QCOMPARE(sentenceOf("everzone.no-leader", true), sentenceOf("everzone.no-leader"));  // a warning of another kind
}

void TestText::suggestionsAndPlacesAreSaid()
{
    QCOMPARE(sentenceWithPlace({Error::Kind::Parse, "query.unknown-field", {"", 1, 4}, {"rac", "race", "range"}, {}}),
             QString("1:4: There is no field “rac”. Did you mean “race”, “range”?"));
    // Without a column the whole line is meant.
    QVERIFY(sentenceWithPlace({Error::Kind::Parse, "strategy.no-buys", {"a.strategy", 1, 0}, {}, {}})
                .startsWith("a.strategy:1: "));
    QCOMPARE(sentenceWithPlace({Error::Kind::Parse, "deck.open-quote", {"a.deck", 3, 5}, {}, {}}),
             QString("a.deck:3:5: The quote is not closed."));
    QCOMPARE(sentence({Error::Kind::Parse, "pack.bad-expression", {}, {"query.unknown-field", "rac", "race"}, {}}),
             QString("The expression is wrong: There is no field “rac”. Did you mean “race”?"));
    QCOMPARE(sentence({Error::Kind::Parse, "deck.unknown-value", {}, {"31", "cp", "EZ-C18", "10-30"}, {}}),
             QString("“31” is not a value of the option “cp” (EZ-C18). It takes: 10-30."));
    QVERIFY(useLanguage("it"));
    QCOMPARE(sentence({Error::Kind::NotFound, "card.unknown", {}, {"Marin", "Marine"}, {}}),
             QString("La carta “Marin” non esiste. Intendevi “Marine”?"));
}

void TestText::argsWithPercentSignsStayWhole()
{
    QCOMPARE(sentence({Error::Kind::NotFound, "library.no-such-card", {}, {"%2", "100%1"}, {}}),
             QString("The game “%2” has no card “100%1”."));
}

void TestText::rangesAreSaidByTheirKnownEnd_data()
{
    QTest::addColumn<int>("lo");
    QTest::addColumn<int>("hi");
    QTest::addColumn<QString>("expected");
    QTest::newRow("exact") << 3 << 3 << "3";
    QTest::newRow("a lower bound") << 4 << Interval::kHighest << "at least 4";
    QTest::newRow("the whole domain") << 1 << Interval::kHighest << "not known";
    QTest::newRow("both") << 2 << 5 << "2 to 5";
    QTest::newRow("an upper bound") << 1 << 5 << "at most 5";
}

void TestText::rangesAreSaidByTheirKnownEnd()
{
    QFETCH(int, lo);
    QFETCH(int, hi);
    Field field;
    field.type = Field::Type::Number;
    field.domain = Interval::atLeast(1);
    QTEST(displayText(Value(Interval{lo, hi}), field, "en"), "expected");
}

void TestText::otherLanguagesAreRefused()
{
    QVERIFY(useLanguage("it"));
    QVERIFY(!useLanguage("fr"));
    QCOMPARE(currentLanguage(), std::string("it"));
}

MAZZO_TEST(TestText)
#include "test_text.moc"
