// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/cod.h"

#include "import/formats/xml.h"
#include "model/lines.h"

#include <map>

namespace mazzo::importer {

namespace {

constexpr std::string_view kMark = "mazzo:";
constexpr std::string_view kZoneMark = "zone ";

/// What our tags say: `mazzo:game=…`, `mazzo:rules=…`, `mazzo:zone main=…`, and options.
using ZoneNames = std::map<std::string, std::string, std::less<>>;

/// False if the file has no such zone, or if its meaning is already known.
bool nameZone(const std::string& zone, const std::string& meaning, pugi::xml_node root, ZoneNames& zones)
{
    return root.find_child_by_attribute("zone", "name", zone.c_str()) && zones.try_emplace(zone, meaning).second;
}

/// A zone's meaning comes before the options, of which one may be called like it.
void readTag(std::string_view tag, pugi::xml_node root, ListedDeck& deck, ZoneNames& zones)
{
    if (!tag.starts_with(kMark)) {
        deck.notes.emplace_back(tag);
        return;
    }
    tag.remove_prefix(kMark.size());
    const std::size_t equals = std::min(tag.find('='), tag.size());
    const std::string_view key = tag.substr(0, equals);
    const std::string value(tag.substr(std::min(equals + 1, tag.size())));
    if (key == "game") deck.game = value;
    else if (key == "rules") deck.edition = value;
    else if (!(key.starts_with(kZoneMark) && nameZone(std::string(key.substr(kZoneMark.size())), value, root, zones)))
        deck.options.push_back({std::string(key), value});
}

void readComments(std::string_view comments, ListedDeck& deck)
{
    TextLines lines(comments);
    for (TextLine line; lines.next(line);) {
        if (!line.content.empty()) deck.notes.emplace_back(line.content);
    }
}

/// Other programs put everything outside the main deck into `side`.
bool isSideboard(std::string_view section, const ListedDeck& deck) { return section == "side" && !deck.isOurs(); }

void readCodCard(const Xml& xml, pugi::xml_node node, const std::string& section, ListedDeck& deck)
{
    ListedDeck::Line line;
    line.number = xml.lineOf(node);
    if (isSideboard(section, deck)) line.slot = Slot::Side;
    else line.section = section;
    line.name = node.attribute("name").value();
    line.text = std::string(node.attribute("number").value()) + " " + line.name;
    const std::string set = node.attribute("setShortName").value();
    const std::string number = node.attribute("collectorNumber").value();
    line.printing = writtenPrinting({set, number, node.attribute("finish").value()});
    const auto copies = copiesOf(node.attribute("number").value());
    const bool isToken = section == "tokens";
    if (!copies || trimmed(line.name).empty() || isToken) line.kind = ListedDeck::Line::Kind::Ignored;
    line.copies = copies.value_or(1);
    deck.lines.push_back(std::move(line));
}

std::string zoneName(const Game& game, ZoneIndex zone)
{
    const Slot slot = slotOf(game, zone);
    if (slot == Slot::Main) return "main";
    return zoneOf(game, Slot::Side) == zone ? "side" : game[zone].id;
}

void addTag(pugi::xml_node tags, const std::string& key, const std::string& value)
{
    tags.append_child("tag").text().set((std::string(kMark) + key + "=" + value).c_str());
}

void writeZone(pugi::xml_node root, const Outline::Section& section, const Game& game)
{
    pugi::xml_node zone = root.append_child("zone");
    zone.append_attribute("name") = zoneName(game, section.zone).c_str();
    for (const Outline::Line& line : section.lines) {
        pugi::xml_node card = zone.append_child("card");
        card.append_attribute("number") = line.copies;
        card.append_attribute("name") = line.name.c_str();
        if (line.named) {
            card.append_attribute("setShortName") = line.named->set.c_str();
            if (!line.named->number.empty()) card.append_attribute("collectorNumber") = line.named->number.c_str();
            if (!line.named->finish.empty()) card.append_attribute("finish") = line.named->finish.c_str();
        } else if (!line.printing.empty()) {
            card.append_attribute("setShortName") = line.printing.c_str();
        }
    }
}

}  // namespace

Result<ListedDeck> readCod(std::string_view text)
{
    const auto xml = Xml::parse(text);
    if (!xml) return failure(xml.error());
    const pugi::xml_node root = xml->root();
    if (std::string_view(root.name()) != "cockatrice_deck")
        return failure({Error::Kind::Parse, "format.other", {}, {"cod"}, {}});
    ListedDeck deck;
    ZoneNames zones;
    deck.name = trimmed(textIn(root.child("deckname")));
    for (const pugi::xml_node tag : root.child("tags").children("tag")) readTag(tag.text().get(), root, deck, zones);
    readComments(textIn(root.child("comments")), deck);
    for (const pugi::xml_node zone : root.children("zone")) {
        std::string section = zone.attribute("name").value();
        if (const auto ours = zones.find(section); ours != zones.end()) section = ours->second;
        if (!isSideboard(section, deck)) deck.sections.push_back(section);
        for (const pugi::xml_node card : zone.children("card")) readCodCard(*xml, card, section, deck);
    }
    return deck;
}

Written writeCod(const Outline& outline, const Game& game)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("cockatrice_deck");
    root.append_attribute("version") = "1";
    root.append_child("deckname").text().set(outline.name.c_str());
    std::string comments;
    for (const std::string& note : outline.notes) comments += (comments.empty() ? "" : "\n") + note;
    root.append_child("comments").text().set(comments.c_str());
    pugi::xml_node tags = root.append_child("tags");
    addTag(tags, "game", game.id);
    addTag(tags, "rules", outline.edition);
    for (const Outline::Section& section : outline.sections)
        addTag(tags, std::string(kZoneMark) + zoneName(game, section.zone), game[section.zone].id);
    for (const Draft::Choice& choice : outline.options) addTag(tags, choice.key, choice.value);
    for (const Outline::Section& section : outline.sections) writeZone(root, section, game);
    return {textOf(document), {}};
}

}  // namespace mazzo::importer
