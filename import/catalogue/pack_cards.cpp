// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/pack_cards.h"

#include "carddata/library/layers/typed_words.h"
#include "carddata/library/private_file.h"
#include "carddata/pack/json_values.h"
#include "carddata/pack/pack.h"
#include "import/catalogue/card_json.h"
#include "import/catalogue/cockatrice.h"
#include "import/catalogue/csv_cards.h"
#include "import/catalogue/existing_cards.h"
#include "import/catalogue/game_file.h"
#include "import/catalogue/json_cards.h"
#include "import/catalogue/learned_game.h"
#include "import/catalogue/mapped_values.h"
#include "import/catalogue/octgn.h"
#include "import/catalogue/printing_ids.h"
#include "import/catalogue/source_files.h"
#include "model/nearest.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace mazzo::importer {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxImportedCards = 500'000;

/// Values that say something about how another program shows a card.
constexpr std::array<std::string_view, 6> kNoFields{"tablerow", "cipt", "upsidedown", "side", "layout", "token"};

class CatalogueImporter {
public:
    CatalogueImporter(CatalogueImportWishes wishes) : m_wishes(std::move(wishes)) {}

    Checked<CatalogueImport> plan()
    {
        if (!isId(m_wishes.pack.filename().string()))
            return refused({Error::Kind::Parse,
                            "pack.bad-id",
                            {m_wishes.pack.string(), 0, 0},
                            {m_wishes.pack.filename().string()},
                            {}});
        const auto files = findSourceFiles(m_wishes.sources, m_wishes.format);
        if (!files) return refused(files.error());
        if (auto read = readGame(); !read) return tl::unexpected(std::move(read.error()));
        for (const auto& [file, format] : *files) {
            if (auto read = readSource(file, format); !read) return tl::unexpected(std::move(read.error()));
            if (m_cards.size() > kMaxImportedCards)
                return refused({Error::Kind::Limit,
                                "pack.too-many",
                                {file.string(), 0, 0},
                                {std::to_string(kMaxImportedCards)},
                                {}});
        }
        if (m_cards.empty())
            return refused(
                {Error::Kind::Parse, "catalogue-import.no-cards", {m_wishes.sources.front().string(), 0, 0}, {}, {}});
        tellVersionsApart();
        if (m_import.isNewPack) m_learned.finish();
        if (auto written = writeCards(); !written) return refused(written.error());
        writeGame();
        return std::move(m_import);
    }

private:
    static tl::unexpected<Errors> refused(Error error) { return tl::unexpected(Errors{std::move(error)}); }

    [[nodiscard]] const Game& game() const { return m_import.isNewPack ? m_learned.game() : m_game; }

    // Sources.

    Checked<void> readSource(const fs::path& file, CatalogueFormat format)
    {
        if (!m_mapping || m_mappingFormat != format) {
            auto mapping = readMapping(format);
            if (!mapping) return tl::unexpected(std::move(mapping.error()));
            m_mapping = std::move(*mapping);
            m_mappingFormat = format;
        }
        std::ifstream stream(file, std::ios::binary);
        if (!stream) return refused({Error::Kind::Io, "pack.unreadable", {file.string(), 0, 0}, {file.string()}, {}});
        const SourceSink sink{[this](SourceCard&& card) { take(std::move(card)); },
                              [this](const std::string& code, const std::string& name) { m_ids.nameSet(code, name); }};
        const std::string name = file.string();
        Result<void> read;
        switch (format) {
        case CatalogueFormat::Cockatrice: read = readCockatrice(stream, name, sink, m_import.leftOut); break;
        case CatalogueFormat::Octgn: read = readOctgnSet(stream, name, sink); break;
        case CatalogueFormat::Csv: read = readCsvCards(stream, name, sink); break;
        case CatalogueFormat::Json: read = readJsonCards(stream, name, m_mapping->cards, sink); break;
        }
        if (!read) return refused(read.error());
        return {};
    }

    Checked<CatalogueMapping> readMapping(CatalogueFormat format) const
    {
        if (m_wishes.mapping.empty()) return CatalogueMapping::defaultsOf(format);
        std::ifstream stream(m_wishes.mapping, std::ios::binary);
        if (!stream)
            return refused({Error::Kind::NotFound,
                            "pack.missing-file",
                            {m_wishes.mapping.string(), 0, 0},
                            {m_wishes.mapping.string()},
                            {}});
        return CatalogueMapping::read({std::istreambuf_iterator<char>(stream), {}}, m_wishes.mapping.string(), format);
    }

    // The pack.

    Checked<void> readGame()
    {
        std::error_code error;
        m_import.cardsName = "cards.json";
        m_import.isNewPack = !fs::exists(m_wishes.pack / "game.json", error);
        if (m_import.isNewPack) return {};
        auto loaded = loadGame(m_wishes.pack);
        if (!loaded) return tl::unexpected(std::move(loaded.error()));
        m_game = std::move(*loaded);
        m_ids.know(m_game);
        const auto cardFiles = cardFilesOf(m_wishes.pack);
        for (std::size_t i = 0; i < cardFiles.size(); ++i) {
            if (i == 0) m_import.cardsName = cardFiles[i];
            if (auto read = m_existing.read(m_wishes.pack / cardFiles[i], i == 0); !read) return refused(read.error());
        }
        return {};
    }

    // Cards.

    void problem(const Place& place, const char* code, std::vector<std::string> args)
    {
        ++m_import.problemCount;
        if (m_import.problems.size() < CatalogueImport::kMaxProblems)
            m_import.problems.push_back({Error::Kind::Parse, code, place, std::move(args), {}});
    }

    void take(SourceCard&& source)
    {
        const CatalogueMapping& mapping = *m_mapping;
        ImportedCard card;
        card.place = source.place;
        card.name = valueOf(source, mapping.name);
        if (card.name.empty()) {
            ++m_import.leftOut;
            return problem(source.place, "catalogue-import.no-name", {});
        }
        card.id = valueOf(source, mapping.id);
        card.version = valueOf(source, mapping.version);
        if (card.version == card.name) card.version.clear();
        card.text = longTextOf(source, mapping.text);
        card.backName = valueOf(source, mapping.backName);
        card.backText = longTextOf(source, mapping.backText);
        takeTypes(source, card);
        if (card.types.empty()) {
            ++m_import.leftOut;
            return;
        }
        takeFields(source, card);
        takePrintings(source, card);
        merge(std::move(card));
    }

    void takeTypes(const SourceCard& source, ImportedCard& card)
    {
        std::vector<std::string> words = valuesOf(source, m_mapping->type);
        if (words.empty()) words.emplace_back(m_import.isNewPack ? "card" : "");
        for (std::string word : words) {
            if (m_import.isNewPack) {
                // "Creature — Elf" is of the type before the dash.
                word = std::string(trimmed(std::string_view(word).substr(0, word.find(" \u2014 "))));
                const std::string id = m_learned.addType(word);
                if (std::ranges::find(card.types, id) == card.types.end()) card.types.push_back(id);
            } else if (const auto type = m_game.type(word)) {
                const std::string& id = m_game[*type].id;
                if (std::ranges::find(card.types, id) == card.types.end()) card.types.push_back(id);
            } else {
                std::vector<std::string> args{card.name, word};
                std::vector<std::string_view> known;
                for (const CardType& each : m_game.types) known.push_back(each.id);
                for (std::string& near : nearest(word, known)) args.push_back(std::move(near));
                problem(source.place, "catalogue-import.unknown-type", std::move(args));
            }
        }
    }

    void takeFields(const SourceCard& source, ImportedCard& card)
    {
        const CatalogueMapping& mapping = *m_mapping;
        for (const auto& [id, mapped] : mapping.fields) {
            if (!m_import.isNewPack && !m_game.field(id)) continue;
            addField(card, id, valuesOf(source, mapped), !mapped.split.empty() && !mapped.part);
        }
        if (!mapping.fields.empty()) return;
        std::set<std::string, std::less<>> done;
        for (const auto& [name, value] : source.values) {
            if (isUsed(name) || !done.insert(name).second) continue;
            std::vector<std::string> values = source.all(name);
            for (std::string& each : values) each = oneLine(each);
            if (m_import.isNewPack) {
                if (const std::string id = fieldIdOf(name); !id.empty()) addField(card, id, std::move(values), false);
            } else if (const Field* field = fieldNamed(name)) {
                addField(card, field->id, std::move(values), false);
            }
        }
    }

    void addField(ImportedCard& card, const std::string& id, std::vector<std::string> values, bool isList)
    {
        if (values.empty()) return;
        if (m_import.isNewPack) m_learned.addField(id, values, isList || values.size() > 1);
        card.fields.emplace_back(id, std::move(values));
    }

    [[nodiscard]] bool isUsed(std::string_view name) const
    {
        const CatalogueMapping& mapping = *m_mapping;
        for (const MappedValue* value :
             {&mapping.id, &mapping.name, &mapping.version, &mapping.type, &mapping.text, &mapping.set,
              &mapping.setName, &mapping.number, &mapping.rarity, &mapping.finish})
            if (std::ranges::find(value->from, name) != value->from.end()) return true;
        return name.find('.') != std::string_view::npos || std::ranges::find(kNoFields, name) != kNoFields.end();
    }

    const std::string& fieldIdOf(const std::string& name)
    {
        const auto [entry, isNew] = m_fieldIds.try_emplace(name);
        if (isNew) entry->second = m_learned.fieldId(name);
        return entry->second;
    }

    const Field* fieldNamed(const std::string& name)
    {
        const auto [entry, isNew] = m_fieldsByName.try_emplace(name, nullptr);
        if (!isNew) return entry->second;
        for (const Field& field : m_game.fields) {
            const bool named = std::ranges::any_of(
                field.name.entries(), [&](const Texts::Entry& each) { return folded(each.words) == folded(name); });
            if (field.derived.empty() && (named || field.id == slugOf(name))) entry->second = &field;
        }
        return entry->second;
    }

    void takePrintings(const SourceCard& source, ImportedCard& card)
    {
        const CatalogueMapping& mapping = *m_mapping;
        if (mapping.printings.empty()) return takePrinting(source, {}, card);
        for (std::size_t i = 0;; ++i) {
            const std::string prefix = mapping.printings + "." + std::to_string(i) + ".";
            if (valueOf(source, mapping.set, prefix).empty()) break;
            takePrinting(source, prefix, card);
        }
    }

    void takePrinting(const SourceCard& source, const std::string& prefix, ImportedCard& card)
    {
        const CatalogueMapping& mapping = *m_mapping;
        const std::string set = valueOf(source, mapping.set, prefix);
        if (set.empty()) return;
        if (const std::string name = valueOf(source, mapping.setName, prefix); !name.empty()) m_ids.nameSet(set, name);
        Printing printing;
        printing.set = m_ids.setId(set);
        printing.number = collectorNumber(valueOf(source, mapping.number, prefix));
        if (const std::string rarity = valueOf(source, mapping.rarity, prefix); !rarity.empty())
            printing.rarity = m_ids.rarityId(rarity);
        for (const std::string& finish : valuesOf(source, mapping.finish, prefix)) {
            const std::string word = folded(finish);
            if (word == "nonfoil" || word == "normal" || word == "regular" || word == "false" || word == "no") continue;
            printing.finishes.push_back(m_ids.finishId(word == "true" || word == "yes" ? "foil" : finish));
        }
        card.add(std::move(printing));
    }

    /// Adds the printings to a card that is there already, or a new card.
    void merge(ImportedCard&& card)
    {
        const auto [entry, isNew] = m_byName.try_emplace(ExistingCards::keyOf(card.name, card.version));
        for (const std::size_t index : entry->second) {
            ImportedCard& known = m_cards[index];
            if (!m_mapping->oneCardPerName && !known.isSameCard(card)) continue;
            for (Printing& printing : card.printings) known.add(std::move(printing));
            return;
        }
        entry->second.push_back(m_cards.size());
        m_cards.push_back(std::move(card));
    }

    /// Different cards of one name get their first printing as their version.
    void tellVersionsApart()
    {
        for (const auto& [key, indices] : m_byName) {
            if (indices.size() < 2) continue;
            std::set<std::string> taken;
            for (const std::size_t index : indices) {
                ImportedCard& card = m_cards[index];
                std::string version = card.version;
                if (!card.printings.empty()) {
                    const Printing& first = card.printings.front();
                    if (!version.empty()) version += ", ";
                    version += m_ids.setName(first.set);
                    if (!first.number.empty()) version += " " + first.number;
                }
                std::string free = version;
                for (int number = 2; free.empty() || !taken.insert(folded(free)).second; ++number)
                    free = (version.empty() ? "" : version + " ") + std::to_string(number);
                card.version = std::move(free);
            }
        }
    }

    // Writing.

    [[nodiscard]] std::string language() const
    {
        if (!m_mapping->language.empty()) return m_mapping->language;
        return m_import.isNewPack ? "en" : m_game.languages.front();
    }

    Result<void> writeCards()
    {
        std::unordered_set<std::string> written;
        std::string& out = m_import.cardsFile;
        out = "{\n  \"format\": 1,\n  \"cards\": [";
        const auto write = [&](const Json& json) {
            out += written.empty() ? "\n    " : ",\n    ";
            out += json.dump(-1, ' ', false, Json::error_handler_t::replace);
            written.insert(json.at("id").get<std::string>());
        };
        const CardJson writer(game(), language(),
                              [this](const Place& place, const char* code, std::vector<std::string> args) {
                                  problem(place, code, std::move(args));
                              });
        for (const ImportedCard& card : m_cards) {
            const std::string* known = m_existing.idOf(card.name, card.version);
            if (known != nullptr && m_existing.isElsewhere(*known)) {
                ++m_import.kept;
                continue;
            }
            if (known != nullptr && written.contains(*known)) continue;
            Json json = Json::object();
            std::string before;
            if (known == nullptr) {
                json["id"] = m_existing.newId(card);
                json["number"] = m_existing.newNumber();
                ++m_import.added;
            } else {
                json = m_existing.card(*known);
                before = json.dump();
            }
            writer.fill(json, card);
            if (!before.empty() && json.dump() != before) ++m_import.updated;
            ++m_import.cards;
            m_import.printings += card.printings.size();
            write(json);
        }
        for (const std::string& id : m_existing.order()) {
            if (written.contains(id)) continue;
            write(m_existing.card(id));
            ++m_import.kept;
        }
        out += "\n  ]\n}\n";
        return {};
    }

    void writeGame()
    {
        const GameAdditions additions = m_ids.additions(language());
        for (const auto& [id, name] : additions.sets) m_import.addedSets.push_back(id);
        for (const auto& [id, name] : additions.rarities) m_import.addedRarities.push_back(id);
        for (const auto& [id, name] : additions.finishes) m_import.addedFinishes.push_back(id);
        if (m_import.isNewPack)
            m_import.gameFile = newGameFile(m_wishes.pack.filename().string(), m_learned.game(), additions);
        else if (!additions.empty())
            m_import.gameFile = extendedGameFile(m_wishes.pack / "game.json", additions, m_game.languages);
    }

    CatalogueImportWishes m_wishes;
    CatalogueImport m_import;
    Game m_game;            // as the pack has it
    LearnedGame m_learned;  // of a new pack: what the cards show it to be
    std::optional<CatalogueMapping> m_mapping;
    CatalogueFormat m_mappingFormat{};
    std::vector<ImportedCard> m_cards;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
    std::unordered_map<std::string, std::string> m_fieldIds;
    std::unordered_map<std::string, const Field*> m_fieldsByName;
    PrintingIds m_ids;
    ExistingCards m_existing;
};

/// Puts the new text in place at once, so that a crash leaves the old file or the new one.
Result<void> replaceFile(const fs::path& file, const std::string& text)
{
    const fs::path draft = file.string() + ".new";
    std::ofstream stream(draft, std::ios::binary);
    stream << text;
    stream.close();
    std::error_code error;
    if (stream) {
        syncFile(draft);
        fs::rename(draft, file, error);
    }
    if (!stream || error) {
        fs::remove(draft, error);
        return failure({Error::Kind::Io, "library.io", {file.string(), 0, 0}, {file.string()}, error.message()});
    }
    return {};
}

}  // namespace

Checked<CatalogueImport> planCatalogueImport(const CatalogueImportWishes& wishes)
{
    return CatalogueImporter(wishes).plan();
}

Result<void> storeCatalogueImport(const CatalogueImport& import, const fs::path& pack)
{
    std::error_code error;
    fs::create_directories(pack, error);
    if (auto done = replaceFile(pack / import.cardsName, import.cardsFile); !done) return done;
    if (import.gameFile.empty()) return {};
    return replaceFile(pack / "game.json", import.gameFile);
}

}  // namespace mazzo::importer
