// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/vocabulary.h"

#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::model {

namespace {

using namespace std::string_view_literals;

constexpr std::array kFunctions{"count"sv,  "sum"sv,    "sumOnce"sv, "least"sv,  "greatest"sv, "distinct"sv,
                                "copies"sv, "values"sv, "every"sv,   "length"sv, "hasAll"sv,   "hasAny"sv,
                                "given"sv,  "option"sv, "min"sv,     "max"sv,    "if"sv};
constexpr std::array kOperators{":"sv, "="sv, "!="sv, "<"sv, "<="sv, ">"sv, ">="sv, "+"sv, "-"sv, "*"sv, "/"sv};
constexpr std::array kKeywords{"and"sv, "or"sv, "not"sv, "in"sv};
constexpr std::array kCommonFields{"name"sv, "type"sv, "text"sv,    "id"sv, "zone"sv,
                                   "is"sv,   "has"sv,  "unknown"sv, "can"sv};
constexpr std::array kPrintingFields{"set"sv, "number"sv, "rarity"sv, "finish"sv};
constexpr std::array kCollectionFields{"owned"sv, "free"sv, "lent"sv, "wanted"sv, "indecks"sv, "missing"sv, "place"sv};

/// What players call the fields of every game, folded.
const std::vector<std::pair<std::string_view, Texts>>& translatedFields()
{
    const auto names = [](const char* english, const char* italian) {
        return std::pair<std::string_view, Texts>(english,
                                                  Texts(std::vector<Texts::Entry>{{"en", english}, {"it", italian}}));
    };
    static const std::vector<std::pair<std::string_view, Texts>> all{
        names("name", "nome"),        names("type", "tipo"),      names("text", "testo"),
        names("zone", "zona"),        names("unknown", "ignoto"), names("owned", "possedute"),
        names("free", "libere"),      names("lent", "prestate"),  names("wanted", "cercate"),
        names("missing", "mancanti"), names("place", "posto"),    names("indecks", "nei-mazzi")};
    return all;
}

void append(std::vector<std::string_view>& names, std::string_view id, const Texts& name)
{
    names.push_back(id);
    for (const Texts::Entry& entry : name.entries()) names.push_back(entry.words);
}

template <class List>
std::vector<std::string_view> namesOf(const List& list)
{
    std::vector<std::string_view> names;
    for (const auto& item : list) append(names, item.id, item.name);
    return names;
}

bool isCalled(const std::vector<std::string_view>& names, std::string_view wanted)
{
    return std::ranges::any_of(names, [&](std::string_view name) { return folded(name) == wanted; });
}

bool isPartOf(const std::vector<std::string_view>& names, std::string_view part)
{
    return std::ranges::any_of(names,
                               [&](std::string_view name) { return folded(name).find(part) != std::string::npos; });
}

std::vector<std::string_view> namesOfOne(const Zone& zone)
{
    std::vector<std::string_view> names;
    append(names, zone.id, zone.name);
    return names;
}

std::vector<std::string_view> namesOfOne(const CardType& type)
{
    std::vector<std::string_view> names;
    append(names, type.id, type.name);
    for (const Texts::Entry& entry : type.plural.entries()) names.push_back(entry.words);
    return names;
}

template <class Index, class List>
std::vector<Index> itemsCalled(const List& list, std::string_view wanted, bool whole)
{
    std::vector<Index> partly;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto names = namesOfOne(list[i]);
        if (isCalled(names, wanted)) return {static_cast<Index>(i)};
        if (!whole && isPartOf(names, wanted)) partly.push_back(static_cast<Index>(i));
    }
    return partly;
}

}  // namespace

std::span<const std::string_view> queryFunctions() { return kFunctions; }
std::span<const std::string_view> queryOperators() { return kOperators; }
std::span<const std::string_view> queryKeywords() { return kKeywords; }
std::span<const std::string_view> queryCommonFields() { return kCommonFields; }
std::span<const std::string_view> queryCollectionFields() { return kCollectionFields; }

std::span<const std::string_view> queryPrintingFields() { return kPrintingFields; }

std::vector<Choice> printingChoices(const Game& game, PrintingPart part)
{
    switch (part) {
    case PrintingPart::Set: {
        std::vector<Choice> sets;
        for (const CardSet& set : game.sets) sets.push_back({set.id, set.name});
        return sets;
    }
    case PrintingPart::Number: break;
    case PrintingPart::Rarity: return game.rarities;
    case PrintingPart::Finish: return game.finishes;
    }
    return {};
}

bool isCommonField(std::string_view wanted) { return std::ranges::find(kCommonFields, wanted) != kCommonFields.end(); }

const Texts& otherNames(std::string_view field)
{
    static const Texts none;
    for (const auto& [id, names] : translatedFields())
        if (id == field) return names;
    return none;
}

std::string_view baseField(std::string_view wanted)
{
    for (const auto& [id, names] : translatedFields())
        for (const Texts::Entry& entry : names.entries())
            if (entry.words == wanted) return id;
    return wanted;
}

std::optional<FieldIndex> fieldCalled(const Game& game, std::string_view wanted)
{
    if (isCommonField(wanted)) return std::nullopt;
    // Ids take precedence over names: packs write ids, and the name of one field may be the id of another.
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (game.fields[i].id == wanted) return static_cast<FieldIndex>(i);
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        for (const Texts::Entry& entry : game.fields[i].name.entries())
            if (folded(entry.words) == wanted) return static_cast<FieldIndex>(i);
    }
    return std::nullopt;
}

std::vector<TypeIndex> typesCalled(const Game& game, std::string_view wanted, bool whole)
{
    return itemsCalled<TypeIndex>(game.types, wanted, whole);
}

std::vector<ZoneIndex> zonesCalled(const Game& game, std::string_view wanted, bool whole)
{
    return itemsCalled<ZoneIndex>(game.zones, wanted, whole);
}

std::vector<const Choice*> choicesWith(std::span<const Choice> choices, std::string_view wanted)
{
    std::vector<const Choice*> found;
    for (const Choice& choice : choices)
        if (isPartOf(choiceNames(std::span(&choice, 1)), wanted)) found.push_back(&choice);
    return found;
}

std::vector<std::string_view> fieldNames(const Game& game)
{
    std::vector<std::string_view> names(kCommonFields.begin(), kCommonFields.end());
    names.insert(names.end(), kCollectionFields.begin(), kCollectionFields.end());
    names.insert(names.end(), kPrintingFields.begin(), kPrintingFields.end());
    for (const Field& field : game.fields) append(names, field.id, field.name);
    return names;
}

std::vector<std::string_view> flagAndTypeNames(const Game& game)
{
    std::vector<std::string_view> names;
    for (const Field& field : game.fields)
        if (field.type == Field::Type::Flag) append(names, field.id, field.name);
    for (const CardType& type : game.types) append(names, type.id, type.name);
    return names;
}

std::vector<std::string_view> typeNames(const Game& game) { return namesOf(game.types); }

std::vector<std::string_view> zoneNames(const Game& game) { return namesOf(game.zones); }

std::vector<std::string_view> choiceNames(std::span<const Choice> choices) { return namesOf(choices); }

}  // namespace mazzo::model
