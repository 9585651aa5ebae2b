// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/card_reader.h"
#include "carddata/pack/expansion.h"

#include <unordered_set>

namespace mazzo::carddata {

/// Reads one expansion; mistakes go into `mistakes`.
class ExpansionReader {
public:
    ExpansionReader(const PackFiles& files, const Game& game, std::span<const Card> below, Mistakes& mistakes);

    [[nodiscard]] Expansion read();

private:
    void readDefinition(const JsonDocument& document);
    void readSets(const ObjectReader& object, Reading& reading);
    void readChoices(const ObjectReader& object, Reading& reading);
    void readRegions(const ObjectReader& object, Reading& reading);
    static std::vector<std::string> readWordIds(const ObjectReader& object, const char* key, Reading& reading);
    static std::vector<std::string> readRegionIds(const ObjectReader& object, Reading& reading);
    void readCards(const std::vector<std::pair<std::string, Place>>& paths);
    void addCard(const Card& card);
    /// Printings and the other side, with the paths of their images in this pack.
    void layOther(LayerCard& layer, std::vector<Printing> printings, std::optional<CardBack> back) const;
    void readCorrection(const JsonNode& item, Reading& reading);
    void readCorrectedFields(const ObjectReader& object, TypeIndex type, LayerCard& layer, Reading& reading);
    void checkWords(const JsonNode& node, Reading& reading);
    void readProductFile();
    [[nodiscard]] std::string qualified(const std::string& id) const { return m_expansion.id + "." + id; }
    /// References to cards of the expansion are written by their short ids.
    [[nodiscard]] FieldValue qualified(const Field& field, FieldValue value) const;
    [[nodiscard]] std::string imagePath(const std::string& path) const;

    const PackFiles& m_files;
    std::span<const Card> m_below;
    Mistakes& m_mistakes;
    GameDraft m_draft;
    Expansion m_expansion;
    IdSet m_ids;  // of its own cards, short
    std::unordered_set<std::string> m_idsBelow;
    IdSet m_corrected;
};

}  // namespace mazzo::carddata
