// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/markdown.h"

namespace mazzo::importer {

namespace {

/// Escapes the characters that Markdown interprets. Names are never at the start of a line, so dashes and numbers need
/// no escape.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>#|~&").find(c) != std::string_view::npos) result.push_back('\\');
        result.push_back(c);
    }
    return result;
}

}  // namespace

Written writeMarkdown(const Outline& outline, const Game& game, std::string_view language, std::string_view code)
{
    std::string text = "# " + escaped(outline.name.empty() ? game.name.in(language) : std::string_view(outline.name)) +
                       "\n\n";
    text += escaped(game.name.in(language));
    if (game.editions.size() > 1) {
        const Edition* edition = game.edition(outline.edition);
        if (edition != nullptr) text += " · " + escaped(edition->name.in(language));
    }
    for (const Draft::Choice& choice : outline.options)
        text += " · " + escaped(choice.key) + ": " + escaped(choice.value);
    text += "\n";
    for (const std::string& note : outline.notes) text += "\n> " + escaped(note) + "\n";
    for (const Outline::Section& section : outline.sections) {
        text += "\n## " + escaped(game[section.zone].name.in(language)) + " (" + std::to_string(section.cards) +
                ")\n\n";
        for (const Outline::Line& line : section.lines) {
            text += "- " + std::to_string(line.copies) + " " + escaped(line.name);
            if (!line.printing.empty()) text += " (" + escaped(line.printing) + ")";
            text += "\n";
        }
    }
    return {code.empty() ? text : text + "\n`" + std::string(code) + "`\n", {}};
}

}  // namespace mazzo::importer
