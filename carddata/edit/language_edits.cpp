// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/language_edits.h"

#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_items.h"
#include "carddata/pack/json_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

/// An object whose keys are languages and whose values are texts.
bool isTexts(const Json& json, const std::vector<std::string>& languages)
{
    return json.is_object() && !json.empty() && std::ranges::all_of(json.items(), [&](const auto& item) {
               return item.value().is_string() && std::ranges::find(languages, item.key()) != languages.end();
           });
}

using TextsVisitor = std::function<void(const std::string& path, const Json& texts)>;

void visitTexts(const Json& json, const std::string& path, const std::vector<std::string>& languages,
                const TextsVisitor& visit)
{
    if (isTexts(json, languages)) return visit(path, json);
    if (json.is_object())
        for (const auto& [key, value] : json.items()) visitTexts(value, pathOf(path, key), languages, visit);
    if (!json.is_array()) return;
    std::size_t index = 0;
    for (const Json& item : json) visitTexts(item, pathOf(path, index++), languages, visit);
}

std::vector<std::string> jsonFiles(const PackDocument& document)
{
    std::vector<std::string> files = document.cardFiles();
    files.insert(files.begin(), PackDocument::kGame);
    files.emplace_back(PackDocument::kProducts);
    std::erase_if(files, [&](const std::string& file) { return document.json(file) == nullptr; });
    return files;
}

PackStep languagesStep(const PackDocument& document, const char* reason, const std::string& language,
                       const std::vector<std::string>& languages)
{
    PackStep step{reason, language, {}};
    const auto before = packLanguages(document);
    const bool adds = languages.size() > before.size();
    for (const std::string& file : jsonFiles(document))
        visitTexts(*document.json(file), {}, before, [&](const std::string& path, const Json& texts) {
            const std::string at = pathOf(path, language);
            if (adds && texts.contains(before.front()) && !texts.contains(language))
                step.edits.push_back(
                    {file, JsonEdit{JsonEdit::Kind::Insert, at, jsonText(texts[before.front()]), texts.size()}});
            if (!adds && texts.contains(language) && texts.size() > 1)
                step.edits.push_back({file, JsonEdit{JsonEdit::Kind::Erase, at, {}, 0}});
        });
    step.edits.push_back(gameEdit({JsonEdit::Kind::Set, "/languages", jsonText(Json(languages)), 0}));
    return step;
}

}  // namespace

PackStep addLanguageStep(const PackDocument& document, const std::string& language)
{
    auto languages = packLanguages(document);
    if (!isId(language) || std::ranges::find(languages, language) != languages.end())
        return {"languages", language, {}};
    languages.push_back(language);
    return languagesStep(document, "languages", language, languages);
}

PackStep removeLanguageStep(const PackDocument& document, const std::string& language)
{
    auto languages = packLanguages(document);
    if (std::erase(languages, language) == 0 || languages.empty()) return {"languages", language, {}};
    return languagesStep(document, "languages", language, languages);
}

}  // namespace mazzo::carddata
