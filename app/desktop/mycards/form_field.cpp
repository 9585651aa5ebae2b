// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/form_field.h"

#include "app/desktop/mycards/typed_check.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

namespace {

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

/// A field of a new card for which nothing is typed.
void addUnset(FormField& row, const Game& game, const CardColumn& column)
{
    row.state = QStringLiteral("none");
    if (column.kind == CardColumn::Kind::Printed) row.state = QStringLiteral("absent");
    if (column.key.part != CardKey::Part::Field) return;
    const Field& field = game[column.key.field];
    if (field.preset) row.placeholder = displayText(*field.preset, field, currentLanguage());
    if (field.preset && row.placeholder.isEmpty()) row.placeholder = FieldText::tr("none");
    if (!field.preset) row.state = field.optional ? QStringLiteral("absent") : QStringLiteral("unknown");
}

void addBelow(FormField& row, const Game& game, const LayeredCard& card, const CardColumn& column)
{
    const auto values = card.values(keyText(game, column.key));
    if (values.size() < 2) return;
    const auto& [belowLayer, below] = values[values.size() - 2];
    const QString name = layerName(game, belowLayer);
    if (!isKnown(below.value)) {
        row.below = FieldText::tr("Unknown in %1").arg(name);
        return;
    }
    const QString text = displayText(below.value, game[column.key.field], currentLanguage());
    row.below = FieldText::tr("%1 says %2").arg(name, text);
    row.useBelow = FieldText::tr("Use %1").arg(text);
}

void addStored(FormField& row, const LoadedGame& loaded, const LayeredCard& card, const CardColumn& column)
{
    const Game& game = loaded.game;
    row.text = typedText(loaded, card.card, column);
    row.state = QStringLiteral("known");
    if (isUnknown(card.card, column)) {
        row.state = QStringLiteral("unknown");
        // A range says something; it stays.
        if (column.key.part != CardKey::Part::Field || row.text == "?") row.text.clear();
    }
    if (column.key.part == CardKey::Part::Field && isAbsent(card.card.values[at(column.key.field)].value))
        row.state = QStringLiteral("absent");
    if (column.key.part == CardKey::Part::Text && card.card.textState == Card::TextState::None)
        row.state = QStringLiteral("absent");
    if (row.text == "-") row.state = QStringLiteral("absent");
    const std::string_view layer = card.layerOf(keyText(game, column.key));
    row.mine = layer == kOwnLayer;
    if (row.state != "unknown" && row.state != "absent" && !layer.empty()) row.layer = layerName(game, layer);
    if (column.key.part == CardKey::Part::Field && layer == kOwnLayer) addBelow(row, game, card, column);
}

void addMissingCard(FormField& row, const LoadedGame& loaded, const CardColumn& column)
{
    const std::string missing = missingCard(loaded, column, row.text.toStdString());
    if (missing.empty()) return;
    if (const auto near = loaded.catalogue.nearestNames(missing, 1); !near.empty())
        row.nearest = fromUtf8(loaded.catalogue.name(near.front(), currentLanguage()));
    if (!typeReferredTo(loaded, column.key.field).empty()) row.missing = fromUtf8(missing);
}

}  // namespace

Roles<FormField> FormField::roles()
{
    return {{"key", &FormField::key},
            {"title", &FormField::title},
            {"about", &FormField::about},
            {"kind", &FormField::kind},
            {"choices", &FormField::choices},
            {"isOpen", &FormField::open},
            {"text", &FormField::text},
            {"knowledge", &FormField::state},
            {"placeholder", &FormField::placeholder},
            {"source", &FormField::layer},
            {"mine", &FormField::mine},
            {"below", &FormField::below},
            {"belowAction", &FormField::useBelow},
            {"rare", &FormField::rare},
            {"canBeText", &FormField::canBeText},
            {"canBeUnknown", &FormField::canBeUnknown},
            {"canBeAbsent", &FormField::canBeAbsent},
            {"problem", &FormField::problem},
            {"nearest", &FormField::nearest},
            {"missing", &FormField::missing}};
}

QString FormEntry::typedText(std::string_view key) const
{
    const auto found = typed.find(key);
    return found == typed.end() ? QString() : fromUtf8(found->second);
}

bool isUnknown(const Card& card, const CardColumn& column)
{
    if (column.key.part == CardKey::Part::Text) return card.textState == Card::TextState::Unknown;
    if (column.key.part != CardKey::Part::Field) return false;
    const Value& value = card.values[at(column.key.field)].value;
    return !isAbsent(value) && !isKnown(value);
}

QString layerName(const Game& game, std::string_view layer)
{
    if (layer == kOwnLayer) return FieldText::tr("yours");
    for (const GameLayer& known : game.layers)
        if (known.id == layer && layer != kPackLayer) return fromUtf8(known.name.in(currentLanguage()));
    return fromUtf8(game.name.in(currentLanguage()));
}

FormField formField(const LoadedGame& loaded, const FormEntry& entry, const CardColumn& column)
{
    const Game& game = loaded.game;
    const std::string key = keyText(game, column.key);
    const bool isField = column.key.part == CardKey::Part::Field;
    FormField row;
    row.key = fromUtf8(key);
    row.title = columnTitle(game, column);
    if (isField) row.about = fromUtf8(game[column.key.field].about.in(currentLanguage()));
    row.kind = kindId(column.kind);
    row.choices = choiceNames(game, column);
    row.open = column.open;
    row.rare = isRare(game, column);
    row.canBeText = isField && game[column.key.field].printed;
    row.canBeUnknown = isField || column.kind == CardColumn::Kind::Printed;
    row.canBeAbsent = (isField && (game[column.key.field].optional || column.kind == CardColumn::Kind::Words ||
                                   column.kind == CardColumn::Kind::Reference)) ||
                      column.kind == CardColumn::Kind::Printed;
    if (entry.card) addStored(row, loaded, *entry.card, column);
    else addUnset(row, game, column);
    if (const auto text = entry.typed.find(key); text != entry.typed.end()) {
        row.text = fromUtf8(text->second);
        if (column.kind == CardColumn::Kind::Type)
            if (const auto type = game.type(text->second)) row.text = fromUtf8(game[*type].name.in(currentLanguage()));
        row.state = row.text == "?"   ? QStringLiteral("unknown")
                    : row.text == "-" ? QStringLiteral("absent")
                                      : QStringLiteral("known");
    }
    if (row.text == "?" || row.text == "-") row.text.clear();
    if (row.state == "unknown") row.placeholder = FieldText::tr("unknown");
    else if (row.state == "absent") row.placeholder = FieldText::tr("not printed");
    if (const auto problem = entry.problems.find(key); problem != entry.problems.end()) {
        row.problem = problem->second;
        addMissingCard(row, loaded, column);
    }
    return row;
}

}  // namespace mazzo::desktop
