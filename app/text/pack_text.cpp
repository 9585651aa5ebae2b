// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/pack_text.h"

#include "app/text/finding_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct PackWords {
    Q_DECLARE_TR_FUNCTIONS(PackText)
};

int asInt(std::size_t number) { return static_cast<int>(number); }

QString firstNames(const std::vector<std::string>& names)
{
    constexpr std::size_t kMaxNames = 12;
    QStringList list;
    for (std::size_t i = 0; i < std::min(names.size(), kMaxNames); ++i) list.append(fromUtf8(names[i]));
    if (names.size() > kMaxNames) list.append(PackWords::tr("%n more", nullptr, asInt(names.size() - kMaxNames)));
    return list.join(QStringLiteral(", "));
}

QString verdictText(const std::optional<Verdict>& verdict)
{
    return verdict ? verdictName(*verdict) : PackWords::tr("not readable");
}

}  // namespace

QString holdsText(const PackCheck& holds)
{
    QStringList parts{PackWords::tr("%n card(s)", nullptr, asInt(holds.cards))};
    if (holds.rules > 0) parts.append(PackWords::tr("%n rule(s)", nullptr, asInt(holds.rules)));
    parts.append(PackWords::tr("%n product(s)", nullptr, asInt(holds.products)));
    parts.append(PackWords::tr("%n deck(s)", nullptr, asInt(holds.decks)));
    parts.append(PackWords::tr("%n example(s)", nullptr, asInt(holds.examples)));
    return parts.join(QStringLiteral(", "));
}

QString creditsText(const PackHead& head)
{
    QStringList parts;
    if (!head.author.empty()) parts.append(PackWords::tr("Made by %1").arg(fromUtf8(head.author)));
    if (!head.license.empty()) parts.append(PackWords::tr("License: %1").arg(fromUtf8(head.license)));
    if (!head.website.empty()) parts.append(fromUtf8(head.website));
    return parts.join(QStringLiteral(" · "));
}

QStringList cardChangesText(const ContentDifference& cards)
{
    QStringList lines;
    if (!cards.added.empty())
        lines.append(
            PackWords::tr("%n new card(s): %1", nullptr, asInt(cards.added.size())).arg(firstNames(cards.added)));
    if (!cards.changed.empty())
        lines.append(PackWords::tr("%n changed card(s): %1", nullptr, asInt(cards.changed.size()))
                         .arg(firstNames(cards.changed)));
    if (!cards.removed.empty())
        lines.append(PackWords::tr("%n removed card(s): %1", nullptr, asInt(cards.removed.size()))
                         .arg(firstNames(cards.removed)));
    return lines;
}

QStringList ruleChangesText(const ContentDifference& rules)
{
    QStringList lines;
    if (!rules.added.empty())
        lines.append(
            PackWords::tr("%n new rule(s): %1", nullptr, asInt(rules.added.size())).arg(firstNames(rules.added)));
    if (!rules.changed.empty())
        lines.append(PackWords::tr("%n changed rule(s): %1", nullptr, asInt(rules.changed.size()))
                         .arg(firstNames(rules.changed)));
    if (!rules.removed.empty())
        lines.append(PackWords::tr("%n removed rule(s): %1", nullptr, asInt(rules.removed.size()))
                         .arg(firstNames(rules.removed)));
    return lines;
}

QString verdictChangeText(const DeckVerdictChange& change)
{
    return QStringLiteral("%1: %2 → %3")
        .arg(fromUtf8(change.name), verdictText(change.before), verdictText(change.after));
}

}  // namespace mazzo::app
