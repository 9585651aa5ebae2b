// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/user_values.h"

namespace mazzo::carddata {

Result<void> UserValues::set(const LoadedGame& loaded, std::string_view card, std::string_view field,
                             const Value& value) const
{
    auto entry = m_layer.entry(loaded.game.id, card);
    if (!entry) return failure(entry.error());
    if (field == kTextField) {
        entry->textState = Card::TextState::Known;
        const auto* text = std::get_if<std::string>(&value);
        entry->text = Texts(std::vector<Texts::Entry>{{loaded.game.languages.front(), text ? *text : std::string()}});
    } else {
        entry->values.insert_or_assign(std::string(field), FieldValue{value, Origin::User, {}, {}, value});
    }
    OwnEdit edit{OwnReason::Set, std::string(card), {std::move(*entry)}, {}, false};
    auto done = m_layer.apply(loaded.game, loaded.catalogue, std::move(edit));
    return done ? Result<void>() : failure(firstError(done.error()));
}

Result<void> UserValues::unset(std::string_view game, std::string_view card, std::string_view field) const
{
    auto entry = m_layer.entry(game, card);
    if (!entry) return failure(entry.error());
    const bool isText = field == kTextField && entry->textState;
    if (isText) {
        entry->textState.reset();
        entry->text = {};
    } else if (entry->values.erase(std::string(field)) == 0) {
        return failure({Error::Kind::NotFound, "value.not-set", {}, {std::string(field), std::string(card)}, {}});
    }
    entry->corrections.erase(std::string(field));
    return m_layer.store(game, {OwnReason::Unset, std::string(card), {std::move(*entry)}, {}, false});
}

Result<std::vector<UserValue>> UserValues::all(std::string_view game) const
{
    const auto entries = m_layer.entries(game);
    if (!entries) return failure(entries.error());
    std::vector<UserValue> values;
    for (const LayerCard& entry : *entries) {
        if (entry.adds()) continue;
        for (const auto& [field, value] : entry.values)
            values.push_back({entry.id, field, value.value, entry.changedAt});
        if (entry.textState == Card::TextState::Known)
            values.push_back({entry.id, std::string(kTextField), std::string(entry.text.in({})), entry.changedAt});
    }
    return values;
}

}  // namespace mazzo::carddata
