#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_file.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo {

namespace {

constexpr std::size_t kMostBytes = 8U * 1024 * 1024;
constexpr std::size_t kMostMistakes = 100;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

struct Line {
    std::string_view whole;     ///< without the line end
    std::string_view content;   ///< trimmed
    int number = 0;

    [[nodiscard]] bool isComment() const { return content.starts_with('#') || content.starts_with("//"); }
    [[nodiscard]] bool isSection() const { return content.starts_with('['); }
    /// The column of a byte of `content`, or of a view into it.
    [[nodiscard]] int column(std::size_t offset) const
    {
        return characters(whole.substr(0, static_cast<std::size_t>(content.data() - whole.data()) + offset)) + 1;
    }
    [[nodiscard]] int column(std::string_view part) const { return column(static_cast<std::size_t>(part.data() - content.data())); }
};

/// Walks over the lines of a text, whatever ends them.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text) {}

    bool next(Line& line)
    {
        if (m_rest.empty()) return false;
        const std::size_t end = m_rest.find('\n');
        line.whole = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        if (line.whole.ends_with('\r')) line.whole.remove_suffix(1);
        line.content = trimmed(line.whole);
        line.number = ++m_number;
        return true;
    }

private:
    std::string_view m_rest;
    int m_number = 0;
};

struct HeaderLine { std::string_view key; std::string_view value; };

/// `key: value`, with a key of letters, digits, blanks, - and _.
std::optional<HeaderLine> headerLine(std::string_view content)
{
    const std::size_t colon = content.find(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    const std::string_view key = trimmed(content.substr(0, colon));
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == ' '
               || static_cast<unsigned char>(c) >= 0x80;
    };
    // At the start of a file a mark would be taken away when it is read again, and the key with it.
    if (key.empty() || key.starts_with(kByteOrderMark) || !std::ranges::all_of(key, fits)) return std::nullopt;
    return HeaderLine{key, trimmed(content.substr(colon + 1))};
}

std::string_view withoutMark(std::string_view text)
{
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    return text;
}

/// Size and encoding: what must hold before anything else is read.
std::optional<Error> unreadable(std::string_view text, std::string_view file)
{
    if (text.size() > kMostBytes) return Error{Error::Kind::Limit, "deck.too-large", {std::string(file), 0, 0}, {"8 MiB"}, {}};
    if (const auto broken = brokenUtf8(text)) {
        const std::string_view before = text.substr(0, *broken);
        const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
        const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        return Error{Error::Kind::Parse, "deck.bad-utf8", {std::string(file), line, characters(before.substr(start)) + 1}, {}, {}};
    }
    return std::nullopt;
}

/// Reads one file against one game, collecting every mistake.
class Reader {
public:
    Reader(const Game& game, const Catalogue& catalogue, std::string_view file) : m_game(game), m_fileName(file), m_cardLines(catalogue)
    {
        m_file.settings = Settings::presets(game);
    }

    Checked<DeckFile> read(std::string_view text)
    {
        m_file.items.reserve(text.size() / 16);
        Lines lines(text);
        Line line;
        while (m_mistakes.size() < kMostMistakes && lines.next(line)) readLine(line);
        readCards();
        if (!m_mistakes.empty()) return tl::unexpected<Errors>(std::move(m_mistakes));
        m_file.deck = Deck(std::move(m_entries), std::move(m_strangers), std::move(m_given));
        return std::move(m_file);
    }

private:
    using Item = DeckFile::Item;

    void mistake(const char* code, const Line& line, int column, std::vector<std::string> args)
    {
        m_mistakes.push_back({Error::Kind::Parse, code, {m_fileName, line.number, column}, std::move(args), {}});
    }

    /// Card lines wait until there are many, or a line of another kind comes: all stay in order.
    void readLine(const Line& line)
    {
        if (m_inSection && !line.content.empty() && !line.isComment() && !line.isSection()) {
            if (m_cardLines.isFull()) readCards();
            m_waiting[m_waitingCount++] = line;
            m_cardLines.add(line.content);
            return;
        }
        readCards();
        if (line.content.empty()) {
            m_file.items.push_back({Item::Kind::Blank, line.number, {}, {}, {}, 0, {}});
        } else if (line.isComment()) {
            m_file.items.push_back({Item::Kind::Comment, line.number, std::string(line.content), {}, {}, 0, {}});
        } else if (line.isSection()) {
            readSection(line);
        } else {
            readHeader(line);
        }
    }

    void readSection(const Line& line)
    {
        m_inSection = true;
        if (!line.content.ends_with(']')) return mistake("deck.open-section", line, line.column(line.content.size()), {});
        const std::string_view name = trimmed(line.content.substr(1, line.content.size() - 2));
        const auto zone = m_game.zone(name);
        if (!zone) return mistake("deck.unknown-section", line, line.column(1), withNearest(name, zoneNames()));
        m_zone = *zone;
        m_given.push_back(*zone);
        m_file.items.push_back({Item::Kind::Section, line.number, std::string(name), {}, m_zone, 0, {}});
    }

    void readHeader(const Line& line)
    {
        const auto header = headerLine(line.content);
        if (!header) return mistake("deck.no-header", line, line.column(0), {});
        const std::string key = folded(header->key);
        const bool known = key == "name" || key == "game" || key == "rules" || key == "expect" || m_game.option(key);
        if (known && m_file.key(key) != nullptr) return mistake("deck.repeated-key", line, line.column(0), {key});
        const bool remark = key == "tags" || key == "notes";   // the player's own words, on as many lines as they like
        if (!known && !remark) {
            m_file.warnings.push_back({Error::Kind::NotFound, "deck.unknown-key", {m_fileName, line.number, line.column(0)},
                                       withNearest(header->key, keyNames()), {}});
        }
        m_file.items.push_back({Item::Kind::Key, line.number, std::string(header->key), std::string(header->value), {}, 0, {}});
        if (key == "name") m_file.name = header->value;
        if (key == "rules") setEdition(line, header->value);
        if (const auto option = m_game.option(key)) setOption(line, *option, header->value);
    }

    void setEdition(const Line& line, std::string_view value)
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

    void setOption(const Line& line, OptionIndex index, std::string_view value)
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
        m_cardLines.readAll([this](std::size_t number, tl::expected<CardLine, CardLineMistake> card) { addCard(m_waiting[number], std::move(card)); });
    }

    void addCard(const Line& line, tl::expected<CardLine, CardLineMistake> card)
    {
        if (m_mistakes.size() == kMostMistakes) return;
        if (!card) return mistake(card.error().code, line, line.column(card.error().offset), {std::string(line.content)});
        if (card->card) {
            m_entries.push_back({m_zone, *card->card, card->copies});
        } else {
            m_strangers.push_back({m_zone, card->name, card->copies});
            m_file.warnings.push_back({Error::Kind::NotFound, "deck.unknown-card", {m_fileName, line.number, line.column(0)}, {card->name}, {}});
        }
        m_file.items.push_back({Item::Kind::Card, line.number, std::move(card->name), std::move(card->printing), m_zone, card->copies, card->card});
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
    std::string m_fileName;
    DeckFile m_file;
    Errors m_mistakes;
    std::vector<Deck::Entry> m_entries;
    std::vector<Deck::Stranger> m_strangers;
    std::vector<ZoneIndex> m_given;
    ZoneIndex m_zone{};
    bool m_inSection = false;
    CardLines m_cardLines;
    std::array<Line, CardLines::kMost> m_waiting;
    std::size_t m_waitingCount = 0;
};

} // namespace

const std::string* DeckFile::key(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(items, [&](const Item& item) { return item.kind == Item::Kind::Key && folded(item.text) == wanted; });
    return found == items.end() ? nullptr : &found->value;
}

Result<NamedGame> gameOfDeck(std::string_view text, std::string_view file)
{
    text = withoutMark(text);
    if (auto error = unreadable(text, file)) return failure(std::move(*error));
    Lines lines(text);
    Line line;
    while (lines.next(line) && !line.isSection()) {
        if (line.content.empty() || line.isComment()) continue;
        const auto header = headerLine(line.content);
        if (header && folded(header->key) == "game" && !header->value.empty())
            return NamedGame{folded(header->value), {std::string(file), line.number, line.column(header->value)}};
    }
    return failure({Error::Kind::Parse, "deck.no-game", {std::string(file), 1, 1}, {}, {}});
}

Checked<DeckFile> readDeck(std::string_view text, const Game& game, const Catalogue& catalogue, std::string_view file)
{
    text = withoutMark(text);
    if (auto error = unreadable(text, file)) return tl::unexpected<Errors>({std::move(*error)});
    return Reader(game, catalogue, file).read(text);
}

} // namespace mazzo
