// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_highlighter.h"

#include <QRegularExpression>

namespace mazzo::desktop {

class StrategyHighlighter::Highlighter : public QSyntaxHighlighter {
public:
    Highlighter(QTextDocument* document, const StrategyHighlighter& colours)
        : QSyntaxHighlighter(document), m_colours(colours)
    {}

protected:
    void highlightBlock(const QString& text) override
    {
        static const QRegularExpression kVerb(QStringLiteral("^\\s*\\S+"));
        static const QRegularExpression kJoint(QStringLiteral("\\b(when|and|or)\\b"));
        static const QRegularExpression kNumber(QStringLiteral("\\b\\d+\\b"));
        QTextCharFormat format;
        if (text.trimmed().startsWith('#')) {
            format.setForeground(m_colours.m_comment);
            format.setFontItalic(true);
            setFormat(0, static_cast<int>(text.size()), format);
            return;
        }
        const qsizetype when = text.indexOf(QStringLiteral(" when "));
        paint(text, kVerb, m_colours.m_verb, 0, true);
        if (when >= 0) {
            paint(text, kJoint, m_colours.m_condition, when, false);
            paint(text, kNumber, m_colours.m_number, when, false);
        }
    }

private:
    void paint(const QString& text, const QRegularExpression& words, const QColor& colour, qsizetype from, bool bold)
    {
        QTextCharFormat format;
        format.setForeground(colour);
        if (bold) format.setFontWeight(QFont::Bold);
        for (auto match = words.globalMatch(text, from); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()), format);
        }
    }

    const StrategyHighlighter& m_colours;
};

StrategyHighlighter::StrategyHighlighter(QObject* parent) : QObject(parent)
{
    connect(this, &StrategyHighlighter::changed, this, [this] {
        if (m_highlighter) m_highlighter->rehighlight();
    });
}

StrategyHighlighter::~StrategyHighlighter() = default;

void StrategyHighlighter::setDocument(QQuickTextDocument* document)
{
    if (m_document == document) return;
    m_document = document;
    m_highlighter.reset();
    if (document != nullptr) {
        m_highlighter = std::make_unique<Highlighter>(document->textDocument(), *this);
        m_highlighter->setParent(nullptr);  // it belongs to this object, not to the document
    }
    emit changed();
}

}  // namespace mazzo::desktop
