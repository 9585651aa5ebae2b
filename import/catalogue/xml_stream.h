// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::importer {

/// Reads XML piece by piece, so that a large file never is in memory as a whole. Document types, and with them
/// entities, are refused; so are elements that nest deeper or hold more text than any catalogue has.
class XmlStream {
public:
    struct Element {
        std::string name;
        std::vector<std::pair<std::string, std::string>> attributes;
        std::string text;  ///< directly in it, complete when it ends
        int line = 0;

        [[nodiscard]] std::string_view attribute(std::string_view name) const;  ///< empty if there is none
    };

    /// The elements that are open, from the root on; the last one begins or ends.
    using Path = std::vector<Element>;
    std::function<void(const Path&)> begins;
    std::function<void(const Path&)> ends;

    [[nodiscard]] Result<void> read(std::istream& stream, const std::string& file) const;
};

}  // namespace mazzo::importer
