// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/note_text.h"

#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QCoreApplication>

namespace mazzo::app {

using goldfish::Note;
using goldfish::NoteArgument;
using goldfish::Setup;

namespace {

struct NoteTranslation {
    Q_DECLARE_TR_FUNCTIONS(notes)
};

/// The sentence of a note; one with a warning may have a sentence of its own, which says that values are provisional.
const char* textOf(const Note& note)
{
    const goldfish::NoteText* found = note.warning ? goldfish::findNoteText(note.key + "-provisional") : nullptr;
    if (!found) found = goldfish::findNoteText(note.key);
    return found ? found->text : nullptr;
}

QString nameOfCard(CardIndex card, const Setup& setup, std::string_view language)
{
    return card == goldfish::noCard ? QString() : fromUtf8(setup.name(card, language));
}

QString argumentText(const NoteArgument& argument, const Setup& setup, std::string_view language)
{
    if (const int* number = std::get_if<int>(&argument)) return QString::number(*number);
    if (const CardIndex* card = std::get_if<CardIndex>(&argument)) return nameOfCard(*card, setup, language);
    if (const std::string* word = std::get_if<std::string>(&argument)) return nameOnTable(*word, setup, language);
    QStringList names;
    for (const CardIndex card : std::get<std::vector<CardIndex>>(argument))
        names.append(nameOfCard(card, setup, language));
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString sentence(const Note& note, const Setup& setup, std::string_view language)
{
    const char* text = textOf(note);
    QString sentence = text ? NoteTranslation::tr(text) : fromUtf8(note.key);
    // One pass over the text, so that a card's name that holds "%2" stays as it is.
    QString result;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (number < 1) {
            result += sentence[i];
            continue;
        }
        if (static_cast<std::size_t>(number) <= note.arguments.size())
            result += argumentText(note.arguments[static_cast<std::size_t>(number) - 1], setup, language);
        ++i;
    }
    // A list of no cards leaves nothing to announce.
    if (result.endsWith(QStringLiteral(": "))) result.chop(2);
    return result;
}

QStringList cardNames(const Note& note, const Setup& setup, std::string_view language)
{
    QStringList names;
    for (const NoteArgument& argument : note.arguments) {
        if (const CardIndex* card = std::get_if<CardIndex>(&argument)) names.append(nameOfCard(*card, setup, language));
        if (const auto* cards = std::get_if<std::vector<CardIndex>>(&argument))
            for (const CardIndex card : *cards) names.append(nameOfCard(card, setup, language));
    }
    names.removeAll(QString());
    return names;
}

QString nameOnTable(std::string_view id, const Setup& setup, std::string_view language)
{
    const Texts* name = setup.procedure.nameOf(id);
    return fromUtf8(name ? name->in(language) : id);
}

}  // namespace mazzo::app
