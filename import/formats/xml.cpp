#include "import/formats/xml.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace mazzo {

namespace {

tl::unexpected<Error> refused(const char* code, Place place = {}) { return failure({Error::Kind::Parse, code, std::move(place), {}, {}}); }

Place placeAt(std::string_view text, std::ptrdiff_t offset)
{
    const std::string_view before = text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {{}, line, characters(before.substr(start)) + 1};
}

} // namespace

Result<Xml> Xml::parse(std::string_view text)
{
    Xml xml;
    xml.m_document = std::make_unique<pugi::xml_document>();
    const auto parsed = xml.m_document->load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_trim_pcdata | pugi::parse_doctype);
    if (!parsed) return refused("format.bad-xml", placeAt(text, parsed.offset));
    // In whatever encoding: the parser never expands entities, but a deck that declares some is no deck.
    const auto isDoctype = [](pugi::xml_node node) { return node.type() == pugi::node_doctype; };
    if (xml.m_document->find_child(isDoctype)) return refused("format.xml-entities");
    const pugi::xml_node root = xml.m_document->document_element();
    for (pugi::xml_node next = root.next_sibling(); next; next = next.next_sibling()) {
        if (next.type() == pugi::node_element) return refused("format.bad-xml", placeAt(text, next.offset_debug()));
    }
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1))
        xml.m_lineEnds.push_back(static_cast<std::ptrdiff_t>(end));
    return xml;
}

int Xml::lineOf(pugi::xml_node node) const
{
    return static_cast<int>(std::ranges::lower_bound(m_lineEnds, node.offset_debug()) - m_lineEnds.begin()) + 1;
}

std::optional<int> copiesOf(std::string_view text)
{
    text = trimmed(text);
    int copies = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), copies);
    if (error != std::errc{} || end != text.data() + text.size() || copies < 1 || copies > 9999) return std::nullopt;
    return copies;
}

std::string textOf(const pugi::xml_document& document)
{
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return std::move(out).str();
}

} // namespace mazzo
