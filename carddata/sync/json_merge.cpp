// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/json_merge.h"

#include "model/json_shape.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace mazzo::carddata {

namespace {

using MergedJson = nlohmann::ordered_json;

constexpr std::size_t kMaxJsonBytes = 8U << 20U;
constexpr int kMaxJsonDepth = 24;
constexpr std::size_t kMaxJsonKeys = 20'000;  // of one object

std::string idIn(const MergedJson& item)
{
    if (!item.is_object()) return {};
    for (const char* key : {"id", "card"})
        if (const auto id = item.find(key); id != item.end() && id->is_string())
            return key + (":" + id->get<std::string>());
    return {};
}

/// The items of a list by their ids; nothing if one has none, or two have the same.
std::optional<std::map<std::string, const MergedJson*>> byId(const MergedJson& list)
{
    std::map<std::string, const MergedJson*> items;
    if (list.is_null()) return items;
    if (!list.is_array()) return std::nullopt;
    for (const MergedJson& item : list) {
        const std::string id = idIn(item);
        if (id.empty() || !items.emplace(id, &item).second) return std::nullopt;
    }
    return items;
}

const MergedJson& member(const MergedJson& object, const std::string& key)
{
    static const MergedJson kNone(MergedJson::value_t::discarded);
    if (!object.is_object()) return kNone;
    const auto found = object.find(key);
    return found == object.end() ? kNone : *found;
}

/// A member that is not there is `discarded`, which is different from null.
bool same(const MergedJson& a, const MergedJson& b)
{
    return a.is_discarded() || b.is_discarded() ? a.is_discarded() == b.is_discarded() : a == b;
}

MergedJson mergePart(const MergedJson& base, const MergedJson& ours, const MergedJson& theirs, const std::string& where,
                     std::vector<std::string>& conflicts)
{
    if (same(ours, theirs) || same(theirs, base)) return ours;
    if (same(ours, base)) return theirs;
    // Removed on one side and changed on the other: the change is kept.
    if (ours.is_discarded() || theirs.is_discarded()) {
        conflicts.push_back(where);
        return ours.is_discarded() ? theirs : ours;
    }
    return mergeJson(base.is_discarded() ? MergedJson() : base, ours, theirs, where, conflicts);
}

MergedJson mergeObjects(const MergedJson& base, const MergedJson& ours, const MergedJson& theirs,
                        const std::string& where, std::vector<std::string>& conflicts)
{
    MergedJson merged = MergedJson::object();
    const auto take = [&](const std::string& key) {
        if (merged.contains(key)) return;
        MergedJson part = mergePart(member(base, key), member(ours, key), member(theirs, key),
                                    where.empty() ? key : where + "." + key, conflicts);
        if (!part.is_discarded()) merged[key] = std::move(part);
    };
    for (const auto& [key, value] : ours.items()) take(key);
    for (const auto& [key, value] : theirs.items())
        if (!ours.contains(key)) take(key);
    return merged;
}

}  // namespace

Result<MergedJson> parseSyncedJson(std::string_view text, std::string_view file)
{
    const auto wrong = [&] {
        return failure({Error::Kind::Parse, "sync.bad-json", {std::string(file), 0, 0}, {std::string(file)}, {}});
    };
    if (text.size() > kMaxJsonBytes || nonText(text) || jsonShapeOf(text).keys > kMaxJsonKeys) return wrong();
    bool deep = false;
    auto json = MergedJson::parse(
        text,
        [&deep](int depth, MergedJson::parse_event_t, MergedJson&) {
            deep = deep || depth > kMaxJsonDepth;
            return !deep;
        },
        false);
    if (json.is_discarded() || deep || !json.is_object()) return wrong();
    return json;
}

MergedJson mergeJson(const MergedJson& base, const MergedJson& ours, const MergedJson& theirs, const std::string& where,
                     std::vector<std::string>& conflicts)
{
    if (ours == theirs || theirs == base) return ours;
    if (ours == base) return theirs;
    if (ours.is_object() && theirs.is_object()) return mergeObjects(base, ours, theirs, where, conflicts);
    const auto b = byId(base);
    const auto o = byId(ours);
    const auto t = byId(theirs);
    if (!ours.is_array() || !theirs.is_array() || !o || !t) {
        conflicts.push_back(where);
        return ours;
    }
    static const MergedJson kNone(MergedJson::value_t::discarded);
    const auto item = [](const auto& items, const std::string& id) -> const MergedJson& {
        if (!items) return kNone;
        const auto found = items->find(id);
        return found == items->end() ? kNone : *found->second;
    };
    MergedJson merged = MergedJson::array();
    const auto take = [&](const std::string& id) {
        MergedJson part = mergePart(item(b, id), item(o, id), item(t, id), where + "[" + id + "]", conflicts);
        if (!part.is_discarded()) merged.push_back(std::move(part));
    };
    for (const MergedJson& each : ours) take(idIn(each));
    for (const MergedJson& each : theirs)
        if (!o->contains(idIn(each))) take(idIn(each));
    return merged;
}

}  // namespace mazzo::carddata
