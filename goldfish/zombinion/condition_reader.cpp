// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/condition_reader.h"

#include "model/lines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::goldfish::zombinion {

namespace {

using What = Condition::What;
using Relation = Condition::Relation;

struct Word {
    std::string_view text;
    What what;
    bool takesCard;
};

constexpr std::array kWords{
    Word{"have", What::Have, true},        Word{"left", What::Left, true},          Word{"hand", What::Hand, true},
    Word{"actions", What::Actions, false}, Word{"cards", What::Cards, false},       Word{"turn", What::Turn, false},
    Word{"colpi", What::Colpi, false},     Word{"money", What::Money, false},       Word{"empty", What::Empty, false},
    Word{"points", What::Points, false},   Word{"opponent", What::Opponent, false}, Word{"lead", What::Lead, false},
};

const Word* wordOf(std::string_view text)
{
    const auto* found = std::ranges::find(kWords, text.substr(0, text.find(' ')), &Word::text);
    return found == kWords.end() ? nullptr : found;
}

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// The end of a card id in angle brackets that begins at `from`; `from` itself if there is none.
std::size_t endOfId(std::string_view text, std::size_t from)
{
    if (text[from] != '<') return from;
    for (std::size_t i = from + 1, colons = 0; i < text.size(); ++i) {
        if (text[i] == '>') return colons == 1 ? i + 1 : from;
        if (text[i] == ':') ++colons;
        else if (text[i] != '-' && !isDigit(text[i]) && (text[i] < 'a' || text[i] > 'z')) return from;
    }
    return from;
}

struct Operator {
    std::size_t begin = 0;
    std::size_t end = 0;
    Relation relation = Relation::Less;
};

/// The only comparison of the text; nothing if it has none or several.
std::optional<Operator> operatorIn(std::string_view text)
{
    std::optional<Operator> found;
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t end = endOfId(text, i); end != i) {
            i = end;
            continue;
        }
        if (text[i] != '<' && text[i] != '>' && text[i] != '=') {
            ++i;
            continue;
        }
        if (found) return std::nullopt;
        const bool orEqual = text[i] != '=' && i + 1 < text.size() && text[i + 1] == '=';
        found = Operator{i, i + (orEqual ? 2U : 1U),
                         text[i] == '='   ? Relation::Equal
                         : text[i] == '<' ? (orEqual ? Relation::AtMost : Relation::Less)
                                          : (orEqual ? Relation::AtLeast : Relation::More)};
        i = found->end;
    }
    return found;
}

/// Does a further summand begin here? A sign may also be part of a name, as in "Molti + Zombi".
bool beginsTerm(std::string_view text)
{
    text = trimmed(text);
    return !text.empty() && (isDigit(text.front()) || wordOf(text) != nullptr);
}

/// The two sides of a comparison, moved to one: terms on the left, the number on the right.
class Sum {
public:
    explicit Sum(const CardLookup& card) : m_card(card) {}

    /// Adds a side; false if it cannot be read.
    [[nodiscard]] bool add(std::string_view text, int sign)
    {
        std::size_t begin = 0;
        int factor = sign;
        for (std::size_t i = 0; i <= text.size(); ++i) {
            if (i < text.size())
                if (const std::size_t end = endOfId(text, i); end != i) i = end;
            const bool last = i >= text.size();
            if (!last && ((text[i] != '+' && text[i] != '-') || trimmed(text.substr(begin, i - begin)).empty() ||
                          !beginsTerm(text.substr(i + 1))))
                continue;
            if (!addTerm(trimmed(text.substr(begin, i - begin)), factor)) return false;
            if (last) return true;
            factor = text[i] == '-' ? -sign : sign;
            begin = i + 1;
        }
        return true;
    }

    [[nodiscard]] std::optional<Condition> compared(Relation relation) const
    {
        if (m_terms.empty()) return std::nullopt;
        Condition condition{m_terms.front().what, m_terms.front().kind, relation, m_number, {}};
        condition.more.assign(m_terms.begin() + 1, m_terms.end());
        if (m_terms.front().factor > 0) return condition;
        // -x < 3 is x > -3.
        condition.number = -m_number;
        for (Condition::Term& term : condition.more) term.factor = -term.factor;
        constexpr std::array kTurned{Relation::More, Relation::AtLeast, Relation::Equal, Relation::AtMost,
                                     Relation::Less};
        condition.relation = kTurned[static_cast<std::size_t>(relation)];
        return condition;
    }

private:
    bool addTerm(std::string_view text, int factor)
    {
        constexpr int kMax = 100'000;
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size()) {
            if (number < -kMax || number > kMax) return false;
            m_number -= factor * number;
            return true;
        }
        const Word* word = wordOf(text);
        if (word == nullptr || word->takesCard != (word->text.size() < text.size())) return false;
        m_terms.push_back({word->what, word->takesCard ? m_card(text.substr(word->text.size())) : Kind::None, factor});
        return true;
    }

    const CardLookup& m_card;
    std::vector<Condition::Term> m_terms;
    int m_number = 0;
};

}  // namespace

std::optional<Condition> readCondition(std::string_view text, const CardLookup& card)
{
    const auto comparison = operatorIn(text);
    if (!comparison) return std::nullopt;
    Sum sum(card);
    if (!sum.add(text.substr(0, comparison->begin), 1) || !sum.add(text.substr(comparison->end), -1))
        return std::nullopt;
    return sum.compared(comparison->relation);
}

}  // namespace mazzo::goldfish::zombinion
