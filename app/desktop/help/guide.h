// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The user guide (docs/guide/), which is compiled into the program: its chapters in the player's language, and the
/// open chapter as a sequence of texts and pictures.
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(mazzo::desktop::TableModel* chapters READ chapters CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* blocks READ blocks CONSTANT)  ///< of the open chapter
    Q_PROPERTY(QString chapter READ chapter NOTIFY chapterChanged)       ///< the id of the open chapter

public:
    /// Reads the guide from this folder, which has a subfolder for each language.
    explicit Guide(QString folder = QStringLiteral(":/guide"), QObject* parent = nullptr);

    [[nodiscard]] TableModel* chapters() { return &m_chapters; }
    [[nodiscard]] TableModel* blocks() { return &m_blocks; }
    [[nodiscard]] const QString& chapter() const { return m_chapter; }

    void retranslate();

public slots:
    void open(const QString& chapter);
    /// Opens the chapter that a link of the guide leads to, such as "own-cards.md"; anything else is ignored.
    void follow(const QString& link);

signals:
    void chapterChanged();

private:
    struct ChapterRow {
        QString chapterId;
        QString title;

        bool operator==(const ChapterRow&) const = default;
        [[nodiscard]] static Roles<ChapterRow> roles()
        {
            return {{"chapterId", &ChapterRow::chapterId}, {"title", &ChapterRow::title}};
        }
    };
    /// A run of text in Markdown, or a picture with its description.
    struct BlockRow {
        QString markdown;
        QString picture;
        QString description;

        bool operator==(const BlockRow&) const = default;
        [[nodiscard]] static Roles<BlockRow> roles()
        {
            return {{"markdown", &BlockRow::markdown},
                    {"picture", &BlockRow::picture},
                    {"description", &BlockRow::description}};
        }
    };

    [[nodiscard]] QString languageFolder() const;
    [[nodiscard]] QString textOf(const QString& chapter) const;
    [[nodiscard]] QList<BlockRow> blocksOf(const QString& markdown) const;
    void load();

    QString m_folder;
    QString m_chapter;
    RowList<ChapterRow> m_chapters;
    RowList<BlockRow> m_blocks;
};

}  // namespace mazzo::desktop
