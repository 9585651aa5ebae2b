// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/own_layer.h"

#include <unordered_map>
#include <unordered_set>

namespace mazzo::carddata {

/// Checks one edit of the own layer against the catalogue, what has changed since it was loaded, and itself.
class OwnEditCheck {
public:
    OwnEditCheck(const Game& game, const Catalogue& catalogue, const OwnRepository& own, const LayeredCards& cards,
                 OwnEdit& edit);

    [[nodiscard]] Result<std::vector<OwnProblem>> run();

private:
    [[nodiscard]] Result<void> readRecent();
    [[nodiscard]] Result<void> giveIds();
    void claimNames();
    [[nodiscard]] Result<void> checkEntry(std::size_t index);
    void checkNames(std::size_t index);
    void checkName(std::size_t index, std::string_view name);
    void checkValues(std::size_t index, TypeIndex type, const Card* below);
    void checkValue(std::size_t index, TypeIndex type, const Card* below, FieldIndex field);
    void checkText(std::size_t index, const Card* below);
    void checkLinks(std::size_t index, FieldIndex field);

    void problem(std::size_t index, std::string_view field, Error error);
    void refuse(std::size_t index, std::string_view field, const char* code, std::vector<std::string> args = {});
    [[nodiscard]] std::optional<std::string> resolved(const std::string& word) const;
    [[nodiscard]] Words linksOf(std::string_view card, FieldIndex field) const;
    [[nodiscard]] bool addsCard(const LayerCard& entry) const;

    Game m_game;  // with the choices of the edit
    const Catalogue& m_catalogue;
    const OwnRepository& m_own;
    const LayeredCards& m_cards;
    OwnEdit& m_edit;
    std::vector<OwnProblem> m_problems;
    std::unordered_map<std::string, std::optional<LayerCard>> m_recent;  // entries newer than the catalogue, by id
    std::unordered_map<std::string, std::size_t> m_entries;              // by id
    std::unordered_map<std::string, std::size_t> m_names;                // folded names of entries
    std::unordered_map<std::string, std::string> m_recentNames;          // folded names of recent own cards
};

}  // namespace mazzo::carddata
