// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/action_text.h"

#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/action_text.h"
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

constexpr std::string_view kItalian = "it";

/// What the player fills in, and the few fixed words, of the forms in guides.
constexpr std::pair<const char*, const char*> kPlaceholders[]{
    {"REGION", "REGIONE"},   {"COUNTER", "CONTATORE"}, {"ZONE", "ZONA"},         {"STATE", "STATO"},
    {"COLOURS", "COLORI"},   {"RACE", "RAZZA"},        {"supports", "supporti"}, {"attack:", "attacco:"},
    {"defence:", "difesa:"}, {" all", " tutte"},       {"enemy", "nemico"},
};

std::string firstWord(std::string_view list)
{
    return list.empty() ? std::string() : std::string(wordsOf(list).front());
}

std::string typedVerb(std::string_view verb, std::string_view engine, std::string_view language)
{
    const VerbGuide* guide = language == kItalian ? findGuide(engine, verb) : nullptr;
    return guide && !guide->italian.empty() ? firstWord(guide->italian) : std::string(verb);
}

std::string typedLink(std::string_view link, std::string_view language)
{
    if (language == kItalian)
        for (const LinkText& known : commonVocabulary().links)
            if (known.link == link) return firstWord(known.italian);
    return std::string(link);
}

/// Ids of zones and pieces are typed by their names; regions and numbers as they are.
void translate(Operand& operand, const Setup& setup, std::string_view language)
{
    if (language != kItalian || operand.card != noCard || setup.procedure.region(operand.word)) return;
    if (const Texts* name = setup.procedure.nameOf(operand.word)) operand.word = name->in(language);
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

QString typedText(const Action& action, const Setup& setup, std::string_view language)
{
    Action typed = action;
    typed.verb = typedVerb(action.verb, setup.procedure.engine, language);
    for (Action::Part& part : typed.parts) {
        part.link = typedLink(part.link, language);
        for (Operand& operand : part.operands) translate(operand, setup, language);
    }
    return fromUtf8(textOf(typed, setup, language));
}

QStringList typedTexts(const Offer& offer, const Setup& setup, std::string_view language)
{
    if (!isPlain(offer))
        return {fromUtf8(typedVerb(offer.verb, setup.procedure.engine, language)) + QStringLiteral(" …")};
    QStringList texts;
    for (const Action& action : plainActions({offer})) texts.append(typedText(action, setup, language));
    texts.removeDuplicates();
    return texts;
}

QString typedForm(const VerbGuide& guide, std::string_view language)
{
    QString form = fromUtf8(guide.form);
    if (language != kItalian || guide.italian.empty()) return form;
    form.replace(fromUtf8(guide.verb), fromUtf8(firstWord(guide.italian)));
    for (const auto& [english, italian] : kPlaceholders) form.replace(QLatin1String(english), QLatin1String(italian));
    for (const LinkText& known : commonVocabulary().links)
        form.replace(" " + fromUtf8(known.link) + " ", " " + fromUtf8(firstWord(known.italian)) + " ");
    return form;
}

QString aboutText(const VerbGuide& guide) { return ActionText::tr(guide.about); }

QString shapeText(const Offer& offer, const Setup& setup, std::size_t from, std::size_t parts)
{
    QString text = verbText(offer.verb, setup);
    for (std::size_t part = from; part < std::min(from + parts, offer.parts.size()); ++part)
        text += separator(offer.parts[part].link) + QStringLiteral("…");
    return text;
}

}  // namespace mazzo::app
