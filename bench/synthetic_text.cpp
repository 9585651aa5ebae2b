// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/synthetic.h"

#include <algorithm>

namespace mazzo::bench {

namespace {

/// The words of one language that fill the slots of its sentences.
struct Lexicon {
    std::vector<std::string_view> adjectives;
    std::vector<std::string_view> nouns;
    std::string_view of;
    std::vector<std::string_view> sentences;  // {n} number, {u} kind of card, {z} place, {k} keyword, {name} a name
    std::vector<std::string_view> kinds;
    std::vector<std::string_view> places;
    std::vector<std::string_view> keywords;
};

const Lexicon kEnglish{
    {"Iron",   "Silver", "Ancient", "Broken", "Crimson", "Silent", "Burning", "Frozen", "Hidden", "Golden",
     "Sunken", "Wild",   "Pale",    "Stone",  "Storm",   "Shadow", "Rusted",  "Hollow", "Gilded", "Bitter",
     "Lost",   "Young",  "Elder",   "Savage", "Holy",    "Cursed", "Swift",   "Blind",  "Merry",  "Grim"},
    {"Marine", "Arrow",    "Dragon",  "Tide",   "Knight",   "Tower",  "Harbour", "Wolf",   "Raven",  "Cannon",
     "Scout",  "Wizard",   "Engine",  "Garden", "Bridge",   "Hunter", "Serpent", "Crown",  "Gate",   "Lantern",
     "Forge",  "Captain",  "Pilgrim", "Falcon", "Giant",    "Thief",  "Oracle",  "Warden", "Beacon", "Reef",
     "Mine",   "Fortress", "Drummer", "Herald", "Sentinel", "Golem",  "Corsair", "Smith",  "Archer", "Monk"},
    "of",
    {"When {name} enters play, draw {n} cards.", "Destroy target {u} in {z}.",
     "Other {u}s you control get +{n} attack.",
     "At the start of your turn, you may pay {n} to return a {u} from {z} to your hand.", "{k}.", "{k}, {k}.",
     "Each opponent discards {n} cards at random.", "Search your deck for a card named {name}, reveal it and shuffle.",
     "Deal {n} damage to target {u} or player.", "If you control {n} or more {u}s, {name} costs {n} less.",
     "Prevent the next {n} damage that would be dealt to a {u} this turn.", "Whenever a {u} leaves {z}, gain {n} life.",
     "Put a counter on {name} for each {u} in {z}.", "Target player reveals the top {n} cards of the deck.",
     "This {u} can't be blocked except by {u}s with {k}.", "Sacrifice a {u}: {name} gains {k} until end of turn.",
     "You may look at {z} at any time.", "As long as {name} is exhausted, your {u}s have {k}."},
    {"unit", "support", "location", "leader", "artifact", "spell"},
    {"the discard pile", "play", "your hand", "the reserve", "the market", "exile"},
    {"Flying", "Ambush", "First strike", "Stealth", "Guardian", "Haste", "Regenerate", "Trample", "Ward", "Swarm",
     "Deathtouch", "Vigilance"}};

const Lexicon kItalian{
    {"Antico",    "Spezzato",  "Cremisi", "Silente", "Ardente", "Gelato",  "Nascosto", "Dorato",
     "Sommerso",  "Selvaggio", "Pallido", "Oscuro",  "Cavo",    "Perduto", "Feroce",   "Sacro",
     "Maledetto", "Veloce",    "Cieco",   "Lieto",   "Cupo",    "Fedele",  "Libero",   "Eterno"},
    {"Drago",     "Cavaliere",  "Torre",      "Lupo",     "Corvo",   "Cannone",  "Mago",
     "Giardino",  "Ponte",      "Cacciatore", "Serpente", "Corona",  "Lanterna", "Fucina",
     "Capitano",  "Pellegrino", "Falco",      "Gigante",  "Ladro",   "Oracolo",  "Città",
     "Scogliera", "Miniera",    "Fortezza",   "Araldo",   "Corsaro", "Fabbro",   "Arciere"},
    "di",
    {"Quando {name} entra in gioco, pesca {n} carte.", "Distruggi {u} bersaglio in {z}.",
     "Le altre carte {u} che controlli hanno +{n} in attacco.",
     "All'inizio del tuo turno puoi pagare {n} per riprendere in mano {u} da {z}.", "{k}.", "{k}, {k}.",
     "Ogni avversario scarta {n} carte a caso.", "Cerca nel mazzo una carta di nome {name}, mostrala e mescola.",
     "Infliggi {n} danni a {u} o a un giocatore.", "Se controlli almeno {n} carte {u}, {name} costa {n} in meno.",
     "Ogni volta che {u} lascia {z}, guadagni {n} vite.", "Il giocatore rivela le prime {n} carte del mazzo.",
     "Sacrifica {u}: {name} ha {k} fino alla fine del turno.", "Puoi guardare {z} quando vuoi perché è tua."},
    {"unità", "supporto", "luogo", "comandante", "artefatto", "magia"},
    {"pila degli scarti", "gioco", "mano", "riserva", "mercato", "esilio"},
    {"Volare", "Imboscata", "Attacco improvviso", "Furtività", "Guardiano", "Rapidità", "Rigenerazione", "Travolgere",
     "Sciame", "Cautela"}};

const Lexicon& lexicon(std::string_view language) { return language == "it" ? kItalian : kEnglish; }

/// A made-up proper name, so that the vocabulary has the long tail of a real one.
std::string properName(Dice& dice)
{
    static constexpr std::string_view kStarts[] = {"Va",  "Ke",  "Mor", "Ael", "Thu", "Bra", "Syl",
                                                   "Or",  "Dra", "Ni",  "Fen", "Gor", "Hal", "Is",
                                                   "Jor", "Lu",  "Zan", "Qui", "Ru",  "Tar"};
    static constexpr std::string_view kMiddles[] = {"re", "lo", "ni", "sha", "dri", "mo", "ga", "the",
                                                    "vi", "ro", "la", "ndu", "sse", "ka", "ti"};
    static constexpr std::string_view kEnds[] = {"th",  "n",   "ra", "lis", "dor", "mir", "x", "us",
                                                 "wen", "gar", "s",  "kan", "ll",  "na",  "ph"};
    std::string name(dice.of(kStarts));
    for (std::size_t i = 1 + dice.below(2); i > 0; --i) name += dice.of(kMiddles);
    return name += dice.of(kEnds);
}

std::string slot(Dice& dice, const Lexicon& words, std::string_view name, std::string_view language)
{
    if (name == "n") return std::to_string(1 + dice.below(6));
    if (name == "u") return std::string(dice.of(words.kinds));
    if (name == "z") return std::string(dice.of(words.places));
    if (name == "k") return std::string(dice.of(words.keywords));
    return syntheticName(dice, language);
}

std::string filled(Dice& dice, std::string_view sentence, std::string_view language)
{
    std::string result;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        result += sentence.substr(0, open);
        sentence.remove_prefix(open);
        if (sentence.empty()) break;
        const std::size_t close = sentence.find('}');
        result += slot(dice, lexicon(language), sentence.substr(1, close - 1), language);
        sentence.remove_prefix(close + 1);
    }
    return result;
}

}  // namespace

std::string syntheticName(Dice& dice, std::string_view language)
{
    const Lexicon& words = lexicon(language);
    switch (dice.below(4)) {
    case 0:
        return std::string(dice.of(words.adjectives)) + ' ' + std::string(dice.of(words.nouns)) + ' ' +
               properName(dice);
    case 1: return properName(dice) + ", " + std::string(dice.of(words.nouns));
    case 2: return std::string(dice.of(words.nouns)) + ' ' + std::string(words.of) + ' ' + properName(dice);
    default: return properName(dice) + ' ' + properName(dice);
    }
}

std::string syntheticText(Dice& dice, std::string_view language)
{
    const std::size_t length = 60 + dice.below(130);
    std::string text;
    while (text.size() < length) {
        if (!text.empty()) text += ' ';
        text += filled(dice, dice.of(lexicon(language).sentences), language);
    }
    return text;
}

}  // namespace mazzo::bench
