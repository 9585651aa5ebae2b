// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/card_key.h"

#include "model/nearest.h"
#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

struct PartName {
    CardKey::Part part;
    std::string_view id;
    std::string_view italian;
};
constexpr std::array kPartNames{PartName{CardKey::Part::Id, "id", "id"},
                                PartName{CardKey::Part::Name, "name", "nome"},
                                PartName{CardKey::Part::Aliases, "aliases", "alias"},
                                PartName{CardKey::Part::Type, "type", "tipo"},
                                PartName{CardKey::Part::Set, "set", "serie"},
                                PartName{CardKey::Part::Text, "text", "testo"},
                                PartName{CardKey::Part::Rulings, "rulings", "chiarimenti"},
                                PartName{CardKey::Part::Effects, "effects", "effetti"},
                                PartName{CardKey::Part::Image, "image", "immagine"}};

}  // namespace

Result<CardKey> cardKey(const Game& game, std::string_view word)
{
    const std::string wanted = folded(word);
    if (const auto field = game.field(wanted)) return CardKey{CardKey::Part::Field, *field};
    const std::size_t dot = wanted.find('.');
    const std::string stem = wanted.substr(0, dot);
    const std::string language = dot == std::string::npos ? std::string() : wanted.substr(dot + 1);
    for (const auto& [part, id, italian] : kPartNames) {
        if (stem != id && stem != italian) continue;
        const bool hasLanguages = part == CardKey::Part::Name || part == CardKey::Part::Text;
        const bool known = language.empty() ||
                           (hasLanguages && std::ranges::find(game.languages, language) != game.languages.end());
        if (known) return CardKey{part, {}, language};
    }
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        for (const Texts::Entry& name : game.fields[i].name.entries())
            if (folded(name.words) == wanted) return CardKey{CardKey::Part::Field, static_cast<FieldIndex>(i)};
    std::vector<std::string_view> known;
    for (const PartName& name : kPartNames) known.push_back(name.id);
    for (const Field& field : game.fields) known.push_back(field.id);
    std::vector<std::string> args{std::string(word)};
    std::ranges::move(nearest(wanted, known), std::back_inserter(args));
    return failure({Error::Kind::NotFound, "value.no-such-field", {}, std::move(args), {}});
}

std::string keyText(const Game& game, const CardKey& key)
{
    if (key.part == CardKey::Part::Field) return game[key.field].id;
    const auto name = std::ranges::find(kPartNames, key.part, &PartName::part);
    return std::string(name->id) + (key.language.empty() ? "" : "." + key.language);
}

}  // namespace mazzo::carddata
