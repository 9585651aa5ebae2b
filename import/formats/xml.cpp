// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/xml.h"

#include "import/formats/xml_text.h"
#include "model/deck_file/limits.h"
#include "model/deck_file/readable.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace mazzo::importer {

namespace {

std::size_t offsetOf(std::ptrdiff_t place) { return static_cast<std::size_t>(std::max<std::ptrdiff_t>(place, 0)); }

}  // namespace

Result<Xml> Xml::parse(std::string_view bytes)
{
    const auto text = xmlInUtf8(bytes);
    if (!text) return failure(text.error());
    // The parser would end at either and leave the rest out.
    if (const std::size_t nul = text->find('\0'); nul != std::string::npos)
        return parseFailure("deck.no-text", placeAt(*text, nul));
    if (const auto number = noCharacter(*text)) return parseFailure("format.bad-xml", placeAt(*text, *number));
    Xml xml;
    xml.m_document = std::make_unique<pugi::xml_document>();
    const auto parsed = xml.m_document->load_buffer(text->data(), text->size(),
                                                    pugi::parse_default | pugi::parse_trim_pcdata | pugi::parse_doctype,
                                                    pugi::encoding_utf8);
    if (!parsed) return parseFailure("format.bad-xml", placeAt(*text, offsetOf(parsed.offset)));
    // The parser never expands entities, but a deck that declares some is no deck.
    const auto isDoctype = [](pugi::xml_node node) { return node.type() == pugi::node_doctype; };
    if (const pugi::xml_node type = xml.m_document->find_child(isDoctype))
        return parseFailure("format.xml-entities", placeAt(*text, offsetOf(type.offset_debug())));
    const pugi::xml_node root = xml.m_document->document_element();
    for (pugi::xml_node next = root.next_sibling(); next; next = next.next_sibling()) {
        if (next.type() == pugi::node_element)
            return parseFailure("format.bad-xml", placeAt(*text, offsetOf(next.offset_debug())));
    }
    for (std::size_t end = text->find('\n'); end != std::string::npos; end = text->find('\n', end + 1))
        xml.m_lineEnds.push_back(static_cast<std::ptrdiff_t>(end));
    return xml;
}

int Xml::lineOf(pugi::xml_node node) const
{
    return static_cast<int>(std::ranges::lower_bound(m_lineEnds, node.offset_debug()) - m_lineEnds.begin()) + 1;
}

std::string textIn(pugi::xml_node node)
{
    std::string text;
    for (const pugi::xml_node piece : node.children()) {
        if (piece.type() == pugi::node_pcdata || piece.type() == pugi::node_cdata) text += piece.value();
    }
    return text;
}

std::optional<int> copiesOf(std::string_view text)
{
    text = trimmed(text);
    int copies = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), copies);
    if (error != std::errc{} || end != text.data() + text.size() || copies < 1 || copies > kMaxCopiesPerLine)
        return std::nullopt;
    return copies;
}

std::string textOf(const pugi::xml_document& document)
{
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return std::move(out).str();
}

}  // namespace mazzo::importer
