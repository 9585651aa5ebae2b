// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/own_edit_check.h"

#include "carddata/library/card_links.h"
#include "carddata/library/layers/typed_words.h"
#include "carddata/library/value_text.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

constexpr int kMaxNameLength = 200;
constexpr std::size_t kMaxTextLength = 8192;

bool isOneLine(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

}  // namespace

OwnEditCheck::OwnEditCheck(const Game& game, const Catalogue& catalogue, const OwnRepository& own,
                           const LayeredCards& cards, OwnEdit& edit)
    : m_game(game), m_catalogue(catalogue), m_own(own), m_cards(cards), m_edit(edit)
{
    for (const auto& [field, id, name] : edit.choices) {
        const Texts names(std::vector<Texts::Entry>{{game.languages.front(), name}});
        if (field == "set") m_game.sets.push_back({id, names, true, {}});
        else if (const auto index = game.field(field)) m_game.fields[at(*index)].choices.push_back({id, names});
    }
}

Result<std::vector<OwnProblem>> OwnEditCheck::run()
{
    if (auto done = readRecent(); !done) return failure(done.error());
    if (auto done = giveIds(); !done) return failure(done.error());
    claimNames();
    for (std::size_t i = 0; i < m_edit.entries.size(); ++i)
        if (auto done = checkEntry(i); !done) return failure(done.error());
    return std::move(m_problems);
}

Result<void> OwnEditCheck::readRecent()
{
    constexpr int kAll = 1'000'000;
    const auto changed = m_own.changedSince(m_game.id, m_game.layerRevision, kAll);
    if (!changed) return failure(changed.error());
    for (const std::string& card : *changed) {
        auto entry = m_own.one(m_game.id, card);
        if (!entry) return failure(entry.error());
        if (*entry)
            for (const Texts::Entry& name : (*entry)->name.entries()) m_recentNames.emplace(folded(name.words), card);
        m_recent.emplace(card, std::move(*entry));
    }
    return {};
}

bool OwnEditCheck::addsCard(const LayerCard& entry) const { return entry.id.starts_with(kOwnPrefix); }

/// New cards get ids that no card of a layer ever had.
Result<void> OwnEditCheck::giveIds()
{
    std::optional<std::set<std::string, std::less<>>> used;
    std::map<std::string, int, std::less<>> next;  // where to go on counting: many names may have the same letters
    for (std::size_t i = 0; i < m_edit.entries.size(); ++i) {
        LayerCard& entry = m_edit.entries[i];
        if (entry.id.empty()) {
            if (!used) {
                auto ids = m_own.usedIds(m_game.id);
                if (!ids) return failure(ids.error());
                used = std::move(*ids);
            }
            const std::string stem = std::string(kOwnPrefix) + slugOf(entry.name.in({}));
            entry.id = stem;
            int& number = next.try_emplace(stem, 2).first->second;
            while (used->contains(entry.id)) entry.id = stem + "-" + std::to_string(number++);
            used->insert(entry.id);
        }
        m_entries.emplace(entry.id, i);
    }
    return {};
}

void OwnEditCheck::claimNames()
{
    for (std::size_t i = 0; i < m_edit.entries.size(); ++i) {
        const LayerCard& entry = m_edit.entries[i];
        const auto claim = [&](std::string_view name) {
            const auto [owner, isNew] = m_names.try_emplace(folded(name), i);
            if (!isNew && owner->second != i)
                refuse(i, "name", "card.named-twice", {std::string(name), std::to_string(owner->second + 1)});
        };
        for (const Texts::Entry& name : entry.name.entries()) claim(name.words);
        for (const std::string& alias : entry.aliases.value_or(std::vector<std::string>())) claim(alias);
    }
}

Result<void> OwnEditCheck::checkEntry(std::size_t index)
{
    const LayerCard& entry = m_edit.entries[index];
    const bool adds = addsCard(entry);
    if (entry.isEmpty()) return {};
    std::optional<Card> below;
    if (!adds) {
        auto card = m_cards.below(m_game, entry.id);
        if (!card) return failure(card.error());
        if (!*card) {
            refuse(index, "name", "library.no-such-card", {m_game.id, entry.id});
            return {};
        }
        below = std::move(*card);
    }
    if (adds && entry.name.empty()) refuse(index, "name", "card.no-name");
    checkNames(index);
    std::optional<TypeIndex> type = below ? std::optional(below->type) : std::nullopt;
    if (!entry.type.empty()) {
        const auto found = std::ranges::find(m_game.types, entry.type, &CardType::id);
        if (found == m_game.types.end()) {
            std::vector<std::string> args{"type", entry.type};
            for (const CardType& each : m_game.types) args.push_back(each.id);
            refuse(index, "type", "value.not-in-domain", std::move(args));
            return {};
        }
        type = static_cast<TypeIndex>(found - m_game.types.begin());
    }
    if (!type) {
        std::vector<std::string> args;
        for (const CardType& each : m_game.types) args.push_back(each.id);
        refuse(index, "type", "card.no-type", std::move(args));
        return {};
    }
    if (entry.set && !entry.set->empty() &&
        std::ranges::find(m_game.sets, *entry.set, &CardSet::id) == m_game.sets.end())
        refuse(index, "set", "card.no-such-set", {*entry.set});
    checkValues(index, *type, below ? &*below : nullptr);
    checkText(index, below ? &*below : nullptr);
    return {};
}

void OwnEditCheck::checkNames(std::size_t index)
{
    const LayerCard& entry = m_edit.entries[index];
    for (const Texts::Entry& name : entry.name.entries()) checkName(index, name.words);
    for (const std::string& alias : entry.aliases.value_or(std::vector<std::string>())) checkName(index, alias);
}

void OwnEditCheck::checkName(std::size_t index, std::string_view name)
{
    const LayerCard& entry = m_edit.entries[index];
    const std::string key = folded(name);
    if (key.empty()) return refuse(index, "name", "card.no-name");
    if (!isOneLine(name)) return refuse(index, "name", "card.bad-name", {std::string(name)});
    if (characters(name) > kMaxNameLength)
        return refuse(index, "name", "value.too-long", {"name", std::to_string(kMaxNameLength)});
    std::string other;
    if (const auto recent = m_recentNames.find(key); recent != m_recentNames.end()) other = recent->second;
    else if (const auto card = m_catalogue.findFolded(key)) {
        other = m_catalogue.id(*card);
        if (m_recent.contains(other)) other.clear();  // it has another name by now, or is gone
    }
    if (other.empty() || other == entry.id) return;
    // A card that this very edit removes or renames gives its name away.
    if (const auto also = m_entries.find(other); also != m_entries.end()) {
        const LayerCard& changed = m_edit.entries[also->second];
        if (changed.isEmpty() && addsCard(changed)) return;
        if (!changed.name.empty()) return;  // claimed names were compared already
    }
    refuse(index, "name", "card.name-taken", {std::string(name), other});
}

void OwnEditCheck::checkValues(std::size_t index, TypeIndex type, const Card* below)
{
    std::vector<std::string> fields;
    for (const auto& [field, value] : m_edit.entries[index].values) fields.push_back(field);
    for (const std::string& id : fields) {
        if (const auto field = m_game.field(id)) checkValue(index, type, below, *field);
        else refuse(index, id, "value.no-such-field", {id});
    }
}

void OwnEditCheck::checkValue(std::size_t index, TypeIndex type, const Card* below, FieldIndex index2)
{
    LayerCard& entry = m_edit.entries[index];
    const Field& field = m_game[index2];
    FieldValue& stored = entry.values.find(field.id)->second;
    if (auto* words = std::get_if<Words>(&stored.value); words && field.refersToCards) {
        for (std::string& word : *words) {
            const auto card = resolved(word);
            if (!card) return refuse(index, field.id, "value.no-such-card", {field.id, word});
            word = *card;
        }
        stored.certain = stored.value;
    }
    if (auto fits = fitsField(field, type, stored.value); !fits)
        return problem(index, field.id, std::move(fits.error()));
    if (field.refersToCards && field.acyclic) checkLinks(index, index2);
    entry.corrections.erase(field.id);
    if (!below) return;
    auto agrees = below->type == type ? mayBe(m_game, *below, field.id, stored.value) : Result<void>();
    if (agrees) return;
    if (m_edit.corrects) entry.corrections.insert(field.id);
    else problem(index, field.id, std::move(agrees.error()));
}

void OwnEditCheck::checkText(std::size_t index, const Card* below)
{
    LayerCard& entry = m_edit.entries[index];
    for (const Texts::Entry& text : entry.text.entries())
        if (text.words.size() > kMaxTextLength)
            return refuse(index, kTextField, "value.too-long", {"text", std::to_string(kMaxTextLength)});
    entry.corrections.erase(std::string(kTextField));
    if (!below || !entry.textState || below->textState == Card::TextState::Unknown) return;
    if (m_edit.corrects) entry.corrections.emplace(kTextField);
    else
        refuse(index, kTextField, "value.known-otherwise",
               {std::string(kTextField), std::string(entry.text.in({})), std::string(below->text.in({}))});
}

/// The id of the card that a word names: by id, or by its name in this edit or in the catalogue.
std::optional<std::string> OwnEditCheck::resolved(const std::string& word) const
{
    const auto isThere = [this](const std::string& id) {
        const auto entry = m_entries.find(id);
        if (entry != m_entries.end() && addsCard(m_edit.entries[entry->second]))
            return !m_edit.entries[entry->second].isEmpty();
        const auto recent = m_recent.find(id);
        if (recent != m_recent.end() && id.starts_with(kOwnPrefix)) return recent->second.has_value();
        const auto card = m_catalogue.find(m_game.id + ":" + id);
        return card && m_catalogue.id(*card) == id;
    };
    if (isThere(word)) return word;
    const std::string name = folded(word);
    if (const auto entry = m_names.find(name); entry != m_names.end()) return m_edit.entries[entry->second].id;
    if (const auto recent = m_recentNames.find(name); recent != m_recentNames.end()) return recent->second;
    if (const auto card = m_catalogue.find(word); card && isThere(std::string(m_catalogue.id(*card))))
        return std::string(m_catalogue.id(*card));
    return std::nullopt;
}

Words OwnEditCheck::linksOf(std::string_view card, FieldIndex field) const
{
    const auto said = [&](const LayerCard& entry) -> const Words* {
        const auto value = entry.values.find(m_game[field].id);
        return value == entry.values.end() ? nullptr : std::get_if<Words>(&value->second.value);
    };
    const std::string id(card);
    if (const auto entry = m_entries.find(id); entry != m_entries.end()) {
        const Words* words = said(m_edit.entries[entry->second]);
        if (words) {
            Words ids;
            for (const std::string& word : *words) ids.push_back(resolved(word).value_or(word));
            return ids;
        }
        if (addsCard(m_edit.entries[entry->second])) return {};
    }
    if (const auto recent = m_recent.find(id); recent != m_recent.end() && recent->second)
        if (const Words* words = said(*recent->second)) return *words;
    const auto index = m_catalogue.find(m_game.id + ":" + id);
    if (!index) return {};
    const Value value = m_catalogue.value(*index, field);
    const auto* words = std::get_if<Words>(&value);
    return words ? *words : Words();
}

void OwnEditCheck::checkLinks(std::size_t index, FieldIndex field)
{
    const LayerCard& entry = m_edit.entries[index];
    const auto* words = std::get_if<Words>(&entry.values.find(m_game[field].id)->second.value);
    if (!words) return;
    const auto back = leadsBack(entry.id, *words,
                                [&](std::string_view other) -> Result<Words> { return linksOf(other, field); });
    if (back && *back) refuse(index, m_game[field].id, "value.leads-back", {m_game[field].id, entry.id});
}

void OwnEditCheck::problem(std::size_t index, std::string_view field, Error error)
{
    m_problems.push_back({index, std::string(field), std::move(error)});
}

void OwnEditCheck::refuse(std::size_t index, std::string_view field, const char* code, std::vector<std::string> args)
{
    problem(index, field, {Error::Kind::Refused, code, {}, std::move(args), {}});
}

}  // namespace mazzo::carddata
