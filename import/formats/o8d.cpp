// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/o8d.h"

#include "import/formats/xml.h"
#include "model/catalogue/hash.h"
#include "model/lines.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

constexpr std::string_view kSignature = "mazzo deck";

/// OCTGN knows things by GUID: the same name gives the same one, for ever.
std::string guidOf(std::string_view name)
{
    static constexpr char kHex[] = "0123456789abcdef";
    std::string digits;
    for (const std::uint64_t seed : {1U, 2U}) {
        const std::uint64_t hash = catalogue::hash64(name, seed);
        for (unsigned shift = 64; shift > 0; shift -= 4) digits.push_back(kHex[(hash >> (shift - 4)) & 15U]);
    }
    return digits.substr(0, 8) + "-" + digits.substr(8, 4) + "-" + digits.substr(12, 4) + "-" + digits.substr(16, 4) +
           "-" + digits.substr(20);
}

/// Our notes begin with a signature and header lines; behind a blank line come the comments.
void readNotes(std::string_view notes, ListedDeck& deck)
{
    bool header = false;
    TextLines lines(notes);
    for (TextLine read; lines.next(read);) {
        const std::string_view line = read.content;
        const std::size_t colon = line.find(':');
        if (read.number == 1 && line == kSignature) {
            header = true;
        } else if (header && colon != std::string_view::npos) {
            const std::string key(line.substr(0, colon)), value(trimmed(line.substr(colon + 1)));
            if (key == "name") deck.name = value;
            else if (key == "game") deck.game = value;
            else if (key == "rules") deck.edition = value;
            else deck.options.push_back({key, value});
        } else {
            header = false;
            if (!line.empty()) deck.notes.emplace_back(line);
        }
    }
}

void readOctgnCard(const Xml& xml, pugi::xml_node node, const std::string& section, ListedDeck& deck)
{
    ListedDeck::Line line;
    line.number = xml.lineOf(node);
    line.section = section;
    line.name = textIn(node);
    if (const pugi::xml_attribute exact = node.attribute("name")) line.name = exact.value();
    line.printing = node.attribute("printing").value();
    line.text = std::string(node.attribute("qty").value()) + " " + line.name;
    const auto copies = copiesOf(node.attribute("qty").value());
    if (!copies || trimmed(line.name).empty()) line.kind = ListedDeck::Line::Kind::Ignored;
    line.copies = copies.value_or(1);
    deck.lines.push_back(std::move(line));
}

void writeSection(pugi::xml_node root, const Outline::Section& section, const Game& game, const Catalogue& catalogue)
{
    pugi::xml_node node = root.append_child("section");
    node.append_attribute("name") = std::string(game[section.zone].name.in(game.languages.front())).c_str();
    node.append_attribute("shared") = "False";
    for (const Outline::Line& line : section.lines) {
        pugi::xml_node card = node.append_child("card");
        card.append_attribute("qty") = line.copies;
        card.append_attribute("id") = guidOf(line.card ? game.id + ":" + std::string(catalogue.id(*line.card))
                                                       : game.id + "?" + line.name)
                                          .c_str();
        if (!line.printing.empty()) card.append_attribute("printing") = line.printing.c_str();
        // Blanks at the ends of a text and control characters don't survive every reader.
        const bool plain = trimmed(line.name) == line.name &&
                           std::ranges::none_of(line.name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
        if (!plain) card.append_attribute("name") = line.name.c_str();
        card.text().set(line.name.c_str());
    }
}

std::string notesOf(const Outline& outline, const Game& game)
{
    std::string notes = std::string(kSignature) + "\ngame: " + game.id + "\n";
    if (!outline.name.empty()) notes += "name: " + outline.name + "\n";
    notes += "rules: " + outline.edition + "\n";
    for (const Draft::Choice& choice : outline.options) notes += choice.key + ": " + choice.value + "\n";
    if (!outline.notes.empty()) notes += "\n";
    for (const std::string& note : outline.notes) notes += note + "\n";
    return notes;
}

}  // namespace

Result<ListedDeck> readO8d(std::string_view text)
{
    const auto xml = Xml::parse(text);
    if (!xml) return failure(xml.error());
    const pugi::xml_node root = xml->root();
    if (std::string_view(root.name()) != "deck") return failure({Error::Kind::Parse, "format.other", {}, {"o8d"}, {}});
    ListedDeck deck;
    readNotes(textIn(root.child("notes")), deck);
    for (const pugi::xml_node section : root.children("section")) {
        const std::string name = section.attribute("name").value();
        deck.sections.push_back(name);
        for (const pugi::xml_node card : section.children("card")) readOctgnCard(*xml, card, name, deck);
    }
    return deck;
}

Written writeO8d(const Outline& outline, const Game& game, const Catalogue& catalogue)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "utf-8";
    declaration.append_attribute("standalone") = "yes";
    pugi::xml_node root = document.append_child("deck");
    root.append_attribute("game") = guidOf(game.id).c_str();
    for (const Outline::Section& section : outline.sections) writeSection(root, section, game, catalogue);
    root.append_child("notes").append_child(pugi::node_cdata).set_value(notesOf(outline, game).c_str());
    return {textOf(document), {}};
}

}  // namespace mazzo::importer
