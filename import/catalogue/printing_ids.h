// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/game_file.h"
#include "model/game.h"

#include <set>
#include <unordered_map>

namespace mazzo::importer {

/// The ids of the sets, rarities and finishes that cards name: those of the pack, and new ones.
class PrintingIds {
public:
    /// Those that the pack has.
    void know(const Game& game);
    /// A source says what a set is called.
    void nameSet(const std::string& code, const std::string& name);

    [[nodiscard]] std::string setId(const std::string& code);
    [[nodiscard]] const std::string& setName(const std::string& id) { return m_setNames[id]; }
    [[nodiscard]] std::string rarityId(const std::string& word) { return m_rarities.idOf(word); }
    [[nodiscard]] std::string finishId(const std::string& word) { return m_finishes.idOf(word); }

    /// What the pack does not have.
    [[nodiscard]] GameAdditions additions(std::string language);

private:
    struct Words {
        std::vector<Choice> known;
        std::set<std::string> ids;
        std::vector<std::pair<std::string, std::string>> added;  ///< ids and names
        std::unordered_map<std::string, std::size_t> uses;       ///< by id

        [[nodiscard]] std::string idOf(const std::string& word);
        /// Those that the pack does not have, the most frequent first.
        [[nodiscard]] std::vector<std::pair<std::string, std::string>> byUse() const;
    };

    std::vector<CardSet> m_knownSets;
    std::unordered_map<std::string, std::string> m_setIdByCode;
    std::unordered_map<std::string, std::string> m_setNames;  // by id
    std::set<std::string> m_setIds;
    std::vector<std::string> m_newSets;
    Words m_rarities, m_finishes;
};

}  // namespace mazzo::importer
