// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/strategy_reader.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::goldfish::waroftheworlds {

namespace {

struct Term {
    std::string_view text;
    Condition::What what;
    bool takesCard = false;
};

constexpr std::array kTerms{
    Term{"have", Condition::What::Have, true},     Term{"built", Condition::What::Built, true},
    Term{"cards", Condition::What::Cards},         Term{"turn", Condition::What::Turn},
    Term{"resources", Condition::What::Resources}, Term{"damage", Condition::What::Damage},
    Term{"civilians", Condition::What::Civilians},
};

// The longer ones first.
constexpr std::array<std::pair<std::string_view, Condition::Relation>, 5> kRelations{{
    {"<=", Condition::Relation::AtMost},
    {">=", Condition::Relation::AtLeast},
    {"<", Condition::Relation::Less},
    {">", Condition::Relation::More},
    {"=", Condition::Relation::Equal},
}};

constexpr std::string_view kWhen = " when ";
constexpr std::string_view kAnd = " and ";

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
        if (when != std::string_view::npos) readConditions(rest.substr(when + kWhen.size()), line.conditions);
        lines->push_back(std::move(line));
    }

    void readSide(std::string_view side)
    {
        if (side == kHumans) m_strategy.side = kHumans;
        else if (side == kAliens) m_strategy.side = kAliens;
        else mistake("strategy.no-side", side);
    }

    void readConditions(std::string_view text, std::vector<Condition>& conditions)
    {
        for (std::size_t end = text.find(kAnd); end != std::string_view::npos; end = text.find(kAnd)) {
            readCondition(trimmed(text.substr(0, end)), conditions);
            text.remove_prefix(end + kAnd.size());
        }
        readCondition(trimmed(text), conditions);
    }

    void readCondition(std::string_view text, std::vector<Condition>& conditions)
    {
        for (const auto& [sign, relation] : kRelations) {
            const std::size_t place = text.rfind(sign);
            if (place == std::string_view::npos) continue;
            const std::string_view left = trimmed(text.substr(0, place));
            const std::string_view right = trimmed(text.substr(place + sign.size()));
            const std::string_view word = left.substr(0, left.find(' '));
            const auto* term = std::ranges::find_if(kTerms, [&](const Term& each) {
                return each.text == word && each.takesCard == (word.size() < left.size());
            });
            Condition condition;
            condition.relation = relation;
            const auto [end, error] = std::from_chars(right.data(), right.data() + right.size(), condition.number);
            if (term == kTerms.end() || error != std::errc{} || end != right.data() + right.size()) break;
            condition.what = term->what;
            if (term->takesCard) condition.card = card(left.substr(word.size()));
            conditions.push_back(condition);
            return;
        }
        mistake("strategy.bad-condition", text, {std::string(text)});
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

}  // namespace mazzo::goldfish::waroftheworlds
