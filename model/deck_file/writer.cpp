// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_file.h"

namespace mazzo::model {

namespace {

void append(std::string& text, const DeckFile::Line& line, const Catalogue& catalogue)
{
    using Kind = DeckFile::Kind;
    switch (line.kind) {
    case Kind::Blank: break;
    case Kind::Comment: text += line.text; break;
    case Kind::Key: ((text += line.text) += line.value.empty() ? ":" : ": ") += line.value; break;
    case Kind::Section: ((text += '[') += line.text) += ']'; break;
    case Kind::Card: text += writeCardLine({line.copies, line.text, line.value, line.card}, catalogue); break;
    }
    text += '\n';
}

}  // namespace

std::string writeDeck(const DeckFile& file, const Catalogue& catalogue)
{
    std::string text;
    for (const DeckFile::Line& line : file.lines()) append(text, line, catalogue);
    return text;
}

}  // namespace mazzo::model
