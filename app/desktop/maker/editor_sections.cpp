// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/editor_sections.h"

#include "app/desktop/maker/form_text.h"
#include "carddata/edit/json_paths.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mazzo::desktop {

namespace {

constexpr std::array kSections{
    EditorSection{"game", "game", nullptr, "",
                  "name|about|author|version|languages|license|website|requires|card-size|card-face|rarities|finishes|"
                  "identity|card-"
                  "files|supply"},
    EditorSection{"editions", "game", "/editions"},
    EditorSection{"options", "game", "/options"},
    EditorSection{"books", "game", "/books"},
    EditorSection{"types", "cards", "/types"},
    EditorSection{"fields", "cards", "/fields"},
    EditorSection{"sets", "cards", "/sets"},
    EditorSection{"cards", "cards"},
    EditorSection{"zones", "rules", "/zones"},
    EditorSection{"rules", "rules", "/rules"},
    EditorSection{"amendments", "rules", "/amendments"},
    EditorSection{"decks", "rules"},
    EditorSection{
        "procedure", "table", nullptr, "/procedure",
        "draw-pile|hand|opening-hand|hand-limit|mulligan|reshuffle|states|engine|regions|words|parameters|editions"},
    EditorSection{"table-zones", "table", "/procedure/zones"},
    EditorSection{"counters", "table", "/procedure/counters"},
    EditorSection{"set-up", "table", "/procedure/set-up"},
    EditorSection{"phases", "table", "/procedure/phases"}};

const char* titleOfGroup(std::string_view group)
{
    return group == "game"    ? QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Game")
           : group == "cards" ? QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Cards")
           : group == "rules" ? QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Decks")
                              : QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Table");
}

const char* titleOfSection(std::string_view id)
{
    if (id == "game") return QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "About the game");
    if (id == "cards") return QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "All cards");
    if (id == "decks") return QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Decks and examples");
    if (id == "procedure") return QT_TRANSLATE_NOOP("mazzo::desktop::GameEditor", "Hand and mulligan");
    return nullptr;
}

QString inEditor(const char* text) { return QCoreApplication::translate("mazzo::desktop::GameEditor", text); }

}  // namespace

std::span<const EditorSection> editorSections() { return kSections; }

const EditorSection* sectionNamed(const QString& id)
{
    const auto found = std::ranges::find_if(kSections,
                                            [&id](const EditorSection& section) { return id == section.id; });
    return found == kSections.end() ? nullptr : &*found;
}

bool isBelow(std::string_view path, std::string_view above)
{
    return path == above || (path.starts_with(above) && path.size() > above.size() && path[above.size()] == '/');
}

const EditorSection* sectionOf(std::string_view path)
{
    const EditorSection* best = &kSections.front();
    std::size_t length = 0;
    for (const EditorSection& section : kSections) {
        const char* own = section.list != nullptr ? section.list : section.object;
        if (own == nullptr || !isBelow(path, own) || std::string_view(own).size() < length) continue;
        best = &section;
        length = std::string_view(own).size();
    }
    return best;
}

QString sectionTitle(const EditorSection& section)
{
    if (const char* title = titleOfSection(section.id)) return inEditor(title);
    const std::string path = section.path();
    const Form* form = formAt(parentPath(path));
    return keyTitle(form != nullptr ? form->id : "", lastPart(path));
}

QString groupTitle(const EditorSection& section) { return inEditor(titleOfGroup(section.group)); }

}  // namespace mazzo::desktop
