// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_reader.h"

#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::goldfish::zombinion {

namespace {

struct Word {
    std::string_view text;
    Condition::What what;
    bool takesCard;
};

constexpr std::array kWords{
    Word{"have", Condition::What::Have, true},        Word{"left", Condition::What::Left, true},
    Word{"actions", Condition::What::Actions, false}, Word{"cards", Condition::What::Cards, false},
    Word{"turn", Condition::What::Turn, false},       Word{"colpi", Condition::What::Colpi, false},
    Word{"points", Condition::What::Points, false},
};

struct Sign {
    std::string_view text;
    Condition::Relation relation;
};

constexpr std::array kSigns{
    Sign{"<=", Condition::Relation::AtMost}, Sign{">=", Condition::Relation::AtLeast},
    Sign{"<", Condition::Relation::Less},    Sign{">", Condition::Relation::More},
    Sign{"=", Condition::Relation::Equal},
};

/// Splits at a word between blanks, or at a comma.
std::vector<std::string_view> split(std::string_view text, std::string_view at)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + at.size());
    }
    parts.push_back(text);
    return parts;
}

class Reader {
public:
    Reader(const Setup& setup, const GameData& data, std::string_view file) : m_setup(setup), m_data(data), m_file(file)
    {}

    void read(std::string_view line, int number);
    [[nodiscard]] Strategy& strategy() { return m_strategy; }
    [[nodiscard]] Errors& errors() { return m_errors; }
    void mistake(const char* code, std::string_view at, std::vector<std::string> args = {});

private:
    void readBuy(std::string_view rest);
    [[nodiscard]] Kind card(std::string_view name);
    [[nodiscard]] std::optional<Condition> condition(std::string_view text);

    const Setup& m_setup;
    const GameData& m_data;
    std::string_view m_file;
    std::string_view m_line;
    int m_number = 0;
    Strategy m_strategy;
    Errors m_errors;
};

void Reader::mistake(const char* code, std::string_view at, std::vector<std::string> args)
{
    const bool inLine = at.data() >= m_line.data() && at.data() <= m_line.data() + m_line.size();
    const int column = inLine ? 1 + characters(m_line.substr(0, static_cast<std::size_t>(at.data() - m_line.data())))
                              : 0;
    m_errors.push_back({Error::Kind::Parse, code, {std::string(m_file), m_number, column}, std::move(args), {}});
}

Kind Reader::card(std::string_view name)
{
    name = trimmed(name);
    const auto found = m_setup.find(name);
    const Kind kind = found ? m_data.kindOf(*found) : Kind::None;
    if (kind != Kind::None) return kind;
    std::vector<std::string> args{std::string(name)};
    for (const CardIndex near : m_setup.catalogue->nearestNames(name))
        args.emplace_back(m_setup.name(near, m_setup.game->languages.front()));
    mistake("strategy.unknown-card", name, std::move(args));
    return Kind::None;
}

/// Splits at the last comparison: an id in angle brackets may stand before it.
std::optional<Condition> Reader::condition(std::string_view text)
{
    text = trimmed(text);
    const std::size_t last = text.find_last_of("<>=");
    const std::size_t first = last != std::string_view::npos && last > 0 && text[last] == '=' &&
                                      (text[last - 1] == '<' || text[last - 1] == '>')
                                  ? last - 1
                                  : last;
    const std::string_view left = trimmed(text.substr(0, first));
    const std::string_view right = last == std::string_view::npos ? std::string_view{} : trimmed(text.substr(last + 1));
    const std::string_view word = left.substr(0, left.find(' '));
    Condition condition;
    const auto [end, error] = std::from_chars(right.data(), right.data() + right.size(), condition.number);
    const auto* known = std::ranges::find_if(
        kWords, [&](const Word& own) { return own.text == word && own.takesCard == (word.size() < left.size()); });
    if (right.empty() || error != std::errc{} || end != right.data() + right.size() || known == kWords.end()) {
        mistake("strategy.bad-condition", text, {std::string(text)});
        return std::nullopt;
    }
    condition.relation = std::ranges::find(kSigns, text.substr(first, last - first + 1), &Sign::text)->relation;
    condition.what = known->what;
    if (known->takesCard) condition.kind = card(left.substr(word.size()));
    return condition;
}

void Reader::readBuy(std::string_view rest)
{
    const std::size_t when = rest.find(" when ");
    Strategy::Buy buy{card(rest.substr(0, when)), {}};
    if (when != std::string_view::npos)
        for (const std::string_view part : split(rest.substr(when + 6), " and "))
            if (const auto read = condition(part)) buy.conditions.push_back(*read);
    m_strategy.buys.push_back(std::move(buy));
}

void Reader::read(std::string_view line, int number)
{
    m_line = line;
    m_number = number;
    const std::string_view text = trimmed(line);
    if (brokenUtf8(line)) return mistake("strategy.broken-utf8", line);
    if (text.empty() || text.starts_with('#')) return;
    if (text.starts_with("buy ")) return readBuy(text.substr(4));
    if (!text.starts_with("play ")) return mistake("strategy.bad-line", text, {std::string(text)});
    for (const std::string_view name : split(text.substr(5), ",")) m_strategy.plays.push_back(card(name));
}

}  // namespace

Checked<Strategy> readStrategy(std::string_view text, const Setup& setup, std::string name, std::string_view file)
{
    const auto data = gameDataOf(setup);
    if (!data) return tl::unexpected(Errors{data.error()});
    Reader reader(setup, *data, file);
    TextLines lines(withoutByteOrderMark(text));
    for (TextLine line; lines.next(line);) reader.read(line.whole, line.number);
    if (reader.errors().empty() && reader.strategy().buys.empty()) reader.mistake("strategy.no-buys", {});
    if (!reader.errors().empty()) return tl::unexpected(std::move(reader.errors()));
    reader.strategy().name = std::move(name);
    return std::move(reader.strategy());
}

}  // namespace mazzo::goldfish::zombinion
