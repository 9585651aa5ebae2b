// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_reader.h"

#include "goldfish/zombinion/condition_reader.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

class Reader {
public:
    Reader(const Setup& setup, const GameData& data, std::string_view file) : m_setup(setup), m_data(data), m_file(file)
    {}

    void read(std::string_view line, int number);
    [[nodiscard]] Strategy& strategy() { return m_strategy; }
    [[nodiscard]] Errors& errors() { return m_errors; }
    void mistake(const char* code, std::string_view at, std::vector<std::string> args = {});

private:
    void readWishes(std::string_view rest, std::vector<Strategy::Wish>& wishes, bool plays);
    [[nodiscard]] std::vector<Strategy::Conditions> readWhen(std::string_view text);
    [[nodiscard]] Kind card(std::string_view name);
    void note(const char* code, std::string_view at, std::string_view name);
    void noteUseless(Kind kind, std::string_view name, bool plays);

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

void Reader::note(const char* code, std::string_view at, std::string_view name)
{
    const std::size_t before = m_errors.size();
    mistake(code, at, {std::string(trimmed(name))});
    m_strategy.notes.push_back(std::move(m_errors.back()));
    m_errors.resize(before);
}

/// The part after `when`: alternatives joined by `or`, each with conditions joined by `and`.
std::vector<Strategy::Conditions> Reader::readWhen(std::string_view text)
{
    std::vector<Strategy::Conditions> alternatives;
    for (const std::vector<std::string_view>& parts : splitAlternatives(text)) {
        Strategy::Conditions& conditions = alternatives.emplace_back();
        for (const std::string_view condition : parts) {
            if (auto read = readCondition(condition, [this](std::string_view name) { return card(name); }))
                conditions.push_back(std::move(*read));
            else mistake("strategy.bad-condition", condition, {std::string(condition)});
        }
    }
    return alternatives;
}

/// Lines that can never apply are noted: a card without a pile is in nobody's deck, and only Action cards are played.
void Reader::noteUseless(Kind kind, std::string_view name, bool plays)
{
    if (kind == Kind::None) return;
    const auto& piles = m_data.supply;
    if (plays && !m_data.is(kind, GameData::Action)) note("strategy.not-playable", trimmed(name), name);
    else if (std::find(piles.begin(), piles.end(), kind) == piles.end())
        note("strategy.not-chosen", trimmed(name), name);
}

void Reader::readWishes(std::string_view rest, std::vector<Strategy::Wish>& wishes, bool plays)
{
    const std::size_t when = rest.find(" when ");
    const std::string_view names = rest.substr(0, when);
    std::vector<Strategy::Conditions> alternatives;
    if (when != std::string_view::npos) alternatives = readWhen(rest.substr(when + 6));
    for (const std::string_view name : splitAt(names, ",")) {
        Strategy::Wish wish{card(name)};
        noteUseless(wish.kind, name, plays);
        if (!alternatives.empty()) {
            wish.conditions = alternatives.front();
            wish.alternatives.assign(alternatives.begin() + 1, alternatives.end());
        }
        wishes.push_back(std::move(wish));
    }
}

void Reader::read(std::string_view line, int number)
{
    m_line = line;
    m_number = number;
    const std::string_view text = trimmed(line);
    if (brokenUtf8(line)) return mistake("strategy.broken-utf8", line);
    if (text.empty() || text.starts_with('#')) return;
    const std::pair<std::string_view, std::vector<Strategy::Wish>*> verbs[]{{"buy ", &m_strategy.buys},
                                                                            {"play ", &m_strategy.plays},
                                                                            {"trash ", &m_strategy.trashes},
                                                                            {"keep ", &m_strategy.keeps},
                                                                            {"discard ", &m_strategy.discards}};
    for (const auto& [verb, wishes] : verbs)
        if (text.starts_with(verb)) return readWishes(text.substr(verb.size()), *wishes, wishes == &m_strategy.plays);
    mistake("strategy.bad-line", text, {std::string(text)});
}

}  // namespace

Checked<Strategy> readStrategy(std::string_view text, const Setup& setup, std::string name, std::string_view file)
{
    const auto data = gameDataOf(setup);
    if (!data) return tl::unexpected(Errors{data.error()});
    return readStrategy(text, setup, *data, std::move(name), file);
}

Checked<Strategy> readStrategy(std::string_view text, const Setup& setup, const GameData& data, std::string name,
                               std::string_view file)
{
    Reader reader(setup, data, file);
    TextLines lines(withoutByteOrderMark(text));
    for (TextLine line; lines.next(line);) reader.read(line.whole, line.number);
    if (reader.errors().empty() && reader.strategy().buys.empty()) reader.mistake("strategy.no-buys", {});
    if (!reader.errors().empty()) return tl::unexpected(std::move(reader.errors()));
    reader.strategy().name = std::move(name);
    return std::move(reader.strategy());
}

StrategyWords strategyWords(const Setup& setup)
{
    StrategyWords words{{"buy", "play", "trash", "keep", "discard"}, {}, {}};
    for (const ConditionWord& word : conditionWords())
        words.terms.push_back(std::string(word.text) + (word.takesCard ? " " : ""));
    if (const auto data = gameDataOf(setup))
        for (const Kind kind : data->supply)
            words.cards.emplace_back(setup.name(data->card[at(kind)], setup.game->languages.front()));
    return words;
}

}  // namespace mazzo::goldfish::zombinion
