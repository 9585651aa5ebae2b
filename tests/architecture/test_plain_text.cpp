// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// Types whose text is interpreted as markup unless `textFormat` says otherwise.
const QStringList kTexts{"Text", "Label", "TextArea", "TextEdit"};

/// Types that draw their text with a label of their own, which interprets markup: they need their own contentItem.
const QStringList kControls{"Button",   "ToolButton",  "RoundButton",   "TabButton",     "DelayButton",
                            "CheckBox", "RadioButton", "Switch",        "ItemDelegate",  "CheckDelegate",
                            "ToolTip",  "ComboBox",    "RadioDelegate", "SwipeDelegate", "SwitchDelegate",
                            "MenuItem", "MenuBarItem"};

/// Types whose title or entries are drawn by the style, with markup.
const QStringList kForbidden{"Menu", "MenuBar", "GroupBox", "Dialog", "MessageDialog"};

/// The object that begins at the brace at this position, with the braces.
QString objectAt(const QString& source, qsizetype brace)
{
    int depth = 0;
    for (qsizetype at = brace; at < source.size(); ++at) {
        if (source[at] == '{') ++depth;
        if (source[at] == '}' && --depth == 0) return source.mid(brace, at + 1 - brace);
    }
    return source.mid(brace);
}

/// An object without the objects inside it.
QString ownPart(const QString& object)
{
    QString own;
    int depth = 0;
    for (const QChar c : object) {
        if (c == '}') --depth;
        if (depth == 1) own.append(c);
        if (c == '{') ++depth;
    }
    return own;
}

/// What in a view may interpret markup, each with its line.
QStringList markupIn(const QString& source)
{
    static const QRegularExpression object(R"(^[ \t]*(?:component \w+: *)?(?:[\w.]+: *)?(?:\w+\.)?([A-Z]\w*) *\{)",
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression rich(R"(textFormat: *+(?!Text\.PlainText|TextEdit\.PlainText))");
    QStringList found;
    const auto add = [&](qsizetype at, const QString& what) {
        found.append(QStringLiteral("%1: %2").arg(source.left(at).count('\n') + 1).arg(what));
    };
    auto objects = object.globalMatch(source);
    while (objects.hasNext()) {
        const auto match = objects.next();
        const QString type = match.captured(1);
        const QString own = ownPart(objectAt(source, match.capturedEnd() - 1));
        if (kTexts.contains(type) && !own.contains("textFormat:"))
            add(match.capturedStart(1), type + " without textFormat");
        if (kControls.contains(type) && !own.contains("contentItem:"))
            add(match.capturedStart(1), type + " without contentItem");
        if (kForbidden.contains(type)) add(match.capturedStart(1), type);
    }
    for (auto matches = rich.globalMatch(source); matches.hasNext();)
        add(matches.next().capturedStart(), "textFormat other than PlainText");
    for (auto at = source.indexOf("ToolTip."); at >= 0; at = source.indexOf("ToolTip.", at + 1))
        add(at, "attached ToolTip; use Hint");
    return found;
}

}  // namespace

/// Deck names, card names and pack texts are shown as they are: no view interprets `<img src=…>` in them.
class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    void viewsInterpretNoMarkup();
    void theCheckFindsMarkup_data();
    void theCheckFindsMarkup();
};

void TestPlainText::viewsInterpretNoMarkup()
{
    int views = 0;
    QStringList found;
    QDirIterator files(QStringLiteral(MAZZO_SOURCE_DIR "/qml"), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        ++views;
        // The guide is part of the program: its Markdown is ours.
        if (file.fileName().endsWith("/help/GuideBlock.qml")) continue;
        // The notes of a deck come from anybody; `safeMarkdown` removes images and HTML before they come here
        // (tst_deck_views), and only links to pages are followed.
        if (file.fileName().endsWith("/editor/NotesView.qml")) continue;
        for (const QString& each : markupIn(QString::fromUtf8(file.readAll())))
            found.append(file.fileName() + ':' + each);
    }
    QVERIFY(views > 100);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void TestPlainText::theCheckFindsMarkup_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("found");
    QTest::newRow("a plain text") << "Text { textFormat: Text.PlainText; text: name }" << "";
    QTest::newRow("a text") << "Item {\n    Text { text: name }\n}" << "2: Text without textFormat";
    QTest::newRow("the format of a text inside") << "Text {\n Text { textFormat: Text.PlainText } }"
                                                 << "1: Text without textFormat";
    QTest::newRow("rich text") << "Text { textFormat: Text.RichText }" << "1: textFormat other than PlainText";
    QTest::newRow("a text as a property") << "contentItem: Text { text: name }" << "1: Text without textFormat";
    QTest::newRow("a component") << "component Line: Text { width: 1 }" << "1: Text without textFormat";
    QTest::newRow("a control") << "Button { text: name }" << "1: Button without contentItem";
    QTest::newRow("a control with an own label") << "Button { contentItem: AppLabel { text: name } }" << "";
    QTest::newRow("a module's control") << "T.CheckBox { text: name }" << "1: CheckBox without contentItem";
    QTest::newRow("a menu") << "Menu { title: name }" << "1: Menu";
    QTest::newRow("a tool tip") << "Item { ToolTip.text: name }" << "1: attached ToolTip; use Hint";
}

void TestPlainText::theCheckFindsMarkup()
{
    QFETCH(QString, view);
    QFETCH(QString, found);
    QCOMPARE(markupIn(view).join('\n'), found);
}

MAZZO_TEST(TestPlainText)
#include "test_plain_text.moc"
