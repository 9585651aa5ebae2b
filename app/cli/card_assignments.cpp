// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_assignments.h"

#include "app/pictures/picture_store.h"

#include <algorithm>

namespace mazzo::cli {

namespace {

/// `cost=3`: one word before the sign.
bool isAssignment(std::string_view word)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0) return false;
    return word.substr(0, sign).find_first_of("\"<>()[]{}") == std::string_view::npos;
}

}  // namespace

CardAssignments CardAssignments::read(std::span<const std::string> words)
{
    CardAssignments read;
    for (const std::string& word : words) {
        if (isAssignment(word)) {
            const std::size_t sign = word.find('=');
            read.assignments.push_back({word.substr(0, sign), word.substr(sign + 1)});
            continue;
        }
        std::string& before = read.assignments.empty() ? read.name : read.assignments.back().text;
        before += (before.empty() ? "" : " ") + word;
    }
    return read;
}

Checked<void> assignTo(LayerCard& entry, const CardAssignments& given, const LoadedGame& loaded, const Library& library,
                       std::vector<OwnChoice>& choices)
{
    Errors errors;
    std::vector<CardText> texts;
    for (const auto& [key, text] : given.assignments) {
        const auto known = cardKey(loaded.game, key);
        if (!known) {
            errors.push_back(known.error());
            continue;
        }
        CardText typed{*known, text};
        if (known->part == CardKey::Part::Id) {
            errors.push_back({Error::Kind::Refused, "value.no-such-field", {}, {key}, {}});
        } else if (known->part == CardKey::Part::Image && !text.empty()) {
            auto name = storePicture(library.imageFolder(loaded.game.id), QString::fromStdString(text));
            if (name) typed.text = std::move(*name);
            else errors.push_back(std::move(name.error()));
        }
        texts.push_back(std::move(typed));
    }
    const CardEditor editor(loaded.game, loaded.catalogue);
    for (CardTextProblem& problem : editor.assign(entry, nullptr, texts, choices))
        errors.push_back(std::move(problem.error));
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return {};
}

}  // namespace mazzo::cli
