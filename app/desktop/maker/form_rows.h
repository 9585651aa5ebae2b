// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "carddata/edit/form_keys.h"
#include "carddata/edit/pack_document.h"

#include <QVariantList>

namespace mazzo::desktop {

/// A key of an object of a pack, as a form shows it.
struct FormRow {
    QString path;
    QString key;
    QString title;
    QString help;
    QString kind;          ///< "texts", "long-texts", "text", "flag", "choice", "several", "expression" or "list"
    QString value;         ///< of a text or choice; "yes" for a flag; what a list holds
    QVariantList texts;    ///< { language, text } for each language of the pack
    QVariantList choices;  ///< { value, text, chosen }
    QString scope;         ///< of an expression: "query", "check" or "derived"
    bool rare = false;     ///< shown on request
    QString problem;       ///< the first mistake at this key

    bool operator==(const FormRow&) const = default;
    [[nodiscard]] static Roles<FormRow> roles();
};

/// The rows of the object at a path of `game.json`; `keys` chooses some of its keys, all if there are none.
[[nodiscard]] QList<FormRow> formRows(const PackDocument& document, const std::string& path, std::string_view keys);

/// Keys that the form does not know: they are kept.
[[nodiscard]] QStringList unknownKeys(const PackDocument& document, const std::string& path);

/// What is typed for a key, as JSON; empty to remove the key. An error if it cannot be that.
[[nodiscard]] Result<std::string> typedJson(const PackDocument& document, const std::string& path, const QString& text);

/// A line for an item of a list: its name, and what it is.
[[nodiscard]] std::pair<QString, QString> itemText(const PackDocument& document, const std::string& path);

}  // namespace mazzo::desktop
