// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

/// How the value of a key of `game.json` is edited.
enum class KeyKind : std::uint8_t {
    Texts,      ///< a short text for each language
    LongTexts,  ///< a text of several lines for each language
    Text,
    Id,      ///< what others refer to; renamed together with them
    Clause,  ///< the id of a rulebook clause
    Number,
    Amount,    ///< a number, or the id of an option
    Quantity,  ///< a number, or an expression for one
    Flag,
    Choice,      ///< one of the words in `of`
    Reference,   ///< the id of an item of the list `of`
    References,  ///< ids of items of the list `of`
    Words,       ///< a list of words or ids
    Value,       ///< a plain value: text, number, flag or list
    Query,       ///< a condition on a card
    Check,       ///< a condition on the piles of a deck
    Derived,     ///< a value that is computed from the other fields of a card
    List,        ///< items of the form `of`
    Object,      ///< an object of the form `of`
    CardValues,  ///< values of a card by field
    Json,        ///< anything else; shown, edited as JSON
};

struct FormKey {
    std::string_view name;
    KeyKind kind = KeyKind::Text;
    std::string_view of = {};
    std::string_view when = {};  ///< shown if another key has one of these values: "type=number"; empty: always
    bool rare = false;           ///< shown only on request, or if it is there
};

/// The keys of one kind of object, in the order in which a person would write them. Objects may have further keys: they
/// are kept.
struct Form {
    std::string_view id;
    std::span<const FormKey> keys;

    [[nodiscard]] const FormKey* key(std::string_view name) const;
};

/// The form of the object at a path of `game.json`; null if it is none that can be edited. The root is `game`.
[[nodiscard]] const Form* formAt(std::string_view path);
/// The key that a path ends with; null for items of lists and for keys that are not known.
[[nodiscard]] const FormKey* keyAt(std::string_view path);
[[nodiscard]] const Form* formNamed(std::string_view id);
[[nodiscard]] std::vector<const Form*> allForms();

/// The words of a choice, or of a condition: "a|b".
[[nodiscard]] std::vector<std::string_view> wordsOfForm(std::string_view list);

}  // namespace mazzo::carddata
