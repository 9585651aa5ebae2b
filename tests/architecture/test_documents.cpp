// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

const QString kRoot = QStringLiteral(MAZZO_SOURCE_DIR);

/// The files and folders of the project, relative to its root, and the names of the files.
struct SourceTree {
    QSet<QString> paths;
    QSet<QString> names;
};

SourceTree sourceTree()
{
    SourceTree tree;
    const QDir root(kRoot);
    for (const QString& top : root.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (top == "build" || top == ".git") continue;
        tree.paths.insert(top);
        tree.names.insert(top);
        QDirIterator entries(root.filePath(top), QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            tree.paths.insert(root.relativeFilePath(entries.next()));
            if (entries.fileInfo().isFile()) tree.names.insert(entries.fileName());
        }
    }
    return tree;
}

QString textOf(const QString& path)
{
    QFile file(kRoot + "/" + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Whether what a document shows as code is a path of the project that should exist: it begins with a folder of the
/// project, or is the name of a source file. Patterns such as `<name>.cpp` are not.
bool isPath(const QString& code, const SourceTree& tree)
{
    static const QRegularExpression path(R"(^[\w./-]+$)");
    static const QRegularExpression source(R"([^.]\.(cpp|h|qml|sh)$)");
    if (!path.match(code).hasMatch()) return false;
    const QString top = code.section('/', 0, 0);
    return source.match(code).hasMatch() || (code.contains('/') && !top.isEmpty() && tree.paths.contains(top));
}

/// Whether a path is in the project. Documents may shorten the path of a source file to its end.
bool exists(QString path, const SourceTree& tree)
{
    while (path.endsWith('/')) path.chop(1);
    if (tree.paths.contains(path)) return true;
    if (!path.contains('/')) return tree.names.contains(path);
    return std::any_of(tree.paths.begin(), tree.paths.end(),
                       [&](const QString& known) { return known.endsWith("/" + path); });
}

/// The anchors of a document's headings, as GitHub makes them.
QSet<QString> anchorsOf(const QString& text)
{
    static const QRegularExpression heading("^#+ (.*)$", QRegularExpression::MultilineOption);
    static const QRegularExpression left(R"([^\w\- ])", QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> anchors;
    auto matches = heading.globalMatch(text);
    while (matches.hasNext()) {
        QString anchor = matches.next().captured(1).toLower();
        anchors.insert(anchor.remove(left).replace(' ', '-'));
    }
    return anchors;
}

QStringList missingPaths(const QString& text, const SourceTree& tree)
{
    static const QRegularExpression code("`([^`\n]+)`");
    QStringList missing;
    auto matches = code.globalMatch(text);
    while (matches.hasNext()) {
        const QString path = matches.next().captured(1);
        if (isPath(path, tree) && !exists(path, tree)) missing.append(path);
    }
    return missing;
}

/// `document` is the path of the text.
QStringList deadLinks(const QString& document, const QString& text, const SourceTree& tree)
{
    static const QRegularExpression link(R"(\]\(([^)\s]+)\))");
    QStringList dead;
    auto matches = link.globalMatch(text);
    while (matches.hasNext()) {
        const QString target = matches.next().captured(1);
        if (target.contains(':')) continue;  // another site
        const QString path = target.section('#', 0, 0);
        const QString anchor = target.section('#', 1);
        const QString file = path.isEmpty() ? document : QDir::cleanPath(document.section('/', 0, -2) + "/" + path);
        const QString known = file.startsWith('/') ? file.mid(1) : file;
        const bool sound = (path.isEmpty() || tree.paths.contains(known)) &&
                           (anchor.isEmpty() || anchorsOf(path.isEmpty() ? text : textOf(known)).contains(anchor));
        if (!sound) dead.append(target);
    }
    return dead;
}

}  // namespace

/// Documents name files that exist, and their links lead somewhere.
class TestDocuments : public QObject {
    Q_OBJECT

private slots:
    void everyPathExists();
    void everyLinkLeadsSomewhere();
    void theChecksFindMistakes();

private:
    /// Every document, except the list of changes, which tells of files that are gone.
    [[nodiscard]] QStringList documents() const
    {
        QStringList found;
        for (const QString& path : m_tree.paths)
            if (path.endsWith(".md") && path != "CHANGELOG.md") found.append(path);
        found.sort();
        return found;
    }

    const SourceTree m_tree = sourceTree();
};

void TestDocuments::everyPathExists()
{
    QStringList complaints;
    for (const QString& document : documents())
        for (const QString& path : missingPaths(textOf(document), m_tree)) complaints.append(document + ": " + path);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

void TestDocuments::everyLinkLeadsSomewhere()
{
    QStringList complaints;
    for (const QString& document : documents())
        for (const QString& link : deadLinks(document, textOf(document), m_tree))
            complaints.append(document + ": " + link);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

void TestDocuments::theChecksFindMistakes()
{
    QVERIFY(documents().contains("docs/architecture.md"));
    QCOMPARE(missingPaths("`model/deck.h`, `deck.h`, `repair/conflict.h`, `<name>.cpp`, `a.deck` and `app/`", m_tree),
             QStringList());
    QCOMPARE(missingPaths("`model/gone.h`, `gone_too.cpp` and `validators/nowhere/`", m_tree),
             QStringList({"model/gone.h", "gone_too.cpp", "validators/nowhere/"}));
    QCOMPARE(
        deadLinks("docs/x.md", "[a](rules.md), [b](../README.md), [c](#here), [d](https://x.org)\n## Here", m_tree),
        QStringList());
    QCOMPARE(deadLinks("docs/x.md", "[a](gone.md), [b](rules.md#gone), [c](#there)\n## Here", m_tree),
             QStringList({"gone.md", "rules.md#gone", "#there"}));
}

MAZZO_TEST(TestDocuments)
#include "test_documents.moc"
