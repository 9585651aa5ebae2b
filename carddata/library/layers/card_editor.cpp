// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/card_editor.h"

#include "carddata/library/stored_json.h"
#include "carddata/library/user_value.h"
#include "carddata/library/value_text.h"
#include "model/nearest.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::carddata {

namespace {

using Part = CardKey::Part;
using Json = nlohmann::ordered_json;

constexpr std::string_view kUnknownText = "?";
constexpr std::string_view kQuotedUnknown = "\"?\"";
constexpr std::string_view kEmptyList = "-";
constexpr std::string_view kWordBlanks = " \t\n\r";

struct PartName {
    Part part;
    std::string_view id;
    std::string_view italian;
};
constexpr std::array kPartNames{PartName{Part::Id, "id", "id"},
                                PartName{Part::Name, "name", "nome"},
                                PartName{Part::Aliases, "aliases", "alias"},
                                PartName{Part::Type, "type", "tipo"},
                                PartName{Part::Set, "set", "serie"},
                                PartName{Part::Text, "text", "testo"},
                                PartName{Part::Rulings, "rulings", "chiarimenti"},
                                PartName{Part::Effects, "effects", "effetti"},
                                PartName{Part::Image, "image", "immagine"}};

tl::unexpected<Error> badValue(const char* code, std::string_view field, std::string_view text)
{
    return failure({Error::Kind::Parse, code, {}, {std::string(field), std::string(text)}, {}});
}

/// A part of a list, and whether it stood in quotes.
struct ListPart {
    std::string text;
    bool quoted = false;
};

/// Parts with commas between them; a comma inside quotes is no border, `\"` is a quote.
std::vector<ListPart> listParts(std::string_view text)
{
    std::vector<ListPart> parts;
    while (!(text = trimmed(text)).empty()) {
        ListPart part;
        if (text.starts_with('"')) {
            part.quoted = true;
            std::size_t end = 1;
            for (; end < text.size() && text[end] != '"'; ++end) {
                if (text[end] == '\\' && end + 1 < text.size()) ++end;
                part.text += text[end];
            }
            text.remove_prefix(std::min(end + 1, text.size()));
            text.remove_prefix(std::min(text.find(','), text.size()));
        } else {
            const std::size_t end = std::min(text.find(','), text.size());
            part.text = trimmed(text.substr(0, end));
            text.remove_prefix(end);
        }
        if (!text.empty()) text.remove_prefix(1);
        if (!part.text.empty()) parts.push_back(std::move(part));
    }
    return parts;
}

std::string listText(std::string_view word)
{
    const bool plain = word.find_first_of(",\"\\") == std::string_view::npos && trimmed(word).size() == word.size() &&
                       word != kEmptyList && word != kUnknownText;
    if (plain) return std::string(word);
    std::string quoted = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::vector<std::string> blankParts(std::string_view text)
{
    std::vector<std::string> parts;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(kWordBlanks), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
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

/// The text of a ruling as a form shows it.
std::string shownLine(std::string_view text)
{
    std::string line(trimmed(text));
    std::ranges::replace(line, '\n', ' ');
    return line;
}

/// Lines of rulings as changes of those that the card has: a line that is there already, in whatever language, keeps
/// its ruling, and a changed line replaces the text of the ruling in its place. Both keep the clause and other
/// languages.
std::vector<Ruling> editedRulings(const std::vector<std::string>& lines, const std::vector<Ruling>& before,
                                  std::string_view language)
{
    constexpr std::size_t kNew = std::string::npos;
    std::vector<std::size_t> sources(lines.size(), kNew);
    std::vector<bool> used(before.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < before.size() && sources[i] == kNew; ++k)
            if (!used[k] && std::ranges::any_of(before[k].text.entries(), [&](const Texts::Entry& entry) {
                    return shownLine(entry.words) == lines[i];
                })) {
                sources[i] = k;
                used[k] = true;
            }
    std::vector<Ruling> rulings;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (sources[i] == kNew) {
            const std::size_t place = i == 0 ? 0 : sources[i - 1] == kNew ? kNew : sources[i - 1] + 1;
            if (place < before.size() && !used[place]) {
                sources[i] = place;
                used[place] = true;
            }
        }
        if (sources[i] == kNew) {
            rulings.push_back({Texts(std::vector<Texts::Entry>{{std::string(language), lines[i]}}), {}});
            continue;
        }
        Ruling ruling = before[sources[i]];
        std::vector<Texts::Entry> entries = ruling.text.entries();
        const bool isKept = std::ranges::any_of(
            entries, [&](const Texts::Entry& entry) { return shownLine(entry.words) == lines[i]; });
        if (!isKept) {
            const auto shown = std::ranges::find(entries, language, &Texts::Entry::language);
            (shown != entries.end() ? *shown : entries.front()).words = lines[i];
            ruling.text = Texts(std::move(entries));
        }
        rulings.push_back(std::move(ruling));
    }
    return rulings;
}

/// Rulings as lines, or as a JSON list with clauses and languages.
Result<std::vector<Ruling>> parseRulings(std::string_view text, const std::vector<Ruling>& before,
                                         std::string_view language)
{
    std::vector<Ruling> rulings;
    const std::string_view list = trimmed(text);
    const bool isJson = list.starts_with('[') &&
                        (trimmed(list.substr(1)).starts_with('{') || trimmed(list.substr(1)).starts_with(']'));
    if (!isJson) {
        std::vector<std::string> lines;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty()) lines.emplace_back(line);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return editedRulings(lines, before, language);
    }
    try {
        for (const Json& item : Json::parse(text)) {
            std::vector<Texts::Entry> entries;
            for (const auto& [language, words] : item.at("text").items())
                entries.push_back({language, words.get<std::string>()});
            rulings.push_back({Texts(std::move(entries)), item.value("clause", "")});
        }
    } catch (const Json::exception&) {
        return badValue("value.bad-json", "rulings", text);
    }
    return rulings;
}

std::string rulingsText(const std::vector<Ruling>& rulings)
{
    if (rulings.empty()) return {};
    Json list = Json::array();
    for (const Ruling& ruling : rulings) {
        Json text = Json::object();
        for (const auto& [language, words] : ruling.text.entries()) text[language] = words;
        list.push_back({{"text", std::move(text)}, {"clause", ruling.clause}});
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
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

std::string joinedWords(const Words& words)
{
    if (words.empty()) return std::string(kEmptyList);
    std::string joined;
    for (const std::string& word : words) {
        const bool blanks = word.find_first_of(kWordBlanks) != std::string::npos;
        const std::string text = listText(word);
        joined.append(joined.empty() ? "" : ", ");
        joined.append(blanks && !text.starts_with('"') ? '"' + text + '"' : text);
    }
    return joined;
}

std::string slugOf(std::string_view name)
{
    constexpr std::size_t kLongest = 48;
    std::string slug;
    for (const char c : folded(name)) {
        const bool plain = (c >= 'a' && c <= 'z') || isDigit(c);
        if (plain) slug += c;
        else if (!slug.empty() && slug.back() != '-') slug += '-';
    }
    slug.resize(std::min(slug.size(), kLongest));
    while (slug.ends_with('-')) slug.pop_back();
    return slug.empty() ? "card" : slug;
}

Result<CardKey> cardKey(const Game& game, std::string_view word)
{
    const std::string wanted = folded(word);
    if (const auto field = game.field(wanted)) return CardKey{Part::Field, *field};
    const std::size_t dot = wanted.find('.');
    const std::string stem = wanted.substr(0, dot);
    const std::string language = dot == std::string::npos ? std::string() : wanted.substr(dot + 1);
    for (const auto& [part, id, italian] : kPartNames) {
        if (stem != id && stem != italian) continue;
        const bool hasLanguages = part == Part::Name || part == Part::Text;
        const bool known = language.empty() ||
                           (hasLanguages && std::ranges::find(game.languages, language) != game.languages.end());
        if (known) return CardKey{part, {}, language};
    }
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        for (const Texts::Entry& name : game.fields[i].name.entries())
            if (folded(name.words) == wanted) return CardKey{Part::Field, static_cast<FieldIndex>(i)};
    std::vector<std::string_view> known;
    for (const PartName& name : kPartNames) known.push_back(name.id);
    for (const Field& field : game.fields) known.push_back(field.id);
    std::vector<std::string> args{std::string(word)};
    std::ranges::move(nearest(wanted, known), std::back_inserter(args));
    return failure({Error::Kind::NotFound, "value.no-such-field", {}, std::move(args), {}});
}

std::string keyText(const Game& game, const CardKey& key)
{
    if (key.part == Part::Field) return game[key.field].id;
    const auto name = std::ranges::find(kPartNames, key.part, &PartName::part);
    return std::string(name->id) + (key.language.empty() ? "" : "." + key.language);
}

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
