// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/action_text.h"

#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QHash>

namespace mazzo::app {

using namespace goldfish;

namespace {

struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(actions)
};

const QHash<QByteArrayView, const char*>& verbs()
{
    static const QHash<QByteArrayView, const char*> all{
        {"activate", QT_TRANSLATE_NOOP("actions", "Activate")},
        {"aim", QT_TRANSLATE_NOOP("actions", "Another's race token")},
        {"allow", QT_TRANSLATE_NOOP("actions", "Allow again")},
        {"ally", QT_TRANSLATE_NOOP("actions", "Resources of the ally")},
        {"attacked", QT_TRANSLATE_NOOP("actions", "An army strikes")},
        {"bottom", QT_TRANSLATE_NOOP("actions", "Put under the pile")},
        {"bulwark", QT_TRANSLATE_NOOP("actions", "Enemy with Bulwark")},
        {"buy", QT_TRANSLATE_NOOP("actions", "Buy")},
        {"crystallise", QT_TRANSLATE_NOOP("actions", "Crystallise")},
        {"damage", QT_TRANSLATE_NOOP("actions", "Damage")},
        {"deactivate", QT_TRANSLATE_NOOP("actions", "Deactivate")},
        {"destroy", QT_TRANSLATE_NOOP("actions", "Destroy")},
        {"discard", QT_TRANSLATE_NOOP("actions", "Discard")},
        {"dismiss", QT_TRANSLATE_NOOP("actions", "Remove")},
        {"draw", QT_TRANSLATE_NOOP("actions", "Draw")},
        {"effect", QT_TRANSLATE_NOOP("actions", "Change by an effect")},
        {"end", QT_TRANSLATE_NOOP("actions", "End the turn")},
        {"enemy", QT_TRANSLATE_NOOP("actions", "Enemy")},
        {"fetch", QT_TRANSLATE_NOOP("actions", "Fetch")},
        {"fight", QT_TRANSLATE_NOOP("actions", "Fight")},
        {"first", QT_TRANSLATE_NOOP("actions", "Go first")},
        {"forbid", QT_TRANSLATE_NOOP("actions", "An opponent forbids")},
        {"gain", QT_TRANSLATE_NOOP("actions", "Gain a face-down card")},
        {"keep", QT_TRANSLATE_NOOP("actions", "Keep")},
        {"lose", QT_TRANSLATE_NOOP("actions", "Lose points")},
        {"lower", QT_TRANSLATE_NOOP("actions", "Lower")},
        {"mark", QT_TRANSLATE_NOOP("actions", "Mark")},
        {"marshal", QT_TRANSLATE_NOOP("actions", "Marshal")},
        {"move", QT_TRANSLATE_NOOP("actions", "Move")},
        {"mulligan", QT_TRANSLATE_NOOP("actions", "Mulligan")},
        {"next", QT_TRANSLATE_NOOP("actions", "Next")},
        {"no", QT_TRANSLATE_NOOP("actions", "No")},
        {"opponent", QT_TRANSLATE_NOOP("actions", "The other side places")},
        {"pick", QT_TRANSLATE_NOOP("actions", "Choose")},
        {"play", QT_TRANSLATE_NOOP("actions", "Play")},
        {"raise", QT_TRANSLATE_NOOP("actions", "Raise")},
        {"realm", QT_TRANSLATE_NOOP("actions", "To the Realms")},
        {"replace", QT_TRANSLATE_NOOP("actions", "Replace")},
        {"resolve", QT_TRANSLATE_NOOP("actions", "Resolve")},
        {"reveal", QT_TRANSLATE_NOOP("actions", "Reveal")},
        {"roll", QT_TRANSLATE_NOOP("actions", "Roll a die")},
        {"second", QT_TRANSLATE_NOOP("actions", "Go second")},
        {"seize", QT_TRANSLATE_NOOP("actions", "Take from an opponent")},
        {"set", QT_TRANSLATE_NOOP("actions", "Set")},
        {"shoot", QT_TRANSLATE_NOOP("actions", "Shoot")},
        {"shuffle", QT_TRANSLATE_NOOP("actions", "Shuffle")},
        {"skip", QT_TRANSLATE_NOOP("actions", "Skip")},
        {"step", QT_TRANSLATE_NOOP("actions", "Enemy steps in")},
        {"surrender", QT_TRANSLATE_NOOP("actions", "Surrender")},
        {"take", QT_TRANSLATE_NOOP("actions", "Take damage")},
        {"top", QT_TRANSLATE_NOOP("actions", "Top card of")},
        {"use", QT_TRANSLATE_NOOP("actions", "Use")},
        {"vocation", QT_TRANSLATE_NOOP("actions", "Vocation")},
        {"yes", QT_TRANSLATE_NOOP("actions", "Yes")},
    };
    return all;
}

const QHash<QByteArrayView, const char*>& links()
{
    static const QHash<QByteArrayView, const char*> all{
        {"as", QT_TRANSLATE_NOOP("actions", "as")},       {"at", QT_TRANSLATE_NOOP("actions", "at")},
        {"for", QT_TRANSLATE_NOOP("actions", "for")},     {"to", QT_TRANSLATE_NOOP("actions", "to")},
        {"under", QT_TRANSLATE_NOOP("actions", "under")}, {"with", QT_TRANSLATE_NOOP("actions", "with")},
    };
    return all;
}

QString found(const QHash<QByteArrayView, const char*>& table, std::string_view key)
{
    const char* words = table.value(QByteArrayView(key.data(), static_cast<qsizetype>(key.size())));
    return words ? ActionText::tr(words) : fromUtf8(key);
}

/// What stands between two parts; a colon sticks to the word before it.
QString joint(std::string_view link)
{
    return link.empty() ? QStringLiteral(" ") : link == ":" ? QStringLiteral(": ") : " " + found(links(), link) + " ";
}

}  // namespace

QString verbWords(std::string_view verb) { return found(verbs(), verb); }

QString operandWords(const Operand& operand, const Setup& setup, std::string_view language)
{
    const QString name = operand.card == noCard ? nameOnTable(operand.word, setup, language)
                                                : fromUtf8(setup.name(operand.card, language));
    if (operand.mark.empty()) return name;
    if (operand.mark.front() != '@') return name + " " + fromUtf8(operand.mark);
    return QStringLiteral("%1 (%2)").arg(name, nameOnTable(std::string_view(operand.mark).substr(1), setup, language));
}

QString label(const Action& action, const Setup& setup, std::string_view language)
{
    QString text = verbWords(action.verb);
    for (const Action::Part& part : action.parts) {
        QStringList names;
        for (const Operand& operand : part.operands) names.append(operandWords(operand, setup, language));
        if (!names.isEmpty()) text += joint(part.link) + names.join(QStringLiteral(", "));
    }
    return text;
}

QString shapeWords(const Offer& offer, std::size_t from, std::size_t parts)
{
    QString text = verbWords(offer.verb);
    for (std::size_t part = from; part < std::min(from + parts, offer.parts.size()); ++part)
        text += joint(offer.parts[part].link) + QStringLiteral("…");
    return text;
}

QStringList wordedVerbs()
{
    QStringList all;
    for (auto verb = verbs().keyBegin(); verb != verbs().keyEnd(); ++verb) all.append(QString::fromUtf8(*verb));
    return all;
}

}  // namespace mazzo::app
