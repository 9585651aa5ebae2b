// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/procedure.h"

#include <algorithm>

namespace mazzo::model {

namespace {

template <class List>
const typename List::value_type* withId(const List& list, std::string_view id)
{
    const auto found = std::find_if(list.begin(), list.end(), [id](const auto& entry) { return entry.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template <class T>
const T* parameterAs(const Procedure& procedure, std::string_view id)
{
    const auto found = procedure.parameters.find(id);
    return found == procedure.parameters.end() ? nullptr : std::get_if<T>(&found->second);
}

}  // namespace

const Procedure::TableZone* Procedure::zone(std::string_view id) const { return withId(zones, id); }
const Procedure::Phase* Procedure::phase(std::string_view id) const { return withId(phases, id); }
const Procedure::Region* Procedure::region(std::string_view id) const { return withId(regions, id); }

const Texts* Procedure::nameOf(std::string_view id) const
{
    if (const auto* found = zone(id)) return &found->name;
    if (const auto* found = region(id)) return &found->name;
    if (const auto* found = phase(id)) return &found->name;
    if (const auto* found = withId(counters, id)) return &found->name;
    const auto found = words.find(id);
    return found == words.end() ? nullptr : &found->second;
}

bool Procedure::flag(std::string_view parameter) const
{
    const bool* value = parameterAs<bool>(*this, parameter);
    return value && *value;
}

int Procedure::number(std::string_view parameter, int otherwise) const
{
    const int* value = parameterAs<int>(*this, parameter);
    return value ? *value : otherwise;
}

std::string_view Procedure::word(std::string_view parameter) const
{
    const std::string* value = parameterAs<std::string>(*this, parameter);
    return value ? std::string_view(*value) : std::string_view{};
}

}  // namespace mazzo::model
