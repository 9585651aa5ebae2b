// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/army.h"

#include <functional>

namespace mazzo::goldfish::everzone {

/// The rules of a clash that depend on the edition (EZ-V10).
struct ClashRules {
    bool deactivatedFall = false;  ///< deactivated units are destroyed with the army
    bool reactivates = true;       ///< who lost an army activates what fits at once
    bool emptySideIsHurt = true;   ///< a side without an army takes the whole Attack
};

enum class Order : std::uint8_t { FirstSide, SecondSide, Together, Nobody, Unknown };

/// Who strikes first: the greater Range; a side without active units never strikes (EZ-T65).
[[nodiscard]] Order strikeOrder(const Side& x, const Side& y);

struct Strike {
    Truth hit = Truth::No;
    Known damage = 0;

    bool operator==(const Strike&) const = default;
};

/// Attack against Defence (EZ-T66).
[[nodiscard]] Strike strike(Known attack, Known defence);
/// The strike of one side on another that may have no army (EZ-X24).
[[nodiscard]] Strike strike(const Side& attacker, const Side& defender, const ClashRules& rules);
/// What each of `allies` loses when a lone player hits their common army (EZ-T73).
[[nodiscard]] std::vector<Known> alliedDamage(Known attack, Known defence, std::size_t allies);

[[nodiscard]] int applyDamage(int cp, int damage);  ///< EZ-T67; 0 means out

/// Which units fall when the army is hit (EZ-T68).
[[nodiscard]] std::vector<Unit> destroySet(const Player& player, const ClashRules& rules);

/// Picks one of the deactivated units that may be activated; these are passed as indices.
using Choice = std::function<std::size_t(const Player&, const std::vector<std::size_t>&)>;
[[nodiscard]] std::size_t firstOf(const Player& player, const std::vector<std::size_t>& places);

/// The deactivated units that must be activated after losses, by their places: those that certainly suit and fit.
[[nodiscard]] std::vector<std::size_t> reactivatable(const Player& player, Known limit);
/// Activates until nothing more fits (EZ-T69).
void reactivate(Player& player, Known limit, const Choice& choice = firstOf);

/// Both sides after a clash. Where a value that is needed is not known the clash stops, and `decided` is false.
struct Clash {
    Side x;
    Side y;
    Order order = Order::Nobody;
    bool decided = true;
};

/// A whole clash under the turn's resource limit (EZ-T70).
[[nodiscard]] Clash clash(Side x, Side y, Known limit, const ClashRules& rules, const Choice& choice = firstOf);

/// One of three players, and whom that one attacks.
struct Contender {
    Side side;
    std::size_t target = 0;
};

/// A strike among three players, in the order in which they happened.
struct FreeStrike {
    std::size_t striker = 0;
    std::size_t target = 0;
    Known attack;
    Known defence;
    Strike strike;
};

/// Everybody against another: strikes by falling Range, equal ones together (EZ-T74). Nothing if a value that is needed
/// is not known. `made` receives the strikes.
[[nodiscard]] std::optional<std::vector<Contender>> freeForAll(
    std::vector<Contender> contenders, Known limit, const ClashRules& rules, std::vector<FreeStrike>* made = nullptr);

enum class Stat : std::uint8_t { Attack, Defence, Range, Cost };

/// What giving up a battle costs: half the opposing army's printed total, rounded down (EZ-T71).
[[nodiscard]] Known surrenderDamage(const Side& opponent, Stat stat = Stat::Attack);

}  // namespace mazzo::goldfish::everzone
