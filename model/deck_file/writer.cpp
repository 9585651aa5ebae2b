#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_file.h"

namespace mazzo {

namespace {

std::string lineOf(const DeckFile::Item& item, const Catalogue& catalogue)
{
    using Kind = DeckFile::Item::Kind;
    switch (item.kind) {
    case Kind::Blank: return {};
    case Kind::Comment: return item.text;
    case Kind::Key: return item.value.empty() ? item.text + ":" : item.text + ": " + item.value;
    case Kind::Section: return "[" + item.text + "]";
    case Kind::Card: return writeCardLine({item.copies, item.text, item.value, item.card}, catalogue);
    }
    return {};
}

} // namespace

std::string writeDeck(const DeckFile& file, const Catalogue& catalogue)
{
    std::string text;
    for (const DeckFile::Item& item : file.items) text += lineOf(item, catalogue) + "\n";
    return text;
}

} // namespace mazzo
