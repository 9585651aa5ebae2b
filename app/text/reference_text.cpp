// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reference_text.h"

#include "app/text/value_text.h"

#include <QStringList>

namespace mazzo::app {

QString referenceText(const Value& value, const Field& field, const LoadedGame& loaded, std::string_view language)
{
    if (!field.refersToCards) return displayText(value, field, language);
    const auto nameOf = [&](const std::string& id) {
        const auto card = loaded.catalogue.find(loaded.game.id + ':' + id);
        return fromUtf8(card ? loaded.catalogue.name(*card, language) : id);
    };
    if (const auto* id = std::get_if<std::string>(&value)) return nameOf(*id);
    const auto* ids = std::get_if<Words>(&value);
    if (ids == nullptr || ids->empty()) return displayText(value, field, language);
    QStringList names;
    for (const std::string& id : *ids) names.append(nameOf(id));
    return names.join(QStringLiteral(", "));
}

}  // namespace mazzo::app
