// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/import_deck.h"

#include "import/formats/cod.h"
#include "import/formats/dek.h"
#include "import/formats/json.h"
#include "import/formats/o8d.h"
#include "import/formats/text.h"
#include "import/placement.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"
#include "model/control_characters.h"
#include "model/deck_file/readable.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

using State = ImportedLine::State;

tl::unexpected<Errors> refused(Error error, std::string_view file)
{
    error.where.file = file;
    return tl::unexpected<Errors>(Errors{std::move(error)});
}

State stateOf(Match::State state)
{
    switch (state) {
    case Match::State::Matched: return State::Matched;
    case Match::State::Guessed: return State::Guessed;
    case Match::State::Ambiguous: return State::Ambiguous;
    case Match::State::Unknown: break;
    }
    return State::Unknown;
}

/// Looks up the lines of a list in one game.
class Importer {
public:
    Importer(const Game& game, const Catalogue& catalogue)
        : m_game(game), m_catalogue(catalogue), m_placement(game, catalogue)
    {}

    ImportedDeck imported(ListedDeck list, Format format)
    {
        ImportedDeck deck;
        deck.format = format;
        deck.header = {std::move(list.name), list.edition, std::move(list.options), std::move(list.notes), {}, {}};
        if (list.edition.empty() && !list.isOurs()) deck.header.edition = editionBySection(list, deck.notes);
        for (const std::string& section : list.sections) {
            if (const auto zone = zoneCalled(section, list.isOurs())) deck.header.zones.push_back(*zone);
        }
        deck.lines.reserve(list.lines.size());
        for (ListedDeck::Line& line : list.lines) deck.lines.push_back(importedLine(line, list.isOurs()));
        if (m_guesses > kMaxGuesses)
            deck.notes.push_back({Error::Kind::Limit, "format.many-unknown", {}, {std::to_string(kMaxGuesses)}, {}});
        return deck;
    }

private:
    std::optional<ZoneIndex> zoneCalled(const std::string& section, bool exact) const
    {
        if (const auto zone = zoneById(m_game, section)) return zone;
        if (const auto zone = m_game.zone(section)) return zone;
        const auto slot = exact ? std::nullopt : slotCalled(folded(section));
        return slot ? zoneOf(m_game, *slot) : std::nullopt;
    }

    /// A deck with a commander is for the edition of that name, if the game has one.
    std::string editionBySection(const ListedDeck& list, Errors& notes) const
    {
        for (const ListedDeck::Line& line : list.lines) {
            const std::string section = folded(line.section);
            if (line.kind == ListedDeck::Line::Kind::Ignored || slotCalled(section) != Slot::Command) continue;
            for (const Edition& edition : m_game.editions) {
                const bool named = std::ranges::any_of(
                    edition.name.entries(), [&](const Texts::Entry& name) { return folded(name.words) == section; });
                if (!named && folded(edition.id) != section) continue;
                if (&edition != &m_game.editions.front())
                    notes.push_back(
                        {Error::Kind::Refused, "format.edition-by-section", {}, {line.section, edition.id}, {}});
                return edition.id;
            }
        }
        return {};
    }

    /// "Sideboard" and the like, where the game has no zone of that name.
    std::optional<Slot> slotOfLine(const ListedDeck::Line& line) const
    {
        if (line.slot || line.section.empty()) return line.slot;
        const bool isZone = zoneById(m_game, line.section) || m_game.zone(line.section);
        return isZone ? std::nullopt : slotCalled(folded(line.section));
    }

    void place(ImportedLine& result, const ListedDeck::Line& line, bool exact) const
    {
        const auto main = zoneOf(m_game, Slot::Main);
        std::optional<ZoneIndex> zone;
        if (line.slot) zone = *line.slot == Slot::Command ? zoneOutsideMain(m_game) : zoneOf(m_game, *line.slot);
        else if (!line.section.empty()) zone = zoneCalled(line.section, exact);
        else zone = main;
        result.section = line.section;
        result.zone = zone.value_or(main.value_or(ZoneIndex{}));
        if (!zone) result.placed = ImportedLine::Placed::NoSuchSection;
        else if (!line.slot && line.section.empty()) result.placed = ImportedLine::Placed::Preset;
        if (!zone || !result.card || exact) return;
        // A heading or the main deck decides the zone; no indication, or just "sideboard", does not.
        const auto slot = slotOfLine(line);
        const bool decided = slot == Slot::Main || (!line.section.empty() && slot != Slot::Side);
        if (decided) return;
        result.zone = m_placement.fitting(*result.card, *zone, slot ? main : std::nullopt);
        if (result.zone != *zone) result.placed = ImportedLine::Placed::ByCard;
        // A zone for other cards is no sideboard.
        if (slot && main && !m_placement.takes(result.zone, *result.card) && m_placement.takes(*main, *result.card)) {
            result.zone = *main;
            result.placed = ImportedLine::Placed::NoSuchSection;
        }
    }

    void lookUp(ImportedLine& result, const ListedDeck::Line& line, bool exact)
    {
        result.card = line.card;
        if (!result.card && !line.id.empty()) result.card = m_catalogue.find(line.id);
        if (!result.card && exact) result.card = m_catalogue.findFolded(folded(result.name));
        if (result.card || exact) {
            result.state = result.card ? State::Matched : State::Unknown;
            return;
        }
        const auto found = exactCard(result.name, m_catalogue);
        const bool guesses = !found && m_guesses < kMaxGuesses;
        if (!found) ++m_guesses;
        Match match = found     ? Match{Match::State::Matched, Match::Reason::None, found, {}}
                      : guesses ? matchedName(result.name, m_catalogue)
                                : Match{};
        result.state = stateOf(match.state);
        result.reason = match.reason;
        result.card = match.card;
        result.choices = std::move(match.choices);
        if (result.state == State::Ambiguous && !result.printing.empty()) chooseByPrinting(result);
    }

    /// Cards of one name differ in their printings: the only one that has the listed one is meant.
    void chooseByPrinting(ImportedLine& result) const
    {
        if (m_catalogue.sharing(result.name).empty()) return;
        std::vector<CardIndex> printed;
        for (const CardIndex choice : result.choices)
            if (m_catalogue.printingNamed(m_game, choice, result.printing)) printed.push_back(choice);
        if (printed.size() != 1) return;
        result.state = State::Matched;
        result.card = printed.front();
        result.choices.clear();
    }

    /// The printing as our own deck files write it, if the pack has it.
    void namePrinting(ImportedLine& result) const
    {
        if (!result.card || result.printing.empty()) return;
        if (const auto named = m_catalogue.printingNamed(m_game, *result.card, result.printing))
            result.printing = writtenPrinting(*named);
    }

    ImportedLine importedLine(ListedDeck::Line& line, bool exact)
    {
        ImportedLine result;
        result.number = line.number;
        result.text = std::move(line.text);
        if (line.kind == ListedDeck::Line::Kind::Ignored) {
            result.state = State::Ignored;
            return result;
        }
        result.copies = line.copies;
        result.printing = std::move(line.printing);
        result.name = std::move(line.name);
        lookUp(result, line, exact);
        namePrinting(result);
        place(result, line, exact);
        return result;
    }

    static constexpr int kMaxGuesses =
        1000;  // A list with more unknown names is not a deck of this game, and each takes time.

    const Game& m_game;
    const Catalogue& m_catalogue;
    Placement m_placement;
    int m_guesses = 0;
};

ImportedDeck fromDeckFile(DeckFile file, Format format)
{
    ImportedDeck deck;
    deck.format = format;
    deck.lines.reserve(file.items.size());
    for (const DeckFile::Line& item : file.lines()) {
        if (item.kind != DeckFile::Kind::Card) continue;
        ImportedLine line;
        line.number = format == Format::Code ? 0 : item.number;  // a code has no lines
        line.text = std::to_string(item.copies) + " ";
        line.text += item.text;
        line.state = item.card ? State::Matched : State::Unknown;
        line.zone = item.zone;
        line.copies = item.copies;
        line.name = item.text;
        line.printing = item.value;
        line.card = item.card;
        deck.lines.push_back(std::move(line));
    }
    deck.header.name = file.name;
    deck.header.edition = file.settings.edition;
    deck.original = std::move(file);
    return deck;
}

Checked<ImportedDeck> fromCode(std::string_view text, const Game& game, const Catalogue& catalogue,
                               std::string_view file, std::string_view language)
{
    const auto shared = readShareCode(trimmed(text));
    if (!shared) return refused(shared.error(), file);
    auto deck = deckFileOf(*shared, game, catalogue, language);
    if (!deck) return tl::unexpected<Errors>(std::move(deck.error()));
    return fromDeckFile(std::move(*deck), Format::Code);
}

/// A valid code, and lines that name no card: the message around the code.
bool isMessage(const ListedDeck& list)
{
    const bool namesCards = list.isOurs() || std::ranges::any_of(list.lines, [](const ListedDeck::Line& line) {
                                return line.card || !line.id.empty();
                            });
    return !namesCards && !list.code.empty() && readShareCode(list.code).has_value();
}

/// A code with words around it, which are kept as comments.
Checked<ImportedDeck> fromMessage(const ListedDeck& list, const Game& game, const Catalogue& catalogue,
                                  std::string_view file, std::string_view language)
{
    auto deck = fromCode(list.code, game, catalogue, file, language);
    if (!deck) return deck;
    for (const ListedDeck::Line& line : list.lines) {
        ImportedLine ignored;
        ignored.number = line.number;
        ignored.text = line.text;
        ignored.state = State::Ignored;
        deck->lines.push_back(std::move(ignored));
    }
    return deck;
}

Result<ListedDeck> listed(std::string_view text, Format format, const Game& game, const Catalogue& catalogue)
{
    switch (format) {
    case Format::Json: return readJsonDeck(text);
    case Format::Cod: return readCod(text);
    case Format::Dek: return readDek(text);
    case Format::O8d: return readO8d(text);
    default: return readTextDeck(text, &game, &catalogue);
    }
}

/// XML, JSON and other programs allow any character in names: characters with a meaning in deck files are replaced, and
/// text that a deck file cannot contain is refused.
std::optional<Error> tidied(ListedDeck& deck)
{
    std::optional<Error> wrong;
    const auto tidy = [&](std::string& text, int line = 0) {
        std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
        if (!wrong && (wrong = unreadable(text))) wrong->where = {{}, line, line > 0 ? 1 : 0};
        if (controlCharacter(text)) text = withoutControlCharacters(text);
    };
    tidy(deck.name);
    tidy(deck.edition);
    for (std::string& note : deck.notes) tidy(note);
    for (Draft::Choice& choice : deck.options) {
        tidy(choice.key);
        tidy(choice.value);
    }
    for (ListedDeck::Line& line : deck.lines) {
        for (std::string* text : {&line.text, &line.section, &line.name, &line.printing}) tidy(*text, line.number);
        // In a deck file the last opening brace starts the printing.
        if (line.printing.find('{') == std::string::npos) continue;
        std::ranges::replace(line.printing, '{', '(');
        std::ranges::replace(line.printing, '}', ')');
    }
    return wrong;
}

/// Adds a note if the share code in a list encodes a different deck.
void compareWithCode(std::string_view code, ImportedDeck& deck, const Game& game, const Catalogue& catalogue,
                     std::string_view language)
{
    const auto shared = readShareCode(code);
    const auto file = deckFileOf(deck, game, catalogue, language);
    if (!shared) deck.notes.push_back(shared.error());
    else if (file && sharedDeck(*file, game, catalogue).zones != shared->zones)
        deck.notes.push_back({Error::Kind::Refused, "share.differs", {}, {}, {}});
}

}  // namespace

Checked<ImportedDeck> importedDeck(std::string_view text, Format format, const Game& game, const Catalogue& catalogue,
                                   std::string_view file, std::string_view language)
{
    text = withoutByteOrderMark(text);
    if (auto beyond = beyondDeckLimits(text)) return refused(std::move(*beyond), file);
    if (!canRead(format))
        return refused({Error::Kind::Refused, "format.write-only", {}, {std::string(idOf(format))}, {}}, file);
    if (format == Format::Code) return fromCode(text, game, catalogue, file, language);
    if (format == Format::Mazzo) {
        auto deck = readDeck(text, game, catalogue, file);
        if (!deck) return tl::unexpected<Errors>(std::move(deck.error()));
        return fromDeckFile(std::move(*deck), Format::Mazzo);
    }
    if (auto error = isUtf8(format) ? unreadable(text) : std::nullopt) return refused(std::move(*error), file);
    auto list = listed(text, format, game, catalogue);
    if (!list) return refused(std::move(list.error()), file);
    if (auto error = tidied(*list)) return refused(std::move(*error), file);
    if (list->hasOnlyCode() || isMessage(*list)) return fromMessage(*list, game, catalogue, file, language);
    const std::string code = list->code;
    ImportedDeck deck = Importer(game, catalogue).imported(std::move(*list), format);
    if (!code.empty()) compareWithCode(code, deck, game, catalogue, language);
    return deck;
}

Checked<DeckFile> deckFileOf(const ImportedDeck& imported, const Game& game, const Catalogue& catalogue,
                             std::string_view language)
{
    if (imported.original) {
        const auto same = [](const ImportedLine& a, const DeckFile::Line& b) {
            return a.card == b.card && a.zone == b.zone && a.copies == b.copies;
        };
        const auto isCard = [](const DeckFile::Line& line) { return line.kind == DeckFile::Kind::Card; };
        if (std::ranges::equal(imported.lines, imported.original->lines() | std::views::filter(isCard), same))
            return *imported.original;
    }
    Draft draft = imported.header;
    if (imported.original) {
        const Outline outline = outlineOf(*imported.original, game, catalogue, language);
        draft.options = outline.options;
        draft.notes = outline.notes;
        for (const Outline::Section& section : outline.sections) draft.zones.push_back(section.zone);
    }
    for (const ImportedLine& line : imported.lines) {
        if (line.state == State::Ignored) {
            draft.notes.push_back(line.text);
            continue;
        }
        std::string name = line.card ? std::string(catalogue.name(*line.card, language)) : line.name;
        draft.lines.push_back({line.zone, line.copies, std::move(name), line.printing, line.card});
    }
    return assembled(std::move(draft), game);
}

}  // namespace mazzo::importer
