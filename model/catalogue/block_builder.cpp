// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/block_builder.h"

#include "model/catalogue/column_builder.h"
#include "model/catalogue/name_table.h"
#include "model/catalogue/word_index_builder.h"
#include "model/text.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace mazzo::model::catalogue {

namespace {

/// The plain columns of the cards and everything that finds a card by its name.
class BlockBuilder {
public:
    explicit BlockBuilder(const Game& game) : m_game(game)
    {
        for (const std::string& language : game.languages) static_cast<void>(languageIndex(language));
        for (const Field& field : game.fields) m_columns.emplace_back(field.domain, m_pool, m_words);
    }

    void add(const Card& card)
    {
        m_numbers.push_back(card.number);
        m_ids.push_back(m_pool.ref(card.id));
        m_sets.push_back(m_pool.ref(card.set));
        m_types.push_back(static_cast<std::uint16_t>(card.type));
        m_textStates.push_back(static_cast<std::uint16_t>(card.textState));
        if (card.effects)
            m_effects.push_back(
                {static_cast<std::uint32_t>(m_numbers.size() - 1), m_pool.ref(packedEffects(card.effects))});
        for (const TypeIndex type : card.moreTypes)
            m_moreTypes.push_back({cardNow(), static_cast<std::uint32_t>(type)});
        addPrintings(card);
        addNames(card);
        addTexts(card);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            m_columns[i].add(i < card.values.size() ? card.values[i] : FieldValue{});
    }

    [[nodiscard]] std::vector<std::byte> sealed();

private:
    std::uint32_t languageIndex(std::string_view language)
    {
        const auto index = static_cast<std::size_t>(
            std::find(m_languages.begin(), m_languages.end(), language) - m_languages.begin());
        if (index == m_languages.size()) m_languages.emplace_back(language);
        return static_cast<std::uint32_t>(index);
    }

    [[nodiscard]] std::uint32_t cardNow() const { return static_cast<std::uint32_t>(m_numbers.size() - 1); }

    std::uint32_t printingText(std::string_view text)
    {
        const auto [entry, isNew] = m_printingCodes.try_emplace(std::string(text),
                                                                static_cast<std::uint32_t>(m_printingTexts.size()));
        if (isNew) m_printingTexts.push_back(m_pool.ref(text));
        return entry->second;
    }

    /// A card without printings is printed in its set.
    void addPrintings(const Card& card)
    {
        if (card.printings.empty() && !card.set.empty()) addPrinting({card.set, {}, {}, {}, {}});
        for (const Printing& printing : card.printings) addPrinting(printing);
        m_firstPrinting.push_back(static_cast<std::uint32_t>(m_printings.size()));
    }

    void addPrinting(const Printing& printing)
    {
        std::string finishes;
        for (const std::string& finish : printing.finishes) (finishes += finishes.empty() ? "" : " ") += finish;
        m_printings.push_back({printingText(printing.set), printingText(printing.number), printingText(printing.rarity),
                               printingText(finishes), printingText(printing.image)});
    }

    void addName(std::string_view name)
    {
        foldInto(name, m_folded);
        m_nameWords.add(m_folded);
        m_byName.add(m_folded, cardNow());
    }

    /// A name that means the card only if no card has it as its own name, and no other card has it in this way.
    void addSecondName(std::string_view name)
    {
        std::vector<std::uint32_t>& cards = m_secondNames[folded(name)];
        if (cards.empty() || cards.back() != cardNow()) cards.push_back(cardNow());
    }

    void addNames(const Card& card)
    {
        for (const Texts::Entry& name : card.name.entries()) {
            const std::string_view version = card.version.in(name.language);
            const std::string full = fullName(name.words, version);
            m_names.push_back(
                {languageIndex(name.language), m_pool.ref(full), static_cast<std::uint32_t>(name.words.size())});
            addName(full);
            if (version.empty()) continue;
            m_nameWords.add(folded(name.words));
            addSecondName(name.words);
            addSecondName(name.words + " - " + std::string(version));
        }
        if (card.back) addBackNames(card);
        for (const std::string& alias : card.aliases) addName(alias);
        m_firstName.push_back(static_cast<std::uint32_t>(m_names.size()));
        m_nameWords.endCard();
        m_byId.add(folded(card.id), static_cast<std::uint32_t>(m_numbers.size() - 1));
    }

    /// Other programs name a card by either side, or by both.
    void addBackNames(const Card& card)
    {
        for (const Texts::Entry& back : card.back->name.entries()) {
            m_nameWords.add(folded(back.words));
            addSecondName(back.words);
            const std::string front(card.name.in(back.language));
            for (const char* between : {" // ", "//", " / ", "/"}) addSecondName(front + between + back.words);
        }
    }

    void addTexts(const Card& card)
    {
        const auto addAll = [&](const Texts& texts, WordIndexBuilder& builder) {
            for (const Texts::Entry& text : texts.entries()) {
                foldInto(text.words, m_folded);
                builder.add(m_folded);
            }
        };
        if (card.textState == Card::TextState::Known) addAll(card.text, m_textWords);
        if (card.back) addAll(card.back->text, m_textWords);
        for (const Ruling& ruling : card.rulings) addAll(ruling.text, m_rulingWords);
        m_textWords.endCard();
        m_rulingWords.endCard();
    }

    const Game& m_game;
    StringPool m_pool;
    std::vector<std::string> m_languages;
    std::vector<std::uint32_t> m_numbers;
    std::vector<StringRef> m_ids;
    std::vector<StringRef> m_sets;
    std::vector<std::uint16_t> m_types;
    std::vector<std::uint16_t> m_textStates;
    std::vector<std::uint32_t> m_firstName{0};
    std::vector<Name> m_names;
    std::vector<EffectText> m_effects;
    std::vector<MoreType> m_moreTypes;
    std::vector<std::uint32_t> m_firstPrinting{0};
    std::vector<PrintingRecord> m_printings;
    std::vector<StringRef> m_printingTexts;
    std::unordered_map<std::string, std::uint32_t> m_printingCodes;
    std::map<std::string, std::vector<std::uint32_t>> m_secondNames;
    NameTableBuilder m_byName;
    NameTableBuilder m_byId;
    WordIndexBuilder m_nameWords;
    WordIndexBuilder m_textWords;
    WordIndexBuilder m_rulingWords;
    std::vector<Word> m_words;
    std::vector<ColumnBuilder> m_columns;
    std::string m_folded;
};

std::vector<std::byte> BlockBuilder::sealed()
{
    NameTableBuilder bySharedName;
    std::vector<std::uint32_t> firstShared{0};
    std::vector<std::uint32_t> shared;
    for (const auto& [name, cards] : m_secondNames) {
        // The builder keeps the first of equal names, and names of their own were added before.
        if (cards.size() == 1) m_byName.add(name, cards.front());
        if (cards.size() == 1) continue;
        bySharedName.add(name, static_cast<std::uint32_t>(firstShared.size() - 1));
        shared.insert(shared.end(), cards.begin(), cards.end());
        firstShared.push_back(static_cast<std::uint32_t>(shared.size()));
    }
    std::vector<StringRef> languages;
    languages.reserve(m_languages.size());
    for (const std::string& language : m_languages) languages.push_back(m_pool.ref(language));
    BlockWriter writer;
    writer.add(m_pool.text());
    writer.add(languages);
    writer.add(m_numbers);
    writer.add(m_ids);
    writer.add(m_sets);
    writer.add(m_types);
    writer.add(m_textStates);
    writer.add(m_firstName);
    writer.add(m_names);
    writer.add(m_effects);
    writer.add(m_moreTypes);
    writer.add(m_firstPrinting);
    writer.add(m_printings);
    writer.add(m_printingTexts);
    for (const NameTableBuilder* names :
         std::initializer_list<const NameTableBuilder*>{&m_byName, &m_byId, &bySharedName}) {
        const NameTableBuilder::Table table = names->table();
        writer.add(table.buckets);
        writer.add(std::string_view(table.records));
    }
    writer.add(firstShared);
    writer.add(shared);
    for (WordIndexBuilder* index : {&m_nameWords, &m_textWords, &m_rulingWords}) index->write(writer);
    writer.add(m_words);
    for (ColumnBuilder& column : m_columns) column.write(writer);
    Header header;
    header.fingerprint = fingerprint(m_game);
    header.cards = static_cast<std::uint32_t>(m_numbers.size());
    header.fields = static_cast<std::uint32_t>(m_columns.size());
    return writer.sealed(header);
}

}  // namespace

std::vector<std::byte> buildBlock(const Game& game, std::span<const Card> cards)
{
    std::vector<const Card*> order;
    for (const Card& card : cards) order.push_back(&card);
    std::stable_sort(order.begin(), order.end(), [](const Card* a, const Card* b) { return a->number < b->number; });
    BlockBuilder builder(game);
    for (const Card* card : order) builder.add(*card);
    return builder.sealed();
}

}  // namespace mazzo::model::catalogue
