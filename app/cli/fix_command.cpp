#include "app/cli/commands.h"
#include "app/cli/deck_argument.h"
#include "app/cli/finding_json.h"
#include "app/cli/output.h"
#include "app/collection_view.h"
#include "app/words/finding_words.h"
#include "app/words/value_words.h"
#include "model/deck_file/deck_edit.h"
#include "validators/repair/repair.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct FixWords { Q_DECLARE_TR_FUNCTIONS(FixWords) };

std::string repairedText(const OpenedDeck& deck, const Repair& repair)
{
    DeckFile file = deck.deck;
    for (const Change& change : repair.add) addCopies(file, change.zone, change.card, change.count, deck.game(), deck.catalogue());
    for (const Change& change : repair.remove) removeCopies(file, change.zone, change.card, change.count);
    return writeDeck(file, deck.catalogue());
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
    std::vector<Fix> steps;
    for (const Change& change : repair.remove) steps.push_back({Fix::Kind::Remove, {}, {change}, {}});
    for (const Change& change : repair.add) steps.push_back({Fix::Kind::Add, {change}, {}, {}});
    for (const QString& step : labels(steps, *deck.loaded, console.language())) console.line("  → " + step);
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
    std::function<int(CardIndex)> allowed;
    Result<CollectionView> view = CollectionView{};
    if (arguments.has("--owned")) {
        view = collectionView(opener.library(), *deck->loaded);
        if (!view) return console.fail(view.error());
        allowed = [&, built = view->isBuilt(deck->deck.name)](CardIndex card) { return usable(*view, card, deck->deck.deck, built); };
    }
    const auto result = smallestRepair(*book, deck->deck.deck, allowed);
    if (const auto* none = std::get_if<NoRepair>(&result)) return tellNoRepair(console, *deck, *book, verdict, *none);

    const Repair& repair = std::get<Repair>(result);
    const std::string text = repairedText(*deck, repair);
    const auto out = arguments.value("-o");
    if (out && !writeOutput(*out, text)) {
        console.complain(FixWords::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json()) {
        const Json changes = jsonOf(Fix{Fix::Kind::Replace, repair.add, repair.remove, {}}, *deck->loaded);
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
