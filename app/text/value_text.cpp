// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::app {

namespace {

struct ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)
};

QString choiceWords(const std::string& word, const Field& field, std::string_view language)
{
    const Choice* choice = field.choice(word);
    return fromUtf8(choice != nullptr ? choice->name.in(language) : std::string_view(word));
}

QString numberWords(Interval number, const Field& field)
{
    if (number.isExact()) return QString::number(number.lo);
    const bool low = number.hasLowerBound() && number.lo > field.domain.lo;
    const bool high = number.hasUpperBound() && number.hi < field.domain.hi;
    if (low && high) return ValueText::tr("%1 to %2").arg(number.lo).arg(number.hi);
    if (low) return ValueText::tr("at least %1").arg(number.lo);
    if (high) return ValueText::tr("at most %1").arg(number.hi);
    return ValueText::tr("not known");
}

}  // namespace

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString displayText(const Value& value, const Field& field, std::string_view language)
{
    if (const auto* number = std::get_if<Interval>(&value)) return numberWords(*number, field);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? ValueText::tr("yes") : ValueText::tr("no");
    if (const auto* text = std::get_if<std::string>(&value)) return choiceWords(*text, field, language);
    if (const auto* list = std::get_if<Words>(&value)) {
        QStringList parts;
        for (const std::string& word : *list) parts.append(choiceWords(word, field, language));
        return parts.isEmpty() ? ValueText::tr("none") : parts.join(QStringLiteral(", "));
    }
    return isAbsent(value) ? ValueText::tr("not applicable") : ValueText::tr("not known");
}

QString originName(Origin origin)
{
    switch (origin) {
    case Origin::Rulebook: return ValueText::tr("rulebook");
    case Origin::Derived: return ValueText::tr("derived");
    case Origin::Provisional: return ValueText::tr("provisional");
    case Origin::Sample: return ValueText::tr("sample");
    case Origin::User: return ValueText::tr("yours");
    }
    return {};
}

QString restsOnText(std::span<const Origin> origins)
{
    const auto has = [&](Origin origin) { return std::ranges::find(origins, origin) != origins.end(); };
    if (has(Origin::Provisional) && has(Origin::Sample))
        return ValueText::tr("Rests on provisional values and sample cards.");
    if (has(Origin::Provisional)) return ValueText::tr("Rests on provisional values.");
    return has(Origin::Sample) ? ValueText::tr("Rests on sample cards.") : QString();
}

}  // namespace mazzo::app
