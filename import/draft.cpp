// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/draft.h"

#include "model/control_characters.h"
#include "model/deck_file/header_line.h"
#include "model/deck_file/limits.h"
#include "model/lines.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

constexpr std::size_t kMinLine = 6;  // The minimum size of a line without its texts.

using Kind = DeckFile::Kind;

/// What cannot be an option's key becomes a comment.
bool isOptionKey(std::string_view key)
{
    const std::string name = folded(key);
    const bool reserved = name == "name" || name == "game" || name == "rules";
    return !name.empty() && !reserved && isHeaderKey(key);
}

/// Puts the items of a file together, numbering the lines.
class Assembly {
public:
    Assembly(const Draft& draft, const Game& game) : m_draft(draft), m_game(game) {}

    Checked<DeckFile> made()
    {
        m_file.settings = Settings::presets(m_game);
        addHeader();
        for (std::size_t zone = 0; zone < m_game.zones.size(); ++zone) addZone(static_cast<ZoneIndex>(zone));
        if (m_bytes > kMaxDeckBytes) m_mistakes.push_back(deckTooLarge());
        if (!m_mistakes.empty()) return tl::unexpected<Errors>(std::move(m_mistakes));
        m_file.deck = Deck(std::move(m_entries), std::move(m_unknownCards), std::move(m_zones));
        return std::move(m_file);
    }

private:
    void mistake(Error::Kind kind, const char* code, std::vector<std::string> args)
    {
        m_mistakes.push_back({kind, code, {}, std::move(args), {}});
    }

    int nextLine() const { return static_cast<int>(m_file.items.size()) + 1; }
    void addKey(std::string_view key, std::string_view value)
    {
        m_file.add({Kind::Key, nextLine(), key, value, {}, 0, {}});
    }
    void addComment(const std::string& text) { m_file.add({Kind::Comment, nextLine(), text, {}, {}, 0, {}}); }

    void addHeader()
    {
        for (const std::string& note : m_draft.notes) {
            addComment(isComment(note) ? note : "# " + note);
        }
        for (const Draft::Choice& choice : m_draft.options) {
            if (!isOptionKey(choice.key)) addComment("# " + choice.key + ": " + choice.value);
        }
        m_file.name = trimmed(m_draft.name);
        if (!m_file.name.empty()) addKey("name", m_file.name);
        addKey("game", m_game.id);
        addEdition();
        for (const Draft::Choice& choice : m_draft.options) {
            if (isOptionKey(choice.key)) addOption(choice);
        }
    }

    void addEdition()
    {
        const Edition* edition = m_draft.edition.empty() ? nullptr : m_game.edition(folded(m_draft.edition));
        if (edition != nullptr) {
            m_file.settings.edition = edition->id;
        } else if (!m_draft.edition.empty()) {
            std::vector<std::string> args{m_draft.edition};
            for (const Edition& each : m_game.editions) args.push_back(each.id);
            mistake(Error::Kind::Parse, "deck.unknown-edition", std::move(args));
        }
        if (m_game.editions.size() > 1) addKey("rules", m_file.settings.edition);
    }

    void addOption(const Draft::Choice& choice)
    {
        const std::string key = folded(choice.key);
        const auto option = m_game.option(key);
        if ((option || key == "expect") && m_file.key(key))
            return mistake(Error::Kind::Parse, "deck.repeated-key", {key});
        if (!option) {
            m_file.warnings.push_back(
                {Error::Kind::NotFound, "deck.unknown-key", {{}, nextLine(), 1}, {choice.key}, {}});
        } else if (!m_file.settings.set(m_game, *option, choice.value)) {
            const Option& known = m_game[*option];
            mistake(Error::Kind::Parse, "deck.unknown-value", {choice.value, known.id, known.clause, known.accepted()});
        }
        addKey(choice.key, trimmed(choice.value));
    }

    void addZone(ZoneIndex zone)
    {
        const bool listed = std::ranges::find(m_draft.lines, zone, &Draft::Line::zone) != m_draft.lines.end();
        if (!listed && std::ranges::find(m_draft.zones, zone) == m_draft.zones.end()) return;
        m_zones.push_back(zone);
        m_file.add({Kind::Blank, nextLine(), {}, {}, {}, 0, {}});
        m_file.add({Kind::Section,
                    nextLine(),
                    m_game[zone].name.in(m_game.languages.empty() ? "" : m_game.languages.front()),
                    {},
                    zone,
                    0,
                    {}});
        for (const Draft::Line& line : m_draft.lines) {
            if (line.zone == zone) addLine(line);
        }
    }

    void addLine(const Draft::Line& line)
    {
        if (line.card) m_entries.push_back({line.zone, *line.card, line.copies});
        else m_unknownCards.push_back({line.zone, line.name, line.copies});
        if (!line.card)
            m_file.warnings.push_back(
                {Error::Kind::NotFound, "deck.unknown-card", {{}, nextLine(), 1}, {line.name}, {}});
        DeckFile::Item item = m_file.makeItem({Kind::Card, 0, line.name, line.printing, line.zone, 0, line.card});
        for (int left = line.copies; left > 0 && m_bytes <= kMaxDeckBytes; left -= kMaxCopiesPerLine) {
            item.line = nextLine();
            item.copies = std::min(left, kMaxCopiesPerLine);
            m_file.items.push_back(item);
            m_bytes += kMinLine + line.name.size() + line.printing.size();
        }
    }

    const Draft& m_draft;
    const Game& m_game;
    DeckFile m_file;
    Errors m_mistakes;
    std::size_t m_bytes = 0;  // of the card lines when they are written
    std::vector<Deck::Entry> m_entries;
    std::vector<Deck::UnknownCard> m_unknownCards;
    std::vector<ZoneIndex> m_zones;
};

}  // namespace

Checked<DeckFile> assembled(Draft draft, const Game& game)
{
    const auto clean = [](std::string& text) {
        if (controlCharacter(text)) text = withoutControlCharacters(text);
    };
    clean(draft.name);
    for (std::string& note : draft.notes) clean(note);
    for (Draft::Choice& choice : draft.options) {
        clean(choice.key);
        clean(choice.value);
    }
    for (Draft::Line& line : draft.lines) {
        clean(line.name);
        clean(line.printing);
    }
    return Assembly(draft, game).made();
}

std::optional<ZoneIndex> zoneById(const Game& game, std::string_view id)
{
    const auto found = std::ranges::find(game.zones, id, &Zone::id);
    if (found == game.zones.end()) return std::nullopt;
    return static_cast<ZoneIndex>(found - game.zones.begin());
}

}  // namespace mazzo::importer
