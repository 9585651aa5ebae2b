// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/value_words.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
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
    if (low && high) return ValueWords::tr("%1 to %2").arg(number.lo).arg(number.hi);
    if (low) return ValueWords::tr("at least %1").arg(number.lo);
    if (high) return ValueWords::tr("at most %1").arg(number.hi);
    return ValueWords::tr("not known");
}

}  // namespace

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString words(const Value& value, const Field& field, std::string_view language)
{
    if (const auto* number = std::get_if<Interval>(&value)) return numberWords(*number, field);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? ValueWords::tr("yes") : ValueWords::tr("no");
    if (const auto* text = std::get_if<std::string>(&value)) return choiceWords(*text, field, language);
    if (const auto* list = std::get_if<Words>(&value)) {
        QStringList parts;
        for (const std::string& word : *list) parts.append(choiceWords(word, field, language));
        return parts.isEmpty() ? ValueWords::tr("none") : parts.join(QStringLiteral(", "));
    }
    return isAbsent(value) ? ValueWords::tr("does not have it") : ValueWords::tr("not known");
}

QString words(Origin origin)
{
    switch (origin) {
    case Origin::Rulebook: return ValueWords::tr("rulebook");
    case Origin::Derived: return ValueWords::tr("derived");
    case Origin::Provisional: return ValueWords::tr("provisional");
    case Origin::Sample: return ValueWords::tr("sample");
    case Origin::User: return ValueWords::tr("yours");
    }
    return {};
}

}  // namespace mazzo::app
