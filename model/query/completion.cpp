// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/completion.h"

#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

/// The word that ends at the cursor, cut at its comparison.
struct Typed {
    std::size_t start = 0;   ///< of the word, after a minus or bracket
    std::string_view field;  ///< before the comparison
    bool hasComparison = false;
    std::size_t valueStart = 0;
    std::string_view value;
};

Typed typedAt(std::string_view query, std::size_t cursor)
{
    Typed typed;
    const std::string_view before = query.substr(0, cursor);
    const std::size_t gap = before.find_last_of(" \t(");
    typed.start = gap == std::string_view::npos ? 0 : gap + 1;
    while (typed.start < cursor && before[typed.start] == '-') ++typed.start;
    const std::string_view word = before.substr(typed.start);
    const std::size_t comparison = word.find_first_of(":=<>!");
    typed.field = word.substr(0, comparison);
    if (comparison == std::string_view::npos) return typed;
    typed.hasComparison = true;
    std::size_t value = comparison;
    while (value < word.size() && std::string_view(":=<>!").find(word[value]) != std::string_view::npos) ++value;
    typed.valueStart = typed.start + value;
    typed.value = word.substr(value);
    return typed;
}

/// 0: it starts with the text; 1: one of its words does; 2: neither. Matches in the middle of a word are left out, or a
/// name would bring up every field that shares a letter.
int rank(std::string_view candidate, const std::string& wanted)
{
    const std::string text = folded(candidate);
    if (text.starts_with(wanted)) return 0;
    for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + 1))
        if (std::string_view(" :\"-").find(text[at - 1]) != std::string_view::npos) return 1;
    return 2;
}

class Collector {
public:
    Collector(std::string_view typed, std::size_t from, std::size_t to)
        : m_wanted(folded(typed)), m_from(from), m_to(to)
    {}

    void add(std::string text, const Texts& name)
    {
        int best = rank(text, m_wanted);
        for (const Texts::Entry& entry : name.entries()) best = std::min(best, rank(entry.words, m_wanted));
        if (best < 2 && folded(text) != m_wanted)
            m_found.emplace_back(best, Completion{std::move(text), name, m_from, m_to});
    }

    [[nodiscard]] std::vector<Completion> take(std::size_t limit)
    {
        std::ranges::stable_sort(m_found, {}, &std::pair<int, Completion>::first);
        std::vector<Completion> list;
        for (auto& [rank, completion] : m_found) {
            if (list.size() == limit) break;
            list.push_back(std::move(completion));
        }
        return list;
    }

private:
    std::string m_wanted;
    std::size_t m_from;
    std::size_t m_to;
    std::vector<std::pair<int, Completion>> m_found;
};

std::string quoted(const std::string& value)
{
    return value.find(' ') == std::string::npos ? value : '"' + value + '"';
}

void addFields(Collector& found, const Game& game)
{
    for (const Field& field : game.fields) {
        if (field.type == Field::Type::Flag) found.add("is:" + field.id, field.name);
        else found.add(field.id + (field.type == Field::Type::Number ? "=" : ":"), field.name);
    }
    for (const std::string_view field : queryCommonFields()) found.add(std::string(field) + ":", otherNames(field));
    // Only what the game has, and what no field of its own is called.
    for (std::size_t i = 0; i < queryPrintingFields().size(); ++i) {
        const std::string_view field = queryPrintingFields()[i];
        const auto part = static_cast<PrintingPart>(i);
        const bool isOffered = part == PrintingPart::Number ? !game.rarities.empty() || !game.finishes.empty()
                                                            : !printingChoices(game, part).empty();
        if (isOffered && !fieldCalled(game, field)) found.add(std::string(field) + ":", {});
    }
    for (const std::string_view field : queryCollectionFields())
        found.add(std::string(field) + (field == "place" ? ":" : ">="), otherNames(field));
}

void addValues(Collector& found, std::string_view field, const Game& game)
{
    std::string called = folded(field);
    if (!fieldCalled(game, called)) called = baseField(called);
    if (called == "type" || called == "is")
        for (const CardType& type : game.types) found.add(quoted(type.id), type.name);
    if (called == "is")
        for (const Field& flag : game.fields)
            if (flag.type == Field::Type::Flag) found.add(flag.id, flag.name);
    if (called == "has" || called == "unknown")
        for (const Field& each : game.fields) found.add(each.id, each.name);
    if (called == "can") found.add("add", {});
    const auto printed = std::ranges::find(queryPrintingFields(), called);
    if (printed != queryPrintingFields().end() && !fieldCalled(game, called))
        for (const Choice& choice :
             printingChoices(game, static_cast<PrintingPart>(printed - queryPrintingFields().begin())))
            found.add(quoted(choice.id), choice.name);
    if (const auto index = fieldCalled(game, called))
        for (const Choice& choice : game[*index].choices) found.add(quoted(choice.id), choice.name);
}

}  // namespace

std::vector<Completion> completions(std::string_view query, std::size_t cursor, const Game& game, std::size_t limit)
{
    const Typed typed = typedAt(query, std::min(cursor, query.size()));
    if (typed.hasComparison) {
        Collector found(typed.value, typed.valueStart, cursor);
        addValues(found, typed.field, game);
        return found.take(limit);
    }
    if (typed.field.empty()) return {};
    Collector found(typed.field, typed.start, cursor);
    addFields(found, game);
    return found.take(limit);
}

}  // namespace mazzo::model
