// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/repair_text.h"

#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "model/deck_file/deck_edit.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct RepairText {
    Q_DECLARE_TR_FUNCTIONS(RepairText)
};

}  // namespace

std::vector<Fix> repairSteps(const Repair& repair)
{
    std::vector<Fix> steps;
    if (repair.option) steps.push_back({Fix::Kind::SetOption, {}, {}, {}, {}, repair.option});
    for (const Deck::UnknownCard& unknownCard : repair.unknownCards)
        steps.push_back({Fix::Kind::Remove, {}, {}, {}, unknownCard.name});
    // A card that only changes its zone is moved.
    std::vector<Change> added = repair.add;
    for (Change removed : repair.remove) {
        for (Change& change : added) {
            const int moved = change.card == removed.card ? std::min(change.count, removed.count) : 0;
            if (moved == 0) continue;
            steps.push_back(
                {Fix::Kind::Move, {{change.card, change.zone, moved}}, {{removed.card, removed.zone, moved}}, {}});
            change.count -= moved;
            removed.count -= moved;
        }
        if (removed.count > 0) steps.push_back({Fix::Kind::Remove, {}, {removed}, {}});
    }
    for (const Change& change : added)
        if (change.count > 0) steps.push_back({Fix::Kind::Add, {change}, {}, {}});
    return steps;
}

QStringList repairWarnings(const Repair& repair)
{
    QStringList warnings;
    if (repair.removesMany) warnings.append(RepairText::tr("This removes more than a third of the deck."));
    if (repair.movesOnly) warnings.append(RepairText::tr("Cards only change zones; none is added or removed."));
    if (!repair.smallest)
        warnings.append(RepairText::tr("This was found in the time allowed; there may be a smaller change."));
    return warnings;
}

QStringList repairGaps(const Repair& repair, const LoadedGame& loaded, std::string_view language)
{
    QStringList gaps;
    for (const MissingValue& value : repair.missing)
        gaps.append(label({Fix::Kind::EnterValue, {}, {}, value}, loaded, language));
    QStringList names;
    for (const Deck::UnknownCard& card : repair.deck.unknownCards())
        if (const QString name = fromUtf8(card.name); !names.contains(name)) names.append(name);
    for (const QString& name : names) gaps.append(RepairText::tr("Unknown card: %1").arg(name));
    return gaps;
}

QString repairNote(const NoRepair& none)
{
    return none.withoutSamples ? RepairText::tr("Sample cards were not considered, because the deck has none.")
                               : QString();
}

std::string repairedText(DeckFile file, const Repair& repair, const LoadedGame& loaded)
{
    for (const Change& change : repair.add)
        addCopies(file, change.zone, change.card, change.count, loaded.game, loaded.catalogue);
    for (const Change& change : repair.remove) removeCopies(file, change.zone, change.card, change.count);
    for (const Deck::UnknownCard& unknownCard : repair.unknownCards)
        removeCopies(file, unknownCard.zone, unknownCard.name, unknownCard.copies);
    if (repair.option) setOption(file, loaded.game, repair.option->option, repair.option->value);
    return writeDeck(file, loaded.catalogue);
}

}  // namespace mazzo::app
