// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

namespace {

bool isNamed(std::string_view id, const Texts& name, std::string_view wanted)
{
    return folded(id) == wanted || std::ranges::any_of(name.entries(), [&](const Texts::Entry& entry) {
               return folded(entry.words) == wanted;
           });
}

template <class Index, class List>
std::optional<Index> findNamed(const List& list, std::string_view idOrName)
{
    const std::string wanted = folded(idOrName);
    const auto found = std::ranges::find_if(list,
                                            [&](const auto& item) { return isNamed(item.id, item.name, wanted); });
    if (found == list.end()) return std::nullopt;
    return static_cast<Index>(found - list.begin());
}

template <class Index, class List>
std::optional<Index> findById(const List& list, std::string_view id)
{
    const auto found = std::ranges::find_if(list, [&](const auto& item) { return item.id == id; });
    if (found == list.end()) return std::nullopt;
    return static_cast<Index>(found - list.begin());
}

}  // namespace

bool Zone::isIn(std::string_view edition) const
{
    return editions.empty() || std::ranges::find(editions, edition) != editions.end();
}

bool Field::appliesTo(TypeIndex cardType) const
{
    return types.empty() || std::ranges::find(types, cardType) != types.end();
}

const Choice* Field::choice(std::string_view idOrName) const
{
    const std::string wanted = folded(idOrName);
    const auto found = std::ranges::find_if(
        choices, [&](const Choice& choice) { return isNamed(choice.id, choice.name, wanted); });
    return found == choices.end() ? nullptr : &*found;
}

std::optional<std::string> Option::canonical(std::string_view text) const
{
    const std::string wanted = folded(text);
    if (type != Type::Number) {
        const auto found = std::ranges::find_if(
            values, [&](const Choice& value) { return isNamed(value.id, value.name, wanted); });
        return found == values.end() ? std::nullopt : std::optional(found->id);
    }
    if (!none.empty() && wanted == folded(none)) return none;
    int number = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    if (error != std::errc{} || end != wanted.data() + wanted.size() || !range.contains(number)) return std::nullopt;
    return std::to_string(number);
}

std::string Option::accepted() const
{
    std::string text;
    for (const Choice& value : values) text += (text.empty() ? "" : ", ") + value.id;
    if (type != Type::Number) return text;
    text = std::to_string(range.lo) + "-" + std::to_string(range.hi);
    return none.empty() ? text : none + ", " + text;
}

std::optional<FieldIndex> Game::field(std::string_view fieldId) const { return findById<FieldIndex>(fields, fieldId); }

std::optional<TypeIndex> Game::type(std::string_view idOrName) const { return findNamed<TypeIndex>(types, idOrName); }

std::optional<ZoneIndex> Game::zone(std::string_view idOrName) const { return findNamed<ZoneIndex>(zones, idOrName); }

std::optional<OptionIndex> Game::option(std::string_view optionId) const
{
    return findById<OptionIndex>(options, optionId);
}

const Procedure* Game::procedure(std::string_view editionId) const
{
    for (std::size_t index = 0; index < procedures.size() && index < editions.size(); ++index)
        if (editions[index].id == editionId) return &procedures[index];
    return nullptr;
}

const Edition* Game::edition(std::string_view editionId) const
{
    const auto found = std::ranges::find(editions, editionId, &Edition::id);
    return found == editions.end() ? nullptr : &*found;
}

}  // namespace mazzo::model
