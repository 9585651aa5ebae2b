// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validators/verdicts/case_file.h"

#include <QFile>
#include <QRegularExpression>

namespace {

/// "VERDICT SENTENCE: BASE ; CHANGE => RULES | NUMBERS"; nothing if the row is not of that form.
std::optional<VerdictCase> readRow(const QString& line)
{
    static const QRegularExpression pattern(
        R"(^(legal|illegal|unfinished|unknown|refused)\s+(.+?):\s+(.+?)(?:\s+=>\s*([^|]*?))?(?:\s*\|\s*(.+))?$)");
    const auto match = pattern.match(line);
    if (!match.hasMatch()) return std::nullopt;
    VerdictCase row;
    row.verdict = match.captured(1);
    row.sentence = match.captured(2);
    row.changes = match.captured(3).split(" ; ");
    row.base = row.changes.takeFirst().trimmed();
    row.rules = match.captured(4).split(' ', Qt::SkipEmptyParts);
    row.numbers = match.captured(5);
    return row;
}

}  // namespace

CaseFile CaseFile::read(const QString& path)
{
    CaseFile result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        result.mistake = path + " cannot be read";
        return result;
    }
    static const QRegularExpression heading(R"(^\[([A-Z]{2}-[A-Z]\d{2,3})\s+.+\]$)");
    QString clause;
    int number = 0;
    for (const QString& raw : QString::fromUtf8(file.readAll()).split('\n')) {
        ++number;
        const QString line = raw.trimmed();
        if (line.isEmpty() || line.startsWith('#')) continue;
        if (const auto match = heading.match(line); match.hasMatch()) clause = match.captured(1);
        else if (line.startsWith("game: ")) result.game = line.mid(6);
        else if (line.startsWith("zone: ")) result.zone = line.mid(6);
        else if (line.startsWith("cards: ")) result.cards = line.mid(7);
        else if (auto row = readRow(line); row && !clause.isEmpty()) {
            row->clause = clause;
            row->line = number;
            result.cases.append(*row);
        } else {
            result.mistake += QStringLiteral("%1:%2: not a row: %3\n").arg(path).arg(number).arg(line);
        }
    }
    return result;
}
