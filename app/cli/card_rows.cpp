// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_rows.h"

#include "app/text/printing_text.h"
#include "app/text/reference_text.h"
#include "app/text/value_text.h"
#include "model/nearest.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace mazzo::cli {

namespace {

struct RowText {
    Q_DECLARE_TR_FUNCTIONS(RowText)
};

/// The position of a card when sorted by one field: known numbers first, then known words, then unknown values.
struct SortKey {
    int rank = 2;
    int number = 0;
    QString words;
};

SortKey keyOf(const Value& value, const Field& field, std::string_view language)
{
    if (const auto* number = std::get_if<Interval>(&value))
        return number->isExact() ? SortKey{0, number->lo, {}} : SortKey{};
    return isKnown(value) ? SortKey{1, 0, displayText(value, field, language)} : SortKey{};
}

SortKey keyOf(const LoadedGame& loaded, CardIndex card, std::string_view name, std::optional<FieldIndex> field,
              std::string_view language)
{
    if (field) return keyOf(loaded.catalogue.value(card, *field), loaded.game[*field], language);
    if (name == "type") return {1, 0, fromUtf8(loaded.game[loaded.catalogue.type(card)].name.in(language))};
    return {1, 0, fromUtf8(loaded.catalogue.name(card, language))};
}

/// The numbers that matter at the table, as the pack lists them; empty: all of them.
std::vector<std::string> shownNumbers(const Game& game)
{
    if (game.procedures.empty()) return {};
    const auto& parameters = game.procedures.front().parameters;
    const auto found = parameters.find("shown");
    const auto* ids = found == parameters.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
    return ids ? *ids : std::vector<std::string>{};
}

/// The known values of a card, in short: "Unit, Numan, Leader, Cost 3".
QStringList valuesOf(const LoadedGame& loaded, CardIndex card, std::string_view language, bool& provisional)
{
    const auto& [game, catalogue, contradicted, pictures] = loaded;
    QStringList values{typeNames(loaded, card, language)};
    const std::vector<std::string> shown = shownNumbers(game);
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const auto index = static_cast<FieldIndex>(i);
        const Field& field = game[index];
        const Value value = catalogue.value(card, index);
        const auto* list = std::get_if<Words>(&value);
        if (!field.derived.empty() || !isKnown(value) || value == Value(false) || (list != nullptr && list->empty()))
            continue;
        if (field.type == Field::Type::Number && !shown.empty() && std::ranges::find(shown, field.id) == shown.end())
            continue;
        const bool marked = catalogue.origin(card, index) == Origin::Provisional;
        provisional = provisional || marked;
        const QString name = fromUtf8(field.name.in(language));
        const bool isSelfExplanatory = !field.choices.empty();
        QString text = field.type == Field::Type::Flag ? name
                       : isSelfExplanatory             ? displayText(value, field, language)
                                                       : name + " " + referenceText(value, field, loaded, language);
        values.append(marked ? text + "*" : text);
    }
    return values;
}

}  // namespace

Result<void> sortBy(std::vector<CardIndex>& cards, const LoadedGame& loaded, std::string_view name,
                    std::string_view language)
{
    const std::optional<FieldIndex> field = loaded.game.field(name);
    if (!field && name != "name" && name != "type") {
        std::vector<std::string_view> known{"name", "type"};
        for (const Field& each : loaded.game.fields) known.push_back(each.id);
        std::vector<std::string> args{std::string(name)};
        std::ranges::move(nearest(name, known), std::back_inserter(args));
        return failure({Error::Kind::NotFound, "query.unknown-field", {}, std::move(args), {}});
    }
    QCollator collator{QLocale(fromUtf8(language))};
    collator.setNumericMode(true);
    std::vector<std::pair<SortKey, CardIndex>> keyed;
    keyed.reserve(cards.size());
    for (const CardIndex card : cards) keyed.emplace_back(keyOf(loaded, card, name, field, language), card);
    std::ranges::stable_sort(keyed, [&](const auto& a, const auto& b) {
        if (a.first.rank != b.first.rank) return a.first.rank < b.first.rank;
        if (a.first.number != b.first.number) return a.first.number < b.first.number;
        return collator.compare(a.first.words, b.first.words) < 0;
    });
    std::ranges::transform(keyed, cards.begin(), [](const auto& each) { return each.second; });
    return {};
}

void printRows(const Console& console, const LoadedGame& loaded, std::span<const CardIndex> cards,
               const CardTexts& texts)
{
    bool provisional = false;
    std::set<QString> labels;
    qsizetype width = 0;
    for (const CardIndex card : cards)
        width = std::max(width, fromUtf8(loaded.catalogue.name(card, console.language())).size());
    for (const CardIndex card : cards) {
        const auto set = std::ranges::find(loaded.game.sets, loaded.catalogue.set(card), &CardSet::id);
        const bool labelled = set != loaded.game.sets.end() && !set->label.empty();
        if (labelled) labels.insert(fromUtf8(set->label.in(console.language())));
        const QString name = fromUtf8(loaded.catalogue.name(card, console.language()));
        QStringList values = valuesOf(loaded, card, console.language(), provisional);
        if (const auto text = texts.find(loaded.catalogue.id(card)); text != texts.end()) values.append(text->second);
        console.line("  " + name.leftJustified(width) + (labelled ? " †  " : "    ") + values.join(", "));
    }
    if (provisional) console.line("* " + RowText::tr("provisional, not from the rulebook"));
    for (const QString& label : labels) console.line("† " + label);
}

}  // namespace mazzo::cli
