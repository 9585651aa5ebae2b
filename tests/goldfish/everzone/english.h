// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/goldfish/everzone/fixture.h"

/// A battle by the English rulebook with values typed in.
namespace mazzo::goldfish::everzone::english {

/// A Location of three turns, and units of known values on top of the deck.
inline Fixture known(const char* resources = "10/20/35")
{
    Fixture fixture;
    fixture.setResources("Prime Earth", resources);
    fixture.setUnit("Marine", "3/2/1/5");
    fixture.setUnit("Veil", "4/3/2/5");
    fixture.setUnit("Firelord", "6/4/2/6");
    fixture.setUnit("Shark", "5/5/5/1", {"sea"});
    fixture.setUnit("Adam Finn", "2/2/2/4", {});
    fixture.setSupport("Medicbot", 3);
    fixture.setSupport("Cyberbleach", 5);
    fixture.setSupport("Bunker", 0);
    fixture.setSupport("Shrimp Mine", 1, {"sea"});
    return fixture;
}

inline Session fighting(const Fixture& fixture, const QString& marshal, const QStringList& options = {})
{
    Session session = begun(
        fixture.stacked({"Marine", "Veil", "Firelord", "Shark", "Medicbot", "Cyberbleach", "Bunker", "Shrimp Mine"},
                        {"Prime Earth"}, "adam-finn", "en", options));
    act(session, "keep; marshal " + marshal);
    return session;
}

}  // namespace mazzo::goldfish::everzone::english
