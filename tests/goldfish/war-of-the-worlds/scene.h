// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/session.h"
#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/state.h"

#include <QStringList>

namespace mazzo::goldfish::waroftheworlds {

/// What a test plays with: a deck of the pack, options over its own ("data=strict"), the orders of its piles and of
/// later shuffles.
struct Given {
    QString deck = QStringLiteral("decks/humans.deck");
    QStringList options{};
    QStringList supply{};
    QStringList offer{};
    QList<QStringList> later{};
};

[[nodiscard]] const Pack& pack();
[[nodiscard]] const Catalogue& catalogue();
[[nodiscard]] CardIndex card(const QString& name);

[[nodiscard]] Setup setupOf(const Given& given);
/// The setup of a deck file's text with the shipped pack.
[[nodiscard]] Setup setupOfText(const QByteArray& text);

[[nodiscard]] inline Given humans(QStringList options = {})
{
    return {QStringLiteral("decks/humans.deck"), std::move(options), {}, {}, {}};
}
[[nodiscard]] inline Given aliens(QStringList options = {})
{
    return {QStringLiteral("decks/aliens-a.deck"), std::move(options), {}, {}, {}};
}

/// The cards of a pile in order, by their Italian names.
[[nodiscard]] QStringList namesIn(const Setup& setup, const Table& table, const char* zone);
/// "civilian@L04 x3, tripod@L01": what is on the board, in the order of names and regions.
[[nodiscard]] QString boardText(const Setup& setup, const Table& table);

/// A position in the first turn that a test changes by hand, then plays on.
struct Scene {
    Setup setup;
    State state;

    explicit Scene(const Given& given);

    Scene& clear(const char* thing);  ///< takes all of these off the board
    Scene& put(const char* thing, const char* region, int count = 1);
    Scene& tile(const char* name, const char* region);  ///< a building
    Scene& hand(const QStringList& names);              ///< exactly these
    Scene& reserve(const QStringList& names);
    Scene& offer(const QStringList& names);
    Scene& pool(int amount);
    Scene& damage(int amount);

    [[nodiscard]] Board board() const { return {setup, state.table}; }
    [[nodiscard]] QStringList offers(const QString& verb = {}) const;
    [[nodiscard]] QStringList cards(const char* zone) const { return namesIn(setup, state.table, zone); }
    [[nodiscard]] int count(const char* counter) const { return state.table.count(counter); }
    /// "WW-T30 destroyed 2 civilian L04"; a warning ends with "!".
    [[nodiscard]] QStringList log() const;
    /// "WW-T05 must-play", with its arguments if requested, for an action that is not offered; empty if no clause
    /// forbids it.
    [[nodiscard]] QString whyNot(const char* action, bool arguments = false) const;
    /// Does these in turn; the text of the first that is not offered, or nothing.
    [[nodiscard]] QString act(const QStringList& actions);
};

}  // namespace mazzo::goldfish::waroftheworlds
