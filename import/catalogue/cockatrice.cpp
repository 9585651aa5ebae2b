// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/cockatrice.h"

#include "import/catalogue/xml_stream.h"
#include "model/text.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::importer {

namespace {

/// Cards with two sides are two cards there. They are kept until the file has ended, because either side may come
/// first.
class CockatriceReader {
public:
    CockatriceReader(const std::string& file, const SourceSink& sink, std::size_t& leftOut)
        : m_file(file), m_sink(sink), m_leftOut(leftOut)
    {}

    void begins(const XmlStream::Path& path)
    {
        if (isCard(path)) {
            m_card = {{m_file, path.back().line, 1}, {}};
            m_printings = 0;
            m_isToken = m_isBack = false;
            m_turnsInto.clear();
        }
    }

    void ends(const XmlStream::Path& path)
    {
        const XmlStream::Element& element = path.back();
        if (isCard(path)) return endCard();
        if (path.size() == 4 && path[1].name == "sets" && path[2].name == "set") {
            if (element.name == "name") m_setCode = trimmed(element.text);
            if (element.name == "longname") m_setName = trimmed(element.text);
        } else if (path.size() == 3 && path[1].name == "sets") {
            m_sink.set(m_setCode, m_setName.empty() ? m_setCode : m_setName);
            m_setCode.clear();
            m_setName.clear();
        } else if (path.size() >= 4 && path[1].name == "cards" && path[2].name == "card") {
            endValue(path);
        }
    }

    void finish()
    {
        for (auto& [card, turnsInto] : m_withTwoSides) {
            if (const auto back = m_backs.find(folded(turnsInto)); back != m_backs.end()) {
                for (const char* key : {"name", "text"})
                    if (const std::string* value = back->second.find(key)) card.add(std::string("back.") + key, *value);
                m_used.push_back(back->first);
            }
            m_sink.card(std::move(card));
        }
        // A side whose other one is missing is a card by itself.
        for (auto& [name, card] : m_backs)
            if (std::ranges::find(m_used, name) == m_used.end()) m_sink.card(std::move(card));
    }

private:
    static bool isCard(const XmlStream::Path& path)
    {
        return path.size() == 3 && path[1].name == "cards" && path[2].name == "card";
    }

    void endValue(const XmlStream::Path& path)
    {
        const XmlStream::Element& element = path.back();
        const std::string value(trimmed(element.text));
        if (path.size() == 4 && element.name == "set") return addPrinting(element, value);
        if (path.size() == 4 && element.name == "prop") return;
        if (element.name == "token") m_isToken = value == "1" || value == "true";
        if (element.name == "side") m_isBack = value == "back";
        if (element.name == "related" && element.attribute("attach") == "transform") m_turnsInto = value;
        const bool isLink = element.name == "related" || element.name == "reverse-related";
        if (!isLink && !value.empty()) m_card.add(element.name, value);
    }

    void addPrinting(const XmlStream::Element& element, const std::string& set)
    {
        const std::string prefix = "printings." + std::to_string(m_printings++) + ".";
        m_card.add(prefix + "set", set);
        const auto add = [&](const char* name, const char* attribute) {
            if (const std::string_view value = element.attribute(attribute); !value.empty())
                m_card.add(prefix + name, std::string(value));
        };
        add("number", "num");
        add("rarity", "rarity");
    }

    void endCard()
    {
        if (m_isToken) {
            ++m_leftOut;
            return;
        }
        const std::string* name = m_card.find("name");
        if (m_isBack && name != nullptr) m_backs.emplace(folded(*name), std::move(m_card));
        else if (!m_turnsInto.empty()) m_withTwoSides.emplace_back(std::move(m_card), std::move(m_turnsInto));
        else m_sink.card(std::move(m_card));
    }

    std::string m_file;
    const SourceSink& m_sink;
    std::size_t& m_leftOut;
    SourceCard m_card;
    int m_printings = 0;
    bool m_isToken = false;
    bool m_isBack = false;
    std::string m_turnsInto;
    std::string m_setCode, m_setName;
    std::vector<std::pair<SourceCard, std::string>> m_withTwoSides;
    std::unordered_map<std::string, SourceCard> m_backs;
    std::vector<std::string> m_used;
};

}  // namespace

Result<void> readCockatrice(std::istream& stream, const std::string& file, const SourceSink& sink, std::size_t& leftOut)
{
    CockatriceReader reader(file, sink, leftOut);
    XmlStream xml;
    std::string root;
    xml.begins = [&](const XmlStream::Path& path) {
        if (path.size() == 1) root = path.front().name;
        reader.begins(path);
    };
    xml.ends = [&](const XmlStream::Path& path) { reader.ends(path); };
    if (auto read = xml.read(stream, file); !read) return read;
    if (root != "cockatrice_carddatabase")
        return failure({Error::Kind::Parse, "catalogue-import.other-format", {file, 1, 1}, {"cockatrice"}, {}});
    reader.finish();
    return {};
}

}  // namespace mazzo::importer
