// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <pugixml.hpp>

#include <memory>
#include <optional>
#include <string_view>

namespace mazzo::importer {

/// A parsed XML text that knows on which line a node stands. Document types, and with them entities, are refused.
class Xml {
public:
    [[nodiscard]] static Result<Xml> parse(std::string_view bytes);

    [[nodiscard]] pugi::xml_node root() const { return m_document->document_element(); }
    [[nodiscard]] int lineOf(pugi::xml_node node) const;

private:
    Xml() = default;

    std::unique_ptr<pugi::xml_document> m_document;
    std::vector<std::ptrdiff_t> m_lineEnds;
};

/// All the text in a node; one that holds "]]>" is written in several pieces.
[[nodiscard]] std::string textIn(pugi::xml_node node);

/// A count as other programs write it; nothing unless it is a whole number from 1 to kMaxCopiesPerLine.
[[nodiscard]] std::optional<int> copiesOf(std::string_view text);

/// An indented document with its declaration.
[[nodiscard]] std::string textOf(const pugi::xml_document& document);

}  // namespace mazzo::importer
