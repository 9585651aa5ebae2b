// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/xml_stream.h"

#include <expat.h>

#include <algorithm>
#include <memory>

namespace mazzo::importer {

namespace {

constexpr std::size_t kChunk = 1U << 20;
constexpr std::size_t kMaxXmlDepth = 64;
constexpr std::size_t kMaxElementText = 1U << 20;

/// What the callbacks of the parser work on.
struct Parsing {
    const XmlStream& stream;
    XML_Parser parser;
    XmlStream::Path path;
    const char* refusal = nullptr;

    void refuse(const char* code)
    {
        if (refusal == nullptr) refusal = code;
        XML_StopParser(parser, XML_FALSE);
    }
};

void XMLCALL onBegin(void* data, const XML_Char* name, const XML_Char** attributes)
{
    auto& parsing = *static_cast<Parsing*>(data);
    if (parsing.path.size() >= kMaxXmlDepth) return parsing.refuse("catalogue-import.too-deep");
    XmlStream::Element& element = parsing.path.emplace_back();
    element.name = name;
    element.line = static_cast<int>(XML_GetCurrentLineNumber(parsing.parser));
    for (; *attributes != nullptr; attributes += 2) element.attributes.emplace_back(attributes[0], attributes[1]);
    if (parsing.stream.begins) parsing.stream.begins(parsing.path);
}

void XMLCALL onEnd(void* data, const XML_Char*)
{
    auto& parsing = *static_cast<Parsing*>(data);
    if (parsing.path.empty()) return;
    if (parsing.stream.ends) parsing.stream.ends(parsing.path);
    parsing.path.pop_back();
}

void XMLCALL onText(void* data, const XML_Char* text, int length)
{
    auto& parsing = *static_cast<Parsing*>(data);
    if (parsing.path.empty()) return;
    std::string& all = parsing.path.back().text;
    if (all.size() + static_cast<std::size_t>(length) > kMaxElementText)
        return parsing.refuse("catalogue-import.too-long");
    all.append(text, static_cast<std::size_t>(length));
}

void XMLCALL onDoctype(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int)
{
    static_cast<Parsing*>(data)->refuse("format.xml-entities");
}

}  // namespace

std::string_view XmlStream::Element::attribute(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(attributes, [&](const auto& each) { return each.first == wanted; });
    return found == attributes.end() ? std::string_view() : std::string_view(found->second);
}

Result<void> XmlStream::read(std::istream& stream, const std::string& file) const
{
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(XML_ParserCreate(nullptr),
                                                                              XML_ParserFree);
    Parsing parsing{*this, parser.get(), {}};
    XML_SetUserData(parser.get(), &parsing);
    XML_SetElementHandler(parser.get(), onBegin, onEnd);
    XML_SetCharacterDataHandler(parser.get(), onText);
    XML_SetStartDoctypeDeclHandler(parser.get(), onDoctype);
    const auto failed = [&](const char* code, std::string detail) {
        const Place place{file, static_cast<int>(XML_GetCurrentLineNumber(parser.get())),
                          static_cast<int>(XML_GetCurrentColumnNumber(parser.get())) + 1};
        return failure({Error::Kind::Parse, code, place, {detail}, detail});
    };
    for (;;) {
        void* buffer = XML_GetBuffer(parser.get(), static_cast<int>(kChunk));
        if (buffer == nullptr) return failed("catalogue-import.bad-xml", "out of memory");
        stream.read(static_cast<char*>(buffer), static_cast<std::streamsize>(kChunk));
        const bool last = !stream;
        if (XML_ParseBuffer(parser.get(), static_cast<int>(stream.gcount()), last ? 1 : 0) == XML_STATUS_ERROR) {
            if (parsing.refusal != nullptr) return failed(parsing.refusal, {});
            return failed("catalogue-import.bad-xml", XML_ErrorString(XML_GetErrorCode(parser.get())));
        }
        if (last) return {};
    }
}

}  // namespace mazzo::importer
