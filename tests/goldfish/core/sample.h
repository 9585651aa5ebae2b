// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/saved_game.h"

#include <QString>
#include <QStringList>

namespace mazzo::goldfish::sample {

/// A made-up game without an engine: a draw pile of sea birds, two editions, an option for the opening hand.
struct Sample {
    Game game;
    Catalogue catalogue;

    Sample();

    [[nodiscard]] Procedure& procedure() { return game.procedures.front(); }
    [[nodiscard]] CardIndex card(const char* name) const { return *catalogue.find(name); }

    /// Ten cards in the pile: four Gulls, three Herons, "Quay, the Old", "Salt with Tea" and a card nobody knows.
    [[nodiscard]] Deck deck() const;
    [[nodiscard]] Setup setup() const { return Setup::of(game, catalogue, Settings::presets(game), deck()); }
    /// With the draw pile in this order, top first; later shuffles put these on top in turn.
    [[nodiscard]] Setup stacked(const QStringList& order, const QList<QStringList>& later = {}) const;
    [[nodiscard]] std::vector<CardIndex> cards(const QStringList& names) const;
};

[[nodiscard]] Procedure::Step step(Procedure::Step::Kind kind, std::string zone = {}, std::string to = {},
                                   int count = 0);

/// A session that began, or a failed test.
[[nodiscard]] Session begun(Setup setup, std::uint64_t seed = 7);
void act(Session& session, const char* action);

[[nodiscard]] QStringList names(const Session& session, const char* zone);
[[nodiscard]] int size(const Session& session, const char* zone);
/// "drew 5 T-S01": key, numbers and words, clause.
[[nodiscard]] QStringList log(const Session& session);
[[nodiscard]] QStringList offers(const Session& session);
/// "goldfish.not-offered(a, b) 3:1".
[[nodiscard]] QString sentence(const Error& error);

}  // namespace mazzo::goldfish::sample
