// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/session.h"

namespace mazzo::goldfish {

/// A copy of a shipped pack with further cards that exist only as JSON: what they do must need no code.
class PackWithCard {
public:
    /// `cards` are objects of cards.json, separated by commas.
    PackWithCard(const std::string& game, const std::string& cards);

    /// Every mistake of the pack, words of effects included: "pack.unknown-choice(dance)".
    [[nodiscard]] std::string mistakes() const { return m_mistakes; }
    [[nodiscard]] const Pack& pack() const { return m_pack; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_catalogue; }

    /// The set-up of a deck file's text, with options over its own.
    [[nodiscard]] Setup setup(const std::string& deck,
                              const std::vector<std::pair<std::string, std::string>>& options = {}) const;
    [[nodiscard]] Session session(const Setup& setup, std::uint64_t seed = 7) const;

private:
    Pack m_pack;
    Catalogue m_catalogue;
    std::string m_mistakes;
};

}  // namespace mazzo::goldfish
