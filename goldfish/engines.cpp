// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/engines.h"

#include "goldfish/everzone/everzone.h"
#include "goldfish/free_play.h"
#include "goldfish/sovereign/sovereign.h"
#include "goldfish/war-of-the-worlds/war_of_the_worlds.h"
#include "goldfish/zombinion/zombinion.h"
#include "model/text.h"

#include <algorithm>
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

/// Whether one of the words, separated by '|', is the one written in lower case and without accents.
bool isOneOf(std::string_view list, std::string_view written)
{
    return std::ranges::any_of(wordsOf(list), [written](std::string_view word) { return folded(word) == written; });
}

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

const VerbGuide* findGuide(std::string_view engine, std::string_view verb)
{
    const Engine* found = engineNamed(engine);
    const VerbGuide* own = found ? found->vocabulary().guideTo(verb) : nullptr;
    return own ? own : commonVocabulary().guideTo(verb);
}

bool meansVerb(std::string_view engine, std::string_view verb, std::string_view written)
{
    if (folded(verb) == written) return true;
    const VerbGuide* guide = findGuide(engine, verb);
    return guide && isOneOf(guide->italian, written);
}

std::string verbMeant(std::string_view engine, std::string_view written)
{
    if (findVerb(engine, written)) return std::string(written);
    const Engine* found = engineNamed(engine);
    for (const Vocabulary* vocabulary : {found ? &found->vocabulary() : nullptr, &commonVocabulary()}) {
        if (!vocabulary) continue;
        for (const VerbGuide& guide : vocabulary->guide)
            if (isOneOf(guide.italian, written)) return std::string(guide.verb);
    }
    return std::string(written);
}

const NoteText* findNoteText(std::string_view key)
{
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) return commonVocabulary().note(key);
    const Engine* engine = engineNamed(key.substr(0, dot));
    return engine ? engine->vocabulary().note(key) : nullptr;
}

}  // namespace mazzo::goldfish
