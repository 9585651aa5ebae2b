// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/strategy_reader.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

// In the order of `Condition::What`.
constexpr std::array kWords{ConditionWord{"have", true}, ConditionWord{"built", true}, ConditionWord{"cards"},
                            ConditionWord{"turn"},       ConditionWord{"resources"},   ConditionWord{"damage"},
                            ConditionWord{"civilians"}};
static_assert(kWords.size() == static_cast<std::size_t>(Condition::What::Civilians) + 1);

constexpr std::string_view kWhen = " when ";

class WarStrategyReader {
public:
    WarStrategyReader(const StrategyText& text, const Setup& setup) : m_text(text), m_setup(setup)
    {
        m_strategy.name = text.name;
    }

    [[nodiscard]] Checked<Strategy> read()
    {
        TextLines lines(withoutByteOrderMark(m_text.text));
        for (TextLine line; lines.next(line);) {
            m_line = line.whole;
            m_number = line.number;
            readLine(trimmed(line.whole));
        }
        m_number = 0;
        if (m_errors.empty() && m_strategy.side.empty()) mistake("strategy.no-side", {});
        if (!m_errors.empty()) return tl::unexpected(std::move(m_errors));
        return std::move(m_strategy);
    }

private:
    void mistake(const char* code, std::string_view at, std::vector<std::string> args = {})
    {
        const bool inLine = at.data() >= m_line.data() && at.data() <= m_line.data() + m_line.size();
        const auto before = inLine ? static_cast<std::size_t>(at.data() - m_line.data()) : 0;
        const int column = inLine ? 1 + characters(m_line.substr(0, before)) : 0;
        m_errors.push_back({Error::Kind::Parse, code, {m_text.file, m_number, column}, std::move(args), {}});
    }

    void readLine(std::string_view text)
    {
        if (brokenUtf8(m_line)) return mistake("strategy.broken-utf8", m_line);
        if (text.empty() || text.starts_with('#')) return;
        const std::string_view verb = text.substr(0, text.find(' '));
        const std::string_view rest = trimmed(text.substr(verb.size()));
        if (verb == "side") return readSide(rest);
        std::vector<Strategy::Line>* lines = verb == "buy"       ? &m_strategy.buys
                                             : verb == "remove"  ? &m_strategy.removals
                                             : verb == "replace" ? &m_strategy.exchanges
                                             : verb == "use"     ? &m_strategy.uses
                                                                 : nullptr;
        if (!lines || rest.empty()) return mistake("strategy.bad-line-war", text, {std::string(text)});
        const std::size_t when = rest.find(kWhen);
        Strategy::Line line{card(rest.substr(0, when)), {}};
        if (when != std::string_view::npos) line.alternatives = readWhen(rest.substr(when + kWhen.size()));
        lines->push_back(std::move(line));
    }

    void readSide(std::string_view side)
    {
        if (side == kHumans) m_strategy.side = kHumans;
        else if (side == kAliens) m_strategy.side = kAliens;
        else mistake("strategy.no-side", side);
    }

    [[nodiscard]] std::vector<Strategy::Conditions> readWhen(std::string_view text)
    {
        std::vector<Strategy::Conditions> alternatives;
        for (const std::vector<std::string_view>& parts : splitAlternatives(text)) {
            Strategy::Conditions& conditions = alternatives.emplace_back();
            for (const std::string_view part : parts) {
                if (const auto read = readCondition(part, kWords)) conditions.push_back(conditionOf(*read));
                else mistake("strategy.bad-condition", part, {std::string(part)});
            }
        }
        return alternatives;
    }

    [[nodiscard]] Condition conditionOf(const ConditionText& text)
    {
        Condition condition;
        for (const ConditionText::Term& term : text.terms)
            condition.terms.push_back({static_cast<Condition::What>(term.word),
                                       kWords[term.word].takesCard ? card(term.card) : noCard, term.factor});
        condition.relation = text.relation;
        condition.number = text.number;
        return condition;
    }

    CardIndex card(std::string_view name)
    {
        name = trimmed(name);
        if (const auto found = m_setup.find(name); found && !m_setup.isUnknownCard(*found)) return *found;
        std::vector<std::string> args{std::string(name)};
        for (const CardIndex near : m_setup.catalogue->nearestNames(name))
            args.emplace_back(m_setup.name(near, m_setup.game->languages.front()));
        mistake("strategy.unknown-card", name, std::move(args));
        return noCard;
    }

    const StrategyText& m_text;
    const Setup& m_setup;
    std::string_view m_line;
    int m_number = 0;
    Strategy m_strategy;
    Errors m_errors;
};

}  // namespace

Checked<Strategy> readStrategy(const StrategyText& text, const Setup& setup)
{
    return WarStrategyReader(text, setup).read();
}

StrategyWords strategyWords(const Setup& setup)
{
    StrategyWords words{{"side", "buy", "remove", "replace", "use"}, {}, {}};
    for (const ConditionWord& word : kWords)
        words.terms.push_back(std::string(word.text) + (word.takesCard ? " " : ""));
    for (std::size_t i = 0; i < setup.catalogue->size(); ++i)
        words.cards.emplace_back(setup.name(static_cast<CardIndex>(i), setup.game->languages.front()));
    return words;
}

}  // namespace mazzo::goldfish::waroftheworlds
