#include "import/outline.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo {

namespace {

using Item = DeckFile::Item;

constexpr int kMostCopiesOfALine = 9999;

std::string withoutMark(std::string_view comment)
{
    while (comment.starts_with('#') || comment.starts_with('/')) comment.remove_prefix(1);
    return std::string(trimmed(comment));
}

void addKey(Outline& outline, const Item& item, const Game& game)
{
    const std::string key = folded(item.text);
    const bool told = key == "name" || key == "game" || key == "rules" || game.option(key);
    if (!told) outline.options.push_back({item.text, item.value});
}

/// Lines of the same card and printing become one, as long as one line can say it.
void addCard(Outline::Section& section, const Item& item, const Catalogue& catalogue, std::string_view language)
{
    section.cards += item.copies;
    std::string name = item.card ? std::string(catalogue.name(*item.card, language)) : item.text;
    const auto same = std::ranges::find_if(section.lines, [&](const Outline::Line& line) {
        return line.card == item.card && line.printing == item.value && line.name == name && line.copies + item.copies <= kMostCopiesOfALine;
    });
    if (same != section.lines.end()) same->copies += item.copies;
    else section.lines.push_back({item.copies, std::move(name), item.value, item.card});
}

Error lost(const char* code, std::vector<std::string> args = {}) { return {Error::Kind::Refused, code, {}, std::move(args), {}}; }

} // namespace

Outline outlineOf(const DeckFile& file, const Game& game, const Catalogue& catalogue, std::string_view language)
{
    Outline outline;
    outline.name = file.name;
    outline.edition = file.settings.edition;
    for (std::size_t i = 0; i < game.options.size() && i < file.settings.options.size(); ++i) {
        const std::string& value = file.settings.options[i].text;
        if (value != game.options[i].preset) outline.options.push_back({game.options[i].id, value});
    }
    std::vector<Outline::Section> sections(game.zones.size());
    for (std::size_t i = 0; i < sections.size(); ++i) sections[i].zone = static_cast<ZoneIndex>(i);
    for (const Item& item : file.items) {
        if (item.kind == Item::Kind::Key) addKey(outline, item, game);
        if (item.kind == Item::Kind::Comment) outline.notes.push_back(withoutMark(item.text));
        if (item.kind == Item::Kind::Card) addCard(sections[at(item.zone)], item, catalogue, language);
    }
    for (Outline::Section& section : sections) {
        if (!section.lines.empty() || file.deck.given(section.zone)) outline.sections.push_back(std::move(section));
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
        for (const Draft::Choice& choice : outline.options) errors.push_back(lost("format.no-option", {choice.key, choice.value}));
    }
    if (!format.notes && !outline.notes.empty()) errors.push_back(lost("format.no-notes", {std::to_string(outline.notes.size())}));
    if (!format.printings) {
        for (const Outline::Section& section : outline.sections) {
            for (const Outline::Line& line : section.lines) {
                if (!line.printing.empty()) errors.push_back(lost("format.no-printing", {line.name, line.printing}));
            }
        }
    }
    return errors;
}

} // namespace mazzo
