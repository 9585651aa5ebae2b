// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/unique_names.h"

#include "model/text.h"

namespace mazzo::carddata {

void UniqueNames::claimAll(const std::string& id, const JsonNode& object, Reading& reading)
{
    if (const JsonNode* node = object.find("id")) claimOne(id, *node, reading);
    claim(id, object.find("name"), reading);
}

void UniqueNames::claim(const std::string& id, const JsonNode* texts, Reading& reading)
{
    const auto* object = texts ? texts->as<JsonNode::Object>() : nullptr;
    if (!object) return;
    for (const auto& member : *object) claimOne(id, member.value, reading);
}

void UniqueNames::claimOne(const std::string& id, const JsonNode& text, Reading& reading)
{
    if (const auto* name = text.as<std::string>()) claimText(id, *name, text, reading);
}

void UniqueNames::claimText(const std::string& id, std::string_view name, const JsonNode& at, Reading& reading)
{
    const auto [owner, isNew] = m_owners.try_emplace(folded(name), id);
    if (!isNew && owner->second != id) reading.mistake("pack.duplicate-name", at, {std::string(name), owner->second});
}

void UniqueNames::take(const std::string& id, std::string_view name) { m_owners.try_emplace(folded(name), id); }

}  // namespace mazzo::carddata
