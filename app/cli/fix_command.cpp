#include "app/cli/commands.h"
#include "app/cli/deck_argument.h"
#include "app/cli/finding_json.h"
#include "app/words/finding_words.h"
#include "app/words/value_words.h"
#include "validators/repair/repair.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QSaveFile>

#include <algorithm>
#include <set>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct FixWords { Q_DECLARE_TR_FUNCTIONS(FixWords) };

using Items = std::vector<DeckFile::Item>;

/// Takes copies from the last lines of the card, so that the first one keeps its comment above it.
void removeCopies(Items& items, const Change& change)
{
    int left = change.count;
    for (auto item = items.rbegin(); item != items.rend() && left > 0; ++item) {
        if (item->kind != DeckFile::Item::Kind::Card || item->zone != change.zone || item->card != change.card) continue;
        const int taken = std::min(left, item->copies);
        item->copies -= taken;
        left -= taken;
    }
    std::erase_if(items, [](const DeckFile::Item& item) { return item.kind == DeckFile::Item::Kind::Card && item.copies == 0; });
}

/// Adds to the card's line, or a line at the end of its section, or a section at the end of the file.
void addCopies(Items& items, const Change& change, const OpenedDeck& deck)
{
    using Kind = DeckFile::Item::Kind;
    auto end = items.end();
    for (auto item = items.begin(); item != items.end(); ++item) {
        if ((item->kind != Kind::Card && item->kind != Kind::Section) || item->zone != change.zone) continue;
        if (item->kind == Kind::Card && item->card == change.card && item->value.empty()) {
            item->copies += change.count;
            return;
        }
        end = item + 1;
    }
    DeckFile::Item line;
    line.kind = Kind::Card;
    line.text = deck.catalogue().name(change.card, {});
    line.zone = change.zone;
    line.copies = change.count;
    line.card = change.card;
    const bool hasSection = std::ranges::any_of(items, [&](const DeckFile::Item& item) {
        return (item.kind == Kind::Section || item.kind == Kind::Card) && item.zone == change.zone;
    });
    if (!hasSection) {
        DeckFile::Item section;
        section.kind = Kind::Section;
        section.text = deck.game()[change.zone].id;
        section.zone = change.zone;
        items.push_back(section);
        end = items.end();
    }
    items.insert(end, line);
}

std::string repairedText(const OpenedDeck& deck, const Repair& repair)
{
    DeckFile file = deck.deck;
    for (const Change& change : repair.add) addCopies(file.items, change, deck);
    for (const Change& change : repair.remove) removeCopies(file.items, change);
    return writeDeck(file, deck.catalogue());
}

bool write(const std::string& path, const std::string& text)
{
    QSaveFile file(fromUtf8(path));
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && file.commit();
}

ExitStatus tellNoRepair(const Console& console, const OpenedDeck& deck, const RuleBook& book, Verdict verdict, const NoRepair& none)
{
    // Several checks may share a clause.
    Json rules = Json::array();
    QStringList lines;
    std::set<std::string_view> ids;
    for (const std::uint16_t rule : none.conflict) {
        Finding finding;
        finding.rule = rule;
        const std::string_view id = book.ruleId(finding);
        if (!ids.insert(id).second) continue;
        rules.push_back(id);
        const QString text = rule == Finding::kUnknownCards ? FixWords::tr("The deck has cards that the catalogue does not know.")
                                                            : fromUtf8(deck.game().rules[rule].text.in(console.language()));
        lines.append(QStringLiteral("  ✗ %1  (%2)").arg(text, fromUtf8(id)));
    }
    if (console.json()) {
        console.print({{"file", deck.file}, {"verdict", idOf(verdict)}, {"changes", nullptr}, {"conflict", rules}, {"proven", none.proven}});
        return ExitStatus::AnswerIsNo;
    }
    console.line(fromUtf8(deck.file) + ": " + words(verdict));
    // A card not on file is no conflict of rules: nothing can be promised about a deck that holds one.
    const bool strangers = rules.size() == 1 && rules.front() == kUnknownCardsId;
    if (strangers) console.line(FixWords::tr("A repair can only be found once every card is known:"));
    else console.line(none.proven ? FixWords::tr("No change of cards makes this deck legal. These rules cannot all hold:")
                                  : FixWords::tr("No repair was found in the time there is."));
    for (const QString& line : lines) console.line(line);
    return ExitStatus::AnswerIsNo;
}

void tellRepair(const Console& console, const OpenedDeck& deck, Verdict verdict, const Repair& repair)
{
    console.line(fromUtf8(deck.file) + ": " + words(verdict));
    const auto tell = [&](const Change& change, bool add) {
        Fix fix{add ? Fix::Kind::Add : Fix::Kind::Remove, {}, {}, {}};
        (add ? fix.add : fix.remove).push_back(change);
        console.line("  → " + label(fix, *deck.loaded, console.language()));
    };
    for (const Change& change : repair.remove) tell(change, false);
    for (const Change& change : repair.add) tell(change, true);
    if (repair.add.empty() && repair.remove.empty()) console.line("  " + FixWords::tr("Nothing to repair."));
    else console.line("  " + FixWords::tr("After it: %1").arg(words(Verdict::Legal)));
}

} // namespace

ExitStatus runFix(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    DeckOpener opener(std::move(*workspace));
    const auto deck = opener.open(arguments.plain().front());
    if (!deck) return console.fail(deck.error());
    const auto book = RuleBook::compile(deck->game(), deck->catalogue(), deck->deck.settings);
    if (!book) return console.fail(book.error());
    const Verdict verdict = book->judge(deck->deck.deck).verdict;
    const auto result = smallestRepair(*book, deck->deck.deck);
    if (const auto* none = std::get_if<NoRepair>(&result)) return tellNoRepair(console, *deck, *book, verdict, *none);

    const Repair& repair = std::get<Repair>(result);
    const std::string text = repairedText(*deck, repair);
    const auto out = arguments.value("-o");
    if (out && !write(*out, text)) {
        console.complain(FixWords::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json()) {
        const Json changes = jsonOf(Fix{Fix::Kind::Replace, repair.add, repair.remove, {}}, *deck->loaded, console.language());
        console.print({{"file", deck->file}, {"verdict", idOf(verdict)}, {"changes", {{"add", changes["add"]}, {"remove", changes["remove"]}}},
                       {"after", idOf(Verdict::Legal)}, {"deck", text}});
        return ExitStatus::Done;
    }
    tellRepair(console, *deck, verdict, repair);
    if (!out) {
        console.line();
        console.line(fromUtf8(text).chopped(1));
    }
    return ExitStatus::Done;
}

} // namespace mazzo
