// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/kind.h"
#include "model/effect.h"

#include <span>

namespace mazzo::goldfish::zombinion {

/// What one instruction of a played card does. Up to `PointForCards` in the order of the verbs in the vocabulary.
enum class Op : std::uint8_t {
    Draw,
    Actions,
    Buys,
    Colpi,
    DiscardAndDraw,
    TrashItself,
    GainUpTo,  ///< a card of the supply that costs up to the amount
    Gain,      ///< the card that the effect names
    OthersTopVictory,
    OthersLoseMirare,  ///< of `amount` revealed cards
    TakeTrashed,
    OthersDraw,
    DrawUpTo,
    OthersDiscardDownTo,
    TrashForColpi,     ///< one of the card that the effect names
    RevealAndLoseOne,  ///< `amount` cards
    MayDiscardDeck,
    ExchangeMirare,  ///< for one that costs up to `amount` more
    InspectDecks,
    Exchange,  ///< for a card that costs up to `amount` more
    TrashUpTo,
    OthersGain,  ///< the card that the effect names
    PlayTwice,
    DigMirare,
    Protect,        ///< from an Attack, when shown from the hand
    PointForCards,  ///< one for every `amount` cards, when the game is scored
};

enum class To : std::uint8_t { Discard, Deck, Hand };

/// One effect of a card in the form that the batch simulator runs: no texts, a few bytes.
struct Instruction {
    Op op = Op::Draw;
    std::int8_t amount = 1;
    Kind kind = Kind::None;    ///< of the card that the effect names
    To to = To::Discard;       ///< where a gained card is put
    std::uint16_t clause = 0;  ///< its place in `GameData::clauses`
};

// The triggers of effects.
inline constexpr std::string_view kWhenPlayed = "play";
inline constexpr std::string_view kWhenAttacked = "attacked";
inline constexpr std::string_view kWhenScored = "scoring";

/// The instruction of an effect without its named card and its clause; nothing if the engine does not know its words.
[[nodiscard]] std::optional<Instruction> instructionOf(const Effect& effect);
/// The id of the card that an effect names; empty if it names none.
[[nodiscard]] std::string_view namedCard(const Effect& effect);
[[nodiscard]] bool namesCard(Op op);

/// The words that the effects of this game's cards may use.
[[nodiscard]] const EffectVocabulary& effectVocabulary();

}  // namespace mazzo::goldfish::zombinion
