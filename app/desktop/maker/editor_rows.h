// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/maker/trial_pack.h"
#include "app/desktop/shell/row_list.h"
#include "carddata/edit/pack_document.h"

namespace mazzo::desktop {

struct EditorSectionRow {
    QString sectionId;
    QString group;
    QString title = {};
    int amount = -1;  ///< items of a list
    int problems = 0;

    bool operator==(const EditorSectionRow&) const = default;
    [[nodiscard]] static Roles<EditorSectionRow> roles()
    {
        return {{"sectionId", &EditorSectionRow::sectionId},
                {"title", &EditorSectionRow::title},
                {"group", &EditorSectionRow::group},
                {"amount", &EditorSectionRow::amount},
                {"problems", &EditorSectionRow::problems}};
    }
};

struct EditorCrumbRow {
    QString title;
    QString path;

    bool operator==(const EditorCrumbRow&) const = default;
    [[nodiscard]] static Roles<EditorCrumbRow> roles()
    {
        return {{"title", &EditorCrumbRow::title}, {"path", &EditorCrumbRow::path}};
    }
};

struct EditorItemRow {
    QString title;
    QString about;
    int problems = 0;

    bool operator==(const EditorItemRow&) const = default;
    [[nodiscard]] static Roles<EditorItemRow> roles()
    {
        return {
            {"title", &EditorItemRow::title}, {"about", &EditorItemRow::about}, {"problems", &EditorItemRow::problems}};
    }
};

struct EditorProblemRow {
    QString words;
    QString path;
    QString file;
    bool isLint = false;

    bool operator==(const EditorProblemRow&) const = default;
    [[nodiscard]] static Roles<EditorProblemRow> roles()
    {
        return {{"words", &EditorProblemRow::words},
                {"path", &EditorProblemRow::path},
                {"file", &EditorProblemRow::file},
                {"isLint", &EditorProblemRow::isLint}};
    }
};

struct EditorDeckRow {
    QString file;
    QString name;
    bool example = false;
    QString expected = {};
    QString found = {};
    QString state = {};  ///< "fine", "other" or "broken"

    bool operator==(const EditorDeckRow&) const = default;
    [[nodiscard]] static Roles<EditorDeckRow> roles()
    {
        return {{"file", &EditorDeckRow::file},       {"name", &EditorDeckRow::name},
                {"example", &EditorDeckRow::example}, {"expected", &EditorDeckRow::expected},
                {"found", &EditorDeckRow::found},     {"state", &EditorDeckRow::state}};
    }
};

/// The rows of the lists in the game editor.
[[nodiscard]] QList<EditorSectionRow> editorSectionRows(const PackDocument& document,
                                                        std::span<const TrialProblem> problems);
[[nodiscard]] QList<EditorItemRow> editorItemRows(const PackDocument& document, const std::string& list,
                                                  std::span<const TrialProblem> problems);
/// The way from the section to a list or object; none if it is the section's own.
[[nodiscard]] QList<EditorCrumbRow> editorCrumbRows(const PackDocument& document, const std::string& path,
                                                    bool isProcedure);
[[nodiscard]] QList<EditorDeckRow> editorDeckRows(const PackDocument& document, const TrialPack* trial);
[[nodiscard]] QList<EditorProblemRow> editorProblemRows(std::span<const TrialProblem> problems);

/// How many items a list has; none if it is no list.
[[nodiscard]] std::size_t sizeOf(const nlohmann::ordered_json* list);

}  // namespace mazzo::desktop
