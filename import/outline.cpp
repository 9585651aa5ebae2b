// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/outline.h"

#include "model/deck_file/card_line.h"
#include "model/text.h"

#include <algorithm>
#include <map>

namespace mazzo::importer {

namespace {

using Kind = DeckFile::Kind;
using Line = DeckFile::Line;

std::string withoutCommentMark(std::string_view comment)
{
    while (comment.starts_with('#') || comment.starts_with('/')) comment.remove_prefix(1);
    return std::string(trimmed(comment));
}

void addKey(Outline& outline, const Line& line, const Game& game)
{
    const std::string key = folded(line.text);
    const bool known = key == "name" || key == "game" || key == "rules" || game.option(key);
    if (!known) outline.options.push_back({std::string(line.text), std::string(line.value)});
}

/// Collects a section. Lines of the same card and printing become one, as long as one line can say it.
class SectionMaker {
public:
    SectionMaker(const Game& game, ZoneIndex zone) : m_game(game) { m_section.zone = zone; }

    void add(const Line& line, const Catalogue& catalogue, std::string_view language)
    {
        m_section.cards += line.copies;
        const std::string_view name = line.card ? catalogue.name(*line.card, language) : line.text;
        const auto [place, isNew] = m_places.try_emplace({line.card, std::string(name), std::string(line.value)},
                                                         m_section.lines.size());
        if (!isNew && m_section.lines[place->second].copies + line.copies <= kMaxCopiesPerLine) {
            m_section.lines[place->second].copies += line.copies;
        } else {
            place->second = m_section.lines.size();
            auto named = line.card && !line.value.empty() ? catalogue.printingNamed(m_game, *line.card, line.value)
                                                          : std::nullopt;
            m_section.lines.push_back(
                {line.copies, std::string(name), std::string(line.value), line.card, std::move(named)});
        }
    }

    [[nodiscard]] Outline::Section& section() { return m_section; }

private:
    const Game& m_game;
    Outline::Section m_section;
    std::map<std::tuple<std::optional<CardIndex>, std::string, std::string>, std::size_t>
        m_places;  // the last line of each
};

Error lost(const char* code, std::vector<std::string> args = {})
{
    return {Error::Kind::Refused, code, {}, std::move(args), {}};
}

}  // namespace

Outline outlineOf(const DeckFile& file, const Game& game, const Catalogue& catalogue, std::string_view language)
{
    Outline outline;
    outline.name = file.name;
    outline.edition = file.settings.edition;
    for (std::size_t i = 0; i < game.options.size() && i < file.settings.options.size(); ++i) {
        const std::string& value = file.settings.options[i].text;
        if (value != game.options[i].preset) outline.options.push_back({game.options[i].id, value});
    }
    std::vector<SectionMaker> sections;
    for (std::size_t i = 0; i < game.zones.size(); ++i) sections.emplace_back(game, static_cast<ZoneIndex>(i));
    for (const Line& line : file.lines()) {
        if (line.kind == Kind::Key) addKey(outline, line, game);
        if (line.kind == Kind::Comment) outline.notes.push_back(withoutCommentMark(line.text));
        if (line.kind == Kind::Card) sections[at(line.zone)].add(line, catalogue, language);
    }
    for (SectionMaker& made : sections) {
        Outline::Section& section = made.section();
        if (!section.lines.empty() || file.deck.hasZone(section.zone)) outline.sections.push_back(std::move(section));
    }
    return outline;
}

Errors lostBy(const Carries& format, const Outline& outline, const Game& game)
{
    Errors errors;
    if (!format.name && !outline.name.empty()) errors.push_back(lost("format.no-name", {outline.name}));
    if (!format.settings) {
        const bool preset = game.editions.empty() || game.editions.front().id == outline.edition;
        if (!preset) errors.push_back(lost("format.no-edition", {outline.edition}));
        for (const Draft::Choice& choice : outline.options)
            errors.push_back(lost("format.no-option", {choice.key, choice.value}));
    }
    if (!format.notes && !outline.notes.empty())
        errors.push_back(lost("format.no-notes", {std::to_string(outline.notes.size())}));
    if (!format.printings) {
        for (const Outline::Section& section : outline.sections) {
            for (const Outline::Line& line : section.lines) {
                if (!line.printing.empty()) errors.push_back(lost("format.no-printing", {line.name, line.printing}));
            }
        }
    }
    return errors;
}

}  // namespace mazzo::importer
