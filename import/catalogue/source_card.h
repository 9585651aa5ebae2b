// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mazzo::importer {

/// A card as another program's file has it: named values, of which some are lists. A value inside another one has the
/// path to it as its name ("card_faces.1.name").
struct SourceCard {
    Place place;
    std::vector<std::pair<std::string, std::string>> values;  ///< a list has its name several times

    /// The first value of that name; nothing if there is none.
    [[nodiscard]] const std::string* find(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> all(std::string_view name) const;
    void add(std::string_view name, std::string value) { values.emplace_back(name, std::move(value)); }
};

/// Gets the cards of a file, one after the other, and the sets that it describes (id or code, and name).
struct SourceSink {
    std::function<void(SourceCard&&)> card;
    std::function<void(std::string code, std::string name)> set;
};

}  // namespace mazzo::importer
