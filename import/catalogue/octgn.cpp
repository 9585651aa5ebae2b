// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/octgn.h"

#include "import/catalogue/xml_stream.h"

namespace mazzo::importer {

namespace {

/// Properties of sets that name the collector number and the rarity in most of the games.
void addPrintingValue(SourceCard& card, std::string_view name, std::string_view value)
{
    if (name == "Number" || name == "Card Number" || name == "CardNumber" || name == "Collector Number")
        card.add("printings.0.number", std::string(value));
    if (name == "Rarity") card.add("printings.0.rarity", std::string(value));
}

}  // namespace

Result<void> readOctgnSet(std::istream& stream, const std::string& file, const SourceSink& sink)
{
    XmlStream xml;
    bool isSet = false;
    std::string setName;
    SourceCard card;
    bool hasBack = false;
    xml.begins = [&](const XmlStream::Path& path) {
        const XmlStream::Element& element = path.back();
        if (path.size() == 1) {
            isSet = element.name == "set";
            setName = element.attribute("name");
            if (isSet) sink.set(setName, setName);
        } else if (path.size() == 3 && element.name == "card") {
            card = {{file, element.line, 1}, {}};
            hasBack = false;
            card.add("name", std::string(element.attribute("name")));
            card.add("printings.0.set", setName);
        } else if (path.size() == 4 && element.name == "alternate") {
            // Only cards with two sides have a name there; others change their size or picture.
            if (hasBack || element.attribute("name").empty()) return;
            hasBack = true;
            card.add("back.name", std::string(element.attribute("name")));
        } else if (element.name == "property" && path.size() >= 4) {
            const std::string_view name = element.attribute("name");
            const std::string_view value = element.attribute("value");
            if (value.empty()) return;
            const bool isBack = path.size() == 5 && path[3].name == "alternate";
            if (isBack && !hasBack) return;
            card.add((isBack ? "back." : "") + std::string(name), std::string(value));
            if (!isBack) addPrintingValue(card, name, value);
        }
    };
    xml.ends = [&](const XmlStream::Path& path) {
        if (path.size() == 3 && path.back().name == "card" && isSet) sink.card(std::move(card));
        // The values of a property may be written in it.
        if (path.back().name != "property" || path.back().text.empty() || path.size() != 4) return;
        if (path.back().attribute("value").empty()) card.add(path.back().attribute("name"), path.back().text);
    };
    if (auto read = xml.read(stream, file); !read) return read;
    if (!isSet) return failure({Error::Kind::Parse, "catalogue-import.other-format", {file, 1, 1}, {"octgn"}, {}});
    return {};
}

}  // namespace mazzo::importer
