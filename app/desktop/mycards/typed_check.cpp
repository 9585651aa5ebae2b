// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/typed_check.h"

#include "app/desktop/mycards/problem_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

namespace {

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

/// A number outside the range of its field.
QString rangeProblem(const Field& field, const Value& value)
{
    const auto* number = std::get_if<Interval>(&value);
    if (number == nullptr || (number->lo >= field.domain.lo && number->hi <= field.domain.hi)) return {};
    return CheckText::tr("The value must be between %1 and %2.")
        .arg(field.domain.hasLowerBound() ? QString::number(field.domain.lo) : "−∞",
             field.domain.hasUpperBound() ? QString::number(field.domain.hi) : "∞");
}

}  // namespace

QString typedProblem(const LoadedGame& loaded, const CardColumn& column, const std::string& text)
{
    if (column.key.part == CardKey::Part::Name)
        if (const auto other = loaded.catalogue.findFolded(folded(text)))
            return sentence(
                {Error::Kind::Refused, "card.name-taken", {}, {text, std::string(loaded.catalogue.id(*other))}, {}});
    LayerCard entry;
    std::vector<OwnChoice> choices;
    const std::vector<CardText> texts{{column.key, text}};
    const auto problems = CardEditor(loaded.game, loaded.catalogue).assign(entry, nullptr, texts, choices);
    if (column.key.part == CardKey::Part::Field)
        if (const auto value = entry.values.find(loaded.game[column.key.field].id); value != entry.values.end())
            if (const QString problem = rangeProblem(loaded.game[column.key.field], value->second.value);
                !problem.isEmpty())
                return problem;
    if (const std::string missing = missingCard(loaded, column, text); !missing.empty())
        return CheckText::tr("No card is named “%1”.").arg(fromUtf8(missing));
    return problems.empty() ? QString() : problemText(loaded.game, problems.back().error);
}

std::string missingCard(const LoadedGame& loaded, const CardColumn& column, std::string_view text)
{
    if (column.kind != CardColumn::Kind::Reference) return {};
    std::vector<OwnChoice> choices;
    const auto value = CardEditor(loaded.game, loaded.catalogue).parse(column.key.field, text, choices);
    if (!value) return {};
    if (const auto* words = std::get_if<Words>(&*value))
        for (const std::string& word : *words)
            if (!loaded.catalogue.find(loaded.game.id + ":" + word)) return word;
    return {};
}

std::string typeReferredTo(const LoadedGame& loaded, FieldIndex field)
{
    const Catalogue& catalogue = loaded.catalogue;
    std::optional<TypeIndex> only;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const Value value = catalogue.value(static_cast<CardIndex>(i), field);
        const auto* words = std::get_if<Words>(&value);
        for (const std::string& word : words != nullptr ? *words : Words()) {
            const auto card = catalogue.find(loaded.game.id + ":" + word);
            if (!card) continue;
            if (only && *only != catalogue.type(*card)) return {};
            only = catalogue.type(*card);
        }
    }
    return only ? loaded.game[*only].id : std::string();
}

}  // namespace mazzo::desktop
