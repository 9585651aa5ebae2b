// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/condition_text.h"

#include "model/lines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::goldfish {

namespace {

/// The word that the text begins with; the number of words if it begins with none.
std::size_t wordOf(std::string_view text, std::span<const ConditionWord> words)
{
    const auto found = std::ranges::find(words, text.substr(0, text.find(' ')), &ConditionWord::text);
    return static_cast<std::size_t>(found - words.begin());
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
bool beginsTerm(std::string_view text, std::span<const ConditionWord> words)
{
    text = trimmed(text);
    return !text.empty() && (isDigit(text.front()) || wordOf(text, words) < words.size());
}

/// The two sides of a comparison, moved to one: terms on the left, the number on the right.
class Sum {
public:
    explicit Sum(std::span<const ConditionWord> words) : m_words(words) {}

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
                          !beginsTerm(text.substr(i + 1), m_words)))
                continue;
            if (!addTerm(trimmed(text.substr(begin, i - begin)), factor)) return false;
            if (last) return true;
            factor = text[i] == '-' ? -sign : sign;
            begin = i + 1;
        }
        return true;
    }

    [[nodiscard]] std::optional<ConditionText> compared(Relation relation) const
    {
        if (m_terms.empty()) return std::nullopt;
        if (m_terms.front().factor > 0) return ConditionText{m_terms, relation, m_number};
        // -x < 3 is x > -3.
        constexpr std::array kTurned{Relation::More, Relation::AtLeast, Relation::Equal, Relation::AtMost,
                                     Relation::Less};
        ConditionText turned{m_terms, kTurned[static_cast<std::size_t>(relation)], -m_number};
        for (ConditionText::Term& term : turned.terms) term.factor = -term.factor;
        return turned;
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
        const std::size_t word = wordOf(text, m_words);
        if (word == m_words.size()) return false;
        const std::string_view card = text.substr(m_words[word].text.size());
        if (m_words[word].takesCard == card.empty()) return false;
        m_terms.push_back({word, trimmed(card), factor});
        return true;
    }

    std::span<const ConditionWord> m_words;
    std::vector<ConditionText::Term> m_terms;
    int m_number = 0;
};

}  // namespace

std::optional<ConditionText> readCondition(std::string_view text, std::span<const ConditionWord> words)
{
    const auto comparison = operatorIn(text);
    if (!comparison) return std::nullopt;
    Sum sum(words);
    if (!sum.add(text.substr(0, comparison->begin), 1) || !sum.add(text.substr(comparison->end), -1))
        return std::nullopt;
    return sum.compared(comparison->relation);
}

std::vector<std::string_view> splitAt(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + separator.size());
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::vector<std::string_view>> splitAlternatives(std::string_view text)
{
    std::vector<std::vector<std::string_view>> alternatives;
    for (const std::string_view alternative : splitAt(text, " or ")) {
        auto& conditions = alternatives.emplace_back();
        for (const std::string_view condition : splitAt(alternative, " and ")) conditions.push_back(trimmed(condition));
    }
    return alternatives;
}

}  // namespace mazzo::goldfish
