// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/safe_markdown.h"

namespace mazzo::desktop {

QString safeMarkdown(const QString& text)
{
    QString safe;
    safe.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        if (letter == '<') safe += QStringLiteral("&lt;");
        // An image would be loaded from wherever it is.
        else if (letter == '!' && i + 1 < text.size() && text[i + 1] == '[') safe += QStringLiteral("&#33;");
        else if (letter == '\n') safe += QStringLiteral("  \n");  // two blanks: a line break
        else safe += letter;
    }
    return safe;
}

}  // namespace mazzo::desktop
