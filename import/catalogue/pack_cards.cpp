// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/pack_cards.h"

#include "carddata/library/layers/typed_words.h"
#include "carddata/library/private_file.h"
#include "carddata/pack/pack.h"
#include "import/catalogue/cockatrice.h"
#include "import/catalogue/csv_cards.h"
#include "import/catalogue/game_file.h"
#include "import/catalogue/json_cards.h"
#include "import/catalogue/learned_game.h"
#include "import/catalogue/octgn.h"
#include "model/control_characters.h"
#include "model/nearest.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace mazzo::importer {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxImportedCards = 500'000;
constexpr std::size_t kMaxCollectorNumber = 16;

/// Values that say something about how another program shows a card.
constexpr std::array<std::string_view, 6> kNoFields{"tablerow", "cipt", "upsidedown", "side", "layout", "token"};

/// On one line, without control characters and blanks at the ends.
std::string oneLine(std::string_view text)
{
    std::string line = controlCharacter(text) ? withoutControlCharacters(text) : std::string(text);
    std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return std::string(trimmed(line));
}

std::string plainText(std::string_view text)
{
    std::string plain = controlCharacter(text) ? withoutControlCharacters(text) : std::string(text);
    std::erase(plain, '\r');
    return std::string(trimmed(plain));
}

std::string translated(const MappedValue& mapped, std::string value)
{
    const auto found = mapped.values.empty() ? mapped.values.end() : mapped.values.find(folded(value));
    return found == mapped.values.end() ? std::move(value) : found->second;
}

/// The letters of a word, each by itself.
std::vector<std::string> lettersOf(std::string_view word)
{
    std::vector<std::string> letters;
    for (const char c : word) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (continues && !letters.empty()) letters.back() += c;
        else if (c != ' ') letters.emplace_back(1, c);
    }
    return letters;
}

/// What a card says for a mapped value; `prefix` is the path of a printing.
std::vector<std::string> valuesOf(const SourceCard& card, const MappedValue& mapped, const std::string& prefix = {})
{
    std::vector<std::string> values;
    for (const std::string& name : mapped.from)
        if (values = card.all(prefix + name); !values.empty()) break;
    if (!mapped.split.empty()) {
        std::vector<std::string> pieces;
        for (const std::string& value : values) {
            for (std::size_t begin = 0; begin <= value.size();) {
                const std::size_t end = std::min(value.find(mapped.split, begin), value.size());
                if (std::string piece(trimmed(std::string_view(value).substr(begin, end - begin))); !piece.empty())
                    pieces.push_back(std::move(piece));
                begin = end + mapped.split.size();
            }
        }
        values = std::move(pieces);
    }
    if (mapped.part) {
        const auto index = static_cast<std::size_t>(*mapped.part - 1);
        values = index < values.size() ? std::vector{values[index]} : std::vector<std::string>{};
    }
    if (mapped.letters) {
        std::vector<std::string> letters;
        for (const std::string& value : values) std::ranges::move(lettersOf(value), std::back_inserter(letters));
        values = std::move(letters);
    }
    for (std::string& value : values) value = translated(mapped, oneLine(value));
    return values;
}

std::string valueOf(const SourceCard& card, const MappedValue& mapped, const std::string& prefix = {})
{
    std::vector<std::string> values = valuesOf(card, mapped, prefix);
    return values.empty() ? std::string() : std::move(values.front());
}

/// A printed text, whose lines stay.
std::string longTextOf(const SourceCard& card, const MappedValue& mapped)
{
    for (const std::string& name : mapped.from)
        if (const std::string* value = card.find(name)) return plainText(*value);
    return {};
}

bool isWhole(std::string_view text, int& number)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

/// A card on its way from the source to the pack.
struct Imported {
    Place place;
    std::string id, name, version, text, backName, backText;
    std::vector<std::string> types;
    std::vector<std::pair<std::string, std::vector<std::string>>> fields;  ///< by id
    std::vector<Printing> printings;

    [[nodiscard]] bool isSameCard(const Imported& other) const
    {
        return types == other.types && fields == other.fields && backName == other.backName;
    }
};

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
        const auto files = sourceFiles();
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
    using SourceFile = std::pair<fs::path, CatalogueFormat>;

    static tl::unexpected<Errors> refused(Error error) { return tl::unexpected(Errors{std::move(error)}); }

    [[nodiscard]] const Game& game() const { return m_import.isNewPack ? m_learned.game() : m_game; }

    // Sources.

    std::optional<CatalogueFormat> formatOf(const fs::path& file) const
    {
        if (m_wishes.format) return m_wishes.format;
        const std::string ending = folded(file.extension().string());
        if (ending == ".csv" || ending == ".tsv") return CatalogueFormat::Csv;
        if (ending == ".json") return CatalogueFormat::Json;
        if (ending != ".xml") return std::nullopt;
        std::ifstream stream(file, std::ios::binary);
        std::string start(4096, '\0');
        stream.read(start.data(), static_cast<std::streamsize>(start.size()));
        start.resize(static_cast<std::size_t>(stream.gcount()));
        return start.find("<cockatrice_carddatabase") != std::string::npos ? CatalogueFormat::Cockatrice
                                                                           : CatalogueFormat::Octgn;
    }

    Result<std::vector<SourceFile>> sourceFiles() const
    {
        std::vector<SourceFile> files;
        for (const fs::path& source : m_wishes.sources) {
            std::error_code error;
            const bool isFolder = fs::is_directory(source, error);
            if (!isFolder && !fs::exists(source, error))
                return failure(
                    {Error::Kind::NotFound, "pack.missing-file", {source.string(), 0, 0}, {source.string()}, {}});
            const std::size_t before = files.size();
            if (!isFolder) {
                const auto format = formatOf(source);
                if (format) files.emplace_back(source, *format);
            } else {
                std::vector<SourceFile> found;
                for (const auto& entry : fs::recursive_directory_iterator(source, error)) {
                    if (!entry.is_regular_file(error)) continue;
                    if (const auto format = formatInFolder(entry.path())) found.emplace_back(entry.path(), *format);
                }
                std::ranges::sort(found);
                std::ranges::move(found, std::back_inserter(files));
            }
            if (files.size() == before)
                return failure({Error::Kind::Parse, "catalogue-import.no-format", {source.string(), 0, 0}, {}, {}});
        }
        return files;
    }

    /// A folder may hold other things: of XML only the sets count.
    std::optional<CatalogueFormat> formatInFolder(const fs::path& file) const
    {
        const std::string ending = folded(file.extension().string());
        if (ending == ".xml" && folded(file.filename().string()) != "set.xml") return std::nullopt;
        if (ending != ".xml" && ending != ".json" && ending != ".csv" && ending != ".tsv") return std::nullopt;
        return formatOf(file);
    }

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
                              [this](const std::string& code, const std::string& name) { nameSet(code, name); }};
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
        for (const CardSet& set : m_game.sets) m_setIds.insert(set.id);
        for (const Choice& rarity : m_game.rarities) m_rarityIds.insert(rarity.id);
        for (const Choice& finish : m_game.finishes) m_finishIds.insert(finish.id);
        const auto cardFiles = cardFilesOf(m_wishes.pack);
        for (std::size_t i = 0; i < cardFiles.size(); ++i) {
            if (i == 0) m_import.cardsName = cardFiles[i];
            if (auto read = readCards(m_wishes.pack / cardFiles[i], i == 0); !read) return refused(read.error());
        }
        return {};
    }

    /// The cards that the pack has, so that ids and numbers stay. Those of further files are not written again.
    Result<void> readCards(const fs::path& file, bool rewritten)
    {
        std::ifstream stream(file, std::ios::binary);
        if (!stream) return {};
        Json json;
        try {
            json = Json::parse(stream);
            for (Json& card : json.at("cards")) {
                const auto number = card.at("number").get<std::uint32_t>();
                m_lastNumber = std::max(m_lastNumber, number);
                std::string id = card.at("id").get<std::string>();
                if (!rewritten) m_elsewhere.insert(id);
                for (const auto& [language, name] : card.at("name").items()) {
                    const auto version = card.find("version");
                    const bool has = version != card.end() && version->contains(language);
                    m_idsByName.try_emplace(
                        keyOf(name.get<std::string>(), has ? version->at(language).get<std::string>() : ""), id);
                }
                m_ids.insert(id);
                if (rewritten) m_existingOrder.push_back(id);
                m_existing.emplace(std::move(id), std::move(card));
            }
        } catch (const Json::exception& problem) {
            return failure(
                {Error::Kind::Parse, "catalogue-import.bad-json", {file.string(), 1, 1}, {}, problem.what()});
        }
        return {};
    }

    static std::string keyOf(std::string_view name, std::string_view version)
    {
        return folded(name) + "\n" + folded(version);
    }

    // Cards.

    void problem(const Place& place, const char* code, std::vector<std::string> args)
    {
        ++m_import.problemCount;
        if (m_import.problems.size() < CatalogueImport::kMaxProblems)
            m_import.problems.push_back({Error::Kind::Parse, code, place, std::move(args), {}});
    }

    void nameSet(const std::string& code, const std::string& name)
    {
        if (!code.empty()) m_setNames.insert_or_assign(slugOf(code), oneLine(name.empty() ? code : name));
    }

    void take(SourceCard&& source)
    {
        const CatalogueMapping& mapping = *m_mapping;
        Imported card;
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

    void takeTypes(const SourceCard& source, Imported& card)
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

    void takeFields(const SourceCard& source, Imported& card)
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

    void addField(Imported& card, const std::string& id, std::vector<std::string> values, bool isList)
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

    void takePrintings(const SourceCard& source, Imported& card)
    {
        const CatalogueMapping& mapping = *m_mapping;
        if (mapping.printings.empty()) return takePrinting(source, {}, card);
        for (std::size_t i = 0;; ++i) {
            const std::string prefix = mapping.printings + "." + std::to_string(i) + ".";
            if (valueOf(source, mapping.set, prefix).empty()) break;
            takePrinting(source, prefix, card);
        }
    }

    void takePrinting(const SourceCard& source, const std::string& prefix, Imported& card)
    {
        const CatalogueMapping& mapping = *m_mapping;
        const std::string set = valueOf(source, mapping.set, prefix);
        if (set.empty()) return;
        if (const std::string name = valueOf(source, mapping.setName, prefix); !name.empty()) nameSet(set, name);
        Printing printing;
        printing.set = setIdOf(set);
        printing.number = collectorNumber(valueOf(source, mapping.number, prefix));
        if (const std::string rarity = valueOf(source, mapping.rarity, prefix); !rarity.empty())
            printing.rarity = choiceIdOf(rarity, m_rarityIds, m_rarities, m_game.rarities);
        for (const std::string& finish : valuesOf(source, mapping.finish, prefix)) {
            const std::string word = folded(finish);
            if (word == "nonfoil" || word == "normal" || word == "regular" || word == "false" || word == "no") continue;
            printing.finishes.push_back(choiceIdOf(word == "true" || word == "yes" ? "foil" : finish, m_finishIds,
                                                   m_finishes, m_game.finishes));
        }
        addPrinting(card.printings, std::move(printing));
    }

    /// Of equal set and number there is one printing, with the finishes of all.
    static void addPrinting(std::vector<Printing>& printings, Printing&& printing)
    {
        const auto same = std::ranges::find_if(printings, [&](const Printing& other) {
            return other.set == printing.set && (printing.number.empty() || other.number == printing.number);
        });
        if (same == printings.end()) {
            printings.push_back(std::move(printing));
            return;
        }
        for (std::string& finish : printing.finishes)
            if (std::ranges::find(same->finishes, finish) == same->finishes.end())
                same->finishes.push_back(std::move(finish));
        if (same->rarity.empty()) same->rarity = std::move(printing.rarity);
    }

    static std::string collectorNumber(std::string number)
    {
        if (number.starts_with('#')) number.erase(0, 1);
        std::ranges::replace_if(number, [](char c) { return c == ' ' || c == '{' || c == '}'; }, '-');
        if (number.size() <= kMaxCollectorNumber) return number;
        number.resize(kMaxCollectorNumber);
        while (!number.empty() && brokenUtf8(number)) number.pop_back();
        return number;
    }

    std::string setIdOf(const std::string& code)
    {
        const auto [entry, isNew] = m_setIdByCode.try_emplace(code);
        if (!isNew) return entry->second;
        std::string id = slugOf(code);
        for (const CardSet& set : m_game.sets)
            for (const Texts::Entry& name : set.name.entries())
                if (folded(name.words) == folded(code)) id = set.id;
        if (m_setIds.insert(id).second) {
            m_sets.push_back(id);
            m_setNames.try_emplace(id, code);
        }
        return entry->second = id;
    }

    static std::string choiceIdOf(const std::string& word, std::set<std::string>& ids,
                                  std::vector<std::pair<std::string, std::string>>& added,
                                  const std::vector<Choice>& known)
    {
        std::string id = slugOf(word);
        for (const Choice& choice : known)
            for (const Texts::Entry& name : choice.name.entries())
                if (folded(name.words) == folded(word)) id = choice.id;
        if (ids.insert(id).second) added.emplace_back(id, word);
        return id;
    }

    /// Adds the printings to a card that is there already, or a new card.
    void merge(Imported&& card)
    {
        const auto [entry, isNew] = m_byName.try_emplace(keyOf(card.name, card.version));
        for (const std::size_t index : entry->second) {
            Imported& known = m_cards[index];
            if (!m_mapping->oneCardPerName && !known.isSameCard(card)) continue;
            for (Printing& printing : card.printings) addPrinting(known.printings, std::move(printing));
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
                Imported& card = m_cards[index];
                std::string version = card.version;
                if (!card.printings.empty()) {
                    const Printing& first = card.printings.front();
                    if (!version.empty()) version += ", ";
                    version += m_setNames[first.set];
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

    std::string freeId(const Imported& card)
    {
        std::string wanted = !card.id.empty() ? slugOf(card.id) : slugOf(fullName(card.name, card.version));
        std::string id = wanted;
        for (int number = 2; !m_ids.insert(id).second; ++number) id = wanted + "-" + std::to_string(number);
        return id;
    }

    Result<void> writeCards()
    {
        const std::string inLanguage = language();
        std::unordered_set<std::string> written;
        std::string& out = m_import.cardsFile;
        out = "{\n  \"format\": 1,\n  \"cards\": [";
        const auto write = [&](const Json& json) {
            out += written.empty() ? "\n    " : ",\n    ";
            out += json.dump(-1, ' ', false, Json::error_handler_t::replace);
            written.insert(json.at("id").get<std::string>());
        };
        for (const Imported& card : m_cards) {
            const auto known = m_idsByName.find(keyOf(card.name, card.version));
            if (known != m_idsByName.end() && m_elsewhere.contains(known->second)) {
                ++m_import.kept;
                continue;
            }
            if (known != m_idsByName.end() && written.contains(known->second)) continue;
            Json json = Json::object();
            std::string before;
            if (known == m_idsByName.end()) {
                json["id"] = freeId(card);
                json["number"] = ++m_lastNumber;
                ++m_import.added;
            } else {
                json = m_existing.at(known->second);
                before = json.dump();
            }
            fill(json, card, inLanguage);
            if (!before.empty() && json.dump() != before) ++m_import.updated;
            ++m_import.cards;
            m_import.printings += card.printings.size();
            write(json);
        }
        for (const std::string& id : m_existingOrder) {
            if (written.contains(id)) continue;
            write(m_existing.at(id));
            ++m_import.kept;
        }
        out += "\n  ]\n}\n";
        return {};
    }

    void fill(Json& json, const Imported& card, const std::string& inLanguage)
    {
        json["name"][inLanguage] = card.name;
        if (!card.version.empty()) json["version"][inLanguage] = card.version;
        if (card.types.size() == 1) json["type"] = card.types.front();
        else json["type"] = card.types;
        if (!card.printings.empty()) json["printings"] = printingsJson(card.printings);
        fillFields(json, card);
        if (!card.text.empty()) {
            if (json.contains("text") && json["text"].is_null()) json.erase("text");
            json["text"][inLanguage] = card.text;
        }
        if (!card.backName.empty()) {
            json["back"]["name"][inLanguage] = card.backName;
            if (!card.backText.empty()) json["back"]["text"][inLanguage] = card.backText;
        }
    }

    static Json printingsJson(const std::vector<Printing>& printings)
    {
        Json list = Json::array();
        for (const Printing& printing : printings) {
            Json object{{"set", printing.set}};
            if (!printing.number.empty()) object["number"] = printing.number;
            if (!printing.rarity.empty()) object["rarity"] = printing.rarity;
            if (printing.finishes.size() == 1) object["finish"] = printing.finishes.front();
            else if (!printing.finishes.empty()) object["finish"] = printing.finishes;
            list.push_back(std::move(object));
        }
        return list;
    }

    void fillFields(Json& json, const Imported& card)
    {
        Json fields = json.value("fields", Json::object());
        const auto appliesToCard = [&](const Field& field) {
            return std::ranges::any_of(card.types, [&](const std::string& type) {
                const auto index = game().type(type);
                return index && field.appliesTo(*index);
            });
        };
        for (const auto& [id, values] : card.fields) {
            const auto index = game().field(id);
            if (!index || !appliesToCard(game()[*index]) || !game()[*index].derived.empty()) continue;
            if (auto value = fieldJson(game()[*index], values, card)) fields[id] = std::move(*value);
        }
        // What the pack requires and the source does not say is not known.
        for (const Field& field : game().fields) {
            const bool needed = field.derived.empty() && !field.optional && !field.preset && appliesToCard(field);
            if (needed && !fields.contains(field.id)) fields[field.id] = nullptr;
        }
        if (!fields.empty()) json["fields"] = std::move(fields);
    }

    std::optional<Json> fieldJson(const Field& field, const std::vector<std::string>& values, const Imported& card)
    {
        const auto bad = [&](const std::string& value) {
            problem(card.place, "catalogue-import.bad-value", {card.name, field.id, value});
            return std::nullopt;
        };
        const auto word = [&](const std::string& value) -> std::optional<std::string> {
            if (field.choices.empty()) return value;
            const Choice* choice = field.choice(value);
            if (choice == nullptr) choice = field.choice(slugOf(value));
            return choice == nullptr ? std::nullopt : std::optional(choice->id);
        };
        switch (field.type) {
        case Field::Type::Number: {
            int number = 0;
            if (isWhole(values.front(), number)) {
                if (!field.domain.contains(number)) return bad(values.front());
                return number;
            }
            if (!field.printed || values.front().size() > kMaxCollectorNumber) return bad(values.front());
            return values.front();
        }
        case Field::Type::Flag: {
            const std::string said = folded(values.front());
            if (said == "true" || said == "yes" || said == "1") return true;
            if (said == "false" || said == "no" || said == "0") return false;
            return bad(values.front());
        }
        case Field::Type::Words: {
            Json list = Json::array();
            for (const std::string& value : values) {
                if (auto known = word(value)) list.push_back(std::move(*known));
                else return bad(value);
            }
            return list;
        }
        case Field::Type::Text: break;
        }
        std::string joined = values.front();
        for (std::size_t i = 1; i < values.size(); ++i) joined += ", " + values[i];
        auto known = word(joined);
        if (!known) return bad(joined);
        return std::move(*known);
    }

    void writeGame()
    {
        std::vector<std::pair<std::string, std::string>> sets;
        for (const std::string& id : m_sets) sets.emplace_back(id, m_setNames[id]);
        GameAdditions additions{language(), std::move(sets), m_rarities, m_finishes};
        for (const auto& [id, name] : additions.sets) m_import.addedSets.push_back(id);
        for (const auto& [id, name] : m_rarities) m_import.addedRarities.push_back(id);
        for (const auto& [id, name] : m_finishes) m_import.addedFinishes.push_back(id);
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
    std::vector<Imported> m_cards;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
    std::unordered_map<std::string, std::string> m_fieldIds;
    std::unordered_map<std::string, const Field*> m_fieldsByName;
    std::unordered_map<std::string, std::string> m_setIdByCode;
    std::unordered_map<std::string, std::string> m_setNames;  // by id
    std::set<std::string> m_setIds, m_rarityIds, m_finishIds;
    std::vector<std::string> m_sets;  // that the pack does not have
    std::vector<std::pair<std::string, std::string>> m_rarities, m_finishes;
    std::unordered_map<std::string, Json> m_existing;  // by id
    std::vector<std::string> m_existingOrder;
    std::unordered_map<std::string, std::string> m_idsByName;
    std::unordered_set<std::string> m_ids, m_elsewhere;
    std::uint32_t m_lastNumber = 0;
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
