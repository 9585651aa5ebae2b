// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/imported_card.h"
#include "model/game.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>

namespace mazzo::importer {

/// Writes what the source says of a card into its entry of cards.json; what only the pack says stays.
class CardJson {
public:
    using Json = nlohmann::ordered_json;
    using OnProblem = std::function<void(const Place& place, const char* code, std::vector<std::string> args)>;

    /// Names and texts are in this language. Values that the game does not allow are reported and not known.
    CardJson(const Game& game, std::string language, OnProblem onProblem)
        : m_game(game), m_language(std::move(language)), m_onProblem(std::move(onProblem))
    {}

    void fill(Json& json, const ImportedCard& card) const;

private:
    void fillFields(Json& json, const ImportedCard& card) const;
    [[nodiscard]] std::optional<Json> fieldJson(const Field& field, const std::vector<std::string>& values,
                                                const ImportedCard& card) const;

    const Game& m_game;
    std::string m_language;
    OnProblem m_onProblem;
};

}  // namespace mazzo::importer
