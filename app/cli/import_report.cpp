// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_report.h"

#include "app/share/import_text.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::cli {

namespace {

struct SourceText {
    Q_DECLARE_TR_FUNCTIONS(SourceText)
};

}  // namespace

void printImportReport(const Console& console, const OpenedDeck& deck)
{
    constexpr int kMaxLines = 50;
    int printed = 0;
    for (const ImportedLine& line : deck.imported.lines) {
        const QString words = sentence(line, deck.game(), deck.catalogue(), console.language());
        if (words.isEmpty()) continue;
        if (++printed > kMaxLines) continue;
        const QString file = deck.file.empty() ? QString() : fromUtf8(deck.file) + ":";
        const QString place = line.number > 0 ? file + QString::number(line.number) + ": " : QString();
        console.printError(place + words);
    }
    if (printed > kMaxLines) console.printError(SourceText::tr("… and %n more line(s)", nullptr, printed - kMaxLines));
    for (const Error& note : deck.imported.notes) console.printError(sentenceWithPlace(note));
}

}  // namespace mazzo::cli
