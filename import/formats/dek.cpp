// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/dek.h"

#include "import/formats/xml.h"
#include "model/text.h"

namespace mazzo::importer {

namespace {

bool isYes(std::string_view text) { return folded(text) == "true" || text == "1"; }

void writeSection(pugi::xml_node root, const Outline::Section& section, bool inSideboard)
{
    for (const Outline::Line& line : section.lines) {
        pugi::xml_node card = root.append_child("Cards");
        card.append_attribute("CatID") = "0";
        card.append_attribute("Quantity") = line.copies;
        card.append_attribute("Sideboard") = inSideboard ? "true" : "false";
        card.append_attribute("Name") = line.name.c_str();
        card.append_attribute("Annotation") = "0";
    }
}

/// All zones but the main one become the sideboard; only one of them can be recognised when the file is read again.
Errors lostZones(const Outline& outline, const Game& game)
{
    Errors errors;
    for (const Outline::Section& section : outline.sections) {
        if (slotOf(game, section.zone) == Slot::Main || zoneOutsideMain(game) == section.zone) continue;
        errors.push_back({Error::Kind::Refused, "format.no-zone", {}, {game[section.zone].id}, {}});
    }
    return errors;
}

}  // namespace

Result<ListedDeck> readDek(std::string_view text)
{
    const auto xml = Xml::parse(text);
    if (!xml) return failure(xml.error());
    const pugi::xml_node root = xml->root();
    if (std::string_view(root.name()) != "Deck") return failure({Error::Kind::Parse, "format.other", {}, {"dek"}, {}});
    ListedDeck deck;
    for (const pugi::xml_node card : root.children("Cards")) {
        ListedDeck::Line line;
        line.number = xml->lineOf(card);
        line.slot = isYes(card.attribute("Sideboard").value()) ? Slot::Command : Slot::Main;
        line.name = card.attribute("Name").value();
        line.text = std::string(card.attribute("Quantity").value()) + " " + line.name;
        const auto copies = copiesOf(card.attribute("Quantity").value());
        if (!copies || trimmed(line.name).empty()) line.kind = ListedDeck::Line::Kind::Ignored;
        line.copies = copies.value_or(1);
        deck.lines.push_back(std::move(line));
    }
    return deck;
}

Written writeDek(const Outline& outline, const Game& game)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "utf-8";
    pugi::xml_node root = document.append_child("Deck");
    root.append_attribute("xmlns:xsd") = "http://www.w3.org/2001/XMLSchema";
    root.append_attribute("xmlns:xsi") = "http://www.w3.org/2001/XMLSchema-instance";
    root.append_child("NetDeckID").text().set("0");
    root.append_child("PreconstructedDeckID").text().set("0");
    for (const bool inSideboard : {false, true}) {
        for (const Outline::Section& section : outline.sections) {
            if ((slotOf(game, section.zone) != Slot::Main) == inSideboard) writeSection(root, section, inSideboard);
        }
    }
    Errors lost = lostBy({.name = false, .notes = false, .printings = false, .settings = false}, outline, game);
    for (Error& error : lostZones(outline, game)) lost.push_back(std::move(error));
    return {textOf(document), std::move(lost)};
}

}  // namespace mazzo::importer
