// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/existing_cards.h"

#include "carddata/library/layers/typed_words.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace mazzo::importer {

std::string ExistingCards::keyOf(std::string_view name, std::string_view version)
{
    return folded(name) + "\n" + folded(version);
}

const std::string* ExistingCards::idOf(const std::string& name, const std::string& version) const
{
    const auto found = m_idsByName.find(keyOf(name, version));
    return found == m_idsByName.end() ? nullptr : &found->second;
}

Result<void> ExistingCards::read(const std::filesystem::path& file, bool rewritten)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return {};
    Json json;
    try {
        json = Json::parse(stream);
        for (Json& card : json.at("cards")) {
            const auto number = card.at("number").get<std::uint32_t>();
            m_lastNumber = std::max(m_lastNumber, number);
            std::string id = card.at("id").get<std::string>();
            if (!rewritten) m_elsewhere.insert(id);
            for (const auto& [language, name] : card.at("name").items()) {
                const auto version = card.find("version");
                const bool has = version != card.end() && version->contains(language);
                m_idsByName.try_emplace(
                    keyOf(name.get<std::string>(), has ? version->at(language).get<std::string>() : ""), id);
            }
            m_ids.insert(id);
            if (rewritten) m_order.push_back(id);
            m_cards.emplace(std::move(id), std::move(card));
        }
    } catch (const Json::exception& problem) {
        return failure({Error::Kind::Parse, "catalogue-import.bad-json", {file.string(), 1, 1}, {}, problem.what()});
    }
    return {};
}

std::string ExistingCards::newId(const ImportedCard& card)
{
    std::string wanted = !card.id.empty() ? slugOf(card.id) : slugOf(fullName(card.name, card.version));
    std::string id = wanted;
    for (int number = 2; !m_ids.insert(id).second; ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

}  // namespace mazzo::importer
