// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/note_text.h"

#include "app/text/note_table.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

namespace mazzo::app {

using goldfish::Note;
using goldfish::NoteArgument;
using goldfish::Setup;

namespace {

struct NoteSentences {
    Q_DECLARE_TR_FUNCTIONS(notes)
};

using Table = const std::vector<NoteSentence>& (*)();

constexpr std::array<Table, 5> kTables{commonNotes, everzoneNotes, sovereignNotes, warOfTheWorldsNotes, zombinionNotes};

const QHash<QByteArrayView, const char*>& sentences()
{
    static const QHash<QByteArrayView, const char*> all = [] {
        QHash<QByteArrayView, const char*> table;
        for (const Table notes : kTables)
            for (const NoteSentence& note : notes()) table.insert(note.key, note.text);
        return table;
    }();
    return all;
}

/// What the note says; that a value is provisional is said where there are such words for it.
const char* textOf(const Note& note)
{
    if (note.warning) {
        const std::string provisional = note.key + "-provisional";
        if (const char* text = sentences().value(
                QByteArrayView(provisional.data(), static_cast<qsizetype>(provisional.size()))))
            return text;
    }
    return sentences().value(QByteArrayView(note.key.data(), static_cast<qsizetype>(note.key.size())));
}

QString nameOfCard(CardIndex card, const Setup& setup, std::string_view language)
{
    return card == goldfish::noCard ? QString() : fromUtf8(setup.name(card, language));
}

QString words(const NoteArgument& argument, const Setup& setup, std::string_view language)
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
    QString said = text ? NoteSentences::tr(text) : fromUtf8(note.key);
    // One pass over the text, so that a card's name that holds "%2" stays as it is.
    QString result;
    for (qsizetype i = 0; i < said.size(); ++i) {
        const int number = said[i] == '%' && i + 1 < said.size() ? said[i + 1].digitValue() : -1;
        if (number < 1) {
            result += said[i];
            continue;
        }
        if (static_cast<std::size_t>(number) <= note.arguments.size())
            result += words(note.arguments[static_cast<std::size_t>(number) - 1], setup, language);
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

QStringList wordedNotes()
{
    QStringList keys;
    for (const Table notes : kTables)
        for (const NoteSentence& note : notes()) keys.append(fromUtf8(note.key));
    return keys;
}

}  // namespace mazzo::app
