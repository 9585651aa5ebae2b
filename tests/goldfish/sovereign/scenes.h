// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/goldfish/sovereign/sovereign_table.h"

namespace mazzo::goldfish::sovereign {

/// Where a test begins: a preconstructed deck, the first cards of the Chronicles, Crystals that are ready from the
/// start
/// ("WWG"), options.
struct Scene {
    QString deck = "d1";
    QStringList hand;
    QString crystals;
    QMap<QString, QString> options;
};

/// In the Day of turn 1 of the first player, or before the exchange.
[[nodiscard]] Session played(const Scene& scene, bool day = true);
/// A Haerian of deck 1 on r1c1 that entered in turn 1 and may fight in turn 2, with more cards in hand and many
/// Crystals.
[[nodiscard]] Session veteran(const QString& code, const QStringList& more = {});

/// Several actions with semicolons between them.
void acts(Session& session, const QString& actions);
/// Damage takes so many face-down cards, from the first place on.
void lose(Session& session, int count);

/// The Force of a card on the battlefield, damage taken off.
[[nodiscard]] int forceOf(const Session& session, const QString& code);

}  // namespace mazzo::goldfish::sovereign
