// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/card_editor.h"

#include "carddata/library/layers/typed_rulings.h"
#include "carddata/library/layers/typed_words.h"
#include "carddata/library/stored_json.h"
#include "carddata/library/user_value.h"
#include "carddata/library/value_text.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace mazzo::carddata {

namespace {

using Part = CardKey::Part;
using Json = nlohmann::ordered_json;

constexpr std::string_view kQuotedUnknown = "\"?\"";

tl::unexpected<Error> badValue(const char* code, std::string_view field, std::string_view text)
{
    return failure({Error::Kind::Parse, code, {}, {std::string(field), std::string(text)}, {}});
}

std::optional<int> wholeNumber(std::string_view text)
{
    text = trimmed(text);
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool fits = problem == std::errc() && end == text.data() + text.size() && number != Interval::kLowest &&
                      number != Interval::kHighest;
    return fits ? std::optional(number) : std::nullopt;
}

/// Adds the choice unless it is on the list, and gives its id.
std::string newChoice(std::string_view field, std::string_view name, std::vector<OwnChoice>& choices)
{
    OwnChoice choice{std::string(field), slugOf(name), std::string(name)};
    const auto known = std::ranges::find_if(
        choices, [&](const OwnChoice& each) { return each.field == field && each.id == choice.id; });
    if (known == choices.end()) choices.push_back(choice);
    return choice.id;
}

std::string rangeText(const Interval& number)
{
    if (number.isExact()) return std::to_string(number.lo);
    if (!number.hasLowerBound() && !number.hasUpperBound()) return std::string(kUnknownText);
    return (number.hasLowerBound() ? std::to_string(number.lo) : "") + ".." +
           (number.hasUpperBound() ? std::to_string(number.hi) : "");
}

}  // namespace

std::vector<CardTextProblem> CardEditor::assign(LayerCard& entry, const Card* current, std::span<const CardText> texts,
                                                std::vector<OwnChoice>& choices) const
{
    std::vector<CardTextProblem> problems;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const CardText& typed = texts[i];
        if (brokenUtf8(typed.text)) {
            problems.push_back({i, {Error::Kind::Parse, "value.broken-utf8", {}, {keyText(m_game, typed.key)}, {}}});
            continue;
        }
        if (typed.key.part == Part::Name || typed.key.part == Part::Text || typed.key.part == Part::Id) continue;
        if (current && says(*current, typed)) continue;
        if (auto done = assignOne(entry, current, typed, choices); !done)
            problems.push_back({i, std::move(done.error())});
    }
    for (const Part part : {Part::Name, Part::Text}) assignTexts(part, entry, current, texts);
    return problems;
}

/// Whether the card has what is typed already, however it is spelt.
bool CardEditor::says(const Card& card, const CardText& typed) const
{
    const std::string_view wanted = trimmed(typed.text);
    if (text(card, typed.key) == wanted) return true;
    if (typed.key.part == Part::Type) return m_game.type(wanted) == card.type;
    std::vector<OwnChoice> choices;
    if (typed.key.part != Part::Field) {
        LayerCard named;
        if (wanted.empty() || !assignOne(named, &card, typed, choices)) return false;
        if (typed.key.part == Part::Set) return named.set == card.set;
        if (typed.key.part == Part::Aliases) return named.aliases == card.aliases;
        return typed.key.part == Part::Rulings && named.rulings == card.rulings;
    }
    if (wanted.empty()) return false;
    const auto value = parse(typed.key.field, wanted, choices);
    return value && *value == card.values[at(typed.key.field)].value;
}

/// Names and texts in several languages are given by several keys, and taken together.
void CardEditor::assignTexts(Part part, LayerCard& entry, const Card* current, std::span<const CardText> texts) const
{
    std::vector<Texts::Entry> entries = (part == Part::Name ? entry.name : entry.text).entries();
    if (entries.empty() && current) entries = (part == Part::Name ? current->name : current->text).entries();
    const bool byLanguage = std::ranges::any_of(
        texts, [part](const CardText& typed) { return typed.key.part == part && !typed.key.language.empty(); });
    bool differs = false;
    bool unknown = false;
    for (const auto& [key, typed] : texts) {
        // Beside keys with a language, the one without says only which card is meant.
        if (key.part != part || (byLanguage && key.language.empty())) continue;
        if (current && text(*current, key) == trimmed(typed)) continue;
        // A name without a language may be any of those that the card has.
        if (current && part == Part::Name && key.language.empty() &&
            std::ranges::any_of(current->name.entries(),
                                [&](const auto& name) { return name.words == trimmed(typed); }))
            continue;
        differs = true;
        if (key.language.empty()) entries.clear();
        if (part == Part::Text && trimmed(typed) == kUnknownText) {
            unknown = true;
            continue;
        }
        const std::string& language = key.language.empty() ? m_game.languages.front() : key.language;
        std::erase_if(entries, [&](const Texts::Entry& each) { return each.language == language; });
        if (!trimmed(typed).empty())
            entries.push_back(
                {language, std::string(trimmed(typed) == kQuotedUnknown ? kUnknownText : trimmed(typed))});
    }
    if (!differs) return;
    const auto place = [this](const Texts::Entry& each) { return std::ranges::find(m_game.languages, each.language); };
    std::ranges::stable_sort(entries, {}, place);
    if (part == Part::Name) {
        entry.name = Texts(std::move(entries));
        return;
    }
    const bool none = entries.empty() && !unknown;
    entry.text = unknown ? Texts() : Texts(std::move(entries));
    if (none && !entry.adds() && !entry.id.empty() && !entry.id.starts_with(kOwnPrefix)) entry.textState.reset();
    else entry.textState = unknown ? Card::TextState::Unknown : none ? Card::TextState::None : Card::TextState::Known;
    if (!entry.textState) entry.corrections.erase(std::string(kTextField));
}

Result<void> CardEditor::assignOne(LayerCard& entry, const Card* current, const CardText& typed,
                                   std::vector<OwnChoice>& choices) const
{
    const std::string_view text = trimmed(typed.text);
    switch (typed.key.part) {
    case Part::Type: {
        const auto type = m_game.type(text);
        if (!type && !text.empty()) {
            Error error{Error::Kind::Refused, "value.not-in-domain", {}, {"type", std::string(text)}, {}};
            for (const CardType& each : m_game.types) error.args.push_back(each.id);
            return failure(std::move(error));
        }
        entry.type = type ? m_game[*type].id : std::string();
        return {};
    }
    case Part::Set: {
        if (text.empty()) {
            entry.set.reset();
            return {};
        }
        for (const CardSet& set : m_game.sets)
            if (set.id == text || std::ranges::any_of(set.name.entries(), [&](const Texts::Entry& name) {
                    return folded(name.words) == folded(text);
                })) {
                entry.set = set.id;
                return {};
            }
        entry.set = newChoice("set", text, choices);
        return {};
    }
    case Part::Aliases: {
        std::vector<std::string> aliases;
        for (ListPart& part : listParts(text)) aliases.push_back(std::move(part.text));
        if (aliases.empty()) entry.aliases.reset();
        else entry.aliases = std::move(aliases);
        return {};
    }
    case Part::Rulings: {
        const std::vector<Ruling> none;
        auto rulings = parseRulings(text, current ? current->rulings : entry.rulings.value_or(none),
                                    typed.key.language);
        if (!rulings) return failure(rulings.error());
        if (rulings->empty()) entry.rulings.reset();
        else entry.rulings = std::move(*rulings);
        return {};
    }
    case Part::Effects:
        if (text.empty()) entry.effects.reset();
        else if (!effectsFromJson(text)) return badValue("value.bad-json", "effects", text);
        else entry.effects = Json::parse(text).dump();
        return {};
    case Part::Image:
        if (text.empty()) entry.image.reset();
        else entry.image = std::string(text);
        return {};
    case Part::Field: break;
    case Part::Id:
    case Part::Name:
    case Part::Text: return {};
    }
    const std::string& field = m_game[typed.key.field].id;
    entry.corrections.erase(field);
    entry.values.erase(field);
    if (text.empty()) return {};
    auto value = parse(typed.key.field, text, choices);
    if (!value) return failure(value.error());
    entry.values.insert_or_assign(field, FieldValue{*value, Origin::User, {}, {}, *value});
    return {};
}

Result<Value> CardEditor::parse(FieldIndex index, std::string_view typed, std::vector<OwnChoice>& choices) const
{
    const Field& field = m_game[index];
    const std::string_view text = trimmed(typed);
    if (text == kUnknownText) return Unknown{};
    switch (field.type) {
    case Field::Type::Number: return parseNumber(field, text);
    case Field::Type::Words: return parseWords(field, text, choices);
    case Field::Type::Flag: return parseValue(field, text);
    case Field::Type::Text: break;
    }
    if (field.open && !field.choices.empty() && !field.choice(text)) return newChoice(field.id, text, choices);
    return parseValue(field, text == kQuotedUnknown ? kUnknownText : text);
}

Result<Value> CardEditor::parseNumber(const Field& field, std::string_view text) const
{
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos && !text.ends_with('+')) return parseValue(field, text);
    const bool isPlus = dots == std::string_view::npos;
    const std::string_view low = isPlus ? text.substr(0, text.size() - 1) : text.substr(0, dots);
    const std::string_view high = isPlus ? std::string_view() : text.substr(dots + 2);
    const auto lo = wholeNumber(low);
    const auto hi = wholeNumber(high);
    const bool fine = (lo || trimmed(low).empty()) && (hi || trimmed(high).empty()) && (lo || hi);
    if (!fine || (lo && hi && *lo > *hi)) return badValue("value.not-a-number", field.id, text);
    return Interval{lo.value_or(field.domain.lo), hi.value_or(field.domain.hi)};
}

Result<Value> CardEditor::parseWords(const Field& field, std::string_view text, std::vector<OwnChoice>& choices) const
{
    Words words;
    const auto add = [&words](std::string word) { words.push_back(std::move(word)); };
    if (text == kEmptyList) return words;
    for (const auto& [part, quoted] : listParts(text)) {
        if (field.refersToCards) {
            const bool bracketed = part.size() > 2 && part.starts_with('<') && part.ends_with('>');
            const auto find = [this](std::string_view name) { return m_catalogue.find(name); };
            if (const auto card = find(bracketed ? std::string_view(part).substr(1, part.size() - 2) : part)) {
                add(std::string(m_catalogue.id(*card)));
                continue;
            }
            const auto names = quoted ? std::vector<std::string>() : blankParts(part);
            if (names.size() < 2 ||
                !std::ranges::all_of(names, [&](const auto& name) { return find(name).has_value(); })) {
                add(part);
                continue;
            }
            for (const std::string& name : names) add(std::string(m_catalogue.id(*find(name))));
            continue;
        }
        if (const Choice* whole = field.choice(part)) {
            add(whole->id);
            continue;
        }
        const bool splits = !quoted && (field.choices.empty() || !field.open);
        for (const std::string& word : splits ? blankParts(part) : std::vector<std::string>{part}) {
            const Choice* choice = field.choice(word);
            if (choice) add(choice->id);
            else if (field.choices.empty()) add(word);
            else if (field.open) add(newChoice(field.id, word, choices));
            else {
                Error error{Error::Kind::Refused, "value.not-in-domain", {}, {field.id, word}, {}};
                for (const Choice& each : field.choices) error.args.push_back(each.id);
                return failure(std::move(error));
            }
        }
    }
    return words;
}

std::string CardEditor::wordText(const Field& field, const std::string& word) const
{
    // A choice that a player added is known by its name elsewhere, too.
    if (const Choice* choice = field.open ? field.choice(word) : nullptr)
        if (const std::string_view name = choice->name.in({}); slugOf(name) == word) return listText(name);
    if (field.refersToCards)
        if (const auto card = m_catalogue.find(m_game.id + ":" + word))
            return listText(m_catalogue.name(*card, m_game.languages.front()));
    // Without quotes a word that holds blanks would be read as several.
    if (!field.refersToCards && word.find_first_of(kWordBlanks) != std::string::npos) {
        const std::string quoted = listText(word);
        return quoted.starts_with('"') ? quoted : '"' + quoted + '"';
    }
    return listText(word);
}

std::string CardEditor::text(const Card& card, const CardKey& key) const
{
    const auto inLanguage = [&key](const Texts& texts) {
        if (key.language.empty()) return std::string(texts.in({}));
        return texts.has(key.language) ? std::string(texts.in(key.language)) : std::string();
    };
    switch (key.part) {
    case Part::Id: return m_game.id + ":" + card.id;
    case Part::Name: return inLanguage(card.name);
    case Part::Type: return m_game[card.type].id;
    case Part::Set: {
        const auto set = std::ranges::find(m_game.sets, card.set, &CardSet::id);
        const std::string_view name = set == m_game.sets.end() ? std::string_view() : set->name.in({});
        return slugOf(name) == card.set ? std::string(name) : card.set;
    }
    case Part::Aliases: {
        std::string joined;
        for (const std::string& alias : card.aliases) joined.append(joined.empty() ? "" : ", ").append(listText(alias));
        return joined;
    }
    case Part::Text:
        if (card.textState == Card::TextState::Unknown)
            return key.language.empty() || key.language == m_game.languages.front() ? std::string(kUnknownText) : "";
        return inLanguage(card.text) == kUnknownText ? std::string(kQuotedUnknown) : inLanguage(card.text);
    case Part::Rulings: return rulingsText(card.rulings);
    case Part::Effects: return {};
    case Part::Image: return card.image;
    case Part::Field: break;
    }
    const Value& value = card.values[at(key.field)].value;
    if (isAbsent(value)) return {};
    if (std::holds_alternative<Unknown>(value)) return std::string(kUnknownText);
    if (const auto* number = std::get_if<Interval>(&value)) return rangeText(*number);
    if (const auto* text = std::get_if<std::string>(&value)) {
        const Choice* choice = m_game[key.field].open ? m_game[key.field].choice(*text) : nullptr;
        if (choice && slugOf(choice->name.in({})) == *text) return std::string(choice->name.in({}));
        return *text == kUnknownText ? std::string(kQuotedUnknown) : *text;
    }
    const auto* words = std::get_if<Words>(&value);
    if (!words) return valueText(value);
    if (words->empty()) return std::string(kEmptyList);
    std::string joined;
    for (const std::string& word : *words)
        joined.append(joined.empty() ? "" : ", ").append(wordText(m_game[key.field], word));
    return joined;
}

}  // namespace mazzo::carddata
