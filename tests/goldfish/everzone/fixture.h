// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "goldfish/session.h"

#include <QString>
#include <QStringList>

namespace mazzo::goldfish::everzone {

/// The game's pack, with card values that a test types in: no rulebook prints any.
class Fixture {
public:
    Fixture();

    [[nodiscard]] const Pack& pack() const { return m_pack; }
    [[nodiscard]] Pack& pack() { return m_pack; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] CardIndex card(const QString& name) const;
    [[nodiscard]] std::vector<CardIndex> cards(const QStringList& names) const;

    /// Attack, Defence, Range and cost, "7/5/4/5"; the terrains it can be active on, all if none are given.
    void setUnit(const char* name, const char* values, const Words& terrains = {"earth", "sea", "space"});
    void setSupport(const char* name, int cost, const Words& terrains = {"earth", "sea", "space"});
    void setResources(const char* location, const char* turns);

    /// A preconstructed deck ("adam-finn") or an example ("examples/three-locations") by its file; options as "cp=15".
    [[nodiscard]] Setup setup(const char* deck = "adam-finn", const char* edition = "en",
                              const QStringList& options = {}) const;
    /// The same with these cards on top of the forces and these Locations first.
    [[nodiscard]] Setup stacked(const QStringList& forces, const QStringList& locations, const char* deck = "adam-finn",
                                const char* edition = "en", const QStringList& options = {}) const;

private:
    void set(CardIndex card, const char* field, const Value& value);

    Pack m_pack;
    Catalogue m_catalogue;
};

/// A session that began, or a failed test.
[[nodiscard]] Session begun(Setup setup, std::uint64_t seed = 7);
/// Does the actions, separated by semicolons; a refused one fails the test.
void act(Session& session, const QString& actions);
/// The clause that forbids the action, "-" if none is named, "offered" if it is offered.
[[nodiscard]] QString refusal(const Session& session, const QString& action);

[[nodiscard]] QStringList names(const Session& session, const char* zone);
[[nodiscard]] int size(const Session& session, const char* zone);
[[nodiscard]] QStringList offers(const Session& session);
/// The offers with that verb.
[[nodiscard]] QStringList offers(const Session& session, const char* verb);
/// The log of the last step as golden files have it: "EZ-S09 drew 10: Marine, …".
[[nodiscard]] QStringList log(const Session& session);
[[nodiscard]] bool logged(const Session& session, const QString& beginning);
/// "Marine active" for every piece on the battlefield, supports without a state.
[[nodiscard]] QStringList field(const Session& session);
/// Hand (leader left out), forces, field (leader left out), retreated, fallen: "9 30 2 10 0".
[[nodiscard]] QString sizes(const Session& session);

}  // namespace mazzo::goldfish::everzone
