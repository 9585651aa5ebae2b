// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packs/duplicate_pack.h"

#include "app/packs/staged_pack.h"
#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_items.h"
#include "carddata/pack/archive.h"
#include "carddata/pack/json_values.h"

#include <nlohmann/json.hpp>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Errors> notDuplicated(Error error) { return tl::unexpected(Errors{std::move(error)}); }

FileEdit setIn(const char* file, const std::string& path, const Json& value)
{
    return {file, JsonEdit{JsonEdit::Kind::Set, path, value.dump(-1, ' ', false, Json::error_handler_t::replace), 0}};
}

/// The box `everzone-base` becomes `my-game-base`.
void renameBoxes(const PackDocument& document, const std::string& before, const std::string& id, PackStep& step)
{
    const Json* products = document.json(PackDocument::kProducts);
    const Json* list = products != nullptr ? valueAt(*products, "/products") : nullptr;
    for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i) {
        const std::string path = pathOf(pathOf("/products", i), "id");
        const Json* box = valueAt(*products, path);
        if (box == nullptr || !box->is_string()) continue;
        const std::string name = box->get<std::string>();
        if (name.starts_with(before + "-"))
            step.edits.push_back(setIn(PackDocument::kProducts, path, id + name.substr(before.size())));
    }
    const Json* supply = document.find("/supply/product");
    if (supply != nullptr && supply->is_string() && supply->get<std::string>().starts_with(before + "-"))
        step.edits.push_back(
            setIn(PackDocument::kGame, "/supply/product", id + supply->get<std::string>().substr(before.size())));
}

/// Decks say which game they are for, and may name cards by their full id.
std::string deckOfCopy(std::string text, const std::string& before, const std::string& id)
{
    const auto replaceAll = [&text](const std::string& from, const std::string& to) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    };
    replaceAll("<" + before + ":", "<" + id + ":");
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t end = std::min(text.find('\n', line), text.size());
        if (text.compare(line, 5, "game:") == 0) {
            text.replace(line, end - line, "game: " + id);
            break;
        }
        line = end + 1;
    }
    return text;
}

Checked<void> adopt(const fs::path& folder, const std::string& id, const std::string& name)
{
    auto document = PackDocument::open(folder);
    if (!document) return tl::unexpected(document.error());
    const Json* former = document->find("/id");
    const std::string before = former != nullptr && former->is_string() ? former->get<std::string>() : std::string();
    PackStep step{"duplicate", id, {}};
    for (const char* file : {PackDocument::kGame, PackDocument::kProducts, "cards.json"})
        if (const Json* json = document->json(file); json != nullptr && json->contains("$schema"))
            step.edits.push_back({file, JsonEdit{JsonEdit::Kind::Erase, "/$schema", {}, 0}});
    Json names = Json::object();
    for (const std::string& language : packLanguages(*document)) names[language] = name;
    step.edits.push_back(setIn(PackDocument::kGame, "/id", id));
    step.edits.push_back(setIn(PackDocument::kGame, "/name", names));
    renameBoxes(*document, before, id, step);
    for (const char* subfolder : {"decks", "examples"})
        for (const std::string& file : document->deckFiles(subfolder))
            step.edits.push_back({file, DeckFileText(deckOfCopy(*document->deck(file), before, id))});
    if (auto done = document->apply(std::move(step)); !done) return notDuplicated(done.error());
    if (auto written = writePackFiles(folder, document->takeChanges()); !written) return notDuplicated(written.error());
    return {};
}

}  // namespace

Checked<void> duplicatePack(const fs::path& pack, const fs::path& target, const std::string& name)
{
    const std::string id = target.filename().string();
    if (!isId(id)) return notDuplicated({Error::Kind::Refused, "pack.new-id", {}, {id, id}, {}});
    std::error_code error;
    if (fs::exists(fs::symlink_status(target, error)))
        return notDuplicated({Error::Kind::Refused, "pack.new-exists", {}, {target.string()}, {}});
    const ScratchFolder scratch(target.parent_path());
    if (!scratch.folder()) return notDuplicated(scratch.folder().error());
    const fs::path copy = *scratch.folder() / id;
    fs::create_directories(copy, error);
    if (auto copied = copyFiles(pack, copy); !copied) return notDuplicated(copied.error());
    if (auto adopted = adopt(copy, id, name); !adopted) return adopted;
    fs::rename(copy, target, error);
    if (error) return notDuplicated({Error::Kind::Io, "file.unwritable", {target.string(), 0, 0}, {}, error.message()});
    return {};
}

}  // namespace mazzo::app
