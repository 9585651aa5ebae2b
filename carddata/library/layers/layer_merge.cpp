// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/layer_merge.h"

#include "carddata/library/layers/image_store.h"
#include "carddata/library/layers/typed_words.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::carddata {

namespace {

using Item = LayerMerge::Item;

/// The parts of a layer's card that are no fields, as texts that can be compared and shown.
struct CardPart {
    const char* id;
    std::optional<std::string> (*text)(const LayerCard& card);
    void (*copy)(const LayerCard& from, LayerCard& to);
};

std::string textsShown(const Texts& texts)
{
    std::string shown;
    for (const auto& [language, words] : texts.entries())
        shown.append(shown.empty() ? "" : " / ").append(language).append(": ").append(words);
    return shown;
}

const CardPart kCardParts[] = {
    {"name",
     [](const LayerCard& card) { return card.name.empty() ? std::nullopt : std::optional(textsShown(card.name)); },
     [](const LayerCard& from, LayerCard& to) { to.name = from.name; }},
    {"aliases",
     [](const LayerCard& card) { return card.aliases ? std::optional(joinedWords(*card.aliases)) : std::nullopt; },
     [](const LayerCard& from, LayerCard& to) { to.aliases = from.aliases; }},
    {"type", [](const LayerCard& card) { return card.type.empty() ? std::nullopt : std::optional(card.type); },
     [](const LayerCard& from, LayerCard& to) { to.type = from.type; }},
    {"set", [](const LayerCard& card) { return card.set; },
     [](const LayerCard& from, LayerCard& to) { to.set = from.set; }},
    {"text",
     [](const LayerCard& card) -> std::optional<std::string> {
         if (!card.textState || *card.textState != Card::TextState::Known) return std::nullopt;
         return textsShown(card.text);
     },
     [](const LayerCard& from, LayerCard& to) {
         to.text = from.text;
         to.textState = from.textState;
     }},
    {"rulings",
     [](const LayerCard& card) -> std::optional<std::string> {
         if (!card.rulings || card.rulings->empty()) return std::nullopt;
         std::string shown;
         for (const Ruling& ruling : *card.rulings)
             shown.append(textsShown(ruling.text)).append(" [").append(ruling.clause).append("] ");
         return shown;
     },
     [](const LayerCard& from, LayerCard& to) { to.rulings = from.rulings; }},
    {"effects", [](const LayerCard& card) { return card.effects; },
     [](const LayerCard& from, LayerCard& to) { to.effects = from.effects; }},
    {"image", [](const LayerCard& card) { return card.image; },
     [](const LayerCard& from, LayerCard& to) { to.image = from.image; }},
};

std::string valueShown(const Value& value)
{
    if (isAbsent(value)) return {};
    if (std::holds_alternative<Unknown>(value)) return "?";
    if (const auto* number = std::get_if<Interval>(&value)) {
        if (number->isExact()) return std::to_string(number->lo);
        return (number->hasLowerBound() ? std::to_string(number->lo) : "") + ".." +
               (number->hasUpperBound() ? std::to_string(number->hi) : "");
    }
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return joinedWords(std::get<Words>(value));
}

bool isUnknown(const FieldValue& value) { return std::holds_alternative<Unknown>(value.value); }

/// Copies a part, by the id that differences have, from one entry to another.
void copyPart(std::string_view part, const LayerCard& from, LayerCard& to)
{
    for (const CardPart& each : kCardParts)
        if (each.id == part) return each.copy(from, to);
    if (const auto value = from.values.find(part); value != from.values.end())
        to.values.insert_or_assign(std::string(part), value->second);
}

class MergePlan {
public:
    MergePlan(const Library& library, const LoadedGame& loaded, const LayerFile& layer,
              const std::vector<ArchivedFile>& files)
        : m_library(library), m_loaded(loaded), m_layer(layer), m_files(files)
    {}

    [[nodiscard]] Checked<LayerMerge> run()
    {
        m_merge.game = m_loaded.game.id;
        m_merge.detail = std::string(m_layer.name.in({}));
        auto entries = m_library.ownLayer().entries(m_loaded.game.id);
        if (!entries) return tl::unexpected(Errors{entries.error()});
        for (LayerCard& entry : *entries) m_mine.emplace(entry.id, std::move(entry));
        addChoices();
        for (const LayerFile::Entry& entry : m_layer.entries)
            if (entry.card.adds()) m_theirIds.emplace(entry.card.id, idHere(entry.card));
        for (const LayerFile::Entry& entry : m_layer.entries) add(entry);
        if (!m_errors.empty()) return tl::unexpected(std::move(m_errors));
        return std::move(m_merge);
    }

private:
    void addChoices()
    {
        for (const OwnChoice& choice : m_layer.choices) {
            bool known = false;
            if (choice.field == "set")
                known = std::ranges::find(m_loaded.game.sets, choice.id, &CardSet::id) != m_loaded.game.sets.end();
            else if (const auto field = m_loaded.game.field(choice.field))
                known = m_loaded.game[*field].choice(choice.id) != nullptr || !m_loaded.game[*field].open;
            if (!known) m_merge.choices.push_back(choice);
        }
    }

    /// The card of this library that a new card of theirs is; its name if there is none yet.
    [[nodiscard]] std::string idHere(const LayerCard& theirs) const
    {
        for (const Texts::Entry& name : theirs.name.entries())
            if (const auto card = m_loaded.catalogue.find(name.words)) return std::string(m_loaded.catalogue.id(*card));
        return std::string(theirs.name.in({}));
    }

    void add(const LayerFile::Entry& entry)
    {
        Item item;
        item.theirs = entry.card;
        item.place = entry.place;
        item.name = std::string(entry.card.name.in({}));
        for (auto& [field, value] : item.theirs.values) {
            const auto index = m_loaded.game.field(field);
            auto* words = std::get_if<Words>(&value.value);
            if (!index || !m_loaded.game[*index].refersToCards || !words) continue;
            for (std::string& word : *words)
                if (const auto here = m_theirIds.find(word); here != m_theirIds.end()) word = here->second;
            value.certain = value.value;
        }
        if (!takeImage(item)) return;
        const auto card = m_loaded.catalogue.find(
            m_loaded.game.id + ":" + (entry.card.adds() ? m_theirIds.at(entry.card.id) : entry.card.id));
        const bool isNew = entry.card.adds() && !card;
        item.theirs.number = 0;
        if (isNew) {
            item.theirs.id.clear();
            item.state = Item::State::New;
        } else if (!card) {
            m_errors.push_back({Error::Kind::NotFound, "pack.unknown-card", entry.place, {entry.card.id}, {}});
            return;
        } else {
            item.card = m_loaded.catalogue.id(*card);
            if (item.name.empty()) item.name = m_loaded.catalogue.name(*card, m_loaded.game.languages.front());
            item.theirs.id = item.card;
            if (const auto mine = m_mine.find(item.card); mine != m_mine.end()) item.mine = mine->second;
            item.mine.id = item.card;
            if (!item.card.starts_with(kOwnPrefix) && entry.card.adds()) describesPackCard(item);
            compare(item);
        }
        m_merge.items.push_back(std::move(item));
    }

    /// Their own card has come into a pack: its name and type are known there, only values are left to compare.
    static void describesPackCard(Item& item)
    {
        item.theirs.name = {};
        item.theirs.type.clear();
        item.theirs.set.reset();
    }

    [[nodiscard]] bool takeImage(Item& item)
    {
        if (!item.theirs.image) return true;
        const auto file = std::ranges::find(m_files, *item.theirs.image, &ArchivedFile::path);
        const std::string_view ending = file == m_files.end() ? std::string_view() : imageEnding(file->content);
        if (ending.empty()) {
            m_errors.push_back({Error::Kind::Parse, "image.not-an-image", item.place, {*item.theirs.image}, {}});
            return false;
        }
        auto name = ImageStore::nameOfBytes(file->content, file->path);
        if (!name) {
            m_errors.push_back(std::move(name.error()));
            return false;
        }
        if (isArt(*item.theirs.image)) name->insert(0, "art/");
        item.theirs.image = *name;
        m_merge.images.push_back({std::move(*name), file->content});
        return true;
    }

    void compare(Item& item)
    {
        for (const CardPart& part : kCardParts) {
            const auto theirs = part.text(item.theirs);
            const auto mine = part.text(item.mine);
            if (!theirs || theirs == mine) continue;
            if (mine) item.differences.push_back({part.id, *mine, *theirs});
            else item.added.emplace_back(part.id);
        }
        for (const auto& [field, value] : item.theirs.values) {
            const auto mine = item.mine.values.find(field);
            const bool isMine = mine != item.mine.values.end();
            if (isMine && mine->second.value == value.value) continue;
            // What is unknown to one of us is no contradiction.
            if (isUnknown(value) && (isMine || item.card.starts_with(kOwnPrefix))) continue;
            if (isMine && !isUnknown(mine->second))
                item.differences.push_back({field, valueShown(mine->second.value), valueShown(value.value)});
            else item.added.push_back(field);
        }
        if (!item.added.empty()) item.state = Item::State::Changed;
    }

    const Library& m_library;
    const LoadedGame& m_loaded;
    const LayerFile& m_layer;
    const std::vector<ArchivedFile>& m_files;
    LayerMerge m_merge;
    Errors m_errors;
    std::unordered_map<std::string, LayerCard> m_mine;
    std::unordered_map<std::string, std::string> m_theirIds;  // what their short ids are here
};

}  // namespace

std::size_t LayerMerge::count(Item::State state) const
{
    return static_cast<std::size_t>(std::ranges::count(items, state, &Item::state));
}

std::size_t LayerMerge::differences() const
{
    std::size_t total = 0;
    for (const Item& item : items) total += item.differences.size();
    return total;
}

void LayerMerge::takeAll(Take take)
{
    for (Item& item : items)
        for (Difference& difference : item.differences) difference.take = take;
}

Checked<LayerMerge> planMerge(const Library& library, const LoadedGame& loaded, const LayerFile& layer,
                              const std::vector<ArchivedFile>& files)
{
    return MergePlan(library, loaded, layer, files).run();
}

OwnEdit mergeEdit(const LayerMerge& merge)
{
    OwnEdit edit{OwnReason::Merge, merge.detail, {}, merge.choices, true};
    for (const Item& item : merge.items) {
        if (item.state == Item::State::New) {
            edit.entries.push_back(item.theirs);
            continue;
        }
        LayerCard entry = item.mine;
        for (const std::string& part : item.added) copyPart(part, item.theirs, entry);
        for (const LayerMerge::Difference& difference : item.differences)
            if (difference.take == LayerMerge::Take::Theirs) copyPart(difference.part, item.theirs, entry);
        edit.entries.push_back(std::move(entry));
    }
    return edit;
}

}  // namespace mazzo::carddata
