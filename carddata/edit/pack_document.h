// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/edit/json_edit.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mazzo::carddata {

/// The text of a deck file, or nothing to remove it.
using DeckFileText = std::optional<std::string>;

/// A change of one file of a pack: a small one of a JSON file, or the whole text of a deck file.
struct FileEdit {
    std::string file;  ///< its path in the pack
    std::variant<JsonEdit, DeckFileText> change;

    bool operator==(const FileEdit&) const = default;
};

/// A file of a pack that is to be written.
struct ChangedFile {
    std::string file;
    std::optional<std::string> before;  ///< as it was read or written last; nothing if it was not there
    std::optional<std::string> text;    ///< nothing to remove it
};

/// What one step of the editor changes, all of it or nothing.
struct PackStep {
    std::string reason;  ///< what was done, as an id: "set", "add", "remove", "move", "rename", "cards" …
    std::string detail;  ///< to what: a path, or a name
    std::vector<FileEdit> edits;
};

/// The files of a pack while somebody edits them: its JSON files as documents, its deck files as texts. Keys that this
/// program does not know are kept where they are. Every step can be undone.
class PackDocument {
public:
    static constexpr const char* kGame = "game.json";
    static constexpr const char* kProducts = "products.json";
    static constexpr std::size_t kMaxSteps = 1000;

    /// Reads the files. What they mean is not looked at, only whether they are JSON that can be edited.
    [[nodiscard]] static Checked<PackDocument> open(const std::filesystem::path& folder);

    PackDocument(PackDocument&&) noexcept;
    PackDocument& operator=(PackDocument&&) noexcept;
    ~PackDocument();

    [[nodiscard]] const std::filesystem::path& folder() const;
    [[nodiscard]] std::vector<std::string> cardFiles() const;
    [[nodiscard]] std::vector<std::string> deckFiles(std::string_view subfolder) const;  ///< "decks" or "examples"
    /// A JSON file; null if the pack has no such file.
    [[nodiscard]] const nlohmann::ordered_json* json(std::string_view file) const;
    [[nodiscard]] const nlohmann::ordered_json& game() const;
    /// A value of `game.json`; null if it is not there.
    [[nodiscard]] const nlohmann::ordered_json* find(std::string_view path) const;
    /// The text of a deck file; null if the pack has no such file.
    [[nodiscard]] const std::string* deck(std::string_view file) const;
    /// A file as it is to be written; nothing if the pack has no such file.
    [[nodiscard]] std::optional<std::string> text(std::string_view file) const;

    [[nodiscard]] Result<void> apply(PackStep step);
    [[nodiscard]] const PackStep* nextUndo() const;  ///< null if there is nothing to undo
    [[nodiscard]] const PackStep* nextRedo() const;
    bool undo();
    bool redo();

    /// The files that have changed since the last call.
    [[nodiscard]] std::vector<ChangedFile> takeChanges();

private:
    PackDocument();
    [[nodiscard]] Result<std::vector<FileEdit>> applyAll(std::span<const FileEdit> edits);
    [[nodiscard]] Result<FileEdit> applyOne(const FileEdit& edit);
    bool revert(std::vector<PackStep>& from, std::vector<PackStep>& to);

    struct Files;
    std::unique_ptr<Files> m_files;
    std::vector<PackStep> m_undo;  // with the edits that undo the step
    std::vector<PackStep> m_redo;
};

/// A change of `game.json`.
[[nodiscard]] FileEdit gameEdit(JsonEdit edit);

/// Writes files of a pack, each whole or not at all. A file that somebody else has changed meanwhile is left alone:
/// `edit.changed-elsewhere`.
[[nodiscard]] Result<void> writePackFiles(const std::filesystem::path& folder, std::span<const ChangedFile> files);

}  // namespace mazzo::carddata
