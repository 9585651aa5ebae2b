// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/card.h"

#include <functional>

namespace mazzo::carddata {

/// The words that an engine understands in effects, by the engine's name in the pack; null if there is no such engine.
using EffectLookup = std::function<const EffectVocabulary*(std::string_view engine)>;

/// Reads the effects of cards. With a vocabulary every word is checked too; without one only the shape is.
class EffectReader {
public:
    explicit EffectReader(const EffectVocabulary* vocabulary) : m_vocabulary(vocabulary) {}

    /// The list under the key `effects` of a card. `origin` is that of effects that don't say.
    [[nodiscard]] Effects read(const JsonNode& list, Origin origin, Reading& reading);

    /// Reports the cards named in effects that none of these are. For when all cards have been read.
    void checkCards(const std::vector<Card>& cards, Mistakes& mistakes) const;

private:
    struct NamedCard {
        std::string id;
        Place place;
    };

    [[nodiscard]] Effect readEffect(const JsonNode& node, Origin origin, Reading& reading);
    void checkWords(const ObjectReader& object, const Effect& effect, Reading& reading);
    void checkArguments(const ObjectReader& object, const EffectVerb& verb, Reading& reading);
    void checkArgument(const JsonNode& value, const EffectParameter& parameter, Reading& reading);

    const EffectVocabulary* m_vocabulary;
    std::vector<NamedCard> m_named;
};

}  // namespace mazzo::carddata
