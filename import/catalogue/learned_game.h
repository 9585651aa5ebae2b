// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <map>
#include <unordered_map>

namespace mazzo::importer {

/// What the cards of another program show their game to be: types and fields, as far as values tell.
class LearnedGame {
public:
    /// The id of a type called so; added if it is new.
    std::string addType(const std::string& name);
    /// The id for a field called so; empty if it would be one too many.
    [[nodiscard]] std::string fieldId(const std::string& name);
    void addField(const std::string& id, const std::vector<std::string>& values, bool isList);
    /// Decides what kind each field is; long texts, addresses and the like are no fields.
    void finish();

    /// Types, and after `finish` fields; names are in no language yet.
    [[nodiscard]] const Game& game() const { return m_game; }

private:
    struct Seen {
        std::size_t cards = 0;
        std::size_t numbers = 0;
        std::size_t flags = 0;
        std::size_t longest = 0;
        std::size_t longestOther = 0;  ///< of those that are no numbers
        int least = 0;
        bool isList = false;
        bool isAddress = false;
    };

    Game m_game;
    std::unordered_map<std::string, std::string> m_typeIds;
    std::vector<std::pair<std::string, std::string>> m_names;  // ids and names of fields
    std::map<std::string, Seen> m_seen;
};

}  // namespace mazzo::importer
