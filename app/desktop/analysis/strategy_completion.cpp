// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_completion.h"

#include "app/text/value_text.h"

#include <QRegularExpression>

namespace mazzo::desktop {

namespace {

constexpr qsizetype kMaxWords = 12;

/// The words that may be at a place of a line, and where what has been typed of them begins.
struct Place {
    qsizetype start = 0;
    QStringList words;
};

QStringList namesOf(const std::vector<std::string>& words)
{
    QStringList names;
    for (const std::string& word : words) names.append(fromUtf8(word));
    return names;
}

const QStringList& joints()
{
    static const QStringList kJoints{QStringLiteral("when "), QStringLiteral("and "), QStringLiteral("or ")};
    return kJoints;
}

Place firstWord(const goldfish::StrategyWords& known)
{
    Place place;
    for (const QString& word : namesOf(known.lines)) place.words.append(word + ' ');
    return place;
}

Place cardOfLine(const goldfish::StrategyWords& known, const QString& line)
{
    Place place;
    place.start = std::max(line.indexOf(' ') + 1, line.lastIndexOf(',') + 1);
    if (!line.mid(place.start).trimmed().isEmpty()) place.words.append(QStringLiteral("when "));
    place.words += namesOf(known.cards);
    return place;
}

Place condition(const goldfish::StrategyWords& known, const QString& line)
{
    // What follows the last joint, sign or term that a card belongs to.
    static const QRegularExpression kBreaks(QStringLiteral(" when | and | or |[<>=+-]+ ?"));
    Place place;
    for (auto match = kBreaks.globalMatch(line); match.hasNext();) place.start = match.next().capturedEnd();
    place.words = namesOf(known.terms);
    for (const QString& term : namesOf(known.terms)) {
        if (!term.endsWith(' ') || line.indexOf(term, place.start) != place.start) continue;
        return {place.start + term.size(), namesOf(known.cards)};
    }
    place.words += joints();
    return place;
}

Place placeIn(const goldfish::StrategyWords& known, const QString& line)
{
    if (!line.contains(' ')) return firstWord(known);
    Place place = line.contains(QStringLiteral(" when ")) ? condition(known, line) : cardOfLine(known, line);
    while (place.start < line.size() && line[place.start] == ' ') ++place.start;
    return place;
}

}  // namespace

StrategyCompletion completionOf(const goldfish::StrategyWords& known, const QString& text, int cursor)
{
    const QString line = text.left(cursor).section('\n', -1);
    const Place place = placeIn(known, line);
    const QString typed = line.mid(place.start);
    StrategyCompletion completion{{}, static_cast<int>(typed.size())};
    for (const QString& word : place.words)
        if (word.startsWith(typed, Qt::CaseInsensitive) && word.trimmed() != typed.trimmed())
            completion.words.append(word);
    // A joint replaces only the last word.
    static const QRegularExpression kSpace(QStringLiteral("\\s+"));
    const QString last = typed.section(kSpace, -1);
    if (completion.words.isEmpty() && last != typed) {
        completion.replaced = static_cast<int>(last.size());
        for (const QString& joint : joints())
            if (joint.startsWith(last)) completion.words.append(joint);
    }
    if (completion.words.size() > kMaxWords) completion.words.resize(kMaxWords);
    return completion;
}

}  // namespace mazzo::desktop
