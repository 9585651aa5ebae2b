// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/json_edit.h"

#include "carddata/edit/json_paths.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> misplacedEdit(const JsonEdit& edit)
{
    return failure({Error::Kind::Refused, "edit.no-such-place", {}, {edit.path}, {}});
}

Json::difference_type listOffset(std::size_t index) { return static_cast<Json::difference_type>(index); }

/// An ordered object keeps its members in a list of pairs.
Json::object_t& members(Json& object) { return object.get_ref<Json::object_t&>(); }

std::optional<std::size_t> memberIndex(Json& object, std::string_view key)
{
    const auto& all = members(object);
    const auto found = std::ranges::find_if(all, [key](const auto& member) { return member.first == key; });
    return found == all.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - all.begin()));
}

Result<JsonEdit> setAt(Json& document, const JsonEdit& edit, Json value)
{
    Json* target = valueAt(document, edit.path);
    if (target == nullptr) return misplacedEdit(edit);
    JsonEdit inverse{JsonEdit::Kind::Set, edit.path, target->dump(-1, ' ', false, Json::error_handler_t::replace), 0};
    *target = std::move(value);
    return inverse;
}

Result<JsonEdit> insertAt(Json& document, const JsonEdit& edit, Json value)
{
    Json* parent = valueAt(document, parentPath(edit.path));
    if (edit.path.empty() || parent == nullptr) return misplacedEdit(edit);
    const std::string last = lastPart(edit.path);
    if (parent->is_array()) {
        const auto index = indexIn(last);
        if (!index || *index > parent->size()) return misplacedEdit(edit);
        parent->insert(parent->begin() + listOffset(*index), std::move(value));
    } else if (parent->is_object() && !memberIndex(*parent, last)) {
        auto& all = members(*parent);
        // Pairs with a constant key cannot be moved apart, so the object is built again.
        const std::size_t position = std::min(edit.position, all.size());
        Json object = Json::object();
        const auto moveMembers = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                auto& [key, kept] = *(all.begin() + listOffset(i));
                members(object).emplace(key, std::move(kept));
            }
        };
        moveMembers(0, position);
        members(object).emplace(last, std::move(value));
        moveMembers(position, all.size());
        *parent = std::move(object);
    } else {
        return misplacedEdit(edit);
    }
    return JsonEdit{JsonEdit::Kind::Erase, edit.path, {}, 0};
}

Result<JsonEdit> eraseAt(Json& document, const JsonEdit& edit)
{
    Json* target = valueAt(document, edit.path);
    Json* parent = valueAt(document, parentPath(edit.path));
    if (edit.path.empty() || target == nullptr || parent == nullptr) return misplacedEdit(edit);
    JsonEdit inverse{JsonEdit::Kind::Insert, edit.path, target->dump(-1, ' ', false, Json::error_handler_t::replace),
                     0};
    const std::string last = lastPart(edit.path);
    if (parent->is_array()) {
        parent->erase(*indexIn(last));
    } else {
        inverse.position = *memberIndex(*parent, last);
        parent->erase(last);
    }
    return inverse;
}

Result<JsonEdit> moveAt(Json& document, const JsonEdit& edit)
{
    Json* list = valueAt(document, parentPath(edit.path));
    const auto from = indexIn(lastPart(edit.path));
    if (edit.path.empty() || list == nullptr || !list->is_array() || !from || *from >= list->size() ||
        edit.position >= list->size())
        return misplacedEdit(edit);
    const auto first = list->begin();
    const std::size_t to = edit.position;
    if (*from < to) std::rotate(first + listOffset(*from), first + listOffset(*from + 1), first + listOffset(to + 1));
    else std::rotate(first + listOffset(to), first + listOffset(*from), first + listOffset(*from + 1));
    return JsonEdit{JsonEdit::Kind::Move, pathOf(parentPath(edit.path), to), {}, *from};
}

}  // namespace

Result<JsonEdit> applyEdit(Json& document, const JsonEdit& edit)
{
    if (edit.kind == JsonEdit::Kind::Erase) return eraseAt(document, edit);
    if (edit.kind == JsonEdit::Kind::Move) return moveAt(document, edit);
    Json value = Json::parse(edit.value, nullptr, false);
    if (value.is_discarded()) return misplacedEdit(edit);
    return edit.kind == JsonEdit::Kind::Set ? setAt(document, edit, std::move(value))
                                            : insertAt(document, edit, std::move(value));
}

std::string jsonText(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace mazzo::carddata
