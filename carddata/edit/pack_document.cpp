// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/edit/pack_document.h"

#include "carddata/edit/json_paths.h"
#include "carddata/pack/json_document.h"
#include "carddata/pack/pack_files.h"
#include "carddata/pack/tidy_json.h"
#include "model/deck_file/limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

/// The same checks as for a pack that is played: limits, depth and keys that appear twice.
std::optional<Json> readEditable(const std::optional<std::string>& text, const std::string& file, Mistakes& mistakes)
{
    if (!text) return std::nullopt;
    const auto document = parseJson(file, *text, mistakes);
    if (!document) return std::nullopt;
    Json json = Json::parse(*text, nullptr, false);
    if (json.is_object()) return json;
    mistakes.add({Error::Kind::Parse, "pack.wrong-type", {file, 1, 1}, {"object", "list"}, {}});
    return std::nullopt;
}

std::vector<std::string> listedCardFiles(const Json& game)
{
    const auto listed = game.find("card-files");
    if (listed == game.end() || !listed->is_array()) return {"cards.json"};
    std::vector<std::string> files;
    for (const Json& file : *listed)
        if (file.is_string()) files.push_back(file.get<std::string>());
    return files;
}

}  // namespace

struct PackDocument::Files {
    fs::path folder;
    std::map<std::string, Json, std::less<>> json;
    std::map<std::string, std::string, std::less<>> decks;
    std::set<std::string> changed;
    std::map<std::string, std::string, std::less<>> onDisk;  // as they were read or written last
};

PackDocument::PackDocument() : m_files(std::make_unique<Files>()) {}
PackDocument::PackDocument(PackDocument&&) noexcept = default;
PackDocument& PackDocument::operator=(PackDocument&&) noexcept = default;
PackDocument::~PackDocument() = default;

Checked<PackDocument> PackDocument::open(const fs::path& folder)
{
    PackDocument document;
    Files& files = *document.m_files;
    files.folder = folder;
    Mistakes mistakes;
    const PackFiles onDisk(folder, mistakes);
    const auto take = [&](const std::string& file) {
        auto text = onDisk.read(file, PackFiles::kMaxJson, {file, 0, 0});
        if (auto json = readEditable(text, file, mistakes)) files.json.insert_or_assign(file, std::move(*json));
        if (text) files.onDisk.insert_or_assign(file, std::move(*text));
    };
    if (onDisk.isFolder()) take(kGame);
    if (files.json.contains(kGame)) {
        for (const std::string& file : listedCardFiles(document.game()))
            if (onDisk.check(file, {kGame, 0, 0})) take(file);
        if (onDisk.exists(kProducts)) take(kProducts);
        for (const char* subfolder : {"decks", "examples"})
            for (const std::string& file : onDisk.decksIn(subfolder)) {
                auto text = onDisk.read(file, kMaxDeckBytes, {file, 0, 0});
                if (!text || !checkUtf8(file, *text, mistakes)) continue;
                files.onDisk.insert_or_assign(file, *text);
                files.decks.insert_or_assign(file, std::move(*text));
            }
    }
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return document;
}

const fs::path& PackDocument::folder() const { return m_files->folder; }

const Json& PackDocument::game() const { return m_files->json.find(kGame)->second; }

std::vector<std::string> PackDocument::cardFiles() const { return listedCardFiles(game()); }

std::vector<std::string> PackDocument::deckFiles(std::string_view subfolder) const
{
    std::vector<std::string> files;
    for (const auto& [file, text] : m_files->decks)
        if (file.starts_with(std::string(subfolder) + "/")) files.push_back(file);
    return files;
}

const Json* PackDocument::json(std::string_view file) const
{
    const auto found = m_files->json.find(file);
    return found == m_files->json.end() ? nullptr : &found->second;
}

const Json* PackDocument::find(std::string_view path) const { return valueAt(game(), path); }

const std::string* PackDocument::deck(std::string_view file) const
{
    const auto found = m_files->decks.find(file);
    return found == m_files->decks.end() ? nullptr : &found->second;
}

std::optional<std::string> PackDocument::text(std::string_view file) const
{
    if (const Json* document = json(file)) return tidyJson(*document);
    const std::string* words = deck(file);
    return words != nullptr ? std::optional(*words) : std::nullopt;
}

Result<FileEdit> PackDocument::applyOne(const FileEdit& edit)
{
    if (const auto* change = std::get_if<JsonEdit>(&edit.change)) {
        const auto document = m_files->json.find(edit.file);
        if (document == m_files->json.end())
            return failure({Error::Kind::Refused, "edit.no-such-place", {edit.file, 0, 0}, {change->path}, {}});
        auto inverse = applyEdit(document->second, *change);
        if (!inverse) return failure(inverse.error());
        return FileEdit{edit.file, std::move(*inverse)};
    }
    const std::string* before = deck(edit.file);
    FileEdit inverse{edit.file, before != nullptr ? DeckFileText(*before) : DeckFileText()};
    if (const auto& text = std::get<DeckFileText>(edit.change)) m_files->decks.insert_or_assign(edit.file, *text);
    else m_files->decks.erase(edit.file);
    return inverse;
}

Result<std::vector<FileEdit>> PackDocument::applyAll(std::span<const FileEdit> edits)
{
    std::vector<FileEdit> inverse;
    for (const FileEdit& edit : edits) {
        auto undone = applyOne(edit);
        if (!undone) {
            std::ranges::reverse(inverse);
            for (const FileEdit& back : inverse) (void)applyOne(back);
            return failure(undone.error());
        }
        inverse.push_back(std::move(*undone));
    }
    for (const FileEdit& edit : edits) m_files->changed.insert(edit.file);
    std::ranges::reverse(inverse);
    return inverse;
}

Result<void> PackDocument::apply(PackStep step)
{
    auto inverse = applyAll(step.edits);
    if (!inverse) return failure(inverse.error());
    step.edits = std::move(*inverse);
    m_undo.push_back(std::move(step));
    if (m_undo.size() > kMaxSteps) m_undo.erase(m_undo.begin());
    m_redo.clear();
    return {};
}

const PackStep* PackDocument::nextUndo() const { return m_undo.empty() ? nullptr : &m_undo.back(); }
const PackStep* PackDocument::nextRedo() const { return m_redo.empty() ? nullptr : &m_redo.back(); }

bool PackDocument::revert(std::vector<PackStep>& from, std::vector<PackStep>& to)
{
    if (from.empty()) return false;
    PackStep step = std::move(from.back());
    from.pop_back();
    auto inverse = applyAll(step.edits);
    if (!inverse) return false;
    step.edits = std::move(*inverse);
    to.push_back(std::move(step));
    return true;
}

bool PackDocument::undo() { return revert(m_undo, m_redo); }
bool PackDocument::redo() { return revert(m_redo, m_undo); }

std::vector<ChangedFile> PackDocument::takeChanges()
{
    std::vector<ChangedFile> changes;
    for (const std::string& file : std::exchange(m_files->changed, {})) {
        ChangedFile change{file, std::nullopt, text(file)};
        auto& onDisk = m_files->onDisk;
        if (const auto before = onDisk.find(file); before != onDisk.end()) change.before = before->second;
        if (change.before == change.text) continue;
        if (change.text) onDisk.insert_or_assign(file, *change.text);
        else onDisk.erase(file);
        changes.push_back(std::move(change));
    }
    return changes;
}

namespace {

std::optional<std::string> contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

}  // namespace

FileEdit gameEdit(JsonEdit edit) { return {PackDocument::kGame, std::move(edit)}; }

Result<void> writePackFiles(const fs::path& folder, std::span<const ChangedFile> files)
{
    for (const ChangedFile& change : files)
        if (contentOf(folder / change.file) != change.before)
            return failure({Error::Kind::Refused, "edit.changed-elsewhere", {change.file, 0, 0}, {change.file}, {}});
    for (const auto& [file, before, text] : files) {
        const fs::path target = folder / file;
        const auto unwritable = [&target](const std::error_code& why) {
            return failure({Error::Kind::Io, "file.unwritable", {target.string(), 0, 0}, {}, why.message()});
        };
        std::error_code error;
        if (!text) {
            fs::remove(target, error);
            if (error) return unwritable(error);
            continue;
        }
        fs::create_directories(target.parent_path(), error);
        // Hidden, so that a pack never has half of a file.
        const fs::path part = target.parent_path() / ("." + target.filename().string() + ".part");
        std::ofstream stream(part, std::ios::binary | std::ios::trunc);
        stream << *text;
        stream.close();
        if (!stream) return unwritable(error);
        fs::rename(part, target, error);
        if (error) return unwritable(error);
    }
    return {};
}

}  // namespace mazzo::carddata
