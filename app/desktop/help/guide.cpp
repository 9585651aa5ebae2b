// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help/guide.h"

#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace mazzo::desktop {

namespace {

/// The chapters in the order in which a newcomer reads them.
const QStringList& chapterIds()
{
    static const QStringList ids{"first-deck", "fix-a-deck", "hands-and-odds", "collection", "own-cards",
                                 "sharing",    "backup",     "analysis",       "strategies", "make-a-game"};
    return ids;
}

/// The first line of a chapter is its title: "# Your first deck".
QString titleOf(const QString& markdown)
{
    const QString first = markdown.section('\n', 0, 0);
    return first.startsWith("# ") ? first.mid(2).trimmed() : QString();
}

}  // namespace

Guide::Guide(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_chapter(chapterIds().first())
{
    load();
}

QString Guide::languageFolder() const
{
    const QString own = m_folder + '/' + fromUtf8(currentLanguage());
    return QDir(own).exists() ? own : m_folder + QStringLiteral("/en");
}

QString Guide::textOf(const QString& chapter) const
{
    QFile file(languageFolder() + '/' + chapter + QStringLiteral(".md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A block for each section. Pictures are on lines of their own, so that the view can fit them to its width.
QList<Guide::BlockRow> Guide::blocksOf(const QString& markdown) const
{
    static const QRegularExpression kPicture(R"(^!\[(.*)\]\(([^)]+)\)$)");
    QList<BlockRow> blocks;
    QStringList lines;
    const auto endText = [&] {
        const QString text = lines.join('\n').trimmed();
        if (!text.isEmpty()) blocks.append({text, {}, {}});
        lines.clear();
    };
    for (const QString& line : markdown.split('\n')) {
        if (line.startsWith("## ")) endText();  // the view leaves space between blocks
        const auto picture = kPicture.match(line);
        if (!picture.hasMatch()) {
            lines.append(line);
            continue;
        }
        endText();
        const QString path = QDir::cleanPath(languageFolder() + '/' + picture.captured(2));
        blocks.append({{}, path.startsWith(':') ? "qrc" + path : "file:" + path, picture.captured(1)});
    }
    endText();
    return blocks;
}

void Guide::load()
{
    QList<ChapterRow> chapters;
    for (const QString& id : chapterIds()) {
        if (const QString title = titleOf(textOf(id)); !title.isEmpty()) chapters.append({id, title});
    }
    m_chapters.setRows(std::move(chapters));
    m_blocks.setRows(blocksOf(textOf(m_chapter)));
}

void Guide::retranslate() { load(); }

void Guide::open(const QString& chapter)
{
    if (chapter == m_chapter || !chapterIds().contains(chapter)) return;
    m_chapter = chapter;
    m_blocks.setRows(blocksOf(textOf(m_chapter)));
    emit chapterChanged();
}

void Guide::follow(const QString& link)
{
    if (link.endsWith(".md")) open(link.chopped(3));
}

}  // namespace mazzo::desktop
