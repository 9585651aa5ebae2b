// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/effect_reader.h"
#include "carddata/pack/game_reader.h"
#include "carddata/pack/json_reader.h"
#include "carddata/pack/pack_files.h"
#include "carddata/pack/printing_reader.h"
#include "carddata/pack/reference_check.h"
#include "carddata/pack/unique_names.h"

#include <unordered_set>

namespace mazzo::carddata {

/// Reads the cards of a game, file after file; ids, numbers and names are unique over all of them.
class CardReader {
public:
    /// Effects are checked against the vocabulary, if there is one.
    CardReader(const GameDraft& draft, const PackFiles& files, const EffectVocabulary* vocabulary, Mistakes& mistakes,
               const Shape& fileShape = shapes::kCardFile, const Shape& cardShape = shapes::kCard,
               InLanguages need = InLanguages::All)
        : m_draft(draft),
          m_files(files),
          m_mistakes(mistakes),
          m_effects(vocabulary),
          m_printings(draft.game, files),
          m_fileShape(fileShape),
          m_cardShape(cardShape),
          m_need(need)
    {}

    void read(const JsonDocument& document);
    [[nodiscard]] const std::vector<CardReference>& references() const { return m_references; }
    [[nodiscard]] const EffectReader& effects() const { return m_effects; }
    [[nodiscard]] std::vector<Card>& cards() { return m_cards; }
    /// Names that are taken by cards of other packs.
    void reserve(const std::string& id, const std::string& name) { m_names.take(id, name); }

private:
    [[nodiscard]] Card readCard(const JsonNode& node, Reading& reading);
    /// The card's types, the first one apart; nothing if one of them is wrong.
    [[nodiscard]] std::optional<TypeIndex> readTypes(const ObjectReader& object, Card& card, Reading& reading) const;
    void readSets(const ObjectReader& object, Card& card, Reading& reading) const;
    void readNames(const ObjectReader& object, Card& card, Reading& reading);
    void readFields(const ObjectReader& object, std::optional<TypeIndex> type, Origin origin, Card& card,
                    Reading& reading);
    void readFieldValues(const JsonNode::Object& given, std::optional<TypeIndex> type, Origin origin, Card& card,
                         Reading& reading);
    void fillUp(const ObjectReader& object, Origin origin, Card& card, Reading& reading) const;
    void noteReferences(const JsonNode& node, FieldIndex field, Reading& reading);
    void readText(const ObjectReader& object, Card& card, Reading& reading) const;

    const GameDraft& m_draft;
    const PackFiles& m_files;
    Mistakes& m_mistakes;
    EffectReader m_effects;
    PrintingReader m_printings;
    const Shape& m_fileShape;
    const Shape& m_cardShape;
    InLanguages m_need;  // in which languages texts must be
    std::vector<Card> m_cards;
    std::vector<CardReference> m_references;
    IdSet m_ids;
    std::unordered_set<std::uint32_t> m_numbers;
    UniqueNames m_names;
};

}  // namespace mazzo::carddata
