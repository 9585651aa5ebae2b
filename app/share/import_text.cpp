// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/import_text.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

using State = ImportedLine::State;
using Placed = ImportedLine::Placed;

QString nameOf(CardIndex card, const Catalogue& catalogue, std::string_view language)
{
    return fromUtf8(catalogue.name(card, language));
}

QString guess(const ImportedLine& line, const Catalogue& catalogue, std::string_view language)
{
    const QString card = nameOf(*line.card, catalogue, language);
    const QString name = fromUtf8(line.name);
    switch (line.reason) {
    case Match::Reason::Misspelt:
        return ImportText::tr("“%1” was read as “%2”: only a few letters differ.").arg(name, card);
    case Match::Reason::PartOfName:
        return ImportText::tr("“%1” was read as “%2”: no other name contains it.").arg(name, card);
    case Match::Reason::HalfName:
        return ImportText::tr("“%1” was read as “%2”: it is one half of the name.").arg(name, card);
    case Match::Reason::Turned:
        return ImportText::tr("“%1” was read as “%2”: the parts of the name are swapped.").arg(name, card);
    case Match::Reason::None: break;
    }
    return {};
}

QString aboutName(const ImportedLine& line, const Catalogue& catalogue, std::string_view language)
{
    switch (line.state) {
    case State::Matched: return {};
    case State::Guessed: return guess(line, catalogue, language);
    case State::Unknown: return ImportText::tr("Unknown card “%1”; it is kept by name.").arg(fromUtf8(line.name));
    case State::Ignored:
        return ImportText::tr("This is not a card; it was kept as a comment: %1").arg(fromUtf8(line.text));
    case State::Ambiguous: break;
    }
    QStringList choices;
    for (const CardIndex card : line.choices) choices.append("“" + nameOf(card, catalogue, language) + "”");
    return ImportText::tr("“%1” may mean %2; it was kept unchanged.").arg(fromUtf8(line.name), choices.join(", "));
}

QString aboutZone(const ImportedLine& line, const QString& zone)
{
    switch (line.placed) {
    case Placed::ByCard: return ImportText::tr("The list names no zone; the card belongs in “%1”.").arg(zone);
    case Placed::NoSuchSection:
        return line.section.empty() ? ImportText::tr("The game has no sideboard, so the card is in “%1”.").arg(zone)
                                    : ImportText::tr("The game has no section “%1”, so the card is in “%2”.")
                                          .arg(fromUtf8(line.section), zone);
    case Placed::AsListed:
    case Placed::Preset: break;
    }
    return {};
}

}  // namespace

QString sentence(const ImportedLine& line, const Game& game, const Catalogue& catalogue, std::string_view language)
{
    QString text = aboutName(line, catalogue, language);
    const QString placed = aboutZone(line, fromUtf8(game[line.zone].name.in(language)));
    return text.isEmpty() || placed.isEmpty() ? text + placed : text + " " + placed;
}

std::string_view idOf(State state)
{
    switch (state) {
    case State::Matched: return "matched";
    case State::Guessed: return "guessed";
    case State::Ambiguous: return "ambiguous";
    case State::Unknown: return "unknown";
    case State::Ignored: break;
    }
    return "ignored";
}

std::string_view idOf(Placed placed)
{
    switch (placed) {
    case Placed::NoSuchSection: return "no-such-section";
    case Placed::ByCard: return "by-card";
    case Placed::Preset: return "preset";
    case Placed::AsListed: break;
    }
    return "as-listed";
}

std::string_view idOf(Match::Reason reason)
{
    switch (reason) {
    case Match::Reason::Misspelt: return "misspelt";
    case Match::Reason::PartOfName: return "part-of-name";
    case Match::Reason::HalfName: return "half-name";
    case Match::Reason::Turned: return "turned";
    case Match::Reason::None: break;
    }
    return {};
}

}  // namespace mazzo::app
