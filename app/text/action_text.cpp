// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/action_text.h"

#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QCoreApplication>

namespace mazzo::app {

using namespace goldfish;

namespace {

struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(actions)
};

QString linkText(std::string_view link)
{
    for (const LinkText& known : commonVocabulary().links)
        if (known.link == link) return ActionText::tr(known.text);
    return fromUtf8(link);
}

/// The text between two parts; there is no space before a colon.
QString separator(std::string_view link)
{
    return link.empty() ? QStringLiteral(" ") : link == ":" ? QStringLiteral(": ") : " " + linkText(link) + " ";
}

}  // namespace

QString verbText(std::string_view verb, const Setup& setup)
{
    const Verb* declared = findVerb(setup.procedure.engine, verb);
    return declared ? ActionText::tr(declared->text) : fromUtf8(verb);
}

QString operandText(const Operand& operand, const Setup& setup, std::string_view language)
{
    const QString name = operand.card == noCard ? nameOnTable(operand.word, setup, language)
                                                : fromUtf8(setup.name(operand.card, language));
    if (operand.mark.empty()) return name;
    if (operand.mark.front() != '@') return name + " " + fromUtf8(operand.mark);
    return QStringLiteral("%1 (%2)").arg(name, nameOnTable(std::string_view(operand.mark).substr(1), setup, language));
}

QString label(const Action& action, const Setup& setup, std::string_view language)
{
    QString text = verbText(action.verb, setup);
    for (const Action::Part& part : action.parts) {
        QStringList names;
        for (const Operand& operand : part.operands) names.append(operandText(operand, setup, language));
        if (!names.isEmpty()) text += separator(part.link) + names.join(QStringLiteral(", "));
    }
    return text;
}

QString shapeText(const Offer& offer, const Setup& setup, std::size_t from, std::size_t parts)
{
    QString text = verbText(offer.verb, setup);
    for (std::size_t part = from; part < std::min(from + parts, offer.parts.size()); ++part)
        text += separator(offer.parts[part].link) + QStringLiteral("…");
    return text;
}

}  // namespace mazzo::app
