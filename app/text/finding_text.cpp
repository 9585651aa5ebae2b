// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/finding_text.h"

#include "app/text/description_text.h"
#include "app/text/reference_text.h"
#include "app/text/value_text.h"
#include "model/query/describe.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mazzo::app {

namespace {

struct FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

/// A number, or what is certain of it.
QString amount(Interval number)
{
    if (number.isExact()) return QString::number(number.lo);
    if (!number.hasUpperBound()) return FindingText::tr("at least %1").arg(number.lo);
    if (!number.hasLowerBound()) return FindingText::tr("at most %1").arg(number.hi);
    return FindingText::tr("%1 to %2").arg(number.lo).arg(number.hi);
}

/// The required minimum. If the number is not exactly known, the bound that decides.
QString atLeast(const QString& have, Interval number, Interval min)
{
    const bool isTooLow = number.hi < min.lo;
    if (isTooLow || min.isExact() || !min.hasUpperBound())
        return FindingText::tr("%1 of at least %2").arg(have).arg(min.lo);
    return FindingText::tr("%1, between %2 and %3 may be needed").arg(have).arg(min.lo).arg(min.hi);
}

QString atMost(const QString& have, Interval number, Interval max)
{
    const bool isTooHigh = max.hasUpperBound() && number.lo > max.hi;
    if (isTooHigh || max.isExact() || !max.hasLowerBound())
        return FindingText::tr("%1, at most %2 allowed").arg(have).arg(max.hi);
    return FindingText::tr("%1, certainly allowed only up to %2").arg(have).arg(max.lo);
}

/// "48 of at least 50": what the deck has and what is required.
QString numbers(const Finding& finding, const Game& game)
{
    if (finding.have && finding.rule != Finding::kUnknownCards && !game.rules[finding.rule].allow.empty())
        return FindingText::tr("%1 beyond what is allowed").arg(amount(*finding.have));
    if (!finding.have) return {};
    const QString have = amount(*finding.have);
    if (finding.max == Interval::exactly(0)) return FindingText::tr("%1, none allowed").arg(have);
    if (finding.min && finding.max && *finding.min == *finding.max)
        return FindingText::tr("%1, exactly %2 needed").arg(have, amount(*finding.min));
    if (finding.min && finding.max)
        return FindingText::tr("%1, between %2 and %3 needed").arg(have, amount(*finding.min), amount(*finding.max));
    if (finding.min) return atLeast(have, *finding.have, *finding.min);
    return finding.max ? atMost(have, *finding.have, *finding.max) : have;
}

/// What the pack says about a finding, with its numbers filled in; nothing if it says nothing.
std::optional<QString> packText(const Finding& finding, const Game& game, std::string_view language)
{
    QString text = fromUtf8(game.rules[finding.rule].finding.in(language));
    if (text.isEmpty()) return std::nullopt;
    if (finding.have) text.replace(QStringLiteral("{have}"), amount(*finding.have));
    if (finding.min) text.replace(QStringLiteral("{min}"), amount(*finding.min));
    if (finding.max) text.replace(QStringLiteral("{max}"), amount(*finding.max));
    if (finding.min && finding.min->isExact() && finding.have && finding.have->isExact())
        text.replace(QStringLiteral("{short}"), QString::number(finding.min->lo - finding.have->lo));
    return text.contains('{') ? std::nullopt : std::optional(text);
}

/// The number of names that are listed; the rest is counted.
constexpr qsizetype kMaxNames = 6;

QString listed(QStringList names)
{
    const qsizetype rest = names.size() - kMaxNames;
    if (rest <= 0) return names.join(QStringLiteral(", "));
    names.resize(kMaxNames);
    return names.join(QStringLiteral(", ")) + " " + FindingText::tr("and %n more", nullptr, static_cast<int>(rest));
}

/// "copies allowed of Marine". Field names are capitalised; here one is used within a sentence.
QString valueName(const MissingValue& value, const LoadedGame& loaded, std::string_view language)
{
    QString field = fromUtf8(loaded.game[value.field].name.in(language));
    if (field.size() > 1 && field[1].isLower()) field[0] = field[0].toLower();
    return FindingText::tr("%1 of %2").arg(field, fromUtf8(loaded.catalogue.name(value.card, language)));
}

QString missing(const Finding& finding, const LoadedGame& loaded, std::string_view language)
{
    QStringList values;
    for (const MissingValue& value : finding.missing) values.append(valueName(value, loaded, language));
    return values.isEmpty() ? QString() : FindingText::tr("Unknown: %1.").arg(listed(std::move(values)));
}

/// "Derives from – Archluminary: Bannerkeeper." for a rule that wants the cards that a field names to be chosen too.
QString references(const Finding& finding, const LoadedGame& loaded, std::string_view language)
{
    static constexpr std::string_view kFunction = "hasAll(";
    const std::string& check = loaded.game.rules[finding.rule].check;
    const std::size_t begin = check.find(kFunction);
    if (begin == std::string::npos || finding.status < Status::Unfinished) return {};
    const std::size_t name = begin + kFunction.size();
    const auto field = loaded.game.field(std::string_view(check).substr(name, check.find(',', name) - name));
    if (!field || !loaded.game[*field].refersToCards) return {};
    QStringList parts;
    for (const Culprit& culprit : finding.cards) {
        const auto* card = std::get_if<CardIndex>(&culprit);
        if (card == nullptr || parts.size() == kMaxNames) continue;
        parts.append(QStringLiteral("%1: %2").arg(
            fromUtf8(loaded.catalogue.name(*card, language)),
            referenceText(loaded.catalogue.value(*card, *field), loaded.game[*field], loaded, language)));
    }
    if (parts.isEmpty()) return {};
    return QStringLiteral("%1 – %2.")
        .arg(fromUtf8(loaded.game[*field].name.in(language)), parts.join(QStringLiteral("; ")));
}

/// "Class cards: 20. Level 0: 16 of at most 15.": how much of each allowance the deck uses.
QString allowances(const Finding& finding, const Game& game, std::string_view language)
{
    QStringList parts;
    const std::vector<Allowance>& allowed = game.rules[finding.rule].allow;
    for (std::size_t i = 0; i < finding.allowances.size() && i < allowed.size(); ++i) {
        const AllowanceUse& use = finding.allowances[i];
        const QString name = fromUtf8(allowed[i].name.in(language));
        parts.append(use.limit ? FindingText::tr("%1: %2 of at most %3").arg(name).arg(use.used).arg(amount(*use.limit))
                               : QStringLiteral("%1: %2").arg(name).arg(use.used));
    }
    return parts.isEmpty() ? QString() : parts.join(QStringLiteral("; ")) + ".";
}

QString changes(const std::vector<Change>& changes, const LoadedGame& loaded, std::string_view language, bool withZones)
{
    QStringList parts;
    const auto isTwice = [&](const Change& change) {
        return std::ranges::count(changes, change.card, &Change::card) > 1;
    };
    withZones = withZones || std::ranges::any_of(changes, isTwice);
    int copies = 0;
    for (const Change& change : changes) {
        copies += change.count;
        QString part =
            QStringLiteral("%1 × %2").arg(change.count).arg(fromUtf8(loaded.catalogue.name(change.card, language)));
        if (withZones) part += QStringLiteral(" (%1)").arg(fromUtf8(loaded.game[change.zone].name.in(language)));
        parts.append(std::move(part));
    }
    if (parts.size() <= kMaxNames) return parts.join(QStringLiteral(", "));
    return FindingText::tr("%n card(s): %1", nullptr, copies).arg(listed(std::move(parts)));
}

/// "Set Faction to Aliens".
QString optionText(const OptionChange& change, const Game& game, std::string_view language)
{
    const Option& option = game[change.option];
    const auto choice = std::ranges::find(option.values, change.value, &Choice::id);
    const bool isNamed = choice != option.values.end() && !choice->name.in(language).empty();
    return FindingText::tr("Set %1 to %2")
        .arg(fromUtf8(option.name.in(language)), fromUtf8(isNamed ? choice->name.in(language) : change.value));
}

QString labelled(const Fix& fix, const LoadedGame& loaded, std::string_view language, bool withZones)
{
    const QString added = changes(fix.add, loaded, language, withZones);
    const QString removed = fix.unknownCard.empty() ? changes(fix.remove, loaded, language, withZones)
                                                    : FindingText::tr("“%1”").arg(fromUtf8(fix.unknownCard));
    switch (fix.kind) {
    case Fix::Kind::Add: return FindingText::tr("Add %1").arg(added);
    case Fix::Kind::Remove: return FindingText::tr("Remove %1").arg(removed);
    case Fix::Kind::Move:
        return FindingText::tr("Move %1 to %2")
            .arg(changes(fix.remove, loaded, language, withZones),
                 fix.add.empty() ? QString() : fromUtf8(loaded.game[fix.add.front().zone].name.in(language)));
    case Fix::Kind::Replace: return FindingText::tr("Replace %1 with %2").arg(removed, added);
    case Fix::Kind::EnterValue:
        return fix.missingValue ? FindingText::tr("Enter %1").arg(valueName(*fix.missingValue, loaded, language))
                                : QString();
    case Fix::Kind::SetOption: return fix.option ? optionText(*fix.option, loaded.game, language) : QString();
    }
    return {};
}

}  // namespace

std::string_view idOf(Verdict verdict)
{
    static constexpr std::array<std::string_view, 4> kIds{"legal", "unknown", "unfinished", "illegal"};
    return kIds.at(static_cast<std::size_t>(verdict));
}

std::string_view idOf(Status status)
{
    static constexpr std::array<std::string_view, 6> kIds{"not-judged", "passed",     "advice",
                                                          "unknown",    "unfinished", "broken"};
    return kIds.at(static_cast<std::size_t>(status));
}

std::string_view idOf(Skipped reason)
{
    static constexpr std::array<std::string_view, 6> kIds{"judged",    "no-check",     "other-edition",
                                                          "condition", "missing-zone", "unknown-values"};
    return kIds.at(static_cast<std::size_t>(reason));
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Legal: return FindingText::tr("legal");
    case Verdict::Unknown: return FindingText::tr("unknown: some card data is missing");
    case Verdict::Unfinished: return FindingText::tr("unfinished");
    case Verdict::Illegal: return FindingText::tr("illegal");
    }
    return {};
}

QStringList cardNames(const Finding& finding, const Catalogue& catalogue, std::string_view language)
{
    QStringList names;
    for (const Culprit& culprit : finding.cards) {
        const auto* card = std::get_if<CardIndex>(&culprit);
        names.append(fromUtf8(card != nullptr ? catalogue.name(*card, language)
                                              : std::string_view(std::get<std::string>(culprit))));
    }
    return names;
}

QString ruleText(const Rule& rule, const Game& game, std::string_view language)
{
    const auto zone = game.zone(rule.zone);
    if (rule.follows == Rule::Follows::ZoneEdition) return FindingText::tr("This edition does not have the zone.");
    if (rule.follows == Rule::Follows::No || !zone) return fromUtf8(rule.text.in(language));
    const auto takes = parseFinishedQuery(game[*zone].takes, game);
    return takes ? FindingText::tr("Only these belong here: %1.")
                       .arg(fromUtf8(describe(*takes, game, *descriptionTexts())))
                 : QString();
}

QString title(const Finding& finding, const Game& game, std::string_view language)
{
    return finding.rule == Finding::kUnknownCards ? FindingText::tr("Unknown cards")
                                                  : fromUtf8(game.rules[finding.rule].title.in(language));
}

QString details(const Finding& finding, const LoadedGame& loaded, std::string_view language)
{
    const QStringList names = cardNames(finding, loaded.catalogue, language);
    if (finding.rule == Finding::kUnknownCards) return FindingText::tr("Not in the catalogue: %1").arg(listed(names));
    const auto own = packText(finding, loaded.game, language);
    // Advice names no limit: it says what the deck has and what the rulebook suggests.
    if (finding.status == Status::Advice && finding.have)
        return (own ? *own + '.' : FindingText::tr("the deck has %1.").arg(amount(*finding.have))) + ' ' +
               ruleText(loaded.game.rules[finding.rule], loaded.game, language);
    const QString figures = own.value_or(numbers(finding, loaded.game));
    QString text = figures.isEmpty() ? ruleText(loaded.game.rules[finding.rule], loaded.game, language) : figures + ".";
    const QString allowed = allowances(finding, loaded.game, language);
    if (!allowed.isEmpty()) text += " " + allowed;
    const QString wanted = references(finding, loaded, language);
    if (!wanted.isEmpty()) text += " " + wanted;
    else if (!names.isEmpty()) text += " " + FindingText::tr("Cards: %1.").arg(listed(names));
    const QString values = missing(finding, loaded, language);
    return values.isEmpty() ? text : text + " " + values;
}

QString message(const Finding& finding, const LoadedGame& loaded, std::string_view language)
{
    const QString text = details(finding, loaded, language);
    return finding.rule == Finding::kUnknownCards ? text : title(finding, loaded.game, language) + ": " + text;
}

QString label(const Fix& fix, const LoadedGame& loaded, std::string_view language)
{
    return labelled(fix, loaded, language, false);
}

QStringList labels(const std::vector<Fix>& fixes, const LoadedGame& loaded, std::string_view language)
{
    QStringList texts;
    for (const Fix& fix : fixes) texts.append(label(fix, loaded, language));
    const QStringList plain = texts;
    for (qsizetype i = 0; i < plain.size(); ++i) {
        if (plain.count(plain[i]) > 1) texts[i] = labelled(fixes[static_cast<std::size_t>(i)], loaded, language, true);
    }
    return texts;
}

QString citation(const Rule& rule, const Game& game, std::string_view edition, std::string_view language)
{
    if (rule.source.empty()) return {};
    const auto fits = [&](const Citation& source) {
        const auto book = std::ranges::find(game.books, source.book, &Book::id);
        return book != game.books.end() && book->edition == edition;
    };
    const auto own = std::ranges::find_if(rule.source, fits);
    const Citation& source = own == rule.source.end() ? rule.source.front() : *own;
    const auto book = std::ranges::find(game.books, source.book, &Book::id);
    const QString title = book == game.books.end() ? QString() : fromUtf8(book->title.in(language));
    return source.section.empty() ? title : title + ", " + fromUtf8(source.section);
}

QString citation(const Finding& finding, const Game& game, std::string_view edition, std::string_view language)
{
    const QString text = citation(game.rules[finding.rule], game, edition, language);
    const bool guessed = std::ranges::find(finding.restsOn, Origin::Provisional) != finding.restsOn.end();
    return guessed && !text.isEmpty() ? FindingText::tr("%1 (the rule; its numbers are provisional)").arg(text) : text;
}

}  // namespace mazzo::app
