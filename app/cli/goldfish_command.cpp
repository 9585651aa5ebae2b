// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goldfish_command.h"

#include "app/cli/card_json.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/finding_json.h"
#include "app/cli/number_option.h"
#include "app/cli/table_json.h"
#include "app/cli/table_text.h"
#include "app/input.h"
#include "app/output.h"
#include "app/strategies.h"
#include "app/text/action_text.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/action_text.h"
#include "goldfish/engines.h"
#include "goldfish/saved_game.h"
#include "model/text.h"
#include "validators/rule_book.h"
#include "validators/value_origins.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <random>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;
using goldfish::Play;
using goldfish::Session;
using goldfish::Setup;

namespace {

struct GoldfishText {
    Q_DECLARE_TR_FUNCTIONS(GoldfishText)
};

Errors asErrors(Error error) { return {std::move(error)}; }

/// The requested seed, or a random one.
Result<std::uint64_t> seedOf(const Arguments& arguments)
{
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return failure(seed.error());
    return seed->value_or(std::random_device{}());
}

/// The deck that an opponent plays; it must be of the same game.
Checked<void> addOpponent(Setup& setup, DeckLoader& loader, const std::string& file)
{
    const auto opponent = loader.load(file);
    if (!opponent) return tl::unexpected(opponent.error());
    if (opponent->game().id != setup.game->id)
        return tl::unexpected(asErrors(
            {Error::Kind::Refused, "goldfish.other-game", {file, 0, 0}, {opponent->game().id, setup.game->id}, {}}));
    setup.opponents.push_back(opponent->deck.deck);
    return {};
}

Checked<Session> startSession(const OpenedDeck& deck, DeckLoader& loader, const Arguments& arguments)
{
    Setup setup = Setup::of(deck.game(), deck.catalogue(), deck.deck.settings, deck.deck.deck);
    if (const auto file = arguments.value("--opponent"))
        if (auto added = addOpponent(setup, loader, *file); !added) return tl::unexpected(added.error());
    if (const auto file = arguments.value("--order")) {
        const auto text = readInput(*file);
        if (!text) return tl::unexpected(asErrors(text.error()));
        auto orders = goldfish::readOrder(*text, setup, *file);
        if (!orders) return tl::unexpected(orders.error());
        setup.orders = std::move(*orders);
    }
    for (const std::string& name : arguments.values("--bot")) {
        const auto strategy = strategyText(name, deck.game().id);
        if (!strategy) return tl::unexpected(asErrors(strategy.error()));
        setup.bots.push_back(strategy->text);
    }
    const auto seed = seedOf(arguments);
    if (!seed) return tl::unexpected(asErrors(seed.error()));
    auto play = Play::of(std::move(setup));
    if (!play) return tl::unexpected(asErrors(play.error()));
    auto session = Session::begin(std::move(*play), *seed);
    if (!session) return tl::unexpected(asErrors(session.error()));
    return std::move(*session);
}

/// Whether a file is a saved game and no deck; it may have been pasted with blank lines above it.
bool isSavedGame(std::string_view text)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    return trimmed(text).starts_with("mazzo-session");
}

/// A saved game names its deck, options and seed itself.
Checked<Session> resumeSession(std::string_view text, const std::string& file, const Arguments& arguments,
                               const Workspace& workspace, std::shared_ptr<const LoadedGame>& loaded)
{
    for (const char* option : {"--seed", "--order", "--bot", "--opponent", "--rules", "--set", "--from", "--game"})
        if (arguments.has(option))
            return tl::unexpected(asErrors({Error::Kind::Parse, "usage.not-with-session", {}, {option}, {}}));
    const auto named = [&file](Error error) {
        error.where.file = file;
        return tl::unexpected(asErrors(std::move(error)));
    };
    const auto saved = goldfish::readSaved(text);
    if (!saved) return named(saved.error());
    auto game = workspace.game(saved->game);
    if (!game) return named(game.error());
    loaded = std::make_shared<const LoadedGame>(std::move(*game));
    auto session = goldfish::resumed(*saved, loaded->game, loaded->catalogue);
    if (!session) return named(session.error());
    return std::move(*session);
}

/// An illegal deck can be tested, but the player should know that it is illegal.
Verdict warnUnlessLegal(const Console& console, const OpenedDeck& deck)
{
    const auto book = RuleBook::compile(deck.game(), deck.catalogue(), deck.deck.settings);
    if (!book) return Verdict::Unknown;
    const Verdict verdict = book->check(deck.deck.deck).verdict;
    if (verdict == Verdict::Illegal || verdict == Verdict::Unfinished)
        console.printError(GoldfishText::tr("This deck is not ready for a real game (%1); it is played anyway.")
                               .arg(verdictName(verdict)));
    return verdict;
}

/// The available actions in the language of the call; sessions list them in the first language of the pack.
Error inLanguage(Error error, const Session& session, const std::string& language)
{
    constexpr std::size_t kBeforeOffers = 3;
    if (error.code != "goldfish.not-offered" || error.args.size() < kBeforeOffers) return error;
    error.args.resize(kBeforeOffers);
    QStringList texts;
    for (const goldfish::Offer& offer : session.table().offers)
        texts += typedTexts(offer, session.play().setup(), language);
    texts.removeDuplicates();
    for (const QString& text : texts) error.args.push_back(text.toStdString());
    return error;
}

/// The refusal with the reason that the engine gives.
void reportRefusal(const Console& console, const Session& session, const std::string& text, const Error& error)
{
    console.printError(sentence(error));
    if (const auto why = session.play().refusal(session.now(), text))
        console.printError("  " + sentence(*why, session.play().setup(), console.language()) +
                           (why->clause.empty() ? QString() : "  (" + fromUtf8(why->clause) + ")"));
}

/// Saves the game so that it can be resumed; `-` prints it. False if it cannot be written.
bool save(const Console& console, const Session& session, const std::string& out, Json& document)
{
    const std::string text = saved(session);
    if (out != "-") {
        const bool written = writeOutput(out, text);
        if (!written) console.printError(GoldfishText::tr("%1 cannot be written.").arg(fromUtf8(out)));
        return written;
    }
    if (console.json()) document["session"] = text;
    else console.line('\n' + fromUtf8(text).trimmed());
    return true;
}

/// A refused action for scripts: the action, the clause that forbids it, if any, and the available actions.
Json refusalOf(const Session& session, const std::string& text, const std::string& language)
{
    Json refused{{"do", text}, {"rule", nullptr}, {"text", nullptr}};
    if (const auto why = session.play().refusal(session.now(), text)) {
        if (!why->clause.empty()) refused["rule"] = why->clause;
        refused["text"] = sentence(*why, session.play().setup(), language).toStdString();
    }
    refused["actions"] = goldfish::listed(session.table().offers, session.play().setup(), language);
    return refused;
}

/// Plays the actions and prints every step. A refused action does not undo the steps before it.
ExitStatus playActions(const Console& console, Session& session, const Arguments& arguments, Json document)
{
    const Setup& setup = session.play().setup();
    Json steps = Json::array();
    const auto show = [&](const goldfish::Action* done) {
        if (console.json()) steps.push_back(jsonOfStep(session.table(), done, setup, console.language()));
        else printStep(console, session.table(), done, setup);
    };
    show(session.done() > 0 ? &session.action(session.done() - 1) : nullptr);
    ExitStatus status = ExitStatus::Done;
    for (const std::string& text : arguments.values("--do")) {
        if (const auto done = session.act(text); !done) {
            const Error error = inLanguage(done.error(), session, console.language());
            reportRefusal(console, session, text, error);
            document["errors"] = errorsJson(asErrors(error));
            document["refused"] = refusalOf(session, text, console.language());
            status = ExitStatus::BadInput;
            break;
        }
        show(&session.action(session.done() - 1));
    }
    document["steps"] = std::move(steps);
    if (const auto out = arguments.value("--save"); out && !save(console, session, *out, document))
        status = ExitStatus::BadInput;
    if (console.json()) console.print(document);
    return status;
}

/// The origins of the values of all cards that the set-up deals.
std::vector<Origin> originsPlayed(const Setup& setup)
{
    Deck played = setup.deck;
    for (const Procedure::Step& step : setup.procedure.setUp) {
        if (step.kind != Procedure::Step::Kind::Deal) continue;
        for (const CardIndex card : setup.dealt(step))
            if (!setup.isUnknownCard(card)) played.addCopies(ZoneIndex{}, card, 1);
    }
    return originsOf(*setup.game, *setup.catalogue, setup.settings, played);
}

Json documentHeader(const Session& session)
{
    const Setup& setup = session.play().setup();
    return {{"seed", session.seed()},
            {"game", setup.game->id},
            {"rules", setup.settings.edition},
            {"rests_on", originsJson(originsPlayed(setup))}};
}

void printGuide(const Console& console, const QString& title, std::span<const goldfish::VerbGuide> guide, bool manual)
{
    console.line();
    console.line(title);
    for (const goldfish::VerbGuide& entry : guide)
        if (goldfish::isManual(entry.verb) == manual)
            console.line("  " + typedForm(entry, console.language()).leftJustified(34) + "  " + aboutText(entry));
}

void printActionHelp(const Console& console)
{
    for (const std::string_view name : goldfish::engineNames())
        printGuide(console, GoldfishText::tr("Actions of %1:").arg(fromUtf8(name)),
                   goldfish::engineNamed(name)->vocabulary().guide, false);
    const auto common = goldfish::commonVocabulary().guide;
    printGuide(console, GoldfishText::tr("Actions of other games:"), common, false);
    printGuide(console, GoldfishText::tr("By hand, in every game:"), common, true);
    console.line();
    console.line(
        GoldfishText::tr("Verbs may be typed in English or Italian. What is possible now, and what it costs, is "
                         "listed after each step."));
}

ExitStatus runGoldfish(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const std::string& file = arguments.positional().front();
    auto text = readInput(file, kMaxSourceBytes);
    if (!text) return console.fail(text.error());
    if (isSavedGame(*text)) {
        std::shared_ptr<const LoadedGame> loaded;
        auto session = resumeSession(*text, file, arguments, *workspace, loaded);
        if (!session) return console.fail(session.error());
        return playActions(console, *session, arguments, documentHeader(*session));
    }
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(std::move(*text), file);
    if (!deck) return console.fail(deck.error());
    auto session = startSession(*deck, *loader, arguments);
    if (!session) return console.fail(session.error());
    Json document = documentHeader(*session);
    document["verdict"] = idOf(warnUnlessLegal(console, *deck));
    if (!console.json()) {
        console.line(GoldfishText::tr("Seed %1").arg(session->seed()));
        const auto origins = originsPlayed(session->play().setup());
        if (!origins.empty()) console.line("* " + restsOnText(origins));
    }
    return playActions(console, *session, arguments, std::move(document));
}

}  // namespace

Command goldfishCommand()
{
    return {
        .name = "goldfish",
        .usage = "mazzo goldfish FILE [--seed N] [--order FILE] [--bot STRATEGY]... [--do ACTION]... [--rules ID] "
                 "[--set OPTION=VALUE] [--save OUT] [--from FORMAT] [--game ID]",
        .summary = QT_TRANSLATE_NOOP(
            "commands", "Set up a deck, play the actions, and print each state; FILE may also be a saved game"),
        .minArgs = 1,
        .maxArgs = 1,
        .options = {kSeedOption,
                    {"--order", "FILE", QT_TRANSLATE_NOOP("commands", "Order of the draw pile, top card first")},
                    {"--bot", "STRATEGY",
                     QT_TRANSLATE_NOOP("commands", "Strategy of the next opponent: a name or a file")},
                    {"--opponent", "FILE",
                     QT_TRANSLATE_NOOP("commands", "The deck that an opponent plays, if the game's table can")},
                    {"--do", "ACTION",
                     QT_TRANSLATE_NOOP("commands", "Play an action, such as keep or 'manual draw 2'; can be repeated")},
                    kRulesOption,
                    kSetOption,
                    {"--save", "OUT", QT_TRANSLATE_NOOP("commands", "Save the game to this file; - prints it")},
                    kFromOption,
                    kGameOption},
        .run = runGoldfish,
        .moreHelp = printActionHelp,
    };
}

}  // namespace mazzo::cli
