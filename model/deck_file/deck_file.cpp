// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"

#include "model/control_characters.h"
#include "model/deck_file/card_line.h"
#include "model/deck_file/card_lines.h"
#include "model/deck_file/deck_remarks.h"
#include "model/deck_file/header_line.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"
#include "model/nearest.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

constexpr std::size_t kMaxMistakes = 100;
constexpr std::size_t kUsualLine = 20;  // An estimate of the usual line length, to reserve memory once.

/// Size and encoding: what must hold before anything else is read.
std::optional<Error> refusal(std::string_view text, std::string_view file)
{
    if (auto beyond = beyondDeckLimits(text, file)) return beyond;
    return unreadable(text, file);
}

/// Reads one file against one game, collecting every mistake.
class Reader {
public:
    Reader(const Game& game, const Catalogue& catalogue, std::string_view file)
        : m_game(game), m_catalogue(catalogue), m_fileName(file), m_cardLines(catalogue)
    {
        m_file.settings = Settings::presets(game);
    }

    Checked<DeckFile> read(std::string_view text)
    {
        m_text = text;
        m_file.words = text;
        m_file.items.reserve(text.size() / kUsualLine + 8);
        m_entries.reserve(text.size() / kUsualLine);
        TextLines lines(text);
        TextLine line;
        while (m_mistakes.size() < kMaxMistakes && lines.next(line)) readLine(line);
        readCards();
        if (!m_mistakes.empty()) return tl::unexpected<Errors>(std::move(m_mistakes));
        m_file.deck = Deck(std::move(m_entries), std::move(m_unknownCards), std::move(m_zones));
        return std::move(m_file);
    }

private:
    using Kind = DeckFile::Kind;
    using Piece = DeckFile::Item::Piece;

    /// Where the words have a part of the file's text, or a copy of another text.
    Piece piece(std::string_view part)
    {
        const auto length = static_cast<std::uint32_t>(part.size());
        if (isWithin(part, m_text)) return {static_cast<std::uint32_t>(part.data() - m_text.data()), length};
        m_file.words += part;
        return {static_cast<std::uint32_t>(m_file.words.size()) - length, length};
    }

    DeckFile::Item& add(Kind kind, const TextLine& line, std::string_view text = {}, std::string_view value = {})
    {
        DeckFile::Item& item = m_file.items.emplace_back();
        item.kind = kind;
        item.zone = m_zone;
        item.line = line.number;
        if (!text.empty()) item.text = piece(text);
        if (!value.empty()) item.value = piece(value);
        return item;
    }

    void mistake(const char* code, const TextLine& line, int column, std::vector<std::string> args)
    {
        if (m_mistakes.size() < kMaxMistakes)
            m_mistakes.push_back({Error::Kind::Parse, code, {m_fileName, line.number, column}, std::move(args), {}});
    }

    /// Card lines wait until there are many, or a line of another kind comes: all stay in order.
    void readLine(const TextLine& line)
    {
        if (m_inSection && !line.content.empty() && !line.isComment() && !line.isSection()) {
            if (m_cardLines.isFull()) readCards();
            m_waiting[m_waitingCount++] = line;
            m_cardLines.add(line.content);
            return;
        }
        readCards();
        if (line.content.empty()) {
            add(Kind::Blank, line);
        } else if (line.isComment()) {
            add(Kind::Comment, line, line.content);
        } else if (line.isSection()) {
            readSection(line);
        } else {
            readHeader(line);
        }
    }

    void readSection(const TextLine& line)
    {
        m_inSection = true;
        if (!line.content.ends_with(']'))
            return mistake("deck.open-section", line, line.column(line.content.size()), {});
        const std::string_view name = trimmed(line.content.substr(1, line.content.size() - 2));
        const auto zone = m_game.zone(name);
        if (!zone) return mistake("deck.unknown-section", line, line.column(1), withNearest(name, zoneNames()));
        m_zone = *zone;
        m_zones.push_back(*zone);
        add(Kind::Section, line, name);
    }

    void readHeader(const TextLine& line)
    {
        const auto header = readHeaderLine(line.content);
        if (!header) return mistake("deck.no-header", line, line.column(0), {});
        const std::string key = folded(header->key);
        const bool known = key == "name" || key == "game" || key == "rules" || key == "expect" || m_game.option(key);
        if (known && m_file.key(key)) return mistake("deck.repeated-key", line, line.column(0), {key});
        if (!known && !isRemarkKey(key)) {
            m_file.warnings.push_back({Error::Kind::NotFound,
                                       "deck.unknown-key",
                                       {m_fileName, line.number, line.column(0)},
                                       withNearest(header->key, keyNames()),
                                       {}});
        }
        add(Kind::Key, line, header->key, header->value);
        if (key == "name") m_file.name = header->value;
        if (key == "rules") setEdition(line, header->value);
        if (const auto option = m_game.option(key)) setOption(line, *option, header->value);
    }

    void setEdition(const TextLine& line, std::string_view value)
    {
        const Edition* edition = m_game.edition(folded(value));
        if (edition != nullptr) {
            m_file.settings.edition = edition->id;
            return;
        }
        std::vector<std::string> args{std::string(value)};
        for (const Edition& each : m_game.editions) args.push_back(each.id);
        mistake("deck.unknown-edition", line, line.column(value), std::move(args));
    }

    void setOption(const TextLine& line, OptionIndex index, std::string_view value)
    {
        if (m_file.settings.set(m_game, index, value)) return;
        const Option& option = m_game[index];
        std::vector<std::string> args{std::string(value), option.id, option.clause, option.accepted()};
        mistake("deck.unknown-value", line, line.column(value), std::move(args));
    }

    void readCards()
    {
        if (m_waitingCount == 0) return;
        m_waitingCount = 0;
        m_cardLines.readAll([this](std::size_t number, const CardLine& card) { addCard(m_waiting[number], card); },
                            [this](std::size_t number, const CardLineMistake& wrong) {
                                const TextLine& line = m_waiting[number];
                                mistake(wrong.code, line, line.column(wrong.offset), {std::string(line.content)});
                            });
    }

    void addCard(const TextLine& line, const CardLine& card)
    {
        if (card.card) {
            m_entries.push_back({m_zone, *card.card, card.copies});
            if (!card.printing.empty()) checkPrinting(line, card);
        } else {
            addUnknownCard(line, card);
        }
        DeckFile::Item& item = add(Kind::Card, line, card.name, card.printing);
        item.copies = card.copies;
        item.card = card.card;
    }

    void addUnknownCard(const TextLine& line, const CardLine& card)
    {
        const std::string name(card.name);
        m_unknownCards.push_back({m_zone, name, card.copies});
        std::vector<std::string> args{name};
        for (const CardIndex choice : m_catalogue.sharing(name))
            args.emplace_back(m_catalogue.name(choice, m_game.languages.front()));
        const char* code = args.size() > 1 ? "deck.ambiguous-card" : "deck.unknown-card";
        m_file.warnings.push_back(
            {Error::Kind::NotFound, code, {m_fileName, line.number, line.column(0)}, std::move(args), {}});
    }

    /// Packs without printings leave it to the player what to write.
    void checkPrinting(const TextLine& line, const CardLine& card)
    {
        if (!m_catalogue.statesPrintings(*card.card) || m_catalogue.printingNamed(m_game, *card.card, card.printing))
            return;
        std::vector<std::string> args{std::string(card.name), std::string(card.printing)};
        m_file.warnings.push_back({Error::Kind::NotFound,
                                   "deck.unknown-printing",
                                   {m_fileName, line.number, line.column(card.printing)},
                                   std::move(args),
                                   {}});
    }

    static std::vector<std::string> withNearest(std::string_view word, const std::vector<std::string_view>& candidates)
    {
        std::vector<std::string> args{std::string(word)};
        for (std::string& near : nearest(word, candidates)) args.push_back(std::move(near));
        return args;
    }

    [[nodiscard]] std::vector<std::string_view> zoneNames() const
    {
        std::vector<std::string_view> names;
        for (const Zone& zone : m_game.zones) {
            names.push_back(zone.id);
            for (const Texts::Entry& entry : zone.name.entries()) names.push_back(entry.words);
        }
        return names;
    }

    [[nodiscard]] std::vector<std::string_view> keyNames() const
    {
        std::vector<std::string_view> names{"name", "game", "rules"};
        for (const Option& option : m_game.options) names.push_back(option.id);
        return names;
    }

    const Game& m_game;
    const Catalogue& m_catalogue;
    std::string m_fileName;
    std::string_view m_text;
    DeckFile m_file;
    Errors m_mistakes;
    std::vector<Deck::Entry> m_entries;
    std::vector<Deck::UnknownCard> m_unknownCards;
    std::vector<ZoneIndex> m_zones;
    ZoneIndex m_zone{};
    bool m_inSection = false;
    CardLines m_cardLines;
    std::array<TextLine, CardLines::kBatchSize> m_waiting;
    std::size_t m_waitingCount = 0;
};

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

DeckFile::Item DeckFile::makeItem(const Line& line)
{
    const auto keep = [this](std::string_view text) {
        words += text;
        return Item::Piece{static_cast<std::uint32_t>(words.size() - text.size()),
                           static_cast<std::uint32_t>(text.size())};
    };
    return {line.kind, line.zone, line.number, line.copies, line.card, keep(line.text), keep(line.value)};
}

std::optional<std::string_view> DeckFile::key(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(
        items, [&](const Item& item) { return item.kind == Kind::Key && folded(text(item.text)) == wanted; });
    return found == items.end() ? std::nullopt : std::optional(text(found->value));
}

Result<NamedGame> gameOfDeck(std::string_view text, std::string_view file)
{
    text = withoutByteOrderMark(text);
    if (auto error = refusal(text, file)) return failure(std::move(*error));
    TextLines lines(text);
    TextLine line;
    while (lines.next(line) && !line.isSection()) {
        if (line.content.empty() || line.isComment()) continue;
        const auto header = readHeaderLine(line.content);
        if (header && folded(header->key) == "game" && !header->value.empty())
            return NamedGame{folded(header->value), {std::string(file), line.number, line.column(header->value)}};
    }
    return failure({Error::Kind::Parse, "deck.no-game", {std::string(file), 1, 1}, {}, {}});
}

Checked<DeckFile> readDeck(std::string_view text, const Game& game, const Catalogue& catalogue, std::string_view file)
{
    text = withoutByteOrderMark(text);
    if (auto error = refusal(text, file)) return tl::unexpected<Errors>({std::move(*error)});
    // Names reach terminals, XML and other people: nothing in them may be invisible.
    if (controlCharacter(text)) return Reader(game, catalogue, file).read(withoutControlCharacters(text));
    return Reader(game, catalogue, file).read(text);
}

std::string writeDeck(const DeckFile& file, const Catalogue& catalogue)
{
    std::string text;
    for (const DeckFile::Line& line : file.lines()) append(text, line, catalogue);
    return text;
}

}  // namespace mazzo::model
