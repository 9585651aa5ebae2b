// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/saved_game.h"
#include "goldfish/zombinion/match.h"

#include <QString>
#include <QStringList>

namespace mazzo::goldfish::zombinion {

/// The shipped game, loaded once.
struct Box {
    Pack pack;
    Catalogue catalogue;

    [[nodiscard]] static const Box& shipped();
    /// A deck file of the pack, or any text of one, with options set over its own ("players=3").
    [[nodiscard]] Setup setup(const QString& deckText, const QStringList& options = {}) const;
    [[nodiscard]] Setup precon(const QString& deck, const QStringList& options = {}) const;  ///< "prima-partita"
};

/// The kind that a three-letter code means ("Pal", "Txt").
[[nodiscard]] Kind kindNamed(const QString& code);
[[nodiscard]] QString codeOf(Kind kind);
/// All 26 kinds of Combattimento cards as a deck text.
[[nodiscard]] QString allKinds();

[[nodiscard]] Session begun(Setup setup, std::uint64_t seed = 7);
/// Empty if the action was done, else why not.
[[nodiscard]] QString act(Session& session, const QString& action);
/// Codes of the cards in a zone, in its order.
[[nodiscard]] QStringList codes(const Session& session, const char* zone, int seat = 0);
[[nodiscard]] QStringList offers(const Session& session);
/// "ZB-T24 drew 5": clause, key, numbers and words.
[[nodiscard]] QStringList log(const Session& session);
/// Own deck in this order, by codes and top first; later shuffles likewise.
[[nodiscard]] Setup stacked(Setup setup, const QString& order, const QStringList& later = {});

/// A game with all kinds and this deck, by codes and top first.
[[nodiscard]] Session with(const QString& deck, const QStringList& options = {}, const QStringList& shuffles = {});
/// Does them all; the first that is refused, with the reason.
[[nodiscard]] QString acts(Session& session, const QStringList& actions);

}  // namespace mazzo::goldfish::zombinion
