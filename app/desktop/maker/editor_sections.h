// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace mazzo::desktop {

/// A page of the editor: a list, or some keys of an object.
struct EditorSection {
    const char* id;
    const char* group;
    const char* list = nullptr;    ///< the path of a list
    const char* object = nullptr;  ///< the path of an object
    const char* keys = "";         ///< those of the object that are shown; empty: all

    /// The path of what it shows; empty if that is the whole game, the cards or the decks.
    [[nodiscard]] std::string path() const { return list != nullptr ? list : object != nullptr ? object : ""; }
};

[[nodiscard]] std::span<const EditorSection> editorSections();
[[nodiscard]] const EditorSection* sectionNamed(const QString& id);  ///< null if there is none
/// The section whose list or object holds a path most closely.
[[nodiscard]] const EditorSection* sectionOf(std::string_view path);
[[nodiscard]] QString sectionTitle(const EditorSection& section);
[[nodiscard]] QString groupTitle(const EditorSection& section);

/// Whether a path of a JSON document is that path, or of something in it.
[[nodiscard]] bool isBelow(std::string_view path, std::string_view above);

}  // namespace mazzo::desktop
