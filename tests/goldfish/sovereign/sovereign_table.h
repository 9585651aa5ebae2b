// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/session.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace mazzo::goldfish::sovereign {

/// The shipped pack; the tests change copies of what it holds.
struct Box {
    Pack pack;
    Catalogue catalogue;
};

[[nodiscard]] const Box& box();

/// "005" is SVS-005, "T1" Germoglio, "T2" Anima Luminosa, "BK" a Class.
[[nodiscard]] CardIndex card(const QString& code);
[[nodiscard]] QString codeOf(CardIndex card);
[[nodiscard]] QString nameOf(const QString& code);  ///< in English

/// How a test wants its game: preconstructed deck "d1" to "d5", options, and the piles in order.
struct Wish {
    QString deck = "d1";
    QMap<QString, QString> options;
    QStringList order;               ///< the first cards of the Chronicles, by code
    QStringList later;               ///< the first cards after the second shuffle
    QMap<QString, QStringList> add;  ///< more cards in a section of the deck
};

[[nodiscard]] Setup setupOf(const Wish& wish);
/// The same with other effects for one card; nothing: the pack does not state them.
[[nodiscard]] Setup withEffects(Setup setup, const QString& code, std::optional<Effects> effects);
[[nodiscard]] Session begun(const Setup& setup, std::uint64_t seed = 7);
[[nodiscard]] Session begun(const Wish& wish, std::uint64_t seed = 7);
/// In the Day of turn 1, the opening hand kept.
[[nodiscard]] Session inDay(const Wish& wish, const char* order = "first");

/// Answers what `start-crystals` asks: "WWG" are two White Crystals and a Green one.
void crystallise(Session& session, const QString& colours);
/// The same with these cards on top of the Chronicles and these Crystals ("WWG") ready from the start.
[[nodiscard]] Session richDay(const QStringList& hand, const QString& colours = "WWWWWWGGGGGG",
                              const QString& deck = "d1", const char* order = "first");

/// Names of cards in the action are codes in braces: "play {005} at r1c1".
void act(Session& session, const QString& action);
/// The clause that forbids the action; "allowed" if it is done (then it is undone).
[[nodiscard]] QString refusal(const Session& session, const QString& action);
[[nodiscard]] bool isOffered(const Session& session, const QString& action);

/// The codes in a zone, in order, joined by blanks; pieces on the battlefield with their place: "001@r2c1".
[[nodiscard]] QString cards(const Session& session, const char* zone);
[[nodiscard]] int size(const Session& session, const char* zone);
/// "W2 G1" of the Crystals that are ready, or exhausted; "-" if there are none.
[[nodiscard]] QString crystals(const Session& session, bool ready);
/// Every line of the log: "SV-T08 sovereign.paid 1"; a `!` ends a warning.
[[nodiscard]] QStringList log(const Session& session);
[[nodiscard]] bool logged(const Session& session, const QString& start);
/// The piece of a card on the battlefield; fails the program if it is not there.
[[nodiscard]] const Piece& onField(const Session& session, const QString& code);

}  // namespace mazzo::goldfish::sovereign
