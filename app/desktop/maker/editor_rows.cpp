// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/editor_rows.h"

#include "app/desktop/maker/editor_sections.h"
#include "app/desktop/maker/form_rows.h"
#include "app/desktop/maker/form_text.h"
#include "app/desktop/maker/rule_trial.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/edit/json_paths.h"
#include "carddata/edit/pack_cards.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::desktop {

namespace {

int problemsBelow(std::span<const TrialProblem> problems, const std::string& path)
{
    return static_cast<int>(std::ranges::count_if(problems, [&path](const TrialProblem& problem) {
        return !problem.path.empty() && isBelow(problem.path, path);
    }));
}

}  // namespace

std::size_t sizeOf(const nlohmann::ordered_json* list)
{
    return list != nullptr && list->is_array() ? list->size() : 0;
}

QList<EditorSectionRow> editorSectionRows(const PackDocument& document, std::span<const TrialProblem> problems)
{
    QList<EditorSectionRow> rows;
    for (const EditorSection& section : editorSections()) {
        EditorSectionRow row{
            .sectionId = QString::fromLatin1(section.id), .group = groupTitle(section), .title = sectionTitle(section)};
        const std::string own = section.path();
        if (section.list != nullptr) {
            row.amount = static_cast<int>(sizeOf(document.find(own)));
            row.problems = problemsBelow(problems, own);
        } else if (row.sectionId == "cards") {
            row.amount = static_cast<int>(cardCount(document));
            row.problems = static_cast<int>(std::ranges::count_if(problems, [&](const TrialProblem& problem) {
                const auto files = document.cardFiles();
                return std::ranges::find(files, problem.error.where.file) != files.end();
            }));
        } else if (row.sectionId == "decks") {
            row.amount = static_cast<int>(document.deckFiles("decks").size() + document.deckFiles("examples").size());
            row.problems = static_cast<int>(std::ranges::count_if(
                problems, [](const TrialProblem& problem) { return problem.error.where.file.ends_with(".deck"); }));
        } else {
            for (const std::string_view key : wordsOfForm(section.keys))
                row.problems += problemsBelow(problems, pathOf(own, key));
        }
        rows.append(std::move(row));
    }
    return rows;
}

QList<EditorItemRow> editorItemRows(const PackDocument& document, const std::string& list,
                                    std::span<const TrialProblem> problems)
{
    const auto count = static_cast<int>(sizeOf(document.find(list)));
    QList<EditorItemRow> items;
    for (int i = 0; !list.empty() && i < count; ++i) {
        const std::string path = pathOf(list, static_cast<std::size_t>(i));
        const auto [title, about] = itemText(document, path);
        items.append({title, about, problemsBelow(problems, path)});
    }
    return items;
}

QList<EditorCrumbRow> editorCrumbRows(const PackDocument& document, const std::string& path, bool isProcedure)
{
    QList<EditorCrumbRow> crumbs;
    std::string above;
    for (const std::string& part : pathParts(path)) {
        const Form* form = formAt(above);
        above = pathOf(above, part);
        const QString title = form != nullptr ? keyTitle(form->id, part) : itemText(document, above).first;
        if (above != "/procedure" || isProcedure) crumbs.append({title, fromUtf8(above)});
    }
    return crumbs.size() > 1 ? crumbs : QList<EditorCrumbRow>();
}

QList<EditorDeckRow> editorDeckRows(const PackDocument& document, const TrialPack* trial)
{
    QList<EditorDeckRow> decks;
    for (const char* subfolder : {"decks", "examples"})
        for (const std::string& file : document.deckFiles(subfolder)) {
            const TrialDeck* deck = trial != nullptr ? trial->deck(file) : nullptr;
            EditorDeckRow row{.file = fromUtf8(file),
                              .name = nameOf(deck != nullptr ? *deck : TrialDeck{.file = file}),
                              .example = std::string_view(subfolder) == "examples"};
            if (deck != nullptr) {
                row.expected = fromUtf8(deck->expected);
                row.found = fromUtf8(deck->found);
                row.state = !deck->isReadable()    ? QStringLiteral("broken")
                            : deck->isAsExpected() ? QStringLiteral("fine")
                                                   : QStringLiteral("other");
            }
            decks.append(std::move(row));
        }
    return decks;
}

QList<EditorProblemRow> editorProblemRows(std::span<const TrialProblem> problems)
{
    QList<EditorProblemRow> rows;
    for (const TrialProblem& problem : problems)
        rows.append({.words = sentence(problem.error),
                     .path = fromUtf8(problem.path),
                     .file = fromUtf8(problem.error.where.file),
                     .isLint = problem.isLint});
    return rows;
}

}  // namespace mazzo::desktop
