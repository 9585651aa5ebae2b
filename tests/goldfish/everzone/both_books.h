// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/goldfish/everzone/fixture.h"

/// The same scene by both rulebooks.
namespace mazzo::goldfish::everzone {

inline constexpr const char* kBooks[] = {"en", "it"};

inline bool isEnglish(const char* book) { return std::string_view(book) == "en"; }

/// Values typed in: no rulebook prints any.
inline Fixture known(const char* resources = "10/20/35")
{
    Fixture fixture;
    fixture.setResources("Prime Earth", resources);
    fixture.setUnit("Marine", "3/2/1/5");
    fixture.setUnit("Veil", "4/3/2/5");
    fixture.setUnit("Firelord", "9/4/2/6");
    fixture.setSupport("Medicbot", 3);
    fixture.setSupport("Cyberbleach", 0);
    fixture.setSupport("Shrimp Mine", 0, {"sea"});
    return fixture;
}

inline Session begin(const Fixture& fixture, const char* book, const QStringList& options = {})
{
    return begun(fixture.stacked({"Marine", "Veil", "Firelord", "Medicbot", "Cyberbleach", "Shrimp Mine"},
                                 {"Prime Earth"}, "adam-finn", book, options));
}

inline Session fighting(const Fixture& fixture, const char* book, const QString& marshal)
{
    Session session = begin(fixture, book);
    act(session, "keep; marshal " + marshal);
    return session;
}

/// Makes units active in either book's way.
inline void activate(Session& session, const char* book, const QStringList& units)
{
    if (isEnglish(book))
        for (const QString& unit : units) act(session, "reveal " + unit);
    for (const QString& unit : units) act(session, "activate " + unit);
}

}  // namespace mazzo::goldfish::everzone
