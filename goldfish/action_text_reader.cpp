// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text_reader.h"

#include "goldfish/engines.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

/// The parts of a text that are not in quotes are marked true.
std::vector<bool> outsideQuotes(std::string_view text)
{
    std::vector<bool> outside(text.size(), true);
    bool inside = false;
    for (std::size_t place = 0; place < text.size(); ++place) {
        outside[place] = !inside;
        if (inside && text[place] == '\\' && place + 1 < text.size()) {
            outside[++place] = false;
            continue;
        }
        if (text[place] != '"') continue;
        inside = !inside;
        outside[place] = false;
    }
    return outside;
}

std::vector<std::string_view> itemsOf(std::string_view text)
{
    std::vector<std::string_view> items;
    if (trimmed(text).empty()) return items;
    const std::vector<bool> outside = outsideQuotes(text);
    std::size_t begin = 0;
    for (std::size_t place = 0; place <= text.size(); ++place) {
        if (place < text.size() && (text[place] != ',' || !outside[place])) continue;
        items.push_back(trimmed(text.substr(begin, place - begin)));
        begin = place + 1;
    }
    return items;
}

/// A name as written, quotes taken off, and the mark behind it.
struct Written {
    std::string name;
    std::string mark;
};

Written written(std::string_view item)
{
    Written result;
    if (!item.starts_with('"')) {
        const std::size_t blank = item.rfind(' ');
        if (blank != std::string_view::npos && blank + 1 < item.size() &&
            (item[blank + 1] == '#' || item[blank + 1] == '@'))
            return {std::string(trimmed(item.substr(0, blank))), std::string(item.substr(blank + 1))};
        return {std::string(item), {}};
    }
    std::size_t place = 1;
    for (; place < item.size() && item[place] != '"'; ++place) {
        if (item[place] == '\\' && place + 1 < item.size()) ++place;
        result.name += item[place];
    }
    if (place >= item.size()) return {std::string(item), {}};  // never closed: no name begins with a quote
    result.mark = std::string(trimmed(item.substr(place + 1)));
    return result;
}

bool isWord(const std::string& word, const std::string& foldedName, const Setup& setup)
{
    if (folded(word) == foldedName) return true;
    const Texts* names = setup.procedure.nameOf(word);
    if (!names) return false;
    return std::any_of(names->entries().begin(), names->entries().end(),
                       [&](const Texts::Entry& entry) { return folded(entry.words) == foldedName; });
}

/// Whether a written mark, which may be empty, fits the choice.
bool isMarked(const Operand& choice, const std::string& mark, bool exactly)
{
    if (mark.empty()) return !exactly || choice.mark.empty();
    if (folded(choice.mark) == folded(mark)) return true;
    return choice.mark.empty() && !choice.place.empty() && folded('@' + choice.place) == folded(mark);
}

/// The operand that an item means among the choices not used yet. A name without a mark means the first of that name.
std::optional<std::size_t> chosen(std::string_view item, const Offer::Part& slot, const std::vector<bool>& used,
                                  const Setup& setup)
{
    const Written text = written(item);
    const auto card = setup.find(text.name);
    const std::string name = folded(text.name);
    for (std::size_t place = 0; place < slot.choices.size(); ++place) {
        const Operand& choice = slot.choices[place];
        if (used[place] || !isMarked(choice, text.mark, slot.exactMarks)) continue;
        if (choice.card == noCard ? isWord(choice.word, name, setup) : card == choice.card) return place;
    }
    return std::nullopt;
}

std::optional<Action::Part> readPart(std::string_view text, const Offer::Part& slot, const Setup& setup)
{
    Action::Part part{slot.link, {}};
    std::vector<bool> used(slot.choices.size());
    for (const std::string_view item : itemsOf(text)) {
        if (slot.numbers) {
            part.operands.push_back(wordOperand(std::string(item)));
            continue;
        }
        const auto place = chosen(item, slot, used, setup);
        if (const auto card = place || !slot.anyCard ? std::nullopt : setup.find(written(item).name)) {
            part.operands.push_back(cardOperand(*card));
            continue;
        }
        if (!place && slot.accepts && slot.accepts(item)) {
            part.operands.push_back(wordOperand(std::string(item)));
            continue;
        }
        if (!place) return std::nullopt;
        used[*place] = true;
        part.operands.push_back(slot.choices[*place]);
    }
    const auto count = static_cast<int>(part.operands.size());
    if (count < slot.least || count > slot.most) return std::nullopt;
    return part;
}

/// The words that may stand between two parts: the link itself and its words in other languages.
std::vector<std::string> marksOf(const std::string& link)
{
    if (link == ":") return {link};
    if (link.empty()) return {" "};
    std::vector<std::string> marks{' ' + link + ' '};
    for (const LinkText& known : commonVocabulary().links) {
        if (known.link != link) continue;
        for (const std::string_view word : wordsOf(known.italian)) marks.push_back(' ' + std::string(word) + ' ');
    }
    return marks;
}

/// Reads the slots from `slot` on; `text` begins after the slot's link. Every position where the next link may be is
/// tried.
bool readSlots(std::string_view text, const Offer& offer, std::size_t slot, const Setup& setup, Action& action)
{
    if (slot == offer.parts.size()) return trimmed(text).empty();
    const auto take = [&](std::string_view own) {
        auto part = readPart(own, offer.parts[slot], setup);
        if (part) action.parts.push_back(std::move(*part));
        return part.has_value();
    };
    if (slot + 1 == offer.parts.size()) return take(text);
    const std::vector<bool> outside = outsideQuotes(text);
    for (const std::string& mark : marksOf(offer.parts[slot + 1].link)) {
        for (std::size_t place = text.find(mark); place != std::string_view::npos; place = text.find(mark, place + 1)) {
            if (!outside[place] || !take(text.substr(0, place))) continue;
            if (readSlots(text.substr(place + mark.size()), offer, slot + 1, setup, action)) return true;
            action.parts.pop_back();
        }
    }
    return false;
}

std::pair<std::string, std::string_view> verbAndRest(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t";
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
    std::string verb = folded(text.substr(0, end));
    std::string_view rest = text.substr(end);
    if (verb != "manual" && verb != "manuale") return {std::move(verb), rest};
    // The verbs of manual actions have two words.
    rest = trimmed(rest);
    const std::size_t second = std::min(rest.find_first_of(kBlanks), rest.size());
    return {verb + ' ' + folded(rest.substr(0, second)), rest.substr(second)};
}

}  // namespace

std::optional<Action> readAction(std::string_view text, const std::vector<Offer>& offers, const Setup& setup)
{
    const auto [verb, rest] = verbAndRest(text);
    for (const Offer& offer : offers) {
        if (!meansVerb(setup.procedure.engine, offer.verb, verb)) continue;
        Action action{offer.verb, {}};
        if (!readSlots(rest, offer, 0, setup, action)) continue;
        if (auto found = admitted({offer}, action)) return found;
    }
    return std::nullopt;
}

std::string_view actionOperands(std::string_view text) { return verbAndRest(text).second; }

Action readUnchecked(std::string_view text, const Setup& setup)
{
    const auto [verb, rest] = verbAndRest(text);
    Action action{verbMeant(setup.procedure.engine, verb), {}};
    const bool translated = action.verb != verb;
    const std::vector<bool> outside = outsideQuotes(rest);
    std::size_t begin = 0;
    std::string link;
    const auto take = [&](std::size_t end) {
        Action::Part part{link, {}};
        for (const std::string_view item : itemsOf(rest.substr(begin, end - begin))) {
            const Written name = written(item);
            const auto card = setup.find(name.name);
            part.operands.push_back({card.value_or(noCard), card ? std::string{} : name.name, {}, name.mark});
        }
        if (!part.operands.empty()) action.parts.push_back(std::move(part));
    };
    for (std::size_t place = 0; place < rest.size(); ++place) {
        if (!outside[place]) continue;
        for (const LinkText& known : commonVocabulary().links) {
            // Words of another language are links only after a verb of that language: names may have them.
            const std::vector<std::string> marks = marksOf(std::string(known.link));
            const auto mark = std::find_if(
                marks.begin(), translated ? marks.end() : marks.begin() + 1,
                [&](const std::string& each) { return rest.substr(place).starts_with(each); });
            if (mark == (translated ? marks.end() : marks.begin() + 1) || begin > place) continue;
            take(place);
            link = known.link;
            begin = place + mark->size();
        }
        if (rest[place] != ':') continue;
        take(place);
        link = ":";
        begin = place + 1;
    }
    take(rest.size());
    return action;
}

}  // namespace mazzo::goldfish
