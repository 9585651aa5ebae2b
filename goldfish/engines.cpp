// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/engines.h"

#include "goldfish/everzone/everzone.h"
#include "goldfish/free_play.h"
#include "goldfish/sovereign/sovereign.h"
#include "goldfish/war-of-the-worlds/war_of_the_worlds.h"
#include "goldfish/zombinion/zombinion.h"

#include <array>

namespace mazzo::goldfish {

namespace {

struct Entry {
    std::string_view name;
    const Engine& (*engine)();
};

// Every engine by the name that packs give it: one line each.
constexpr std::array kEngines{
    Entry{"", freePlay},
    Entry{"everzone", everzone::engine},
    Entry{"sovereign", sovereign::engine},
    Entry{"war-of-the-worlds", waroftheworlds::engine},
    Entry{"zombinion", zombinion::engine},
};

}  // namespace

const Engine* engineNamed(std::string_view name)
{
    for (const Entry& entry : kEngines)
        if (entry.name == name) return &entry.engine();
    return nullptr;
}

std::vector<std::string_view> engineNames()
{
    std::vector<std::string_view> names;
    for (const Entry& entry : kEngines)
        if (!entry.name.empty()) names.push_back(entry.name);
    return names;
}

const Verb* findVerb(std::string_view engine, std::string_view verb)
{
    const Engine* found = engineNamed(engine);
    const Verb* own = found ? found->vocabulary().verb(verb) : nullptr;
    return own ? own : commonVocabulary().verb(verb);
}

const NoteText* findNoteText(std::string_view key)
{
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) return commonVocabulary().note(key);
    const Engine* engine = engineNamed(key.substr(0, dot));
    return engine ? engine->vocabulary().note(key) : nullptr;
}

}  // namespace mazzo::goldfish
